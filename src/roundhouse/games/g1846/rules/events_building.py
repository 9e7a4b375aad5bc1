"""What happens when companies issue, build, run and use their privates, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.events import Event1846
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId, TileId, TrainId


@dataclass(frozen=True, slots=True, kw_only=True)
class SharesRedeemed(Event1846):
    """A corporation bought shares back from the Market."""

    wire: ClassVar[str] = "shares_redeemed"

    corp: CorpId
    count: int
    each: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NeutralTokenPlaced(Event1846):
    """A corporation removed from a two-player game blocks a slot of its second city."""

    wire: ClassVar[str] = "neutral_token_placed"

    hex: HexId


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateTileLaid(Event1846):
    """A corporation laid or upgraded a tile by the power of a private."""

    wire: ClassVar[str] = "private_tile_laid"

    corp: CorpId
    private: PrivateId
    hex: HexId
    tile: TileId
    rotation: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateTokenPlaced(Event1846):
    """A corporation placed an extra token by the power of a private."""

    wire: ClassVar[str] = "private_token_placed"

    corp: CorpId
    private: PrivateId
    hex: HexId


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerPlaced(Event1846):
    """A private's marker was placed or shifted."""

    wire: ClassVar[str] = "marker_placed"

    private: PrivateId
    hex: HexId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PortAssigned(Event1846):
    """The Steamboat's owner, a player, gave its bonus to a company."""

    wire: ClassVar[str] = "port_assigned"

    seat: Seat
    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainRan(Event1846):
    """One train ran its route: it visited *stops* and earned by those that it *counted*."""

    wire: ClassVar[str] = "train_ran"

    company: CompanyId
    train: TrainId
    path: tuple[str, ...]
    revenue: int
    stops: tuple[HexId, ...]
    counted: tuple[HexId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunDone(Event1846):
    """A company's trains have run and earned so much in all."""

    wire: ClassVar[str] = "run_done"

    company: CompanyId
    revenue: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DividendPaid(Event1846):
    """A corporation paid or kept its revenue: *each* share got so much, the treasury *kept*."""

    wire: ClassVar[str] = "dividend_paid"

    corp: CorpId
    kind: str  # full, half or withhold
    revenue: int
    kept: int
    each: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RevenueSplit(Event1846):
    """An independent gave half its revenue to its owner and kept the rest."""

    wire: ClassVar[str] = "revenue_split"

    company: CompanyId
    seat: Seat
    revenue: int
    half: int
