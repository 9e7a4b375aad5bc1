"""What happens when companies operate, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.events import Event1846
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId, TileId, TrainId

# Trains


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainBought(Event1846):
    """A corporation bought a bank train; its president added *help*."""

    wire: ClassVar[str] = "train_bought"

    corp: CorpId
    train: TrainId
    price: int
    help: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainTraded(Event1846):
    """A corporation bought another's train."""

    wire: ClassVar[str] = "train_traded"

    corp: CorpId
    seller: CorpId
    train: TrainId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainReturned(Event1846):
    """A corporation over its limit gave a train back."""

    wire: ClassVar[str] = "train_returned"

    corp: CorpId
    train: TrainId


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsRemoved(Event1846):
    """Trains left the game."""

    wire: ClassVar[str] = "trains_removed"

    company: CompanyId
    trains: tuple[TrainId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event1846):
    """A new phase."""

    wire: ClassVar[str] = "phase_began"

    phase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SharesIssued(Event1846):
    """A corporation sold treasury shares to the Market."""

    wire: ClassVar[str] = "shares_issued"

    corp: CorpId
    count: int
    each: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bankrupted(Event1846):
    """A player went bankrupt; *cash* went to the corporation in need."""

    wire: ClassVar[str] = "bankrupted"

    seat: Seat
    corp: CorpId
    cash: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NoTrainBought(Event1846):
    """A corporation ends its turn without a train."""

    wire: ClassVar[str] = "no_train_bought"

    corp: CorpId


# Privates and deals


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomePaid(Event1846):
    """A player got the income of privates."""

    wire: ClassVar[str] = "income_paid"

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpIncomePaid(Event1846):
    """A corporation got the income of its privates."""

    wire: ClassVar[str] = "corp_income_paid"

    corp: CorpId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateBought(Event1846):
    """A corporation bought a private of a player."""

    wire: ClassVar[str] = "private_bought"

    corp: CorpId
    private: PrivateId
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateRemoved(Event1846):
    """A private left the game."""

    wire: ClassVar[str] = "private_removed"

    private: PrivateId


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOffered(Event1846):
    """A corporation offers a player a price for a private."""

    wire: ClassVar[str] = "deal_offered"

    corp: CorpId
    private: PrivateId
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainDealOffered(Event1846):
    """A corporation offers another's president a price for a train."""

    wire: ClassVar[str] = "train_deal_offered"

    corp: CorpId
    train: TrainId
    source: CorpId
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRefused(Event1846):
    """The seller did not agree."""

    wire: ClassVar[str] = "deal_refused"

    corp: CorpId
    kind: Literal["private", "train"]
    item: str
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealWithdrawn(Event1846):
    """The buyer took the offer back."""

    wire: ClassVar[str] = "deal_withdrawn"

    corp: CorpId
    kind: Literal["private", "train"]
    item: str
    price: int


# Building and running


@dataclass(frozen=True, slots=True, kw_only=True)
class TileLaid(Event1846):
    """A company laid or upgraded a tile."""

    wire: ClassVar[str] = "tile_laid"

    company: CompanyId
    hex: HexId
    tile: TileId
    rotation: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPlaced(Event1846):
    """A token was placed; *cost* 0 for homes and powers."""

    wire: ClassVar[str] = "token_placed"

    company: CompanyId
    hex: HexId
    cost: int
