"""Which of the trains still due moves next (SS-INST-7, SS-INST-10)."""

from collections.abc import Iterator

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules import helpers
from roundhouse.games.switch_signal.rules.actions import ChooseTrain
from roundhouse.games.switch_signal.rules.errors import NoSuchTrain, NotDue
from roundhouse.games.switch_signal.rules.printed import COLOUR_OF, NUMBER_OF
from roundhouse.games.switch_signal.rules.state import MovingTrains, Rolling, State, pop, push, swap
from roundhouse.games.switch_signal.rules.steps import another_step


def offers(state: State, frame: MovingTrains) -> Iterator[Offer[Action]]:
    """Any train still due."""
    yield Offer(ChooseTrain, {}, {"train": OneOf(helpers.still_due(state, frame))})


def refusals(state: State, frame: MovingTrains, action: Action) -> Iterator[RuleError]:
    """Only trains that the symbol moves, each once."""
    if not isinstance(action, ChooseTrain):
        yield another_step(frame, action)
    elif action.train not in NUMBER_OF:
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
        pop(draft)
        return []
    if len(due) == 1 and not helpers.could_hold(draft):
        return _roll(draft, frame, due[0])
    return None


def _roll(draft: State, frame: MovingTrains, train: str) -> list[Event]:
    due = tuple(other for other in frame.due if other != train)
    swap(draft, MovingTrains(due=due, begun=(*frame.begun, COLOUR_OF[train])))
    push(draft, Rolling(train=train))
    return []
