"""A slow oracle: try every route, every way to count it, every choice for every train.

It shares nothing with the search but the problem; the checker says which routes are legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from roundhouse.routes.checker import faults, revenue
from roundhouse.routes.plan import Plan, Route
from roundhouse.routes.problem import Link, Problem


def best_plan(problem: Problem) -> tuple[int, Plan]:
    """The most that any plan brings, and a plan that does."""
    choices = [list(_legal(problem, train)) for train in range(len(problem.trains))]
    plans = (_paid(problem, Plan(routes=routes)) for routes in _runs(choices, frozenset()))
    return max(((revenue(problem, plan), plan) for plan in plans), key=lambda pair: pair[0])


def _paid(problem: Problem, plan: Plan) -> Plan:
    """*plan* with the visits paid to the train that visits most."""
    if not problem.per_visit or not plan.routes:
        return plan
    longest = max(plan.routes, key=lambda route: len(route.stops))
    return replace(plan, visitor=longest.train)


def _runs(choices: list[list[Route]], used: frozenset[str]) -> Iterator[tuple[Route, ...]]:
    """Every way to give each train one of its routes, or none, on track of its own."""
    if not choices:
        yield ()
        return
    yield from _runs(choices[1:], used)
    for route in choices[0]:
        track = frozenset(piece for link in route.links for piece in link.track)
        if not track & used:
            for others in _runs(choices[1:], used | track):
                yield route, *others


def _legal(problem: Problem, train: int) -> Iterator[Route]:
    most = problem.trains[train]
    for stops, links in _walks(problem, most.visits):
        for count in range(1, min(most.counts, len(stops)) + 1):
            for counted in combinations(stops, count):
                route = Route(train=train, stops=stops, counted=frozenset(counted), links=links)
                if not any(faults(problem, Plan(routes=(route,)))):
                    yield route


def _walks(problem: Problem, visits: int) -> Iterator[tuple[tuple[str, ...], tuple[Link, ...]]]:
    """Every walk over up to *visits* different stops, once in each direction."""
    walks: list[tuple[tuple[str, ...], tuple[Link, ...]]] = [
        ((stop.id,), ()) for stop in problem.stops
    ]
    while walks:
        stops, links = walks.pop()
        if len(stops) > 1 and stops[0] < stops[-1]:
            yield stops, links
        for link in problem.web.links if len(stops) < visits else ():
            if stops[-1] in link.ends:
                one, other = link.ends
                beyond = other if stops[-1] == one else one
                if beyond not in stops:
                    walks.append(((*stops, beyond), (*links, link)))
