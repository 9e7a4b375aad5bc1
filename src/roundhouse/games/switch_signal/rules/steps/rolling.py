"""A movement die (SS-MOVE-2)."""

from collections.abc import Iterable
from typing import Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.actions import RollMovement
from roundhouse.games.switch_signal.rules.events import MovementRolled
from roundhouse.games.switch_signal.rules.printed import COLOUR_OF, DICE, LOGISTICIAN
from roundhouse.games.switch_signal.rules.state import Keeping, Rolling, State, swap, unused
from roundhouse.games.switch_signal.rules.steps import outcome_refusals
from roundhouse.games.switch_signal.rules.travel import set_off

FACES: Final = {colour: OneOf(faces) for colour, faces in DICE.items()}
ROLLS: Final[dict[str, tuple[Offer[Action], ...]]] = {
    colour: (Offer(RollMovement, {}, {"points": faces}),) for colour, faces in FACES.items()
}


def offers(_state: State, frame: Rolling) -> Iterable[Offer[Action]]:
    """The faces of the colour's die."""
    return ROLLS[COLOUR_OF[frame.train]]


def refusals(state: State, frame: Rolling, action: Action) -> Iterable[RuleError]:
    """A die has only its own faces (SS-COMP-2)."""
    if type(action) is RollMovement and action.points in FACES[COLOUR_OF[frame.train]]:
        return ()
    return outcome_refusals(offers(state, frame), frame, action, "SS-COMP-2")


def apply(draft: State, frame: Rolling, action: RollMovement) -> list[Event]:
    """The train sets off, unless the Logistician might still be called."""
    rolled = MovementRolled(train=frame.train, points=action.points)
    if not unused(draft, LOGISTICIAN):
        return [rolled, *set_off(draft, frame.train, action.points)]
    swap(draft, Keeping(train=frame.train, points=action.points))
    return [rolled]
