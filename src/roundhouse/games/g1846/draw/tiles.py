"""Tiles by themselves: thumbnails to choose from, and the sheet of all with how many are left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from roundhouse.core.picture import Theme
from roundhouse.games.g1846.draw.cell import built, empty_cities
from roundhouse.games.g1846.draw.labels import badge
from roundhouse.games.g1846.draw.look import LOOK
from roundhouse.games.g1846.draw.signs import standing
from roundhouse.games.g1846.draw.track import rails
from roundhouse.games.g1846.rules.components import COLOURS, Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import TileId
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.hexes import OUTLINE
from roundhouse.kit.placing import FOR_MARKS, Box, best_spot, words_width
from roundhouse.kit.svg import Picture, element, group, picture, shift, text
from roundhouse.messages import text as say

_STEP: Final = (112.0, 146.0)
_ACROSS: Final = 11


@cache
def tile_markup(laid: Laid) -> str:
    """A tile around its middle, turned, with numbers and cities upright.

    It needs the definitions of `standing()` somewhere on the page, and no others.
    """
    tile = DEFS.tiles[laid.tile]
    layout = tile.layouts[laid.rotation]
    taken = built(layout, tile.slots)
    drawn = [
        element("path", d=OUTLINE, class_=tile.colour),
        rails(layout, tile.colour),
        *empty_cities(layout, tile.slots),
    ]
    if tile.value:
        box = Box(17.5, 17.5)
        spot = best_spot(box, FOR_MARKS, taken)
        taken += box.discs(spot)
        drawn.append(badge(str(tile.value), spot))
    if tile.label:
        spot = best_spot(Box(words_width(tile.label, 13), 11), FOR_MARKS, taken)
        drawn.append(text((spot.x, spot.y + 4.6), tile.label, "kind on"))
    return "".join(drawn)


def draw_tiles(
    view: View, *, language: str = "en", theme: Theme = "auto", styled: bool = True
) -> Picture:
    """The palette: every tile once, with how many are left."""
    left = {tile: view.state.board.left.get(tile) for tile in DEFS.tiles}
    tiles = [Laid(tile, 0) for tile in _sorted()]
    return sheet(tiles, left, language=language, theme=theme, styled=styled)


def palette(view: View, language: str) -> Picture:
    """The palette for a page that shows a map, in a narrow column."""
    left = {tile: view.state.board.left.get(tile) for tile in DEFS.tiles}
    tiles = [Laid(tile, 0) for tile in _sorted()]
    return sheet(tiles, left, language=language, styled=False, across=6, defined=False)


def _sorted() -> list[TileId]:
    return sorted(DEFS.tiles, key=lambda tile: COLOURS.index(DEFS.tiles[tile].colour))


def sheet(
    tiles: Sequence[Laid],
    left: Mapping[TileId, int | None],
    *,
    language: str = "en",
    theme: Theme = "auto",
    styled: bool = True,
    across: int = _ACROSS,
    defined: bool = True,
) -> Picture:
    """Tiles in rows, each with its number and what is *left* of it.

    Not *defined*, it needs the definitions of a map on the same page.
    """
    rows = -(-len(tiles) // across)
    drawn = []
    for index, laid in enumerate(tiles):
        at = ((index % across + 0.5) * _STEP[0], (index // across + 0.45) * _STEP[1])
        drawn.append(group(tile_markup(laid), _caption(laid, left), transform=shift(at)))
    return picture(
        (across * _STEP[0], rows * _STEP[1]),
        element("defs", standing()) if defined else "",
        *drawn,
        look=LOOK,
        label=say("g1846-draw-tiles", language),
        key="tiles",
        theme=theme,
        styled=styled,
    )


def _caption(laid: Laid, left: Mapping[TileId, int | None]) -> str:
    count = left.get(laid.tile, 0)
    many = "" if laid.tile not in left else " ×∞" if count is None else f" ×{count}"
    return text((0, 72), f"{laid.tile}{many}", "note mid")
