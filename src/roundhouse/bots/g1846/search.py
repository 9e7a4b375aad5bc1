"""Search: try each choice in the rules, forecast what follows, take the best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from roundhouse.bots.g1846 import money, stock
from roundhouse.bots.g1846.bot import GAME, Planner
from roundhouse.bots.g1846.forecast import outlook
from roundhouse.bots.g1846.habits import Habits
from roundhouse.bots.g1846.reasons import BuysBack, MustHaveTrain, NeedsMoney, TrainPays
from roundhouse.bots.g1846.trains import gain_of
from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.actions import (
    BuyShare,
    BuyTrain,
    IssueShares,
    OpenCorp,
    PayDividend,
    RedeemShares,
    SellShares,
)
from roundhouse.games.g1846.frames import BuyingTrains, Dividing, Issuing, StockTurn
from roundhouse.games.g1846.ids import CorpId
from roundhouse.games.g1846.state import State, president_of

SALE_COSTS: Final = 40.0
TRIED_HOMES: Final = 3


def best_of(state: State, seat: Seat, actions: Iterable[Action], liked: Action) -> Action:
    """The action with the best forecast; *liked* wins ties."""
    best, most = liked, value(state, seat, liked) + 1.0
    for action in actions:
        if action == liked:
            continue
        found = value(state, seat, action) - _friction(action)
        if found > most:
            best, most = action, found
    return best


def _friction(action: Action) -> float:
    """What a forecast must promise more before shares are sold."""
    return SALE_COSTS if isinstance(action, SellShares) else 0.0


def value(state: State, seat: Seat, action: Action) -> float:
    """How well *seat* will do after *action*."""
    return outlook(GAME.apply(state, seat, action).state, seat)


class Searcher(Planner):
    """Chooses shares, dividends and trains by forecasts; builds with a second tile in mind."""

    habits = Habits(pairs=4)

    def trade(self, state: State, frame: StockTurn, offers: Offers, _rng: Random) -> Choice:
        """A turn in the stock round, by the forecast of each choice."""
        liked = stock.decide(state, frame, offers, self.habits)
        if state.set_no == 1:
            return liked  # nothing is built yet: the forecast knows no better
        tried = _trades(state, frame.seat, offers)
        action = best_of(state, frame.seat, tried, liked.action)
        return liked if action == liked.action else stock.told(state, frame.seat, action)

    def issue(self, state: State, frame: Issuing, offers: Offers) -> Choice:
        """How many shares to issue or redeem; all in its first turn."""
        liked = money.issue(state, frame.corp, offers)
        if frame.corp not in state.operated:
            return liked
        seat = president_of(state, frame.corp)
        action = best_of(state, seat, _issues(offers), liked.action)
        return _issue_told(frame.corp, action)

    def divide(self, state: State, frame: Dividing, offers: Offers) -> Choice:
        """The dividend with the best forecast."""
        liked = money.divide(state, frame, self.habits)
        kinds = [PayDividend(kind=kind) for kind in money.KINDS]
        action = best_of(state, president_of(state, frame.corp), kinds, liked.action)
        for kind in money.KINDS:
            if action == PayDividend(kind=kind):
                return money.told(state, frame, kind)
        return liked

    def buy_trains(self, state: State, frame: BuyingTrains, offers: Offers) -> Choice:
        """The train with the best forecast, or none."""
        liked = super().buy_trains(state, frame, offers)
        tried: list[Action] = [offer.with_() for offer in offers.of(BuyTrain)]
        if not tried:
            return liked
        if Pass() in offers:
            tried.append(Pass())
        action = best_of(state, president_of(state, frame.corp), tried, liked.action)
        if action == liked.action:
            return liked
        return _train_told(state, frame.corp, action)


def _trades(state: State, seat: Seat, offers: Offers) -> Iterator[Action]:
    if Pass() in offers:
        yield Pass()
    for share in offers.of(BuyShare):
        yield share.with_()
    homes = sorted(offers.of(OpenCorp), key=lambda o: -stock.HOMES[o.fixed["corp"]])
    for opening in homes[:TRIED_HOMES]:
        prices = [price for price in opening.open["price"].grid(20) if price >= stock.LEAST_PRICE]
        for price in prices[-1:] + prices[len(prices) // 2 :: -9]:
            yield opening.with_(price=price)
    for sale in offers.of(SellShares):
        if state.presidents[sale.fixed["corp"]] != seat:
            yield from sale.grid(2)


def _issues(offers: Offers) -> Iterator[Action]:
    yield Pass()
    for issue in offers.of(IssueShares):
        yield from issue.grid(4)
    for redeem in offers.of(RedeemShares):
        yield from redeem.grid(2)


def _issue_told(corp: CorpId, action: Action) -> Choice:
    if isinstance(action, IssueShares):
        return Choice(action, NeedsMoney(corp=corp, count=action.count))
    if isinstance(action, RedeemShares):
        return Choice(action, BuysBack(corp=corp, count=action.count))
    return Choice(action)


def _train_told(state: State, corp: CorpId, action: Action) -> Choice:
    if not isinstance(action, BuyTrain):
        return Choice(action, MustHaveTrain(corp=corp))
    gain = gain_of(state, corp, action.train)
    return Choice(action, TrainPays(corp=corp, train=action.train, gain=gain))
