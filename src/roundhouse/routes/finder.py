"""Find the best paths at given prices of track without listing all: best pairs of arms first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from roundhouse.routes.effort import Effort
from roundhouse.routes.pack import Found
from roundhouse.routes.paths import Arm, Field, Kind


# rest, track, places, number, arm: the rest is its worth less what is skipped and its price
Entry: TypeAlias = tuple[float, int, int, int, Arm]


class Ranked(NamedTuple):
    """Arms of one root and length, the dearest first."""

    every: list[Entry]
    own: list[Entry]  # with a token
    bare: list[Entry]  # without
    halves: tuple[list[Entry], list[Entry]]  # by side of the pair, its bonus included


class Task(NamedTuple):
    """Two rankings to pair: nothing that comes of them is above *bound*."""

    bound: float
    ones: list[Entry]
    others: list[Entry]
    base: float  # what a pair has besides its arms
    middle: int  # the way between the arms, or -1


class Finder:
    """Looks for paths of one kind of train at one set of prices."""

    def __init__(
        self, field: Field, kind: Kind, prices: Sequence[float], effort: Effort, taken: int = 0
    ) -> None:
        self._field = field
        self._kind = kind
        self._prices = prices
        self._effort = effort
        self._taken = taken  # track that is out of the question
        self._ranked: dict[tuple[int, int, int, bool], Ranked] = {}
        tasks = [task for visits in range(2, kind.visits + 1) for task in self._tasks(visits)]
        self._all_tasks = sorted(tasks, key=itemgetter(0), reverse=True)

    def best(self, cut: float) -> list[Found]:
        """Some paths above *cut*, each above those before it; none is above the last."""
        found: list[Found] = []
        for task in self._all_tasks:
            if task.bound <= cut:
                break
            cut = self._scan(task, cut, found, rising=True)
        return found

    def above(self, cut: float) -> list[Found]:
        """All paths above *cut*; of those on the same track, the best."""
        found: list[Found] = []
        for task in self._all_tasks:
            if task.bound <= cut:
                break
            self._scan(task, cut, found, rising=False)
        by_track = {one.mask: one for one in sorted(found, key=itemgetter(1))}
        return list(by_track.values())

    def _scan(self, task: Task, cut: float, found: list[Found], *, rising: bool) -> float:
        _, ones, others, base, middle = task
        track = self._field.masks[middle] if middle >= 0 else 0
        others = [other for other in others if not other[1] & track]
        for one in ones:
            least = cut - base - one[0]
            if not others or others[0][0] <= least:
                break
            if one[1] & track:
                continue
            self._effort.spend()
            for other in others:
                if other[0] <= least:
                    break
                if one[1] & other[1] or one[2] & other[2] or not self._fit(one, other, middle):
                    continue
                new = self._join(one[4], other[4], middle)
                if new.rest > cut:
                    found.append(new)
                    if rising:
                        cut = new.rest
                        least = cut - base - one[0]
        return cut

    @staticmethod
    def _fit(one: Entry, other: Entry, middle: int) -> bool:
        """Whether a token is on the pair, and the pair is not looked at the wrong way round."""
        return (one[4].own or other[4].own) and (middle >= 0 or one[3] < other[3])

    def _join(self, one: Arm, other: Arm, middle: int) -> Found:
        field, kind, prices = self._field, self._kind, self._prices
        path = field.join(one, other, middle)
        value = field.earned(path, kind)
        return Found(value - sum([prices[way] for way in path.ways]), value, path.mask, path)

    def _tasks(self, visits: int) -> Iterator[Task]:
        """The rankings to pair for paths over *visits* stops."""
        skipped = max(0, visits - self._kind.counts)
        paid = visits * self._kind.per_visit
        for one, other, way in self._field.middles(visits):
            if way >= 0 and self._field.masks[way] & self._taken:
                continue
            base = paid if way < 0 else paid - self._prices[way]
            for skip in range(skipped + 1):
                yield from self._pairings(visits, (one, skip), (other, skipped - skip), way, base)

    def _pairings(
        self, visits: int, one: tuple[int, int], other: tuple[int, int], way: int, base: float
    ) -> Iterator[Task]:
        length = (visits - 1) // 2
        ones = self._rank(one[0], length, one[1], rooted=True)
        others = self._rank(other[0], length, other[1], rooted=way >= 0)
        pairs = (
            (ones.own, others.every),
            (ones.bare, others.own),
            (ones.halves[0], others.halves[1]),
            (ones.halves[1], others.halves[0]),
        )
        for firsts, seconds in pairs:
            if firsts and seconds:
                bound = firsts[0][0] + seconds[0][0] + base
                yield Task(bound, firsts, seconds, base, way)

    def _rank(self, root: int, length: int, skipped: int, *, rooted: bool) -> Ranked:
        key = (root, length, skipped, rooted)
        if key not in self._ranked:
            self._ranked[key] = self._ranking(root, length, skipped, rooted)
        return self._ranked[key]

    def _ranking(self, root: int, length: int, skipped: int, rooted: bool) -> Ranked:
        prices, worth = self._prices, self._field.values.worth
        place, first = (0, 0) if rooted else (self._field.places[root], 1)
        every: list[Entry] = []
        for number, arm in enumerate(self._field.arms(root, length)):
            if arm.mask & self._taken:
                continue
            kept = sorted([worth[stop] for stop in arm.stops[first:]])[skipped:]
            rest = sum(kept) - sum([prices[way] for way in arm.ways])
            every.append((rest, arm.mask, arm.places & ~place, number, arm))
        every.sort(key=itemgetter(0), reverse=True)
        own = [entry for entry in every if entry[4].own]
        bare = [entry for entry in every if not entry[4].own]
        return Ranked(every, own, bare, (self._half(every, 1), self._half(every, 2)))

    def _half(self, every: list[Entry], half: int) -> list[Entry]:
        bonus = self._field.values.side_bonus
        found = [
            (entry[0] + bonus[entry[4].stops[-1]], *entry[1:])
            for entry in every
            if entry[4].half == half
        ]
        return sorted(found, key=itemgetter(0), reverse=True)
