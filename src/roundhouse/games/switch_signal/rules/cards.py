"""Action cards: what a hand can pay for, and paying (SS-ACT-1, SS-ACT-5)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from roundhouse.core.actions import Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.offers import OneOf
from roundhouse.games.switch_signal.rules.base import CannotBe, Happening, MayNotBe
from roundhouse.games.switch_signal.rules.components import CARDS
from roundhouse.games.switch_signal.rules.state import NO_CARDS, Hand, State


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsPlayed(Happening):
    """Cards were put on the discard for an action."""

    wire: ClassVar[str] = "cards_played"
    seat: Seat
    cards: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class NoSuchCard(CannotBe):
    """Action cards are signal, switch or move."""

    wire: ClassVar[str] = "no_such_card"
    rule: str = "SS-DECK-1"
    card: str


@dataclass(eq=False, kw_only=True)
class NotInHand(CannotBe):
    """The player does not hold so many of these cards."""

    wire: ClassVar[str] = "not_in_hand"
    rule: str = "SS-ACT-8"
    card: str
    needed: int
    held: int


@dataclass(eq=False, kw_only=True)
class WrongPayment(MayNotBe):
    """An action costs one card of its type, or any two."""

    wire: ClassVar[str] = "wrong_payment"
    rule: str = "SS-ACT-5"
    needed: str
    cards: tuple[str, ...]


IN_ORDER: Final = tuple(sorted(CARDS))
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}


class AnyOrder(OneOf):
    """Tuples of which each may be written in any order."""

    def __init__(self, values: Iterable[tuple[str, ...]]) -> None:
        super().__init__(values)
        self._hash = hash(self.values)  # these are keys of the caches of offers

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AnyOrder) and self.values == other.values

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and super().__contains__(tuple(sorted(value, key=str)))


def counted(cards: tuple[str, ...]) -> Hand:
    """Cards by name as a hand."""
    return cards.count("signal"), cards.count("switch"), cards.count("move")


def named(hand: Hand) -> tuple[str, ...]:
    """The cards of a hand by name, in order."""
    return tuple(card for card in IN_ORDER for _ in range(hand[NUMBER[card]]))


def plus(one: Hand, other: Hand) -> Hand:
    """Both together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Hand, other: Hand) -> Hand:
    """What is left of *one* without *other*."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


@dataclass(frozen=True)
class Wallet:
    """What a hand can pay: for each type of action, and single cards; None: not at all."""

    signal: AnyOrder | None
    switch: AnyOrder | None
    move: AnyOrder | None
    single: OneOf | None


def wallet(hand: Hand) -> Wallet:
    """What *hand* can pay; beyond two of a kind more make no difference."""
    return _wallet((min(hand[0], 2), min(hand[1], 2), min(hand[2], 2)))


@cache
def _wallet(hand: Hand) -> Wallet:
    pairs = tuple(pair for pair in combinations_with_replacement(IN_ORDER, 2) if _held(hand, pair))
    singles = tuple(card for card in IN_ORDER if hand[NUMBER[card]])

    def ways(card: str) -> AnyOrder | None:
        found = (((card,),) if card in singles else ()) + pairs
        return AnyOrder(found) if found else None

    return Wallet(
        signal=ways("signal"),
        switch=ways("switch"),
        move=ways("move"),
        single=OneOf(singles) if singles else None,
    )


def _held(hand: Hand, cards: tuple[str, ...]) -> bool:
    return min(minus(hand, counted(cards))) >= 0


def payment_refusals(state: State, kind: str, cards: tuple[str, ...]) -> Iterator[RuleError]:
    """Why *cards* do not pay for an action of this kind (SS-ACT-5, SS-ACT-8)."""
    yield from holding_refusals(state, cards)
    if cards != (kind,) and len(cards) != 2:
        yield WrongPayment(needed=kind, cards=cards)


def holding_refusals(state: State, cards: tuple[str, ...]) -> Iterator[RuleError]:
    """Why the active player cannot put down *cards*."""
    hand = state.hands[state.active]
    for card in dict.fromkeys(cards):
        needed = cards.count(card)
        if card not in NUMBER:
            yield NoSuchCard(card=card)
        elif hand[NUMBER[card]] < needed:
            yield NotInHand(card=card, needed=needed, held=hand[NUMBER[card]])


def pay(draft: State, cards: tuple[str, ...]) -> CardsPlayed:
    """Put cards of the active player on the discard (SS-ACT-1)."""
    paid, seat = counted(cards), draft.active
    give(draft, seat, minus(NO_CARDS, paid))
    draft.discard = plus(draft.discard, paid)
    return CardsPlayed(seat=seat, cards=cards)


def give(draft: State, seat: int, cards: Hand) -> None:
    """Change a player's hand by *cards*."""
    hands = draft.hands
    draft.hands = (*hands[:seat], plus(hands[seat], cards), *hands[seat + 1 :])
