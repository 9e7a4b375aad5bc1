"""Toll: the rules joined with what a table needs beside them; its page is the plain one."""

from pathlib import Path
from typing import Final

from roundhouse.core.title import Title
from roundhouse.core.vocabulary import words_in
from roundhouse_toll import game
from roundhouse_toll.game import Toll, TollGame, TollView

TITLE: Final[Title[Toll, TollView]] = Title(
    game=TollGame(),
    vocabulary=words_in(game),
    rules=(Path(__file__).parent / "pages" / "toll.md",),
    tally=lambda state: {"shown": sum(state.shown)},
)
