"""Paying with action cards: which to give away, which to keep (SS-ACT-5, SS-ACT-6)."""

from typing import Final

from roundhouse.games.switch_signal.bots.worth import Weights
from roundhouse.games.switch_signal.rules.cards import IN_ORDER, minus
from roundhouse.games.switch_signal.rules.components import CARDS
from roundhouse.games.switch_signal.rules.state import Hand, State

SIGNAL: Final = 0
SWITCH: Final = 1
MOVE: Final = 2

Cards = tuple[int, ...]
"""Cards by the numbers of their types."""


def cheapest(hand: Hand, weights: Weights) -> int:
    """The type of which a card will be missed least; -1 for an empty hand."""
    held = [kind for kind in range(len(hand)) if hand[kind]]
    return min(held, key=lambda kind: weights.cards[kind][hand[kind] - 1], default=-1)


def payment(hand: Hand, kind: int, weights: Weights) -> Cards:
    """What to pay an action of *kind* with: its own card, else two others; () if not at all."""
    if hand[kind]:
        return (kind,)
    if sum(hand) < 2:
        return ()
    first = cheapest(hand, weights)
    return first, cheapest(without(hand, (first,)), weights)


def without(hand: Hand, cards: Cards) -> Hand:
    """What is left of a hand."""
    return minus(hand, (cards.count(SIGNAL), cards.count(SWITCH), cards.count(MOVE)))


def paid(state: State, cards: Cards) -> State:
    """A draft of the position with *cards* taken from the active player's hand."""
    draft, seat = state.copy(), state.active
    hand = without(state.hands[seat], cards)
    draft.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return draft


def named(cards: Cards) -> tuple[str, ...]:
    """Cards by name, in the order of a hand."""
    return tuple(sorted((CARDS[kind] for kind in cards), key=IN_ORDER.index))
