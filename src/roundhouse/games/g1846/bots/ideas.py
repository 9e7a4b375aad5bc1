"""Ideas: the few things worth playing on from at a decision, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from roundhouse.core.actions import Action, Pass
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots import money, stock
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.stock import Ratios
from roundhouse.games.g1846.bots.trains import gain_of
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import BuyingTrains, Dividing, Frame, Issuing, StockTurn
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.issue import IssueShares
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from roundhouse.games.g1846.rules.steps.trains import BuyTrain


def ideas(
    state: State, frame: Frame, offers: Offers, liked: Action, habits: Habits, most: int
) -> list[Action]:
    """At most *most* actions, *liked* first; only that one where there is nothing to ponder."""
    found = [liked]
    for action in _all(state, frame, offers, liked, habits):
        if action not in found and action in offers:
            found.append(action)
        if len(found) == most:
            break
    return found


def _all(
    state: State, frame: Frame, offers: Offers, liked: Action, habits: Habits
) -> Iterable[Action]:
    if isinstance(frame, StockTurn):
        return _in_stock_round(state, frame, offers, habits)
    if isinstance(frame, Dividing) and isinstance(liked, PayDividend):
        return (PayDividend(kind=kind) for kind in money.KINDS)
    if isinstance(frame, Issuing) and isinstance(liked, IssueShares | Pass):
        return _issues(offers)
    if isinstance(frame, BuyingTrains) and isinstance(liked, BuyTrain | Pass):
        return _trains(state, frame, offers)
    return ()


def _in_stock_round(
    state: State, frame: StockTurn, offers: Offers, habits: Habits
) -> Iterator[Action]:
    """The best shares; corporations to open; nothing; what could be sold."""
    ratios = Ratios(state, habits)
    shares: list[BuyShare] = [offer.with_() for offer in offers.of(BuyShare)]
    shares.sort(key=lambda share: -stock.appeal(state, frame.seat, share, ratios))
    yield from shares[:2]
    yield from _openings(state, frame, offers, habits)
    yield Pass()
    yield from shares[2:3]
    yield from _sales(state, offers, ratios)
    yield from shares[3:]


def _openings(state: State, frame: StockTurn, offers: Offers, habits: Habits) -> Iterator[OpenCorp]:
    """The corporation liked best, at prices that leave money for three or four shares."""
    choices = offers.of(OpenCorp)
    if not choices:
        return
    best = stock.best_home(choices, habits)
    prices, cash = best.open["price"].grid(20), state.cash[frame.seat]
    within = (max((p for p in prices if p <= cash // n), default=0) for n in (3, 4))
    yield from (best.with_(price=price) for price in dict.fromkeys(within) if price)


def _sales(state: State, offers: Offers, ratios: Ratios) -> Iterator[SellShares]:
    """What is poorest first, and where the proceeds are largest."""
    for offer in sorted(offers.of(SellShares), key=lambda offer: ratios[offer.fixed["corp"]]):
        most = max(offer.open["count"].grid(9), key=lambda n: n * price(state, offer.fixed["corp"]))
        yield offer.with_(count=most)


def _issues(offers: Offers) -> Iterator[Action]:
    """All, none, and half as many."""
    for offer in offers.of(IssueShares):
        counts = offer.open["count"].grid(9)
        yield offer.with_(count=counts[-1])
        yield Pass()
        yield offer.with_(count=counts[len(counts) // 2])
        yield offer.with_(count=counts[0])


def _trains(state: State, frame: BuyingTrains, offers: Offers) -> Iterator[Action]:
    """Those that bring most for their price, and none."""

    def pays(buy: BuyTrain) -> float:
        return gain_of(state, frame.corp, buy.train) / DEFS.trains[buy.train].price

    buys: list[BuyTrain] = [offer.with_() for offer in offers.of(BuyTrain)]
    buys.sort(key=pays, reverse=True)
    if Pass() in offers and buys:
        yield Pass()
    yield from buys
