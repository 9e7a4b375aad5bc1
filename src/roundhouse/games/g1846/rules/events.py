"""What happens in 1846, as facts. `ids` in messages/*/g1846.ftl tell them in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.ids import CardId, CompanyId, CorpId, PrivateId


@dataclass(frozen=True, slots=True, kw_only=True)
class Event1846(Event):
    """Something that happened in a game of 1846."""

    prefix: ClassVar[str] = "g1846"


# Setup and draft


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed(Event1846):
    """A private or corporation is not in this game."""

    wire: ClassVar[str] = "removed"

    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event1846):
    """A player looks at so many cards."""

    wire: ClassVar[str] = "hand_dealt"

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSeen(Event1846):
    """What a player's hand holds."""

    wire: ClassVar[str] = "cards_seen"

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKept(Event1846):
    """A player kept a card; nobody else knows which."""

    wire: ClassVar[str] = "card_kept"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LastPrivateRevealed(Event1846):
    """The last private of the deck is face up."""

    wire: ClassVar[str] = "last_private_revealed"

    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivatePassedOn(Event1846):
    """A player left the last private to the next, for less."""

    wire: ClassVar[str] = "private_passed_on"

    seat: Seat
    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateTaken(Event1846):
    """A player owns a private and paid for it."""

    wire: ClassVar[str] = "private_taken"

    seat: Seat
    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Endowed(Event1846):
    """An independent got its cash from the bank, and its train."""

    wire: ClassVar[str] = "endowed"

    company: PrivateId
    amount: int


# Rounds


@dataclass(frozen=True, slots=True, kw_only=True)
class StockRoundBegan(Event1846):
    """A stock round begins."""

    wire: ClassVar[str] = "stock_round_began"

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class OperatingRoundBegan(Event1846):
    """An operating round begins; set 0 is between two players' passes in the draft."""

    wire: ClassVar[str] = "operating_round_began"

    set_no: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event1846):
    """A company operates."""

    wire: ClassVar[str] = "turn_began"

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class PriorityMoved(Event1846):
    """The priority deal has a new holder."""

    wire: ClassVar[str] = "priority_moved"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BankBroke(Event1846):
    """The bank could not cover a payment."""

    wire: ClassVar[str] = "bank_broke"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsGone(Event1846):
    """No bank train is left in a two-player game; *last* is the set it ends with."""

    wire: ClassVar[str] = "trains_gone"

    last: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event1846):
    """The game is over; *reason* is the id of why."""

    wire: ClassVar[str] = "game_ended"

    reason: str


# Shares


@dataclass(frozen=True, slots=True, kw_only=True)
class PassedTurn(Event1846):
    """A player neither bought nor sold."""

    wire: ClassVar[str] = "passed_turn"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpOpened(Event1846):
    """A player opened a corporation."""

    wire: ClassVar[str] = "corp_opened"

    seat: Seat
    corp: CorpId
    price: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SubsidyPaid(Event1846):
    """A corporation got its opening subsidy."""

    wire: ClassVar[str] = "subsidy_paid"

    corp: CorpId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareBought(Event1846):
    """A player bought a share."""

    wire: ClassVar[str] = "share_bought"

    seat: Seat
    corp: CorpId
    source: Literal["market", "treasury"]
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SharesSold(Event1846):
    """A player sold shares."""

    wire: ClassVar[str] = "shares_sold"

    seat: Seat
    corp: CorpId
    count: int
    each: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PresidentChanged(Event1846):
    """A corporation has another president."""

    wire: ClassVar[str] = "president_changed"

    corp: CorpId
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PresidentLost(Event1846):
    """A corporation has no president any more."""

    wire: ClassVar[str] = "president_lost"

    corp: CorpId


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceMoved(Event1846):
    """A share price changed."""

    wire: ClassVar[str] = "price_moved"

    corp: CorpId
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpClosed(Event1846):
    """A corporation closed; its cash went to the bank."""

    wire: ClassVar[str] = "corp_closed"

    corp: CorpId
    cash: int
