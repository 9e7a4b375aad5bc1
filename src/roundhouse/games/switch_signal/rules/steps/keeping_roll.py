"""Logistician or not: the roll may be ignored before the train moves (SS-HELP-1)."""

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.switch_signal.rules.frames import Keeping
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.travel import set_off

TAKES: Final[tuple[type[Action], ...]] = (Pass,)


def offers(_state: State, _frame: Keeping) -> Iterator[Offer[Action]]:
    """To keep the roll; the Logistician is offered beside it."""
    yield Offer(Pass)


def refusals(_state: State, _frame: Keeping, _action: Pass) -> tuple[RuleError, ...]:
    """Nobody has to call a helper."""
    return ()


def apply(draft: State, frame: Keeping, _action: Pass) -> list[Event]:
    """The roll counts."""
    return set_off(draft, frame.train, frame.points)
