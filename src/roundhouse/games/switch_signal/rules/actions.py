"""What players decide, and how dice, cards and tokens may come out."""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Action, Pass, Seat

__all__ = ["Pass"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSignal(Action):
    """Take a signal disc from one place to another (SS-ACT-2); free while laying out."""

    wire: ClassVar[str] = "set_signal"
    disc: str
    to: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSwitch(Action):
    """Put a junction's discs on the ``closed`` arms (SS-ACT-3); free while laying out."""

    wire: ClassVar[str] = "set_switch"
    junction: str
    closed: tuple[str, ...]
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTrain(Action):
    """Roll for a train on the network and move it (SS-ACT-4)."""

    wire: ClassVar[str] = "move_train"
    train: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadTrain(Action):
    """Put a cube on a train in a trade city, for any one card (SS-ACT-6)."""

    wire: ClassVar[str] = "load_train"
    train: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddSignal(Action):
    """Place the extra signal disc (SS-DIFF-1)."""

    wire: ClassVar[str] = "add_signal"
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseColour(Action):
    """The colour for a deploy or multi symbol (SS-INST-3, SS-INST-8)."""

    wire: ClassVar[str] = "choose_colour"
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseTrain(Action):
    """The train of an instruction that moves next (SS-INST-7)."""

    wire: ClassVar[str] = "choose_train"
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeExit(Action):
    """Leave a city by one of its tracks (SS-MOVE-15, SS-NA-3)."""

    wire: ClassVar[str] = "take_exit"
    track: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StopHere(Action):
    """End the move in the city just entered (SS-NA-4)."""

    wire: ClassVar[str] = "stop_here"


@dataclass(frozen=True, slots=True, kw_only=True)
class CallHelper(Action):
    """Use a helper; ``target`` is the Conductor's colour, the Coupler's departure point or the
    Station master's train.
    """

    wire: ClassVar[str] = "call_helper"
    helper: str
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawLot(Action):
    """The lot names the first player."""

    wire: ClassVar[str] = "draw_lot"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceToken(Action):
    """A location token comes to lie on a departure point (SS-VAR-1)."""

    wire: ClassVar[str] = "place_token"
    departure: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScatterSwitch(Action):
    """A junction's discs fall on these arms (SS-SETUP-13)."""

    wire: ClassVar[str] = "scatter_switch"
    junction: str
    closed: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScatterSignal(Action):
    """A signal disc falls on this place (SS-SETUP-13)."""

    wire: ClassVar[str] = "scatter_signal"
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawCards(Action):
    """Action cards from the pile."""

    wire: ClassVar[str] = "draw_cards"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(Action):
    """The top instruction of the stack."""

    wire: ClassVar[str] = "reveal"
    instruction: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RollDeparture(Action):
    """The two departure dice."""

    wire: ClassVar[str] = "roll_departure"
    first: int
    second: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealToken(Action):
    """The top location token (SS-VAR-2)."""

    wire: ClassVar[str] = "reveal_token"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RollMovement(Action):
    """A movement die."""

    wire: ClassVar[str] = "roll_movement"
    points: int
