"""How a title speaks: what happened, why not, and what an action is called, in words."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event

V_contra = TypeVar("V_contra", contravariant=True)


class Voice(Protocol[V_contra]):
    """A game in words, its things as players call them; ``names`` are the players by seat."""

    def tell(self, view: V_contra, event: Event, language: str, names: Sequence[str]) -> str:
        """What happened."""
        ...

    def refuse(self, view: V_contra, fault: Fault, language: str, names: Sequence[str]) -> str:
        """Why not."""
        ...

    def call(self, view: V_contra, action: Action, language: str) -> str:
        """What one does by *action*; nothing where its consequences tell it."""
        ...
