"""Why 1846 says no to a private's power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.games.g1846.rules.errors import Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, PrivateId


@dataclass(eq=False, kw_only=True)
class NotOwner(Forbidden1846):
    """Only the corporation that owns a private uses it."""

    wire: ClassVar[str] = "not_owner"
    company: CompanyId
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class PowerUsed(Forbidden1846):
    """The power works once."""

    wire: ClassVar[str] = "power_used"
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class NoSuchPower(Impossible1846):
    """The private does nothing of that kind."""

    wire: ClassVar[str] = "no_such_power"
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class PowerElsewhere(Impossible1846):
    """The private does that in other places: *hexes*."""

    wire: ClassVar[str] = "power_elsewhere"
    private: PrivateId
    hexes: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class HexNotEmpty(Forbidden1846):
    """The private lays tiles in empty hexes only."""

    wire: ClassVar[str] = "hex_not_empty"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class NoYellowTile(Forbidden1846):
    """The private upgrades a yellow tile, and there is none."""

    wire: ClassVar[str] = "no_yellow_tile"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class TilesDoNotMeet(Forbidden1846):
    """The two tiles of a private must connect with each other."""

    wire: ClassVar[str] = "tiles_do_not_meet"
    private: PrivateId
    hex: HexId
    other: HexId


@dataclass(eq=False, kw_only=True)
class AlreadyJoined(Forbidden1846):
    """Track joins the two cities already."""

    wire: ClassVar[str] = "already_joined"
    private: PrivateId
    hex: HexId
    other: HexId


@dataclass(eq=False, kw_only=True)
class DoesNotJoin(Forbidden1846):
    """The tile's new track is no part of a way between the two cities, nor can it become one."""

    wire: ClassVar[str] = "does_not_join"
    private: PrivateId
    hex: HexId
    other: HexId


@dataclass(eq=False, kw_only=True)
class SecondTileDue(Forbidden1846):
    """The first tile was laid for a second one that joins the cities."""

    wire: ClassVar[str] = "second_tile_due"
    private: PrivateId
    hexes: tuple[HexId, ...]


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
