"""Bankruptcy: what a player leaves behind, and who goes on (BANKR)."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.closing import remove_private
from roundhouse.games.g1846.rules.events import PriorityMoved
from roundhouse.games.g1846.rules.events_operating import Bankrupted
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import move_shares, pay, portfolio, privates_of
from roundhouse.games.g1846.rules.shares import pass_presidency
from roundhouse.games.g1846.rules.state import BANK, MARKET, State, become, finish, left_of
from roundhouse.games.g1846.rules.steps.turns import buy_cheapest


def go_bankrupt(draft: State, frame: BuyingTrains, seat: Seat) -> Iterator[Event]:
    """Clear all out for the corporation in need; the player leaves (BANKR-1 to BANKR-6)."""
    before = draft.cash[frame.corp]
    pay(draft, seat, frame.corp, draft.cash[seat])
    holdings = list(portfolio(draft, seat))
    for corp, count in holdings:
        pay(draft, BANK, frame.corp, count * price(draft, corp))  # prices do not move (BANKR-2)
        move_shares(draft, corp, seat, MARKET, count)
    yield Bankrupted(seat=seat, corp=frame.corp, cash=draft.cash[frame.corp] - before)
    yield from _leave(draft, seat, [corp for corp, _ in holdings])
    if draft.presidents[frame.corp] is None:
        finish(draft)
        yield from buy_cheapest(draft, frame.corp)
    else:
        become(draft, raising=False, above=0, sold=())


def _leave(draft: State, seat: Seat, corps: list[CorpId]) -> Iterator[Event]:
    """Presidencies, privates and the priority deal (BANKR-3, BANKR-4)."""
    for corp in corps:
        if draft.presidents[corp] == seat:
            yield from pass_presidency(draft, corp, seat)
    for private in privates_of(draft, seat):
        yield from remove_private(draft, private)
    if draft.priority == seat and (others := left_of(draft, seat)):
        draft.priority = others[0]
        yield PriorityMoved(seat=others[0])
    draft.bankrupt = (*draft.bankrupt, seat)
