"""The extra signal disc of an easier game (SS-DIFF-1, SS-RUL-44)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.discs import NoSuchPlace, NotRed, SignalAdded
from roundhouse.games.switch_signal.rules.frames import AddingSignal
from roundhouse.games.switch_signal.rules.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class AddSignal(Action):
    """Place the extra signal disc (SS-DIFF-1)."""

    wire: ClassVar[str] = "add_signal"
    place: str


TAKES: Final[tuple[type[Action], ...]] = (AddSignal,)


def offers(state: State, _frame: AddingSignal) -> Iterable[Offer[Action]]:
    """Any red place."""
    net = state.board.net
    reds = net.places_in(((1 << len(net.places)) - 1) & ~state.green)
    return (Offer(AddSignal, {}, {"place": OneOf(reds)}),)


def refusals(state: State, _frame: AddingSignal, action: AddSignal) -> Iterator[RuleError]:
    """The place must be there and red."""
    if action.place not in state.board.net.place:
        yield NoSuchPlace(place=action.place)
    elif state.green >> state.board.net.place[action.place] & 1:
        yield NotRed(rule="SS-DIFF-1", place=action.place)


def apply(draft: State, _frame: AddingSignal, action: AddSignal) -> Iterator[Event]:
    """One more green place."""
    draft.green |= 1 << draft.board.net.place[action.place]
    finish(draft)
    yield SignalAdded(place=action.place)
