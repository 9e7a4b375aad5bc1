"""Pictures: how long a crowded map takes, and how large it is."""

from collections.abc import Iterator
from random import Random
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.figure import Figure
from roundhouse.core.game import Setup, checked
from roundhouse.games.g1846.draw.map import draw_map
from roundhouse.games.g1846.draw.picture import draw_table
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import TrainId
from roundhouse.games.g1846.rules.state import MARKET, State
from roundhouse.games.g1846.rules.tiles import can_supply, fitting
from roundhouse.games.g1846.rules.tokens import CITIES
from roundhouse.games.g1846.rules.view import View, view_of
from roundhouse.kit.measure import seconds, sizes

MAP_BAR: Final = 0.05
RAW_BAR: Final = 120.0
ZIPPED_BAR: Final = 20.0
ROUNDS: Final = 20


def figures(loop: float) -> Iterator[Figure]:
    """A late map and the whole table."""
    view = crowded()
    took = seconds(lambda: [draw_map(view) for _ in range(ROUNDS)])
    yield Figure(name="1846 map, drawn", value=took / ROUNDS / loop, unit="L", bar=MAP_BAR)
    yield from sizes("1846 map", draw_map(view), RAW_BAR, ZIPPED_BAR)
    took = seconds(lambda: [draw_table(view) for _ in range(ROUNDS)])
    yield Figure(name="1846 table, drawn", value=took / ROUNDS / loop, unit="L")
    yield from sizes("1846 table", draw_table(view), None, None)


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
