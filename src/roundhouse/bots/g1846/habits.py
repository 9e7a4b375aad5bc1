"""Habits: how far a level thinks."""

from __future__ import annotations

from dataclasses import dataclass


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
    slips: float = 0.0  # how often any choice will do
