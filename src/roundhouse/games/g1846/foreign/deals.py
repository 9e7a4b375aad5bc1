"""What a record may be played with: the privates and corporations that its seed leaves in play."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import combinations, islice, product
from typing import Any, Final

from roundhouse.games.g1846.foreign.luck import (
    CORPORATIONS,
    SECOND_EDITION,
    groups,
    numbers,
    privates,
)

SECOND_EDITION_SINCE: Final = date(2021, 5, 25)
"""Before, an empty list of optional rules meant the first edition."""
SEEDS_SINCE: Final = date(2023, 12, 31)
"""Before, the site drew with the digits of the game's id."""
GUARANTEED: Final = (*SECOND_EDITION, "C&O")
"""What the optional rule ``second_ed_co`` never removes."""
MOST_GUESSES: Final = 6
"""Ways to remove what the moves leave open, where no seed of the file fits them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What may be in play: privates and corporations, of the first edition or the second."""

    second_edition: bool
    in_play: frozenset[str]
    guessed: bool = False  # from the moves alone: no seed of the file deals it


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What a record tells of its deal."""

    name: str  # of the game, whose digits were its seed once
    players: int
    settings: Mapping[str, Any]
    day: date | None
    spoken_of: frozenset[str]  # privates and corporations that its moves speak of

    @property
    def rules(self) -> frozenset[str] | None:
        """The optional rules; None in records older than such a list."""
        listed = self.settings.get("optional_rules")
        return frozenset(map(str, listed)) if isinstance(listed, list) else None


def deals(told: Told) -> tuple[Deal, ...]:
    """What may be in play by seed and edition: what fits the moves, the likeliest first."""
    found = [
        Deal(second_edition=second, in_play=_drawn(seed, told, second))
        for second in _editions(told)
        for seed in _seeds(told)
    ]
    fitting = tuple(deal for deal in found if told.spoken_of <= deal.in_play)
    return fitting or tuple(_guesses(told)) or tuple(found[:1])


def _editions(told: Told) -> tuple[bool, ...]:
    """Whether the privates may be those of the second edition, the likelier first (R2)."""
    if told.rules is None:
        return (False, True)
    if "first_ed" in told.rules:
        return (False,)
    early = told.day is not None and told.day < SECOND_EDITION_SINCE
    return (False, True) if early or "2p_variant" in told.rules else (True, False)


def _seeds(told: Told) -> Iterator[int]:
    """The seeds that the site may have drawn with: the game's own, or its id's digits (R1)."""
    digits = re.search(r"\d+", told.name)
    own, by_id = told.settings.get("seed"), int(digits.group()[:40]) if digits else 0
    late = told.day is None or told.day >= SEEDS_SINCE
    seeds = (_whole(own), by_id) if late else (by_id, _whole(own))
    yield from dict.fromkeys(seed for seed in seeds if seed is not None)


def _whole(value: Any) -> int | None:
    """The whole number that *value* is, or writes out."""
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value[:40])
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return int(value) if value == value // 1 else None


def _kept(told: Told) -> Sequence[str]:
    return GUARANTEED if told.rules and "second_ed_co" in told.rules else ()


def _drawn(seed: int, told: Told, second_edition: bool) -> frozenset[str]:
    """What is in play after the site's removals: a number an item, sorted by it."""
    drawn, cards = numbers(seed), privates(second_edition)
    if told.players > 2:  # the deck is shuffled first; two players draft openly
        for _ in range(len(cards) + told.players):
            next(drawn)
    removed: set[str] = set()
    for group, count in groups(told.players, second_edition, _kept(told)):
        mixed = sorted(zip(islice(drawn, len(group)), group, strict=True))
        removed |= {item for _, item in mixed[:count]}
    return frozenset({*cards, *CORPORATIONS} - removed)


def _guesses(told: Told) -> Iterator[Deal]:
    """Deals that leave in play what the moves speak of."""
    for second in _editions(told):
        if not told.spoken_of <= {*privates(second), *CORPORATIONS}:
            continue
        each = [
            combinations(_unspoken(group, told.spoken_of), count)
            for group, count in groups(told.players, second, _kept(told))
        ]
        for gone in islice(product(*each), MOST_GUESSES):
            in_play = {*privates(second), *CORPORATIONS}.difference(*gone)
            yield Deal(second_edition=second, in_play=frozenset(in_play), guessed=True)


def _unspoken(group: Sequence[str], spoken_of: Collection[str]) -> list[str]:
    return [item for item in group if item not in spoken_of]
