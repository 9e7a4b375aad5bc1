"""Lines of a Switch & Signal board as SVG path data: tracks, coasts, the way through a junction."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, cos, dist, radians, sin
from typing import Final

from roundhouse.games.switch_signal.rules.boards.geometry import Curve
from roundhouse.kit.svg import Point, num

LONGEST_PIECE: Final = 70.0
"""A longer stretch of track becomes two or more Bézier curves."""


def pair(at: Point) -> str:
    """A point as path data.

    >>> pair((3.04, -2))
    '3,-2'
    """
    return f"{num(at[0])},{num(at[1])}"


def towards(at: Point, angle: float, reach: float) -> Point:
    """The point *reach* units from *at* in a direction (degrees, clockwise from east)."""
    turn = radians(angle)
    return at[0] + reach * cos(turn), at[1] + reach * sin(turn)


def stretch(curve: Curve, start: float, end: float) -> str:
    """The part of *curve* from *start* to *end* along it; backwards when *end* comes first."""
    return f"M{pair(curve.at(start))}{onward(curve, start, end)}"


def onward(curve: Curve, start: float, end: float) -> str:
    """The same for a pen that is at *start* already."""
    pieces = max(1, ceil(abs(end - start) / LONGEST_PIECE))
    stops = [start + (end - start) * i / pieces for i in range(pieces + 1)]
    return "".join(_bend(curve, a, b) for a, b in pairwise(stops))


def _bend(curve: Curve, start: float, end: float) -> str:
    """One cubic that leaves and arrives along the curve."""
    reach = (end - start) / 3
    first = towards(curve.at(start), curve.heading(start), reach)
    second = towards(curve.at(end), curve.heading(end), -reach)
    return f"C{pair(first)} {pair(second)} {pair(curve.at(end))}"


def coast(outline: Sequence[Point]) -> str:
    """A smooth closed line through *outline* (Catmull-Rom, as Bézier curves)."""
    count = len(outline)
    bends = []
    for i in range(count):
        before, here, there, after = (outline[(i + k) % count] for k in (-1, 0, 1, 2))
        first = _handle(here, before, there)
        second = _handle(there, after, here)
        bends.append(f"C{_whole(first)} {_whole(second)} {_whole(there)}")
    return f"M{_whole(outline[0])}{''.join(bends)}z"


def _handle(at: Point, before: Point, after: Point) -> Point:
    """The control point of *at* towards *after*: along its neighbours, a third of the way."""
    span = dist(before, after) or 1.0
    reach = dist(at, after) / 3 / span
    return at[0] + (after[0] - before[0]) * reach, at[1] + (after[1] - before[1]) * reach


def _whole(at: Point) -> str:
    return f"{round(at[0])},{round(at[1])}"


def through(one: Point, centre: Point, other: Point) -> str:
    """The way from one arm of a junction over its centre to another."""
    return f"M{pair(one)}Q{pair(centre)} {pair(other)}"


def closed(corners: Sequence[Point]) -> str:
    """A polygon."""
    return f"M{' '.join(pair(corner) for corner in corners)}z"
