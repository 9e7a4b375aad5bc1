"""The private distribution: hands, hidden picks, and the falling price of the last private."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Action, Seat
from roundhouse.core.events import Event
from roundhouse.core.frames import finish, push
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Dealing, Drafting, LastPrivate, Picking
from roundhouse.games.g1846.rules.ids import BLANK, CardId, PrivateId
from roundhouse.games.g1846.rules.money import open_purse, pay
from roundhouse.games.g1846.rules.state import BANK, State, become
from roundhouse.games.g1846.rules.trains import add_train


@dataclass(frozen=True, slots=True, kw_only=True)
class TakePrivate(Action):
    """Take the last private at its price (DRAFT-6), or with two players any of them."""

    wire: ClassVar[str] = "take_private"

    private: PrivateId


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event1846):
    """A player looks at so many cards."""

    wire: ClassVar[str] = "hand_dealt"

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSeen(Event1846):
    """What a player's hand holds."""

    wire: ClassVar[str] = "cards_seen"

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKept(Event1846):
    """A player kept a card; nobody else knows which."""

    wire: ClassVar[str] = "card_kept"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LastPrivateRevealed(Event1846):
    """The last private of the deck is face up."""

    wire: ClassVar[str] = "last_private_revealed"

    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateTaken(Event1846):
    """A player owns a private and paid for it."""

    wire: ClassVar[str] = "private_taken"

    seat: Seat
    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Endowed(Event1846):
    """An independent got its cash from the bank, and its train."""

    wire: ClassVar[str] = "endowed"

    company: PrivateId
    amount: int


def advance(draft: State, frame: Drafting) -> Iterator[Event]:
    """Deal the next hand, offer the last private, or end the draft (DRAFT-2 to DRAFT-6)."""
    if not frame.begun:
        draft.deck = (bagged([*map(CardId, draft.privates), *[BLANK] * draft.seats]),)
        become(draft, begun=True)
    cards = [card for bag in draft.deck for card in bag]
    if frame.last is not None or all(card == BLANK for card in cards):
        finish(draft)
        yield from _reveal(draft, frame)
    elif len(cards) == 1:
        yield from _offer_last(draft, frame.seat, PrivateId(cards[0]))
    else:
        yield from _deal(draft, frame.seat)


def bagged(cards: list[CardId]) -> tuple[CardId, ...]:
    """A bag: sorted, for it has no order."""
    return tuple(sorted(cards))


def _offer_last(draft: State, seat: Seat, private: PrivateId) -> Iterator[Event]:
    price = DEFS.privates[private].price
    draft.deck = ()
    push(draft, LastPrivate(seat=seat, private=private, price=price))
    yield LastPrivateRevealed(private=private, price=price)


def _deal(draft: State, seat: Seat) -> Iterator[Event]:
    """Draw whole bags from the top; what remains to draw of the next one is chance's."""
    need, deck = draft.seats + 2, list(draft.deck)
    sure: list[CardId] = []
    while deck and len(deck[0]) <= need:
        bag = deck.pop(0)
        sure += bag
        need -= len(bag)
    draft.deck = tuple(deck)
    if deck and need:
        push(draft, Dealing(seat=seat, sure=tuple(sure), take=need))
    else:
        yield from hand_over(draft, seat, sure)


def hand_over(draft: State, seat: Seat, cards: list[CardId]) -> Iterator[Event]:
    """Let *seat* look at *cards*."""
    hand = bagged(cards)
    push(draft, Picking(seat=seat, hand=hand))
    yield HandDealt(seat=seat, count=len(hand))
    yield CardsSeen(cards=hand, only=(seat,))


def add_pick(draft: State, seat: Seat, card: CardId) -> None:
    """Lay a card face down before *seat*."""
    mine = (*draft.picks[seat], card)
    draft.picks = (*draft.picks[:seat], mine, *draft.picks[seat + 1 :])


def next_in_draft(state: State, seat: Seat) -> Seat:
    """Counter-clockwise (DRAFT-2)."""
    return Seat((seat - 1) % state.seats)


def _reveal(draft: State, frame: Drafting) -> Iterator[Event]:
    """Show all picks, let the owners pay, endow the independents (DRAFT-8, DRAFT-9)."""
    prices = dict([frame.last]) if frame.last else {}
    for number, cards in enumerate(draft.picks):
        for private in [PrivateId(card) for card in cards if card != BLANK]:
            listed = prices.get(private, DEFS.privates[private].price)
            yield from take(draft, Seat(number), private, listed)
    for private in draft.privates:
        if DEFS.privates[private].is_independent:
            yield from endow(draft, private)
    draft.picks = ((),) * draft.seats
    draft.deck = ()


def cost(private: PrivateId, listed: int) -> int:
    """What a drafted private costs: its price, perhaps lowered, and its debt (DRAFT-7, DRAFT-8)."""
    return listed + DEFS.privates[private].debt


def take(draft: State, seat: Seat, private: PrivateId, listed: int) -> Iterator[Event]:
    """*seat* pays and owns the private."""
    paid = cost(private, listed)
    pay(draft, seat, BANK, paid)
    draft.owners = {**draft.owners, private: seat}
    yield PrivateTaken(seat=seat, private=private, price=paid)


def endow(draft: State, private: PrivateId) -> Iterator[Event]:
    """The bank gives an independent its list price, and it has its 2-train (DRAFT-9)."""
    open_purse(draft, private)
    pay(draft, BANK, private, DEFS.privates[private].price)
    add_train(draft, private, DEFS.phases[0].trains[0].id)
    yield Endowed(company=private, amount=DEFS.privates[private].price)
