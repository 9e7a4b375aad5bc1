"""What trains usually earn in each round of the game: a line a type, fitted to bots' games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from roundhouse.bots.g1846.runs import tidy
from roundhouse.games.g1846.ids import TrainId

LINES: Final = {
    "2": (43.0, 12.0),
    "3/5": (126.0, 7.5),
    "4": (70.0, 14.5),
    "4/6": (210.0, 2.0),
    "5": (235.0, 6.0),
    "6": (197.0, 6.5),
    "7/8": (100.0, 22.0),
}
"""Of a corporation's best train: dollars at the start, and more with each operating round."""

NEXT: Final = 0.95  # each further train finds less track than the one before


def typical(trains: Iterable[TrainId], rounds: int) -> float:
    """What *trains* usually earn in the operating round of this number, counted from the first."""
    total, part = 0.0, 1.0
    for train in reversed(tidy(trains)):
        start, more = LINES[train]
        total += part * (start + more * rounds)
        part *= NEXT
    return total
