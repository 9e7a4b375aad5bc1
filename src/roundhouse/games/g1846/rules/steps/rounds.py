"""The order of play: sets of rounds, players' turns, companies' turns, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event, Landmark
from roundhouse.core.frames import finish, push
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    OperatingRound,
    Playing,
    StockRound,
    StockTurn,
)
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId
from roundhouse.games.g1846.rules.market import move, reverse_order
from roundhouse.games.g1846.rules.money import ALL_SHARES, held_by_players, in_market, pay
from roundhouse.games.g1846.rules.powers import powers_with
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.state import BANK, State, become, is_independent, next_seat
from roundhouse.games.g1846.rules.steps.company_turn import begin_turn


@dataclass(frozen=True, slots=True, kw_only=True)
class StockRoundBegan(Event1846):
    """A stock round begins."""

    landmark: ClassVar[Landmark] = "round"
    wire: ClassVar[str] = "stock_round_began"

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class OperatingRoundBegan(Event1846):
    """An operating round begins; set 0 is between two players' passes in the draft."""

    landmark: ClassVar[Landmark] = "round"
    wire: ClassVar[str] = "operating_round_began"

    set_no: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PriorityMoved(Event1846):
    """The priority deal has a new holder."""

    wire: ClassVar[str] = "priority_moved"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event1846):
    """The game is over; *reason* is the id of why."""

    wire: ClassVar[str] = "game_ended"

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomePaid(Event1846):
    """A player got the income of privates."""

    wire: ClassVar[str] = "income_paid"

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpIncomePaid(Event1846):
    """A corporation got the income of its privates."""

    wire: ClassVar[str] = "corp_income_paid"

    corp: CorpId
    amount: int


def next_set(draft: State, frame: Playing) -> Iterator[Event]:
    """A stock round and two operating rounds, until the game ends (SEQ-1, END-1, OPT-2P-6)."""
    if draft.broken:
        yield from end(draft, "bank_broken")
    elif draft.last_set is not None and draft.set_no >= draft.last_set:
        yield from end(draft, "no_trains")
    elif _stands_still(draft, frame):
        yield from end(draft, "nothing_left")
    else:
        become(draft, bank=draft.cash[BANK], tiles=len(draft.board.tiles))
        draft.set_no += 1
        rounds = (OperatingRound(number=2), OperatingRound(number=1))
        push(draft, *rounds, StockRound(seat=draft.priority))


def _stands_still(state: State, frame: Playing) -> bool:
    """Whether no corporation is on the market and a whole set changed nothing (R-54)."""
    same = (state.cash[BANK], len(state.board.tiles)) == (frame.bank, frame.tiles)
    return not state.order and same


def end(draft: State, reason: str) -> Iterator[Event]:
    """The game is over; nobody decides any more."""
    draft.over = reason
    draft.stack = ()
    draft.turn = None
    yield GameEnded(reason=reason)


def ends_at_once(state: State) -> str:
    """Why the game ends now: one player is left, or nothing to play with (END-3, END-6)."""
    if len(state.bankrupt) == state.seats - 1:
        return "one_player_left"
    return "" if state.corps or state.privates else "all_closed"


# The stock round


def next_player(draft: State, frame: StockRound) -> Iterator[Event]:
    """The next player's turn; when all passed in succession, the end (SR-1, SR-2)."""
    if not frame.begun:
        become(draft, begun=True)
        draft.sold = {}
        yield StockRoundBegan(number=draft.set_no, seat=frame.seat)
    if frame.passes < draft.seats - len(draft.bankrupt):
        push(draft, StockTurn(seat=frame.seat))
        return
    finish(draft)
    draft.sold = {}
    if frame.last is not None:
        yield from give_priority(draft, next_seat(draft, frame.last))
    if not frame.still:
        yield from _end_of_round_prices(draft)


def give_priority(draft: State, seat: Seat) -> Iterator[Event]:
    """Hand the priority deal to *seat* (SR-18)."""
    draft.priority = seat
    yield PriorityMoved(seat=seat)


def _end_of_round_prices(draft: State) -> Iterator[Event]:
    """Left with shares in the Market, right when players hold all (SR-19)."""
    for corp in draft.order:
        if in_market(draft, corp):
            yield from move(draft, corp, -1)
        elif held_by_players(draft, corp) == ALL_SHARES:
            yield from move(draft, corp, 1)


# The operating round


def next_company(draft: State, frame: OperatingRound) -> Iterator[Event]:
    """Income first, then each company's turn (OR-SEQ-1)."""
    if not frame.paid:
        become(draft, paid=True)
        draft.or_no = frame.number
        yield OperatingRoundBegan(set_no=draft.set_no, number=frame.number)
        yield from pay_income(draft)
        for power in powers_with(Power.round_begins):
            power.round_begins(draft)
        return
    company = following(draft, frame)
    if company is None:
        finish(draft)
        draft.or_no = 0
        return
    become(draft, done=(*frame.done, company))
    yield from begin_turn(draft, company)


def pay_income(draft: State) -> Iterator[Event]:
    """Each owner gets the income of its privates."""
    amounts: dict[Seat | CorpId, int] = {}
    for private in draft.privates:
        owner = draft.owners.get(private)
        if owner is not None and DEFS.privates[private].income:
            amounts[owner] = amounts.get(owner, 0) + DEFS.privates[private].income
    for owner, amount in amounts.items():
        pay(draft, BANK, owner, amount)
        if isinstance(owner, str):
            yield CorpIncomePaid(corp=owner, amount=amount)
        else:
            yield IncomePaid(seat=owner, amount=amount)


def following(state: State, frame: OperatingRound) -> CompanyId | None:
    """Independents, then corporations by present prices (OR-SEQ-2, OR-SEQ-3, R-15)."""
    for private in state.privates:
        owned = isinstance(state.owners.get(private), int)
        if is_independent(private) and owned and private not in frame.done:
            return private
    first = state.set_no == 1 and state.or_no == 1
    order = reverse_order(state) if first else state.order
    return next((corp for corp in order if corp not in frame.done), None)
