"""Where paths come from: a list of all when they are few, else the finder, price by price."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Protocol

from roundhouse.routes.effort import Effort
from roundhouse.routes.finder import Finder
from roundhouse.routes.pack import Found
from roundhouse.routes.paths import Field, Kind, Path

FEW = 30_000  # pairs of arms


class Source(Protocol):
    """Paths for a kind of train, judged by their value less the price of their ways."""

    def best(self, kind: Kind, prices: Sequence[float], cut: float, taken: int = 0) -> list[Found]:
        """Some paths above *cut* that avoid what is *taken*; the last has the greatest rest."""

    def above(self, kind: Kind, prices: Sequence[float], cut: float) -> list[Found]:
        """All paths above *cut*."""


def few(field: Field, visits: int, effort: Effort) -> bool:
    """Whether the paths over up to *visits* stops are soon listed."""
    pairs = 0
    for count in range(2, visits + 1):
        length = (count - 1) // 2
        for one, other, _ in field.middles(count):
            pairs += len(field.arms(one, length)) * len(field.arms(other, length))
            if pairs > FEW:
                return False
        effort.spend()
    return True


class Listed:
    """Every path, listed once."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._paths: dict[int, list[Path]] = {}
        self._found: dict[Kind, list[Found]] = {}

    def every(self, kind: Kind) -> list[Found]:
        """What a train of *kind* earns on each path it can run, the most first."""
        if kind not in self._found:
            found = [
                self._judged(path, kind)
                for visits in range(2, kind.visits + 1)
                for path in self._over(visits)
            ]
            found.sort(key=itemgetter(1), reverse=True)
            self._found[kind] = found
        return self._found[kind]

    def _judged(self, path: Path, kind: Kind) -> Found:
        value = self._field.earned(path, kind)
        return Found(value, value, path.mask, path)

    def _over(self, visits: int) -> list[Path]:
        if visits not in self._paths:
            self._paths[visits] = list(self._field.paths(visits))
        return self._paths[visits]

    def best(self, kind: Kind, prices: Sequence[float], cut: float, taken: int = 0) -> list[Found]:
        """Some paths above *cut* that avoid what is *taken*; the last has the greatest rest."""
        found = [one for one in self.above(kind, prices, cut) if not one.mask & taken]
        return [max(found, key=itemgetter(0))] if found else []

    def above(self, kind: Kind, prices: Sequence[float], cut: float) -> list[Found]:
        """All paths above *cut*."""
        priced = [priced_at(prices, found) for found in self.every(kind)]
        return [found for found in priced if found.rest > cut]


class Woven:
    """The finder, set up anew for each set of prices."""

    def __init__(self, field: Field, effort: Effort) -> None:
        self._field = field
        self._effort = effort
        self._last: tuple[Kind, Sequence[float], Finder] | None = None

    def best(self, kind: Kind, prices: Sequence[float], cut: float, taken: int = 0) -> list[Found]:
        """Some paths above *cut* that avoid what is *taken*; the last has the greatest rest."""
        if taken:
            return Finder(self._field, kind, prices, self._effort, taken).best(cut)
        return self._finder(kind, prices).best(cut)

    def above(self, kind: Kind, prices: Sequence[float], cut: float) -> list[Found]:
        """All paths above *cut*."""
        return self._finder(kind, prices).above(cut)

    def _finder(self, kind: Kind, prices: Sequence[float]) -> Finder:
        if self._last is None or self._last[0] != kind or self._last[1] is not prices:
            self._last = kind, prices, Finder(self._field, kind, prices, self._effort)
        return self._last[2]


def priced_at(prices: Sequence[float], found: Found) -> Found:
    """*found* with its rest at *prices*."""
    _, value, mask, path = found
    return Found(value - sum([prices[way] for way in path.ways]), value, mask, path)
