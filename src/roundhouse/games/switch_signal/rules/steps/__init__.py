"""One decision of the rulebook a file. Each is for one kind of frame, with these functions:

``refusals(state, frame, action)`` says why not, ``offers(state, frame)`` what may be done,
``apply(draft, frame, action)`` does it. A step that may go on without asking has
``settle(draft, frame)`` too, which does so, or gives None where a decision is due (SS-TURN-4).
"""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, TypeVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import NoSuchOutcome, NotNow, RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.switch_signal.rules.frames import Frame
from roundhouse.games.switch_signal.rules.state import State

F_contra = TypeVar("F_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class Step(Protocol[F_contra, A_contra]):
    """What every step module is."""

    def refusals(self, state: State, frame: F_contra, action: Action, /) -> Iterable[RuleError]:
        """Why *action* may not be taken now; nothing when it may."""
        ...

    def offers(self, state: State, frame: F_contra, /) -> Iterable[Offer[Any]]:
        """All that may be done now."""
        ...

    def apply(self, draft: State, frame: F_contra, action: A_contra, /) -> Iterable[Event]:
        """Do *action*, which nothing refuses."""
        ...


def another_step(frame: Frame, action: Action) -> NotNow:
    """The refusal of an action that belongs elsewhere."""
    return NotNow(rule="SS-TURN-4", action=action.wire, step=frame.wire)


def outcome_refusals(
    offers: Iterable[Offer[Any]], frame: Frame, action: Action, rule: str
) -> Iterator[RuleError]:
    """Why dice, cards or tokens cannot come out so."""
    (offer,) = offers
    if type(action) is not offer.action:
        yield another_step(frame, action)
    elif action not in offer:
        shown = ", ".join(str(getattr(action, name)) for name in (*offer.fixed, *offer.open))
        yield NoSuchOutcome(rule=rule, outcome=shown)
