"""A short fixed arena of Switch & Signal: on the same deals a better level delivers more."""

from typing import Final

import pytest

from roundhouse.arena import fixtures, play

EASIEST: Final = {"removed": 0, "clock": 10, "extra_signal": True}
DEALS: Final = {"central-europe": 2, "north-america": 1}


def delivered(bot: str, board: str) -> int:
    """The cubes that two such bots bring home together in the fixed deals."""
    options = {**EASIEST, "board": board}
    matches = fixtures(
        "switch_signal", [bot], seats=2, games=DEALS[board], seed="levels", options=options
    )
    return sum(play(match).scores[0] for match in matches)


@pytest.mark.parametrize("board", DEALS)
def test_strong_delivers_more_than_easy_and_easy_more_than_chance(board: str) -> None:
    chance, easy, strong = (delivered(bot, board) for bot in ("random", "easy", "strong"))
    assert chance < easy < strong
