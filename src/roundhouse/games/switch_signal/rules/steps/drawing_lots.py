"""By lot: who begins (SS-SETUP-10)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Ints, Offer
from roundhouse.games.switch_signal.rules.base import Happening
from roundhouse.games.switch_signal.rules.frames import DrawingLots
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.outcomes import outcome_refusals


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawLot(Action):
    """The lot names the first player."""

    wire: ClassVar[str] = "draw_lot"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LotDrawn(Happening):
    """Chance named the first player."""

    wire: ClassVar[str] = "lot_drawn"
    seat: Seat


TAKES: Final[tuple[type[Action], ...]] = (DrawLot,)


def offers(state: State, _frame: DrawingLots) -> Iterable[Offer[Action]]:
    """Any seat, equally likely."""
    return (Offer(DrawLot, {}, {"seat": Ints(0, state.seats - 1)}),)


def refusals(state: State, frame: DrawingLots, action: DrawLot) -> Iterable[RuleError]:
    """Only seats at the table can be drawn."""
    return outcome_refusals(offers(state, frame), frame, action, "SS-SETUP-10")


def apply(draft: State, _frame: DrawingLots, action: DrawLot) -> Iterator[Event]:
    """The seat drawn begins."""
    draft.active = Seat(action.seat)
    finish(draft)
    yield LotDrawn(seat=action.seat)
