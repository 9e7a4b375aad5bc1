"""Free room on a Switch & Signal board for what its file does not place: quays, the rose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import Final

from roundhouse.games.switch_signal.draw.paths import towards
from roundhouse.games.switch_signal.draw.words import node_name
from roundhouse.games.switch_signal.rules.boards.board import (
    BoardDef,
    CityDef,
    DepartureDef,
    NodeDef,
)
from roundhouse.games.switch_signal.rules.boards.geometry import (
    CITY_SIGNAL_AT,
    LABEL_SIZES,
    Box,
    bearing,
    label_box,
)
from roundhouse.kit.svg import Point
from roundhouse.messages.languages import LANGUAGES

CELL: Final = 21
"""Room for one cube on a port's quay."""


def around(at: Point, reach: float) -> Box:
    """The square that extends *reach* units each way from a point."""
    return Box(at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)


@lru_cache(maxsize=32)
def quays(board: BoardDef, cells: int) -> dict[str, tuple[Point, int]]:
    """For each port the top left corner of its quay and how many cubes lie in a row (SB-DRAW-7)."""
    taken = [*taken_room(board)]
    found = {}
    for port in board.ports:
        corner, across = _best_corner(board, port, cells, taken)
        found[port.id] = corner, across
        taken.append(quay_box(corner, across, cells))
    return found


def quay_box(corner: Point, across: int, cells: int) -> Box:
    """The room of a quay for *cells* cubes, *across* of them in a row."""
    rows = -(-cells // across)
    width, height = across * CELL + 6, rows * CELL + 6
    return Box(corner[0], corner[1], corner[0] + width, corner[1] + height)


def _best_corner(board: BoardDef, port: CityDef, cells: int, taken: list[Box]) -> tuple[Point, int]:
    """The nearest free place; the one nearest of all when nothing is free."""
    spots = sorted(_spots(port, cells), key=lambda spot: spot[0])
    whole = Box(6, 6, board.width - 6, board.height - 6)
    inside = [spot for spot in spots if quay_box(spot[1], spot[2], cells).inside(whole)]
    for _, corner, across in inside:
        box = quay_box(corner, across, cells)
        if not any(box.overlaps(other) for other in taken):
            return corner, across
    return inside[0][1:] if inside else (port.at, cells)


def _spots(port: CityDef, cells: int) -> Iterator[tuple[float, Point, int]]:
    """Corners round *port*, each with its distance."""
    for across in sorted({cells, -(-cells // 2), 2}):
        rows = -(-cells // across)
        width, height = across * CELL + 6, rows * CELL + 6
        for dx in range(-160, 161, 8):
            for dy in range(-120, 121, 8):
                corner = (port.x + dx - width / 2, port.y + dy - height / 2)
                yield hypot(dx, dy) + 6 * abs(across - cells / 2), corner, across


def taken_room(board: BoardDef) -> Iterator[Box]:
    """Where tracks, nodes, signals and names are, in whichever language they are longest."""
    for node in board.nodes.values():
        yield around(node.at, 38 if isinstance(node, CityDef) else 30)
        size = LABEL_SIZES[kind(node)]
        at = (node.x + node.label.dx, node.y + node.label.dy)
        names = {node_name(board, node.id, language) for language in LANGUAGES}
        yield label_box(max(names, key=len), at, node.label.anchor, size)
    for curve in board.curves.values():
        yield from (around(curve.at(s), 14) for s in range(0, int(curve.length), 12))
    for track in board.tracks:
        for end in track.ends:
            if isinstance(board.nodes[end], CityDef):
                yield around(board.along_from(track, end, CITY_SIGNAL_AT), 16)


@lru_cache(maxsize=256)
def badge_spot(board: BoardDef, departure: str) -> Point:
    """Beside a departure point, off its name and track: where its number goes under a train."""
    node = board.nodes[departure]
    (track,) = board.net.tracks_at(departure)
    turn = bearing(node.at, board.along_from(track, departure, 30))
    at = (node.label.dx, node.label.dy)
    name = label_box(node.name, at, node.label.anchor, LABEL_SIZES["departure"])
    spots = [towards((0, 0), turn + side, 39) for side in (180, 90, -90, 135, -135)]
    free = (spot for spot in spots if not around(spot, 13).overlaps(name))
    return next(free, spots[0])


def kind(node: NodeDef) -> str:
    """What a node is: a city, a departure or a junction."""
    if isinstance(node, CityDef):
        return "city"
    return "departure" if isinstance(node, DepartureDef) else "junction"


def corner_for_rose(board: BoardDef) -> Point | None:
    """The first corner with room for a compass rose."""
    taken = [*taken_room(board)]
    corners = [
        (float(x), float(y))
        for x in (80, board.width - 80)
        for y in (board.height - 80, board.height // 2, 110)
    ]
    free = (at for at in corners if not any(around(at, 62).overlaps(box) for box in taken))
    return next(free, None)
