"""Search: try each choice in the rules, forecast what follows, take the best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Final

from roundhouse.bots.g1846 import money, trains
from roundhouse.bots.g1846.bot import GAME, Planner
from roundhouse.bots.g1846.forecast import outlook
from roundhouse.bots.g1846.habits import Habits
from roundhouse.bots.g1846.reasons import TrainPays
from roundhouse.bots.g1846.stock import decide, told
from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.actions import BuyTrain, PayDividend, SellShares
from roundhouse.games.g1846.frames import BuyingTrains, Dividing, StockTurn
from roundhouse.games.g1846.ids import CorpId
from roundhouse.games.g1846.state import State, president_of

MARGIN: Final = 10.0  # by which a sale must beat what rules of thumb would do


def best_of(
    actions: Iterable[Action], liked: Action, value: Callable[[Action], float], margin: float
) -> Action:
    """The action of most value; *liked* unless one beats it by more than *margin*."""
    others = [action for action in actions if action != liked]
    if not others:
        return liked
    best, most = liked, value(liked) + margin
    for action in others:
        found = value(action)
        if found > most:
            best, most = action, found
    return best


def sales(offers: Offers) -> Iterator[Action]:
    """Of each corporation that may be sold, one share or as many as may be."""
    for sale in offers.of(SellShares):
        counts = sale.open["count"].grid(10)
        yield from (sale.with_(count=count) for count in sorted({min(counts), max(counts)}))


def settled(state: State, seat: Seat, action: Action, habits: Habits) -> State:
    """The position at the end of the stock round, if all go on by rules of thumb."""
    state = GAME.apply(state, seat, action).state
    while not state.over and isinstance(frame := state.stack[-1], StockTurn):
        offers = GAME.legal(state, frame.seat)
        state = GAME.apply(state, frame.seat, decide(state, frame, offers, habits).action).state
    return state


class Searcher(Planner):
    """Chooses sales, dividends and trains by forecasts; builds with a second tile in mind."""

    def trade(self, state: State, frame: StockTurn, offers: Offers, rng: Random) -> Choice:
        """What rules of thumb say, unless a sale has a better forecast."""
        liked = super().trade(state, frame, offers, rng)
        if state.set_no < self.habits.foresight:
            return liked

        def value(action: Action) -> float:
            return self.outlook(settled(state, frame.seat, action, self.habits), frame.seat)

        best = best_of(sales(offers), liked.action, value, MARGIN)
        return liked if best == liked.action else told(state, frame.seat, best)

    def outlook(self, state: State, seat: Seat) -> float:
        """How well *seat* will do from here."""
        return outlook(state, seat, self.habits.envy)

    def best_step(self, state: State, corp: CorpId, actions: list[Action], liked: Action) -> Action:
        """Of a corporation's *actions*, the one with the best forecast for its president."""
        seat = president_of(state, corp)

        def value(action: Action) -> float:
            return self.outlook(GAME.apply(state, seat, action).state, seat)

        return best_of(actions, liked, value, 1.0)

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
