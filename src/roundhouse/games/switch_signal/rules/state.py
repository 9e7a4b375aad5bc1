"""Everything of a game that changes."""

from dataclasses import dataclass
from typing import NewType

from roundhouse.core.actions import Seat
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.frames import AnyFrame

Hand = tuple[int, int, int]
"""Signal, switch and move cards, counted."""

NO_CARDS: Hand = (0, 0, 0)

Outcome = NewType("Outcome", str)
PLAYING = Outcome("")
WON = Outcome("delivered")
OUT_OF_TIME = Outcome("out_of_time")
CLOCK_EMPTY = Outcome("clock_empty")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The options of one game, all chosen (section 21 of the rules)."""

    layout: str = "first_game"
    removed: int = 3
    clock: int = 7
    extra_signal: bool = False
    goods: int = 8
    departure: str = "dice"
    first_player: str = "1"


@dataclass(slots=True, kw_only=True)
class State:
    """One position. All its parts are immutable values, so a copy shares them.

    Trains, colours and places are numbers here (``components`` and the board's network name
    them). ``unseen`` are the instructions nobody has seen; ``left`` says how many cards the
    stack holds, the lowest of them ``bottom`` if the Switchman put it there.
    """

    board: BoardDef
    settings: Settings
    seats: int
    version: int
    stack: tuple[AnyFrame, ...]
    turn: int
    active: Seat
    trains: tuple[int, ...]
    loads: tuple[int, ...]
    green: int
    switches: tuple[int, ...]
    goods: tuple[int, ...]
    delivered: tuple[tuple[int, ...], ...]
    clock: int
    unseen: tuple[str, ...]
    left: int
    bottom: str
    lost: int
    played: tuple[str, ...]
    hands: tuple[Hand, ...]
    pile: Hand
    discard: Hand
    used: tuple[str, ...]
    dispatched: bool
    held: tuple[str, ...]
    points: tuple[int, ...]
    tokens: tuple[int, ...]
    outcome: Outcome

    def copy(self) -> "State":
        """A draft that may be changed without touching this."""
        new = object.__new__(State)
        new.board = self.board
        new.settings = self.settings
        new.seats = self.seats
        new.version = self.version
        new.stack = self.stack
        new.turn = self.turn
        new.active = self.active
        new.trains = self.trains
        new.loads = self.loads
        new.green = self.green
        new.switches = self.switches
        new.goods = self.goods
        new.delivered = self.delivered
        new.clock = self.clock
        new.unseen = self.unseen
        new.left = self.left
        new.bottom = self.bottom
        new.lost = self.lost
        new.played = self.played
        new.hands = self.hands
        new.pile = self.pile
        new.discard = self.discard
        new.used = self.used
        new.dispatched = self.dispatched
        new.held = self.held
        new.points = self.points
        new.tokens = self.tokens
        new.outcome = self.outcome
        return new


def place(draft: State, train: int, at: int) -> None:
    """Put a train somewhere."""
    draft.trains = (*draft.trains[:train], at, *draft.trains[train + 1 :])


def load(draft: State, train: int, goods: int) -> None:
    """Put goods on a train, or take them off."""
    draft.loads = (*draft.loads[:train], goods, *draft.loads[train + 1 :])


def on_network(state: State, train: int) -> bool:
    """Whether the train stands on a space (SS-TERM-10)."""
    return state.trains[train] != DEPOT


def unused(state: State, helper: str) -> bool:
    """Whether the board has this helper and nobody has called it yet (SS-HELP-0)."""
    return helper in state.board.helpers and helper not in state.used
