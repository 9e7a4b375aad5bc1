"""Laying track: what is reserved, what is connected, what a tile costs (OR-TRACK)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.base import Event1846, Lacking1846
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import STOP, HexDef, Laid, SideDef, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import (
    NEUTRAL,
    CompanyId,
    CorpId,
    HexId,
    PrivateId,
    TileId,
)
from roundhouse.games.g1846.rules.money import is_unbought
from roundhouse.games.g1846.rules.powers import owned
from roundhouse.games.g1846.rules.powers.kinds.power import Ground, Power
from roundhouse.games.g1846.rules.reach import Crossing, into, reach_of, where
from roundhouse.games.g1846.rules.state import State, is_independent
from roundhouse.games.g1846.rules.tiles import fitting, new_edges


@dataclass(eq=False, kw_only=True)
class TileTooDear(Lacking1846):
    """The treasury cannot pay for the tile."""

    wire: ClassVar[str] = "tile_too_dear"
    company: CompanyId
    hex: HexId
    tile: TileId
    needed: int
    have: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NeutralTokenPlaced(Event1846):
    """A corporation removed from a two-player game blocks a slot of its second city."""

    wire: ClassVar[str] = "neutral_token_placed"

    hex: HexId


BASIC_COST: Final = 20
ALL_EDGES: Final = 0b111111


# Reserved hexes


def reserved_for(state: State, place: HexId) -> PrivateId | None:
    """The private, not yet a corporation's, for which *place* is kept (OR-TRACK-7)."""
    private = _RESERVED.get(place)
    return private if private is not None and is_unbought(state, private) else None


_RESERVED: Final = {
    place: private.id
    for private in DEFS.privates.values()
    if private.reserves_hexes
    for place in private.hexes
}


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
    discount = _discount(state, company, "mountain") if ground.mountain else 0
    return max(BASIC_COST, ground.terrain - discount)


def side_cost(state: State, company: CompanyId, place: HexId, new: Laid) -> int:
    """What the hexsides cost that *new* completes (OR-TRACK-10)."""
    if place not in _PRICED:
        return 0
    board, ground = state.board, DEFS.hexes[place]
    added = new_edges(board, place, new)
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
    return max(0, side.cost - _discount(state, company, side.kind))


def _discount(state: State, company: CompanyId, ground: Ground) -> int:
    return sum([power.discount(ground) for power in owned(state, company, Power.discount)])


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
