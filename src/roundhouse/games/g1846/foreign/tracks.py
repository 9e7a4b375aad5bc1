"""A foreign route in our words: its legs chained to a path, and what an N/M train counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CHICAGO, CompanyId, HexId, TrainId
from roundhouse.games.g1846.rules.revenue import earnings
from roundhouse.games.g1846.rules.route import Route, Stop, Walk, walk
from roundhouse.games.g1846.rules.state import State


def chained(legs: Sequence[Sequence[str]]) -> list[str]:
    """The hexes of all legs from end to end; each leg may be written either way round."""
    path = list(legs[0])
    if len(legs) > 1 and path[-1] not in (legs[1][0], legs[1][-1]):
        path.reverse()
    for leg in legs[1:]:
        path += (leg if leg[0] == path[-1] else list(reversed(leg)))[1:]
    return path


def route_of(
    state: State,
    company: CompanyId,
    train: TrainId,
    path: Sequence[str],
    *,
    city: int | None,
    ends: bool,
) -> Route:
    """The route along *path*; *city* is the stop of Chicago where the record names one.

    *ends*: the train counts both ends of its route, as the other site once had it.
    """
    plain = [*map(str, path)]
    for named in _with_chicago(state, company, plain, city):
        route = Route(train=train, path=tuple(named))
        found = walk(state.board, route)
        if not isinstance(found, RuleError):
            return Route(
                train=train, path=route.path, counted=best_counted(state, company, found, ends=ends)
            )
    return Route(train=train, path=tuple(plain))


def _with_chicago(
    state: State, company: CompanyId, path: list[str], city: int | None
) -> Iterator[list[str]]:
    """The path with each stop of Chicago that it may mean, the likeliest first."""
    if CHICAGO not in path:
        yield path
        return
    stops = range(state.board.layout(CHICAGO).stops)
    own = [stop for stop in stops if company in state.board.owners_at(CHICAGO, stop)]
    for stop in dict.fromkeys([*([city] if city in stops else []), *own, *stops]):
        yield [f"{CHICAGO}.{stop}" if place == CHICAGO else place for place in path]


def best_counted(state: State, company: CompanyId, found: Walk, *, ends: bool) -> tuple[HexId, ...]:
    """The locations that pay best: the other site counts them for the player, once *ends* first."""
    train = DEFS.trains.get(found.route.train)
    if train is None or train.counts == train.visits or len(found.stops) <= train.counts:
        return ()
    choices = [
        _counting(found, chosen)
        for chosen in combinations(found.stops, train.counts)
        if any(company in state.board.owners_at(*stop) for stop in chosen)
        and (not ends or {found.stops[0], found.stops[-1]} <= set(chosen))
    ]
    best = max(choices, key=lambda one: earnings(state, company, [one])[0], default=found)
    return best.route.counted


def _counting(found: Walk, chosen: Sequence[Stop]) -> Walk:
    route = replace(found.route, counted=tuple(place for place, _ in chosen))
    return found._replace(route=route)
