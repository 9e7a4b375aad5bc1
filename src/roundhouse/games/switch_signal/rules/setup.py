"""The options of a game, and the position they begin with (sections 4 and 21 of the rules)."""

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.errors import BadOption
from roundhouse.core.game import OptionDef, Setup
from roundhouse.games.switch_signal.rules.boards.load import board_of, bundled
from roundhouse.games.switch_signal.rules.boards.validation import CENTRAL_EUROPE
from roundhouse.games.switch_signal.rules.components import DRAWN
from roundhouse.games.switch_signal.rules.frames import (
    AddingSignal,
    AnyFrame,
    Drawing,
    DrawingLots,
    LayingOut,
    PlacingTokens,
    Scattering,
)
from roundhouse.games.switch_signal.rules.opening import opening
from roundhouse.games.switch_signal.rules.state import Settings, State

OPTIONS: Final = (
    OptionDef(key="board", default=CENTRAL_EUROPE),
    OptionDef(key="layout", default="first_game", choices=("first_game", "free", "random")),
    OptionDef(key="removed", default=3, choices=(0, 1, 2, 3, 4, 5, 6)),
    OptionDef(key="clock", default=7, choices=(7, 8, 9, 10)),
    OptionDef(key="extra_signal", default=False, choices=(False, True)),
    OptionDef(key="goods", default=8, choices=(8, 10)),
    OptionDef(key="departure", default="dice", choices=("dice", "variable", "tokens")),
    OptionDef(key="first_player", default="1", choices=("1", "2", "3", "4", "lot")),
)
"""Section 21 of the rules. ``board`` is the id of a board of ours, or a whole board file."""


def new_state(setup: Setup) -> State:
    """The position before the first entry; every option of *setup* has its value (SS-SETUP-14)."""
    chosen = dict(setup.options)
    source, first = chosen.pop("board"), chosen["first_player"]
    if not isinstance(source, str):
        raise BadOption(option="board", value=str(source)[:80], choices=bundled())
    if first != "lot" and int(first) > setup.seats:
        seats = tuple(str(n + 1) for n in range(setup.seats))
        raise BadOption(option="first_player", value=first, choices=(*seats, "lot"))
    state = opening(board_of(source), Settings(**chosen), setup.seats, setup.version)
    if first != "lot":
        state.active = Seat(int(first) - 1)
    if state.settings.layout == "random":
        state.green = 0
    state.stack = tuple(_to_be_done(state))
    return state


def _to_be_done(state: State) -> Iterator[AnyFrame]:
    """What comes before the first turn, the last of it first (SS-SETUP-14)."""
    settings = state.settings
    for seat in reversed(range(state.seats)):
        yield Drawing(seat=Seat(seat), count=DRAWN)
    if settings.layout == "free":
        yield LayingOut()
    if settings.extra_signal and settings.layout != "random":
        yield AddingSignal()
    if settings.layout == "random":
        yield Scattering()
    if settings.departure == "variable":
        yield PlacingTokens()
    if settings.first_player == "lot":
        yield DrawingLots()
