"""Markers: a private's bonus for a place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Action
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import SC, CompanyId, HexId, PrivateId
from roundhouse.games.g1846.rules.state import Marker, State


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMarker(Action):
    """Place or shift the marker of SC, MPC or BT."""

    wire: ClassVar[str] = "place_marker"

    private: PrivateId
    hex: HexId


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerPlaced(Event1846):
    """A private's marker was placed or shifted."""

    wire: ClassVar[str] = "marker_placed"

    private: PrivateId
    hex: HexId
    amount: int


@dataclass(eq=False, kw_only=True)
class MarkerThere(Forbidden1846):
    """The marker lies there already."""

    wire: ClassVar[str] = "marker_there"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class MarkerMoved(Forbidden1846):
    """The port marker moves once a turn, before the trains run."""

    wire: ClassVar[str] = "marker_moved"
    private: PrivateId
    ran: bool


def bonus(private: PrivateId, place: HexId) -> int:
    """What counting the marked location adds to a route; $20 for each port symbol (PW-SC-1)."""
    amount = DEFS.privates[private].amount
    return amount * DEFS.hexes[place].ports if private == SC else amount


def put_marker(
    draft: State, private: PrivateId, place: HexId, company: CompanyId | None
) -> Iterator[Event]:
    """Place or shift a marker that serves *company*."""
    draft.markers = {**draft.markers, private: Marker(hex=place, company=company)}
    yield MarkerPlaced(private=private, hex=place, amount=bonus(private, place))
