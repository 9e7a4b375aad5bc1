"""The pictures of the book: parts of the table in real positions, drawn when asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

from roundhouse.core.book import Drawing, Drawings
from roundhouse.core.picture import Theme
from roundhouse.core.reading import load_journal
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.title import AnyTitle
from roundhouse.games.g1846.draw.charters import charter
from roundhouse.games.g1846.draw.look import LOOK
from roundhouse.games.g1846.draw.map import NOTHING, ORIGIN, SIZE, Overlay, map_markup
from roundhouse.games.g1846.draw.market import WIDE, market_markup
from roundhouse.games.g1846.draw.players import portfolios
from roundhouse.games.g1846.draw.routes import Run
from roundhouse.games.g1846.draw.signs import standing
from roundhouse.games.g1846.draw.trains import phases
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId, HexId
from roundhouse.games.g1846.rules.routing import best_run
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.cards import Card, arranged
from roundhouse.kit.hexes import SIDE, centre
from roundhouse.kit.svg import Point, element, picture
from roundhouse.messages import text as say

LAST: Final = -1
"""The last moment of a game."""

_MARGIN: Final = 24.0
_ACROSS: Final = 11
"""Columns of the price track in a row."""
_CARDS: Final = 640.0
_WIDTH: Final = 720

_Moment: TypeAlias = Callable[[], View]


def drawings(title: AnyTitle) -> Drawings:
    """Every picture by its name."""
    example, whole = (partial(_moment, table) for table in _games(title))

    return MappingProxyType(
        {
            "map-empty": area(whole(0)),
            "map-end": area(whole(LAST)),
            "prices-start": prices(example(31)),
            "prices-later": prices(example(LAST)),
            "players-start": players(example(31)),
            "nyc-issued": companies(example(55), "NYC"),
            "track-toledo": area(example(42), "B14", "B16", "C15", "D12", "D14"),
            "track-detroit": area(example(73), "B16", "C13", "C17", "D14", "E17"),
            "run-nyc": run(example(74), "NYC", "B16", "C13", "C17", "D14", "E17"),
            "run-ic": run(example(86), "IC", "F8", "G9", "H4", "I1", "J4"),
            "trains": trains(example(0)),
            "gt-with-ms": companies(example(94), "GT"),
        }
    )


def _games(title: AnyTitle) -> tuple[AnyTable, AnyTable]:
    """The worked example, whose moments are explained one by one, and a whole game of bots."""
    text = (Path(__file__).parent / "game.json").read_text(encoding="utf-8")
    journals = title.examples()[0].journal, load_journal([title], text)
    one, other = (Table.replay(title.game, journal) for journal in journals)
    return one, other


def _moment(table: AnyTable, moment: int) -> _Moment:
    def view() -> View:
        found: View = table.game.view(table.state_at(moment % (table.seq + 1)), None)
        return found

    return view


def area(at: _Moment, *hexes: str) -> Drawing:
    """The map, or the part of it around some hexes."""
    return partial(_area, at, hexes, lambda _view: NOTHING)


def run(at: _Moment, corp: str, *hexes: str) -> Drawing:
    """The best run of a corporation on the map, as the optimiser proves it."""
    return partial(_area, at, hexes, partial(_best, CorpId(corp)))


def prices(at: _Moment) -> Drawing:
    """The price track in rows, as a narrow page has it."""
    return partial(_prices, at)


def trains(at: _Moment) -> Drawing:
    """The phases with their trains."""
    return partial(_cards, lambda language: phases(at().state, language))


def players(at: _Moment) -> Drawing:
    """What each player holds."""
    return partial(_cards, lambda language: portfolios(at(), (), language))


def companies(at: _Moment, *corps: str) -> Drawing:
    """Cards of corporations."""
    return partial(
        _cards, lambda language: [charter(at().state, CorpId(c), (), language) for c in corps]
    )


def _best(corp: CorpId, view: View) -> Overlay:
    routes = best_run(view.state, corp)
    counted = (tuple(map(HexId, route.counted)) for route in routes)
    runs = zip(routes, counted, strict=True)
    return Overlay(routes=tuple(Run(route.path, stops, route.train) for route, stops in runs))


def _area(
    at: _Moment,
    hexes: tuple[str, ...],
    overlay: Callable[[View], Overlay],
    *,
    language: str,
    theme: Theme = "auto",
) -> str:
    view = at()
    size, origin = _frame(hexes) if hexes else (SIZE, ORIGIN)
    drawn = map_markup(view.state, overlay(view), language)
    return _framed(size, drawn, "g1846-draw-map", language, theme, origin)


def _frame(hexes: tuple[str, ...]) -> tuple[Point, Point]:
    """How large the part around *hexes* is, and where it begins."""
    xs, ys = zip(*map(centre, hexes), strict=True)
    around = SIDE + _MARGIN
    left, top = min(xs) - around, min(ys) - around
    return (max(xs) + around - left, max(ys) + around - top), (left, top)


def _prices(at: _Moment, *, language: str, theme: Theme = "auto") -> str:
    drawn, high = market_markup(at().state, language, _ACROSS)
    size = _ACROSS * WIDE / len(DEFS.prices), high
    return _framed(size, element("defs", standing()) + drawn, "g1846-draw-market", language, theme)


def _cards(made: Callable[[str], list[Card]], *, language: str, theme: Theme = "auto") -> str:
    drawn, high = arranged(made(language), _CARDS)
    body = element("defs", standing()) + drawn
    return _framed((_CARDS, high), body, "g1846-draw-board", language, theme)


def _framed(
    size: Point, body: str, label: str, language: str, theme: Theme, origin: Point = (0, 0)
) -> str:
    return picture(
        size,
        body,
        look=LOOK,
        label=say(label, language),
        key="book",
        theme=theme,
        origin=origin,
        width=_WIDTH,
    )
