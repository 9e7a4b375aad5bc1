"""Every route that a company could run, from both halves: arms that meet in the middle.

A route over an odd number of links is a middle link with an arm on each side; over an even
number, two arms from a middle stop. Arms are short, so they are few, and each route is found once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from roundhouse.routes.problem import Problem
from roundhouse.routes.worth import Values


class Arm(NamedTuple):
    """Half a route, seen from the middle."""

    mask: int  # the track it uses
    places: int  # the locations it visits, and the exclusive side it ends at
    own: bool  # whether it visits a token of the company
    worth: int  # of all its stops
    half: int  # what its end is in the pair of sides: 1, 2, or 4 for nothing
    stops: tuple[int, ...]
    ways: tuple[int, ...]


class Path(NamedTuple):
    """A route that some train could run."""

    worth: int  # when every stop is counted
    mask: int
    one: Arm
    other: Arm
    middle: int  # the way between the arms, -1 when they share their first stop

    @property
    def visits(self) -> int:
        """How many stops it has."""
        return 2 * len(self.one.stops) - (self.middle < 0)

    @property
    def stops(self) -> tuple[int, ...]:
        """Its stops in order, as positions among the problem's."""
        return self.one.stops[::-1] + self.other.stops[self.middle < 0 :]

    @property
    def ways(self) -> tuple[int, ...]:
        """Its ways in order, as positions among the web's."""
        middle = () if self.middle < 0 else (self.middle,)
        return self.one.ways[::-1] + middle + self.other.ways


_NOTHING = Arm(0, 0, False, 0, 0, (), ())
NOWHERE = Path(0, 0, _NOTHING, _NOTHING, -1)


class Kind(NamedTuple):
    """A kind of train: what it counts, what it visits, what it is paid for each visit."""

    counts: int
    visits: int
    per_visit: int = 0


class Field:
    """A problem's graph as far as the company's tokens reach, ready for the search."""

    def __init__(self, problem: Problem, visits: int) -> None:
        self.values = Values(problem)
        self.through = [stop.through for stop in problem.stops]
        self.places = _places(problem)
        self.visits = visits
        self.masks = [way.mask for way in problem.web.ways]
        near: list[list[tuple[int, int, int]]] = [[] for _ in problem.stops]
        for number, (mask, one, other, _) in enumerate(problem.web.ways):
            near[one].append((mask, other, number))
            near[other].append((mask, one, number))
        self.near = near
        self.distance = _distances(near, self.through, self.values.own, visits)
        self._arms: dict[int, list[list[Arm]]] = {}

    def arms(self, root: int, length: int) -> list[Arm]:
        """The arms of *length* links from *root*."""
        levels = self._arms.get(root)
        if levels is None:
            levels = self._arms[root] = [[self._bare(root)]]
        while len(levels) <= length:
            levels.append(self._longer(levels[-1]))
        return levels[length]

    def _bare(self, root: int) -> Arm:
        own, worth, half = self.values.own[root], self.values.worth[root], self.values.half[root]
        return Arm(0, self.places[root], own, worth, half, (root,), ())

    def _longer(self, arms: list[Arm]) -> list[Arm]:
        places, near, through = self.places, self.near, self.through
        own, worth, half = self.values.own, self.values.worth, self.values.half
        return [
            Arm(
                used | mask,
                visited | places[stop],
                token or own[stop],
                total + worth[stop],
                half[stop],
                (*stops, stop),
                (*ways, way),
            )
            for used, visited, token, total, _, stops, ways in arms
            if through[stops[-1]]
            for mask, stop, way in near[stops[-1]]
            if not (mask & used or places[stop] & visited)
        ]

    def earned(self, path: Path, kind: Kind) -> int:
        """What a train of *kind* brings on *path*, which is not too long for it."""
        visits = path.visits
        if visits <= kind.counts:
            return path.worth + visits * kind.per_visit
        return self.values.earned(path.stops, kind.counts) + visits * kind.per_visit

    def rough_bound(self, kinds: Iterable[Kind]) -> int:
        """What trains of *kinds* cannot exceed together; quickly told, and seldom reached."""
        values = self.values
        near = [stop for stop, distance in enumerate(self.distance) if distance < self.visits]
        worth = sorted((values.worth[stop] for stop in near), reverse=True)
        sides = sum(
            max((values.side_bonus[stop] for stop in near if values.half[stop] == half), default=0)
            for half in (1, 2)
        )
        return sum(sum(worth[: kind.counts]) + sides + kind.per_visit * kind.visits for kind in kinds)

    def middles(self, visits: int) -> Iterator[tuple[int, int, int]]:
        """Each middle of paths over *visits* stops: two stops and the way between them.

        A middle that is a single stop comes twice the stop, and -1 for the way.
        """
        length, odd = divmod(visits - 1, 2)
        for one, distance in enumerate(self.distance):
            if distance > length:
                continue
            if not odd:
                yield one, one, -1
                continue
            for _, other, way in self.near[one]:
                if one < other or self.distance[other] > length:
                    yield one, other, way

    def paths(self, visits: int) -> Iterator[Path]:
        """Every path over exactly *visits* stops, with a token on it."""
        length = (visits - 1) // 2
        for one, other, way in self.middles(visits):
            if way < 0:
                yield from self._about_stop(one, length)
            else:
                yield from self._about_way(one, other, way, length)

    def join(self, one: Arm, other: Arm, middle: int) -> Path:
        """The path of two arms that fit."""
        values = self.values
        worth = one.worth + other.worth + values.sides(one.stops[-1], other.stops[-1])
        if middle < 0:
            return Path(worth - values.worth[one.stops[0]], one.mask | other.mask, one, other, -1)
        return Path(worth, one.mask | other.mask | self.masks[middle], one, other, middle)

    def _about_stop(self, stop: int, length: int) -> Iterator[Path]:
        arms, place, join = self.arms(stop, length), self.places[stop], self.join
        for number, one in enumerate(arms):
            mask, places, own, *_ = one
            for other in islice(arms, number):
                if not mask & other[0] and places & other[1] == place and (own or other[2]):
                    yield join(one, other, -1)

    def _about_way(self, here: int, there: int, way: int, length: int) -> Iterator[Path]:
        track, join = self.masks[way], self.join
        others = [arm for arm in self.arms(there, length) if not arm[0] & track]
        for one in self.arms(here, length):
            mask, places, own, *_ = one
            if mask & track:
                continue
            for other in others:
                if not (mask & other[0] or places & other[1]) and (own or other[2]):
                    yield join(one, other, way)


def _places(problem: Problem) -> list[int]:
    """Bits that two stops share when no route may visit both."""
    bits: dict[tuple[str, bool], int] = {}
    found = []
    for stop in problem.stops:
        place = bits.setdefault((stop.location, False), 1 << len(bits))
        if stop.side in problem.exclusive:
            place |= bits.setdefault((stop.side, True), 1 << len(bits))
        found.append(place)
    return found


def _distances(
    near: list[list[tuple[int, int, int]]], through: list[bool], own: list[bool], far: int
) -> list[int]:
    """How many links each stop is from a token, running through no closed stop; *far* at most."""
    distances = [0 if token else far for token in own]
    front = [stop for stop, token in enumerate(own) if token]
    for distance in range(1, far):
        reached = {
            other
            for stop in front
            if through[stop] or distance == 1
            for _, other, _ in near[stop]
            if distances[other] > distance
        }
        for stop in reached:
            distances[stop] = distance
        front = sorted(reached)
    return distances
