"""Switch & Signal: whole random games, one decision, one dry run."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from roundhouse.core.game import Setup
from roundhouse.games.switch_signal.rules.boards.load import BUNDLED
from roundhouse.games.switch_signal.rules.components import DICE, TRAINS
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.movement import dry_run
from roundhouse.games.switch_signal.rules.state import State, on_network
from roundhouse.kit.measure import Figure, seconds

GAMES: Final = 60
REFERENCE: Final = 0.3
"""The L in seconds for which the bars are written."""

GAME_BAR: Final = 0.01 / REFERENCE
DRY_RUN_BAR: Final = 100e-6 / REFERENCE


def figures(loop: float) -> Iterator[Figure]:
    """What random play and a dry run take on each board."""
    for board in BUNDLED:
        setup = Setup(seats=2, options={"board": board})
        decisions = len(random_game(setup, Random(0)))
        took = seconds(partial(_games, setup))
        each = took / GAMES / loop
        yield Figure(
            name=f"random game, {board}",
            value=each,
            unit="L",
            bar=GAME_BAR,
            note=f"{1 / (each * REFERENCE):.0f} games/s where L is {REFERENCE} s; "
            f"{decisions} decisions",
        )
        yield _dry_runs(setup, board, loop)


def _games(setup: Setup) -> None:
    for seed in range(GAMES):
        random_game(setup, Random(seed))


def random_game(setup: Setup, rng: Random) -> list[State]:
    """Every position of a game in which each choice is made by chance."""
    state = GAME.new(setup)
    states = [state]
    while acting := GAME.to_act(state):
        action = GAME.legal(state, acting[0]).sample(rng)
        state = GAME.apply(state, acting[0], action).state
        states.append(state)
    return states


def _dry_runs(setup: Setup, board: str, loop: float) -> Figure:
    runs = [
        (state, train, max(DICE[train[:-2]]))
        for state in random_game(setup, Random(1))
        for number, train in enumerate(TRAINS)
        if on_network(state, number)
    ]
    took = seconds(lambda: [dry_run(*run) for run in runs])
    each = took / len(runs) / loop
    return Figure(
        name=f"dry run, {board}",
        value=each,
        unit="L",
        bar=DRY_RUN_BAR,
        note=f"{each * REFERENCE * 1e6:.0f} µs where L is {REFERENCE} s",
    )
