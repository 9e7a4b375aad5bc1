"""Coupler or dice: the moment before a deployed train's point is known (SS-HELP-5)."""

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import swap
from roundhouse.core.offers import Offer
from roundhouse.games.switch_signal.rules.frames import Deploying, RollingDeparture
from roundhouse.games.switch_signal.rules.state import State

TAKES: Final[tuple[type[Action], ...]] = (Pass,)


def offers(_state: State, _frame: Deploying) -> Iterator[Offer[Action]]:
    """To roll; the Coupler is offered beside it."""
    yield Offer(Pass)


def refusals(_state: State, _frame: Deploying, _action: Pass) -> tuple[RuleError, ...]:
    """Nobody has to call a helper."""
    return ()


def apply(draft: State, frame: Deploying, _action: Pass) -> tuple[Event, ...]:
    """The dice decide."""
    swap(draft, RollingDeparture(colour=frame.colour, first_turn=frame.first_turn))
    return ()
