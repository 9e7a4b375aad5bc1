"""Tiles: which fit where, and why one may not be laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import (
    Forbidden1846,
    Impossible1846,
    Lacking1846,
    NoSuch,
)
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import COLOURS, STOP, HexDef, Laid, Layout, TileDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import Colour, HexId, TileId
from roundhouse.games.g1846.rules.state import State


@dataclass(eq=False, kw_only=True)
class NotATileHex(Impossible1846):
    """Water, off-board areas and preprinted gray hexes never take a tile."""

    wire: ClassVar[str] = "not_a_tile_hex"
    hex: HexId
    ground: str


@dataclass(eq=False, kw_only=True)
class WrongKindOfTile(Impossible1846):
    """Track tiles go on track hexes, city tiles on cities; *city*: the hex is one."""

    wire: ClassVar[str] = "wrong_kind_of_tile"
    hex: HexId
    tile: TileId
    city: bool


@dataclass(eq=False, kw_only=True)
class ChicagoOnly(Impossible1846):
    """Chicago takes its own tiles alone, and no other hex takes them; *chicago*: it is the hex."""

    wire: ClassVar[str] = "chicago_only"
    hex: HexId
    tile: TileId
    chicago: bool


@dataclass(eq=False, kw_only=True)
class WrongLabel(Forbidden1846):
    """Z tiles go on Z hexes, and no others do; "" is no letter."""

    wire: ClassVar[str] = "wrong_label"
    hex: HexId
    tile: TileId
    label: str
    wanted: str


@dataclass(eq=False, kw_only=True)
class WrongColour(Forbidden1846):
    """Colours come in their order; *wanted* is "" where gray lies already."""

    wire: ClassVar[str] = "wrong_colour"
    hex: HexId
    tile: TileId
    colour: str
    wanted: str


@dataclass(eq=False, kw_only=True)
class ColourNotYet(Forbidden1846):
    """The colour comes with a later phase."""

    wire: ClassVar[str] = "colour_not_yet"
    tile: TileId
    colour: str
    phase: str
    wanted: str


@dataclass(eq=False, kw_only=True)
class TrackNotKept(Forbidden1846):
    """The upgrade would lose track that is there."""

    wire: ClassVar[str] = "track_not_kept"
    hex: HexId
    tile: TileId
    rotation: int


@dataclass(eq=False, kw_only=True)
class NoTileLeft(Lacking1846):
    """All tiles of this number lie on the board."""

    wire: ClassVar[str] = "no_tile_left"
    tile: TileId
    count: int


@dataclass(eq=False, kw_only=True)
class LeadsNowhere(Forbidden1846):
    """Track would lead off the map, into water, or to a printed side without track."""

    wire: ClassVar[str] = "leads_nowhere"
    hex: HexId
    tile: TileId
    rotation: int
    edge: int


CHICAGO: Final = "Chi"  # the letters on its hex and tiles


# What fits where


@cache
def next_colour(colour: Colour | None) -> Colour | None:
    """The colour that follows; yellow in an empty hex, None after gray (OR-TRACK-2)."""
    if colour is None:
        return "yellow"
    return (*COLOURS, None)[COLOURS.index(colour) + 1]


@cache
def fitting(place: HexId, old: Laid | None) -> Mapping[Laid, int]:
    """Each tile, turned, that may replace *old* in *place*, with its entries.

    It has the next colour, the right kind and letter (OR-TRACK-2, OR-TRACK-3), keeps the track
    (OR-TRACK-4) and leads nowhere forbidden (OR-TRACK-6).
    """
    wanted = next_colour(DEFS.colour(place, old))
    turned = [
        Laid(tile.id, rotation)
        for tile in DEFS.tiles.values()
        if tile.colour == wanted
        for rotation in range(len(tile.layouts))
    ]
    return {
        laid: entries(place, old, laid) for laid in turned if not any(_misfits(place, old, laid))
    }


def entries(place: HexId, old: Laid | None, new: Laid) -> int:
    """The edges, as bits, that lead to what must be connected when *new* is laid (OR-TRACK-8).

    For a track tile these are the ends of its new track; a city has all its edges.
    """
    layout = DEFS.layout(place, new)
    if layout.stops:
        return layout.exits
    kept = DEFS.layout(place, old).paths
    return _bits(edge for path in layout.paths if path not in kept for edge in path)


def new_edges(board: Board, place: HexId, laid: Laid) -> int:
    """The edges, as bits, to which *laid* would bring new track."""
    return DEFS.layout(place, laid).exits & ~board.layout(place).exits


def _bits(edges: Iterator[int]) -> int:
    bits = 0
    for edge in edges:
        bits |= 1 << edge
    return bits


def _misfits(place: HexId, old: Laid | None, new: Laid) -> Iterator[RuleError]:
    """Why *new* can never replace *old* in *place*, colours aside."""
    strange = _wrong_kind(DEFS.hexes[place], DEFS.tiles[new.tile])
    if strange is not None:
        yield strange
    else:
        yield from _wrong_track(DEFS.hexes[place], old, new)


def _wrong_kind(ground: HexDef, tile: TileDef) -> RuleError | None:
    """Why the hex takes no tiles of that kind at all (OR-TRACK-2, OR-TRACK-3)."""
    place = ground.id
    if ground.ground in {"water", "offboard", "gray"}:
        return NotATileHex(rule="OR-TRACK-2", hex=place, ground=ground.ground)
    if tile.is_city != ground.is_city:
        return WrongKindOfTile(rule="OR-TRACK-3", hex=place, tile=tile.id, city=ground.is_city)
    chicago = ground.label == CHICAGO
    if chicago != (tile.label == CHICAGO):  # its four cities fit nowhere else
        return ChicagoOnly(rule="OR-TRACK-3", hex=place, tile=tile.id, chicago=chicago)
    return None


def _wrong_track(ground: HexDef, old: Laid | None, new: Laid) -> Iterator[RuleError]:
    """What is wrong with its letter or its track (OR-TRACK-3, OR-TRACK-4, OR-TRACK-6)."""
    place, tile, turned = ground.id, DEFS.tiles[new.tile], new.rotation
    if tile.label != ground.label:
        wrong, wanted = tile.label, ground.label
        yield WrongLabel(rule="OR-TRACK-3", hex=place, tile=tile.id, label=wrong, wanted=wanted)
    layout = tile.layouts[turned]
    if not _keeps(DEFS.layout(place, old), layout):
        yield TrackNotKept(rule="OR-TRACK-4", hex=place, tile=tile.id, rotation=turned)
    if lost := _nowhere(ground, layout):
        edge = lost[0]
        yield LeadsNowhere(rule="OR-TRACK-6", hex=place, tile=tile.id, rotation=turned, edge=edge)


def _keeps(old: Layout, new: Layout) -> bool:
    """Whether every old path, or exit of a city, is still there (OR-TRACK-4)."""
    return all(path in new.paths for path in old.paths)


def _nowhere(ground: HexDef, layout: Layout) -> list[int]:
    lost = layout.exits & ~ground.buildable
    return [edge for edge in range(STOP) if lost >> edge & 1]


# Why not


def tile_refusals(state: State, place: HexId, tile: TileId, rotation: int) -> Iterator[RuleError]:
    """What is wrong with the tile itself, whoever lays it; the first may be Impossible."""
    strange = _unknown(place, tile, rotation)
    if strange is not None:
        yield strange
    else:
        yield from _fit_refusals(state.board, place, Laid(tile, rotation))
        yield from _supply_refusals(state, tile)


def _fit_refusals(board: Board, place: HexId, new: Laid) -> Iterator[RuleError]:
    old = board.laid(place)
    if new not in fitting(place, old):
        yield from _misfits(place, old, new)
        yield from _wrong_colour(board, place, new.tile)


def _supply_refusals(state: State, tile: TileId) -> Iterator[RuleError]:
    colour = DEFS.tiles[tile].colour
    if COLOURS.index(colour) >= state.phase:
        now, then = DEFS.phases[state.phase - 1], DEFS.phases[COLOURS.index(colour)]
        yield ColourNotYet(
            rule="OR-TRACK-2", tile=tile, colour=colour, phase=now.name, wanted=then.name
        )
    if not state.board.has_left(tile):
        yield NoTileLeft(rule="OR-TRACK-5", tile=tile, count=DEFS.tiles[tile].count or 0)


def _unknown(place: HexId, tile: TileId, rotation: int) -> NoSuch | None:
    if place not in DEFS.hexes:
        return NoSuch(kind="hex", name=place)
    if tile not in DEFS.tiles:
        return NoSuch(kind="tile", name=tile)
    if not 0 <= rotation < len(DEFS.tiles[tile].layouts):
        return NoSuch(kind="rotation", name=str(rotation))
    return None


def _wrong_colour(board: Board, place: HexId, tile: TileId) -> Iterator[RuleError]:
    colour, wanted = DEFS.tiles[tile].colour, next_colour(board.colour(place))
    if colour != wanted:
        yield WrongColour(
            rule="OR-TRACK-2", hex=place, tile=tile, colour=colour, wanted=wanted or ""
        )


def can_supply(state: State, laid: Laid) -> bool:
    """Whether the phase has this colour, and the supply this tile (OR-TRACK-2, OR-TRACK-5)."""
    return COLOURS.index(DEFS.tiles[laid.tile].colour) < state.phase and state.board.has_left(
        laid.tile
    )
