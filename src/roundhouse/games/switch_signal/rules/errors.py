"""Why an action may not be taken.

::

    RuleError
    ├── Impossible
    │   ├── NoSuchTrain, NoSuchPlace, NoSuchJunction, NoSuchArms, NoSuchColour,
    │   │   NoSuchExit, NoSuchPoint, NoSuchHelper, NoSuchCard
    │   ├── InDepot              a train that is not on the network
    │   ├── NotInHand            cards that the player does not hold
    │   ├── NotGreen, NotRed     a disc taken from nowhere, or put on another
    │   ├── NotInTradeCity, NoGoodsLeft, AlreadyLoaded
    │   ├── NoneInDepot          no train of the colour left to deploy
    │   ├── NotDue               the instruction does not move the train now
    │   ├── ExitBlocked          a red signal or a train behind it
    │   ├── MustLeave, MustStop  whether a train may stay in a city or go on is ruled
    │   ├── HelperUsed, HelperNotNow, NoTarget
    │   ├── NothingToHold        the instruction would not move it
    │   ├── CityGoesRed          a city would lose its last green place
    │   └── PointOccupied        the Coupler's point
    └── Forbidden
        ├── WrongPayment         neither one fitting card nor any two
        ├── TooFewOnTracks       a layout needs three discs on tracks
        ├── Unchanged            a switch must be changed
        ├── ColourTaken          two symbols ask for different colours
        └── NoTurningRound       the exit just used for entering
"""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import Forbidden, Impossible


@dataclass(eq=False, kw_only=True)
class CannotBe(Impossible):
    """The action has no meaning on this board or in this position."""

    prefix: ClassVar[str] = "switch-signal"


@dataclass(eq=False, kw_only=True)
class MayNotBe(Forbidden):
    """A rule of Switch & Signal forbids the action."""

    prefix: ClassVar[str] = "switch-signal"


@dataclass(eq=False, kw_only=True)
class NoSuchTrain(CannotBe):
    """No train has that name."""

    wire: ClassVar[str] = "no_such_train"
    rule: str = "SS-INST-14"
    train: str


@dataclass(eq=False, kw_only=True)
class NoSuchPlace(CannotBe):
    """The board has no such signal place."""

    wire: ClassVar[str] = "no_such_place"
    rule: str = "SS-TERM-8"
    place: str


@dataclass(eq=False, kw_only=True)
class NoSuchJunction(CannotBe):
    """The board has no such junction."""

    wire: ClassVar[str] = "no_such_junction"
    rule: str = "SS-TERM-6"
    junction: str


@dataclass(eq=False, kw_only=True)
class NoSuchArms(CannotBe):
    """These are not as many different arms of the junction as it has discs."""

    wire: ClassVar[str] = "no_such_arms"
    rule: str = "SS-TERM-6"
    junction: str
    closed: tuple[str, ...]
    arms: tuple[str, ...]
    discs: int


@dataclass(eq=False, kw_only=True)
class NoSuchColour(CannotBe):
    """Trains are black, brown or grey."""

    wire: ClassVar[str] = "no_such_colour"
    rule: str = "SS-COMP-1"
    colour: str


@dataclass(eq=False, kw_only=True)
class NoSuchExit(CannotBe):
    """No such track leads out of the city."""

    wire: ClassVar[str] = "no_such_exit"
    rule: str = "SS-MOVE-4"
    track: str
    city: str


@dataclass(eq=False, kw_only=True)
class NoSuchPoint(CannotBe):
    """The board has no such departure point."""

    wire: ClassVar[str] = "no_such_point"
    rule: str = "SS-TERM-5"
    departure: str


@dataclass(eq=False, kw_only=True)
class NoSuchHelper(CannotBe):
    """That helper does not work on this board."""

    wire: ClassVar[str] = "no_such_helper"
    rule: str = "SS-HELP-0"
    helper: str
    helpers: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class NoSuchCard(CannotBe):
    """Action cards are signal, switch or move."""

    wire: ClassVar[str] = "no_such_card"
    rule: str = "SS-DECK-1"
    card: str


@dataclass(eq=False, kw_only=True)
class InDepot(CannotBe):
    """The train is not on the network."""

    wire: ClassVar[str] = "in_depot"
    train: str


@dataclass(eq=False, kw_only=True)
class NotInHand(CannotBe):
    """The player does not hold so many of these cards."""

    wire: ClassVar[str] = "not_in_hand"
    rule: str = "SS-ACT-8"
    card: str
    needed: int
    held: int


@dataclass(eq=False, kw_only=True)
class NotGreen(CannotBe):
    """There is no disc to take."""

    wire: ClassVar[str] = "not_green"
    rule: str = "SS-ACT-2"
    place: str


