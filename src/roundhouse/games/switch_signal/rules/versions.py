"""The versions of the rules, and what each changed: a game ends by those that it began with."""

from typing import Final

from roundhouse.games.switch_signal.rules.state import State

BY_THE_TEXT: Final = 2
"""Fewer cards drawn (SS-DRAW-2), any green exit (SS-MOVE-15), through the port (SS-HELP-2)."""

ENDED_BY_HAND: Final = 3
"""Step 2 ends when its player says so, even when nothing else is left to do (SS-TURN-4)."""

NEWEST: Final = ENDED_BY_HAND


def by_the_text(state: State) -> bool:
    """Whether the three points of version 2 hold."""
    return state.version >= BY_THE_TEXT


def ended_by_hand(state: State) -> bool:
    """Whether nothing but its player ends step 2."""
    return state.version >= ENDED_BY_HAND
