"""Logistician or not: the roll may be ignored before the train moves (SS-HELP-1)."""

from collections.abc import Iterator

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.switch_signal.rules.frames import Keeping
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps import another_step
from roundhouse.games.switch_signal.rules.travel import set_off


def offers(_state: State, _frame: Keeping) -> Iterator[Offer[Action]]:
    """To keep the roll; the Logistician is offered beside it."""
    yield Offer(Pass)


def refusals(_state: State, frame: Keeping, action: Action) -> Iterator[RuleError]:
    """Nothing else may be done here."""
    if not isinstance(action, Pass):
        yield another_step(frame, action)


def apply(draft: State, frame: Keeping, _action: Pass) -> list[Event]:
    """The roll counts."""
    return set_off(draft, frame.train, frame.points)
