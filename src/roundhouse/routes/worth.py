"""What a train earns on its stops, and which of them it counts for that."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from roundhouse.routes.problem import Problem

PAIR = 3  # what the halves of a paired route's two ends add up to
NO_HALF = 4


class Values:
    """The worth of each stop of a problem, by its position."""

    __slots__ = ("half", "least_token", "own", "side_bonus", "worth")

    def __init__(self, problem: Problem) -> None:
        stops = problem.stops
        halves = dict(zip(problem.paired or (), (1, 2), strict=False))
        self.worth = [stop.worth for stop in stops]
        self.own = [stop.own for stop in stops]
        self.least_token = min((stop.worth for stop in stops if stop.own), default=0)
        self.side_bonus = [stop.side_bonus for stop in stops]
        self.half = [halves.get(stop.side, NO_HALF) for stop in stops]

    def sides(self, one: int, other: int) -> int:
        """The bonus for counting both *one* and *other*, the ends of a route."""
        if self.half[one] + self.half[other] != PAIR:
            return 0
        return self.side_bonus[one] + self.side_bonus[other]

    def earned(self, stops: Sequence[int], counts: int) -> int:
        """The most that counting *counts* of more *stops* brings, a token's stop among them."""
        worth = [self.worth[stop] for stop in stops]
        ranked, total, skipped = sorted(worth), sum(worth), len(worth) - counts
        if self.least_token > ranked[skipped - 1]:
            plain = total - sum(ranked[:skipped])
        else:
            plain = total - self._skipping(stops, ranked, skipped)
        if self.half[stops[0]] + self.half[stops[-1]] != PAIR or counts < 3:
            return plain
        bonus = self.sides(stops[0], stops[-1])
        inner = stops[1:-1]
        ranked = sorted([self.worth[stop] for stop in inner])
        return max(plain, total + bonus - self._skipping(inner, ranked, skipped))

    def _skipping(self, stops: Sequence[int], ranked: list[int], skipped: int) -> int:
        """What skipping the cheapest costs when the dearest token's stop must not be skipped."""
        token = max([self.worth[stop] for stop in stops if self.own[stop]])
        if token > ranked[skipped - 1]:
            return sum(ranked[:skipped])
        return sum(ranked[: skipped + 1]) - token

    def needs_ends(self, stops: Sequence[int], counts: int) -> bool:
        """Whether a train that counts *counts* of more *stops* loses by leaving out an end.

        If not, the route without that end brings as much and uses less track.
        """
        worth = [self.worth[stop] for stop in stops]
        dearest = sorted(worth)[len(worth) - counts - 1]  # of those that it would skip
        if len(stops) == 2 or (worth[0] > dearest and worth[-1] > dearest):
            return True
        if self.least_token <= dearest:
            return True  # a token at an end may have to be counted: nothing is sure
        return self.half[stops[0]] + self.half[stops[-1]] == PAIR

    def counted(self, stops: Sequence[int], counts: int) -> tuple[int, ...]:
        """Which *counts* of *stops* bring that most."""
        if len(stops) <= counts:
            return tuple(stops)
        return max(combinations(stops, counts), key=self._total)

    def _total(self, counted: Sequence[int]) -> int:
        if not any(self.own[stop] for stop in counted):
            return -1
        return sum(self.worth[stop] for stop in counted) + self.sides(counted[0], counted[-1])
