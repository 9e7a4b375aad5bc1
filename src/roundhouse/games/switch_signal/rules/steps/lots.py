"""By lot: who begins (SS-SETUP-10)."""

from collections.abc import Iterable, Iterator

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Ints, Offer
from roundhouse.games.switch_signal.rules.actions import DrawLot
from roundhouse.games.switch_signal.rules.events import LotDrawn
from roundhouse.games.switch_signal.rules.state import DrawingLots, State, pop
from roundhouse.games.switch_signal.rules.steps import outcome_refusals


def offers(state: State, _frame: DrawingLots) -> Iterable[Offer[Action]]:
    """Any seat, equally likely."""
    return (Offer(DrawLot, {}, {"seat": Ints(0, state.seats - 1)}),)


def refusals(state: State, frame: DrawingLots, action: Action) -> Iterable[RuleError]:
    """Only seats at the table can be drawn."""
    return outcome_refusals(offers(state, frame), frame, action, "SS-SETUP-10")


def apply(draft: State, _frame: DrawingLots, action: DrawLot) -> Iterator[Event]:
    """The seat drawn begins."""
    draft.active = Seat(action.seat)
    pop(draft)
    yield LotDrawn(seat=action.seat)
