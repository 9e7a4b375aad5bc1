"""Forced purchases: raising the money for a train at the least loss."""

from __future__ import annotations

from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.reasons import MustHaveTrain
from roundhouse.games.g1846.bots.shares import worth
from roundhouse.games.g1846.bots.trains import gain_of
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.forced import must_issue
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.state import State, president_of, top
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.stock import SellShares
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from roundhouse.games.g1846.rules.trains import bank_prices


def raise_money(state: State, corp: CorpId, offers: Offers) -> Choice:
    """A train that can be had at once; else issue, else sell what is worth least."""
    reason = MustHaveTrain(corp=corp)
    trains = [offer.with_() for offer in offers.of(BuyTrain)]
    if trains:
        best = max(trains, key=lambda t: (gain_of(state, corp, t.train), -_price(t)))
        if state.cash[corp] < _price(best):  # the president pays: no more than needed
            best = min(trains, key=_price)
        return Choice(best, reason)
    if due := must_issue(state, top(state, BuyingTrains)):
        return Choice(EmergencyIssue(count=due[0]), reason)
    sales = list(_sales(state, corp, offers))
    if sales:
        return Choice(min(sales)[-1], reason)
    for offer in offers.of(EmergencyIssue):  # it brings nothing, but may close what cannot be paid
        return Choice(EmergencyIssue(count=offer.open["count"].grid(10)[-1]), reason)
    return Choice(DeclareBankruptcy(), reason)


def _price(action: BuyTrain) -> int:
    return DEFS.trains[action.train].price


def _sales(state: State, corp: CorpId, offers: Offers) -> list[tuple[bool, float, str, SellShares]]:
    """Each corporation's sale that covers what is missing, with what it loses."""
    seat = president_of(state, corp)
    missing = bank_prices(state)[0] - state.cash[corp] - state.cash[seat]
    found: list[tuple[bool, float, str, SellShares]] = []
    for offer in offers.of(SellShares):
        name: CorpId = offer.fixed["corp"]
        each = price(state, name)
        counts = sorted(offer.open["count"].grid(10))
        count = next((n for n in counts if n * each >= missing), counts[-1])
        loss = worth(state, name).total / each
        led = state.presidents[name] == seat
        found.append((led, loss, name, offer.with_(count=count)))
    return found
