"""Action cards from the pile: five at the start, five at a turn's end (section 10)."""

from collections.abc import Iterable, Iterator

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Bag, Offer
from roundhouse.games.switch_signal.actions import DrawCards
from roundhouse.games.switch_signal.cards import counted, give, minus
from roundhouse.games.switch_signal.events import CardsDrawn, DiscardShuffled
from roundhouse.games.switch_signal.printed import CARDS
from roundhouse.games.switch_signal.state import NO_CARDS, Drawing, State, pop, swap
from roundhouse.games.switch_signal.steps import outcome_refusals
from roundhouse.games.switch_signal.turn import begin_turn


def offers(state: State, frame: Drawing) -> Iterable[Offer[Action]]:
    """As many as are due, or as the pile still has (SS-DRAW-3)."""
    pile = Bag(dict(zip(CARDS, state.pile, strict=True)), take=min(frame.count, sum(state.pile)))
    return (Offer(DrawCards, {}, {"cards": pile}),)


def refusals(state: State, frame: Drawing, action: Action) -> Iterable[RuleError]:
    """The pile must hold the cards, and exactly so many are drawn (SS-DRAW-2)."""
    return outcome_refusals(offers(state, frame), frame, action, "SS-DRAW-1")


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
    pop(draft)
    if not draft.stack:
        yield from begin_turn(draft)
