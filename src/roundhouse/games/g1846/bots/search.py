"""Search: try each choice in the rules, forecast what follows, take the best."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots import deals, money, stock, trains
from roundhouse.games.g1846.bots.bot import GAME, Planner
from roundhouse.games.g1846.bots.forecast import best_outlook, outlook
from roundhouse.games.g1846.bots.reasons import TrainPays
from roundhouse.games.g1846.bots.risk import is_in_danger
from roundhouse.games.g1846.bots.runs import GONE_IN
from roundhouse.games.g1846.rules.frames import Building, BuyingTrains, Dividing, Frame, StockTurn
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.state import State, president_of
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.stock import BuyShare
from roundhouse.games.g1846.rules.steps.trains import BuyTrain

FIRST_SET: Final = 4  # of rounds, in which a further corporation is thought of
OPENING_RISK: Final = 20.0  # dollars by which it must promise more than a share


def best_of(
    actions: Iterable[Action], liked: Action, value: Callable[[Action], float], by: float = 1.0
) -> Action:
    """The action of most value; *liked* unless one beats it by so many dollars."""
    others = [action for action in actions if action != liked]
    if not others:
        return liked
    best, most = liked, value(liked) + by
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
            after = GAME.apply(state, seat, action).state
            saver = corp if self.habits.two_trains else None
            return best_outlook(after, seat, self.habits, saver)

        return best_of(actions, liked, value)

    def trade(self, state: State, frame: StockTurn, offers: Offers, rng: Random) -> Choice:
        """A share or, with the better forecast, a new corporation."""
        liked, seat = super().trade(state, frame, offers, rng), frame.seat
        thinks = self.habits.further and state.set_no >= FIRST_SET
        if not thinks or not isinstance(liked.action, BuyShare | Pass):
            return liked

        def value(action: Action) -> float:
            return outlook(GAME.apply(state, seat, action).state, seat, self.habits)

        tried = list(stock.openings(state, seat, offers, self.habits))
        best = best_of(tried, liked.action, value, OPENING_RISK)
        return stock.opened(best) if isinstance(best, OpenCorp) else liked

    def aside(self, state: State, frame: Frame, offers: Offers) -> Choice | None:
        """Also ask others for what brings more than it costs."""
        found = super().aside(state, frame, offers)
        if found is not None or not isinstance(frame, Building):
            return found
        corp = CorpId(frame.company)
        return deals.offer_for(state, corp, offers, trains.keep_for_train(state, corp))

    def divide(self, state: State, frame: Dividing, _offers: Offers) -> Choice:
        """The dividend with the best forecast, of those that can be afforded."""
        habits = self.habits
        kinds = safe_kinds(state, frame, habits.soon) if habits.cautious else list(money.KINDS)
        liked = money.kind_of(state, frame.corp, frame.revenue, habits)
        start = PayDividend(kind=liked if liked in kinds else kinds[-1])
        tried: list[Action] = [PayDividend(kind=kind) for kind in kinds]
        action = self.best_step(state, frame.corp, tried, start)
        best = next(kind for kind in kinds if action == PayDividend(kind=kind))
        return money.told(state, frame, best)

    def buy_trains(self, state: State, frame: BuyingTrains, offers: Offers) -> Choice:
        """The train with the best forecast, or none."""
        corp, liked = frame.corp, super().buy_trains(state, frame, offers)
        tried = self.purchases(state, corp, offers)
        if not offers.of(BuyTrain):
            return liked
        if Pass() in offers and liked.action not in tried:
            liked = _train_told(state, corp, tried[0])
        action = self.best_step(state, corp, tried, liked.action)
        return liked if action == liked.action else _train_told(state, corp, action)

    def purchases(self, state: State, corp: CorpId, offers: Offers) -> list[Action]:
        """Trains to be had, and none where that is allowed; in danger only trains that stay."""
        buys = [offer.with_() for offer in offers.of(BuyTrain)]
        staying = [buy for buy in buys if GONE_IN[buy.train] > state.phase + 1]
        habits = self.habits
        if staying and habits.cautious and is_in_danger(state, corp, habits.soon):
            return [*staying]
        return [*buys, Pass()] if Pass() in offers else [*buys]


def safe_kinds(state: State, frame: Dividing, soon: int) -> list[money.Kind]:
    """The dividends that leave enough for a train if the next phase came at once."""
    corp, revenue = frame.corp, frame.revenue
    safe: list[money.Kind] = [
        kind
        for kind in money.KINDS
        if not is_in_danger(state, corp, soon, money.retained(state, corp, kind, revenue))
    ]
    return safe or ["withhold"]


def _train_told(state: State, corp: CorpId, action: Action) -> Choice:
    if not isinstance(action, BuyTrain):
        return trains.enough(state, corp)
    gain = trains.gain_of(state, corp, action.train)
    return Choice(action, TrainPays(corp=corp, train=action.train, gain=gain))
