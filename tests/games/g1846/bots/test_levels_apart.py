"""A short fixed arena: on the same setups each level of 1846 does better than the one below."""

from __future__ import annotations

from typing import Final

import pytest

from roundhouse import arena

SEED: Final = "levels"


def standings(better: str, worse: str, seats: int, games: int) -> dict[str, arena.Standing]:
    """Each bot's record; a seed repeats its games exactly, so these are always the same."""
    matches = arena.fixtures("1846", [better, worse], seats=seats, games=games, seed=SEED)
    return {row.bot: row for row in arena.standings([arena.play(match) for match in matches])}


@pytest.mark.parametrize("seats", [3, 4])
def test_normal_wins_every_game_against_random(seats: int) -> None:
    rows = standings("normal", "random", seats, games=2)
    assert rows["normal"].wins == 2
    assert rows["normal"].mean_score > 2 * rows["random"].mean_score


def test_strong_ends_richer_than_normal() -> None:
    rows = standings("strong", "normal", seats=3, games=6)
    assert rows["strong"].wins > rows["normal"].wins
    assert rows["strong"].mean_score > rows["normal"].mean_score
