"""What happens in a game, as facts."""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening(Event):
    """Anything that happens in Switch & Signal."""

    prefix: ClassVar[str] = "switch-signal"


@dataclass(frozen=True, slots=True, kw_only=True)
class LotDrawn(Happening):
    """Chance named the first player."""

    wire: ClassVar[str] = "lot_drawn"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPlaced(Happening):
    """A departure point got its number for this game."""

    wire: ClassVar[str] = "token_placed"
    departure: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchSet(Happening):
    """A junction connects two arms now."""

    wire: ClassVar[str] = "switch_set"
    junction: str
    closed: tuple[str, ...]
    connected: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SignalMoved(Happening):
    """One place became red, another green."""

    wire: ClassVar[str] = "signal_moved"
    disc: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SignalAdded(Happening):
    """A place became green at the start."""

    wire: ClassVar[str] = "signal_added"
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LayoutConfirmed(Happening):
    """The first player is content with the layout."""

    wire: ClassVar[str] = "layout_confirmed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Happening):
    """Cards came into a hand, for all to see."""

    wire: ClassVar[str] = "cards_drawn"
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardShuffled(Happening):
    """The discard became the new draw pile."""

    wire: ClassVar[str] = "discard_shuffled"
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegun(Happening):
    """The next player's turn."""

    wire: ClassVar[str] = "turn_begun"
    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionRevealed(Happening):
    """A transport instruction; ``left`` cards remain in the stack."""

    wire: ClassVar[str] = "instruction_revealed"
    instruction: str
    symbols: tuple[str, ...]
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HelperCalled(Happening):
    """A helper was used; ``target`` is the colour, train, point or instruction concerned."""

    wire: ClassVar[str] = "helper_called"
    seat: Seat
    helper: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourChosen(Happening):
    """A colour was settled for a deploy or multi symbol."""

    wire: ClassVar[str] = "colour_chosen"
    colour: str
    symbol: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DepartureRolled(Happening):
    """The departure dice."""

    wire: ClassVar[str] = "departure_rolled"
    first: int
    second: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenRevealed(Happening):
    """A location token instead of the dice."""

    wire: ClassVar[str] = "token_revealed"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainDeployed(Happening):
    """A train stands on a departure point."""

    wire: ClassVar[str] = "train_deployed"
    train: str
    departure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PointTaken(Happening):
    """A train stands where the new one should; ``again`` when that costs nothing."""

    wire: ClassVar[str] = "point_taken"
    colour: str
    departure: str
    again: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingToDeploy(Happening):
    """No colour could be chosen for a deploy symbol."""

    wire: ClassVar[str] = "nothing_to_deploy"


@dataclass(frozen=True, slots=True, kw_only=True)
class MovementRolled(Happening):
    """A movement die."""

    wire: ClassVar[str] = "movement_rolled"
    train: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainMoved(Happening):
    """A move is over: the spaces entered, why and at what it ended, points unspent, time lost."""

    wire: ClassVar[str] = "train_moved"
    train: str
    points: int
    start: str
    way: tuple[str, ...]
    entered: int
    why: str
    by: str
    unspent: int
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLost(Happening):
    """Time tokens left the clock."""

    wire: ClassVar[str] = "time_lost"
    tokens: int
    clock: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionLost(Happening):
    """The clock ran empty and took a card off the stack."""

    wire: ClassVar[str] = "instruction_lost"
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainReturned(Happening):
    """A train went back to the depot."""

    wire: ClassVar[str] = "train_returned"
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsLoaded(Happening):
    """A cube came onto a train."""

    wire: ClassVar[str] = "goods_loaded"
    train: str
    goods: str
    city: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsDelivered(Happening):
    """A cube reached a port; ``total`` have been delivered."""

    wire: ClassVar[str] = "goods_delivered"
    train: str
    goods: str
    port: str
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsReturned(Happening):
    """A cube went back to its home city."""

    wire: ClassVar[str] = "goods_returned"
    goods: str
    city: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsPlayed(Happening):
    """Cards were put on the discard for an action."""

    wire: ClassVar[str] = "cards_played"
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsEnded(Happening):
    """A player plays no more cards this turn."""

    wire: ClassVar[str] = "actions_ended"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWon(Happening):
    """Everything required has been delivered (SS-END-1)."""

    wire: ClassVar[str] = "game_won"
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLost(Happening):
    """The last turn is over, or the clock ran empty beside an empty stack."""

    wire: ClassVar[str] = "game_lost"
    why: str
    total: int
