"""A game of ours, written as the other site would, is the same game when it is read back."""

from itertools import chain
from typing import Any

import pytest

from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.aside import OWN
from roundhouse.games.g1846.foreign.importer import IMPORTER
from roundhouse.games.g1846.foreign.records import read_record
from roundhouse.games.g1846.rules.steps.setup import Remove
from tests.games.g1846.foreign.trips import FIRST, GAME, as_theirs, exported, played, without_undone

NOT_TOLD = {
    "remove",
    "deal",
    "pass",
    "buy_private",  # and a train, where the seller is asked
    "buy_train_from",
    "counter_deal",
    "refuse_deal",
    "withdraw_deal",
    "take_private",  # the last one, for nothing
}
"""All that stands beside the moves: everything else is told, and read, in that site's words."""
TIES = frozenset({"run_routes"})
"""Which of locations that pay the same is counted, those words do not tell."""


def kinds_beside(page: dict[str, Any]) -> set[str]:
    """The kinds of our entries that its moves do not tell."""
    lines = chain.from_iterable(page["settings"][OWN]["entries"].values())
    return {line["action"]["type"] for line in lines}


def check(number: int, *, most: int = 5_000, untold: frozenset[str] = frozenset()) -> None:
    table = played(number, most=most)
    page = exported(table.journal)
    assert kinds_beside(page) <= NOT_TOLD | untold, number
    back = IMPORTER.read(page).journal
    assert back == without_undone(table.journal), number
    again = Table.replay(GAME, back)
    assert again.state == table.state, number
    result = table.result
    scores = {str(seat): score for seat, score in enumerate(result.scores)} if result else {}
    assert page["result"] == scores, number
    removed = {entry.action.what for entry in table.entries if isinstance(entry.action, Remove)}
    start = table.state_at(0)
    assert read_record(as_theirs(page)).in_play == {*start.corps, *start.privates} - removed, number


@pytest.mark.parametrize("number", range(6))
def test_a_game_is_read_back(number: int) -> None:
    check(number)


@pytest.mark.parametrize("most", [3, 9, 20, 60, 150])
def test_a_game_that_goes_on_is_read_back(most: int) -> None:
    for number in (0, 1, 2, 3):
        check(number, most=most)


@pytest.mark.long
def test_hundreds_of_games_are_read_back() -> None:
    for number in range(FIRST, FIRST + 200):
        check(number, untold=TIES)
