"""Why 1846 says no: the faults that more than one step knows, of the stock round and of trains.

::

    RuleError
    ├── Impossible     NoSuch (hex, tile, corporation, private, train, ...)
    └── Forbidden      everything else: a rule forbids what the players could have agreed to
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import Forbidden, Impossible


@dataclass(eq=False, kw_only=True)
class NoSuch(Impossible):
    """There is nothing of that name to choose here; *kind* says what was asked for."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "no_such"
    rule: str = ""
    kind: str
    name: str


@dataclass(eq=False, kw_only=True)
class Forbidden1846(Forbidden):
    """A rule of 1846 forbids it."""

    prefix: ClassVar[str] = "g1846"


@dataclass(eq=False, kw_only=True)
class CannotAfford(Forbidden1846):
    """It costs more than *who* has."""

    wire: ClassVar[str] = "cannot_afford"
    who: str
    needed: int
    have: int


@dataclass(eq=False, kw_only=True)
class CountOutOfRange(Forbidden1846):
    """Fewer or more than may be chosen."""

    wire: ClassVar[str] = "count_out_of_range"
    count: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class PriceOutOfRange(Forbidden1846):
    """Less or more than may be paid."""

    wire: ClassVar[str] = "price_out_of_range"
    price: int
    low: int
    high: int
