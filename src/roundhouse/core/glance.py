"""How a title shows a table in a list of many: a small picture, and how it stands in few words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from roundhouse.core.actions import Seat
from roundhouse.core.picture import Picture

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Teller(Protocol[V_contra]):
    """Tells in short how a game stands: the round, then what matters to *seat*, or to anybody."""

    def __call__(
        self, view: V_contra, /, *, seat: Seat | None, names: Sequence[str], language: str
    ) -> Sequence[str]:
        """A few words each."""
        ...


@dataclass(frozen=True, slots=True)
class Glance(Generic[V]):
    """``draw`` shows the board alone, ``tell`` says how the game stands."""

    draw: Picture[V]
    tell: Teller[V]
