"""Switchman or not: the card may go back under the stack before anything is done."""

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import swap
from roundhouse.core.offers import Offer
from roundhouse.games.switch_signal.rules.frames import CarryingOut, Reading
from roundhouse.games.switch_signal.rules.state import State

TAKES: Final[tuple[type[Action], ...]] = (Pass,)


def offers(_state: State, _frame: Reading) -> Iterator[Offer[Action]]:
    """To carry it out; the Switchman is offered beside it."""
    yield Offer(Pass)


def refusals(_state: State, _frame: Reading, _action: Pass) -> tuple[RuleError, ...]:
    """Nobody has to call a helper."""
    return ()


def apply(draft: State, frame: Reading, _action: Pass) -> tuple[Event, ...]:
    """The instruction is carried out (SS-INST-2)."""
    swap(draft, CarryingOut(instruction=frame.instruction))
    return ()
