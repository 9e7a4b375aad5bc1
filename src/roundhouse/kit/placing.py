"""Finding a free spot in a hex for names, numbers and icons, off the track and the tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final, TypeAlias

from roundhouse.kit.hexes import INNER, direction, polar
from roundhouse.kit.svg import Point

Disc: TypeAlias = tuple[float, float, float]  # x, y, radius: something to stay off

_NARROW: Final = frozenset("fijlrtI.,:;'|!()[] ")
_BROAD: Final = frozenset("mwMW@%&ЖМШЩЪЫЮФжмшщъыюф")
_DIRECTIONS: Final = tuple(direction(edge) for edge in range(6))


def words_width(words: str, size: float) -> float:
    """About how wide *words* are in bold letters of *size*, in the widest of the usual fonts."""
    return size * sum(map(_letter, words))


def _letter(letter: str) -> float:
    if letter in _NARROW:
        return 0.42
    if letter in _BROAD:
        return 1.0
    if ord(letter) > 0x2E80:  # Chinese and Japanese signs fill a square
        return 1.0
    return 0.78 if letter.isupper() else 0.68


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a box: its middle and how it is turned, in degrees."""

    x: float
    y: float
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Box:
    """A thing to place, *wide* by *high*."""

    wide: float
    high: float

    def discs(self, spot: Spot) -> tuple[Disc, ...]:
        """The box at *spot* as discs, for the next box to stay off."""
        short, long = sorted((self.wide, self.high))
        reach = (long - short) / 2
        steps = max(1, round(2 * reach / short) * 2)
        turn = radians(spot.turn + (90 if self.high > self.wide else 0))
        ways = [reach * (2 * i / steps - 1) for i in range(steps + 1)] if reach else [0.0]
        return tuple(
            (spot.x + way * cos(turn), spot.y + way * sin(turn), short / 2) for way in ways
        )


def overlap(box: Box, spot: Spot, obstacles: Iterable[Disc]) -> float:
    """How deep *box* at *spot* reaches into the obstacles, summed up; 0 when it is free."""
    turn = radians(-spot.turn)
    c, s = cos(turn), sin(turn)
    half_wide, half_high = box.wide / 2, box.high / 2
    deep = 0.0
    for x, y, radius in obstacles:
        dx, dy = x - spot.x, y - spot.y
        away = hypot(
            max(abs(dx * c - dy * s) - half_wide, 0), max(abs(dx * s + dy * c) - half_high, 0)
        )
        if away < radius:
            deep += radius - away
    return deep


def outside(box: Box, spot: Spot, hexes: Sequence[Point] = ((0.0, 0.0),)) -> float:
    """How far the corners of *box* stick out of the hexes around these middles, summed up."""
    turn = radians(spot.turn)
    c, s = cos(turn), sin(turn)
    out = 0.0
    for wide, high in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        dx, dy = wide * box.wide / 2, high * box.high / 2
        x, y = spot.x + dx * c - dy * s, spot.y + dx * s + dy * c
        out += min(_beyond(x - hx, y - hy) for hx, hy in hexes)
    return out


def _beyond(x: float, y: float) -> float:
    return max(0.0, *(x * ux + y * uy - INNER for ux, uy in _DIRECTIONS))


def best_spot(box: Box, spots: Sequence[Spot], obstacles: Sequence[Disc]) -> Spot:
    """The first of *spots* where *box* is free and inside, or the one where it fits best."""
    best, least = spots[0], float("inf")
    for order, spot in enumerate(spots):
        cost = 20 * overlap(box, spot, obstacles) + 3 * outside(box, spot) + order * 0.01
        if cost < least:
            best, least = spot, cost
        if least < 1:
            break
    return best


def _level(rows: Iterable[float], shifts: Iterable[float]) -> list[Spot]:
    across = tuple(shifts)
    return [Spot(x, y) for y in rows for x in across]


def _beside(edge: int, far: float, turn: int) -> list[Spot]:
    """Along an edge: in its middle, or moved a little to either corner."""
    x, y = polar(edge, far)
    ux, uy = polar(edge, 1)
    return [Spot(x - uy * slide, y + ux * slide, turn) for slide in (0, -7, 7)]


LEVEL: Final = (
    *_level((-36, 36, -41, 41, -31, 31, -45, 45), (0, -5, 5, -10, 10)),
    *_level((-24, 24), (0, -12, 12)),
)
"""Spots for names written level."""
ALONG: Final = (
    *_beside(2, 41, -30),
    *_beside(3, 41, 30),
    *_beside(0, 41, 30),
    *_beside(5, 41, -30),
    *_beside(1, 42, -90),
    *_beside(4, 42, 90),
)
"""Spots for names along an edge."""


def fits(box: Box, spot: Spot, obstacles: Sequence[Disc]) -> bool:
    """Whether *box* at *spot* covers nothing and hardly leaves the hex."""
    return overlap(box, spot, obstacles) < 0.1 and outside(box, spot) < 4


def nearly_fits(box: Box, spot: Spot, obstacles: Sequence[Disc]) -> bool:
    """Whether it touches next to nothing, and a little of it reaches out of the hex."""
    return overlap(box, spot, obstacles) < 0.8 and outside(box, spot) < 12


def _around(fars: Sequence[float], edges: Sequence[float]) -> tuple[Spot, ...]:
    return tuple(Spot(*polar(edge, far)) for far in fars for edge in edges)


_BESIDE_FIRST: Final = (1, 4, 0.5, 4.5, 1.5, 3.5, 0, 5, 2, 3, 2.5, 5.5)
_ALL_ROUND: Final = tuple(i / 4 for i in range(24))

FOR_MARKS: Final = (
    *_around((40, 44, 36, 32, 28), _BESIDE_FIRST),
    *_around((42, 46, 38, 34, 30), _ALL_ROUND),
)
"""Spots for numbers, letters and icons: beside the city first, corners and edges after."""
