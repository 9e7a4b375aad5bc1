"""What a plan lays over the map: its tiles and tokens, where more may be built, the best run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundhouse.core.offers import Offer
from roundhouse.games.g1846.draw.cell import Cell
from roundhouse.games.g1846.draw.hex import cell
from roundhouse.games.g1846.draw.map import edges
from roundhouse.games.g1846.draw.marks import hex_mark
from roundhouse.games.g1846.draw.routes import runs
from roundhouse.games.g1846.draw.scene import cells
from roundhouse.games.g1846.draw.signs import tile_symbol
from roundhouse.games.g1846.panel.planning.sheet import Sheet
from roundhouse.games.g1846.panel.runs import shown_runs
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.kit.hexes import centre
from roundhouse.kit.svg import element, group, shift, use


def overlay(sheet: Sheet) -> str:
    """The layer for the script to put over the map, and the tiles that the map has not yet."""
    found = sheet.outcome
    routes = runs(sheet.state.board, shown_runs(found.routes)) if found else iter(())
    layer = element("g", *_planned(sheet), *_marks(sheet), *routes)
    return element(
        "svg", _new_tiles(sheet), layer, class_="rh definitions", data_over=True, aria_hidden="true"
    )


def _planned(sheet: Sheet) -> Iterator[str]:
    """Each hex that the plan changes, as it would be."""
    language = sheet.desk.sight.language
    for shown in changed(sheet):
        at = shift(centre(shown.place))
        yield group(cell(shown, language), use("hi", class_="planned"), transform=at)
    yield from _prices(sheet)


def _prices(sheet: Sheet) -> Iterator[str]:
    """The prices of edges that a planned hex would else cover."""
    planned = {shown.place for shown in changed(sheet)}
    beside = {near for place in planned for near in DEFS.hexes[place].neighbours}
    return (
        edges(each)
        for each in cells(sheet.state)
        if (each.unpaid or each.crossed) and each.place in planned | beside
    )


def changed(sheet: Sheet) -> list[Cell]:
    """The hexes whose tile or tokens the plan changes."""
    before = {each.place: (each.laid, each.tokens) for each in cells(sheet.desk.state)}
    return [
        each for each in cells(sheet.state) if before.get(each.place) != (each.laid, each.tokens)
    ]


def places(sheet: Sheet) -> dict[HexId, None]:
    """Where the company could build next, each hex once."""
    built: list[Offer[Any]] = [
        offer for kind in (LayTile, PlaceToken) for offer in sheet.offers.of(kind)
    ]
    return dict.fromkeys(HexId(offer.fixed["hex"]) for offer in built)


def _marks(sheet: Sheet) -> Iterator[str]:
    return (group(hex_mark(), transform=shift(centre(place))) for place in places(sheet))


def _new_tiles(sheet: Sheet) -> str:
    known = {laid.tile for laid in sheet.desk.state.board.tiles.values()}
    fresh = {laid.tile for laid in sheet.state.board.tiles.values()} - known
    return element("defs", *(tile_symbol(tile) for tile in sorted(fresh)))
