"""Closing a corporation, removing a private: what leaves the game, and where its money goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.money import close_purse
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.state import Marker, State, is_independent


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpClosed(Event1846):
    """A corporation closed; its cash went to the bank."""

    wire: ClassVar[str] = "corp_closed"

    corp: CorpId
    cash: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateRemoved(Event1846):
    """A private left the game."""

    wire: ClassVar[str] = "private_removed"

    private: PrivateId


K = TypeVar("K", bound=str)
V = TypeVar("V")


def close(draft: State, corp: CorpId) -> Iterator[Event]:
    """Remove a corporation at $0 with all it has (CLOSE-1, CLOSE-2)."""
    yield CorpClosed(corp=corp, cash=draft.cash[corp])
    close_purse(draft, corp)
    draft.corps = tuple(other for other in draft.corps if other != corp)
    draft.closed = (*draft.closed, corp)
    draft.order = tuple(other for other in draft.order if other != corp)
    draft.shares = _without(draft.shares, corp)
    draft.presidents = _without(draft.presidents, corp)
    draft.columns = _without(draft.columns, corp)
    draft.tokens_left = _without(draft.tokens_left, corp)
    draft.trains = _without(draft.trains, corp)
    draft.earned = _without(draft.earned, corp)
    draft.board = draft.board.without(corp)
    for private in [private for private, owner in draft.owners.items() if owner == corp]:
        yield from remove_private(draft, private)
    drop_markers(draft, corp)


def remove_private(
    draft: State, private: PrivateId, *, keep_marker: bool = False
) -> Iterator[Event]:
    """Take a private out of the game; an independent goes with token, train and cash."""
    yield PrivateRemoved(private=private)
    draft.privates = tuple(other for other in draft.privates if other != private)
    draft.owners = _without(draft.owners, private)
    if not keep_marker:
        draft.markers = _without(draft.markers, private)
    if is_independent(private):
        dissolve(draft, private)
        draft.board = draft.board.without(private)


def dissolve(draft: State, independent: PrivateId) -> None:
    """Let an independent cease: its purse closes to the bank, its train and port bonus go."""
    if independent in draft.cash:
        close_purse(draft, independent)
    draft.trains = _without(draft.trains, independent)
    draft.earned = _without(draft.earned, independent)
    drop_markers(draft, independent)


def drop_markers(draft: State, company: CompanyId) -> None:
    """End the bonuses of *company*; the powers say what remains of their markers."""
    markers: dict[PrivateId, Marker] = {}
    for private, marker in draft.markers.items():
        gone = marker.company == company
        left = power_of(private).unserved(draft, marker) if gone else marker
        if left is not None:
            markers[private] = left
    draft.markers = markers


def _without(mapping: Mapping[K, V], key: K) -> Mapping[K, V]:
    return {other: value for other, value in mapping.items() if other != key}
