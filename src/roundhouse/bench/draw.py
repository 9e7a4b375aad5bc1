"""Pictures: how long a crowded map of 1846 takes, and how large pictures are."""

import gzip
from collections.abc import Iterator
from random import Random
from typing import Final

from roundhouse.bench import Figure, draw_switch_signal, seconds
from roundhouse.bench.switch_signal import random_game
from roundhouse.core.actions import Seat
from roundhouse.core.game import Setup, checked
from roundhouse.draw.g1846 import draw_table
from roundhouse.draw.g1846_map import draw_map
from roundhouse.draw.switch_signal import draw_board
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.ids import TrainId
from roundhouse.games.g1846.rules import Game1846
from roundhouse.games.g1846.state import MARKET, State
from roundhouse.games.g1846.tokens import CITIES
from roundhouse.games.g1846.track import can_supply, fitting
from roundhouse.games.g1846.view import View, view_of
from roundhouse.games.switch_signal.defs import BUNDLED
from roundhouse.games.switch_signal.rules import GAME as SWITCH_SIGNAL

MAP_BAR: Final = 0.05
RAW_BAR: Final = 120.0
ZIPPED_BAR: Final = 20.0
BOARD_BAR: Final = 60.0
ROUNDS: Final = 20


def figures(loop: float) -> Iterator[Figure]:
    """A late map of 1846, the whole table, and each board of Switch & Signal."""
    view = crowded()
    took = seconds(lambda: [draw_map(view) for _ in range(ROUNDS)])
    yield Figure(name="1846 map, drawn", value=took / ROUNDS / loop, unit="L", bar=MAP_BAR)
    yield from _sizes("1846 map", draw_map(view), RAW_BAR, ZIPPED_BAR)
    took = seconds(lambda: [draw_table(view) for _ in range(ROUNDS)])
    yield Figure(name="1846 table, drawn", value=took / ROUNDS / loop, unit="L")
    yield from _sizes("1846 table", draw_table(view), None, None)
    for board in BUNDLED:
        setup = checked(SWITCH_SIGNAL, Setup(seats=2, options={"board": board}))
        *_, last = random_game(setup, Random(3))
        drawn = draw_board(SWITCH_SIGNAL.view(last, None))
        yield from _sizes(f"Switch & Signal, {board}", drawn, BOARD_BAR, None)
    yield from draw_switch_signal.figures(loop)


def _sizes(name: str, drawn: str, raw: float | None, zipped: float | None) -> Iterator[Figure]:
    data = drawn.encode()
    small = gzip.compress(data, 6, mtime=0)
    yield Figure(name=f"{name}, raw", value=len(data) / 1000, unit="kB", bar=raw)
    yield Figure(name=f"{name}, gzip", value=len(small) / 1000, unit="kB", bar=zipped)


def crowded() -> View:
    """A map as full as it gets: tiles wherever they fit, a token in every slot."""
    game, rng = Game1846(), Random(1846)
    draft = game.new(checked(game, Setup(seats=5))).copy()
    draft.phase = len(DEFS.phases)
    for place in [*DEFS.hexes] * draft.phase:
        choices = fitting(place, draft.board.laid(place))
        if supplied := [laid for laid in choices if can_supply(draft, laid)]:
            draft.board = draft.board.with_tile(place, rng.choice(supplied))
    _fill_slots(draft)
    _start_all(draft)
    return view_of(draft, None)


def _fill_slots(draft: State) -> None:
    for number, (place, stop) in enumerate(CITIES):
        room = draft.board.slots(place) - len(draft.board.owners_at(place, stop))
        for turn in range(room):
            owner = draft.corps[(number + turn) % len(draft.corps)]
            draft.board = draft.board.with_token(owner, place, stop)


def _start_all(draft: State) -> None:
    draft.order = draft.corps
    draft.columns = {corp: 20 - number for number, corp in enumerate(draft.corps)}
    draft.presidents = {corp: Seat(n % draft.seats) for n, corp in enumerate(draft.corps)}
    draft.shares = {
        corp: {Seat(n % draft.seats): 4, Seat((n + 1) % draft.seats): 3, MARKET: 2, corp: 1}
        for n, corp in enumerate(draft.corps)
    }
    draft.cash = {**draft.cash, **dict.fromkeys(draft.corps, 480)}
    draft.trains = {corp: (TrainId("6"), TrainId("7/8")) for corp in draft.corps}
