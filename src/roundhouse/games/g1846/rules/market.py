"""The stock market: prices, their moves, and the order of the markers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.closing import close
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceMoved(Event1846):
    """A share price changed."""

    wire: ClassVar[str] = "price_moved"

    corp: CorpId
    before: int
    after: int


LAST: Final = len(DEFS.prices) - 1


def price(state: State, corp: CorpId) -> int:
    """The corporation's share price."""
    return DEFS.prices[state.columns[corp]]


def price_beside(state: State, corp: CorpId, columns: int) -> int:
    """The price so many columns to the right (negative: left), stopping at either end."""
    return DEFS.prices[column_beside(state.columns[corp], columns)]


def column_beside(column: int, columns: int) -> int:
    """The column so many to the right (negative: left), stopping at either end (MKT-3)."""
    return min(LAST, max(0, column + columns))


def enter(draft: State, corp: CorpId, column: int) -> None:
    """Put the marker below all that are in *column* (MKT-1)."""
    others = [other for other in draft.order if other != corp]
    above = sum(1 for other in others if draft.columns[other] >= column)
    draft.order = (*others[:above], corp, *others[above:])
    draft.columns = {**draft.columns, corp: column}


def move(draft: State, corp: CorpId, columns: int) -> Iterator[Event]:
    """Move the marker right (negative: left); at $0 the corporation closes (MKT-3, MKT-4)."""
    old = draft.columns[corp]
    new = column_beside(old, columns)
    if new == old:
        return  # it keeps its place
    enter(draft, corp, new)
    yield PriceMoved(corp=corp, before=DEFS.prices[old], after=DEFS.prices[new])
    if new == 0:
        yield from close(draft, corp)


def reverse_order(state: State) -> list[CorpId]:
    """Lowest price first; within a column still top to bottom (MKT-2)."""
    return sorted(state.order, key=lambda corp: state.columns[corp])
