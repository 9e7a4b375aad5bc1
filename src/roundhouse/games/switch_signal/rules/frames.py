"""Frames: what is being decided now, as frozen data on `State.stack`."""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.core.frames import Frame


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance(Frame):
    """Dice, cards or tokens decide."""

    chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Frame):
    """The active player decides; the first player before the first turn. Helpers stand by."""

    asides: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawingLots(Chance):
    """Chance names the first player (SS-SETUP-10)."""

    wire: ClassVar[str] = "drawing_lots"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacingTokens(Chance):
    """Chance puts a location token on each departure point, ``placed`` so far (SS-VAR-1)."""

    wire: ClassVar[str] = "placing_tokens"
    placed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scattering(Chance):
    """Chance sets the junctions, then the signals, one after the other (SS-SETUP-13)."""

    wire: ClassVar[str] = "scattering"
    done: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AddingSignal(Decision):
    """The first player places the extra signal disc (SS-DIFF-1)."""

    wire: ClassVar[str] = "adding_signal"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayingOut(Decision):
    """The first player arranges the discs until the layout is confirmed (SS-SETUP-12)."""

    wire: ClassVar[str] = "laying_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing(Chance):
    """``count`` action cards go to a seat, at the start or at its turn's end (SS-DRAW-1)."""

    wire: ClassVar[str] = "drawing"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealing(Chance):
    """The top instruction is turned over (SS-INST-1)."""

    wire: ClassVar[str] = "revealing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading(Decision):
    """A revealed instruction may still be put back by the Switchman (SS-HELP-4)."""

    wire: ClassVar[str] = "reading"
    instruction: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CarryingOut(Decision):
    """An instruction, ``done`` symbols of it, with the colours chosen so far."""

    wire: ClassVar[str] = "carrying_out"
    instruction: str
    done: int = 0
    deployed: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploying(Decision):
    """A train of a settled colour: the Coupler names its point, or the dice do."""

    wire: ClassVar[str] = "deploying"
    colour: str
    first_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RollingDeparture(Chance):
    """The departure dice are rolled, or a token is turned over, for a train (SS-INST-3)."""

    wire: ClassVar[str] = "rolling_departure"
    colour: str
    first_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MovingTrains(Decision):
    """Trains that a symbol moves: those still ``due``; ``begun`` are the colours rolled for."""

    wire: ClassVar[str] = "moving_trains"
    due: tuple[str, ...]
    begun: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolling(Chance):
    """A train's movement die is rolled (SS-MOVE-2)."""

    wire: ClassVar[str] = "rolling"
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping(Decision):
    """The roll stands unless the Logistician is called (SS-HELP-1)."""

    wire: ClassVar[str] = "keeping"
    train: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Moving(Decision):
    """A train under way with ``left`` of its points; ``entry`` is the track it came in by."""

    wire: ClassVar[str] = "moving"
    train: str
    points: int
    left: int
    start: str
    way: tuple[str, ...] = ()
    entry: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acting(Decision):
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
