"""Judge any plan: every fault by name, and what the plan brings. Shares no code with the search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import TypeAlias

from roundhouse.routes.plan import Part, Plan, Route
from roundhouse.routes.problem import Problem, Stop


class Kind(Enum):
    """What can be wrong with a plan."""

    NO_SUCH_TRAIN = "no such train"
    TRAIN_TWICE = "one train has two routes"
    NO_SUCH_STOP = "no such stop"
    TOO_FEW_STOPS = "fewer than two locations"
    NO_SUCH_LINK = "no such track between two stops"
    BROKEN = "the links do not join the stops"
    TOO_MANY_VISITED = "more locations than the train may visit"
    TOO_MANY_COUNTED = "more locations than the train may count"
    UNCOUNTED = "a train that counts all it visits leaves one out"
    COUNTED_ELSEWHERE = "a counted stop is not on the route"
    LOCATION_TWICE = "one location twice"
    PASSES_THROUGH = "runs through a stop where routes end"
    SIDE_TWICE = "two stops of a side that excludes itself"
    NO_TOKEN = "no counted stop holds the company's token"
    TRACK_TWICE = "one piece of track twice"
    NO_SUCH_VISITOR = "the train paid for its visits does not run"


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteFault:
    """One thing wrong: which train's route (None: the plan's), and where."""

    kind: Kind
    train: int | None
    where: tuple[str, ...] = ()


def faults(problem: Problem, plan: Plan) -> Iterator[RouteFault]:
    """Everything wrong with *plan*; nothing when its company may run it."""
    stops = {stop.id: stop for stop in problem.stops}
    real = {(frozenset(link.ends), frozenset(link.track)) for link in problem.web.links}
    known = []
    for route in plan.routes:
        found = list(_unknown(problem, stops, real, route))
        yield from found
        if not found:
            known.append(route)
            yield from _route_faults(problem, stops, route)
    yield from _shared_faults(plan, known)


Real: TypeAlias = set[tuple[frozenset[str], frozenset[str]]]  # ends and track of each link


def _unknown(
    problem: Problem, stops: dict[str, Stop], real: Real, route: Route
) -> Iterator[RouteFault]:
    if not 0 <= route.train < len(problem.trains):
        yield RouteFault(kind=Kind.NO_SUCH_TRAIN, train=route.train)
    strange = tuple(stop for stop in route.stops if stop not in stops)
    if strange:
        yield RouteFault(kind=Kind.NO_SUCH_STOP, train=route.train, where=strange)
    for link in route.links:
        if (frozenset(link.ends), frozenset(link.track)) not in real:
            yield RouteFault(kind=Kind.NO_SUCH_LINK, train=route.train, where=link.track)


def _route_faults(problem: Problem, stops: dict[str, Stop], route: Route) -> Iterator[RouteFault]:
    checks = (
        _broken(route),
        _lengths(problem, route),
        _counting(problem, stops, route),
        _visits(problem, [stops[stop] for stop in route.stops]),
    )
    for check in checks:
        for kind, where in check:
            yield RouteFault(kind=kind, train=route.train, where=where)


Faults = Iterator[tuple[Kind, tuple[str, ...]]]


def _broken(route: Route) -> Faults:
    joined = [frozenset(link.ends) for link in route.links]
    if joined != [frozenset(pair) for pair in pairwise(route.stops)]:
        yield Kind.BROKEN, route.stops


def _lengths(problem: Problem, route: Route) -> Faults:
    train = problem.trains[route.train]
    if len(route.stops) < 2:
        yield Kind.TOO_FEW_STOPS, route.stops
    if len(route.stops) > train.visits:
        yield Kind.TOO_MANY_VISITED, route.stops
    if len(route.counted) > train.counts:
        yield Kind.TOO_MANY_COUNTED, tuple(sorted(route.counted))


def _counting(problem: Problem, stops: dict[str, Stop], route: Route) -> Faults:
    train = problem.trains[route.train]
    elsewhere = route.counted - set(route.stops)
    if elsewhere:
        yield Kind.COUNTED_ELSEWHERE, tuple(sorted(elsewhere))
    left_out = tuple(stop for stop in route.stops if stop not in route.counted)
    if left_out and train.counts == train.visits:
        yield Kind.UNCOUNTED, left_out
    if not any(stops[stop].own for stop in route.counted - elsewhere):
        yield Kind.NO_TOKEN, route.stops


def _visits(problem: Problem, visited: list[Stop]) -> Faults:
    locations = Counter(stop.location for stop in visited)
    for location, times in locations.items():
        if times > 1:
            yield Kind.LOCATION_TWICE, (location,)
    for stop in visited[1:-1]:
        if not stop.through:
            yield Kind.PASSES_THROUGH, (stop.id,)
    for side in sorted(problem.exclusive):
        there = tuple(stop.id for stop in visited if stop.side == side)
        if len(there) > 1:
            yield Kind.SIDE_TWICE, there


def _shared_faults(plan: Plan, known: list[Route]) -> Iterator[RouteFault]:
    running = Counter(route.train for route in plan.routes)
    for train, times in running.items():
        if times > 1:
            yield RouteFault(kind=Kind.TRAIN_TWICE, train=train)
    if plan.visitor is not None and plan.visitor not in running:
        yield RouteFault(kind=Kind.NO_SUCH_VISITOR, train=plan.visitor)
    used: set[str] = set()
    for route in known:
        for link in route.links:
            again = tuple(piece for piece in link.track if piece in used)
            if again:
                yield RouteFault(kind=Kind.TRACK_TWICE, train=route.train, where=again)
            used.update(link.track)


def parts(problem: Problem, plan: Plan) -> tuple[Part, ...]:
    """What a plan without faults brings, amount by amount, train by train."""
    stops = {stop.id: stop for stop in problem.stops}
    found: list[Part] = []
    for route in plan.routes:
        found += _stop_parts(route, stops)
        found += _side_parts(problem, route, stops)
        if route.train == plan.visitor and problem.per_visit:
            amount = problem.per_visit * len(route.stops)
            found.append(Part(train=route.train, reason="visits", amount=amount, stops=route.stops))
    return tuple(found)


def _stop_parts(route: Route, stops: dict[str, Stop]) -> Iterator[Part]:
    for stop in (stops[name] for name in route.stops if name in route.counted):
        for reason, amount in (("stop", stop.value), *stop.bonuses):
            yield Part(train=route.train, reason=reason, amount=amount, stops=(stop.id,))


def _side_parts(problem: Problem, route: Route, stops: dict[str, Stop]) -> Iterator[Part]:
    ends = [stops[name] for name in route.stops if name in route.counted and stops[name].side]
    if problem.paired and sorted(stop.side for stop in ends) == sorted(problem.paired):
        amount = sum(stop.side_bonus for stop in ends)
        where = tuple(stop.id for stop in ends)
        yield Part(train=route.train, reason="sides", amount=amount, stops=where)


def revenue(problem: Problem, plan: Plan) -> int:
    """What a plan without faults brings in all."""
    return sum(part.amount for part in parts(problem, plan))
