"""Which of the trains still due moves next (SS-INST-7, SS-INST-10)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish, push, swap
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.base import CannotBe
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, NUMBER_OF
from roundhouse.games.switch_signal.rules.frames import MovingTrains, Rolling
from roundhouse.games.switch_signal.rules.movement import NoSuchTrain
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps import helpers


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseTrain(Action):
    """The train of an instruction that moves next (SS-INST-7)."""

    wire: ClassVar[str] = "choose_train"
    train: str


@dataclass(eq=False, kw_only=True)
class NotDue(CannotBe):
    """The instruction does not move this train now."""

    wire: ClassVar[str] = "not_due"
    rule: str = "SS-INST-7"
    train: str
    due: tuple[str, ...]


TAKES: Final[tuple[type[Action], ...]] = (ChooseTrain,)


def offers(state: State, frame: MovingTrains) -> Iterator[Offer[Action]]:
    """Any train still due."""
    yield Offer(ChooseTrain, {}, {"train": OneOf(helpers.still_due(state, frame))})


def refusals(state: State, frame: MovingTrains, action: ChooseTrain) -> Iterator[RuleError]:
    """Only trains that the symbol moves, each once."""
    if action.train not in NUMBER_OF:
        yield NoSuchTrain(train=action.train)
    elif action.train not in (due := helpers.still_due(state, frame)):
        yield NotDue(train=action.train, due=due)


def apply(draft: State, frame: MovingTrains, action: ChooseTrain) -> list[Event]:
    """Its die is rolled next."""
    return _roll(draft, frame, action.train)


def settle(draft: State, frame: MovingTrains) -> list[Event] | None:
    """Go on when nobody is left, or only one and no helper could hold it back."""
    due = helpers.still_due(draft, frame)
    if not due:
        finish(draft)
        return []
    if len(due) == 1 and not helpers.could_hold(draft):
        return _roll(draft, frame, due[0])
    return None


def _roll(draft: State, frame: MovingTrains, train: str) -> list[Event]:
    due = tuple(other for other in frame.due if other != train)
    swap(draft, MovingTrains(due=due, begun=(*frame.begun, COLOUR_OF[train])))
    push(draft, Rolling(train=train))
    return []
