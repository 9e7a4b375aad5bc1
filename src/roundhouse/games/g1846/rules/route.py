"""A route as it lies on the board: one train's way, walked hex by hex."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import ClassVar, Final, NamedTuple, TypeAlias

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import Impossible1846, NoSuch
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId, TrainId
from roundhouse.games.g1846.rules.reach import BACK, NOWHERE, Crossing, into, leaving, ways, where


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """One train's way.

    *path* names each hex from end to end; a stop of Chicago is named "D6.2" (stop 2).
    *counted* are the hexes of the locations that an N/M train counts; () counts all visited.
    """

    train: TrainId
    path: tuple[str, ...]
    counted: tuple[HexId, ...] = ()


@dataclass(eq=False, kw_only=True)
class NoTrack(Impossible1846):
    """No track lies along that way: *hexes* are where it breaks."""

    wire: ClassVar[str] = "no_track"
    train: TrainId
    hexes: tuple[HexId, ...]


Stop: TypeAlias = tuple[HexId, int]  # a city of a hex, or the off-board area in it
Named: TypeAlias = tuple[HexId, int | None]  # what "D6" or "D6.2" in a path means
Passage: TypeAlias = tuple[Crossing | None, Crossing | None]  # how a way comes and goes

EDGES: Final = 6
PLAIN: Final = -1


class Walk(NamedTuple):
    """A route as it lies on the board."""

    route: Route
    stops: tuple[Stop, ...]
    crossed: tuple[Crossing, ...]
    sides: frozenset[Crossing]  # the hexsides crossed, whichever way
    locations: tuple[str, ...]  # of the stops
    east: tuple[HexId, ...]  # stops in the east

    @property
    def counted(self) -> tuple[Stop, ...]:
        """The stops that it counts."""
        chosen = self.route.counted
        return tuple([stop for stop in self.stops if stop[0] in chosen]) if chosen else self.stops


def walk(board: Board, route: Route) -> Walk | RuleError:
    """*route* on the board, or why there is no such way (OR-ROUTE-2); judged and run alike."""
    for name in route.path:
        if name not in _NAMED:
            return NoSuch(kind="hex", name=name)
    lying = board.tiles.get
    return _walk(route, tuple([lying(_NAMED[name][0]) for name in route.path]))


@lru_cache(maxsize=8192)
def _walk(route: Route, tiles: tuple[Laid | None, ...]) -> Walk | RuleError:
    """The walk over *tiles*, one for each hex of the path."""
    names = [_NAMED[name] for name in route.path]
    crossed = [_BETWEEN.get((one[0], other[0]), NOWHERE) for one, other in pairwise(names)]
    stops: list[Stop] = []
    for number, (place, wanted) in enumerate(names):
        came = crossed[number - 1] if number else None
        going = crossed[number] if number < len(crossed) else None
        found = calls(place, tiles[number]).get((came, going), ())
        if wanted in found:
            found = (wanted,)
        if len(found) != 1 or wanted not in {None, *found}:
            return _no_track(route, number)
        if found[0] != PLAIN:
            stops.append((place, found[0]))
    return _walked(route, stops, crossed) if crossed else _no_track(route, 0)


def _walked(route: Route, stops: Sequence[Stop], crossed: Sequence[Crossing]) -> Walk:
    return Walk(
        route,
        tuple(stops),
        tuple(crossed),
        frozenset(min(crossing, BACK[crossing]) for crossing in crossed),
        tuple(DEFS.hexes[place].location for place, _ in stops),
        tuple(place for place, _ in stops if DEFS.hexes[place].side == "east"),
    )


def _no_track(route: Route, number: int) -> NoTrack:
    near = tuple(_NAMED[name][0] for name in route.path[max(0, number - 1) : number + 2])
    return NoTrack(rule="OR-ROUTE-2", train=route.train, hexes=near)


def walks(board: Board, routes: Sequence[Route]) -> list[Walk]:
    """The routes as they lie on the board; all of them must."""
    return [found for route in routes if isinstance(found := walk(board, route), Walk)]


@cache
def calls(place: HexId, laid: Laid | None) -> Mapping[Passage, tuple[int, ...]]:
    """The cities that a way may call at in a hex, by how it comes and goes; PLAIN for none.

    None instead of a crossing: the way begins or ends there.
    """
    found: dict[Passage, tuple[int, ...]] = {}

    def add(came: Crossing | None, going: Crossing | None, stop: int) -> None:
        found[came, going] = (*found.get((came, going), ()), stop)

    for stop in range(DEFS.hexes[place].layout.stops):
        for going in leaving(place, laid, stop):
            add(None, going, stop)
    for edge, (onward, cities) in enumerate(ways(place, laid)):
        came = into(place, edge)
        for going in onward:
            add(came, going, PLAIN)
        for stop, beyond in cities:
            for going_ in (None, *beyond):
                add(came, going_, stop)
    return found


_NAMED: Final[dict[str, Named]] = {
    **{place: (place, None) for place in DEFS.hexes},
    **{
        f"{place}.{stop}": (place, stop)
        for place, printed in DEFS.hexes.items()
        for stop in range(printed.layout.stops)
    },
}
_BETWEEN: Final = {
    (place, where(BACK[into(place, edge)])[0]): BACK[into(place, edge)]
    for place in DEFS.hexes
    for edge in range(EDGES)
    if BACK[into(place, edge)] != NOWHERE
}
"""The crossing from each hex into each of its neighbours."""
