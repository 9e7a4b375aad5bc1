"""Chances: how likely each player is to win, as the forecast says."""

from __future__ import annotations

from math import exp
from typing import Final

from roundhouse.games.g1846.bots.forecast import Forecast
from roundhouse.games.g1846.bots.levels import Strong
from roundhouse.games.g1846.rules.state import State

SPREAD: Final = (2000, 2000, 2000, 1000, 700, 300, 200)
"""By set, the dollars in a forecast that make a player e times as likely to win.

Fitted to games of bots and of people; docs/notes/bots.md says how well it holds.
"""


def chances(state: State) -> tuple[float, ...]:
    """Each player's, from the worth that the forecast expects at the end."""
    habits = Strong.at_tables.get(state.seats, Strong.habits)
    worths = Forecast(state, habits).play()
    spread = SPREAD[min(state.set_no, len(SPREAD) - 1)]
    odds = [exp((worth - max(worths)) / spread) for worth in worths]
    return tuple(each / sum(odds) for each in odds)
