"""Steamboat Company: a port's bonus for one company, moved again and again (PW-SC).

A player who owns it decides at the beginning of each operating round where its marker lies and
whom it serves (PW-SC-2); a corporation moves it in its own turn, for itself (PW-SC-3).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import AnyStep, push
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Building, Frame, Issuing, Running, SeatFrame
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.markers import MarkerPower, PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.power import PowerElsewhere
from roundhouse.games.g1846.rules.state import INDEPENDENTS, Marker, State, become, note, turn_of

BY_PLAYER: Final = "PW-SC-2"


@dataclass(frozen=True, slots=True, kw_only=True)
class Steaming(SeatFrame):
    """Its owner, a player, may place and assign the marker (PW-SC-2)."""

    wire: ClassVar[str] = "steaming"
    passable: ClassVar[bool] = True

    placed: bool = False
    assigned: bool = False


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


class PlayersPort:
    """A player's decision: where the marker lies, and which company it serves (PW-SC-2)."""

    TAKES: tuple[type[Action], ...] = (PlaceMarker, AssignPort)

    def refusals(
        self, state: State, frame: Steaming, action: PlaceMarker | AssignPort
    ) -> Iterator[RuleError]:
        """Why the marker may not lie there, or not serve that company."""
        if isinstance(action, PlaceMarker):
            yield from _placing_refusals(state, frame, action)
        elif action.company not in companies(state):
            choices = companies(state)
            yield NotAssignable(rule=BY_PLAYER, company=action.company, choices=choices)
        elif frame.assigned or action.company == POWER.marker(state).company:
            yield AssignedAlready(rule=BY_PLAYER, company=action.company)

    def offers(self, state: State, frame: Steaming) -> Iterator[Offer[Any]]:
        """The ports, and the companies that may use them."""
        if not frame.placed:
            yield POWER.offer(POWER.free_ports(state))
        serves = POWER.marker(state).company
        others = tuple(other for other in companies(state) if other != serves)
        if not frame.assigned and others:
            yield Offer(AssignPort, open={"company": OneOf(others)})

    def apply(
        self, draft: State, frame: Steaming, action: PlaceMarker | AssignPort
    ) -> Iterator[Event]:
        """Set one of the two; both last until changed."""
        marker = POWER.marker(draft)
        if isinstance(action, PlaceMarker):
            become(draft, placed=True)
            yield from POWER.put(draft, action.hex, marker.company)
        else:
            become(draft, assigned=True)
            serves = Marker(hex=marker.hex, company=action.company)
            draft.markers = {**draft.markers, POWER.id: serves}
            yield PortAssigned(seat=frame.seat, company=action.company)


def companies(state: State) -> tuple[CompanyId, ...]:
    """Started corporations and the independents that still are."""
    return (*(other for other in INDEPENDENTS if other in state.cash), *state.order)


def _placing_refusals(state: State, frame: Steaming, action: PlaceMarker) -> Iterator[RuleError]:
    ports = POWER.printed.hexes
    if action.private != POWER.id or action.hex not in ports:
        yield PowerElsewhere(rule=BY_PLAYER, private=POWER.id, hexes=ports)
        return
    if frame.placed:
        yield MarkerMoved(rule=BY_PLAYER, private=POWER.id, ran=False)
    if action.hex == POWER.marker(state).hex:
        yield MarkerThere(rule=BY_PLAYER, private=POWER.id, hex=action.hex)


class Steamboat(MarkerPower):
    """Its marker moves once a turn before the trains run, or right after buying it (R-31)."""

    decisions: ClassVar[Mapping[type[Frame], AnyStep]] = {Steaming: PlayersPort()}
    once: ClassVar[bool] = False

    def marker(self, state: State) -> Marker:
        """Where the marker lies, and whom it serves."""
        return state.markers.get(self.id, Marker())

    def free_ports(self, state: State) -> tuple[HexId, ...]:
        """The ports where it does not lie."""
        return tuple(place for place in self.printed.hexes if place != self.marker(state).hex)

    # In a corporation's turn

    def moving_refusals(self, state: State, frame: Frame, place: HexId) -> Iterator[RuleError]:
        """Once a turn, and to another port (PW-SC-3)."""
        if not self._may_move(state, frame):
            yield MarkerMoved(rule=self.rule, private=self.id, ran=not turn_of(state).steamed)
        if self.marker(state).hex == place:
            yield MarkerThere(rule=self.rule, private=self.id, hex=place)

    def _may_move(self, state: State, frame: Frame) -> bool:
        turn = turn_of(state)
        early = isinstance(frame, Issuing | Building | Running)
        return not turn.steamed and (early or self.id in turn.bought)

    def offers(self, state: State, frame: Frame, _corp: CorpId) -> Iterator[Offer[Any]]:
        """Each other port."""
        if self._may_move(state, frame):
            yield self.offer(self.free_ports(state))

    def mark_used(self, draft: State) -> None:
        """It works again, but not in this turn."""
        note(draft, steamed=True)

    def ran(self, draft: State) -> None:
        """Its marker moves no more in this turn (PW-SC-3)."""
        self.mark_used(draft)

    # Around it

    def bonus(self, place: HexId) -> int:
        """The amount on the card for each port symbol (PW-SC-1)."""
        return self.printed.amount * DEFS.hexes[place].ports

    def round_begins(self, draft: State) -> None:
        """Ask its owner, if that is a player."""
        owner = draft.owners.get(self.id)
        if isinstance(owner, int):
            push(draft, Steaming(seat=owner))

    def bought(self, draft: State, _corp: CorpId) -> None:
        """Take the player's marker off (PW-SC-3)."""
        others = {key: marker for key, marker in draft.markers.items() if key != self.id}
        draft.markers = others

    def unserved(self, state: State, marker: Marker) -> Marker | None:
        """A player's marker stays where it lies (R-33)."""
        return Marker(hex=marker.hex) if self.id in state.owners else None


POWER: Final = Steamboat("SC", rule="PW-SC-3")
