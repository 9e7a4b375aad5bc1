"""Switch & Signal in pictures: the board, and the table with everything beside it."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.picture import Theme
from roundhouse.games.switch_signal.draw.board import Marks, board_body
from roundhouse.games.switch_signal.draw.look import LOOK
from roundhouse.games.switch_signal.draw.scene import Scene, scene_of
from roundhouse.games.switch_signal.draw.table import STRIP, beside
from roundhouse.games.switch_signal.draw.trail import Trail
from roundhouse.games.switch_signal.draw.words import told, told_beside
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.svg import Picture, element, group, picture
from roundhouse.messages import text
from roundhouse.messages.languages import spoken


def draw_board(
    shown: View | Scene,
    *,
    language: str = "en",
    theme: Theme = "auto",
    marks: Marks | None = None,
    trails: Sequence[Trail] = (),
    key: str = "board",
    styled: bool = True,
    width: int | None = None,
) -> Picture:
    """The board alone, in a game or in a scene that need not be of one.

    *marks* make its things choosable, *trails* show moves.
    """
    scene = scene_of(shown) if isinstance(shown, View) else shown
    board = scene.board
    return picture(
        (board.width, board.height),
        board_body(scene, language, key, marks, trails),
        look=LOOK,
        label=text("switch-signal-board-label", language, name=board.name_in(language)),
        description=told(scene, language),
        key=key,
        theme=theme,
        interactive=bool(marks),
        styled=styled,
        width=width,
        class_=_letters(language),
    )


def _letters(language: str) -> str:
    return "" if spoken(language).square else "latin"


def draw_table(
    view: View,
    *,
    language: str = "en",
    theme: Theme = "auto",
    names: Sequence[str] = (),
    trails: Sequence[Trail] = (),
    key: str = "table",
    width: int | None = None,
) -> Picture:
    """The board with the clock, the cards, the depot, the helpers and every hand below it."""
    scene = scene_of(view)
    board = scene.board
    top = f"translate({(board.width - 1600) // 2},{board.height})"
    ground = element("rect", y=board.height, width=board.width, height=STRIP, class_="paper")
    return picture(
        (board.width, board.height + STRIP),
        board_body(scene, language, key, None, trails),
        ground,
        group(beside(view, language, key, names), transform=top),
        look=LOOK,
        label=text("switch-signal-board-label", language, name=board.name_in(language)),
        description=f"{told_beside(view, language)} {told(scene, language)}",
        key=key,
        theme=theme,
        width=width,
        class_=_letters(language),
    )
