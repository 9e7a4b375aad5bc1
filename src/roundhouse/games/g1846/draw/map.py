"""The map of 1846: ground, hexes, areas, prices of edges, and what is laid over it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from roundhouse.core.picture import Theme
from roundhouse.games.g1846.draw import areas as offboard
from roundhouse.games.g1846.draw.cell import Cell, edge_bar, price_place, slot_places
from roundhouse.games.g1846.draw.hex import cell
from roundhouse.games.g1846.draw.look import LOOK
from roundhouse.games.g1846.draw.marks import hex_mark, pin, slot_mark
from roundhouse.games.g1846.draw.routes import Run, runs
from roundhouse.games.g1846.draw.scene import areas, cells
from roundhouse.games.g1846.draw.signs import definitions
from roundhouse.games.g1846.draw.words import describe, hex_title, slot_title
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.hexes import INNER, ROW, centre
from roundhouse.kit.svg import (
    Picture,
    Point,
    choosable,
    element,
    escape,
    picture,
    shift,
    text,
    use,
)
from roundhouse.messages import text as say

SIZE: Final[Point] = (1240.0, 1022.0)
ORIGIN: Final[Point] = (-20.0, -82.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlay:
    """What is laid over the map: choices, a tile not yet laid, routes, what just changed."""

    may: frozenset[HexId] = frozenset()
    slots: frozenset[tuple[HexId, int]] = frozenset()
    preview: tuple[HexId, Laid] | None = None
    routes: tuple[Run, ...] = ()
    fresh: frozenset[HexId] = frozenset()
    chosen: HexId | None = None
    hints: Mapping[HexId, str] = field(default_factory=dict)  # said after a hex's title
    linked: bool = False  # hexes and slots name the detail that a page fetches on a click


NOTHING: Final = Overlay()


def draw_map(
    view: View,
    overlay: Overlay = NOTHING,
    *,
    language: str = "en",
    theme: Theme = "auto",
    width: int | None = None,
    styled: bool = True,
) -> Picture:
    """The whole map as a picture of its own."""
    return picture(
        SIZE,
        map_markup(view.state, overlay, language),
        look=LOOK,
        label=say("g1846-draw-map", language),
        description=describe(view.state, language),
        key="map",
        theme=theme,
        origin=ORIGIN,
        width=width,
        interactive=bool(overlay.may or overlay.slots),
        styled=styled,
        class_="g1846-map",
    )


def map_markup(state: State, overlay: Overlay, language: str) -> str:
    """The map without its frame."""
    shown = list(_cells(state, overlay))
    laid = (each.laid.tile for each in shown if each.laid is not None)
    return "".join(
        (
            definitions(laid),
            _lakes(),
            _grid(),
            *_hexes(shown, overlay, language),
            *(offboard.words(area, language) for area in areas(state)),
            *(edges(each) for each in shown if each.unpaid or each.crossed),
            *_over(shown, overlay, language),
            *runs(state.board, overlay.routes),
        )
    )


def _cells(state: State, overlay: Overlay) -> Iterator[Cell]:
    for shown in cells(state):
        if overlay.preview and overlay.preview[0] == shown.place:
            yield replace(shown, laid=overlay.preview[1])
        else:
            yield shown


def _hexes(shown: list[Cell], overlay: Overlay, language: str) -> Iterator[str]:
    for place in DEFS.hexes.values():
        if place.ground == "offboard":
            yield _hex(place.id, offboard.ground(place.id), "", overlay, language)
    for each in shown:
        yield _hex(each.place, cell(each, language), hex_title(each, language), overlay, language)


def _hex(place: HexId, drawn: str, title: str, overlay: Overlay, language: str) -> str:
    title = title or hex_title(Cell(place), language)
    if hint := overlay.hints.get(place):
        title = f"{title} {hint}"
    move, link = shift(centre(place)), f"hex={place}" if overlay.linked else None
    if place in overlay.may:
        return choosable(
            f"hex-{place}",
            title,
            drawn,
            hex_mark(),
            transform=move,
            data_detail=link,
        )
    asks = f' data-detail="{link}"' if link else ""
    return f'<g id="hex-{place}"{asks} transform="{move}"><title>{escape(title)}</title>{drawn}</g>'


def _over(shown: list[Cell], overlay: Overlay, language: str) -> Iterator[str]:
    """Pins on what changed, rings around what is chosen, what is tried, and the slots to choose."""
    for place in sorted(overlay.fresh):
        yield pin(place, language)
    if overlay.chosen:
        yield use("hi", centre(overlay.chosen), "chosen")
    if overlay.preview:
        yield use("hi", centre(overlay.preview[0]), "new")
    for each in shown:
        for stop in range(each.layout.stops):
            if (each.place, stop) in overlay.slots:
                yield _slot(each, stop, overlay, language)


def _slot(shown: Cell, stop: int, overlay: Overlay, language: str) -> str:
    taken = len(shown.tokens[stop]) if shown.tokens else 0
    x, y = centre(shown.place)
    places = slot_places(shown.layout, shown.slots)[stop]
    dx, dy = places[min(taken, len(places) - 1)]
    return choosable(
        f"slot-{shown.place}-{stop}",
        slot_title(shown, stop, language),
        slot_mark(),
        transform=shift((x + dx, y + dy)),
        data_detail=f"slot={shown.place}.{stop}" if overlay.linked else None,
    )


def edges(shown: Cell) -> str:
    """The rivers and ridges that begin at this hex, each with its price while unpaid."""
    printed = shown.printed
    drawn = []
    for edge, cost in enumerate(printed.sides):
        near = printed.neighbours[edge]
        is_ours = near is not None and (shown.place < near or DEFS.hexes[near].ground == "offboard")
        if cost is None or not is_ours:
            continue
        crossed = bool(shown.crossed >> edge & 1)
        drawn.append(element("path", d=edge_bar(edge, crossed), class_=f"bar {cost.kind}"))
        if shown.unpaid >> edge & 1:
            drawn.append(_price(price_place(edge, crossed), cost.cost, cost.kind))
    return element("g", *drawn, transform=shift(centre(shown.place))) if drawn else ""


def _price(at: Point, cost: int, kind: str) -> str:
    x, y = at
    pill = element("rect", x=x - 11.5, y=y - 7, width=23, height=14, rx=7, class_=f"pill {kind}")
    return pill + text((x, y + 3.6), f"${cost}", "cost")


# The ground


@cache
def _lakes() -> str:
    """Lakes Michigan, Huron and Erie, hinted behind the hexes."""
    michigan = "M272-82C256-30 262 44 318 62 352 72 374 52 392 30 414 4 424-40 430-82z"
    huron = "M806-82C790-30 828 18 872 28 934 42 968-16 986-82z"
    erie = (
        "M800 250C830 200 880 176 905 150 930 110 990 88 1064 62 "
        "1092 84 1064 126 1010 176 980 230 880 300 800 250z"
    )
    return element("path", d=michigan + huron + erie, class_="lake")


@cache
def _grid() -> str:
    """The letters of rows and the numbers of columns, in the margins."""
    left, top = ORIGIN
    bottom, right = top + SIZE[1], left + SIZE[0]
    rows = [chr(ord("A") + i) for i in range(11)]
    drawn = []
    for index, letter in enumerate(rows):
        y = index * ROW + 4
        drawn += [text((left + 12, y), letter, "grid"), text((right - 12, y), letter, "grid")]
    for column in range(1, 24):
        x = column * INNER
        drawn += [text((x, top + 16), column, "grid"), text((x, bottom - 8), column, "grid")]
    return "".join(drawn)
