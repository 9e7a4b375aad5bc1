"""Track as it is drawn: lines, overpasses, and where the cities of a hex stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import dist
from typing import Final

from roundhouse.games.g1846.rules.components import STOP, Layout, Path
from roundhouse.kit.hexes import INNER, along, polar, track
from roundhouse.kit.svg import Point, element, num, points

WIDE: Final = 8.0
"""How wide a line of track is."""
CHICAGO: Final = 28.5
"""How far Chicago's cities stand from the middle."""
_STEPS: Final = 24


@cache
def cities(layout: Layout) -> tuple[Point, ...]:
    """Where each city of a layout stands: in the middle, or Chicago's four near their edges."""
    if layout.stops <= 1:
        return ((0.0, 0.0),) * layout.stops
    own = [_own_edge(layout, stop) for stop in range(layout.stops)]
    return tuple(polar(edge, CHICAGO) for edge in own)


def _own_edge(layout: Layout, stop: int) -> int:
    shared = [edge for edge in range(6) if len(layout.joins[edge]) > 1]
    return next(edge for edge in layout.joins[STOP + stop] if edge not in shared)


def line(layout: Layout, path: Path) -> str:
    """One path as path data."""
    one, other = path
    if other < STOP:
        return track(one, other)
    edge, city = polar(one, INNER), cities(layout)[other - STOP]
    start = f"M{num(edge[0])} {num(edge[1])}"
    if _is_straight(one, city):
        return f"{start}L{num(city[0])} {num(city[1])}"
    bend = polar(one, INNER * 0.4)
    return f"{start}Q{points((bend, city))}"


def _is_straight(edge: int, city: Point) -> bool:
    x, y = polar(edge, 1)
    return abs(x * city[1] - y * city[0]) < 0.01 and x * city[0] + y * city[1] > -0.01


@cache
def trail(layout: Layout, path: Path) -> tuple[Point, ...]:
    """Points along one path, for keeping other things off it."""
    one, other = path
    if other < STOP:
        return along(one, other, _STEPS)
    edge, city = polar(one, INNER), cities(layout)[other - STOP]
    bend = polar(one, INNER * 0.4)
    if _is_straight(one, city):
        bend = ((edge[0] + city[0]) / 2, (edge[1] + city[1]) / 2)
    return tuple(_on_curve(edge, bend, city, i / _STEPS) for i in range(_STEPS + 1))


def _on_curve(a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    x, y = (u * u * a[i] + 2 * u * t * b[i] + t * t * c[i] for i in (0, 1))
    return x, y


@cache
def rails(layout: Layout, colour: str) -> str:
    """All track of a layout on a ground of *colour*, later lines passing over earlier ones."""
    if not layout.paths:
        return ""
    lines = "".join(line(layout, path) for path in layout.paths)
    return element("path", d=lines, class_="rail") + "".join(
        element("path", d=f"M{points(gap)}", class_=f"gap {colour[0]}0")
        + element("path", d=f"M{points(over)}", class_="rail")
        for gap, over in _bridges(layout)
    )


def _bridges(layout: Layout) -> Iterator[tuple[Sequence[Point], Sequence[Point]]]:
    """Where one path passes over another that it does not meet: the gap, and the upper part.

    The upper part is a little longer than the gap, so that no seam shows.
    """
    plain = [path for path in layout.paths if path[1] < STOP]
    for under, over in combinations(plain, 2):
        if not set(under) & set(over) and (near := _crossing(layout, under, over)):
            upper, (first, last) = trail(layout, over), (near[0], near[-1])
            yield upper[first : last + 1], upper[max(0, first - 1) : last + 2]


def _crossing(layout: Layout, under: Path, over: Path) -> list[int]:
    """The points of *over* that lie on *under*, by index."""
    below = trail(layout, under)
    return [
        index
        for index, point in enumerate(trail(layout, over))
        if min(dist(point, other) for other in below) < WIDE
    ]
