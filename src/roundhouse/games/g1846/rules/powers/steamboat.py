"""A player's Steamboat Company: placing its marker and assigning its bonus (PW-SC-2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Steaming
from roundhouse.games.g1846.rules.ids import BIG4, MS, SC, CompanyId, HexId
from roundhouse.games.g1846.rules.powers.markers import (
    MarkerMoved,
    MarkerThere,
    PlaceMarker,
    put_marker,
)
from roundhouse.games.g1846.rules.powers.power import PowerElsewhere
from roundhouse.games.g1846.rules.state import Marker, State, become


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignPort(Action):
    """Say which company gets the bonus of a player's Steamboat Company (PW-SC-2)."""

    wire: ClassVar[str] = "assign_port"

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class PortAssigned(Event1846):
    """The Steamboat's owner, a player, gave its bonus to a company."""

    wire: ClassVar[str] = "port_assigned"

    seat: Seat
    company: CompanyId


@dataclass(eq=False, kw_only=True)
class NotAssignable(Impossible1846):
    """The bonus goes to a started corporation or an independent."""

    wire: ClassVar[str] = "not_assignable"
    company: CompanyId
    choices: tuple[CompanyId, ...]


@dataclass(eq=False, kw_only=True)
class AssignedAlready(Forbidden1846):
    """The bonus is assigned once a round, and to another company than before."""

    wire: ClassVar[str] = "assigned_already"
    company: CompanyId


TAKES: Final[tuple[type[Action], ...]] = (PlaceMarker, AssignPort)
PORTS: Final = DEFS.privates[SC].hexes
RULE: Final = "PW-SC-2"


def _marker(state: State) -> Marker:
    return state.markers.get(SC, Marker())


def _ports(state: State) -> tuple[HexId, ...]:
    return tuple(place for place in PORTS if place != _marker(state).hex)


def _companies(state: State) -> tuple[CompanyId, ...]:
    """Started corporations and the independents that still are."""
    return (*(other for other in (MS, BIG4) if other in state.cash), *state.order)


def _others(state: State) -> tuple[CompanyId, ...]:
    return tuple(other for other in _companies(state) if other != _marker(state).company)


def refusals(
    state: State, frame: Steaming, action: PlaceMarker | AssignPort
) -> Iterator[RuleError]:
    """Why the marker may not lie there, or not serve that company."""
    if isinstance(action, PlaceMarker):
        yield from _marker_refusals(state, frame, action)
    elif action.company not in _companies(state):
        yield NotAssignable(rule=RULE, company=action.company, choices=_companies(state))
    elif frame.assigned or action.company == _marker(state).company:
        yield AssignedAlready(rule=RULE, company=action.company)


def _marker_refusals(state: State, frame: Steaming, action: PlaceMarker) -> Iterator[RuleError]:
    if action.private != SC or action.hex not in PORTS:
        yield PowerElsewhere(rule=RULE, private=SC, hexes=PORTS)
        return
    if frame.placed:
        yield MarkerMoved(rule=RULE, private=SC, ran=False)
    if action.hex == _marker(state).hex:
        yield MarkerThere(rule=RULE, private=SC, hex=action.hex)


def offers(state: State, frame: Steaming) -> Iterator[Offer[Any]]:
    """The ports, and the companies that may use them."""
    if not frame.placed:
        yield Offer(PlaceMarker, fixed={"private": SC}, open={"hex": OneOf(_ports(state))})
    if not frame.assigned and (others := _others(state)):
        yield Offer(AssignPort, open={"company": OneOf(others)})


def apply(draft: State, frame: Steaming, action: PlaceMarker | AssignPort) -> Iterator[Event]:
    """Set one of the two; both last until changed."""
    marker = _marker(draft)
    if isinstance(action, PlaceMarker):
        become(draft, placed=True)
        yield from put_marker(draft, SC, action.hex, marker.company)
    else:
        become(draft, assigned=True)
        serves = Marker(hex=marker.hex, company=action.company)
        draft.markers = {**draft.markers, SC: serves}
        yield PortAssigned(seat=frame.seat, company=action.company)
