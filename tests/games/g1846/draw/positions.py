"""Positions of 1846 to draw: an untouched table, a small board, one with a bit of everything."""

from collections.abc import Mapping

from roundhouse.core.actions import Seat
from roundhouse.core.game import Setup
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import NEUTRAL, CorpId, HexId, TileId, TrainId
from roundhouse.games.g1846.rules.state import Marker, State
from roundhouse.games.g1846.rules.steps.setup import new_state
from roundhouse.games.g1846.rules.view import View, view_of
from tests.games.g1846.rules.names import MPC, MS, SC

B_O, C_O, ERIE, GT, IC, NYC, PRR = map(CorpId, DEFS.corps)
IN_PLAY = (B_O, C_O, GT, IC, NYC)


def untouched() -> State:
    """Three players before the first stock round; ERIE and PRR are not in the game."""
    state = new_state(Setup(seats=3))
    state.set_no, state.stack = 1, ()
    state.corps, state.removed = IN_PLAY, (ERIE, PRR)
    state.cash = {**state.cash, **dict.fromkeys(IN_PLAY, 0)}
    state.tokens_left = {corp: DEFS.corps[corp].tokens for corp in IN_PLAY}
    for corp in state.removed:
        state.board = state.board.with_token(NEUTRAL, DEFS.corps[corp].home)
    return state


def started(state: State, corp: CorpId, price: int, president: int, **held: int) -> State:
    """*state* with *corp* started; *held* are shares by seat (``s1=2``), the rest its own."""
    draft = state.copy()
    shares: dict[Seat | str, int] = {Seat(president): 2}
    for name, count in held.items():
        shares[Seat(int(name[1:]))] = count
    shares[corp] = 10 - sum(shares.values())
    draft.shares = {**state.shares, corp: shares}
    draft.presidents = {**state.presidents, corp: Seat(president)}
    draft.columns = {**state.columns, corp: DEFS.prices.index(price)}
    order = sorted(draft.columns, key=lambda each: -draft.columns[each])
    draft.order = tuple(order)
    draft.board = draft.board.with_token(corp, DEFS.corps[corp].home)
    return draft


def laid(state: State, tiles: Mapping[str, tuple[str, int]]) -> State:
    """*state* with these tiles on the map."""
    draft = state.copy()
    for place, (tile, rotation) in tiles.items():
        draft.board = draft.board.with_tile(HexId(place), Laid(TileId(tile), rotation))
    return draft


def busy() -> State:
    """A bit of everything: tiles of all colours, tokens, markers, three companies."""
    state = started(untouched(), GT, 60, 0, s0=3)
    state = started(state, NYC, 90, 1, s1=4, s2=2)
    state = started(state, IC, 90, 2, s2=2)
    state = laid(
        state,
        {
            "B16": ("619", 4),
            "C13": ("7", 4),
            "C15": ("297", 0),
            "D14": ("14", 2),
            "E15": ("8", 2),
            "E17": ("292", 1),
            "D18": ("8", 4),
            "G7": ("611", 0),
            "G9": ("51", 5),
            "J4": ("9", 0),
            "H6": ("20", 0),
            "D6": ("300", 0),
        },
    )
    draft = state.copy()
    board = draft.board
    for corp, place, stop in ((GT, "D14", 0), (NYC, "C15", 0), (IC, "G7", 0), (NYC, "D6", 2)):
        board = board.with_token(corp, HexId(place), stop)
    draft.board = board
    draft.phase = 3
    draft.cash = {**draft.cash, MS: 70, GT: 80, NYC: 59, IC: 124}
    two, three, four = TrainId("2"), TrainId("3/5"), TrainId("4/6")
    draft.trains = {GT: (two, two), NYC: (two, three), IC: (four,), MS: (two,)}
    draft.earned = {NYC: 370}
    draft.owners = {SC: GT, MPC: IC, MS: Seat(0)}
    draft.markers = {SC: Marker(hex=HexId("D14")), MPC: Marker(hex=HexId("I1"))}
    return draft


def seen(state: State) -> View:
    """A spectator's view; the position needs nobody to act."""
    draft = state.copy()
    draft.over = draft.over or "bank_broken"
    return view_of(draft, None)
