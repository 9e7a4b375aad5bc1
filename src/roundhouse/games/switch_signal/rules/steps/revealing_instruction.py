"""The top instruction is turned over (SS-INST-1)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.components import INSTRUCTIONS, SWITCHMAN
from roundhouse.games.switch_signal.rules.frames import CarryingOut, Reading, Revealing
from roundhouse.games.switch_signal.rules.state import State, swap, unused
from roundhouse.games.switch_signal.rules.steps import outcome_refusals
from roundhouse.games.switch_signal.rules.turn import InstructionRevealed


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(Action):
    """The top instruction of the stack."""

    wire: ClassVar[str] = "reveal"
    instruction: str


def offers(state: State, _frame: Revealing) -> Iterable[Offer[Action]]:
    """Any instruction not seen yet; the last may be the one that the Switchman put there."""
    known = state.bottom and state.left == 1
    cards = (state.bottom,) if known else state.unseen
    return (Offer(Reveal, {}, {"instruction": OneOf(cards)}),)


def refusals(state: State, frame: Revealing, action: Action) -> Iterable[RuleError]:
    """Only what can lie on top of the stack."""
    return outcome_refusals(offers(state, frame), frame, action, "SS-INST-1")


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
