"""Coupler or dice: the moment before a deployed train's point is known (SS-HELP-5)."""

from collections.abc import Iterator

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.switch_signal.rules.frames import Deploying, RollingDeparture
from roundhouse.games.switch_signal.rules.state import State, swap
from roundhouse.games.switch_signal.rules.steps import another_step


def offers(_state: State, _frame: Deploying) -> Iterator[Offer[Action]]:
    """To roll; the Coupler is offered beside it."""
    yield Offer(Pass)


def refusals(_state: State, frame: Deploying, action: Action) -> Iterator[RuleError]:
    """Nothing else may be done here."""
    if not isinstance(action, Pass):
        yield another_step(frame, action)


def apply(draft: State, frame: Deploying, _action: Pass) -> tuple[Event, ...]:
    """The dice decide."""
    swap(draft, RollingDeparture(colour=frame.colour, first_turn=frame.first_turn))
    return ()
