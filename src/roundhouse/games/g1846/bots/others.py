"""The others: how opponents are taken to play when the master plays on.

Nobody knows how a rival will play, so each playout draws anew: some forecast, some do not, some
blunder, some hoard, some open as cheap as they can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import ClassVar, Final

from roundhouse.core.actions import Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots import money
from roundhouse.games.g1846.bots.bot import Planner
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.levels import Normal, Strong
from roundhouse.games.g1846.rules.frames import Dividing
from roundhouse.games.g1846.rules.state import State

BLUNDERS: Final = 0.06  # of a noisy player's choices
HOARD: Final = 900  # dollars that a hoarder's corporation wants to have
CHEAPLY: Final = 8  # shares that a price-cutter's new corporation leaves money for


def _strong_but(change: Callable[[Habits], Habits]) -> dict[int, Habits]:
    """Strong's habits, one tile at a time: a second one in mind costs a third of a playout."""
    return {seats: change(replace(habits, pairs=0)) for seats, habits in Strong.at_tables.items()}


class Brisk(Strong):
    """Plays as strong does, but builds tile by tile."""

    at_tables: ClassVar[Mapping[int, Habits]] = _strong_but(lambda habits: habits)


class Noisy(Strong):
    """Plays well, with a blunder now and then."""

    at_tables: ClassVar[Mapping[int, Habits]] = _strong_but(lambda h: replace(h, slips=BLUNDERS))


class Hoarding(Normal):
    """Keeps half of every dividend, until its corporations have all they could need."""

    def divide(self, state: State, frame: Dividing, offers: Offers) -> Choice:
        """Half, unless nothing is left to buy."""
        full = super().divide(state, frame, offers)
        if state.cash[frame.corp] >= HOARD:
            return full
        return money.told(state, frame, "half")


class Cutting(Strong):
    """Opens corporations as cheaply as may be."""

    at_tables: ClassVar[Mapping[int, Habits]] = _strong_but(lambda h: replace(h, par=CHEAPLY))


KINDS: Final[tuple[type[Planner], ...]] = (Brisk, Normal, Noisy, Hoarding, Cutting)
"""The first is what everybody plays like in the first playout."""


def line_up(me: Seat, seats: int, number: int, seed: str) -> tuple[Planner, ...]:
    """Who sits where in playouts of that number; *me* plays as well as it goes without search."""
    rng = Random(f"{seed}:{number}:others")
    drawn = [KINDS[0] if number == 0 else rng.choice(KINDS) for _ in range(seats)]
    return tuple(Brisk() if seat == me else kind() for seat, kind in enumerate(drawn))
