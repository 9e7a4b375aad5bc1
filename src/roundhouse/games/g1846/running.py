"""A company's run: walk each route over the board, say what is wrong, add up what it earns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.actions import Route
from roundhouse.games.g1846.board import Board
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.errors import NoSuch
from roundhouse.games.g1846.errors_building import (
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
from roundhouse.games.g1846.ids import CHICAGO, MAIL, CompanyId, CorpId, HexId, TrainId
from roundhouse.games.g1846.money import owns
from roundhouse.games.g1846.printed import STOP, Layout, TrainDef, opposite
from roundhouse.games.g1846.privates import bonus
from roundhouse.games.g1846.reach import BACK, Crossing, has_route, into, where
from roundhouse.games.g1846.state import State

Stop: TypeAlias = tuple[HexId, int]  # a city of a hex, or the off-board area in it

FIRST_TRAIN: Final = TrainId("2")  # what comes with an independent
PLAIN: Final = -1


class Walk(NamedTuple):
    """A route as it lies on the board."""

    route: Route
    stops: tuple[Stop, ...]
    crossed: tuple[Crossing, ...]

    @property
    def counted(self) -> tuple[Stop, ...]:
        """The stops that it counts."""
        chosen = self.route.counted
        return tuple(stop for stop in self.stops if stop[0] in chosen) if chosen else self.stops


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
    """*route* on the board, or why there is no such way (OR-ROUTE-2)."""
    names = [_named(name) for name in route.path]
    for name, (place, _) in zip(route.path, names, strict=True):
        if place not in DEFS.hexes:
            return NoSuch(kind="hex", name=name)
    edges = _edges([place for place, _ in names])
    stops = [_stop_on(board, names, edges, number) for number in range(len(names))]
    broken = [number for number, stop in enumerate(stops) if stop is None]
    if broken or len(names) < 2:
        near = route.path[max(0, broken[0] - 1) : broken[0] + 2] if broken else route.path
        return NoTrack(rule="OR-ROUTE-2", train=route.train, hexes=near)
    visited = [(place, stop) for (place, _), stop in zip(names, stops, strict=True)]
    return Walk(
        route,
        tuple((place, stop) for place, stop in visited if stop is not None and stop != PLAIN),
        tuple(into(place, edge) for (place, _), edge in zip(names, edges, strict=False)),
    )


def _named(name: str) -> tuple[HexId, int | None]:
    """The hex, and for "D6.2" the stop, that a path names."""
    place, dot, stop = name.partition(".")
    if not dot:
        return HexId(name), None
    return HexId(place if stop in _STOPS else name), _STOPS.get(stop)


_STOPS: Final = {str(stop): stop for stop in range(DEFS.hexes[CHICAGO].layout.stops)}


def _edges(places: Sequence[HexId]) -> list[int]:
    """The edge of each hex that leads to the next one; PLAIN where they are not neighbours."""
    found = []
    for place, beyond in pairwise(places):
        neighbours = DEFS.hexes[place].neighbours
        found.append(neighbours.index(beyond) if beyond in neighbours else PLAIN)
    return found


def _stop_on(
    board: Board, names: Sequence[tuple[HexId, int | None]], edges: Sequence[int], number: int
) -> int | None:
    """The stop that the way calls at in its hex *number*: PLAIN for none, None without track."""
    around = edges[max(0, number - 1) : number + 1]
    if not around or PLAIN in around:
        return None
    used = [opposite(around[0]), *around[1:]] if number else list(around)
    place, wanted = names[number]
    layout = board.layout(place)
    if len(used) == 2 and used[1] in layout.joins[used[0]]:
        return PLAIN
    stops = [stop for stop in range(layout.stops) if _calls(layout, stop, used)]
    if wanted is not None:
        stops = [stop for stop in stops if stop == wanted]
    return stops[0] if len(stops) == 1 else None


def _calls(layout: Layout, stop: int, used: list[int]) -> bool:
    """Whether track leads to *stop* from each of the edges, which differ."""
    joined = layout.joins[STOP + stop]
    return all(edge in joined for edge in used) and len(set(used)) == len(used)


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
    have = Counter(trains_to_run(state, company))
    for train, count in Counter(route.train for route in routes).items():
        if count > have[train]:
            yield NoTrainToRun(rule="OR-ROUTE-1", company=company, train=train, have=have[train])


def _stop_refusals(board: Board, company: CompanyId, found: Walk) -> Iterator[RuleError]:
    """Where the route may call, and what it may run through (OR-ROUTE-2 to OR-ROUTE-5)."""
    train, stops = found.route.train, found.stops
    locations = Counter(DEFS.hexes[place].location for place, _ in stops)
    if len(locations) < 2:
        yield TooFewLocations(rule="OR-ROUTE-2", train=train, visited=len(locations))
    for location, times in locations.items():
        if times > 1:
            yield LocationTwice(rule="OR-ROUTE-3", train=train, location=location)
    for place, stop in stops[1:-1]:
        if not _may_pass(board, company, place, stop):
            city = DEFS.hexes[place].is_city
            yield RunsThrough(rule="OR-ROUTE-4", train=train, hex=place, blocked=city)
    east = tuple(place for place, _ in stops if DEFS.hexes[place].side == "east")
    if len(east) > 1:
        yield TwoEastAreas(rule="OR-ROUTE-5", train=train, hexes=east)


def _may_pass(board: Board, company: CompanyId, place: HexId, stop: int) -> bool:
    owners = board.owners_at(place, stop)
    return len(owners) < board.slots(place) or company in owners


def _count_refusals(board: Board, company: CompanyId, found: Walk) -> Iterator[RuleError]:
    """How many locations the train visits and counts, a token's among them (OR-ROUTE-6)."""
    train, counted = DEFS.trains[found.route.train], found.counted
    on_way = {place for place, _ in found.stops}
    elsewhere = tuple(place for place in found.route.counted if place not in on_way)
    if elsewhere:
        yield CountedElsewhere(rule="OR-ROUTE-6", train=train.id, hexes=elsewhere)
        return
    yield from _size_refusals(train, found)
    if not any(company in board.owners_at(place, stop) for place, stop in counted):
        yield NoTokenCounted(rule="OR-ROUTE-2", train=train.id, company=company)


