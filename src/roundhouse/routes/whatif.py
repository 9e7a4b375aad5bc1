"""What if: how small changes of a position change its best revenue, all computed together.

Changes that look the same from the company's tokens are solved once; those that look like the
present position not at all. Where the present plan still runs, only better ones are looked for.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from roundhouse.routes.checker import faults, revenue
from roundhouse.routes.effort import NO_LIMITS, Effort, Limits, OutOfEffort
from roundhouse.routes.plan import Answer
from roundhouse.routes.problem import Problem
from roundhouse.routes.search import Search, best

K = TypeVar("K")


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(Generic[K]):
    """What one variant brings: *change* is against the present position."""

    key: K
    revenue: int
    change: int
    proven: bool


def what_if(
    base: Problem, variants: Iterable[tuple[K, Problem]], limits: Limits = NO_LIMITS
) -> Iterator[Change[K]]:
    """Each variant's best revenue as soon as it is known, what promises most first.

    *limits* are for all together. Once they are used up, the rest comes with what the present
    plan brings there, and is not proven.
    """
    effort = Effort(limits)
    now = best(base, limits)
    groups: dict[Hashable, list[K]] = {}
    problems = {_seen(base): base}
    for key, problem in variants:
        seen = _seen(problem)
        problems.setdefault(seen, problem)
        groups.setdefault(seen, []).append(key)
    ranked = sorted(groups, key=lambda seen: _promise(problems[seen]), reverse=True)
    for seen in ranked:
        problem = problems[seen]
        found, proven = (
            (now.revenue, now.proven) if problem is base else _solved(problem, now, effort)
        )
        for key in groups[seen]:
            yield Change(key=key, revenue=found, change=found - now.revenue, proven=proven)


def _seen(problem: Problem) -> Hashable:
    """All that the answer depends on."""
    links = frozenset([problem.web.links[way.link] for way in problem.web.ways])
    return links, frozenset(problem.stops), problem.trains, problem.per_visit


def _promise(problem: Problem) -> int:
    """The more there is to visit, to run through, and the more ways, the more it may bring."""
    stops, ways = problem.stops, problem.web.ways
    mean = sum([stop.value for stop in stops]) // max(1, len(stops))
    worth = sum([stop.worth * (1 + stop.through + stop.own) + stop.side_bonus for stop in stops])
    return worth + mean * len(ways)


def _solved(problem: Problem, now: Answer, effort: Effort) -> tuple[int, bool]:
    """The best revenue of *problem*, and whether it is proven."""
    runs = not any(faults(problem, now.plan))
    search = Search(problem, effort, floor=revenue(problem, now.plan) if runs else 0)
    with suppress(OutOfEffort):
        search.run()
        return search.value, True
    return search.value, False
