"""Opening a corporation (SR-10, SR-11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.base import Event1846, Impossible1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import enter
from roundhouse.games.g1846.rules.money import ALL_SHARES, open_purse, pay
from roundhouse.games.g1846.rules.shares import PRESIDENT, cash_refusals, limit_refusals
from roundhouse.games.g1846.rules.state import BANK, State, is_started
from roundhouse.games.g1846.rules.steps.token import TokenPlaced


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenCorp(Action):
    """Open a corporation at a chosen price (SR-10)."""

    wire: ClassVar[str] = "open_corp"

    corp: CorpId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpOpened(Event1846):
    """A player opened a corporation."""

    wire: ClassVar[str] = "corp_opened"

    seat: Seat
    corp: CorpId
    price: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SubsidyPaid(Event1846):
    """A corporation got its opening subsidy."""

    wire: ClassVar[str] = "subsidy_paid"

    corp: CorpId
    amount: int


@dataclass(eq=False, kw_only=True)
class CannotOpen(Impossible1846):
    """The corporation is on the market already, closed, or not in this game."""

    wire: ClassVar[str] = "cannot_open"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NotAnOpeningPrice(Impossible1846):
    """Corporations open at certain prices only."""

    wire: ClassVar[str] = "not_an_opening_price"
    price: int
    choices: tuple[int, ...]


def opening_refusals(state: State, seat: Seat, action: OpenCorp) -> Iterator[RuleError]:
    """Why *seat* may not open the corporation at that price (SR-10)."""
    if action.corp not in state.corps or is_started(state, action.corp):
        yield CannotOpen(rule="SR-10", corp=action.corp)
        return
    if action.price not in DEFS.opening:
        yield NotAnOpeningPrice(rule="SR-10", price=action.price, choices=DEFS.opening)
        return
    yield from limit_refusals(state, seat)
    yield from cash_refusals(state, seat, PRESIDENT * action.price)


def open_corp(draft: State, seat: Seat, action: OpenCorp) -> Iterator[Event]:
    """Pay for the president's certificate, enter the market, place the token (SR-10, SR-11)."""
    corp, printed = action.corp, DEFS.corps[action.corp]
    open_purse(draft, corp)
    pay(draft, seat, corp, PRESIDENT * action.price)
    draft.shares = {**draft.shares, corp: {seat: PRESIDENT, corp: ALL_SHARES - PRESIDENT}}
    draft.presidents = {**draft.presidents, corp: seat}
    draft.trains = {**draft.trains, corp: ()}
    draft.tokens_left = {**draft.tokens_left, corp: printed.tokens - 1}
    enter(draft, corp, DEFS.prices.index(action.price))
    yield CorpOpened(seat=seat, corp=corp, price=action.price, cost=PRESIDENT * action.price)
    draft.board = draft.board.with_token(corp, printed.home)
    yield TokenPlaced(company=corp, hex=printed.home, cost=0)
    if printed.subsidy:
        pay(draft, BANK, corp, action.price)
        yield SubsidyPaid(corp=corp, amount=action.price)
