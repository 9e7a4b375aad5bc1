"""A company's run: walk each route over the board, say what is wrong, add up what it earns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.actions import Route
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.errors import NoSuch
from roundhouse.games.g1846.rules.errors_running import (
    CountedElsewhere,
    LocationTwice,
    MustCountAll,
    NoTokenCounted,
    NoTrack,
    NoTrainToRun,
    RunsThrough,
    TooFewLocations,
    TooManyCounted,
    TooManyVisited,
    TrackTwice,
    TwoEastAreas,
)
from roundhouse.games.g1846.rules.ids import MAIL, CompanyId, CorpId, HexId, TrainId
from roundhouse.games.g1846.rules.money import owns
from roundhouse.games.g1846.rules.printed import Laid, TrainDef
from roundhouse.games.g1846.rules.privates import bonus
from roundhouse.games.g1846.rules.reach import (
    BACK,
    NOWHERE,
    Crossing,
    has_route,
    into,
    leaving,
    ways,
    where,
)
from roundhouse.games.g1846.rules.state import State

Stop: TypeAlias = tuple[HexId, int]  # a city of a hex, or the off-board area in it
Named: TypeAlias = tuple[HexId, int | None]  # what "D6" or "D6.2" in a path means
Passage: TypeAlias = tuple[Crossing | None, Crossing | None]  # how a way comes and goes

FIRST_TRAIN: Final = TrainId("2")  # what comes with an independent
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


def trains_to_run(state: State, company: CompanyId) -> tuple[TrainId, ...]:
    """The company's trains but those that came with an independent in this turn (OR-ROUTE-1)."""
    trains = list(state.trains[company])
    if state.turn is not None and state.turn.company == company:
        for _ in range(min(state.turn.idle, trains.count(FIRST_TRAIN))):
            trains.remove(FIRST_TRAIN)
    return tuple(trains)


def can_run(state: State, company: CompanyId) -> bool:
    """Whether the company has a train that may run, and a route for it (OR-ROUTE-1)."""
    return bool(trains_to_run(state, company)) and has_route(state.board, company)


# Walking


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
    near = route.path[max(0, number - 1) : number + 2]
    return NoTrack(rule="OR-ROUTE-2", train=route.train, hexes=near)


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


# Judging


def run_refusals(state: State, company: CompanyId, routes: Sequence[Route]) -> Iterator[RuleError]:
    """Everything wrong with a run but that it earns too little."""
    yield from _train_refusals(state, company, routes)
    used: set[Crossing] = set()
    for route in routes:
        found = walk(state.board, route)
        if isinstance(found, RuleError):
            yield found
        elif route.train in DEFS.trains:
            yield from _stop_refusals(state.board, company, found)
            yield from _count_refusals(state.board, company, found)
            yield from _track_refusals(found, used)


def _train_refusals(
    state: State, company: CompanyId, routes: Sequence[Route]
) -> Iterator[RuleError]:
    """Each train runs at most one route (OR-ROUTE-1)."""
    have, used = trains_to_run(state, company), [route.train for route in routes]
    for train in dict.fromkeys(used):
        count = have.count(train)
        if used.count(train) > count:
            yield NoTrainToRun(rule="OR-ROUTE-1", company=company, train=train, have=count)


def _stop_refusals(board: Board, company: CompanyId, found: Walk) -> Iterator[RuleError]:
    """Where the route may call, and what it may run through (OR-ROUTE-2 to OR-ROUTE-5)."""
    train, locations = found.route.train, found.locations
    different = len(set(locations))
    if different < 2:
        yield TooFewLocations(rule="OR-ROUTE-2", train=train, visited=different)
    if different < len(locations):
        twice = next(one for one in locations if locations.count(one) > 1)
        yield LocationTwice(rule="OR-ROUTE-3", train=train, location=twice)
    for place, stop in found.stops[1:-1]:
        if not _may_pass(board, company, place, stop):
            city = DEFS.hexes[place].is_city
            yield RunsThrough(rule="OR-ROUTE-4", train=train, hex=place, blocked=city)
    if len(found.east) > 1:
        yield TwoEastAreas(rule="OR-ROUTE-5", train=train, hexes=found.east)


