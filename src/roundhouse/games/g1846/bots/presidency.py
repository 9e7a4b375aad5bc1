"""Presidencies: which to take, which to keep out of, and which to hand on in time."""

from __future__ import annotations

from roundhouse.core.actions import Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.reasons import HandsOn
from roundhouse.games.g1846.bots.risk import coming, is_in_danger, shortfall
from roundhouse.games.g1846.bots.runs import has_permanent
from roundhouse.games.g1846.bots.trains import next_permanent
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.money import held
from roundhouse.games.g1846.rules.shares import successor
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.stock import SellShares


def led_by(state: State, seat: Seat) -> list[CorpId]:
    """The corporations of which *seat* is president."""
    return [corp for corp, president in state.presidents.items() if president == seat]


def would_lead(state: State, seat: Seat, corp: CorpId) -> bool:
    """Whether one more share makes *seat* president in another's place."""
    president = state.presidents[corp]
    if president is None or president == seat:
        return False
    return held(state, corp, seat) + 1 > held(state, corp, president)


def is_burden(state: State, corp: CorpId, soon: int) -> bool:
    """Whether its president will probably have to pay for a train."""
    if state.phase < 3 or has_permanent(state, corp):
        return shortfall(state, corp, soon) > 0
    return state.cash[corp] + coming(state, corp) < next_permanent(state)


def hand_on(state: State, seat: Seat, offers: Offers, soon: int) -> Choice | None:
    """Sell so many shares of a corporation that ruins its president that another leads it."""
    for offer in offers.of(SellShares):
        corp: CorpId = offer.fixed["corp"]
        if state.presidents[corp] != seat:
            continue
        if not is_in_danger(state, corp, soon, coming(state, corp) // 2):
            continue
        own = held(state, corp, seat)
        for count in offer.open["count"].grid(10):
            if successor(state, corp, seat, own - count) is not None:
                return Choice(offer.with_(count=count), HandsOn(corp=corp, count=count))
    return None
