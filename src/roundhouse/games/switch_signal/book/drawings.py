"""The pictures of the book: the board, and parts of it, in the moments of the worked example."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from roundhouse.core.book import Drawing, Drawings
from roundhouse.core.game import Setup
from roundhouse.core.picture import Theme
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.title import AnyTitle
from roundhouse.games.switch_signal.draw.board import board_body
from roundhouse.games.switch_signal.draw.look import LOOK
from roundhouse.games.switch_signal.draw.picture import draw_board
from roundhouse.games.switch_signal.draw.scene import scene_of
from roundhouse.games.switch_signal.draw.table import STRIP, beside
from roundhouse.games.switch_signal.rules.boards.validation import NORTH_AMERICA
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.svg import picture
from roundhouse.messages import text

_AROUND: Final = 110.0
_WIDTH: Final = 720
_BESIDE: Final = 1600.0

_Moment: TypeAlias = Callable[[], View]


def drawings(title: AnyTitle) -> Drawings:
    """Every picture by its name."""
    (example,) = title.examples()
    moment = partial(_moment, Table.replay(title.game, example.journal))
    america = Setup(seats=2, options={"board": NORTH_AMERICA})
    other = partial(_moment, Table.start(title.game, america, seed="book"))

    return MappingProxyType(
        {
            "board": part(moment(17)),
            "table": partial(_beside, moment(18)),
            "departures": part(moment(5), "barcelona", "bordeaux", "limoges", "narbonne"),
            "junction": part(moment(5), "narbonne", "marseille", "lyon"),
            "junction-set": part(moment(7), "narbonne", "marseille", "lyon"),
            "paris": part(moment(23), "paris", "calais", "amiens", "nevers"),
            "nevers-open": part(moment(29), "paris", "nevers", "lyon", "limoges"),
            "nevers-passed": part(moment(37), "paris", "nevers", "lyon", "limoges"),
            "america": part(other(0)),
        }
    )


def _moment(table: AnyTable, seq: int) -> _Moment:
    def view() -> View:
        found: View = table.game.view(table.state_at(seq), None)
        return found

    return view


def part(at: _Moment, *nodes: str) -> Drawing:
    """The board, or the part of it around some places."""
    return partial(_part, at, nodes)


def _part(at: _Moment, nodes: tuple[str, ...], *, language: str, theme: Theme = "auto") -> str:
    view = at()
    if not nodes:
        return draw_board(view, language=language, theme=theme, key="book", width=_WIDTH)
    scene = scene_of(view)
    xs, ys = zip(*(scene.board.nodes[node].at for node in nodes), strict=True)
    left, top = min(xs) - _AROUND, min(ys) - _AROUND
    return picture(
        (max(xs) + _AROUND - left, max(ys) + _AROUND - top),
        board_body(scene, language, "book"),
        look=LOOK,
        label=text("switch-signal-board-label", language, name=scene.board.name_in(language)),
        key="book",
        theme=theme,
        origin=(left, top),
        width=_WIDTH,
    )


def _beside(at: _Moment, *, language: str, theme: Theme = "auto") -> str:
    view = at()
    name = scene_of(view).board.name_in(language)
    return picture(
        (_BESIDE, STRIP),
        beside(view, language, "book"),
        look=LOOK,
        label=text("switch-signal-board-label", language, name=name),
        key="book",
        theme=theme,
        width=_WIDTH,
    )
