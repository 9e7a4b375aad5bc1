"""What players (and chance) decide in 1846."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from roundhouse.core.actions import Action
from roundhouse.games.g1846.rules.ids import (
    CardId,
    CompanyId,
    CorpId,
    HexId,
    PrivateId,
    TileId,
    TrainId,
)

# Chance


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Action):
    """A private or corporation is removed before the game (SET-3)."""

    wire: ClassVar[str] = "remove"

    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Action):
    """Cards drawn unseen from the deck's first bag, sorted (DRAFT-3)."""

    wire: ClassVar[str] = "deal"

    cards: tuple[CardId, ...]


# The draft


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Action):
    """Keep one card of the hand (DRAFT-3)."""

    wire: ClassVar[str] = "pick"

    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class TakePrivate(Action):
    """Take the last private at its price (DRAFT-6), or with two players any of them."""

    wire: ClassVar[str] = "take_private"

    private: PrivateId


# The stock round


@dataclass(frozen=True, slots=True, kw_only=True)
class SellShares(Action):
    """Sell shares of one corporation to the Market (SR-3), also to raise money (OR-FORCE-8)."""

    wire: ClassVar[str] = "sell_shares"

    corp: CorpId
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyShare(Action):
    """Buy one share (SR-9)."""

    wire: ClassVar[str] = "buy_share"

    corp: CorpId
    source: Literal["market", "treasury"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenCorp(Action):
    """Open a corporation at a chosen price (SR-10)."""

    wire: ClassVar[str] = "open_corp"

    corp: CorpId
    price: int


# A company's turn


@dataclass(frozen=True, slots=True, kw_only=True)
class IssueShares(Action):
    """A corporation sells treasury shares to the Market (OR-ISSUE-1)."""

    wire: ClassVar[str] = "issue_shares"

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RedeemShares(Action):
    """A corporation buys its shares back from the Market (OR-ISSUE-2)."""

    wire: ClassVar[str] = "redeem_shares"

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LayTile(Action):
    """Lay a yellow tile or upgrade (OR-TRACK-1)."""

    wire: ClassVar[str] = "lay_tile"

    hex: HexId
    tile: TileId
    rotation: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceToken(Action):
    """Place a token in a city; *stop* numbers the cities of Chicago (OR-TOKEN-1)."""

    wire: ClassVar[str] = "place_token"

    hex: HexId
    stop: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """One train's way.

    *path* names each hex from end to end; a stop of Chicago is named "D6.2" (stop 2).
    *counted* are the hexes of the locations that an N/M train counts; () counts all visited.
    """

    train: TrainId
    path: tuple[str, ...]
    counted: tuple[HexId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RunRoutes(Action):
    """Run the trains (OR-ROUTE-1)."""

    wire: ClassVar[str] = "run_routes"

    routes: tuple[Route, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PayDividend(Action):
    """Say what becomes of the revenue (OR-DIV-1)."""

    wire: ClassVar[str] = "pay_dividend"

    kind: Literal["full", "half", "withhold"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyTrain(Action):
    """Buy a bank train; *returned*: one that a corporation gave back (OR-TRAIN-7)."""

    wire: ClassVar[str] = "buy_train"

    train: TrainId
    returned: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyTrainFrom(Action):
    """Buy a train of another corporation at an agreed price (OR-TRAIN-5)."""

    wire: ClassVar[str] = "buy_train_from"

    corp: CorpId
    train: TrainId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnTrain(Action):
    """Give a train above the limit back to the bank (OR-TRAIN-6)."""

    wire: ClassVar[str] = "return_train"

    train: TrainId


# Forced purchase


@dataclass(frozen=True, slots=True, kw_only=True)
class EmergencyIssue(Action):
    """Issue shares towards a train, at a falling price (OR-FORCE-2)."""

    wire: ClassVar[str] = "emergency_issue"

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclareBankruptcy(Action):
    """Leave the game: nothing can raise the money for a train (OR-FORCE-11)."""

    wire: ClassVar[str] = "declare_bankruptcy"


# Privates


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyPrivate(Action):
    """Buy a private of a player (OR-PRIV-1)."""

    wire: ClassVar[str] = "buy_private"

    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LayPrivateTile(Action):
    """Lay a tile by the power of LSL, MC, O&I or LM."""

    wire: ClassVar[str] = "lay_private_tile"

    private: PrivateId
    hex: HexId
    tile: TileId
    rotation: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacePrivateToken(Action):
    """Place the extra token of C&WI in Chicago (PW-CWI-2)."""

    wire: ClassVar[str] = "place_private_token"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMarker(Action):
    """Place or shift the marker of SC, MPC or BT."""

    wire: ClassVar[str] = "place_marker"

    private: PrivateId
    hex: HexId


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignPort(Action):
    """Say which company gets the bonus of a player's Steamboat Company (PW-SC-2)."""

    wire: ClassVar[str] = "assign_port"

    company: CompanyId


# Deals


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptDeal(Action):
    """The seller agrees."""

    wire: ClassVar[str] = "accept_deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class RefuseDeal(Action):
    """The seller does not agree."""

    wire: ClassVar[str] = "refuse_deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawDeal(Action):
    """The buyer takes the offer back."""

    wire: ClassVar[str] = "withdraw_deal"
