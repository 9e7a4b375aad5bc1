"""Events: what happened, as facts without words."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, TypeAlias

from roundhouse.core.actions import Seat

Landmark: TypeAlias = Literal["", "round", "turn"]
"""What begins with an event, if anything: a game is looked through by its rounds and turns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A consequence of an action.

    ``prefix`` and ``wire`` together name its sentence: ``g1846-tile-laid``.
    ``named`` are the fields with ids for which the catalogues have names.
    ``worded`` are those that hold a sentence in each language, by the language's code.
    ``phrases`` are those that name a text.
    ``landmark`` says whether a round or a turn begins with it.
    ``only`` holds the seats that may know of it; None is everybody.
    """

    prefix: ClassVar[str] = "core"
    named: ClassVar[frozenset[str]] = frozenset()
    worded: ClassVar[frozenset[str]] = frozenset()
    phrases: ClassVar[frozenset[str]] = frozenset()
    landmark: ClassVar[Landmark] = ""
    wire: ClassVar[str]

    only: tuple[Seat, ...] | None = None

    @property
    def params(self) -> dict[str, Any]:
        """The facts by name, as a sentence uses them."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name != "only"}

    def known_to(self, seat: Seat | None) -> bool:
        """Whether *seat* (None: a spectator) may know of this."""
        return self.only is None or seat in self.only
