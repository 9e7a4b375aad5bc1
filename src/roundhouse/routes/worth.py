"""What a train earns on its stops, and which of them it counts for that."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from roundhouse.routes.problem import Problem

PAIR = 3  # what the halves of a paired route's two ends add up to
NO_HALF = 4


class Values:
    """The worth of each stop of a problem, by its position."""

    __slots__ = ("half", "own", "side_bonus", "worth")

    def __init__(self, problem: Problem) -> None:
        stops = problem.stops
        halves = dict(zip(problem.paired or (), (1, 2), strict=False))
        self.worth = [stop.worth for stop in stops]
        self.own = [stop.own for stop in stops]
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
        token = max([self.worth[stop] for stop in stops if self.own[stop]])
        skipped, total = len(worth) - counts, sum(worth)
        plain = total - _cheapest(worth, skipped, token)
        if self.half[stops[0]] + self.half[stops[-1]] != PAIR or counts < 3:
            return plain
        bonus = self.sides(stops[0], stops[-1])
        return max(plain, total + bonus - _cheapest(worth[1:-1], skipped, token))

    def counted(self, stops: Sequence[int], counts: int) -> tuple[int, ...]:
        """Which *counts* of *stops* bring that most."""
        if len(stops) <= counts:
            return tuple(stops)
        return max(combinations(stops, counts), key=self._total)

    def _total(self, counted: Sequence[int]) -> int:
        if not any(self.own[stop] for stop in counted):
            return -1
        return sum(self.worth[stop] for stop in counted) + self.sides(counted[0], counted[-1])


def _cheapest(worth: list[int], skipped: int, token: int) -> int:
    """What skipping the cheapest costs when the dearest token's stop must not be skipped."""
    ranked = sorted(worth)
    if token > ranked[skipped - 1]:
        return sum(ranked[:skipped])
    return sum(ranked[: skipped + 1]) - token