def _size_refusals(train: TrainDef, found: Walk) -> Iterator[RuleError]:
    visited, counted = len(found.stops), len(found.counted)
    if visited > train.visits:
        yield TooManyVisited(rule="OR-ROUTE-6", train=train.id, visited=visited, most=train.visits)
    if train.counts == train.visits and counted < visited:
        left_out = tuple(stop[0] for stop in found.stops if stop not in found.counted)
        yield MustCountAll(rule="OR-ROUTE-6", train=train.id, left_out=left_out)
    if train.counts < train.visits and counted > train.counts:
        yield TooManyCounted(rule="OR-ROUTE-6", train=train.id, counted=counted, most=train.counts)


def _track_refusals(found: Walk, used: set[Crossing]) -> Iterator[RuleError]:
    """No hexside is crossed twice, in all routes together (OR-ROUTE-7)."""
    for crossing in found.crossed:
        side = min(crossing, BACK[crossing])
        if side in used:
            hexes = (where(crossing)[0], where(BACK[crossing])[0])
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
    hexes = [place for place, _ in counted]
    total = sum(DEFS.value(place, state.board.laid(place), state.phase) for place in hexes)
    for private, marker in state.markers.items():
        if marker.company == company and marker.hex in hexes:
            total += bonus(private, marker.hex)
    return total + _east_west(hexes)


def _east_west(hexes: Sequence[HexId]) -> int:
    """Both numbers when an eastern and a western area are counted (OR-ROUTE-9)."""
    sides = {DEFS.hexes[place].side: DEFS.hexes[place].bonus for place in hexes}
    return sides["east"] + sides["west"] if "east" in sides and "west" in sides else 0
