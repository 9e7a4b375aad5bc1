"""What one hex of the map shows, drawn around its middle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from roundhouse.draw.g1846_look import LIVERIES, SLUGS
from roundhouse.draw.g1846_signs import SLOTS, tile_ref, token_ref
from roundhouse.draw.g1846_track import WIDE, cities, rails, trail
from roundhouse.draw.hexes import INNER, polar, side
from roundhouse.draw.placing import (
    ALONG,
    FOR_MARKS,
    LEVEL,
    Box,
    Disc,
    Spot,
    best_spot,
    fits,
    words_width,
)
from roundhouse.draw.svg import Point, element, group, num, points, shift, text, use
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.ids import HexId
from roundhouse.games.g1846.printed import HexDef, Laid, Layout

NAME_SIZE: Final = 10.5
ALONG_SIZE: Final = 9.6
"""The size of names along an edge."""
SMALL: Final = 0.82
"""How much smaller tokens are in Chicago."""


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


@lru_cache(maxsize=4096)
def cell(shown: Cell) -> str:
    """The hex as markup."""
    return "".join((_ground(shown), *_cities(shown), *_labels(shown)))


def _ground(shown: Cell) -> str:
    if shown.laid is not None:
        turn = f"rotate({60 * shown.laid.rotation})" if shown.laid.rotation else None
        return element("use", href=f"#{tile_ref(shown.laid.tile)}", transform=turn)
    colour = shown.printed.colour
    if colour is None:
        return use("hx", class_="water" if shown.printed.ground == "water" else "hex")
    return use("hx", class_=colour) + rails(shown.layout, colour)


# Cities


def slot_places(layout: Layout, slots: int) -> tuple[tuple[Point, ...], ...]:
    """Where the slots of each city lie."""
    return tuple(tuple((x + dx, y + dy) for dx, dy in SLOTS[slots]) for x, y in cities(layout))


def empty_cities(layout: Layout, slots: int) -> Iterator[str]:
    """The cities without what is in them."""
    for middle in cities(layout):
        yield use("c0" if layout.stops > 1 else f"c{slots}", middle)


def _cities(shown: Cell) -> Iterator[str]:
    yield from empty_cities(shown.layout, shown.slots)
    scale = SMALL if shown.layout.stops > 1 else 1
    for stop, places in enumerate(slot_places(shown.layout, shown.slots)):
        yield from _in_slots(shown, stop, places, scale)


def _in_slots(shown: Cell, stop: int, places: tuple[Point, ...], scale: float) -> Iterator[str]:
    tokens = shown.tokens[stop] if shown.tokens else ()
    for owner, place in zip(tokens, places, strict=False):
        yield token(owner, place, scale)
    kept = shown.kept[stop] if shown.kept else ()
    free = places[len(tokens) :]
    for keeper, place in zip(kept, reversed(free), strict=False):
        yield _kept(keeper, place, scale)


def token(owner: str, place: Point, scale: float = 1) -> str:
    """A company's token."""
    if scale == 1:
        return use(token_ref(owner), place)
    return element("use", href=f"#{token_ref(owner)}", transform=f"{shift(place)}scale({scale})")


def _kept(keeper: Kept, place: Point, scale: float) -> str:
    x, y = place
    slug = SLUGS.get(keeper.company, "")
    letters = LIVERIES[keeper.company].letters if slug else keeper.company
    ring = element(
        "circle",
        cx=x,
        cy=y,
        r=13.4 * scale,
        class_=f"kept {'' if keeper.home else 'res '}{f's-{slug}' if slug else 'cross'}",
    )
    tight = (len(letters) > 3) + (scale < 1)
    size = ("letters", "letters small", "letters tiniest")[tight]
    return ring + text((x, y + 3.4), letters, f"{size} townink")


# Names, numbers, icons


def obstacles(shown: Cell) -> list[Disc]:
    """What labels must stay off: track, cities, and the prices of edges."""
    discs = built(shown.layout, shown.slots)
    for edge in range(6):
        if shown.unpaid >> edge & 1:
            x, y = price_place(edge, bool(shown.crossed >> edge & 1))
            discs += [(x - 4.5, y, 8.0), (x + 4.5, y, 8.0)]
    return discs


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


def placements(shown: Cell) -> list[tuple[str, str, Box, Spot]]:
    """Each label (its kind, its words) with the box and the spot that it takes."""
    taken = obstacles(shown)
    found = []
    for kind, words, size in _wanted(shown):
        box, spot = _name_spot(size, taken) if kind == "name" else (size, _mark_spot(size, taken))
        taken += box.discs(spot)
        found.append((kind, words, box, spot))
    return found


def _mark_spot(box: Box, taken: list[Disc]) -> Spot:
    return best_spot(box, FOR_MARKS, taken)


