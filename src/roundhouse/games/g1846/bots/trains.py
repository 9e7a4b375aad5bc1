"""Trains: which to buy, what to save for, which to give back."""

from __future__ import annotations

from typing import Final

from roundhouse.core.actions import Pass
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.pace import rounds_left, runs_of
from roundhouse.games.g1846.bots.reasons import (
    LeastUseful,
    MustHaveTrain,
    TrainPays,
    TrainsEnough,
    TrainTooDear,
)
from roundhouse.games.g1846.bots.runs import (
    GONE_IN,
    PERMANENT,
    Trains,
    earning,
    has_permanent,
    tidy,
)
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import ReturningTrains
from roundhouse.games.g1846.rules.ids import CorpId, TrainId
from roundhouse.games.g1846.rules.state import State, controller
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.g1846.rules.trains import bank_prices, is_phased_out

COMING: Final = 1.2  # what a train will earn, against what it would today
USUAL: Final = {"2": 60, "3/5": 110, "4": 120, "4/6": 190, "5": 210, "6": 280, "7/8": 300}
"""What each train earns on the track that people build for it."""
LATER_ONES: Final = 0.75  # a second train finds less track, a third even less
ENOUGH: Final = 1.0  # a train must earn so many times its price
THIRD_PRICE: Final = 450
FOURTH_PRICE: Final = 800


def lasting(state: State, corp: CorpId) -> Trains:
    """The trains that will run again after the next run."""
    return tuple(train for train in state.trains[corp] if not is_phased_out(state, train))


def next_permanent(state: State) -> int:
    """What a train that stays will probably cost."""
    return THIRD_PRICE if state.supply[2] > 0 or state.returned[2] > 0 else FOURTH_PRICE


def gain_of(state: State, corp: CorpId, train: TrainId) -> int:
    """What *train* would add to a run."""
    have = lasting(state, corp)
    phase = max(state.phase, DEFS.trains[train].phase)
    if phase > state.phase:
        have = tuple(old for old in have if GONE_IN[old] > phase)
    more = earning(state, corp, tidy((*have, train)), phase) - earning(state, corp, have, phase)
    hoped = USUAL[train] * LATER_ONES ** len(have)
    return round(max(more * COMING, (more + hoped) / 2))


def buy(state: State, corp: CorpId, offers: Offers) -> Choice | None:
    """The train that earns its price most often; None when none does."""
    forced = Pass() not in offers
    best, best_score, best_gain = None, 0.0, 0
    for offer in offers.of(BuyTrain):
        train: TrainId = offer.fixed["train"]
        gain = gain_of(state, corp, train)
        score = _score(state, corp, train, gain)
        if best is None or score > best_score:
            best, best_score, best_gain = offer, score, gain
    if best is None or (best_score < ENOUGH and not forced):
        return None
    action = best.with_()
    if best_score < ENOUGH:
        return Choice(action, MustHaveTrain(corp=corp))
    return Choice(action, TrainPays(corp=corp, train=action.train, gain=best_gain))


def _score(state: State, corp: CorpId, train: TrainId, gain: int) -> float:
    """How often the train earns its price; a first train that stays is worth more than that."""
    price, runs = DEFS.trains[train].price, runs_of(state, train)
    if train in PERMANENT:
        needed = not has_permanent(state, corp) and rounds_left(state) >= 1
        return gain * runs / (0.5 * price) + (1.0 if needed else 0.0)
    score = gain * runs / price
    if not state.trains[corp]:
        score += 0.5
    return score if _may_spend(state, corp, price) else 0.5 * score


def _may_spend(state: State, corp: CorpId, price: int) -> bool:
    """Whether buying leaves a corporation free to save for the train it will need."""
    if state.phase < 2 or not state.trains[corp]:
        return True
    goal = next_permanent(state)
    return state.cash[corp] < 0.6 * goal or state.cash[corp] - price >= goal


def keep_for_train(state: State, corp: CorpId) -> int:
    """What building should leave in the treasury."""
    prices = bank_prices(state)
    if not prices:
        return 0
    if not lasting(state, corp):
        wanted = 2 if prices[0] <= 80 and state.cash[corp] >= 320 else 1
        return min(prices[0] * wanted, state.cash[corp])
    if has_permanent(state, corp):
        return 0
    goal = next_permanent(state)
    return min(goal, state.cash[corp]) if 0.8 * goal <= state.cash[corp] <= 1.3 * goal else 0


def trade(state: State, corp: CorpId, offers: Offers) -> Choice | None:
    """Take a train over from another corporation of the same president, when this one has none."""
    if lasting(state, corp):
        return None
    mine = controller(state, corp)
    for offer in offers.of(BuyTrainFrom):
        source: CorpId = offer.fixed["corp"]
        if controller(state, source) != mine or len(lasting(state, source)) < 2:
            continue
        return Choice(offer.with_(price=offer.open["price"].grid(2)[0]), MustHaveTrain(corp=corp))
    return None


def give_back(state: State, frame: ReturningTrains, offers: Offers) -> Choice:
    """The train without which the others earn most."""

    def left(train: TrainId) -> tuple[int, int]:
        rest = list(lasting(state, frame.corp))
        rest.remove(train)
        return earning(state, frame.corp, tidy(rest)), -DEFS.trains[train].price

    trains: list[TrainId] = list(offers.of(ReturnTrain)[0].open["train"].grid(9))
    worst = max(trains, key=left)
    return Choice(ReturnTrain(train=worst), LeastUseful(corp=frame.corp, train=worst))


def enough(state: State, corp: CorpId) -> Choice:
    """Buy no more trains: there is no money for one, or none is worth it."""
    cash, prices = state.cash[corp], bank_prices(state)
    if prices and cash < min(prices):
        return Choice(Pass(), TrainTooDear(corp=corp, cash=cash, price=min(prices)))
    return Choice(Pass(), TrainsEnough(corp=corp))
