"""The Steamboat's marker as a corporation buys it: there it stays, here it is taken off (R-31)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from roundhouse.games.g1846.rules.powers.steamboat import POWER as STEAMBOAT

Said: TypeAlias = tuple[str, str, str]
"""A move there: what it is, whose, and what kind of entity that is."""


def is_laid_again(company: str, moves: Iterable[Said]) -> bool:
    """Whether *company* puts the marker somewhere in what is left of its turn: *moves* tell."""
    for what, entity, kind in moves:
        if kind == "company":
            if (what, entity) == ("assign", STEAMBOAT.id):
                return True
        elif entity != company:
            return False
    return False
