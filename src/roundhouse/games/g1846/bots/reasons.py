"""Why a bot does what it does: one small event a reason, told as a sentence by *hint*."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.ids import CardId, CompanyId, CorpId, HexId, PrivateId, TrainId


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason(Event):
    """Base of all reasons."""

    prefix: ClassVar[str] = "g1846"


# The draft


@dataclass(frozen=True, slots=True, kw_only=True)
class WorthMore(Reason):
    """The private is worth more than it costs."""

    wire: ClassVar[str] = "bots_worth_more"

    private: CardId
    worth: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NotWorthIt(Reason):
    """Nothing on offer is worth its price."""

    wire: ClassVar[str] = "bots_not_worth_it"


# Shares


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodOpening(Reason):
    """The corporation starts with enough money."""

    wire: ClassVar[str] = "bots_good_opening"

    corp: CorpId
    price: int
    capital: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodShare(Reason):
    """The share will bring more than it costs."""

    wire: ClassVar[str] = "bots_good_share"

    corp: CorpId
    price: int
    worth: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FundsOwn(Reason):
    """The share's price goes to the corporation that the player leads."""

    wire: ClassVar[str] = "bots_funds_own"

    corp: CorpId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PoorShare(Reason):
    """The shares will bring less than they sell for."""

    wire: ClassVar[str] = "bots_poor_share"

    corp: CorpId
    count: int
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepsCash(Reason):
    """Nothing better to do with the money."""

    wire: ClassVar[str] = "bots_keeps_cash"

    cash: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NoMoney(Reason):
    """There is too little money for any share."""

    wire: ClassVar[str] = "bots_no_money"

    cash: int
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldsAll(Reason):
    """The limit of certificates leaves no room."""

    wire: ClassVar[str] = "bots_holds_all"

    have: int
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SavesCash(Reason):
    """The president's cash may be needed for a train."""

    wire: ClassVar[str] = "bots_saves_cash"

    cash: int
    needed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsOn(Reason):
    """The corporation will cost its president more than its shares bring."""

    wire: ClassVar[str] = "bots_hands_on"

    corp: CorpId
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NeedsMoney(Reason):
    """The corporation needs the money that the shares bring."""

    wire: ClassVar[str] = "bots_needs_money"

    corp: CorpId
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HasEnough(Reason):
    """The corporation might issue shares but can do without."""

    wire: ClassVar[str] = "bots_has_enough"

    corp: CorpId


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepsTreasury(Reason):
    """The corporation's money does more good than a share taken back."""

    wire: ClassVar[str] = "bots_keeps_treasury"

    corp: CorpId


# Track, tokens, runs


@dataclass(frozen=True, slots=True, kw_only=True)
class BetterRuns(Reason):
    """The tile adds to what trains can earn."""

    wire: ClassVar[str] = "bots_better_runs"

    company: CompanyId
    hex: HexId
    gain: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OnTheWay(Reason):
    """The tile leads towards places of value."""

    wire: ClassVar[str] = "bots_on_the_way"

    company: CompanyId
    hex: HexId


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPays(Reason):
    """The token opens better runs, or keeps them open."""

    wire: ClassVar[str] = "bots_token_pays"

    corp: CorpId
    hex: HexId
    gain: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuiltEnough(Reason):
    """No tile or token is worth its cost now."""

    wire: ClassVar[str] = "bots_built_enough"

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class BestRun(Reason):
    """The run earns most."""

    wire: ClassVar[str] = "bots_best_run"

    company: CompanyId
    revenue: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PaysOut(Reason):
    """The dividend moves the price."""

    wire: ClassVar[str] = "bots_pays_out"

    corp: CorpId
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceStays(Reason):
    """The dividend holds the price."""

    wire: ClassVar[str] = "bots_price_stays"

    corp: CorpId
    price: int
    kept: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SavesForTrain(Reason):
    """The corporation keeps money for its next train."""

    wire: ClassVar[str] = "bots_saves_for_train"

    corp: CorpId
    cash: int


# Trains


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainPays(Reason):
    """The train earns its price."""

    wire: ClassVar[str] = "bots_train_pays"

    corp: CorpId
    train: TrainId
    gain: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MustHaveTrain(Reason):
    """A corporation must own a train."""

    wire: ClassVar[str] = "bots_must_have_train"

    corp: CorpId


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsEnough(Reason):
    """No train on offer earns its price."""

    wire: ClassVar[str] = "bots_trains_enough"

    corp: CorpId


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainTooDear(Reason):
    """The treasury does not reach for any train of the Bank."""

    wire: ClassVar[str] = "bots_train_too_dear"

    corp: CorpId
    cash: int
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LeastUseful(Reason):
    """Of the trains above the limit, this one earns least."""

    wire: ClassVar[str] = "bots_least_useful"

    corp: CorpId
    train: TrainId


# Privates and deals


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateHelps(Reason):
    """The corporation gains by the private, its president by the price."""

    wire: ClassVar[str] = "bots_private_helps"

    corp: CorpId
    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerUsed(Reason):
    """A private's power costs nothing and helps."""

    wire: ClassVar[str] = "bots_power_used"

    private: PrivateId


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodDeal(Reason):
    """The price is at least what the thing is worth to the seller."""

    wire: ClassVar[str] = "bots_good_deal"

    price: int
    worth: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BadDeal(Reason):
    """The price is below what the thing is worth to the seller."""

    wire: ClassVar[str] = "bots_bad_deal"

    price: int
    worth: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AsksMore(Reason):
    """The price is below what the thing is worth to the seller, who names that."""

    wire: ClassVar[str] = "bots_asks_more"

    price: int
    worth: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlyChoice(Reason):
    """There is nothing else to do, or nothing that matters."""

    wire: ClassVar[str] = "bots_only_choice"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedOn(Reason):
    """Played on *playouts* times, this came out *gain* dollars better than the next best."""

    wire: ClassVar[str] = "bots_played_on"

    playouts: int
    gain: int
