"""The draft's hands: a record tells only what was kept, so find hands that allow all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from roundhouse.games.g1846.rules.ids import CardId

Bag: TypeAlias = tuple[CardId, ...]


def hands(deck: Sequence[CardId], picks: Sequence[CardId], size: int) -> list[Bag] | None:
    """The cards that chance deals for each pick, where it has a choice (DRAFT-3).

    *deck* is one bag, *size* the cards that a player looks at. None when no hands allow *picks*.
    """
    if Counter(picks) - Counter(deck):
        return None  # at once: the search would try every hand before it gave up
    return _dealt((tuple(deck),), tuple(picks), size)


def _dealt(deck: tuple[Bag, ...], picks: tuple[CardId, ...], size: int) -> list[Bag] | None:
    if not picks:
        return []
    sure, deck = _sure(deck, size)
    take = size - len(sure)
    for drawn in _draws(deck[0], take, picks) if deck and take else [()]:
        hand = Counter((*sure, *drawn))
        if not hand[picks[0]]:
            continue
        kept = hand - Counter(picks[:1])
        left = (_without(deck[0], drawn), *deck[1:]) if deck else ()
        later = _dealt(tuple(filter(None, (*left, _bag(kept)))), picks[1:], size)
        if later is not None:
            return [drawn, *later] if drawn else later
    return None


def _sure(deck: tuple[Bag, ...], size: int) -> tuple[Bag, tuple[Bag, ...]]:
    """The cards of the bags that are drawn whole, and the bags below."""
    sure: Bag = ()
    while deck and len(sure) + len(deck[0]) <= size:
        sure, deck = (*sure, *deck[0]), deck[1:]
    return sure, deck


def _draws(bag: Bag, take: int, picks: Sequence[CardId]) -> Iterator[Bag]:
    """Ways to draw *take* cards: the next pick first, then what is needed latest."""
    first = {card: place for place, card in reversed(list(enumerate(picks)))}
    order = sorted(bag, key=lambda card: (card != picks[0], -first.get(card, len(picks)), card))
    seen = set()
    for chosen in combinations(order, take):
        drawn = tuple(sorted(chosen))
        if drawn not in seen:
            seen.add(drawn)
            yield drawn


def _without(bag: Bag, drawn: Bag) -> Bag:
    return _bag(Counter(bag) - Counter(drawn))


def _bag(cards: Counter[CardId]) -> Bag:
    return tuple(sorted(cards.elements()))
