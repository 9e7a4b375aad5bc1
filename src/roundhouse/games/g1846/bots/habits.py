"""Habits: how far a level thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HOMES: Final = ("IC", "NYC", "B&O", "GT", "PRR", "C&O", "ERIE")
"""Which corporation seems to have the best start, by its home and what it is given."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """What a player takes into account."""

    later: bool = True  # track for trains that are still to come, not for today's alone
    pairs: int = 0  # tiles for which a second one is tried, too
    thrifty: bool = True  # saves for a train before the old ones go
    idle: bool = True  # opens a corporation when money would lie idle
    horizon: int = 99  # operating rounds ahead for which shares are valued
    second: float = 1.6  # a second corporation, if shares bring less than this for a dollar
    second_cash: int = 300
    par: int = 4  # shares of a new corporation that its price leaves money for
    own: int = 4  # shares of one's own corporation, before any of others'
    treasury: float = 0.0  # how much rather one's own corporation is paid for them than the bank
    two_trains: bool = False  # thinks of a second train that stays, in saving and in building
    further: bool = False  # opens a further corporation when its forecast is better
    cautious: bool = False  # keeps money for a train that the next phase may ask for
    soon: int = 2  # trains of this phase left, with which the next one may come any time
    promised: float = 0.25  # of a place in sight, what a run will have of it
    track: int = 0  # what each corporation will build for in a round, in forecasts
    newcomer: int = 0  # what each corporation still to be opened will bring the bank, in forecasts
    rival: float = 0.4  # of the best other player's worth, that counts against one's own
    others: float = 0.2  # the same of the others' mean worth
    homes: tuple[str, ...] = HOMES  # which corporation to open, the first choice first
    learnt: bool = False  # drafts by what each private brought its owner in many games
    slips: float = 0.0  # how often any choice will do
