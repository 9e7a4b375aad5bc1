"""The optimiser: the plan that brings most over all trains together, and the proof of it."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import cached_property
from math import gcd
from typing import TypeAlias

from roundhouse.routes.arms import Arms
from roundhouse.routes.auction import Auction
from roundhouse.routes.effort import NO_LIMITS, Effort, Limits, OutOfEffort
from roundhouse.routes.field import Field, Kind, Path
from roundhouse.routes.pack import EPSILON, IDLE, Found, Packing
from roundhouse.routes.paths import listed
from roundhouse.routes.plan import Answer, Plan, Route
from roundhouse.routes.prices import Market
from roundhouse.routes.problem import Problem
from roundhouse.routes.sources import Listed, Source, Woven

FEW = 20_000  # paths to list before the finder is faster
QUICK = 2_000  # steps of packing all paths before track is priced

Case: TypeAlias = tuple[Kind, ...]  # the trains' kinds


def best(problem: Problem, limits: Limits = NO_LIMITS) -> Answer:
    """The best plan for *problem*: proven, unless *limits* cut the search short."""
    search = Search(problem, Effort(limits))
    with suppress(OutOfEffort):
        search.run()
    return search.answer()


class Search:
    """One problem's search; what it has found so far can be told at any moment.

    *floor* is what a plan brings that is known already: only better ones are looked for.
    """

    def __init__(self, problem: Problem, effort: Effort, floor: int = 0) -> None:
        trains = problem.trains
        self._problem = problem
        self._effort = effort
        self._order = sorted(
            range(len(trains)), key=lambda train: (-trains[train].visits, -trains[train].counts)
        )
        self._field = Field(problem)
        self.value = floor
        self._chosen: tuple[Found, ...] = ()
        self._case: Case = ()  # the one of what is chosen
        self._open = self._cases()  # those not yet proven
        self._bounds: dict[Case, float] = {}

    @cached_property
    def _unit(self) -> int:
        """All revenues are multiples of it."""
        values = self._field.values
        return gcd(*values.worth, *values.side_bonus, self._problem.per_visit) or 1

    def _cases(self) -> list[Case]:
        """The trains' kinds, once for each kind of which one may be paid for its visits."""
        trains, paid = self._problem.trains, self._problem.per_visit
        kinds = [Kind(trains[train].counts, trains[train].visits) for train in self._order]
        if not paid or not kinds:
            return [tuple(kinds)]
        firsts = [kinds.index(kind) for kind in dict.fromkeys(kinds)]
        return [
            (*kinds[:first], kinds[first]._replace(per_visit=paid), *kinds[first + 1 :])
            for first in firsts
        ]

    def run(self) -> None:
        """Search until every case is proven."""
        if not self._problem.trains or not any(self._field.values.own):
            self._open = []
        while self._open:
            self._solve(self._open[0])
            del self._open[0]

    def _solve(self, case: Case) -> None:
        source = self._source
        if not (isinstance(source, Listed) and self._pack(source, case)):
            self._bid(case)

    @cached_property
    def _source(self) -> Source:
        longest = max(kind.visits for kind in self._open[0])
        paths = listed(self._field, longest, FEW)
        if paths is not None:
            return Listed(self._field, paths)
        return Woven(Arms(self._field, longest), self._effort)

    def _pack(self, source: Listed, case: Case) -> bool:
        """Pack all paths; False when that takes too long."""
        tops = {kind: source.top(kind) for kind in dict.fromkeys(case)}
        bound = sum(tops[kind].value for kind in case)
        self._dispatch(source, case, tops[case[0]])
        short = self.value + self._unit - bound
        if short > 0:
            return True
        lists = {kind: [*source.every(kind, short + top.value), IDLE] for kind, top in tops.items()}
        packing = Packing(self._effort, self.value, self._unit)
        try:
            return packing.run([lists[kind] for kind in case], QUICK)
        finally:
            self._note(packing.value, packing.chosen)

    def _dispatch(self, source: Listed, case: Case, first: Found) -> None:
        """Let the trains choose one after the other, for a plan to beat."""
        chosen, taken = [first], first.mask
        for kind in case[1:]:
            chosen.append(source.top(kind, taken))
            taken |= chosen[-1].mask
        value = sum(found.value for found in chosen)
        if value > self.value:
            self._note(value, tuple(chosen))

    def _bid(self, case: Case) -> None:
        market = Market(self._field.masks)
        trains = Counter(case)
        auction = Auction(self._source, market, trains, self._unit, self.value, self._effort)
        try:
            auction.run()
        finally:
            self._bounds[case] = auction.bound
            self._note(auction.value, auction.chosen)

    def _note(self, value: int, chosen: tuple[Found, ...] | None) -> None:
        if chosen is not None:
            self.value, self._chosen = value, chosen
            self._case = self._open[0]

    def answer(self) -> Answer:
        """The best plan so far."""
        bound = max([self.value, *map(self._bound, self._open)])
        return Answer(plan=self._plan(), revenue=self.value, bound=bound)

    def _bound(self, case: Case) -> int:
        """What no plan of *case* exceeds."""
        bound = min(self._bounds.get(case, float("inf")), self._field.rough_bound(case))
        return int(bound + EPSILON) // self._unit * self._unit

    def _plan(self) -> Plan:
        if not self._chosen:
            return Plan()
        routes, visitor = [], None
        for train, kind, found in zip(self._order, self._case, self._chosen, strict=True):
            if found is not IDLE:
                routes.append(self._route(train, kind, found.path))
                visitor = train if kind.per_visit else visitor
        routes.sort(key=lambda route: route.train)
        return Plan(routes=tuple(routes), visitor=visitor)

    def _route(self, train: int, kind: Kind, path: Path) -> Route:
        web, (_, _, stops, ways) = self._problem.web, path
        counted = self._field.values.counted(stops, kind.counts)
        if not kind.per_visit:
            first, last = stops.index(counted[0]), stops.index(counted[-1])
            stops, ways = _trimmed(stops, ways, first, last)
        return Route(
            train=train,
            stops=tuple(web.stops[stop] for stop in stops),
            counted=frozenset(web.stops[stop] for stop in counted),
            links=tuple(web.links[web.ways[way].link] for way in ways),
        )


def _trimmed(
    stops: tuple[int, ...], ways: tuple[int, ...], first: int, last: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The route from its *first* counted stop to its *last*; two stops at the least."""
    if first == last:
        first, last = (first - 1, last) if first else (first, last + 1)
    return stops[first : last + 1], ways[first:last]
