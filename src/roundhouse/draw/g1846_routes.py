"""Routes over the map: a stroke of its own for each train, rings for the stops it makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from roundhouse.draw.g1846_signs import SLOT
from roundhouse.draw.g1846_track import cities, line
from roundhouse.draw.hexes import centre, polar
from roundhouse.draw.svg import Point, element, group, shift, text, tip
from roundhouse.games.g1846.board import Board
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.ids import HexId
from roundhouse.games.g1846.printed import STOP, Path

STROKES: Final = 4
"""How many strokes tell trains apart; more trains begin anew."""


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
        layout, at = board.layout(place), shift(centre(place))
        lines += [
            element("path", d=line(layout, path), transform=at, class_=f"run run{kind}")
            for path in paths
        ]
        if layout.stops:
            city = place, _stop(paths)
            counted = not route.counted or place in route.counted
            ring = _counted(board, city, paths, ringed[city]) if counted else _skipped(board, city)
            rings.append(group(ring, transform=at, class_=f"s-run{kind}"))
            ringed[city] += counted
    return group(tip(route.label) if route.label else "", *lines, *rings, class_="route")


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


def _counted(board: Board, city: tuple[HexId, int], paths: list[Path], inside: int) -> str:
    """A ring around a stop that counts, outside the rings that are there."""
    place, stop = city
    if DEFS.hexes[place].ground == "offboard":
        x, y = polar(paths[0][0], 26)
        return element("circle", cx=x, cy=y, r=6 + 3 * inside, class_="stop")
    layout, slots = board.layout(place), board.slots(place)
    x, y = cities(layout)[stop]
    far = (15 if layout.stops > 1 else 19.5) + 3.2 * inside
    if slots == 2:
        wide = far + SLOT
        return element(
            "rect", x=-wide, y=-far, width=2 * wide, height=2 * far, rx=far, class_="stop"
        )
    return element("circle", cx=x, cy=y, r=far + (17 if slots == 3 else 0), class_="stop")


def _skipped(board: Board, city: tuple[HexId, int]) -> str:
    """A cross of two short bars: the train passes by and counts nothing."""
    place, stop = city
    x, y = (
        (0.0, 0.0) if DEFS.hexes[place].ground == "offboard" else cities(board.layout(place))[stop]
    )
    return element("path", d="M-5-5 5 5M5-5-5 5", transform=shift((x, y)), class_="skip")


def legend(at: Point, number: int, words: str) -> str:
    """A sample of a train's stroke with what it is."""
    x, y = at
    sample = element("path", d=f"M{x:.0f} {y:.0f}h34", class_=f"run run{number % STROKES}")
    return sample + text((x + 42, y + 4), words)
