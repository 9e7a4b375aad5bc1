"""Switch & Signal: its rules with the voice, the picture, the panel and the rest."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from roundhouse.core.book import Book, Drawings
from roundhouse.core.examples import worked_example
from roundhouse.core.installed import rules_pages
from roundhouse.core.title import Benchmark, Example, Setting, Title
from roundhouse.games.switch_signal.book.drawings import drawings
from roundhouse.games.switch_signal.bots.team import TEAM
from roundhouse.games.switch_signal.difficulties import difficulties
from roundhouse.games.switch_signal.draw.picture import draw_table
from roundhouse.games.switch_signal.panel.glance import GLANCE
from roundhouse.games.switch_signal.panel.maker import MAKER
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.panel.voice import VOICE
from roundhouse.games.switch_signal.rules.boards.load import list_boards
from roundhouse.games.switch_signal.rules.game import SwitchSignal
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.games.switch_signal.rules.vocabulary import VOCABULARY


def boards(own: Path | None) -> Mapping[str, Setting]:
    """The boards to choose from: those of the game and, in ``boards`` of the folder, one's own."""
    listed = list_boards(own and own / "boards")
    playable = (found.board for found in listed if found.board)
    return {board.id: Setting(board.source, board.name, board.names) for board in playable}


def _examples() -> tuple[Example, ...]:
    return (worked_example(TITLE, Path(__file__).parent / "examples"),)


def _benchmarks() -> Mapping[str, Benchmark]:
    from roundhouse.games.switch_signal.bench import BENCHMARKS  # noqa: PLC0415 - seldom needed

    return BENCHMARKS


@cache
def _drawings() -> Drawings:
    return drawings(TITLE)


TITLE: Final[Title[State, View]] = Title(
    game=SwitchSignal(),
    vocabulary=VOCABULARY,
    voice=VOICE,
    picture=draw_table,
    panel=PANEL,
    team=TEAM,
    maker=MAKER,
    choices={"board": boards},
    presets=difficulties,
    examples=_examples,
    benchmarks=_benchmarks,
    rules=rules_pages("switch-and-signal-boards", "switch-and-signal", "rulings"),
    book=Book(folder=Path(__file__).parent / "book", drawings=_drawings),
    lessons=Path(__file__).parent / "lessons",
    glance=GLANCE,
    tally=lambda state: {"turns": state.turn},
)