def _may_pass(board: Board, company: CompanyId, place: HexId, stop: int) -> bool:
    owners = board.owners_at(place, stop)
    return len(owners) < board.slots(place) or company in owners


def _count_refusals(board: Board, company: CompanyId, found: Walk) -> Iterator[RuleError]:
    """How many locations the train visits and counts, a token's among them (OR-ROUTE-6)."""
    train, counted = DEFS.trains[found.route.train], found.counted
    if found.route.counted:
        on_way = {place for place, _ in found.stops}
        elsewhere = tuple(place for place in found.route.counted if place not in on_way)
        if elsewhere:
            yield CountedElsewhere(rule="OR-ROUTE-6", train=train.id, hexes=elsewhere)
            return
    yield from _size_refusals(train, found, len(counted))
    if not any(company in board.owners_at(place, stop) for place, stop in counted):
        yield NoTokenCounted(rule="OR-ROUTE-2", train=train.id, company=company)


def _size_refusals(train: TrainDef, found: Walk, counted: int) -> Iterator[RuleError]:
    visited = len(found.stops)
    if visited > train.visits:
        yield TooManyVisited(rule="OR-ROUTE-6", train=train.id, visited=visited, most=train.visits)
    if train.counts == train.visits and counted < visited:
        left_out = tuple(stop[0] for stop in found.stops if stop not in found.counted)
        yield MustCountAll(rule="OR-ROUTE-6", train=train.id, left_out=left_out)
    if train.counts < train.visits and counted > train.counts:
        yield TooManyCounted(rule="OR-ROUTE-6", train=train.id, counted=counted, most=train.counts)


def _track_refusals(found: Walk, used: set[Crossing]) -> Iterator[RuleError]:
    """No hexside is crossed twice, in all routes together (OR-ROUTE-7)."""
    if len(found.sides) == len(found.crossed) and used.isdisjoint(found.sides):
        used |= found.sides
        return
    for crossing in found.crossed:
        side = min(crossing, BACK[crossing])
        if side in used:
            hexes = (where(BACK[crossing])[0], where(crossing)[0])
            yield TrackTwice(rule="OR-ROUTE-7", train=found.route.train, hexes=hexes)
        used.add(side)


# Earning


def walks(board: Board, routes: Sequence[Route]) -> list[Walk]:
    """The routes as they lie on the board; all of them must."""
    return [found for route in routes if isinstance(found := walk(board, route), Walk)]


def earnings(state: State, company: CompanyId, run: Sequence[Walk]) -> list[int]:
    """What each route earns; mail goes to the one that visits most (OR-ROUTE-8 to OR-ROUTE-10)."""
    earned = [_earned(state, company, found.counted) for found in run]
    if run and owns(state, CorpId(company), MAIL):
        visits = [len(found.stops) for found in run]
        earned[visits.index(max(visits))] += DEFS.privates[MAIL].amount * max(visits)
    return earned


def _earned(state: State, company: CompanyId, counted: Sequence[Stop]) -> int:
    hexes, lying, phase = [place for place, _ in counted], state.board.tiles.get, state.phase
    total = sum([DEFS.value(place, lying(place), phase) for place in hexes])
    for private, marker in state.markers.items():
        if marker.company == company and marker.hex in hexes:
            total += bonus(private, marker.hex)
    return total + _east_west(hexes)


def _east_west(hexes: Sequence[HexId]) -> int:
    """Both numbers when an eastern and a western area are counted (OR-ROUTE-9)."""
    sides = {DEFS.hexes[place].side: DEFS.hexes[place].bonus for place in hexes}
    return sides["east"] + sides["west"] if "east" in sides and "west" in sides else 0
