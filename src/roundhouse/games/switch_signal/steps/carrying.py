"""An instruction's symbols from top to bottom (section 6 of the rules)."""

from collections.abc import Iterator
from dataclasses import replace

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal import helpers
from roundhouse.games.switch_signal.actions import ChooseColour
from roundhouse.games.switch_signal.clock import lose
from roundhouse.games.switch_signal.errors import ColourTaken, NoneInDepot, NoSuchColour
from roundhouse.games.switch_signal.events import ColourChosen, NothingToDeploy
from roundhouse.games.switch_signal.printed import (
    COLOUR_OF,
    COLOURS,
    DEPARTURES,
    DEPLOY,
    MULTI,
    START,
    SYMBOLS,
    TRAINS,
)
from roundhouse.games.switch_signal.state import (
    CarryingOut,
    MovingTrains,
    State,
    on_network,
    pop,
    push,
    swap,
)
from roundhouse.games.switch_signal.steps import another_step
from roundhouse.games.switch_signal.turn import deploy, depot_colours


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


def refusals(state: State, frame: CarryingOut, action: Action) -> Iterator[RuleError]:
    """A deployed colour needs a train in the depot; two symbols need two colours."""
    if not isinstance(action, ChooseColour):
        yield another_step(frame, action)
        return
    if action.colour not in COLOURS:
        yield NoSuchColour(colour=action.colour)
        return
    deploying = symbol(frame) == DEPLOY
    if deploying and action.colour not in depot_colours(state):
        yield NoneInDepot(colour=action.colour)
    if action.colour in (frame.deployed if deploying else frame.chosen):
        yield ColourTaken(rule="SS-INST-4" if deploying else "SS-INST-9", colour=action.colour)


def apply(draft: State, frame: CarryingOut, action: ChooseColour) -> Iterator[Event]:
    """The colour is settled."""
    yield from _choose(draft, frame, action.colour)


def settle(draft: State, frame: CarryingOut) -> Iterator[Event] | None:
    """Go on to the next symbol, unless a colour is to be chosen for this one."""
    if frame.done == len(SYMBOLS[frame.instruction]):
        return _finish(draft, frame)
    if frame.instruction == START:
        return _start(draft, frame)
    match symbol(frame):
        case "deploy":
            return _deploy(draft, frame)
        case "multi":
            return _everything(draft, frame) if _is_everything(frame) else None
        case colour:
            return _move(draft, frame, colour)


def _finish(draft: State, frame: CarryingOut) -> Iterator[Event]:
    pop(draft)
    draft.held = ()
    if frame.instruction != START:
        draft.played = (*draft.played, frame.instruction)
    elif draft.settings.departure == "tokens":
        draft.tokens = DEPARTURES
    yield from ()


def _start(draft: State, frame: CarryingOut) -> Iterator[Event]:
    """One train of each colour, whatever it takes (SS-INST-13)."""
    swap(draft, replace(frame, done=frame.done + 1))
    deploy(draft, COLOURS[frame.done], first_turn=True)
    yield from ()


def _deploy(draft: State, frame: CarryingOut) -> Iterator[Event] | None:
    choices = colours(draft, frame)
    if not choices:
        return _nothing_to_deploy(draft, frame)
    if len(choices) == 1 and not helpers.could_hold(draft):
        return _choose(draft, frame, choices[0])
    return None


def _nothing_to_deploy(draft: State, frame: CarryingOut) -> Iterator[Event]:
    """SS-INST-5."""
    swap(draft, replace(frame, done=frame.done + 1))
    yield NothingToDeploy()
    yield from lose(draft, 2)


def _choose(draft: State, frame: CarryingOut, colour: str) -> Iterator[Event]:
    done = frame.done + 1
    yield ColourChosen(colour=colour, symbol=symbol(frame))
    if symbol(frame) == DEPLOY:
        swap(draft, replace(frame, done=done, deployed=(*frame.deployed, colour)))
        deploy(draft, colour, first_turn=False)
    else:
        swap(draft, replace(frame, done=done, chosen=(*frame.chosen, colour)))
        push(draft, MovingTrains(due=_due(draft, (colour,))))


def _move(draft: State, frame: CarryingOut, colour: str) -> Iterator[Event]:
    """Every train of that colour on the network (SS-INST-6)."""
    swap(draft, replace(frame, done=frame.done + 1))
    push(draft, MovingTrains(due=_due(draft, (colour,))))
    yield from ()


def _is_everything(frame: CarryingOut) -> bool:
    return SYMBOLS[frame.instruction].count(MULTI) == 3


def _everything(draft: State, frame: CarryingOut) -> Iterator[Event]:
    """Every train on the network (SS-INST-10)."""
    swap(draft, replace(frame, done=len(SYMBOLS[frame.instruction])))
    push(draft, MovingTrains(due=_due(draft, COLOURS)))
    yield from ()


def _due(state: State, moved: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        train
        for number, train in enumerate(TRAINS)
        if COLOUR_OF[train] in moved and on_network(state, number)
    )
