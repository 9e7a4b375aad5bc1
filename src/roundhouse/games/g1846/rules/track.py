"""Tiles: which fit where, what laying one costs, and why one may not be laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.errors import NoSuch
from roundhouse.games.g1846.rules.errors_building import (
    ChicagoOnly,
    ColourNotYet,
    LeadsNowhere,
    NotATileHex,
    NoTileLeft,
    TrackNotKept,
    WrongColour,
    WrongKindOfTile,
    WrongLabel,
)
from roundhouse.games.g1846.rules.events_building import NeutralTokenPlaced
from roundhouse.games.g1846.rules.ids import (
    MC,
    NEUTRAL,
    OI,
    TBC,
    Colour,
    CompanyId,
    CorpId,
    HexId,
    PrivateId,
    TileId,
)
from roundhouse.games.g1846.rules.money import owns
from roundhouse.games.g1846.rules.printed import (
    COLOURS,
    STOP,
    HexDef,
    Laid,
    Layout,
    SideDef,
    TileDef,
    opposite,
)
from roundhouse.games.g1846.rules.reach import Crossing, into, reach_of, where
from roundhouse.games.g1846.rules.state import State, is_independent

BASIC_COST: Final = 20
CHICAGO: Final = "Chi"  # the letters on its hex and tiles
ALL_EDGES: Final = 0b111111


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


def reserved_for(state: State, place: HexId) -> PrivateId | None:
    """The private, not yet a corporation's, for which *place* is kept (OR-TRACK-7)."""
    private = _KEPT.get(place)
    if private is None or private not in state.privates:
        return None
    return None if isinstance(state.owners.get(private), str) else private


_KEPT: Final = {place: private for private in (MC, OI) for place in DEFS.privates[private].hexes}


# Connection


def is_connected(board: Board, company: CompanyId, place: HexId, edges: int) -> bool:
    """Whether *company* reaches *place* over one of *edges*, or has a token there (OR-TRACK-8)."""
    if board.has_token(company, place):
        return True
    reach, first = reach_of(board, company), into(place, 0)
    return any(edges >> edge & 1 and first + edge in reach for edge in range(STOP))


def connected_tiles(board: Board, company: CompanyId) -> Iterator[tuple[HexId, Laid]]:
    """Each fitting tile that *company* is connected to, each once, the nearest first."""
    seen: dict[HexId, int] = {}
    for place, _ in board.cities_of(company):
        seen[place] = ALL_EDGES
        for laid in fitting(place, board.laid(place)):
            yield place, laid
    for crossing in reach_of(board, company):
        yield from _newly_connected(board, crossing, seen)


def _newly_connected(
    board: Board, crossing: Crossing, seen: dict[HexId, int]
) -> Iterator[tuple[HexId, Laid]]:
    place, edge = where(crossing)
    before = seen.get(place, 0)
    for laid, edges in fitting(place, board.laid(place)).items():
        if edges >> edge & 1 and not edges & before:
            yield place, laid
    seen[place] = before | 1 << edge


# Cost


def cost(state: State, company: CompanyId, place: HexId, new: Laid) -> int:
    """What *company* pays for the tile (OR-TRACK-9 to OR-TRACK-11, PW-TBC-1)."""
    return ground_cost(state, company, place) + side_cost(state, company, place, new)


def ground_cost(state: State, company: CompanyId, place: HexId) -> int:
    """The basic cost, or the terrain when it has not been paid yet."""
    if state.board.laid(place) is not None:
        return BASIC_COST
    ground = DEFS.hexes[place]
    if not is_independent(company) and place in DEFS.corps[CorpId(company)].land_grant:
        return 0
    discount = _blasting(state, company) if ground.mountain else 0
    return max(BASIC_COST, ground.terrain - discount)


def side_cost(state: State, company: CompanyId, place: HexId, new: Laid) -> int:
    """What the hexsides cost that *new* completes (OR-TRACK-10)."""
    if place not in _PRICED:
        return 0
    board, ground = state.board, DEFS.hexes[place]
    added = DEFS.layout(place, new).exits & ~board.layout(place).exits
    return sum(
        _side_price(state, company, side)
        for edge, side in enumerate(ground.sides)
        if side and added >> edge & 1 and _comes_from_beyond(board, ground, edge)
    )


_PRICED: Final = frozenset(ground.id for ground in DEFS.hexes.values() if any(ground.sides))


def _comes_from_beyond(board: Board, ground: HexDef, edge: int) -> bool:
    beyond = ground.neighbours[edge]
    return beyond is not None and bool(board.layout(beyond).exits >> opposite(edge) & 1)


def _side_price(state: State, company: CompanyId, side: SideDef) -> int:
    discount = _blasting(state, company) if side.kind == "tunnel" else 0
    return max(0, side.cost - discount)


def _blasting(state: State, company: CompanyId) -> int:
    return DEFS.privates[TBC].amount if owns(state, CorpId(company), TBC) else 0


# Laying


def is_upgrade(board: Board, place: HexId) -> bool:
    """Whether a tile laid in *place* replaces track (OR-TRACK-2)."""
    return board.colour(place) is not None


def lay(draft: State, place: HexId, laid: Laid) -> Iterator[Event]:
    """Put the tile on the board; a removed corporation's second city fills up (OPT-2P-3)."""
    draft.board = draft.board.with_tile(place, laid)
    if not draft.options.two_player or DEFS.tiles[laid.tile].colour != "green":
        return
    waiting = any(DEFS.corps[corp].second_city == place for corp in draft.removed)
    if waiting and not draft.board.has_token(NEUTRAL, place):
        draft.board = draft.board.with_token(NEUTRAL, place)
        yield NeutralTokenPlaced(hex=place)
