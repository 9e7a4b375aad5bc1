"""How those who play on one side talk about the next action: what they ask, need and point at."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar, runtime_checkable

from roundhouse.core.actions import Action, Seat
from roundhouse.core.events import Event
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat needs next, as an event whose sentence says it, and what it is about."""

    reason: Event
    marks: tuple[str, ...] = ()


class Team(Protocol[V_contra]):
    """What a title says of a team's talk; a title without one has players who play for themselves.

    Marks name things on the board, as its picture does in ``data-thing``.
    """

    adviser: str
    """The bot that proposes for all of them: a good one that answers at once."""

    def asks(self, view: V_contra, action: Action) -> bool:
        """Whether a bot asks the others first: it would spend what belongs to all."""
        ...

    def spared(self, offers: Offers, action: Action) -> Offers:
        """What is left on offer to one who shall not spend what *action* would."""
        ...

    def marks(self, view: V_contra, action: Action) -> tuple[str, ...]:
        """What an action is about."""
        ...

    def needs(self, view: V_contra, seat: Seat) -> Wish | None:
        """What a bot on that seat needs before its next turn, if anything."""
        ...


@dataclass(frozen=True, slots=True)
class Heeded:
    """What a bot does that was pointed things out to; ``remark`` says what it makes of them."""

    choice: Choice
    remark: Event | None = None


@runtime_checkable
class Heeding(Protocol[V_contra]):
    """A bot that takes proposals: people have pointed at things on the board."""

    def heed(self, view: V_contra, offers: Offers, rng: Random, marks: Sequence[str]) -> Heeded:
        """One of the offers; what was pointed at, if that does little harm."""
        ...
