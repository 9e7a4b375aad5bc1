"""A board as printed: places, tracks and what is drawn; the network makes numbers of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

from roundhouse.games.switch_signal.rules.boards.geometry import (
    CITY_CLEARANCE,
    CITY_SIGNAL_AT,
    NODE_CLEARANCE,
    Curve,
    Point,
    Rails,
    rails,
    smooth,
)
from roundhouse.games.switch_signal.rules.boards.network import Network


@dataclass(frozen=True, slots=True)
class LabelDef:
    """Where a name stands, relative to its node (SB-FMT-8)."""

    dx: float
    dy: float
    anchor: str


@dataclass(frozen=True, slots=True)
class NodeDef:
    """A place on the map where tracks end (SS-TERM-3).

    ``names`` are what its board's author calls it in some languages, by their codes.
    """

    id: str
    name: str
    x: float
    y: float
    label: LabelDef
    names: Mapping[str, str] = field(default_factory=dict, compare=False, kw_only=True)

    @property
    def at(self) -> Point:
        """The node's centre."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class CityDef(NodeDef):
    """A trade city with its goods, or a port (SB-FMT-2)."""

    kind: str
    goods: str = ""


@dataclass(frozen=True, slots=True)
class DepartureDef(NodeDef):
    """Where new trains appear (SB-FMT-3)."""

    number: int


@dataclass(frozen=True, slots=True)
class JunctionDef(NodeDef):
    """Three or four arms; ``discs`` are the arms closed in the first game (SB-FMT-4)."""

    discs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrackDef:
    """A line of rail between two nodes (SB-FMT-5)."""

    id: str
    ends: tuple[str, str]
    sections: int
    signals: tuple[int, ...] = ()
    via: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class SceneryDef:
    """Decoration: a closed outline of land or water (SB-FMT-7)."""

    kind: str
    points: tuple[Point, ...]


@dataclass(frozen=True, eq=False)
class BoardDef:
    """One board. ``source`` is its id when it comes with the game, else its whole file.

    ``names`` are what it is called in some languages, by their codes.
    """

    source: str
    id: str
    name: str
    width: int
    height: int
    switch_discs: int
    signal_discs: int
    pass_through_cities: bool
    helpers: tuple[str, ...]
    cities: tuple[CityDef, ...]
    departures: tuple[DepartureDef, ...]
    junctions: tuple[JunctionDef, ...]
    tracks: tuple[TrackDef, ...]
    green: tuple[str, ...]
    scenery: tuple[SceneryDef, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoardDef) and self.source == other.source

    def __hash__(self) -> int:
        return hash(self.source)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "BoardDef":
        return self  # nothing in it ever changes

    def __getstate__(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def name_in(self, language: str) -> str:
        """What the board is called in a language."""
        return self.names.get(language, self.name)

    @cached_property
    def nodes(self) -> dict[str, NodeDef]:
        """Cities, departure points and junctions by id."""
        return {n.id: n for n in (*self.cities, *self.departures, *self.junctions)}

    @cached_property
    def trade_cities(self) -> tuple[CityDef, ...]:
        """Where goods come from."""
        return tuple(city for city in self.cities if city.kind == "trade")

    @cached_property
    def ports(self) -> tuple[CityDef, ...]:
        """Where goods go."""
        return tuple(city for city in self.cities if city.kind == "port")

    @cached_property
    def net(self) -> Network:
        """The board in numbers."""
        return Network(self)

    @cached_property
    def curves(self) -> dict[str, Curve]:
        """Each track's line on the canvas, from its first end to its second (SB-DRAW-2)."""
        return {t.id: smooth(self._knots(t)) for t in self.tracks}

    @cached_property
    def rails(self) -> dict[str, Rails]:
        """Each track divided into its sections (SB-DRAW-3)."""
        return {
            t.id: rails(self.curves[t.id], t.sections, t.signals, self._clear(t))
            for t in self.tracks
        }

    def along_from(self, track: TrackDef, node: str, reach: float) -> Point:
        """The point *reach* units along *track* from its end at *node* (SB-DRAW-4)."""
        curve = self.curves[track.id]
        return curve.at(reach if track.ends[0] == node else curve.length - reach)

    def _knots(self, track: TrackDef) -> tuple[Point, ...]:
        first, second = (self.nodes[end].at for end in track.ends)
        return (first, *track.via, second)

    def _clear(self, track: TrackDef) -> tuple[float, float]:
        first, second = (
            CITY_CLEARANCE if isinstance(self.nodes[end], CityDef) else NODE_CLEARANCE
            for end in track.ends
        )
        return first, second


def signal_points(board: BoardDef) -> dict[str, Point]:
    """Where each signal place is drawn (SB-DRAW-4)."""
    cities = {city.id for city in board.cities}
    points = {
        f"{track.id}@{end}": board.along_from(track, end, CITY_SIGNAL_AT)
        for track in board.tracks
        for end in track.ends
        if end in cities
    }
    for track in board.tracks:
        rails = board.rails[track.id]
        points |= {f"{track.id}@{k}": rails.curve.at(along) for k, along in rails.signals}
    return points
