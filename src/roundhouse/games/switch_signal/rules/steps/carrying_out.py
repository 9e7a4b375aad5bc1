"""An instruction's symbols from top to bottom (section 6 of the rules)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish, push, swap
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.base import CannotBe, Happening, MayNotBe
from roundhouse.games.switch_signal.rules.clock import lose
from roundhouse.games.switch_signal.rules.components import (
    COLOUR_OF,
    COLOURS,
    DEPARTURES,
    DEPLOY,
    MULTI,
    START,
    SYMBOLS,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.frames import CarryingOut, MovingTrains
from roundhouse.games.switch_signal.rules.state import State, on_network
from roundhouse.games.switch_signal.rules.steps import helpers
from roundhouse.games.switch_signal.rules.turn import deploy, depot_colours


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseColour(Action):
    """The colour for a deploy or multi symbol (SS-INST-3, SS-INST-8)."""

    wire: ClassVar[str] = "choose_colour"
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourChosen(Happening):
    """A colour was settled for a deploy or multi symbol."""

    wire: ClassVar[str] = "colour_chosen"
    colour: str
    symbol: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingToDeploy(Happening):
    """No colour could be chosen for a deploy symbol."""

    wire: ClassVar[str] = "nothing_to_deploy"


@dataclass(eq=False, kw_only=True)
class NoSuchColour(CannotBe):
    """Trains are black, brown or grey."""

    wire: ClassVar[str] = "no_such_colour"
    rule: str = "SS-COMP-1"
    colour: str


@dataclass(eq=False, kw_only=True)
class NoneInDepot(CannotBe):
    """All trains of the colour are out."""

    wire: ClassVar[str] = "none_in_depot"
    rule: str = "SS-INST-3"
    colour: str


@dataclass(eq=False, kw_only=True)
class ColourTaken(MayNotBe):
    """Two symbols of one card ask for two different colours."""

    wire: ClassVar[str] = "colour_taken"
    colour: str


TAKES: Final[tuple[type[Action], ...]] = (ChooseColour,)


def symbol(frame: CarryingOut) -> str:
    """The symbol reached."""
    return SYMBOLS[frame.instruction][frame.done]


def colours(state: State, frame: CarryingOut) -> tuple[str, ...]:
    """Those that may be chosen for the symbol reached (SS-INST-3, SS-INST-8)."""
    if symbol(frame) == DEPLOY:
        return tuple(c for c in depot_colours(state) if c not in frame.deployed)
    return tuple(c for c in COLOURS if c not in frame.chosen)


def offers(state: State, frame: CarryingOut) -> Iterator[Offer[Action]]:
    """The colours to choose from."""
    yield Offer(ChooseColour, {}, {"colour": OneOf(colours(state, frame))})


def refusals(state: State, frame: CarryingOut, action: ChooseColour) -> Iterator[RuleError]:
    """A deployed colour needs a train in the depot; two symbols need two colours."""
    if action.colour not in COLOURS:
        yield NoSuchColour(colour=action.colour)
        return
    deploying = symbol(frame) == DEPLOY
    if deploying and action.colour not in depot_colours(state):
        yield NoneInDepot(colour=action.colour)
    if action.colour in (frame.deployed if deploying else frame.chosen):
        yield ColourTaken(rule="SS-INST-4" if deploying else "SS-INST-9", colour=action.colour)


def apply(draft: State, frame: CarryingOut, action: ChooseColour) -> list[Event]:
    """The colour is settled."""
    return _choose(draft, frame, action.colour)


def settle(draft: State, frame: CarryingOut) -> list[Event] | None:
    """Go on to the next symbol, unless a colour is to be chosen for this one."""
    if frame.done == len(SYMBOLS[frame.instruction]):
        return _finish(draft, frame)
    if frame.instruction == START:
        return _start(draft, frame)
    reached = symbol(frame)
    if reached == DEPLOY:
        return _deploy(draft, frame)
    if reached == MULTI and not _is_everything(frame):
        return None
    if reached == MULTI:
        return _move(draft, _after(frame, symbols=3), COLOURS)
    return _move(draft, _after(frame), (reached,))


def _after(
    frame: CarryingOut, *, symbols: int = 1, deployed: str = "", chosen: str = ""
) -> CarryingOut:
    return CarryingOut(
        instruction=frame.instruction,
        done=frame.done + symbols,
        deployed=(*frame.deployed, deployed) if deployed else frame.deployed,
        chosen=(*frame.chosen, chosen) if chosen else frame.chosen,
    )


def _finish(draft: State, frame: CarryingOut) -> list[Event]:
    finish(draft)
    draft.held = ()
    if frame.instruction != START:
        draft.played = (*draft.played, frame.instruction)
    elif draft.settings.departure == "tokens":
        draft.tokens = DEPARTURES
    return []


def _start(draft: State, frame: CarryingOut) -> list[Event]:
    """One train of each colour, whatever it takes (SS-INST-13)."""
    swap(draft, _after(frame))
    deploy(draft, COLOURS[frame.done], first_turn=True)
    return []


def _deploy(draft: State, frame: CarryingOut) -> list[Event] | None:
    choices = colours(draft, frame)
    if not choices:
        return _nothing_to_deploy(draft, frame)
    if len(choices) == 1 and not helpers.could_hold(draft):
        return _choose(draft, frame, choices[0])
    return None


def _nothing_to_deploy(draft: State, frame: CarryingOut) -> list[Event]:
    """SS-INST-5."""
    swap(draft, _after(frame))
    return [NothingToDeploy(), *lose(draft, 2)]


def _choose(draft: State, frame: CarryingOut, colour: str) -> list[Event]:
    chosen = ColourChosen(colour=colour, symbol=symbol(frame))
    if symbol(frame) == DEPLOY:
        swap(draft, _after(frame, deployed=colour))
        deploy(draft, colour, first_turn=False)
        return [chosen]
    return [chosen, *_move(draft, _after(frame, chosen=colour), (colour,))]


def _move(draft: State, after: CarryingOut, moved: tuple[str, ...]) -> list[Event]:
    """Every train of these colours on the network (SS-INST-6, SS-INST-10)."""
    swap(draft, after)
    push(draft, MovingTrains(due=_due(draft, moved)))
    return []


def _is_everything(frame: CarryingOut) -> bool:
    return SYMBOLS[frame.instruction].count(MULTI) == 3


def _due(state: State, moved: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        train
        for number, train in enumerate(TRAINS)
        if COLOUR_OF[train] in moved and on_network(state, number)
    )
