"""The levels: easy, normal and strong, by how far each thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

from roundhouse.core.bots import BotDef
from roundhouse.games.g1846.bots.bot import Planner
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.search import Searcher
from roundhouse.games.g1846.rules.view import View

_FAR: Final = Habits(
    pairs=8,
    horizon=3,
    two_trains=True,
    further=True,
    learnt=True,
    homes=("NYC", "IC", "ERIE", "PRR", "GT", "B&O", "C&O"),
)
_FEW: Final = replace(_FAR, rival=0.8, homes=("NYC", "IC", "ERIE", "GT", "B&O", "PRR", "C&O"))
"""With three players, what a rival loses is nearly as good as what one gains."""
_MORE: Final = replace(_FAR, par=3)
"""With four a corporation opens at a higher price: the rest of its shares bring more later."""
_CROWDED: Final = replace(
    _MORE,
    own=5,
    second=1.0,
    treasury=0.2,
    cautious=True,
    soon=3,
    promised=0.33,
    track=20,
    newcomer=1600,
    others=0.1,
    homes=("PRR", "NYC", "ERIE", "IC", "B&O", "GT", "C&O"),
)
"""With five each also holds on to a corporation of one's own, and forecasts a longer game."""


class Easy(Planner):
    """Plays like normal, but about one choice in seven is any that the rules allow."""

    habits = Habits(later=False, thrifty=False, idle=False, slips=0.15)


class Normal(Planner):
    """Builds for today's trains, buys the share that grows fastest, pays out what it can."""

    habits = Habits(later=False, thrifty=False, idle=False)


class Strong(Searcher):
    """Builds for trains to come, and forecasts the game before it pays or buys trains."""

    habits = _FAR
    at_tables: ClassVar[Mapping[int, Habits]] = {3: _FEW, 4: _MORE, 5: _CROWDED}


EASY: Final[BotDef[View]] = BotDef(make=Easy, level=10)
NORMAL: Final[BotDef[View]] = BotDef(make=Normal, level=20)
STRONG: Final[BotDef[View]] = BotDef(make=Strong, level=30)
