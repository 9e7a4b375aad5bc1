"""The seed from which that site deals a game: its removals, and a draft in which all is picked.

There a game's luck is its seed: an item a number, sorted by it. First the deck of the draft is
shuffled, then each group for what is removed, then, pick by pick, the cards that go back under it.
Seeds are many and games of one setup few, so that one that fits is found among the first thousands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Final

from roundhouse.core.journal import Journal
from roundhouse.games.g1846.foreign.luck import (
    INCREMENT,
    MODULUS,
    MULTIPLIER,
    groups,
    numbers,
    privates,
)
from roundhouse.games.g1846.rules.ids import BLANK, CardId

TRIED: Final = 60_000
"""Seeds that are tried: fifty times what the rarest setup needs on average."""
SPREAD: Final = 48_271
"""From one seed tried to the next: those of neighbours shuffle alike."""
SEED: Final = "18xx.games seed "
"""How a journal's notes keep the seed of a game that came from there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    """What chance decided in a game of ours, as far as that site's seed decides it."""

    players: int
    second_edition: bool
    in_play: frozenset[str]  # privates and corporations
    picks: tuple[CardId, ...]  # of the draft so far; () for two, who draft openly


def seed_for(luck: Luck, first: Iterable[int] = ()) -> tuple[int, list[str]] | None:
    """A seed that allows the game, *first* ones tried first, and that site's names of the picks."""
    for seed in chain(first, islice(_seeds(), TRIED)):
        if (names := dealt(luck, seed)) is not None:
            return seed, names
    return None


def _seeds() -> Iterator[int]:
    seed = 1
    while True:
        yield seed
        seed = (seed + SPREAD) % MODULUS


def dealt(luck: Luck, seed: int) -> list[str] | None:
    """The picks in that site's words ("Pass (2)" is a blank); None when *seed* allows them not."""
    cards = _cards(luck)
    start = seed if luck.players == 2 else _later(seed, len(cards))
    later = numbers(start)
    for group, count in groups(luck.players, luck.second_edition):
        drawn = sorted(zip(islice(later, len(group)), group, strict=True))
        if any(item in luck.in_play for _, item in drawn[:count]):
            return None
    if luck.players == 2:
        return [str(card) for card in luck.picks]
    shuffled = sorted(zip(islice(numbers(seed), len(cards)), cards, strict=True))
    deck = [card for _, card in shuffled if card in luck.in_play or _is_blank(card)]
    return _picked(deck, luck, later)


def _picked(deck: list[str], luck: Luck, later: Iterator[int]) -> list[str] | None:
    size, names = luck.players + 2, []
    for pick in luck.picks:
        hand = deck[:size]
        name = next((card for card in hand if _means(card, pick)), None)
        if name is None:
            return None
        names.append(name)
        mixed = sorted(zip(islice(later, len(hand)), hand, strict=True))
        deck = deck[size:] + [card for _, card in mixed if card != name]
    return names


def _means(card: str, pick: CardId) -> bool:
    return card == pick or (pick == BLANK and _is_blank(card))


def _is_blank(card: str) -> bool:
    return card.startswith("Pass")


def _cards(luck: Luck) -> list[str]:
    known = privates(luck.second_edition)
    return [*known, *(f"Pass ({number + 1})" for number in range(luck.players))]


def _later(seed: int, steps: int) -> int:
    """The generator's state after so many numbers, without drawing them."""
    factor, addend = 1, 0
    for _ in range(steps):
        factor = factor * MULTIPLIER % MODULUS
        addend = (addend * MULTIPLIER + INCREMENT) % MODULUS
    return (factor * seed + addend) % MODULUS


# The seed of a game that came from there


def noting_seed(journal: Journal, data: object) -> Journal:
    """*journal* with the seed of the export that it was made of."""
    settings = data.get("settings") if isinstance(data, dict) else None
    seed = settings.get("seed") if isinstance(settings, dict) else None
    if type(seed) is not int:
        return journal
    return replace(journal, notes=(*journal.notes, f"{SEED}{seed}"))


def noted_seeds(journal: Journal) -> list[int]:
    """The seeds that its notes name."""
    notes = (note.removeprefix(SEED) for note in journal.notes if note.startswith(SEED))
    return [int(note) for note in notes if note.isdecimal()]
