"""What every event and error of 1846 is, and the errors that more than one decision gives.

::

    RuleError
    ├── Impossible1846     what no agreement could give a meaning: NoSuch hex, tile, train, ...
    └── Forbidden1846      a rule forbids what the players could have agreed to
        └── Lacking1846    there is not enough of it: money, tiles, tokens, slots
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Forbidden, Impossible
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.ids import CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class Event1846(Event):
    """Something that happened in a game of 1846."""

    prefix: ClassVar[str] = "g1846"


@dataclass(eq=False, kw_only=True)
class Impossible1846(Impossible):
    """It has no meaning in this position of 1846."""

    prefix: ClassVar[str] = "g1846"


@dataclass(eq=False, kw_only=True)
class Forbidden1846(Forbidden):
    """A rule of 1846 forbids it."""

    prefix: ClassVar[str] = "g1846"


@dataclass(eq=False, kw_only=True)
class Lacking1846(Forbidden1846):
    """There is not enough of it. No agreement makes money, tiles or tokens (R-58)."""


@dataclass(eq=False, kw_only=True)
class OnlyImported(Forbidden1846):
    """Nobody at a table does that: it is in games of other sites alone (R-59)."""

    wire: ClassVar[str] = "only_imported"


@dataclass(eq=False, kw_only=True)
class NoSuch(Impossible1846):
    """There is nothing of that name to choose here; *kind* says what was asked for."""

    wire: ClassVar[str] = "no_such"
    rule: str = ""
    kind: str
    name: str


@dataclass(eq=False, kw_only=True)
class NotForIndependents(Impossible1846):
    """An independent only lays track and runs."""

    wire: ClassVar[str] = "not_for_independents"
    company: CompanyId


@dataclass(eq=False, kw_only=True)
class CannotAfford(Lacking1846):
    """It costs more than *who* has."""

    wire: ClassVar[str] = "cannot_afford"
    who: str
    needed: int
    have: int


@dataclass(eq=False, kw_only=True)
class PlayerCannotAfford(Lacking1846):
    """It costs more cash than the player has."""

    wire: ClassVar[str] = "player_cannot_afford"
    seat: Seat
    needed: int
    have: int
