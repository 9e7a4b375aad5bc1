"""Where trains stand on the map, and the way of a move or a dry run as a numbered trail."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from roundhouse.games.switch_signal.draw.paths import onward, pair
from roundhouse.games.switch_signal.draw.pieces import place_at
from roundhouse.games.switch_signal.rules.boards.board import BoardDef, TrackDef
from roundhouse.games.switch_signal.rules.boards.geometry import NODE_CLEARANCE, Curve
from roundhouse.kit.svg import Point, element, group, text, tip

_ON_TRACK: Final = re.compile(r"(.+):(\d+)([<>])")
_PLATFORM: Final = 13
"""How far below a city's centre its train stands, so that the goods stay in sight."""


@dataclass(frozen=True, slots=True)
class Section:
    """A train's place on a track: the section and the end it faces (SS-TERM-15)."""

    track: TrackDef
    number: int
    onward: bool

    @property
    def ahead(self) -> str:
        """The node it faces."""
        return self.track.ends[1 if self.onward else 0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trail:
    """A move to be shown: the spaces entered from *start*, the loss, and its sentence.

    ``stays`` is False when the train ends in the depot.
    """

    start: str
    way: Sequence[str]
    lost: int = 0
    stays: bool = True
    label: str = ""


def section_of(board: BoardDef, position: str) -> Section | None:
    """The section that a train's position names; None for cities and departure points."""
    found = _ON_TRACK.fullmatch(position)
    if not found:
        return None
    track = next(track for track in board.tracks if track.id == found[1])
    return Section(track, int(found[2]), found[3] == ">")


def standing(board: BoardDef, position: str) -> tuple[Point, float | None]:
    """Where a train stands and how it is turned (SB-DRAW-5); in a city it faces nowhere."""
    section = section_of(board, position)
    if section:
        rails = board.rails[section.track.id]
        along = rails.middle(section.number)
        return rails.curve.at(along), rails.curve.heading(along) + (0 if section.onward else 180)
    node = board.nodes[position]
    if any(city.id == position for city in board.cities):
        return (node.x, node.y + _PLATFORM), None
    (track,) = board.net.tracks_at(position)
    curve = board.curves[track.id]
    return node.at, curve.heading(0) if track.ends[0] == position else curve.heading(
        curve.length
    ) + 180


def draw_trail(board: BoardDef, trail: Trail) -> str:
    """A line along the way and a number on each space entered."""
    line = "".join(legs(board, trail.start, trail.way))
    at = _point(board, trail.start)
    path = element("path", d=f"M{pair(at)}{line}", class_="trail") if line else ""
    steps = (_step(_point(board, stop), i) for i, stop in enumerate(trail.way, 1))
    return group(path, *steps, class_="run")


def legs(board: BoardDef, start: str, way: Sequence[str]) -> list[str]:
    """The line from the middle of each space to the middle of the next, as path data."""
    return [_leg(board, one, other) for one, other in pairwise((start, *way))]


def _point(board: BoardDef, position: str) -> Point:
    return standing(board, position)[0]


def _leg(board: BoardDef, one: str, other: str) -> str:
    """The line from the middle of one space to the middle of the next."""
    here, there = section_of(board, one), section_of(board, other)
    if here and there and here.track is there.track:
        rails = board.rails[here.track.id]
        return onward(rails.curve, rails.middle(here.number), rails.middle(there.number))
    return "".join(_through_node(board, here, there, other))


def _through_node(
    board: BoardDef, here: Section | None, there: Section | None, other: str
) -> Iterator[str]:
    """Out of a section to its node, over it, into the next section; or only half of that."""
    if here:
        rails = board.rails[here.track.id]
        yield onward(rails.curve, rails.middle(here.number), _short_of(rails.curve, here.onward))
    if here and there:
        node = board.nodes[here.ahead]
        rails = board.rails[there.track.id]
        yield f"Q{pair(node.at)} {pair(rails.curve.at(_short_of(rails.curve, not there.onward)))}"
    if there:
        rails = board.rails[there.track.id]
        start = _short_of(rails.curve, not there.onward)
        yield "" if here else f"L{pair(rails.curve.at(start))}"
        yield onward(rails.curve, start, rails.middle(there.number))
    else:
        yield f"L{pair(_point(board, other))}"


def _short_of(curve: Curve, second: bool) -> float:
    """Where the rails end before the node at one end of a curve."""
    return curve.length - NODE_CLEARANCE if second else NODE_CLEARANCE


def _step(at: Point, number: int) -> str:
    dot = element("circle", r=9.5, class_="step")
    return group(dot, text((0, 4.8), number, "count"), transform=place_at(at))


def draw_flag(board: BoardDef, trail: Trail) -> str:
    """Where the move ends and what it costs: tokens lost, or a tick; a house for the depot."""
    at = _point(board, trail.way[-1] if trail.way else trail.start)
    words = f"−{trail.lost}" if trail.lost else ""
    width = 34 + (8 if trail.lost else 0) + (24 if not trail.stays else 0)
    left = -11 if not trail.stays else 0
    shown = (
        text((left, -34.5), words, "why mid")
        if words
        else element("path", d=f"M{left - 7}-41l5,6 9-12", class_="tick")
    )
    home = element("path", d=f"M{width // 2 - 28}-41l9-8 9,8h-3v8h-12v-8z", class_="home")
    pole = element("path", d="M0-10v-18", class_="pole")
    box = element("rect", x=-width / 2, y=-54, width=width, height=27, rx=6, class_="flag")
    class_ = "end loss" if trail.lost else "end"
    told = tip(trail.label) if trail.label else ""
    inside = (told, pole, box, shown, "" if trail.stays else home)
    return group(*inside, class_=class_, transform=place_at(at))
