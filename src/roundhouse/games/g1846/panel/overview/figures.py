"""The figures that decisions turn on: what shares bring, what could be sold, who operates when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import OperatingRound, StockRound
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.market import price, price_beside, reverse_order
from roundhouse.games.g1846.rules.money import (
    ALL_SHARES,
    held_by_players,
    in_market,
    portfolio,
    privates_of,
)
from roundhouse.games.g1846.rules.shares import most_saleable
from roundhouse.games.g1846.rules.state import INDEPENDENTS, State, next_seat
from roundhouse.games.g1846.rules.steps.dividend import Kind, columns, retained

KINDS: Final[tuple[Kind, ...]] = ("full", "half", "withhold")
Standing = Literal["done", "now", "next"]


class Place(NamedTuple):
    """Where a company stands in the order of operation: its number, and whether its turn was."""

    number: int
    standing: Standing


# Players


def play_order(state: State) -> list[Seat]:
    """Those still in the game, from the one who begins the next stock round, or began this."""
    found = [state.priority]
    while (seat := next_seat(state, found[-1])) != state.priority:
        found.append(seat)
    return found


def passed(state: State) -> tuple[Seat, ...]:
    """Who has passed since anybody last bought or sold in this stock round."""
    found = next((frame for frame in state.stack if isinstance(frame, StockRound)), None)
    if found is None or not found.passes:
        return ()
    around = play_order(state)
    here = around.index(found.seat)
    return tuple(around[(here - step) % len(around)] for step in range(1, found.passes + 1))


def liquidity(state: State, seat: Seat) -> int:
    """Cash, and what all shares would bring that *seat* may sell, corporation by corporation."""
    sold = (most_saleable(state, seat, corp) * price(state, corp) for corp in state.order)
    return state.cash[seat] + sum(sold)


def income(state: State, seat: Seat) -> int:
    """What the next operating round brings if the last runs are made again and paid in full."""
    shares = sum(count * per_share(state, corp) for corp, count in portfolio(state, seat))
    return shares + sum(private_income(state, private) for private in privates_of(state, seat))


def private_income(state: State, private: PrivateId) -> int:
    """What a private brings its owner: its income, or half of what it last ran for."""
    own = state.earned.get(private, 0) // 2 if private in INDEPENDENTS else 0
    return DEFS.privates[private].income + own


# Companies


def per_share(state: State, corp: CorpId) -> int:
    """What a share got of the last run, or would have."""
    return state.earned.get(corp, 0) // ALL_SHARES


def yield_of(state: State, corp: CorpId) -> float:
    """The last run for a share, in percent of the price."""
    return 100 * per_share(state, corp) / price(state, corp) if price(state, corp) else 0


def prices_after(state: State, corp: CorpId) -> Mapping[Kind, int]:
    """The price after the last run is made again and paid out, half paid, or kept."""
    run, now = state.earned.get(corp, 0), price(state, corp)
    return {
        kind: price_beside(state, corp, columns(run - retained(kind, run), now)) for kind in KINDS
    }


def price_at_end(state: State, corp: CorpId) -> int:
    """The price after this stock round, if no more shares change hands (SR-19)."""
    if in_market(state, corp):
        return price_beside(state, corp, -1)
    is_sold_out = held_by_players(state, corp) == ALL_SHARES
    return price_beside(state, corp, 1) if is_sold_out else price(state, corp)


def operating_order(state: State) -> Mapping[CompanyId, Place]:
    """Every company that operates in this round, or the next, in its order (OR-SEQ-2)."""
    found = next(
        (frame for frame in reversed(state.stack) if isinstance(frame, OperatingRound)), None
    )
    running = found is not None and found.paid
    done = found.done if found and running else ()
    now = state.turn.company if state.turn and running else None
    left = [company for company in _to_operate(state) if company not in done]
    return {
        company: Place(number, _standing(company, now, done))
        for number, company in enumerate((*done, *left), 1)
    }


def _standing(company: CompanyId, now: CompanyId | None, done: tuple[CompanyId, ...]) -> Standing:
    if company == now:
        return "now"
    return "done" if company in done else "next"


def _to_operate(state: State) -> Iterator[CompanyId]:
    """Independents, then corporations by price: the lowest first in the first round of all."""
    for private in state.privates:
        if private in INDEPENDENTS and isinstance(state.owners.get(private), int):
            yield private
    is_first = state.set_no == 1 and state.or_no < 2
    yield from reverse_order(state) if is_first else state.order
