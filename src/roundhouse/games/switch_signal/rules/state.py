"""Everything of a game that changes, and the frames that say what is being done."""

from dataclasses import dataclass
from typing import ClassVar, NewType

from roundhouse.core.actions import Seat
from roundhouse.games.switch_signal.rules.board import BoardDef
from roundhouse.games.switch_signal.rules.network import DEPOT

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """Something begun and not finished; the last of the stack is what is being done now."""

    wire: ClassVar[str]
    chance: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawingLots(Frame):
    """Chance names the first player (SS-SETUP-10)."""

    wire: ClassVar[str] = "drawing_lots"
    chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacingTokens(Frame):
    """Chance puts a location token on each departure point, ``placed`` so far (SS-VAR-1)."""

    wire: ClassVar[str] = "placing_tokens"
    chance: ClassVar[bool] = True
    placed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scattering(Frame):
    """Chance sets the junctions, then the signals, one after the other (SS-SETUP-13)."""

    wire: ClassVar[str] = "scattering"
    chance: ClassVar[bool] = True
    done: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AddingSignal(Frame):
    """The first player places the extra signal disc (SS-DIFF-1)."""

    wire: ClassVar[str] = "adding_signal"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayingOut(Frame):
    """The first player arranges the discs until the layout is confirmed (SS-SETUP-12)."""

    wire: ClassVar[str] = "laying_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing(Frame):
    """``count`` action cards go to a seat, at the start or at its turn's end (SS-DRAW-1)."""

    wire: ClassVar[str] = "drawing"
    chance: ClassVar[bool] = True
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealing(Frame):
    """The top instruction is turned over (SS-INST-1)."""

    wire: ClassVar[str] = "revealing"
    chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading(Frame):
    """A revealed instruction may still be put back by the Switchman (SS-HELP-4)."""

    wire: ClassVar[str] = "reading"
    instruction: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CarryingOut(Frame):
    """An instruction, ``done`` symbols of it, with the colours chosen so far."""

    wire: ClassVar[str] = "carrying_out"
    instruction: str
    done: int = 0
    deployed: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploying(Frame):
    """A train of a settled colour: the Coupler names its point, or the dice do."""

    wire: ClassVar[str] = "deploying"
    colour: str
    first_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RollingDeparture(Frame):
    """The departure dice are rolled, or a token is turned over, for a train (SS-INST-3)."""

    wire: ClassVar[str] = "rolling_departure"
    chance: ClassVar[bool] = True
    colour: str
    first_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MovingTrains(Frame):
    """Trains that a symbol moves: those still ``due``; ``begun`` are the colours rolled for."""

    wire: ClassVar[str] = "moving_trains"
    due: tuple[str, ...]
    begun: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolling(Frame):
    """A train's movement die is rolled (SS-MOVE-2)."""

    wire: ClassVar[str] = "rolling"
    chance: ClassVar[bool] = True
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping(Frame):
    """The roll stands unless the Logistician is called (SS-HELP-1)."""

    wire: ClassVar[str] = "keeping"
    train: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Moving(Frame):
    """A train under way with ``left`` of its points; ``entry`` is the track it came in by."""

    wire: ClassVar[str] = "moving"
    train: str
    points: int
    left: int
    start: str
    way: tuple[str, ...] = ()
    entry: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acting(Frame):
    """Step 2: the active player plays action cards (SS-ACT-1)."""

    wire: ClassVar[str] = "acting"


AnyFrame = (
    DrawingLots
    | PlacingTokens
    | Scattering
    | AddingSignal
    | LayingOut
    | Drawing
    | Revealing
    | Reading
    | CarryingOut
    | Deploying
    | RollingDeparture
    | MovingTrains
    | Rolling
    | Keeping
    | Moving
    | Acting
)


@dataclass(slots=True, kw_only=True)
class State:
    """One position. All its parts are immutable values, so a copy shares them.

    Trains, colours and places are numbers here (``printed`` and the board's network name
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


def push(draft: State, frame: AnyFrame) -> None:
    """Begin *frame* before going on with what is being done."""
    draft.stack = (*draft.stack, frame)


def pop(draft: State) -> None:
    """Finish what is being done."""
    draft.stack = draft.stack[:-1]


def swap(draft: State, frame: AnyFrame) -> None:
    """Go on with *frame* instead of what is being done."""
    draft.stack = (*draft.stack[:-1], frame)


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
