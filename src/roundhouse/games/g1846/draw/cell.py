"""What one hex of the map shows, as facts, and where its cities and edges are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from roundhouse.games.g1846.draw.signs import SLOTS
from roundhouse.games.g1846.draw.track import WIDE, cities, trail
from roundhouse.games.g1846.rules.components import HexDef, Laid, Layout
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.kit.hexes import INNER, polar, side
from roundhouse.kit.placing import Disc
from roundhouse.kit.svg import Point, num, points, use


@dataclass(frozen=True, slots=True)
class Kept:
    """A free slot kept for a company: its *home*, or reserved for it."""

    company: str
    home: bool


@dataclass(frozen=True, slots=True)
class Bonus:
    """A private's marker: what it adds, and for which company ("" while nobody has it)."""

    sign: str  # "port", "meat" or "boom"
    amount: int
    company: str


@dataclass(frozen=True, slots=True)
class Cell:
    """All that one hex shows, in a form that drawings can be remembered by."""

    place: HexId
    laid: Laid | None = None
    tokens: tuple[tuple[str, ...], ...] = ()
    kept: tuple[tuple[Kept, ...], ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    tag: str = ""  # a private or corporation to which the empty hex belongs
    unpaid: int = 0  # the edges, as bits, that still cost something to cross
    crossed: int = 0  # the edges, as bits, where a side with a cost meets track

    @property
    def printed(self) -> HexDef:
        """What the map shows there."""
        return DEFS.hexes[self.place]

    @property
    def layout(self) -> Layout:
        """The track in it."""
        return DEFS.layout(self.place, self.laid)

    @property
    def slots(self) -> int:
        """How many slots each of its cities has."""
        return DEFS.slots(self.place, self.laid)


def slot_places(layout: Layout, slots: int) -> tuple[tuple[Point, ...], ...]:
    """Where the slots of each city lie."""
    return tuple(tuple((x + dx, y + dy) for dx, dy in SLOTS[slots]) for x, y in cities(layout))


def empty_cities(layout: Layout, slots: int) -> Iterator[str]:
    """The cities without what is in them."""
    for middle in cities(layout):
        yield use("c0" if layout.stops > 1 else f"c{slots}", middle)


def built(layout: Layout, slots: int) -> list[Disc]:
    """Track and cities, as discs to stay off."""
    discs: list[Disc] = []
    for path in layout.paths:
        discs += [(x, y, WIDE / 2 + 1.2) for x, y in trail(layout, path)[::2]]
    radius = 13.6 if layout.stops > 1 else 17.8
    for places in slot_places(layout, slots):
        discs += [(x, y, radius) for x, y in places]
    return discs


def price_place(edge: int, crossed: bool) -> Point:
    """Where the price of crossing an edge stands: beside the track, or in the middle."""
    x, y = polar(edge, INNER)
    if not crossed:
        return x, y
    (ax, ay), (bx, by) = side(edge)
    lower = (ax, ay) if ay > by else (bx, by)
    return x + (lower[0] - x) * 0.62, y + (lower[1] - y) * 0.62


def edge_bar(edge: int, crossed: bool) -> str:
    """The data of a river or ridge along an edge, with a gap where track crosses it."""
    (ax, ay), (bx, by) = side(edge)
    if not crossed:
        return f"M{points(((ax, ay), (bx, by)))}"
    share = 0.38
    inner = [
        (ax + (bx - ax) * share, ay + (by - ay) * share),
        (bx - (bx - ax) * share, by - (by - ay) * share),
    ]
    (px, py), (qx, qy) = inner
    return f"M{num(ax)} {num(ay)}L{num(px)} {num(py)}M{num(qx)} {num(qy)}L{num(bx)} {num(by)}"
