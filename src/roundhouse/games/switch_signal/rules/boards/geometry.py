"""Where things lie on a board's canvas: curves, sections, signal places, labels.

Plain arithmetic on points; what the points mean is said in ``defs`` and ``looks``.
"""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import atan2, degrees, dist, hypot
from typing import Final

Point = tuple[float, float]

SAMPLES: Final = 24
"""Straight pieces that stand for one span of a curve."""

CITY_CLEARANCE: Final = 54.0
NODE_CLEARANCE: Final = 28.0
GAP: Final = 8.0
SIGNAL_GAP: Final = 24.0
CITY_SIGNAL_AT: Final = 42.0
LABEL_SIZES: Final = {"city": 25, "departure": 19, "junction": 15}

_WIDTH_OF_A_LETTER: Final = 0.56
_ABOVE_BASELINE: Final = 0.72
_BELOW_BASELINE: Final = 0.18


@dataclass(frozen=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def wider(self, by: float) -> "Box":
        """The same with so much more room on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlaps(self, other: "Box") -> bool:
        """Whether the two share more than an edge."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def may_hold(self, one: Point, other: Point) -> bool:
        """Whether the straight line between two points is not wholly to one side of this."""
        return (
            min(one[0], other[0]) <= self.right
            and max(one[0], other[0]) >= self.left
            and min(one[1], other[1]) <= self.bottom
            and max(one[1], other[1]) >= self.top
        )

    def gap(self, point: Point) -> float:
        """How far *point* is from this; nothing when it lies inside."""
        x = max(self.left - point[0], 0.0, point[0] - self.right)
        y = max(self.top - point[1], 0.0, point[1] - self.bottom)
        return hypot(x, y)

    def inside(self, other: "Box") -> bool:
        """Whether nothing of this sticks out of *other*."""
        return (
            other.left <= self.left
            and self.right <= other.right
            and other.top <= self.top
            and self.bottom <= other.bottom
        )


@dataclass(frozen=True)
class Curve:
    """A line through ``points``, closely enough sampled to be called smooth."""

    points: tuple[Point, ...]

    @cached_property
    def reached(self) -> tuple[float, ...]:
        """The distance along the curve at each of its points."""
        total, lengths = 0.0, [0.0]
        for one, other in pairwise(self.points):
            total += dist(one, other)
            lengths.append(total)
        return tuple(lengths)

    @cached_property
    def bounds(self) -> Box:
        """The smallest upright rectangle around the curve."""
        xs, ys = zip(*self.points, strict=True)
        return Box(min(xs), min(ys), max(xs), max(ys))

    def near(self, box: Box) -> list[tuple[Point, Point]]:
        """The straight pieces that are not wholly to one side of *box*."""
        return [piece for piece in pairwise(self.points) if box.may_hold(*piece)]

    @property
    def length(self) -> float:
        """From end to end, along the curve."""
        return self.reached[-1]

    def at(self, along: float) -> Point:
        """The point *along* units from the first end."""
        i, share = self._piece(along)
        (x0, y0), (x1, y1) = self.points[i], self.points[i + 1]
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share

    def heading(self, along: float) -> float:
        """The angle in degrees of travel towards the second end, clockwise from east."""
        i, _ = self._piece(along)
        (x0, y0), (x1, y1) = self.points[i], self.points[i + 1]
        return degrees(atan2(y1 - y0, x1 - x0))

    def between(self, start: float, end: float) -> tuple[Point, ...]:
        """The stretch from *start* to *end*."""
        inner = (p for p, at in zip(self.points, self.reached, strict=True) if start < at < end)
        return (self.at(start), *inner, self.at(end))

    def _piece(self, along: float) -> tuple[int, float]:
        i = min(max(bisect_right(self.reached, along) - 1, 0), len(self.points) - 2)
        size = self.reached[i + 1] - self.reached[i]
        return i, (along - self.reached[i]) / size if size else 0.0


def smooth(knots: tuple[Point, ...]) -> Curve:
    """The centripetal Catmull-Rom curve through *knots* (SB-DRAW-2)."""
    padded = (_mirrored(knots[1], knots[0]), *knots, _mirrored(knots[-2], knots[-1]))
    points = [knots[0]]
    for i in range(len(knots) - 1):
        points += _span(*padded[i : i + 4])
    return Curve(tuple(points))


def _mirrored(point: Point, centre: Point) -> Point:
    return 2 * centre[0] - point[0], 2 * centre[1] - point[1]


def _span(p0: Point, p1: Point, p2: Point, p3: Point) -> list[Point]:
    t1 = dist(p0, p1) ** 0.5
    t2 = t1 + dist(p1, p2) ** 0.5
    t3 = t2 + dist(p2, p3) ** 0.5
    if t1 in {0.0, t2} or t2 == t3:  # two knots in one place: nothing to bend
        return [_mix(p1, p2, 0.0, 1.0, i / SAMPLES) for i in range(1, SAMPLES + 1)]
    return [
        _bent((p0, p1, p2, p3), (0.0, t1, t2, t3), t1 + (t2 - t1) * i / SAMPLES)
        for i in range(1, SAMPLES + 1)
    ]


def _bent(knots: tuple[Point, ...], times: tuple[float, ...], t: float) -> Point:
    level = list(knots)
    for size in (1, 2):
        level = [
            _mix(one, other, times[i], times[i + size], t)
            for i, (one, other) in enumerate(pairwise(level))
        ]
    return _mix(level[0], level[1], times[1], times[2], t)


def _mix(one: Point, other: Point, start: float, end: float, t: float) -> Point:
    share = (t - start) / (end - start)
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


@dataclass(frozen=True)
class Rails:
    """One track as drawn: where each section begins and ends, and where its signals stand."""

    curve: Curve
    pieces: tuple[tuple[float, float], ...]
    signals: tuple[tuple[int, float], ...]

    def middle(self, section: int) -> float:
        """How far along the train on *section* (from 1) stands (SB-DRAW-5)."""
        start, end = self.pieces[section - 1]
        return (start + end) / 2


def rails(
    curve: Curve, sections: int, signals: tuple[int, ...], clear: tuple[float, float]
) -> Rails:
    """*curve* divided into its sections, *clear* of the nodes at both ends (SB-DRAW-3, 4)."""
    gaps = [SIGNAL_GAP if k in signals else GAP for k in range(1, sections)]
    each = (curve.length - sum(clear) - sum(gaps)) / sections
    start, pieces, places = clear[0], [], []
    for k, gap in enumerate([*gaps, 0.0], 1):
        pieces.append((start, start + each))
        if k in signals:
            places.append((k, start + each + gap / 2))
        start += each + gap
    return Rails(curve, tuple(pieces), tuple(places))


def crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point | None:
    """Where two straight pieces cross, if they do."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    spread = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if spread == 0:
        return None
    t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / spread
    u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / spread
    return (ax + t * (bx - ax), ay + t * (by - ay)) if 0 <= t <= 1 and 0 <= u <= 1 else None


def bearing(centre: Point, point: Point) -> float:
    """The direction from *centre* to *point* in degrees."""
    return degrees(atan2(point[1] - centre[1], point[0] - centre[0]))


def apart(one: float, other: float) -> float:
    """The angle between two directions, at most 180."""
    wide = abs(one - other) % 360
    return min(wide, 360 - wide)


def label_box(text: str, at: Point, anchor: str, size: int) -> Box:
    """The room that *text* takes, its baseline starting, centred or ending *at* a point."""
    width = _WIDTH_OF_A_LETTER * size * len(text)
    left = at[0] - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return Box(left, at[1] - _ABOVE_BASELINE * size, left + width, at[1] + _BELOW_BASELINE * size)
