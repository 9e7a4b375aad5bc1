"""What a step is: a module with these four names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.state import State

F_contra = TypeVar("F_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class Step(Protocol[F_contra, A_contra]):
    """One decision. `TAKES` are the actions it judges and carries out."""

    TAKES: tuple[type[Action], ...]

    def refusals(self, state: State, frame: F_contra, action: A_contra) -> Iterator[RuleError]:
        """Every reason why *action* may not be taken now; nothing when it may."""
        ...

    def offers(self, state: State, frame: F_contra) -> Iterator[Offer[Any]]:
        """What may be done now, lazily."""
        ...

    def apply(self, draft: State, frame: F_contra, action: A_contra) -> Iterator[Event]:
        """Carry *action* out on the draft."""
        ...
