"""Where paths come from: a list of all when they are few, else the finder, price by price."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Protocol

from roundhouse.routes.arms import Arms
from roundhouse.routes.effort import Effort
from roundhouse.routes.field import Field, Kind, Path
from roundhouse.routes.finder import Finder
from roundhouse.routes.pack import IDLE, Found


class Source(Protocol):
    """Paths for a kind of train, judged by their value less the price of their ways."""

    def best(self, kind: Kind, prices: Sequence[float], cut: float, taken: int = 0) -> list[Found]:
        """Some paths above *cut* that avoid what is *taken*; the last has the greatest rest."""

    def above(
        self, kind: Kind, prices: Sequence[float], cut: float, most: int
    ) -> tuple[list[Found], bool]:
        """Paths above *cut*, and whether these are all: there may be more than *most*."""


class Listed:
    """Every path, listed once: *paths* by how many stops they have."""

    def __init__(self, field: Field, paths: list[list[Path]]) -> None:
        self._field = field
        self._paths = paths
        self._tops: dict[Kind, Found] = {}
        self._found: dict[Kind, list[Found]] = {}  # as far as they bring at least
        self._least: dict[Kind, int] = {}

    def every(self, kind: Kind, least: int) -> list[Found]:
        """What a train of *kind* earns on each path that brings *least* or more, the most first.

        Paths that another one on less track makes needless may be left out.
        """
        if kind not in self._found or least < self._least[kind]:
            found: list[Found] = []
            for visits in range(2, kind.visits + 1):
                found += self._judged(visits, kind, least)
            self._found[kind] = sorted(found, key=itemgetter(0), reverse=True)
            self._least[kind] = least
        return [one for one in self._found[kind] if one[0] >= least]

    def _judged(self, visits: int, kind: Kind, least: int) -> list[Found]:
        paid, track = visits * kind.per_visit, self._field.track
        able = [path for path in self._paths[visits] if path[0] + paid >= least]
        if visits <= kind.counts:
            return [Found(path[0] + paid, path[0] + paid, path[1] & track, path) for path in able]
        values = self._field.values
        if not paid:
            able = [path for path in able if values.needs_ends(path[2], kind.counts)]
        return [
            Found(value, value, path[1] & track, path)
            for path in able
            if (value := values.earned(path[2], kind.counts) + paid) >= least
        ]

    def top(self, kind: Kind, taken: int = 0) -> Found:
        """The best path for a train of *kind* that avoids what is *taken*; else idleness."""
        if not taken and kind in self._tops:
            return self._tops[kind]
        floor, top = 0, IDLE
        for visits in range(kind.visits, 1, -1):  # the longest are the likeliest
            paid = visits * kind.per_visit
            for path in self._paths[visits]:
                if path[0] + paid > floor and not path[1] & taken:
                    value = self._field.earned(path, kind)
                    if value > floor:
                        floor, top = value, Found(value, value, path[1] & self._field.track, path)
        if not taken:
            self._tops[kind] = top
        return top

    def best(self, kind: Kind, prices: Sequence[float], cut: float, taken: int = 0) -> list[Found]:
        """Some paths above *cut* that avoid what is *taken*; the last has the greatest rest."""
        found = [one for one in self._priced(kind, prices, cut) if not one.mask & taken]
        return [max(found, key=itemgetter(0))] if found else []

    def above(
        self, kind: Kind, prices: Sequence[float], cut: float, most: int
    ) -> tuple[list[Found], bool]:
        """Paths above *cut*, and whether these are all: there may be more than *most*."""
        found = self._priced(kind, prices, cut)
        return found, len(found) <= most

    def _priced(self, kind: Kind, prices: Sequence[float], cut: float) -> list[Found]:
        priced = [priced_at(prices, found) for found in self.every(kind, 0)]
        return [found for found in priced if found.rest > cut]


class Woven:
    """The finder, set up anew for each set of prices."""

    def __init__(self, arms: Arms, effort: Effort) -> None:
        self._arms = arms
        self._effort = effort
        self._prices: Sequence[float] = ()
        self._finders: dict[Kind, Finder] = {}

    def best(self, kind: Kind, prices: Sequence[float], cut: float, taken: int = 0) -> list[Found]:
        """Some paths above *cut* that avoid what is *taken*; the last has the greatest rest."""
        if taken:
            return Finder(self._arms, kind, prices, self._effort, taken).best(cut)
        return self._finder(kind, prices).best(cut)

    def above(
        self, kind: Kind, prices: Sequence[float], cut: float, most: int
    ) -> tuple[list[Found], bool]:
        """Paths above *cut*, and whether these are all: there may be more than *most*."""
        return self._finder(kind, prices).above(cut, most)

    def _finder(self, kind: Kind, prices: Sequence[float]) -> Finder:
        if prices is not self._prices:
            self._prices, self._finders = prices, {}
        if kind not in self._finders:
            self._finders[kind] = Finder(self._arms, kind, prices, self._effort)
        return self._finders[kind]


def priced_at(prices: Sequence[float], found: Found) -> Found:
    """*found* with its rest at *prices*."""
    _, value, mask, path = found
    return Found(value - sum([prices[way] for way in path[3]]), value, mask, path)
