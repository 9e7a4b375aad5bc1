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


def test_in_a_game_of_medium_difficulty_each_level_delivers_more_than_the_one_below() -> None:
    scores = [scored(bot, 0) for bot in ("easy", "normal", "strong")]
    assert scores == sorted(set(scores))


@pytest.mark.long
def test_master_delivers_more_than_strong() -> None:
    deals = range(8)
    master, strong = (sum(scored(bot, deal) for deal in deals) for bot in ("master", "strong"))
    assert master > strong


def scored(bot: str, deal: int) -> int:
    """The cubes that two such bots bring home on Central Europe."""
    options = {"board": "central-europe"}
    matches = fixtures("switch_signal", [bot], seats=2, games=8, seed="levels", options=options)
    return play(matches[deal]).scores[0]
