"""Search: try each choice in the rules, forecast what follows, take the best."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from roundhouse.bots.g1846 import money, trains
from roundhouse.bots.g1846.bot import GAME, Planner
from roundhouse.bots.g1846.forecast import outlook
from roundhouse.bots.g1846.reasons import TrainPays
from roundhouse.core.actions import Action, Pass
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.actions import BuyTrain, PayDividend
from roundhouse.games.g1846.frames import BuyingTrains, Dividing
from roundhouse.games.g1846.ids import CorpId
from roundhouse.games.g1846.state import State, president_of


def best_of(actions: Iterable[Action], liked: Action, value: Callable[[Action], float]) -> Action:
    """The action of most value; *liked* unless one beats it by a dollar."""
    others = [action for action in actions if action != liked]
    if not others:
        return liked
    best, most = liked, value(liked) + 1.0
    for action in others:
        found = value(action)
        if found > most:
            best, most = action, found
    return best


class Searcher(Planner):
    """Chooses dividends and trains by forecasts; builds with a second tile in mind."""

    def best_step(self, state: State, corp: CorpId, actions: list[Action], liked: Action) -> Action:
        """Of a corporation's *actions*, the one with the best forecast for its president."""
        seat = president_of(state, corp)

        def value(action: Action) -> float:
            return outlook(GAME.apply(state, seat, action).state, seat)

        return best_of(actions, liked, value)

    def divide(self, state: State, frame: Dividing, _offers: Offers) -> Choice:
        """The dividend with the best forecast."""
        liked = money.divide(state, frame, self.habits)
        kinds: list[Action] = [PayDividend(kind=kind) for kind in money.KINDS]
        action = self.best_step(state, frame.corp, kinds, liked.action)
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
        action = self.best_step(state, frame.corp, tried, liked.action)
        if action == liked.action:
            return liked
        return _train_told(state, frame.corp, action)


def _train_told(state: State, corp: CorpId, action: Action) -> Choice:
    if not isinstance(action, BuyTrain):
        return trains.enough(corp)
    gain = trains.gain_of(state, corp, action.train)
    return Choice(action, TrainPays(corp=corp, train=action.train, gain=gain))
