"""How long Switch & Signal's pictures and a page's parts take, and how large its board is."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from roundhouse.core.game import Setup, checked
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.bench.rules import random_game
from roundhouse.games.switch_signal.draw.picture import draw_board
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.rules.boards.load import BUNDLED
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.measure import Figure, seconds, sizes

DRAWN_BAR: Final = 0.05
SIZE_BAR: Final = 60.0
ROUNDS: Final = 20
ENTRIES: Final = 70
"""How far the game has gone that is drawn: trains are out everywhere."""


def figures(loop: float) -> Iterator[Figure]:
    """Times in L (*loop* seconds) and the size of a page's board, for each board."""
    for name in BUNDLED:
        *_, last = random_game(checked(GAME, Setup(seats=2, options={"board": name})), Random(3))
        drawn = draw_board(GAME.view(last, None))
        yield from sizes(f"Switch & Signal, {name}", drawn, SIZE_BAR, None)
    for name in BUNDLED:
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
    state = GAME.new(Setup(seats=4, options={"board": board, "goods": 10}))
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
