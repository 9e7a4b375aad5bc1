"""The small signs of 1846's map: hills, anchors, meat, cities, tiles, each defined once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from roundhouse.games.g1846.draw.look import LIVERIES, SLUGS, TOKEN, token_symbol
from roundhouse.games.g1846.draw.track import rails
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import TileId
from roundhouse.kit.hexes import OUTLINE, corners
from roundhouse.kit.svg import Point, element, group, points, use

SLOT: Final = 16.5
"""Half the way between two slots of a city."""

SLOTS: Final[dict[int, tuple[Point, ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-SLOT, 0), (SLOT, 0)),
    3: ((-SLOT, 9.5), (SLOT, 9.5), (0, -19)),
}
"""Where the slots of a city lie around its middle."""

_HILL: Final = "M-17 7-7-9-2-1 4-8 17 7z"
_ANCHOR: Final = (
    "M0-3.5V5.5M-3-1H3M-5.5 1.5Q-4.5 5.5 0 5.5Q4.5 5.5 5.5 1.5M0-3.5a1.6 1.6 0 1 1 .1 0"
)
_MEAT: Final = "M-6 4.5Q-7-4 1-5.5Q7.5-6 6-.5Q4 6-3 5.5Q-5 5.5-6 4.5z"
_BONE: Final = "M-5 3.5-7.5 6"


def tile_ref(tile: TileId) -> str:
    """The id of a tile's definition."""
    return f"t{tile}"


@cache
def tile_symbol(tile: TileId) -> str:
    """A tile as it lies unturned: its ground and its track."""
    drawn = DEFS.tiles[tile]
    ground = use("hx", class_=drawn.colour)
    return group(ground, rails(drawn.layouts[0], drawn.colour), id=tile_ref(tile))


@cache
def _city(slots: int, name: str) -> str:
    places = SLOTS[slots]
    back = ""
    if slots == 2:
        back = element("path", d="M-16.5-17H16.5V17H-16.5z", class_="town")
    if slots == 3:
        back = element("path", d="M-19 24.5H19L24.5 0 10-30H-10L-24.5 0z", class_="town")
    rings = (
        element("circle", cx=x or None, cy=y or None, r=TOKEN + 1.2, class_="slot")
        for x, y in places
    )
    return group(back, *rings, id=name)


@cache
def standing() -> str:
    """The definitions that every map needs."""
    return "".join(
        (
            element("path", id="hx", d=OUTLINE),
            element("path", id="hi", d=f"M{points(corners(3))}z"),
            *(_city(slots, f"c{slots}") for slots in (1, 2, 3)),
            group(element("circle", r=13, class_="slot"), id="c0"),
            element("path", id="hill", d=_HILL, class_="hill"),
            element("path", id="port", d=_ANCHOR, class_="anchor"),
            group(
                element("path", d=_MEAT, class_="meat"),
                element("path", d=_BONE, class_="bone"),
                id="meat",
            ),
            group(
                element("circle", r=TOKEN, class_="neutral"),
                element("path", d="M-7-7 7 7M7-7-7 7", class_="cross"),
                id="tok-neutral",
            ),
            *(token_symbol(company) for company in LIVERIES),
        )
    )


def definitions(tiles: Iterable[TileId]) -> str:
    """The definitions for a map on which these tiles lie."""
    drawn = (tile_symbol(tile) for tile in sorted(set(tiles)))
    return element("defs", standing(), *drawn)


def token_ref(owner: str) -> str:
    """The id of an owner's token definition."""
    return f"tok-{SLUGS.get(owner, 'neutral')}"
