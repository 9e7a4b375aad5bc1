"""What stands on a Switch & Signal board: trains, goods, signals, the discs of a junction.

Nothing is told by colour alone. A train's colour is also its number of arrows (three are fast, one
is slow), each kind of goods has a mark, a green signal is larger and shows a way along the track
where a red one shows a bar across it, and a disc that closes an arm is larger than an empty place.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from roundhouse.games.switch_signal.draw.paths import pair, through, towards
from roundhouse.kit.svg import Point, element, group, num, text

ARROWS: Final = {"black": 3, "brown": 2, "grey": 1}

_BODY: Final = "M-22-11.5h28q14,1 19,11.5q-5,10.5-19,11.5h-28q-3,0-3-3v-17q0-3 3-3z"
_HULL: Final = "M-23-14.5h30q16,1 22,14.5q-6,13.5-22,14.5h-30q-5,0-5-5v-19q0-5 5-5z"
_RING: Final = "M-25-19h33q20,2 27,19q-7,17-27,19h-33q-8,0-8-8v-22q0-8 8-8z"
_MARKS: Final = {
    "yellow": "M-3.6,0a3.6,3.6 0 1 0 7.2,0a3.6,3.6 0 1 0-7.2,0z",
    "blue": "M-4.4-3.6h8.8v2.5h-8.8zm0,4.7h8.8v2.5h-8.8z",
    "red": "M0-5L5,0 0,5-5,0z",
    "white": "M-1.4-4.6h2.8v3.2h3.2v2.8h-3.2v3.2h-2.8v-3.2h-3.2v-2.8h3.2z",
}
_GO: Final = "M-8,0l5-5v3.2h6v-3.2l5,5-5,5v-3.2h-6v3.2z"


@lru_cache(maxsize=4_096)
def place_at(at: Point, turn: float = 0) -> str:
    """A transform to *at*, turned by whole degrees."""
    turned = f"rotate({round(turn)})" if round(turn) else ""
    return f"translate({pair(at)}){turned}"


@lru_cache(maxsize=4_096)
def cube(at: Point, goods: str, size: float = 16, turn: float = 0) -> str:
    """A goods cube with its colour and its mark, which is turned by *turn* degrees."""
    half = size / 2
    box = {"x": -half, "y": -half, "width": size, "height": size, "rx": 2.5}
    body = element("rect", class_=f"cube {goods}", **box)
    return group(body, mark(goods, turn), transform=place_at(at))


def mark(goods: str, turn: float = 0) -> str:
    """The mark of one kind of goods, white on the darker colours."""
    class_ = "mark" if goods in {"yellow", "white"} else "bar"
    turned = f"rotate({round(turn)})" if round(turn) else None
    return element("path", d=_MARKS[goods], class_=class_, transform=turned)


@lru_cache(maxsize=4_096)
def slot(at: Point, goods: str | None = None, size: float = 16) -> str:
    """An empty space for a cube, with the mark of what belongs there."""
    half = size / 2
    shape = {"x": -half, "y": -half, "width": size, "height": size, "rx": 2.5}
    box = element("rect", class_="slot", **shape)
    tint = element("rect", class_=goods, **shape) + mark(goods) if goods else ""
    return group(group(tint, opacity=0.35), box, transform=place_at(at))


@cache
def signal(green: bool) -> str:
    """A signal place with or without its disc; the track runs from left to right."""
    if green:
        return element("circle", r=12, class_="go") + element("path", d=_GO, class_="bar")
    return element("circle", r=8.5, class_="stop") + element(
        "rect", x=-1.7, y=-5.5, width=3.4, height=11, class_="bar"
    )


def open_way(ends: Iterable[Point]) -> str:
    """The line from one open arm over the junction's centre to the other."""
    one, other = ends
    line = through(one, (0, 0), other)
    return element("path", d=line, class_="way-bed") + element("path", d=line, class_="way")


def arm(angle: float, closed: bool) -> str:
    """The place for a disc on one arm, and the disc."""
    at = towards((0, 0), angle, 17)
    if not closed:
        return element("circle", cx=at[0], cy=at[1], r=4.5, class_="place")
    bar = element("rect", x=-1.6, y=-6, width=3.2, height=12, class_="bar")
    return group(element("circle", r=9.5, class_="disc"), bar, transform=place_at(at, angle))


@lru_cache(maxsize=4_096)
def train(colour: str, number: int | str, load: str | None, turn: float | None) -> str:
    """A train seen from above, its nose at the right before it is turned.

    Its number and the mark of its load stay upright. In a city it is not turned at all.
    """
    body = element("path", d=_HULL, class_="hull") + element("path", d=_BODY, class_=colour)
    hold = (
        cube((-13, 0), load, 17, -(turn or 0))
        if load
        else element("rect", x=-20.5, y=-7.5, width=15, height=15, rx=2, class_="hold")
    )
    upright = f"rotate({round(-turn)} 1 0)" if turn and round(turn) else None
    digit = text((1, 5), number, "nr", transform=upright)
    inside = body + _speed(ARROWS[colour]) + hold + digit
    return group(inside, transform=f"rotate({round(turn)})") if turn and round(turn) else inside


@lru_cache(maxsize=1_024)
def train_ring(turn: float | None) -> str:
    """The outline that marks a train as choosable."""
    turned = f"rotate({round(turn)})" if turn and round(turn) else None
    return element("path", d=_RING, class_="ring", transform=turned)


def _speed(arrows: int) -> str:
    lines = "".join(f"M{num(17 - 4.2 * i)}-5l4,5-4,5" for i in range(arrows))
    return element("path", d=lines, class_="speed")
