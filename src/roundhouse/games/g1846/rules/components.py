"""The printed things of 1846: map, tiles, companies, trains, market, players' table.

Frozen, shared by every state, read once from data/*.toml by `defs.py` as `DEFS`.
All ends of track are ints: edges 0-5, then stops from STOP on (STOP is a hex's first city).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from roundhouse.games.g1846.rules.ids import (
    Colour,
    CorpId,
    HexId,
    Phase,
    PrivateId,
    TileId,
    TrainId,
)

STOP: Final = 6
Path: TypeAlias = tuple[int, int]  # two ends, the lower first
Ground: TypeAlias = Literal["open", "yellow", "gray", "offboard", "water"]
COLOURS: Final[tuple[Colour, ...]] = ("yellow", "green", "brown", "gray")

# Edge e leads to the hex at this (row, column) offset and touches its edge (e + 3) % 6.
OFFSETS: Final = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))


def opposite(edge: int) -> int:
    """The neighbour's number for the side that is *edge* here."""
    return (edge + 3) % 6


class Laid(NamedTuple):
    """A tile as it lies: rotation r turns it clockwise by r times 60 degrees."""

    tile: TileId
    rotation: int


@dataclass(frozen=True, slots=True)
class Layout:
    """Track as it lies in a hex. Made by `layout()`."""

    paths: tuple[Path, ...]
    stops: int  # how many cities (or the one off-board area)
    exits: int  # the edges with track, as bits
    joins: tuple[tuple[int, ...], ...]  # for each end (edges, then stops) what a path joins to it


def layout(paths: Iterable[Path], stops: int) -> Layout:
    """The layout of *paths*, each given either way round."""
    tidy = tuple(sorted((min(path), max(path)) for path in paths))
    ends: list[list[int]] = [[] for _ in range(STOP + stops)]
    for one, other in tidy:
        ends[one].append(other)
        ends[other].append(one)
    exits = sum(1 << edge for edge in range(6) if ends[edge])
    return Layout(tidy, stops, exits, tuple(tuple(sorted(joined)) for joined in ends))


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDef:
    """A tile of the supply."""

    id: TileId
    colour: Colour
    count: int | None  # None: without limit
    label: str  # "", "Z" or "Chi"
    value: int
    slots: int  # in each city
    layouts: tuple[Layout, ...]  # by rotation

    @property
    def is_city(self) -> bool:
        """Whether it goes on city hexes."""
        return self.slots > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SideDef:
    """A hexside that costs money to cross."""

    cost: int
    kind: Literal["tunnel", "bridge"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HexDef:
    """A hex of the map, with what is printed on it."""

    id: HexId
    name: str  # "" for plain track hexes
    ground: Ground
    label: str  # "", "Z" or "Chi"
    layout: Layout  # the printed track; empty cities have a stop without paths
    slots: int  # in each printed city
    values: tuple[int, int, int, int]  # what a printed stop is worth, by phase
    location: str  # what routes may visit once: the hex's id, or the off-board area's name
    terrain: int  # 0 when none is printed
    mountain: bool
    side: Literal["", "east", "west"]
    bonus: int  # towards the east-west bonus
    ports: int
    meat: bool
    neighbours: tuple[HexId | None, ...]
    sides: tuple[SideDef | None, ...]  # what crossing each edge costs
    buildable: int  # the edges, as bits, that placed track may lead to (OR-TRACK-6)

    @property
    def is_city(self) -> bool:
        """Whether it takes city tiles (or shows a city)."""
        return self.slots > 0

    @property
    def colour(self) -> Colour | None:
        """The colour of the printed track; None for an empty hex."""
        return self.ground if self.ground in ("yellow", "gray") else None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReservedDef:
    """A slot kept for a corporation, and what it pays there."""

    hex: HexId
    connected: int
    unconnected: int | None  # None: a connection is required


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpDef:
    """A corporation's charter."""

    id: CorpId
    name: str
    home: HexId
    tokens: int
    group: str  # "green", or "" when always in play
    two_player_group: str
    second_city: HexId
    reserved: ReservedDef | None
    subsidy: bool
    land_grant: tuple[HexId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateDef:
    """A private company's card; an independent is one with a home."""

    id: PrivateId
    name: str
    price: int
    debt: int
    income: int
    group: str  # "orange", "blue", or "" when always in play
    second_edition: bool
    home: HexId | None
    hexes: tuple[HexId, ...]
    stop: int
    reserves_hexes: bool
    reserves_slot: bool  # that of its stop
    amount: int  # dollars of its bonus or discount

    @property
    def is_independent(self) -> bool:
        """Whether it operates by itself."""
        return self.home is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainDef:
    """A train type: it counts *counts* of the *visits* locations it may visit."""

    id: TrainId
    phase: Phase
    price: int
    counts: int
    visits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseDef:
    """A phase: its trains, and what happens to them later."""

    number: Phase
    name: str
    colour: Colour
    limit: int
    trains: tuple[TrainDef, ...]
    phased_out_in: Phase | None
    removed_in: Phase | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersDef:
    """What depends on how many began the game."""

    bank: int
    cash: int
    removed_privates: int  # from each group
    removed_corps: int  # from the green group
    trains: tuple[int, ...]  # of each phase; -1 for no limit
    own_at_most: int  # shares of one corporation
    certificates: tuple[int, ...]  # the limit, by corporations in play


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Defs:
    """Everything printed."""

    hexes: Mapping[HexId, HexDef]
    tiles: Mapping[TileId, TileDef]
    corps: Mapping[CorpId, CorpDef]
    privates: Mapping[PrivateId, PrivateDef]
    trains: Mapping[TrainId, TrainDef]
    phases: tuple[PhaseDef, ...]
    players: Mapping[int, PlayersDef]
    prices: tuple[int, ...]  # of the market, by column
    opening: tuple[int, ...]  # legal opening prices

    def layout(self, place: HexId, laid: Laid | None) -> Layout:
        """The track in *place* when *laid* lies there (None: as printed)."""
        if laid is None:
            return self.hexes[place].layout
        return self.tiles[laid.tile].layouts[laid.rotation]

    def slots(self, place: HexId, laid: Laid | None) -> int:
        """How many token slots each city in *place* has."""
        return self.hexes[place].slots if laid is None else self.tiles[laid.tile].slots

    def value(self, place: HexId, laid: Laid | None, phase: Phase) -> int:
        """What a stop in *place* is worth in *phase*."""
        return self.hexes[place].values[phase - 1] if laid is None else self.tiles[laid.tile].value

    def colour(self, place: HexId, laid: Laid | None) -> Colour | None:
        """The colour of what lies or is printed there."""
        return self.hexes[place].colour if laid is None else self.tiles[laid.tile].colour
