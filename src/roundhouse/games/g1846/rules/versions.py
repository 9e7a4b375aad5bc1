"""The versions of the rules, and what each changed: a game ends by those that it began with."""

from __future__ import annotations

from typing import Final

from roundhouse.games.g1846.rules.state import State

SALES_AND_OFFERS: Final = 2
"""Over the limit nobody sells too few (SR-17); offers are countered and repeated (SEQ-4, SEQ-5)."""

NEWEST: Final = SALES_AND_OFFERS


def sells_enough(state: State) -> bool:
    """Whether a player over the limit may not sell too few (SR-17)."""
    return state.version >= SALES_AND_OFFERS


def haggles(state: State) -> bool:
    """Whether offers are answered with prices, and repeated (SEQ-4, SEQ-5)."""
    return state.version >= SALES_AND_OFFERS
