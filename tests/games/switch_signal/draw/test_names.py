"""What places of a board are called in each language."""

from itertools import combinations

import pytest

from roundhouse.games.switch_signal.draw.room import kind
from roundhouse.games.switch_signal.draw.words import node_name
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.file import read_board
from roundhouse.games.switch_signal.rules.boards.geometry import LABEL_SIZES, Box, label_box
from roundhouse.games.switch_signal.rules.boards.load import OURS, board_of, bundled
from roundhouse.messages import LANGUAGES
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


def boxes(board: BoardDef, language: str) -> dict[str, Box]:
    """The room of each name; Japanese letters are as wide as high, where the format counts 0.56."""
    found = {}
    for node in board.nodes.values():
        name = node_name(board, node.id, language)
        wide = (name * 2)[: round(len(name) / 0.56)] if LANGUAGES[language].square else name
        at = (node.x + node.label.dx, node.y + node.label.dy)
        found[name] = label_box(wide, at, node.label.anchor, LABEL_SIZES[kind(node)])
    return found


@rule("SB-VAL-26")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", bundled())
def test_names_have_room_in_each_language(board: str, language: str) -> None:
    drawn = board_of(board)
    named = boxes(drawn, language)
    canvas = Box(0, 0, drawn.width, drawn.height)
    assert [name for name, box in named.items() if not box.inside(canvas)] == []
    assert [
        pair for pair in combinations(named, 2) if named[pair[0]].overlaps(named[pair[1]])
    ] == []
