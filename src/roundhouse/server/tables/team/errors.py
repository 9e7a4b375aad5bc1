"""Why something cannot be proposed, pointed at or answered.

::

    Refused
    ├── PlaysAlone      the game has no team to talk to
    ├── SightsDiffer    whoever decides knows what the proposer may not
    ├── NothingAsked    409: the question has been answered, or the table has moved on
    └── NoPartner       no bot sits beside you
"""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.server.errors import Refused


@dataclass(eq=False, kw_only=True)
class PlaysAlone(Refused):
    """Everybody plays for themselves here."""

    prefix: ClassVar[str] = "team"
    wire: ClassVar[str] = "plays_alone"


@dataclass(eq=False, kw_only=True)
class SightsDiffer(Refused):
    """Whoever decides knows what the proposer may not."""

    prefix: ClassVar[str] = "team"
    wire: ClassVar[str] = "sights_differ"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class NothingAsked(Refused):
    """No bot waits for that answer any more."""

    prefix: ClassVar[str] = "team"
    wire: ClassVar[str] = "nothing_asked"
    status: ClassVar[int] = 409


@dataclass(eq=False, kw_only=True)
class NoPartner(Refused):
    """No bot plays along that could propose something."""

    prefix: ClassVar[str] = "team"
    wire: ClassVar[str] = "no_partner"
