"""Routes by their cities: the best way of a train through the places that somebody clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from roundhouse.games.g1846.rules.ids import CompanyId, TrainId
from roundhouse.games.g1846.rules.routing import position, problem, run_of
from roundhouse.games.g1846.rules.state import State
from roundhouse.routes import plan
from roundhouse.routes.problem import Link, Problem

MOST_LINKS: Final = 20_000
"""Links walked for one question; what is not found by then is not there for anybody's patience."""
MOST_FOUND: Final = 12
"""Ways that are weighed exactly, those with the most valuable stops."""

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Way:
    """A way so far: its stops, the links between them, and how many places were passed."""

    stops: tuple[str, ...]
    links: tuple[Link, ...] = ()
    passed: int = 1


def ways_through(
    state: State, company: CompanyId, train: TrainId, wanted: Path, taken: frozenset[str]
) -> list[Path]:
    """Paths of *train* from the first place of *wanted* over all of them to the last.

    They use no track of *taken*; those with the most valuable stops come first.
    """
    here = replace(position(state, company), trains=(train,))
    asked = problem(here)
    found = sorted(_Search(asked, wanted, taken).ways(), key=lambda way: -_worth(asked, way))
    return [run_of(here, plan.Plan(routes=(_planned(way),)))[0].path for way in found[:MOST_FOUND]]


def _worth(asked: Problem, way: _Way) -> int:
    worth = {stop.id: stop.worth for stop in asked.stops}
    best = sorted((worth[stop] for stop in way.stops), reverse=True)
    return sum(best[: asked.trains[0].counts])


def _planned(way: _Way) -> plan.Route:
    return plan.Route(train=0, stops=way.stops, counted=frozenset(way.stops), links=way.links)


class _Search:
    """Every way that a train could go, until the places are passed or patience ends."""

    def __init__(self, asked: Problem, wanted: Sequence[str], taken: frozenset[str]) -> None:
        self._wanted = wanted
        self._most = asked.trains[0].visits
        self._stops = {stop.id: stop for stop in asked.stops}
        self._left = MOST_LINKS
        self._near: dict[str, list[Link]] = {stop: [] for stop in self._stops}
        for link in asked.web.links:
            if taken.isdisjoint(link.track):
                for end in link.ends:
                    self._near[end].append(link)

    def ways(self) -> Iterator[_Way]:
        """The ways from each stop at the first place."""
        for stop in self._stops:
            if _is_at(stop, self._wanted[0]):
                yield from self._onward(_Way((stop,)))

    def _onward(self, way: _Way) -> Iterator[_Way]:
        for link in self._near[way.stops[-1]]:
            further = self._further(way, link)
            if further is None:
                continue
            if further.passed == len(self._wanted):
                yield further
            elif len(further.stops) < self._most and self._stops[further.stops[-1]].through:
                yield from self._onward(further)

    def _further(self, way: _Way, link: Link) -> _Way | None:
        """*way* with one link more, if a train may go there."""
        self._left -= 1
        here = way.stops[-1]
        there = link.ends[1] if link.ends[0] == here else link.ends[0]
        been = {self._stops[stop].location for stop in way.stops}
        used = {piece for each in way.links for piece in each.track}
        if self._left < 0 or self._stops[there].location in been or used & set(link.track):
            return None
        passed = way.passed
        for place in (*_hexes(here, link), there):
            if passed < len(self._wanted) and _is_at(place, self._wanted[passed]):
                passed += 1
        return _Way((*way.stops, there), (*way.links, link), passed)


def _hexes(start: str, link: Link) -> Iterator[str]:
    """The hexes of a link after its stop *start*, the one of its other stop left out."""
    here = start.partition(".")[0]
    sides = link.track if link.ends[0] == start else link.track[::-1]
    for side in sides[:-1]:
        one, other = side.split("-")
        here = other if here == one else one
        yield here


def _is_at(place: str, wanted: str) -> bool:
    """Whether a stop or hex is the one *wanted*: Chicago's stops may be meant by their hex."""
    return wanted in (place, place.partition(".")[0])
