"""The versions of the rules, and what each changed: a game ends by those that it began with."""

from typing import Final

from roundhouse.games.switch_signal.rules.state import State

BY_THE_TEXT: Final = 2
"""Fewer cards drawn (SS-DRAW-2), any green exit (SS-MOVE-15), through the port (SS-HELP-2)."""

NEWEST: Final = BY_THE_TEXT


def by_the_text(state: State) -> bool:
    """Whether the three points of version 2 hold."""
    return state.version >= BY_THE_TEXT
