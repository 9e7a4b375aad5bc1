"""Action cards from the pile: five at the start, five at a turn's end (section 10)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import NoSuchOutcome, RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish, swap
from roundhouse.core.offers import Bag, Offer
from roundhouse.games.switch_signal.rules.base import Happening
from roundhouse.games.switch_signal.rules.cards import counted, give, minus, named
from roundhouse.games.switch_signal.rules.components import CARDS
from roundhouse.games.switch_signal.rules.frames import Drawing
from roundhouse.games.switch_signal.rules.state import NO_CARDS, State
from roundhouse.games.switch_signal.rules.turn import begin_turn


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawCards(Action):
    """Action cards from the pile."""

    wire: ClassVar[str] = "draw_cards"
    cards: tuple[str, ...]


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


TAKES: Final[tuple[type[Action], ...]] = (DrawCards,)


def offers(state: State, frame: Drawing) -> Iterable[Offer[Action]]:
    """As many as are due, or as the pile still has (SS-DRAW-3)."""
    pile = Bag(dict(zip(CARDS, state.pile, strict=True)), take=min(frame.count, sum(state.pile)))
    return (Offer(DrawCards, {}, {"cards": pile}),)


def refusals(state: State, frame: Drawing, action: DrawCards) -> Iterator[RuleError]:
    """The pile must hold the cards, and exactly so many are drawn (SS-DRAW-2)."""
    if not _can_come(state, frame, action.cards):
        yield NoSuchOutcome(rule="SS-DRAW-1", outcome=", ".join(map(str, action.cards)))


def _can_come(state: State, frame: Drawing, cards: tuple[str, ...]) -> bool:
    drawn = counted(cards)
    return (
        cards == named(drawn)
        and len(cards) == min(frame.count, sum(state.pile))
        and min(minus(state.pile, drawn)) >= 0
    )


def apply(draft: State, frame: Drawing, action: DrawCards) -> Iterator[Event]:
    """Into the hand; an empty pile is made anew from the discard at once (SS-RUL-55)."""
    drawn = counted(action.cards)
    draft.pile = minus(draft.pile, drawn)
    give(draft, frame.seat, drawn)
    yield CardsDrawn(seat=frame.seat, cards=action.cards)
    if draft.pile == NO_CARDS:
        draft.pile, draft.discard = draft.discard, NO_CARDS
        yield DiscardShuffled(cards=sum(draft.pile))
    left = frame.count - len(action.cards)
    if left:
        swap(draft, Drawing(seat=frame.seat, count=left))
        return
    finish(draft)
    if not draft.stack:
        yield from begin_turn(draft)
