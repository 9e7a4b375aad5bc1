"""What a plan comes to for one company: its treasury, its best run, and what shares would get."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, TrainId
from roundhouse.games.g1846.rules.market import price, price_beside
from roundhouse.games.g1846.rules.money import ALL_SHARES
from roundhouse.games.g1846.rules.revenue import earnings
from roundhouse.games.g1846.rules.route import Route, walks
from roundhouse.games.g1846.rules.routing import answer, asked, position, run_of
from roundhouse.games.g1846.rules.state import State, Turn, controller, is_independent, is_started
from roundhouse.games.g1846.rules.steps.dividend import Kind, columns, retained
from roundhouse.routes.effort import Limits
from roundhouse.routes.plan import Answer

PATIENCE: Final = Limits(seconds=1)
"""What is spent on one run; what is not proven by then is called a lower bound."""
KINDS: Final[tuple[Kind, ...]] = ("full", "half", "withhold")
MOST_KEPT: Final = 256
"""Proven runs of planned boards that are remembered: a plan is asked for anew at each change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid:
    """What one way to pay would bring: each share, the treasury, everybody, and the new price."""

    kind: Kind
    each: int
    treasury: int
    players: Mapping[Seat, int]
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What a company has at the end of a plan, and its best run with those trains."""

    company: CompanyId
    treasury: int
    trains: tuple[TrainId, ...]
    routes: tuple[Route, ...]
    earned: tuple[int, ...]
    proven: bool
    paid: tuple[Paid, ...]

    @property
    def revenue(self) -> int:
        """What the run earns in all."""
        return sum(self.earned)


def outcome(state: State, company: CompanyId) -> Outcome:
    """What *company* comes to in *state*; it must have a treasury."""
    state = _at_its_next_run(state, company)
    here = position(state, company)
    found = _answered(state, company)
    routes = run_of(here, found.plan)
    earned = tuple(earnings(state, company, walks(state.board, routes)))
    return Outcome(
        company=company,
        treasury=state.cash[company],
        trains=state.trains[company],
        routes=routes,
        earned=earned,
        proven=found.proven,
        paid=payments(state, company, sum(earned)),
    )


def has_purse(state: State, company: CompanyId) -> bool:
    """Whether the company has money and trains of its own yet."""
    return company in state.trains and company in state.cash


def _at_its_next_run(state: State, company: CompanyId) -> State:
    """The position in a turn in which every train may run."""
    draft = state.copy()
    draft.turn = Turn(company=company)
    return draft


def payments(state: State, company: CompanyId, revenue: int) -> tuple[Paid, ...]:
    """The ways to use *revenue* (OR-DIV-1, OR-DIV-6); a corporation without any moves left."""
    if is_independent(company):
        owner, half = controller(state, company), revenue // 2
        gets = {} if owner is None else {owner: half}
        return (Paid(kind="half", each=0, treasury=half, players=gets, price=0),)
    corp = CorpId(company)
    kinds = KINDS if is_started(state, corp) else ()
    return tuple(_paid(state, corp, revenue, kind) for kind in kinds if revenue or kind == "full")


def _paid(state: State, corp: CorpId, revenue: int, kind: Kind) -> Paid:
    kept = retained(kind, revenue)
    each = (revenue - kept) // ALL_SHARES
    holders = state.shares[corp]
    now = price(state, corp)
    return Paid(
        kind=kind,
        each=each,
        treasury=kept + each * holders.get(corp, 0),
        players={Seat(who): each * n for who, n in holders.items() if isinstance(who, int)},
        price=price_beside(state, corp, columns(revenue - kept, now)),
    )


# Runs remembered

_KEPT: Final[OrderedDict[Any, Answer]] = OrderedDict()


def _answered(state: State, company: CompanyId) -> Answer:
    """The best run; boards of plans live as long as one answer, so it is kept by what it says."""
    here = position(state, company)
    key = _board_key(state), *asked(here)
    known = _KEPT.get(key)
    if known is None:
        known = answer(here, PATIENCE)
        if known.proven:
            _KEPT[key] = known
            while len(_KEPT) > MOST_KEPT:
                _KEPT.popitem(last=False)
    return known


def _board_key(state: State) -> Sequence[Any]:
    board = state.board
    return frozenset(board.tiles.items()), frozenset(board.tokens.items())
