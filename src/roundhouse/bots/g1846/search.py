"""Search: try each choice in the rules, forecast what follows, take the best."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.bots.g1846 import money, trains
from roundhouse.bots.g1846.bot import GAME, Planner
from roundhouse.bots.g1846.forecast import outlook
from roundhouse.bots.g1846.reasons import TrainPays
from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.actions import BuyTrain, PayDividend
from roundhouse.games.g1846.frames import BuyingTrains, Dividing
from roundhouse.games.g1846.ids import CorpId
from roundhouse.games.g1846.state import State, president_of


def best_of(state: State, seat: Seat, actions: Iterable[Action], liked: Action) -> Action:
    """The action with the best forecast; *liked* wins ties."""
    best, most = liked, value(state, seat, liked) + 1.0
    for action in actions:
        if action == liked:
            continue
        found = value(state, seat, action)
        if found > most:
            best, most = action, found
    return best


def value(state: State, seat: Seat, action: Action) -> float:
    """How well *seat* will do after *action*."""
    return outlook(GAME.apply(state, seat, action).state, seat)


class Searcher(Planner):
    """Chooses dividends and trains by forecasts; builds with a second tile in mind."""

    def divide(self, state: State, frame: Dividing, _offers: Offers) -> Choice:
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


def _train_told(state: State, corp: CorpId, action: Action) -> Choice:
    if not isinstance(action, BuyTrain):
        return trains.enough(corp)
    gain = trains.gain_of(state, corp, action.train)
    return Choice(action, TrainPays(corp=corp, train=action.train, gain=gain))
