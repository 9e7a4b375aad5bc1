"""Real games to look at, played at random from a seed."""

from functools import cache
from random import Random

from roundhouse.core.game import Setup
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.view import View


@cache
def moment(board: str, steps: int, seed: int = 1, goods: int = 8, seats: int = 3) -> View:
    """What everyone sees after *steps* entries, or at the end if that comes first."""
    rng = Random(seed)
    state = GAME.new(Setup(seats=seats, options={"board": board, "goods": goods}))
    for _ in range(steps):
        acting = GAME.to_act(state)
        if not acting:
            break
        state = GAME.apply(state, acting[0], GAME.legal(state, acting[0]).sample(rng)).state
    return GAME.view(state, None)
