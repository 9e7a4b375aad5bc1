"""A corporation over its train limit returns trains of its president's choice (OR-TRAIN-6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.base import NoSuch
from roundhouse.games.g1846.rules.frames import ReturningTrains
from roundhouse.games.g1846.rules.ids import CorpId, TrainId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.trains import (
    counted_trains,
    is_phased_out,
    return_train,
    train_limit,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnTrain(Action):
    """Give a train above the limit back to the bank (OR-TRAIN-6)."""

    wire: ClassVar[str] = "return_train"

    train: TrainId


TAKES: Final[tuple[type[Action], ...]] = (ReturnTrain,)


def _choices(state: State, corp: CorpId) -> list[TrainId]:
    trains = dict.fromkeys(state.trains[corp])
    return [train for train in trains if not is_phased_out(state, train)]


def refusals(state: State, frame: ReturningTrains, action: ReturnTrain) -> Iterator[RuleError]:
    """It must be a train that counts against the limit."""
    if action.train not in _choices(state, frame.corp):
        yield NoSuch(rule="OR-TRAIN-6", kind="train", name=action.train)


def offers(state: State, frame: ReturningTrains) -> Iterator[Offer[Any]]:
    """Any train that counts."""
    yield Offer(ReturnTrain, open={"train": OneOf(_choices(state, frame.corp))})


def apply(draft: State, frame: ReturningTrains, action: ReturnTrain) -> Iterator[Event]:
    """Return it; go on while there are too many."""
    yield from return_train(draft, frame.corp, action.train)
    if counted_trains(draft, frame.corp) <= train_limit(draft):
        finish(draft)
