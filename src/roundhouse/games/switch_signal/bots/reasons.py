"""Why a bot plays as it does: one small event a reason, told as a sentence by *hint*."""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.events import Event
from roundhouse.games.switch_signal.rules.base import TRAIN_FIELDS


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason(Event):
    """Base of all reasons."""

    prefix: ClassVar[str] = "switch-signal"
    named: ClassVar[frozenset[str]] = TRAIN_FIELDS


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlyChoice(Reason):
    """Nothing else is possible, or nothing else makes a difference."""

    wire: ClassVar[str] = "bots_only_choice"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainLoads(Reason):
    """A cube is taken on, ``points`` from where it is wanted."""

    wire: ClassVar[str] = "bots_train_loads"
    train: str
    goods: str
    city: str
    port: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainAdvances(Reason):
    """A train comes nearer to its next city, ``points`` away."""

    wire: ClassVar[str] = "bots_train_advances"
    train: str
    goal: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainAside(Reason):
    """A train without a task is put where it costs no time."""

    wire: ClassVar[str] = "bots_train_aside"
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WayOpens(Reason):
    """A disc is set so that a train can go on to its next city."""

    wire: ClassVar[str] = "bots_way_opens"
    place: str
    train: str
    goal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsKept(Reason):
    """What is left in hand does more good later."""

    wire: ClassVar[str] = "bots_cards_kept"
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourDeployed(Reason):
    """A train of this colour will be the most useful one."""

    wire: ClassVar[str] = "bots_colour_deployed"
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourMoves(Reason):
    """This colour gains the most, or loses the least."""

    wire: ClassVar[str] = "bots_colour_moves"
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainFirst(Reason):
    """In this order the trains get in each other's way the least."""

    wire: ClassVar[str] = "bots_train_first"
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BestExit(Reason):
    """This way out leads the train on best."""

    wire: ClassVar[str] = "bots_best_exit"
    train: str
    track: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BestStop(Reason):
    """The train is better off in the city than beyond it."""

    wire: ClassVar[str] = "bots_best_stop"
    train: str
    city: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HelperSaved(Reason):
    """The helper would do more good another time."""

    wire: ClassVar[str] = "bots_helper_saved"


@dataclass(frozen=True, slots=True, kw_only=True)
class HelperPays(Reason):
    """The helper is worth about so many moves now."""

    wire: ClassVar[str] = "bots_helper_pays"
    helper: str
    moves: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NeedsSignal(Reason):
    """A train waits for a green signal on its way to the next city."""

    wire: ClassVar[str] = "bots_needs_signal"
    place: str
    train: str
    goal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NeedsSwitch(Reason):
    """A train waits for another setting of a switch."""

    wire: ClassVar[str] = "bots_needs_switch"
    junction: str
    train: str
    goal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PointTaken(Reason):
    """What somebody pointed at is done."""

    wire: ClassVar[str] = "bots_point_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class PointCosts(Reason):
    """What somebody pointed at would cost about so many moves."""

    wire: ClassVar[str] = "bots_point_costs"
    moves: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PointNotPaid(Reason):
    """What somebody pointed at cannot be done with these cards."""

    wire: ClassVar[str] = "bots_point_not_paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayoutFits(Reason):
    """The discs lie well for the trains to come."""

    wire: ClassVar[str] = "bots_layout_fits"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedOn(Reason):
    """Played on *playouts* times, this wins *gain* games in a hundred more than the next best."""

    wire: ClassVar[str] = "bots_played_on"
    playouts: int
    gain: int
