"""Bankruptcy: when nothing raises the money, what a player leaves behind, who goes on (BANKR)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.closing import remove_private
from roundhouse.games.g1846.rules.forced import funds, is_bankrupt, president_pays, raisable
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import move, price
from roundhouse.games.g1846.rules.money import move_shares, pay, portfolio, privates_of
from roundhouse.games.g1846.rules.shares import pass_presidency
from roundhouse.games.g1846.rules.state import BANK, MARKET, State, become, left_of, president_of
from roundhouse.games.g1846.rules.steps.company_turn import buy_cheapest
from roundhouse.games.g1846.rules.steps.forced import not_yet
from roundhouse.games.g1846.rules.steps.rounds import PriorityMoved
from roundhouse.games.g1846.rules.trains import bank_prices


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclareBankruptcy(Action):
    """Leave the game: nothing can raise the money for a train (OR-FORCE-11)."""

    wire: ClassVar[str] = "declare_bankruptcy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bankrupted(Event1846):
    """A player went bankrupt; *cash* went to the corporation in need."""

    wire: ClassVar[str] = "bankrupted"

    seat: Seat
    corp: CorpId
    cash: int


@dataclass(eq=False, kw_only=True)
class NotBankrupt(Forbidden1846):
    """Shares can still be issued or sold, or the money is there."""

    wire: ClassVar[str] = "not_bankrupt"
    funds: int
    price: int


TAKES: Final[tuple[type[Action], ...]] = (DeclareBankruptcy,)


def refusals(state: State, frame: BuyingTrains, _action: DeclareBankruptcy) -> Iterator[RuleError]:
    """Why the president is not bankrupt (OR-FORCE-11)."""
    seat = president_of(state, frame.corp)
    if is_bankrupt(state, frame, seat):
        return
    yield from not_yet(state, frame)
    if president_pays(state, frame):
        have = funds(state, frame, seat) + raisable(state, frame, seat)
        yield NotBankrupt(rule="OR-FORCE-11", funds=have, price=bank_prices(state)[0])


def offers(state: State, frame: BuyingTrains) -> Iterator[Offer[Any]]:
    """Only when nothing else can raise the money."""
    if is_bankrupt(state, frame, president_of(state, frame.corp)):
        yield Offer(DeclareBankruptcy)


def apply(draft: State, frame: BuyingTrains, _action: DeclareBankruptcy) -> Iterator[Event]:
    """Leave the game."""
    yield from go_bankrupt(draft, frame, president_of(draft, frame.corp))


def go_bankrupt(draft: State, frame: BuyingTrains, seat: Seat) -> Iterator[Event]:
    """Clear all out for the corporation in need; the player leaves (BANKR-1 to BANKR-6)."""
    before = draft.cash[frame.corp]
    pay(draft, seat, frame.corp, draft.cash[seat])
    holdings = list(portfolio(draft, seat))
    led = [corp for corp, _ in holdings if draft.presidents[corp] == seat]
    for corp, count in holdings:
        pay(draft, BANK, frame.corp, count * price(draft, corp))  # at present prices (BANKR-2)
        move_shares(draft, corp, seat, MARKET, count)
    yield Bankrupted(seat=seat, corp=frame.corp, cash=draft.cash[frame.corp] - before)
    yield from _leave(draft, seat, led)
    if frame.lowers or draft.options.by_the_letter:
        for corp in led:
            yield from move(draft, corp, -1)  # a president sold (OPT-LETTER-5)
    if frame.corp not in draft.corps:
        finish(draft)  # it is closed, and its turn over (CLOSE-3)
    elif draft.presidents[frame.corp] is None:
        finish(draft)
        yield from buy_cheapest(draft, frame.corp)
    else:
        become(draft, raising=False, above=0, sold=())


def _leave(draft: State, seat: Seat, led: list[CorpId]) -> Iterator[Event]:
    """Presidencies, privates and the priority deal (BANKR-3, BANKR-4)."""
    for corp in led:
        yield from pass_presidency(draft, corp, seat)
    for private in privates_of(draft, seat):
        yield from remove_private(draft, private)
    if draft.priority == seat and (others := left_of(draft, seat)):
        draft.priority = others[0]
        yield PriorityMoved(seat=others[0])
    draft.bankrupt = (*draft.bankrupt, seat)
