"""A movement die (SS-MOVE-2)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import swap
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.base import Happening
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, DICE, LOGISTICIAN
from roundhouse.games.switch_signal.rules.frames import Keeping, Rolling
from roundhouse.games.switch_signal.rules.state import State, unused
from roundhouse.games.switch_signal.rules.steps.outcomes import outcome_refusals
from roundhouse.games.switch_signal.rules.travel import set_off


@dataclass(frozen=True, slots=True, kw_only=True)
class RollMovement(Action):
    """A movement die."""

    wire: ClassVar[str] = "roll_movement"
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MovementRolled(Happening):
    """A movement die."""

    wire: ClassVar[str] = "movement_rolled"
    train: str
    points: int


TAKES: Final[tuple[type[Action], ...]] = (RollMovement,)


FACES: Final = {colour: OneOf(faces) for colour, faces in DICE.items()}
ROLLS: Final[dict[str, tuple[Offer[Action], ...]]] = {
    colour: (Offer(RollMovement, {}, {"points": faces}),) for colour, faces in FACES.items()
}


def offers(_state: State, frame: Rolling) -> Iterable[Offer[Action]]:
    """The faces of the colour's die."""
    return ROLLS[COLOUR_OF[frame.train]]


def refusals(state: State, frame: Rolling, action: RollMovement) -> Iterable[RuleError]:
    """A die has only its own faces (SS-COMP-2)."""
    if action.points in FACES[COLOUR_OF[frame.train]]:
        return ()
    return outcome_refusals(offers(state, frame), frame, action, "SS-COMP-2")


def apply(draft: State, frame: Rolling, action: RollMovement) -> list[Event]:
    """The train sets off, unless the Logistician might still be called."""
    rolled = MovementRolled(train=frame.train, points=action.points)
    if not unused(draft, LOGISTICIAN):
        return [rolled, *set_off(draft, frame.train, action.points)]
    swap(draft, Keeping(train=frame.train, points=action.points))
    return [rolled]
