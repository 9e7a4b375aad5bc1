"""What is measured of Switch & Signal: random games, dry runs, its pictures and page."""

from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Final

from roundhouse.core.figure import Figure
from roundhouse.core.game import Setup, checked
from roundhouse.core.panel import Sight
from roundhouse.core.title import Benchmark
from roundhouse.games.switch_signal.draw.picture import draw_board
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.rules.boards.load import bundled
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, DICE, TRAINS
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.movement import dry_run
from roundhouse.games.switch_signal.rules.state import State, on_network
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.measure import seconds, sizes

GAMES: Final = 60
REFERENCE: Final = 0.3
"""The L in seconds for which the bars are written."""

GAME_BAR: Final = 0.01 / REFERENCE
DRY_RUN_BAR: Final = 100e-6 / REFERENCE
DRAWN_BAR: Final = 0.05
SIZE_BAR: Final = 60.0
ROUNDS: Final = 20
ENTRIES: Final = 70
"""How far the game has gone that is drawn: trains are out everywhere."""

# Playing


def playing(loop: float) -> Iterator[Figure]:
    """What random play and a dry run take on each board."""
    for board in bundled():
        setup = Setup(seats=2, options={"board": board}, version=GAME.version)
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
        (state, train, max(DICE[COLOUR_OF[train]]))
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


# Drawing


def drawing(loop: float) -> Iterator[Figure]:
    """Times in L (*loop* seconds) and the size of a page's board, for each board."""
    for name in bundled():
        *_, last = random_game(
            checked(GAME, Setup(seats=2, options={"board": name}, version=GAME.version)), Random(3)
        )
        drawn = draw_board(GAME.view(last, None))
        yield from sizes(f"Switch & Signal, {name}", drawn, SIZE_BAR, None)
    for name in bundled():
        state = _late(name)
        sight, view = _sight(state), GAME.view(state, None)
        taken = seconds(partial(draw_board, view), ROUNDS) / loop
        yield Figure(name=f"Switch & Signal, {name}, drawn", value=taken, unit="L", bar=DRAWN_BAR)
        taken = seconds(partial(PANEL.parts, sight), ROUNDS) / loop
        yield Figure(name=f"Switch & Signal, {name}, page's parts", value=taken, unit="L")
        size = len(PANEL.parts(sight).board.encode()) / 1000
        yield Figure(
            name=f"Switch & Signal, {name}, with choices", value=size, unit="kB", bar=SIZE_BAR
        )


def _late(board: str) -> State:
    """A game played at random until somebody plays cards late in it."""
    rng = Random(1)
    state = GAME.new(Setup(seats=4, options={"board": board, "goods": 10}, version=GAME.version))
    late = state
    for _ in range(ENTRIES):
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, GAME.legal(state, seat).sample(rng)).state
        if state.stack and state.stack[-1].wire == "acting":
            late = state
        if not state.stack:
            break
    return late


def _sight(state: State) -> Sight[View]:
    return Sight(
        view=GAME.view(state, state.active),
        seat=state.active,
        to_act=(state.active,),
        offers=GAME.legal(state, state.active),
        names=(),
        language="en",
        seq=0,
        why_not=lambda _action: None,
    )


BENCHMARKS: Final[Mapping[str, Benchmark]] = {"switch_signal": playing, "draw": drawing}
