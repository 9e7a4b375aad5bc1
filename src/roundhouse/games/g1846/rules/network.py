"""The track on the map as a web of links between stops, for the route optimiser.

Hexsides are the pieces of track: no path leads from stop to stop but over a hexside, and no two
paths share track but at one. Walking out of a stop asks for the tile of one hex after the other;
what came of the same answers before is remembered, so that a new tile costs only the walks
that meet it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias

from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.reach import BACK, NOWHERE, Crossing, leaving, ways, where
from roundhouse.routes.problem import Link

Tiles: TypeAlias = Mapping[HexId, Laid]

MOST_WALKS: Final = 50_000  # remembered; then all are forgotten

STOPS: Final = tuple(
    (place, stop) for place, printed in DEFS.hexes.items() for stop in range(printed.layout.stops)
)
"""Every stop of the map, whatever tiles lie there: a hex and the number of its city."""

NAMES: Final = tuple(f"{place}.{stop}" for place, stop in STOPS)
NUMBERS: Final = {stop: number for number, stop in enumerate(STOPS)}
LOCATIONS: Final = tuple(DEFS.hexes[place].location for place, _ in STOPS)


def _sides() -> Iterator[tuple[Crossing, str]]:
    for crossing, back in enumerate(BACK):
        if back != NOWHERE:
            lower, higher = sorted((crossing, back))
            yield crossing, f"{where(lower)[0]}-{where(higher)[0]}"


_SIDES: Final = dict(_sides())
_BITS: Final = {name: 1 << bit for bit, name in enumerate(dict.fromkeys(_SIDES.values()))}
_MASKS: Final = {crossing: _BITS[name] for crossing, name in _SIDES.items()}


@dataclass(frozen=True, slots=True, eq=False)
class End:
    """Where a walk came to a stop, and over which track."""

    stop: int
    mask: int
    track: tuple[str, ...]
    links: dict[int, Link] = field(default_factory=dict)  # by the stop where the walk began

    def link(self, start: int) -> Link:
        """The link from the stop *start*."""
        if start not in self.links:
            self.links[start] = Link((NAMES[start], NAMES[self.stop]), self.track)
        return self.links[start]


class Question:
    """What lies in *place*? The answer leads to the next question; in the end, to the *ends*."""

    __slots__ = ("answers", "ends", "place")

    def __init__(self) -> None:
        self.place = HexId("")
        self.answers: dict[Laid | None, Question] = {}
        self.ends: tuple[End, ...] | None = None


class Walks:
    """All walks so far, by the crossing they began with."""

    def __init__(self) -> None:
        self._first: dict[Crossing, Question] = {}
        self._count = 0

    def ends(self, tiles: Tiles, start: Crossing) -> tuple[End, ...]:
        """Where one comes to when leaving a stop over *start*."""
        question = self._first.get(start)
        while question is not None:
            if question.ends is not None:
                return question.ends
            question = question.answers.get(tiles.get(question.place))
        return self._learn(tiles, start)

    def _learn(self, tiles: Tiles, start: Crossing) -> tuple[End, ...]:
        asked: dict[HexId, Laid | None] = {}
        ends = tuple(_walk(tiles, start, 0, (), asked))
        if self._count == MOST_WALKS:
            self._first, self._count = {}, 0
        self._count += 1
        question = self._first.setdefault(start, Question())
        for place, laid in asked.items():
            question.place = place
            question = question.answers.setdefault(laid, Question())
        question.ends = ends
        return ends


def _walk(
    tiles: Tiles,
    crossing: Crossing,
    mask: int,
    track: tuple[str, ...],
    asked: dict[HexId, Laid | None],
) -> Iterator[End]:
    """The ends of all ways onward that use no hexside twice."""
    mask |= _MASKS[crossing]
    track = (*track, _SIDES[crossing])
    place, edge = where(crossing)
    laid = asked[place] = tiles.get(place)
    onward, cities = ways(place, laid)[edge]
    for stop, _ in cities:
        yield End(NUMBERS[place, stop], mask, track)
    for step in onward:
        if not _MASKS[step] & mask:
            yield from _walk(tiles, step, mask, track, asked)


_WALKS: Final = Walks()
_leaving: Final = cache(leaving)


def links_from(tiles: Tiles, start: int) -> Iterator[End]:
    """Where track leads to from a stop, without a stop between; never to its own location."""
    place, stop = STOPS[start]
    for crossing in _leaving(place, tiles.get(place), stop):
        for end in _WALKS.ends(tiles, crossing):
            if LOCATIONS[start] != LOCATIONS[end.stop]:
                yield end
