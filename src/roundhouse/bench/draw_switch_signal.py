"""How large Switch & Signal's pictures are, and how long they and a page's panel take."""

from collections.abc import Iterator
from functools import partial
from gzip import compress
from random import Random

from roundhouse.bench import Figure, seconds
from roundhouse.core.game import Setup
from roundhouse.core.panel import Sight
from roundhouse.draw.switch_signal import draw_board, draw_table
from roundhouse.games.switch_signal.defs import BUNDLED
from roundhouse.games.switch_signal.rules import GAME
from roundhouse.games.switch_signal.state import State
from roundhouse.games.switch_signal.view import View
from roundhouse.panels.switch_signal import PANEL

ENTRIES = 70
"""How far the game has gone that is drawn: trains are out everywhere."""


def figures(loop: float) -> Iterator[Figure]:
    """Sizes in kB, times in L (*loop* seconds), for each board."""
    for name in BUNDLED:
        state = _late(name)
        view = GAME.view(state, None)
        board, table = draw_board(view), draw_table(view)
        yield _size(f"{name}: board", board, 60)
        yield _size(f"{name}: board, compressed", board, None, zipped=True)
        yield _size(f"{name}: table", table, None)
        taken = seconds(partial(draw_board, view), 20) / loop
        yield Figure(name=f"{name}: draw the board", value=taken, unit="L", bar=0.05)
        taken = seconds(partial(PANEL.parts, _sight(state)), 20) / loop
        yield Figure(name=f"{name}: a page's panel", value=taken, unit="L")


def _size(name: str, picture: str, bar: float | None, *, zipped: bool = False) -> Figure:
    raw = picture.encode()
    return Figure(name=name, value=len(compress(raw) if zipped else raw) / 1000, unit="kB", bar=bar)


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
