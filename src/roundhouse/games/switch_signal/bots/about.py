"""What on the board an action is about: ``signal:lyon-nevers@1``, ``train:black-1``."""

from collections.abc import Iterator

from roundhouse.core.actions import Action
from roundhouse.games.switch_signal.rules.components import COLOURS
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.steps.acting import LoadTrain, MoveTrain
from roundhouse.games.switch_signal.rules.steps.carrying_out import ChooseColour
from roundhouse.games.switch_signal.rules.steps.choosing_train import ChooseTrain
from roundhouse.games.switch_signal.rules.steps.extra_signal import AddSignal
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.steps.moving import TakeExit
from roundhouse.games.switch_signal.rules.view import View


def things_of(view: View, action: Action) -> tuple[str, ...]:
    """All that *action* is about."""
    return tuple(_things(view, action))


def _things(view: View, action: Action) -> Iterator[str]:
    match action:
        case SetSignal():
            yield f"signal:{action.disc}"
            yield f"signal:{action.to}"
        case SetSwitch():
            yield f"switch:{action.junction}"
        case AddSignal():
            yield f"signal:{action.place}"
        case MoveTrain() | LoadTrain() | ChooseTrain():
            yield f"train:{action.train}"
        case ChooseColour():
            yield from _fleet(view, action.colour)
        case CallHelper():
            yield from _target(view, action.target)
        case TakeExit():
            yield from _exit(view, action.track)


def _fleet(view: View, colour: str) -> Iterator[str]:
    return (f"train:{train.id}" for train in view.trains if train.at and train.colour == colour)


def _target(view: View, target: str) -> Iterator[str]:
    """The Conductor's trains, the Coupler's point, the Station master's train."""
    if target in COLOURS:
        yield from _fleet(view, target)
    elif any(train.id == target for train in view.trains):
        yield f"train:{target}"
    elif target:
        yield f"departure:{target}"


def _exit(view: View, track: str) -> Iterator[str]:
    """The train under way and the exit that it would take."""
    train = getattr(view.doing[-1], "train", "") if view.doing else ""
    if train:
        yield f"train:{train}"
    cities = {city.id for city in view.board_def.cities}
    ends = next(found.ends for found in view.board_def.tracks if found.id == track)
    yield from (f"exit:{track}@{end}" for end in ends if end in cities)
