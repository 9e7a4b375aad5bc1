"""Search: try each choice in the rules, forecast what follows, take the best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from roundhouse.bots.g1846 import money, trains
from roundhouse.bots.g1846.bot import GAME, Planner
from roundhouse.bots.g1846.forecast import outlook
from roundhouse.bots.g1846.habits import Habits
from roundhouse.bots.g1846.reasons import TrainPays
from roundhouse.bots.g1846.stock import decide, told
from roundhouse.bots.g1846.ventures import best_venture
from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.actions import BuyShare, BuyTrain, PayDividend, SellShares
from roundhouse.games.g1846.frames import BuyingTrains, Dividing, StockTurn
from roundhouse.games.g1846.ids import CorpId
from roundhouse.games.g1846.state import State, president_of

MARGIN: Final = 10.0  # by which a trade must beat what rules of thumb would do


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


def trades(state: State, seat: Seat, offers: Offers) -> Iterator[Action]:
    """What is worth a thought in a stock round: each purchase, the best opening, sales, a pass."""
    for offer in offers.of(BuyShare):
        yield offer.with_()
    venture = best_venture(state, seat, offers)
    if venture is not None:
        yield venture.action
    for sale in offers.of(SellShares):
        counts = sale.open["count"].grid(10)
        yield from (sale.with_(count=count) for count in {min(counts), max(counts)})
    if Pass() in offers:
        yield Pass()


def settled(state: State, seat: Seat, action: Action, habits: Habits) -> State:
    """The position at the end of the stock round, if all go on by rules of thumb."""
    state = GAME.apply(state, seat, action).state
    while not state.over and isinstance(frame := state.stack[-1], StockTurn):
        offers = GAME.legal(state, frame.seat)
        state = GAME.apply(state, frame.seat, decide(state, frame, offers, habits).action).state
    return state


class Searcher(Planner):
    """Chooses shares, dividends and trains by forecasts; builds with a second tile in mind."""

    def trade(self, state: State, frame: StockTurn, offers: Offers, rng: Random) -> Choice:
        """The purchase, sale or opening with the best forecast."""
        liked = super().trade(state, frame, offers, rng)
        if state.set_no < self.habits.foresight:
            return liked

        def value_of(action: Action) -> float:
            return outlook(settled(state, frame.seat, action, self.habits), frame.seat)

        best, most = liked.action, value_of(liked.action) + MARGIN
        for action in trades(state, frame.seat, offers):
            if action != liked.action and (found := value_of(action)) > most:
                best, most = action, found
        return liked if best == liked.action else told(state, frame.seat, best)

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
