"""Why 1846 says no: the faults that more than one step knows, of the stock round and of trains.

::

    RuleError
    ├── Impossible     NoSuch (hex, tile, corporation, private, train, ...)
    └── Forbidden      everything else: a rule forbids what the players could have agreed to
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Forbidden, Impossible
from roundhouse.games.g1846.rules.ids import CorpId


@dataclass(eq=False, kw_only=True)
class NoSuch(Impossible):
    """There is nothing of that name to choose here; *kind* says what was asked for."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "no_such"
    rule: str = ""
    kind: str
    name: str


@dataclass(eq=False, kw_only=True)
class Forbidden1846(Forbidden):
    """A rule of 1846 forbids it."""

    prefix: ClassVar[str] = "g1846"


@dataclass(eq=False, kw_only=True)
class CannotAfford(Forbidden1846):
    """It costs more than *who* has."""

    wire: ClassVar[str] = "cannot_afford"
    who: str
    needed: int
    have: int


@dataclass(eq=False, kw_only=True)
class CountOutOfRange(Forbidden1846):
    """Fewer or more than may be chosen."""

    wire: ClassVar[str] = "count_out_of_range"
    count: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class PriceOutOfRange(Forbidden1846):
    """Less or more than may be paid."""

    wire: ClassVar[str] = "price_out_of_range"
    price: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class PlayerCannotAfford(Forbidden1846):
    """It costs more cash than the player has."""

    wire: ClassVar[str] = "player_cannot_afford"
    seat: Seat
    needed: int
    have: int


@dataclass(eq=False, kw_only=True)
class Impossible1846(Impossible):
    """It has no meaning in this position of 1846."""

    prefix: ClassVar[str] = "g1846"


# The draft


@dataclass(eq=False, kw_only=True)
class NotInHand(Impossible1846):
    """The card is not among those drawn."""

    wire: ClassVar[str] = "not_in_hand"
    card: str
    hand: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class MustTake(Forbidden1846):
    """A card offered for nothing cannot be passed on."""

    wire: ClassVar[str] = "must_take"
    private: str


@dataclass(eq=False, kw_only=True)
class MustBegin(Forbidden1846):
    """The very first choice of two players cannot be a pass."""

    wire: ClassVar[str] = "must_begin"


# Shares


@dataclass(eq=False, kw_only=True)
class NotStarted(Impossible1846):
    """The corporation is not on the market."""

    wire: ClassVar[str] = "not_started"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class CannotOpen(Impossible1846):
    """The corporation is on the market already, closed, or not in this game."""

    wire: ClassVar[str] = "cannot_open"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NotAnOpeningPrice(Impossible1846):
    """Corporations open at certain prices only."""

    wire: ClassVar[str] = "not_an_opening_price"
    price: int
    choices: tuple[int, ...]


@dataclass(eq=False, kw_only=True)
class NotHeld(Impossible1846):
    """The seller has fewer shares."""

    wire: ClassVar[str] = "not_held"
    corp: CorpId
    count: int
    held: int


@dataclass(eq=False, kw_only=True)
class NoShareThere(Impossible1846):
    """There is no share of the corporation to buy there."""

    wire: ClassVar[str] = "no_share_there"
    corp: CorpId
    source: str


@dataclass(eq=False, kw_only=True)
class AlreadySold(Forbidden1846):
    """All shares of one corporation sold in a turn are one sale."""

    wire: ClassVar[str] = "already_sold"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class Presidentless(Forbidden1846):
    """Nobody sells shares of, or trades with, a corporation without a president."""

    wire: ClassVar[str] = "presidentless"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NotOperatedYet(Forbidden1846):
    """Only the president sells shares of a corporation that has not operated."""

    wire: ClassVar[str] = "not_operated_yet"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class MarketFull(Forbidden1846):
    """More than half the corporation would be in the Market."""

    wire: ClassVar[str] = "market_full"
    corp: CorpId
    count: int
    room: int


@dataclass(eq=False, kw_only=True)
class PresidentCertificate(Forbidden1846):
    """The president's certificate cannot go to the Market, and nobody could take it."""

    wire: ClassVar[str] = "president_certificate"
    corp: CorpId
    most: int


@dataclass(eq=False, kw_only=True)
class CertificateLimit(Forbidden1846):
    """The player has as many certificates as allowed."""

    wire: ClassVar[str] = "certificate_limit"
    have: int
    limit: int


@dataclass(eq=False, kw_only=True)
class OwnershipLimit(Forbidden1846):
    """The player may not have more of this corporation; in percent."""

    wire: ClassVar[str] = "ownership_limit"
    corp: CorpId
    have: int
    limit: int


@dataclass(eq=False, kw_only=True)
class SoldThisRound(Forbidden1846):
    """What a player sold cannot be bought in the same stock round."""

    wire: ClassVar[str] = "sold_this_round"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class MustSell(Forbidden1846):
    """The player is over the certificate limit and can sell."""

    wire: ClassVar[str] = "must_sell"
    have: int
    limit: int
