"""The six helpers: when each may be called, and what it does (section 11 of the rules)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import Frame, finish, swap
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.base import CannotBe, Happening
from roundhouse.games.switch_signal.rules.components import (
    COLOUR_OF,
    COLOURS,
    CONDUCTOR,
    COUPLER,
    DISPATCHER,
    LOGISTICIAN,
    MULTI,
    STATION_MASTER,
    SWITCHMAN,
    SYMBOLS,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    AnyFrame,
    CarryingOut,
    Deploying,
    Keeping,
    Moving,
    MovingTrains,
    Reading,
    Revealing,
    Rolling,
)
from roundhouse.games.switch_signal.rules.movement import train_on
from roundhouse.games.switch_signal.rules.state import State, on_network, unused
from roundhouse.games.switch_signal.rules.turn import put_on_network


@dataclass(frozen=True, slots=True, kw_only=True)
class CallHelper(Action):
    """Use a helper; ``target`` is the Conductor's colour, the Coupler's departure point or the
    Station master's train.
    """

    wire: ClassVar[str] = "call_helper"
    helper: str
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HelperCalled(Happening):
    """A helper was used; ``target`` is the colour, train, point or instruction concerned."""

    wire: ClassVar[str] = "helper_called"
    seat: Seat
    helper: str
    target: str


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


TAKES: Final[tuple[type[Action], ...]] = (CallHelper,)


IN_TURN: Final = frozenset((Reading, CarryingOut, Deploying, MovingTrains, Keeping, Moving, Acting))
"""Where the active player decides, so that helpers can be called."""

RULES: Final = {
    LOGISTICIAN: "SS-HELP-1",
    DISPATCHER: "SS-HELP-2",
    CONDUCTOR: "SS-HELP-3",
    SWITCHMAN: "SS-HELP-4",
    COUPLER: "SS-HELP-5",
    STATION_MASTER: "SS-HELP-6",
}


def still_due(state: State, frame: MovingTrains) -> tuple[str, ...]:
    """The trains of a symbol that have not moved and are not held back."""
    if not state.held:
        return frame.due
    return tuple(t for t in frame.due if t not in state.held and COLOUR_OF[t] not in state.held)


def movable(state: State) -> tuple[str, ...]:
    """Trains on the network that the instruction would still move (SS-HELP-7)."""
    due: tuple[str, ...] = ()
    coming: tuple[str, ...] = ()
    for frame in state.stack:
        if isinstance(frame, MovingTrains):
            due = frame.due
        elif isinstance(frame, Reading | CarryingOut):
            coming = _coming(frame)
    if not due and not coming:
        return ()
    return tuple(
        train
        for number, train in enumerate(TRAINS)
        if (train in due or (COLOUR_OF[train] in coming and on_network(state, number)))
        and train not in state.held
        and COLOUR_OF[train] not in state.held
    )


def _coming(frame: Reading | CarryingOut) -> tuple[str, ...]:
    """The colours that an instruction names below the symbol reached."""
    symbols = SYMBOLS[frame.instruction]
    if isinstance(frame, CarryingOut):
        return symbols[frame.done :]
    return COLOURS if symbols.count(MULTI) == 3 else symbols


def holdable(state: State) -> tuple[str, ...]:
    """The colours that the Conductor could hold back: none of their trains rolled for yet."""
    trains = movable(state)
    if not trains:
        return ()
    begun = {c for f in state.stack if isinstance(f, MovingTrains) for c in f.begun}
    colours = dict.fromkeys(COLOUR_OF[train] for train in trains)
    return tuple(colour for colour in colours if colour not in begun)


def could_hold(state: State) -> bool:
    """Whether the Conductor or the Station master could act at this moment (SS-TURN-4)."""
    if unused(state, STATION_MASTER) and movable(state):
        return True
    return unused(state, CONDUCTOR) and bool(holdable(state))


def _here(state: State, kind: type[AnyFrame]) -> tuple[str, ...]:
    return ("",) if isinstance(state.stack[-1], kind) else ()


def _free_points(state: State) -> tuple[str, ...]:
    if not isinstance(state.stack[-1], Deploying):
        return ()
    return tuple(d.id for d in state.board.departures if not _train_at(state, d.id))


def _train_at(state: State, departure: str) -> str:
    return train_on(state, state.board.net.number[departure])


TARGETS: Final[dict[str, Callable[[State], tuple[str, ...]]]] = {
    LOGISTICIAN: lambda state: _here(state, Keeping),
    DISPATCHER: lambda _state: ("",),
    CONDUCTOR: holdable,
    SWITCHMAN: lambda state: _here(state, Reading),
    COUPLER: _free_points,
    STATION_MASTER: movable,
}
"""What each helper could be called for now; an empty name where no target is needed."""

TARGETED: Final = (CONDUCTOR, COUPLER, STATION_MASTER)


def offers(state: State, frame: Frame) -> Iterator[Offer[CallHelper]]:
    """The helpers that could act now, beside whatever is being decided."""
    if len(state.used) == len(state.board.helpers) or type(frame) not in IN_TURN:
        return
    for helper in state.board.helpers:
        if helper not in state.used and (targets := TARGETS[helper](state)):
            yield _offer(helper, targets)


def _offer(helper: str, targets: tuple[str, ...]) -> Offer[CallHelper]:
    if helper in TARGETED:
        return Offer(CallHelper, {"helper": helper}, {"target": OneOf(targets)})
    return UNTARGETED[helper]


UNTARGETED: Final = {
    helper: Offer(CallHelper, {"helper": helper, "target": ""})
    for helper in (LOGISTICIAN, DISPATCHER, SWITCHMAN)
}


def refusals(state: State, frame: Frame, action: CallHelper) -> Iterator[RuleError]:
    """Why a helper cannot be called so now."""
    helper, target = action.helper, action.target
    if helper not in state.board.helpers:
        yield NoSuchHelper(helper=helper, helpers=state.board.helpers)
        return
    if helper in state.used:
        yield HelperUsed(helper=helper)
    targets = TARGETS[helper](state) if type(frame) in IN_TURN else ()
    if not targets:
        yield HelperNotNow(rule=RULES[helper], helper=helper)
    elif target not in targets:
        yield _wrong_target(state, helper, target, targets)


def _wrong_target(state: State, helper: str, target: str, targets: tuple[str, ...]) -> RuleError:
    if helper not in TARGETED:
        return NoTarget(helper=helper, target=target)
    if helper != COUPLER:
        return NothingToHold(helper=helper, target=target, choices=targets)
    if target in (departure.id for departure in state.board.departures):
        return PointOccupied(departure=target, train=_train_at(state, target))
    return NoSuchPoint(departure=target)


def apply(draft: State, frame: Frame, action: CallHelper) -> list[Event]:
    """Cover the helper and let it work (SS-HELP-0)."""
    draft.used = tuple(h for h in draft.board.helpers if h == action.helper or h in draft.used)
    target = action.target
    if action.helper == SWITCHMAN and isinstance(frame, Reading):
        target = frame.instruction
    called = HelperCalled(seat=draft.active, helper=action.helper, target=target)
    return [called, *EFFECTS[action.helper](draft, frame, action.target)]


def _roll_again(draft: State, frame: Any, _target: str) -> tuple[Event, ...]:
    swap(draft, Rolling(train=frame.train))
    return ()


def _let_pass(draft: State, _frame: Any, _target: str) -> tuple[Event, ...]:
    draft.dispatched = True
    return ()


def _hold(draft: State, _frame: Any, target: str) -> tuple[Event, ...]:
    draft.held = (*draft.held, target)
    return ()


def _put_back(draft: State, frame: Any, _target: str) -> tuple[Event, ...]:
    """Under the stack, where its place is known (SS-INFO-3)."""
    draft.left += 1
    draft.bottom = frame.instruction
    swap(draft, Revealing())
    return ()


def _couple(draft: State, frame: Any, target: str) -> tuple[Event, ...]:
    finish(draft)
    return (put_on_network(draft, frame.colour, draft.board.net.number[target]),)


EFFECTS: Final[dict[str, Callable[[State, Any, str], tuple[Event, ...]]]] = {
    LOGISTICIAN: _roll_again,
    DISPATCHER: _let_pass,
    CONDUCTOR: _hold,
    SWITCHMAN: _put_back,
    COUPLER: _couple,
    STATION_MASTER: _hold,
}
"""What each helper does to the frame it is called beside."""
