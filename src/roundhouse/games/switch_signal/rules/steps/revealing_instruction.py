"""The top instruction is turned over (SS-INST-1)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import NoSuchOutcome, RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import swap
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.components import INSTRUCTIONS, SWITCHMAN
from roundhouse.games.switch_signal.rules.frames import CarryingOut, Reading, Revealing
from roundhouse.games.switch_signal.rules.state import State, unused
from roundhouse.games.switch_signal.rules.turn import InstructionRevealed


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(Action):
    """The top instruction of the stack."""

    wire: ClassVar[str] = "reveal"
    instruction: str


TAKES: Final[tuple[type[Action], ...]] = (Reveal,)


def on_top(state: State) -> tuple[str, ...]:
    """Any instruction not seen yet; the last may be the one that the Switchman put there."""
    return (state.bottom,) if state.bottom and state.left == 1 else state.unseen


def offers(state: State, _frame: Revealing) -> Iterable[Offer[Action]]:
    """What may be on top, equally likely."""
    return (Offer(Reveal, {}, {"instruction": OneOf(on_top(state))}),)


def refusals(state: State, _frame: Revealing, action: Reveal) -> Iterator[RuleError]:
    """Only what can lie on top of the stack."""
    if action.instruction not in on_top(state):
        yield NoSuchOutcome(rule="SS-INST-1", outcome=action.instruction)


def apply(draft: State, _frame: Revealing, action: Reveal) -> Iterator[Event]:
    """The card leaves the stack; the Switchman may still put it back (SS-HELP-4)."""
    card = action.instruction
    draft.left -= 1
    if not draft.left and draft.bottom == card:
        draft.bottom = ""
    else:
        draft.unseen = tuple(unseen for unseen in draft.unseen if unseen != card)
    if draft.left and unused(draft, SWITCHMAN):
        swap(draft, Reading(instruction=card))
    else:
        swap(draft, CarryingOut(instruction=card))
    yield InstructionRevealed(instruction=card, symbols=INSTRUCTIONS[card], left=draft.left)