def _name_spot(box: Box, taken: list[Disc]) -> tuple[Box, Spot]:
    """Level where there is room, else a little smaller along an edge."""
    spot = best_spot(box, LEVEL, taken)
    if fits(box, spot, taken):
        return box, spot
    small = Box(box.wide * ALONG_SIZE / NAME_SIZE, box.high - 1)
    return small, best_spot(small, ALONG, taken)


def _wanted(shown: Cell) -> Iterator[tuple[str, str, Box]]:
    printed = shown.printed
    if printed.name:
        yield "name", printed.name, Box(words_width(printed.name, NAME_SIZE), 11)
    for bonus in shown.bonuses:
        yield "bonus", f"{bonus.sign} {bonus.amount} {bonus.company}", Box(28, 14)
    worth = DEFS.value(shown.place, shown.laid, 1)
    if worth:
        yield "worth", str(worth), Box(17.5, 17.5)
    label = printed.label if shown.laid is None else DEFS.tiles[shown.laid.tile].label
    if label and label != "Chi":  # Chicago's name says it
        yield "kind", label, Box(words_width(label, 13), 11)
    if printed.terrain and shown.laid is None:
        yield "hill" if printed.mountain else "terrain", f"${printed.terrain}", Box(24, 14)
    signs = {bonus.sign for bonus in shown.bonuses}
    if printed.ports and "port" not in signs:
        yield "port", "+" * printed.ports, Box(13 * printed.ports, 13)
    if printed.meat and "meat" not in signs:
        yield "meat", "", Box(15, 13)
    if shown.tag and shown.laid is None:
        yield "tag", shown.tag, Box(words_width(shown.tag, 9) + 8, 13)


def _labels(shown: Cell) -> Iterator[str]:
    for kind, words, box, spot in placements(shown):
        if kind == "hill":
            yield _hill(words)
        elif kind == "tag":
            yield _tag(words, box)
        else:
            yield _DRAWN[kind](words, box, spot, shown)


def _hill(words: str) -> str:
    return use("hill", (0, -4)) + text((0, 17), words, "cost")


def _tag(words: str, box: Box) -> str:
    slug = SLUGS.get(words, "")
    ground = element(
        "rect",
        x=-box.wide / 2,
        y=-6.5,
        width=box.wide,
        height=13,
        rx=6.5,
        class_=f"f-{slug}" if slug else "tag",
    )
    return ground + text((0, 3.2), words, f"small letters o-{slug}" if slug else "small letters")


def _name(words: str, _box: Box, spot: Spot, shown: Cell) -> str:
    on = "name on" if shown.laid is not None or shown.printed.colour else "name"
    if not spot.turn:
        return text((spot.x, spot.y + 3.7), words, on)
    turned = f"{shift((spot.x, spot.y))}rotate({spot.turn})"
    return text((0, 3.5), words, f"{on} along", transform=turned)


def _worth(words: str, _box: Box, spot: Spot, _shown: Cell) -> str:
    return badge(words, spot)


def badge(words: str, spot: Spot) -> str:
    """A number in a disc: what a city is worth."""
    disc = element("circle", cx=spot.x, cy=spot.y, r=9.5, class_="badge")
    return disc + text((spot.x, spot.y + 3.7), words, "worth")


def _kind(words: str, _box: Box, spot: Spot, shown: Cell) -> str:
    on = "kind on" if shown.laid is not None or shown.printed.colour else "kind"
    return text((spot.x, spot.y + 4.6), words, on)


def _terrain(words: str, _box: Box, spot: Spot, _shown: Cell) -> str:
    return text((spot.x, spot.y + 3.6), words, "cost on")


def _port(words: str, box: Box, spot: Spot, _shown: Cell) -> str:
    left = spot.x - box.wide / 2 + 6.5
    return "".join(use("port", (left + 13 * i, spot.y)) for i in range(len(words)))


def _meat(_words: str, _box: Box, spot: Spot, _shown: Cell) -> str:
    return use("meat", (spot.x, spot.y))


def _bonus(words: str, box: Box, spot: Spot, _shown: Cell) -> str:
    sign, amount, company = words.split(" ")
    return bonus_pill(Bonus(sign, int(amount), company), (spot.x, spot.y), box.wide)


def bonus_pill(bonus: Bonus, at: Point, wide: float = 28) -> str:
    """A private's marker with what it adds, in the colour of the company that gets it."""
    slug = SLUGS.get(bonus.company, "")
    x, y = at
    ground = element(
        "rect",
        x=x - wide / 2,
        y=y - 7,
        width=wide,
        height=14,
        rx=4,
        class_=f"rim {f'f-{slug}' if slug else 'tag'}",
    )
    words = text((x, y + 3.4), f"+{bonus.amount}", f"letters {f'o-{slug}' if slug else ''}".strip())
    return group(ground, words, class_=f"marker mk-{bonus.sign}")


_DRAWN: Final = {
    "name": _name,
    "worth": _worth,
    "kind": _kind,
    "terrain": _terrain,
    "port": _port,
    "meat": _meat,
    "bonus": _bonus,
}


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
