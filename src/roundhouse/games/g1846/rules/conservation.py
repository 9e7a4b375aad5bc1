"""What a game neither makes nor loses: money, shares, trains, tiles, tokens (R-58)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.money import ALL_SHARES, total_money
from roundhouse.games.g1846.rules.state import BANK, State

EXTRA_TOKENS: Final = sum(
    1 for private in DEFS.privates.values() if private.is_independent or private.reserves_slot
)
"""Tokens that privates bring: those of the independents, and one into the slot kept for it."""


def broken(state: State) -> Iterator[str]:
    """What there is too much or too little of, by name; nothing when all is conserved."""
    if total_money(state) != DEFS.players[state.seats].bank:
        yield "money"
    if any(cash < 0 for holder, cash in state.cash.items() if holder != BANK):
        yield "debt"
    if any(not _adds_up(holdings.values()) for holdings in state.shares.values()):
        yield "shares"
    if any(_too_many_trains(state)):
        yield "trains"
    if any(left < 0 for left in state.board.left.values()):
        yield "tiles"
    if any(_too_many_tokens(state)):
        yield "tokens"
    if any(_overfull(state)):
        yield "slots"


def _adds_up(counts: Collection[int]) -> bool:
    return sum(counts) == ALL_SHARES and min(counts) >= 0


def _too_many_trains(state: State) -> Iterator[bool]:
    """For each phase with a limit: whether there are more trains than were printed."""
    held = Counter(DEFS.trains[train].phase for owned in state.trains.values() for train in owned)
    for number, printed in enumerate(DEFS.players[state.seats].trains):
        free = _of_independents() if number == 0 else 0
        there = held[number + 1] + max(0, state.supply[number]) + state.returned[number]
        yield printed >= 0 and there > printed + free
        yield state.supply[number] < min(0, printed) or state.returned[number] < 0


def _of_independents() -> int:
    return sum(1 for private in DEFS.privates.values() if private.is_independent)


def _too_many_tokens(state: State) -> Iterator[bool]:
    for corp, left in state.tokens_left.items():
        placed = sum(1 for _ in state.board.cities_of(corp))
        yield left < 0 or placed + left > DEFS.corps[corp].tokens + EXTRA_TOKENS


def _overfull(state: State) -> Iterator[bool]:
    for place, cities in state.board.tokens.items():
        slots = state.board.slots(place)
        for city in cities:
            yield len(city) > slots
