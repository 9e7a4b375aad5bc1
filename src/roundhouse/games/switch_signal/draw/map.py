"""The printed part of a Switch & Signal board: sea and land, tracks, names, plates and houses."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.games.switch_signal.draw.paths import coast, pair, stretch, towards
from roundhouse.games.switch_signal.draw.room import corner_for_rose, kind
from roundhouse.games.switch_signal.draw.words import node_name
from roundhouse.games.switch_signal.rules.boards.board import (
    BoardDef,
    CityDef,
    DepartureDef,
    NodeDef,
    SceneryDef,
)
from roundhouse.kit.svg import Point, element, escape, group, num, text

GRID: Final = 200
"""Canvas units between two lines of the chart's net."""

BEYOND: Final = 1_000
"""How far the sea goes on around the canvas, for frames of another shape."""

OCTAGON: Final = "M10.4-25h-20.8L-25-10.4v20.8L-10.4,25h20.8L25,10.4v-20.8z"
HOUSE: Final = 60
TRACK_STROKES: Final = ("edge", "bed", "tie", "rail", "gauge", "between")
_ANCHORS: Final = {"start": None, "middle": "mid", "end": "end"}


@lru_cache(maxsize=32)
def printed(board: BoardDef, language: str, key: str) -> str:
    """What never changes on *board*, named in *language*; *key* keeps its ids apart on a page."""
    plates = (element("circle", cx=j.x, cy=j.y, r=27) for j in board.junctions)
    return group(
        _definitions(board, key),
        _ground(board, key),
        _tracks(key),
        text((28, 46), board.name_in(language), "title"),
        group(*(_name(board, node, language) for node in board.nodes.values())),
        group(*plates, class_="plate"),
        group(*(_house(city) for city in board.cities)),
        group(*(_octagon(point) for point in board.departures), class_="point"),
        id=f"{key}-printed",
        class_="printed",
    )


def _definitions(board: BoardDef, key: str) -> str:
    """The coasts, drawn three times over, and the rails, drawn six times."""
    coasts = "".join(
        element("path", id=f"{key}-c{i}", d=coast(part.points))
        for i, part in enumerate(board.scenery)
    )
    lakes = "".join(
        element("clipPath", element("use", href=f"#{key}-c{i}"), id=f"{key}-k{i}")
        for i, part in enumerate(board.scenery)
        if part.kind == "lake"
    )
    sections = "".join(
        stretch(rails.curve, *piece) for rails in board.rails.values() for piece in rails.pieces
    )
    return element("defs", coasts, lakes, element("path", id=f"{key}-t", d=sections))


def _ground(board: BoardDef, key: str) -> str:
    size = {"width": board.width + 2 * BEYOND, "height": board.height + 2 * BEYOND}
    sea = element("rect", x=-BEYOND, y=-BEYOND, class_="sea", **size)
    parts = (_scenery(part, f"{key}-c{i}", f"{key}-k{i}") for i, part in enumerate(board.scenery))
    return sea + _net(board) + "".join(parts) + _rose(board)


def _scenery(part: SceneryDef, outline: str, clip: str) -> str:
    """Land with its coastal water, or a lake with the same inside."""
    water = "".join(
        element("use", href=f"#{outline}", class_=depth) for depth in ("deep", "shallow")
    )
    if part.kind == "land":
        return water + element("use", href=f"#{outline}", class_="land")
    lake = element("use", href=f"#{outline}", class_="lake")
    return lake + group(water, clip_path=f"url(#{clip})")


def _net(board: BoardDef) -> str:
    """Meridians and parallels, as on a chart."""
    tall, wide = board.height + 2 * BEYOND, board.width + 2 * BEYOND
    xs, ys = (range(GRID - BEYOND, size + BEYOND, GRID) for size in (board.width, board.height))
    upright = "".join(f"M{x},{-BEYOND}v{tall}" for x in xs)
    level = "".join(f"M{-BEYOND},{y}h{wide}" for y in ys)
    return element("path", d=upright + level, class_="grid")


def _tracks(key: str) -> str:
    return "".join(element("use", href=f"#{key}-t", class_=stroke) for stroke in TRACK_STROKES)


def _name(board: BoardDef, node: NodeDef, language: str) -> str:
    at = (node.x + node.label.dx, node.y + node.label.dy)
    class_ = " ".join(filter(None, (kind(node), _ANCHORS[node.label.anchor])))
    return text(at, node_name(board, node.id, language), class_)


def _house(city: CityDef) -> str:
    if city.kind == "port":
        return _port(city)
    half = HOUSE / 2
    box = {"x": city.x - half, "y": city.y - half, "width": HOUSE, "height": HOUSE, "rx": 13}
    floor = f"M{num(city.x - half)},{num(city.y + 1)}h60v16q0,13-13,13h-34q-13,0-13-13z"
    return element("rect", class_=f"house {escape(city.goods)}", **box) + element(
        "path", d=floor, class_="floor"
    )


def _port(city: CityDef) -> str:
    circle = element("circle", cx=city.x, cy=city.y, r=32, class_="port")
    anchor = (
        f"M{pair(city.at)}m0-11v30m-15-9q3,9 15,9q12,0 15-9m-22-11h14"
        f"M{pair(city.at)}m0-11a4.5,4.5 0 1 1 .1,0"
    )
    return circle + element("path", d=anchor, class_="anchor")


def _octagon(point: DepartureDef) -> str:
    return element("path", d=OCTAGON, transform=f"translate({pair(point.at)})")


def _rose(board: BoardDef) -> str:
    """A compass rose, where there is room for one."""
    at = corner_for_rose(board)
    return _rose_at(at) if at else ""


def _rose_at(at: Point) -> str:
    tips = "".join(
        f"M{pair(towards(at, angle, reach))}L{pair(towards(at, angle + 45, 9))}"
        f"L{pair(at)}L{pair(towards(at, angle - 45, 9))}z"
        for angle, reach in (
            (45, 26),
            (135, 26),
            (225, 26),
            (315, 26),
            (0, 42),
            (90, 42),
            (180, 42),
            (270, 50),
        )
    )
    ring = element("circle", cx=at[0], cy=at[1], r=32, class_="rose-ring")
    return group(ring, element("path", d=tips, class_="rose"), opacity=0.8)
