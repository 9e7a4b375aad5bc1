"""Actions: what a seat decides, and the seats themselves."""

from dataclasses import dataclass
from typing import ClassVar, Final, NewType

Seat = NewType("Seat", int)

CHANCE: Final = Seat(-1)
"""The seat that rolls dice and draws cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """A choice of one seat. Subclasses name themselves on the wire: ``wire = "lay_tile"``."""

    wire: ClassVar[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Action):
    """Do nothing (more) in this step."""

    wire: ClassVar[str] = "pass"
