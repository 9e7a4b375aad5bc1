"""What trains usually earn in each round of the game: a line a type, fitted to bots' games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from roundhouse.games.g1846.rules.ids import TrainId

LINES: Final = {
    "2": (43.0, 12.0),
    "3/5": (126.0, 7.5),
    "4": (70.0, 14.5),
    "4/6": (210.0, 2.0),
    "5": (235.0, 6.0),
    "6": (197.0, 6.5),
    "7/8": (100.0, 22.0),
}
"""Dollars at the start, and more with each operating round; a second train earns as much."""


def typical(trains: Iterable[TrainId], rounds: int) -> float:
    """What *trains* usually earn in the operating round of this number, counted from the first."""
    return sum(start + more * rounds for start, more in map(LINES.__getitem__, trains))
