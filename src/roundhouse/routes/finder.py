"""Find the best paths at given prices of track without listing all: best pairs of arms first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from roundhouse.routes.arms import Arm, Arms
from roundhouse.routes.effort import Effort
from roundhouse.routes.field import Kind
from roundhouse.routes.pack import Found

NONE = float("-inf")
EVERY, OWN, BARE, FIRST, SECOND = range(5)  # groups: all, with a token, without, by half
PAIRINGS = ((OWN, EVERY), (BARE, OWN), (FIRST, SECOND), (SECOND, FIRST))

# rest, places, number, arm: the rest is its worth less what is skipped and the least price
Entry: TypeAlias = tuple[float, int, int, Arm]


class Half(NamedTuple):
    """Which arms stand on one side of a middle, and how many of their stops are skipped."""

    root: int
    length: int
    skipped: int
    rooted: bool  # whether the root counts as theirs


class Task(NamedTuple):
    """Two groups of arms to pair: nothing that comes of them is above *bound*."""

    bound: float
    one: tuple[Half, int]
    other: tuple[Half, int]
    base: float  # what a pair has besides its arms
    middle: int  # the hop between the arms, or -1


class Finder:
    """Looks for paths of one kind of train at one set of prices; avoids the track *taken*."""

    def __init__(
        self, arms: Arms, kind: Kind, prices: Sequence[float], effort: Effort, taken: int = 0
    ) -> None:
        self._arms = arms
        self._field = arms.field
        self._kind = kind
        self._tariff = arms.hops.tariff(prices, taken)
        self._effort = effort
        self._fees: dict[tuple[int, int], list[float]] = {}
        self._rests: dict[Half, list[float]] = {}
        self._heads: dict[Half, tuple[float, ...]] = {}
        self._entries: dict[tuple[Half, int], list[Entry]] = {}
        tasks = [task for visits in range(2, kind.visits + 1) for task in self._tasks(visits)]
        self._ranked = sorted(tasks, key=itemgetter(0), reverse=True)

    def best(self, cut: float) -> list[Found]:
        """Some paths above *cut*, each above those before it; none is above the last."""
        found: list[Found] = []
        for task in self._ranked:
            if task.bound <= cut:
                break
            cut = self._scan(task, cut, found)
        return found

    def above(self, cut: float, most: int) -> tuple[list[Found], bool]:
        """Paths above *cut*, of those on the same track the best; whether these are all.

        There may be more when they are more than *most*.
        """
        found: list[Found] = []
        for task in self._ranked:
            if task.bound <= cut or len(found) > most:
                break
            self._scan(task, cut, found, most)
        by_track = {one.mask: one for one in sorted(found, key=itemgetter(1))}
        return list(by_track.values()), len(found) <= most

    def _scan(self, task: Task, cut: float, found: list[Found], most: int | None = None) -> float:
        """Add what is above *cut* to *found*: all until it is more than *most*, or ever better."""
        base, middle = task.base, task.middle
        ones, others = self._meeting(task.one, middle), self._meeting(task.other, middle)
        for one in ones:
            least = cut - base - one[0]
            if not others or others[0][0] <= least:
                break
            self._effort.spend()
            for other in others:
                if other[0] <= least:
                    break
                if one[1] & other[1] or not self._fit(one, other, middle):
                    continue
                found += self._joined(one[3], other[3], middle, cut, most)
                if most is None:
                    cut = max(cut, found[-1].rest) if found else cut
                    least = cut - base - one[0]
                elif len(found) > most:
                    return cut
        return cut

    def _meeting(self, which: tuple[Half, int], middle: int) -> list[Entry]:
        """The arms of a group that can go on over the hop *middle*, greatest rest first."""
        entries = self._sorted(which)
        if middle < 0 or not which[0].length:
            return entries
        meet = self._arms.hops.meet
        return [entry for entry in entries if meet(entry[3].hops[0], middle)]

    def _fit(self, one: Entry, other: Entry, middle: int) -> bool:
        """Whether a token is on the pair, and two arms from one stop leave it by two hops.

        Those from one stop are looked at in one order only.
        """
        if not (one[3].own or other[3].own):
            return False
        if middle >= 0:
            return True
        return one[2] < other[2] and self._arms.hops.meet(one[3].hops[0], other[3].hops[0])

    def _joined(
        self, one: Arm, other: Arm, middle: int, cut: float, most: int | None
    ) -> Iterator[Found]:
        """The paths over both arms that are above *cut*: all up to *most*, or ever better ones."""
        worth, stops, hops = self._arms.join(one, other, middle)
        value = self._field.earned((worth, 0, stops, ()), self._kind)
        for fee, mask, ways in self._tariff.tickets(hops, value - cut, most):
            yield Found(value - fee, value, mask, (worth, mask, stops, ways))

    def _tasks(self, visits: int) -> Iterator[Task]:
        """What is to be paired for paths over *visits* stops."""
        length = (visits - 1) // 2
        skipped = max(0, visits - self._kind.counts)
        paid = visits * self._kind.per_visit
        for one, other, hop in self._arms.middles(visits):
            base = paid if hop < 0 else paid - self._tariff.least[hop]
            for skip in range(skipped + 1):
                ones = Half(one, length, skip, True)
                others = Half(other, length, skipped - skip, hop >= 0)
                yield from self._pairings(ones, others, base, hop)

    def _pairings(self, ones: Half, others: Half, base: float, middle: int) -> Iterator[Task]:
        one_heads, other_heads = self._best_of(ones), self._best_of(others)
        for one, other in PAIRINGS:
            bound = one_heads[one] + other_heads[other] + base
            if bound > NONE:
                yield Task(bound, (ones, one), (others, other), base, middle)

    def _best_of(self, half: Half) -> tuple[float, ...]:
        """The greatest rest in each group."""
        if half not in self._heads:
            rests, stock = self._rest_of(half), self._arms.stock(half.root, half.length)
            plain = [
                max([rests[number] for number in group], default=NONE)
                for group in stock.groups[:FIRST]
            ]
            halves = [
                max([rests[number] + stock.bonuses[number] for number in group], default=NONE)
                for group in stock.groups[FIRST:]
            ]
            self._heads[half] = (*plain, *halves)
        return self._heads[half]

    def _rest_of(self, half: Half) -> list[float]:
        """Each arm's worth less its fee; the arms on taken track have none."""
        if half not in self._rests:
            kept = self._arms.stock(half.root, half.length).kept(half.skipped, half.rooted)
            fees = self._fees_of(half.root, half.length)
            self._rests[half] = [worth - fee for worth, fee in zip(kept, fees, strict=True)]
        return self._rests[half]

    def _fees_of(self, root: int, length: int) -> list[float]:
        key = root, length
        if key not in self._fees:
            least = self._tariff.least
            self._fees[key] = [
                sum([least[hop] for hop in arm.hops]) for arm in self._arms.arms(root, length)
            ]
        return self._fees[key]

    def _sorted(self, which: tuple[Half, int]) -> list[Entry]:
        """The arms of a group, greatest rest first."""
        if which not in self._entries:
            half, group = which
            rests, stock = self._rest_of(half), self._arms.stock(half.root, half.length)
            place = 0 if half.rooted else self._field.places[half.root]
            self._entries[which] = sorted(
                (
                    (
                        rests[number] + (stock.bonuses[number] if group >= FIRST else 0),
                        stock.arms[number].places & ~place,
                        number,
                        stock.arms[number],
                    )
                    for number in stock.groups[group]
                    if rests[number] > NONE
                ),
                key=itemgetter(0),
                reverse=True,
            )
        return self._entries[which]
