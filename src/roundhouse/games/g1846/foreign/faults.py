"""What can be wrong with a foreign record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import BadInput, Fault


@dataclass(eq=False, kw_only=True)
class NotAnExport(BadInput):
    """The file is neither an export of 18xx.games nor a record of the corpus' form."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "not_an_export"
    field: str


@dataclass(eq=False, kw_only=True)
class OtherTitle(BadInput):
    """The export is of another game than 1846."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "other_title"
    title: str


@dataclass(eq=False, kw_only=True)
class BadMove(BadInput):
    """A move of the record lacks a field, or has one of the wrong kind."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "bad_move"
    number: int
    move: str
    field: str


@dataclass(eq=False, kw_only=True)
class UnknownMove(BadInput):
    """A move of a kind that nobody here knows: perhaps of a newer version of that site."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "unknown_move"
    number: int
    move: str


@dataclass(eq=False, kw_only=True)
class CannotFollow(BadInput):
    """A move of the record has no meaning at that point of the game."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "cannot_follow"
    number: int
    move: str
    cause: Fault


@dataclass(eq=False, kw_only=True)
class OtherResult(BadInput):
    """The record says that the game came out otherwise; worths by player."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "other_result"
    ours: Mapping[str, int]
    theirs: Mapping[str, int]


@dataclass(eq=False, kw_only=True)
class BadPosition(BadInput):
    """One position of a file cannot be answered; ``cause`` says why."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "bad_position"
    number: int  # counted from 1
    cause: Fault


@dataclass(eq=False, kw_only=True)
class UnknownName(BadInput):
    """A position names a hex, tile, train, ... that does not exist."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "unknown_name"
    kind: str  # hex, stop, tile, rotation, train, phase, private or company
    name: str


@dataclass(eq=False, kw_only=True)
class TileMisfit(BadInput):
    """A position has a tile in a hex that never takes it."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "tile_misfit"
    hex: str
    tile: str
