"""Deals: buying privates into a corporation, and answers to others' offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.pace import runs_of
from roundhouse.games.g1846.bots.presidency import led_by
from roundhouse.games.g1846.bots.reasons import AsksMore, BadDeal, GoodDeal, PrivateHelps
from roundhouse.games.g1846.bots.runs import earning, tidy
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Asking
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId
from roundhouse.games.g1846.rules.money import held
from roundhouse.games.g1846.rules.state import State, controller, is_independent, turn_of
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.consent import (
    AcceptDeal,
    CounterDeal,
    RefuseDeal,
    WithdrawDeal,
    asked,
    prices,
)
from roundhouse.games.g1846.rules.versions import haggles

USEFUL: Final = ("MS", "BIG4", "C&WI", "MPC", "MAIL", "SC", "LSL", "TBC", "BT", "MC", "O&I", "LM")
"""Which private helps a corporation most, first; one that is not named helps least."""

ALONE: Final = 0.8  # of its list price, without a corporation that could buy it
TOKEN_USE: Final = 60
POWER_USE: Final = 20


def buy_private(state: State, corp: CorpId, offers: Offers, keep: int) -> Choice | None:
    """Buy a private of the president's own at its full price, if *keep* dollars are left."""
    president = controller(state, corp)
    for offer in sorted(offers.of(BuyPrivate), key=lambda offer: _rank(offer.fixed["private"])):
        private: PrivateId = offer.fixed["private"]
        listed = DEFS.privates[private].price
        if state.owners[private] != president or listed not in offer.open["price"]:
            continue
        if state.cash[corp] - listed >= _kept(state, private, keep):
            reason = PrivateHelps(corp=corp, private=private, price=listed)
            return Choice(offer.with_(price=listed), reason)
    return None


def _rank(private: PrivateId) -> int:
    return USEFUL.index(private) if private in USEFUL else len(USEFUL)


def _kept(state: State, private: PrivateId, keep: int) -> int:
    """An independent brings money and a train along."""
    return max(0, keep - state.cash.get(private, 0)) if is_independent(private) else keep


def offer_for(state: State, corp: CorpId, offers: Offers, keep: int) -> Choice | None:
    """Ask for an independent, which brings more than its price along.

    Only a player who leads no corporation may gain by selling it: others are not asked in vain.
    """
    for offer in offers.of(BuyPrivate):
        private: PrivateId = offer.fixed["private"]
        listed = DEFS.privates[private].price
        leads = state.owners[private] in state.presidents.values()
        if leads or listed not in offer.open["price"] or _asked_before(state, private):
            continue
        if private in state.trains and state.cash[corp] - listed + state.cash[private] >= keep:
            reason = PrivateHelps(corp=corp, private=private, price=listed)
            return Choice(offer.with_(price=listed), reason)
    return None


def _asked_before(state: State, private: PrivateId) -> bool:
    """Whether the turn's company has made an offer for it: nobody is asked twice."""
    return any(offered.key == private for offered in turn_of(state).offered)


def answer(state: State, frame: Asking, seat: Seat) -> Choice:
    """Sell for what it is worth to the seller, and what it gives a rival, or more.

    Less is answered with that price, once. What bots offer is their last word.
    """
    if seat != asked(state, frame):
        return Choice(WithdrawDeal())
    if seat != frame.seller:
        return Choice(RefuseDeal())
    worth = round(max(_worths(state, frame), default=0))
    if frame.price >= worth:
        return Choice(AcceptDeal(), GoodDeal(price=frame.price, worth=worth))
    if haggles(state) and worth in prices(state, frame):
        return Choice(CounterDeal(price=worth), AsksMore(price=frame.price, worth=worth))
    return Choice(RefuseDeal(), BadDeal(price=frame.price, worth=worth))


def _worths(state: State, frame: Asking) -> Iterator[float]:
    if frame.private is not None:
        yield _private_worth(state, frame.private, frame.seller)
    elif frame.train is not None and frame.source is not None:
        trains = list(state.trains[frame.source])
        before = earning(state, frame.source, tidy(trains))
        trains.remove(frame.train)
        lost = before - earning(state, frame.source, tidy(trains))
        yield lost * (runs_of(state, frame.train) + 1)
        if not trains:
            yield DEFS.trains[frame.train].price * 3.0


def _private_worth(state: State, private: PrivateId, seller: Seat) -> float:
    """Its list price from a corporation of one's own, which also gains by it; else a bit less."""
    listed = DEFS.privates[private].price
    led = led_by(state, seller)
    if not led:
        return listed * ALONE
    part = max(held(state, corp, seller) for corp in led) / 10
    return listed + part * _use(state, private)


def _use(state: State, private: PrivateId) -> int:
    """What a corporation gains by a private besides its income."""
    if private in state.trains:
        trains = sum(DEFS.trains[train].price for train in state.trains[private])
        return state.cash[private] + trains + TOKEN_USE
    return POWER_USE
