"""Pointy hexes on a grid of half columns: places, outlines, and track that meets edges squarely.

Edges go clockwise from the south-west: 0 SW, 1 W, 2 NW, 3 NE, 4 E, 5 SE. A hex is 100 units wide.
"""

from __future__ import annotations

from functools import cache
from math import cos, dist, pi, sin, sqrt
from typing import Final

from roundhouse.kit.svg import Point, num, points

INNER: Final = 50.0
"""From the middle of a hex to the middle of an edge."""
SIDE: Final = 2 * INNER / sqrt(3)
"""The length of an edge, and from the middle to a corner."""
ROW: Final = 1.5 * SIDE


def centre(hex_id: str) -> Point:
    """Where the middle of a hex lies: rows are letters from the top, columns half hexes.

    >>> x, y = centre("B8")
    >>> x, round(y, 1)
    (400.0, 86.6)
    """
    return int(hex_id[1:]) * INNER, (ord(hex_id[0]) - ord("A")) * ROW


def direction(edge: float) -> Point:
    """The unit vector from the middle towards an edge (2.5 is the corner between 2 and 3)."""
    angle = (2 + edge) * pi / 3
    return cos(angle), sin(angle)


def polar(edge: float, far: float) -> Point:
    """The point *far* from the middle towards an edge."""
    x, y = direction(edge)
    return x * far, y * far


def corners(inset: float = 0) -> tuple[Point, ...]:
    """The six corners; corner i lies between edge i and edge i + 1."""
    return tuple(polar(i + 0.5, SIDE - inset * 2 / sqrt(3)) for i in range(6))


def side(edge: int) -> tuple[Point, Point]:
    """The two corners of an edge, clockwise."""
    around = corners()
    return around[edge - 1], around[edge]


OUTLINE: Final = f"M{points(corners())}z"


def track(one: int, other: int) -> str:
    """The path between two edges: an arc, or a line between opposite ones, square to both."""
    (ax, ay), (bx, by) = polar(one, INNER), polar(other, INNER)
    apart = (other - one) % 6
    start = f"M{num(ax)} {num(ay)}"
    if apart == 3:
        return f"{start}L{num(bx)} {num(by)}"
    radius = SIDE / 2 if apart in {1, 5} else ROW
    return f"{start}A{num(radius)} {num(radius)} 0 0 {int(apart > 3)} {num(bx)} {num(by)}"


@cache
def along(one: int, other: int, steps: int = 24) -> tuple[Point, ...]:
    """Points on the path between two edges, both ends among them."""
    a, b = polar(one, INNER), polar(other, INNER)
    apart = (other - one) % 6
    if apart == 3:
        return tuple(_between(a, b, i / steps) for i in range(steps + 1))
    middle = one + (apart - 6 if apart > 3 else apart) / 2
    hub = polar(middle, SIDE) if apart in {1, 5} else polar(middle, 2 * INNER)
    radius = dist(hub, a)
    straight = (_between(a, b, i / steps) for i in range(steps + 1))
    return tuple(_on_circle(hub, radius, point) for point in straight)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _on_circle(hub: Point, radius: float, point: Point) -> Point:
    stretch = radius / dist(hub, point)
    return hub[0] + (point[0] - hub[0]) * stretch, hub[1] + (point[1] - hub[1]) * stretch
