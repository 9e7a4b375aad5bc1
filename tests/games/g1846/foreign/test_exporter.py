"""A game of ours, written as the other site would, is the same game when it is read back."""

import pytest

from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.importer import IMPORTER
from tests.games.g1846.foreign.trips import FIRST, GAME, exported, played, without_undone


def check(number: int, *, most: int = 5_000) -> None:
    table = played(number, most=most)
    page = exported(table.journal)
    back = IMPORTER.read(page).journal
    assert back == without_undone(table.journal), number
    again = Table.replay(GAME, back)
    assert again.state == table.state, number
    result = table.result
    scores = {str(seat): score for seat, score in enumerate(result.scores)} if result else {}
    assert page["result"] == scores, number
    assert page["settings"]["seed"] != "", number


@pytest.mark.parametrize("number", range(6))
def test_a_game_is_read_back(number: int) -> None:
    check(number)


@pytest.mark.parametrize("most", [3, 9, 20, 60, 150])
def test_a_game_that_goes_on_is_read_back(most: int) -> None:
    for number in (0, 1, 2, 3):
        check(number, most=most)


@pytest.mark.long
def test_hundreds_of_games_are_read_back() -> None:
    for number in range(FIRST, FIRST + 400):
        check(number)
