"""The course of a turn between its steps (SS-TURN-1)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event, Landmark
from roundhouse.core.frames import push, swap
from roundhouse.games.switch_signal.rules.base import Happening
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.clock import end
from roundhouse.games.switch_signal.rules.components import (
    COUPLER,
    DRAWN,
    FLEETS,
    MOST_IN_HAND,
    START,
    SYMBOLS,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    CarryingOut,
    Deploying,
    Drawing,
    Revealing,
    RollingDeparture,
)
from roundhouse.games.switch_signal.rules.state import OUT_OF_TIME, State, place, unused


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegun(Happening):
    """The next player's turn."""

    landmark: ClassVar[Landmark] = "round"
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
class TrainDeployed(Happening):
    """A train stands on a departure point."""

    wire: ClassVar[str] = "train_deployed"
    train: str
    departure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsEnded(Happening):
    """A player plays no more cards this turn."""

    wire: ClassVar[str] = "actions_ended"
    seat: Seat


ORDER: Final = "SS-TURN-4"
"""The rule that gives each action its step."""


def begin_turn(draft: State) -> list[Event]:
    """The first player's turn with the start card, or the next player's (SS-INST-13)."""
    first = draft.turn == 0
    if not first:
        draft.active = Seat((draft.active + 1) % draft.seats)
    draft.turn += 1
    draft.dispatched = False
    begun = TurnBegun(seat=draft.active, turn=draft.turn)
    if not first:
        draft.stack = (Acting(), Revealing())
        return [begun]
    draft.stack = (Acting(), CarryingOut(instruction=START))
    card = InstructionRevealed(instruction=START, symbols=SYMBOLS[START], left=draft.left)
    return [begun, card]


def most_drawn(state: State) -> int:
    """How many cards the active player may draw at the turn's end (SS-DRAW-1)."""
    return max(0, min(DRAWN, MOST_IN_HAND - sum(state.hands[state.active])))


def end_actions(draft: State, fewer: int | None = None) -> list[Event]:
    """Step 2 is over: the game too if the stack is empty (SS-END-2), else cards are drawn.

    *fewer* is how many, if that is less than the most (SS-DRAW-2).
    """
    ended = ActionsEnded(seat=draft.active)
    if not draft.left:
        return [ended, end(draft, OUT_OF_TIME)]
    count = most_drawn(draft) if fewer is None else fewer
    if not count:
        return [ended, *begin_turn(draft)]
    swap(draft, Drawing(seat=draft.active, count=count))
    return [ended]


def deploy(draft: State, colour: str, *, first_turn: bool) -> None:
    """A train of a settled colour is due: ask for the Coupler, else roll (SS-HELP-5)."""
    if unused(draft, COUPLER):
        push(draft, Deploying(colour=colour, first_turn=first_turn))
    else:
        push(draft, RollingDeparture(colour=colour, first_turn=first_turn))


def depot_colours(state: State) -> tuple[str, ...]:
    """The colours of which a train is in the depot."""
    return tuple(c for c, fleet in FLEETS.items() if any(state.trains[n] == DEPOT for n in fleet))


def put_on_network(draft: State, colour: str, at: int) -> Event:
    """The lowest train of the colour in the depot comes to a departure point (SS-INST-14)."""
    train = next(n for n in FLEETS[colour] if draft.trains[n] == DEPOT)
    place(draft, train, at)
    return TrainDeployed(train=TRAINS[train], departure=draft.board.net.names[at])
