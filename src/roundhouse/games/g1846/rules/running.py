"""A company's run: which trains may run, and what is wrong with their routes (OR-ROUTE)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import TrainDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, LocationId, TrainId
from roundhouse.games.g1846.rules.reach import BACK, Crossing, has_route, where
from roundhouse.games.g1846.rules.route import Route, Walk, walk
from roundhouse.games.g1846.rules.state import State


@dataclass(eq=False, kw_only=True)
class NoTrainToRun(Impossible1846):
    """The company has fewer trains of that type that may run."""

    wire: ClassVar[str] = "no_train_to_run"
    company: CompanyId
    train: TrainId
    have: int


@dataclass(eq=False, kw_only=True)
class TooFewLocations(Forbidden1846):
    """A route visits at least two locations."""

    wire: ClassVar[str] = "too_few_locations"
    train: TrainId
    visited: int


@dataclass(eq=False, kw_only=True)
class NoTokenCounted(Forbidden1846):
    """A route counts a city with the company's token."""

    wire: ClassVar[str] = "no_token_counted"
    train: TrainId
    company: CompanyId


@dataclass(eq=False, kw_only=True)
class LocationTwice(Forbidden1846):
    """A route visits no location twice."""

    wire: ClassVar[str] = "location_twice"
    train: TrainId
    location: LocationId


@dataclass(eq=False, kw_only=True)
class RunsThrough(Forbidden1846):
    """A route ends at a blocked city or an off-board area."""

    wire: ClassVar[str] = "runs_through"
    train: TrainId
    hex: HexId
    blocked: bool  # else it is off-board


@dataclass(eq=False, kw_only=True)
class TwoEastAreas(Forbidden1846):
    """No route has two eastern areas."""

    wire: ClassVar[str] = "two_east_areas"
    train: TrainId
    hexes: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class TooManyVisited(Forbidden1846):
    """The train visits no more locations."""

    wire: ClassVar[str] = "too_many_visited"
    train: TrainId
    visited: int
    most: int


@dataclass(eq=False, kw_only=True)
class TooManyCounted(Forbidden1846):
    """The train counts no more locations."""

    wire: ClassVar[str] = "too_many_counted"
    train: TrainId
    counted: int
    most: int


@dataclass(eq=False, kw_only=True)
class MustCountAll(Forbidden1846):
    """Only an N/M train leaves locations uncounted."""

    wire: ClassVar[str] = "must_count_all"
    train: TrainId
    left_out: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class CountedElsewhere(Impossible1846):
    """What is counted is not on the route."""

    wire: ClassVar[str] = "counted_elsewhere"
    train: TrainId
    hexes: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class TrackTwice(Forbidden1846):
    """The company's routes use no track twice."""

    wire: ClassVar[str] = "track_twice"
    train: TrainId
    hexes: tuple[HexId, ...]  # the two hexes whose common side is crossed twice


FIRST_TRAIN: Final = TrainId("2")  # what comes with an independent


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
        yield LocationTwice(rule="OR-ROUTE-3", train=train, location=LocationId(twice))
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