@dataclass(eq=False, kw_only=True)
class NotRed(CannotBe):
    """There is a disc already."""

    wire: ClassVar[str] = "not_red"
    rule: str = "SS-ACT-2"
    place: str


@dataclass(eq=False, kw_only=True)
class NotInTradeCity(CannotBe):
    """Loading needs a trade city."""

    wire: ClassVar[str] = "not_in_trade_city"
    rule: str = "SS-ACT-6"
    train: str
    at: str


@dataclass(eq=False, kw_only=True)
class NoGoodsLeft(CannotBe):
    """The trade city has no cube."""

    wire: ClassVar[str] = "no_goods_left"
    rule: str = "SS-ACT-6"
    train: str
    city: str


@dataclass(eq=False, kw_only=True)
class AlreadyLoaded(CannotBe):
    """A train carries at most one cube."""

    wire: ClassVar[str] = "already_loaded"
    rule: str = "SS-ACT-6"
    train: str
    goods: str


@dataclass(eq=False, kw_only=True)
class NoneInDepot(CannotBe):
    """All trains of the colour are out."""

    wire: ClassVar[str] = "none_in_depot"
    rule: str = "SS-INST-3"
    colour: str


@dataclass(eq=False, kw_only=True)
class NotDue(CannotBe):
    """The instruction does not move this train now."""

    wire: ClassVar[str] = "not_due"
    rule: str = "SS-INST-7"
    train: str
    due: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class ExitBlocked(CannotBe):
    """The exit's signal is red, or a train stands behind it."""

    wire: ClassVar[str] = "exit_blocked"
    rule: str = "SS-MOVE-15"
    track: str
    city: str
    why: str
    by: str


@dataclass(eq=False, kw_only=True)
class MustLeave(CannotBe):
    """A train that starts its move in a city leaves it if it can."""

    wire: ClassVar[str] = "must_leave"
    rule: str = "SS-NA-4"
    train: str
    city: str


@dataclass(eq=False, kw_only=True)
class MustStop(CannotBe):
    """Trains may not pass through cities now."""

    wire: ClassVar[str] = "must_stop"
    rule: str = "SS-MOVE-9"
    train: str
    city: str


@dataclass(eq=False, kw_only=True)
class HelperUsed(CannotBe):
    """Each helper works once a game."""

    wire: ClassVar[str] = "helper_used"
    rule: str = "SS-HELP-0"
    helper: str


@dataclass(eq=False, kw_only=True)
class HelperNotNow(CannotBe):
    """A helper works at its own moment."""

    wire: ClassVar[str] = "helper_not_now"
    helper: str


@dataclass(eq=False, kw_only=True)
class NothingToHold(CannotBe):
    """The instruction would not move that, or has begun to."""

    wire: ClassVar[str] = "nothing_to_hold"
    rule: str = "SS-HELP-7"
    helper: str
    target: str
    choices: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class PointOccupied(CannotBe):
    """The Coupler needs a free departure point."""

    wire: ClassVar[str] = "point_occupied"
    rule: str = "SS-HELP-5"
    departure: str
    train: str


@dataclass(eq=False, kw_only=True)
class NoTarget(CannotBe):
    """This helper needs no target."""

    wire: ClassVar[str] = "no_target"
    rule: str = "SS-HELP-0"
    helper: str
    target: str


@dataclass(eq=False, kw_only=True)
class WrongPayment(MayNotBe):
    """An action costs one card of its type, or any two."""

    wire: ClassVar[str] = "wrong_payment"
    rule: str = "SS-ACT-5"
    needed: str
    cards: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class CityGoesRed(CannotBe):
    """Every city keeps at least one green place."""

    wire: ClassVar[str] = "city_goes_red"
    rule: str = "SS-ACT-2"
    city: str
    disc: str


@dataclass(eq=False, kw_only=True)
class TooFewOnTracks(MayNotBe):
    """A layout has three discs on track places."""

    wire: ClassVar[str] = "too_few_on_tracks"
    rule: str = "SS-SETUP-12"
    disc: str
    needed: int


@dataclass(eq=False, kw_only=True)
class Unchanged(MayNotBe):
    """A switch must be changed."""

    wire: ClassVar[str] = "unchanged"
    rule: str = "SS-ACT-3"
    junction: str
    closed: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class ColourTaken(MayNotBe):
    """Two symbols of one card ask for two different colours."""

    wire: ClassVar[str] = "colour_taken"
    colour: str


@dataclass(eq=False, kw_only=True)
class NoTurningRound(MayNotBe):
    """A train passes through a city; it turns only by stopping."""

    wire: ClassVar[str] = "no_turning_round"
    rule: str = "SS-NA-3"
    train: str
    track: str
    city: str
