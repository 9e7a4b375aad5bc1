"""What places of a board are called in each language."""

import pytest

from roundhouse.games.switch_signal.draw.words import node_name
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.file import read_board
from roundhouse.games.switch_signal.rules.boards.load import OURS
from tests.support.rules import rule

CENTRAL = (OURS / "central-europe.toml").read_text(encoding="utf-8")


def board(paris: str) -> BoardDef:
    """Central Europe as a board of one's own, with another line for Paris."""
    line = 'name = "Paris"'
    assert CENTRAL.count(line) == 1
    read = read_board(CENTRAL.replace(line, paris))
    assert isinstance(read, BoardDef)
    return read


@rule("SB-FMT-4")
@pytest.mark.parametrize(
    ("line", "language", "called"),
    [
        ('name = "Paris"', "pl", "Paryż"),
        ('name = "Paris"\nnames = { pl = "Lutecja" }', "pl", "Lutecja"),
        ('name = "Paris"\nnames = { pl = "Lutecja" }', "ru", "Париж"),
        ('name = "Lutetia"\nnames = { pl = "Lutecja" }', "ru", "Lutetia"),
        ('name = "Lutetia"\nnames = { pl = "" }', "pl", "Lutetia"),
    ],
)
def test_the_author_of_a_board_says_what_its_places_are_called(
    line: str, language: str, called: str
) -> None:
    """Else the catalogue does, for each town that it knows."""
    assert node_name(board(line), "paris", language) == called
