"""Frames: what is being decided now, as frozen data on `State.stack`."""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat


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
