"""A problem's graph as the search sees it: positions and bits in place of names.

Paths and steps are plain tuples: the search makes them by the thousand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from roundhouse.routes.problem import Problem
from roundhouse.routes.worth import Values

# worth (when all stops are counted), bits of track and places, stops in order, ways between them
Path: TypeAlias = tuple[int, int, tuple[int, ...], tuple[int, ...]]
# a way out of a stop: bits of track and place, the stop it leads to, the way, that stop's worth
Step: TypeAlias = tuple[int, int, int, int]


class Kind(NamedTuple):
    """A kind of train: what it counts, what it visits, what it is paid for each visit."""

    counts: int
    visits: int
    per_visit: int = 0


class Field:
    """The stops and ways of a problem, and what excludes what.

    A route has a bit for each piece of track and, above those, bits for its stops. Two stops
    share a bit of *places* when no route may visit both: they lie in one location, or on a side
    that excludes itself. Each token has a bit of its own besides. Two routes get in each other's
    way when they share a bit of *track*.
    """

    def __init__(self, problem: Problem) -> None:
        self.values = Values(problem)
        self.through = [stop.through for stop in problem.stops]
        self.tokens = [stop for stop, own in enumerate(self.values.own) if own]
        self.masks = [way[0] for way in problem.web.ways]
        above = max(self.masks, default=0).bit_length()
        self.track = (1 << above) - 1
        self.token_bits = {stop: 1 << bit for bit, stop in enumerate(self.tokens, above)}
        self.places = self._places(problem, above + len(self.tokens))
        self.near = self._near(problem)

    def _places(self, problem: Problem, above: int) -> list[int]:
        sides = {side: 1 << bit for bit, side in enumerate(sorted(problem.exclusive), above)}
        bits: dict[str, int] = {}
        first = 1 << above + len(sides)
        places = [
            bits.setdefault(stop.location, first << len(bits)) | sides.get(stop.side, 0)
            for stop in problem.stops
        ]
        for token, bit in self.token_bits.items():
            places[token] |= bit
        return places

    def _near(self, problem: Problem) -> list[list[Step]]:
        places, worth = self.places, self.values.worth
        near: list[list[Step]] = [[] for _ in places]
        for number, (mask, one, other, _) in enumerate(problem.web.ways):
            near[one].append((mask | places[other], other, number, worth[other]))
            near[other].append((mask | places[one], one, number, worth[one]))
        return near

    def earned(self, path: Path, kind: Kind) -> int:
        """What a train of *kind* brings on *path*, which is not too long for it."""
        counts, _, paid = kind
        visits = len(path[2])
        if visits <= counts:
            return path[0] + visits * paid
        return self.values.earned(path[2], counts) + visits * paid

    def distances(self, far: int) -> list[int]:
        """How many links each stop is from a token, running through no closed stop; or *far*."""
        distances = [0 if token else far for token in self.values.own]
        front = self.tokens
        for distance in range(1, far):
            reached = {
                stop
                for here in front
                if self.through[here] or distance == 1
                for _, stop, _, _ in self.near[here]
                if distances[stop] > distance
            }
            for stop in reached:
                distances[stop] = distance
            front = sorted(reached)
        return distances

    def rough_bound(self, kinds: Iterable[Kind]) -> int:
        """What trains of *kinds* cannot exceed together; quickly told, and seldom reached."""
        worth = sorted(self.values.worth, reverse=True)
        sides = 2 * max(self.values.side_bonus, default=0)
        return sum(
            sum(worth[: kind.counts]) + sides + kind.per_visit * kind.visits for kind in kinds
        )
