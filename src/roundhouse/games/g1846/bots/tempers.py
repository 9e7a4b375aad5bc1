"""Tempers: players as strong as strong, or nearly so, each with a liking of its own.

None of them plays on in the master's head: what it is worth against players whom it does not
reckon with is measured against these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from roundhouse.core.bots import BotDef
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.levels import Strong
from roundhouse.games.g1846.rules.view import View


def _strong_with(**changes: Any) -> dict[int, Habits]:
    return {seats: replace(habits, **changes) for seats, habits in Strong.at_tables.items()}


class Builder(Strong):
    """Lays track towards places that are still far off."""

    at_tables: ClassVar[Mapping[int, Habits]] = _strong_with(promised=0.5)


class Raider(Strong):
    """Buys into others' corporations, and likes what costs its best rival."""

    at_tables: ClassVar[Mapping[int, Habits]] = _strong_with(own=2, rival=1.2, others=0.0)


class Hoarder(Strong):
    """Keeps money for the trains of the next phase long before it comes."""

    at_tables: ClassVar[Mapping[int, Habits]] = _strong_with(cautious=True, soon=4)


BUILDER: Final[BotDef[View]] = BotDef(make=Builder, level=25)
RAIDER: Final[BotDef[View]] = BotDef(make=Raider, level=26)
HOARDER: Final[BotDef[View]] = BotDef(make=Hoarder, level=27)
