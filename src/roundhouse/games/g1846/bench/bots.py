"""Bots of 1846: games of normal and of strong, playouts of a master's decisions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from roundhouse.core.figure import Figure
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.bots.bot import GAME, Planner
from roundhouse.games.g1846.bots.levels import Normal, Strong
from roundhouse.games.g1846.bots.master import Master
from roundhouse.games.g1846.rules.frames import StockTurn
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.measure import seconds
from roundhouse.search import sampled

PLAYERS: Final = 3
APART: Final = 7  # stock turns from one that is played on to the next
SCENARIOS: Final = 2


def figures(loop: float) -> Iterator[Figure]:
    """What a core does in a second, each level by itself."""
    for name, level in (("normal", Normal), ("strong", Strong)):
        yield _rated(f"a game of {name}", seconds(partial(_played, level)), 1, loop, "games")
    positions = list(_positions(_played(Normal)))[::APART]
    count = sum(_played_on(state) for state in positions)
    took = seconds(lambda: [_played_on(state) for state in positions])
    yield _rated("a playout to the end of the set", took, count, loop, "playouts")


def _rated(name: str, took: float, count: int, loop: float, what: str) -> Figure:
    note = f"{count / took:.1f} {what}/s here"
    return Figure(name=f"{name}, {PLAYERS} players", value=took / count / loop, unit="L", note=note)


def _played(level: type[Planner]) -> Table[State, View]:
    table = Table.start(GAME, Setup(seats=PLAYERS), seed="bench")
    bot, rng = level(), Random(1)
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    return table


def _positions(table: Table[State, View]) -> Iterator[State]:
    for seq in table.line():
        state = table.state_at(seq)
        if state.stack and isinstance(state.stack[-1], StockTurn):
            yield state


def _played_on(state: State) -> int:
    """Play each candidate of the decision on, as the master does; how many playouts it took."""
    (seat,) = GAME.to_act(state)
    offers = GAME.legal(state, seat)
    liked = Strong().plan(state, seat, offers, Random(1)).action
    problem = Master().problem(GAME.view(state, seat), offers, liked, Random(1))
    if problem is None:
        return 0
    for number in range(SCENARIOS):
        for candidate in problem.candidates:
            sampled(problem, candidate, number)
    return SCENARIOS * len(problem.candidates)
