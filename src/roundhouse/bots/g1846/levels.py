"""The levels: easy, normal and strong, by how far each thinks."""

from __future__ import annotations

from roundhouse.bots.g1846.bot import Planner
from roundhouse.bots.g1846.habits import Habits
from roundhouse.bots.g1846.search import Searcher


class Easy(Planner):
    """Plays like normal, but about one choice in seven is any that the rules allow."""

    habits = Habits(later=False, thrifty=False, idle=False, slips=0.15)


class Normal(Planner):
    """Builds for today's trains, buys the share that grows fastest, pays out what it can."""

    habits = Habits(later=False, thrifty=False, idle=False)


class Strong(Searcher):
    """Builds for trains to come, and forecasts the game before it pays or buys trains."""

    habits = Habits(pairs=4, horizon=3)
