"""One hex of the map, drawn around its middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from roundhouse.games.g1846.draw.cell import Cell, Kept, empty_cities, slot_places
from roundhouse.games.g1846.draw.labels import labels
from roundhouse.games.g1846.draw.look import LIVERIES, SLUGS
from roundhouse.games.g1846.draw.signs import tile_ref, token_ref
from roundhouse.games.g1846.draw.track import rails
from roundhouse.kit.svg import Point, element, shift, text, use

SMALL: Final = 0.82
"""How much smaller tokens are in Chicago."""


@lru_cache(maxsize=4096)
def cell(shown: Cell, language: str) -> str:
    """The hex as markup, its town by its name in *language*."""
    return "".join((_ground(shown), *_cities(shown), *labels(shown, language)))


def _ground(shown: Cell) -> str:
    if shown.laid is not None:
        turn = f"rotate({60 * shown.laid.rotation})" if shown.laid.rotation else None
        return element("use", href=f"#{tile_ref(shown.laid.tile)}", transform=turn)
    colour = shown.printed.colour
    if colour is None:
        return use("hx", class_="water" if shown.printed.ground == "water" else "hex")
    return use("hx", class_=colour) + rails(shown.layout, colour)


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
