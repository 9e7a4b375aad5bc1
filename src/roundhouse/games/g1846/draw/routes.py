"""Routes over the map: a stroke of its own for each train, rings for the stops it makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import dist
from typing import Final

from roundhouse.games.g1846.draw.cell import slot_places
from roundhouse.games.g1846.draw.signs import SLOT
from roundhouse.games.g1846.draw.track import cities, line, trail
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import STOP, Path
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.kit.hexes import INNER, centre, polar
from roundhouse.kit.svg import element, group, points, shift, tip

STROKES: Final = 4
"""How many strokes tell trains apart; more trains begin anew."""
_ENTRY: Final = 30.0
"""How far from the middle of an off-board hex a route ends."""


@dataclass(frozen=True, slots=True)
class Run:
    """One train's way: hexes from end to end ("D6.2" is a stop of Chicago), and what it counts.

    *counted* are the hexes of the locations that count; () counts all visited.
    """

    path: tuple[str, ...]
    counted: tuple[str, ...] = ()
    label: str = ""


def runs(board: Board, routes: tuple[Run, ...]) -> Iterator[str]:
    """Each route as a group of its own."""
    ringed: Counter[tuple[HexId, int]] = Counter()
    for number, route in enumerate(routes):
        if len(route.path) > 1:
            yield _run(board, route, number % STROKES, ringed)


def _run(board: Board, route: Run, kind: int, ringed: Counter[tuple[HexId, int]]) -> str:
    lines, rings = [], []
    for place, paths in _used(board, route):
        at = shift(centre(place))
        lines += [
            element("path", d=_line(board, place, path), transform=at, class_=f"run run{kind}")
            for path in paths
        ]
        if board.layout(place).stops:
            city = place, _stop(paths)
            counted = not route.counted or place in route.counted
            ring = _ring(board, city, paths, ringed[city], "stop" if counted else "skip")
            rings.append(group(ring, transform=at, class_=f"s-run{kind}"))
            ringed[city] += 1
    return group(tip(route.label) if route.label else "", *lines, *rings, class_="route")


def _line(board: Board, place: HexId, path: Path) -> str:
    """A path's data; one that ends in a city ends at its wall, and shows the tokens inside."""
    layout = board.layout(place)
    if path[1] < STOP:
        return line(layout, path)
    if DEFS.hexes[place].ground == "offboard":
        return f"M{points((polar(path[0], INNER), polar(path[0], _ENTRY)))}"
    walls = slot_places(layout, board.slots(place))[path[1] - STOP]
    near = 13.5 if layout.stops > 1 else 17.5
    way = [p for p in trail(layout, path) if all(dist(p, slot) > near for slot in walls)]
    return f"M{points(way if layout.stops > 1 else (way[0], way[-1]))}"


def _used(board: Board, route: Run) -> Iterator[tuple[HexId, list[Path]]]:
    """The hexes of a route, each with the track that it uses there."""
    steps = [_split(step) for step in route.path]
    places: list[HexId | None] = [None, *(place for place, _ in steps), None]
    for index, (place, stop) in enumerate(steps):
        edges = [
            DEFS.hexes[place].neighbours.index(near)
            for near in (places[index], places[index + 2])
            if near is not None
        ]
        yield place, list(_paths(board, place, edges, stop))


def _split(step: str) -> tuple[HexId, int | None]:
    place, _, stop = step.partition(".")
    return HexId(place), int(stop) if stop else None


def _paths(board: Board, place: HexId, edges: list[int], stop: int | None) -> Iterator[Path]:
    layout = board.layout(place)
    if len(edges) == 2 and (min(edges), max(edges)) in layout.paths:
        yield min(edges), max(edges)
        return
    for edge in edges:
        ends = [end for end in layout.joins[edge] if end >= STOP and stop in {None, end - STOP}]
        yield from ((edge, end) for end in ends[:1])


def _stop(paths: list[Path]) -> int:
    return next((end - STOP for path in paths for end in path if end >= STOP), 0)


def _ring(
    board: Board, city: tuple[HexId, int], paths: list[Path], inside: int, class_: str
) -> str:
    """A ring around a stop, outside the rings that are there."""
    place, stop = city
    if DEFS.hexes[place].ground == "offboard":
        x, y = polar(paths[0][0], _ENTRY + 6)
        return element("circle", cx=x, cy=y, r=5.5 + 3 * inside, class_=class_)
    layout, slots = board.layout(place), board.slots(place)
    x, y = cities(layout)[stop]
    far = (15 if layout.stops > 1 else 19.5) + 3.2 * inside
    if slots == 2:
        wide = far + SLOT
        return element(
            "rect", x=-wide, y=-far, width=2 * wide, height=2 * far, rx=far, class_=class_
        )
    return element("circle", cx=x, cy=y, r=far + (17 if slots == 3 else 0), class_=class_)
