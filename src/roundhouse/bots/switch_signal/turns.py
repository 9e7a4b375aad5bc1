"""How many turns are still to come, with so many cards in the stack and tokens on the clock."""

from functools import cache
from math import exp
from typing import Final

MOST_LOST: Final = 12
"""Tokens lost in one turn, at most, as far as anybody thinks."""


def after_loss(left: int, clock: int, full: int, tokens: int) -> tuple[int, int]:
    """Stack and clock once *tokens* are lost (SS-TIME-4); a stack of -1: the game is lost."""
    while tokens >= clock and left >= 0:
        left, tokens, clock = left - 1, tokens - clock, full
    return left, clock - tokens


@cache
def turns_left(left: int, clock: int, full: int, rate: float) -> float:
    """The turns still to come if each costs *rate* tokens on average, now more, now less."""
    if left <= 0:
        return 0.0
    total, odds = 1.0, exp(-rate)
    for tokens in range(MOST_LOST):
        total += odds * turns_left(*after_loss(left - 1, clock, full, tokens), full, rate)
        odds *= rate / (tokens + 1)
    return total
