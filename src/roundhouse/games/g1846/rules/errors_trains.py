"""Why 1846 says no: trains, deals and forced purchase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.games.g1846.rules.errors import Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.ids import CorpId

# Trains


@dataclass(eq=False, kw_only=True)
class BadPrice(Impossible1846):
    """A deal has a price of at least $1."""

    wire: ClassVar[str] = "bad_price"
    price: int


@dataclass(eq=False, kw_only=True)
class TrainNotForSale(Impossible1846):
    """The bank does not sell that train now."""

    wire: ClassVar[str] = "train_not_for_sale"
    train: str
    trains: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class NoBankTrain(Impossible1846):
    """The bank has no train left to sell."""

    wire: ClassVar[str] = "no_bank_train"


@dataclass(eq=False, kw_only=True)
class NotItsTrain(Impossible1846):
    """The other corporation has no such train, or there is no such corporation to buy from."""

    wire: ClassVar[str] = "not_its_train"
    corp: str
    train: str


@dataclass(eq=False, kw_only=True)
class TrainLimit(Forbidden1846):
    """The corporation has as many trains as allowed."""

    wire: ClassVar[str] = "train_limit"
    corp: CorpId
    have: int
    limit: int


@dataclass(eq=False, kw_only=True)
class PhasedOut(Forbidden1846):
    """A phased-out train is not bought."""

    wire: ClassVar[str] = "phased_out"
    train: str


@dataclass(eq=False, kw_only=True)
class LastTrain(Forbidden1846):
    """With no bank train left a corporation's last train is not bought from it."""

    wire: ClassVar[str] = "last_train"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class PriceNotBetter(Forbidden1846):
    """The same offer was refused or withdrawn in this turn."""

    wire: ClassVar[str] = "price_not_better"
    price: int
    low: int


@dataclass(eq=False, kw_only=True)
class TooLateForPrivates(Forbidden1846):
    """Privates are bought in phases I and II."""

    wire: ClassVar[str] = "too_late_for_privates"
    private: str


# Forced purchase


@dataclass(eq=False, kw_only=True)
class MustBuyTrain(Forbidden1846):
    """A corporation may not end its turn without a train; *price* is the cheapest."""

    wire: ClassVar[str] = "must_buy_train"
    corp: CorpId
    price: int
    have: int


@dataclass(eq=False, kw_only=True)
class BankTrainFirst(Forbidden1846):
    """Money was raised for a bank train: that comes before anything else."""

    wire: ClassVar[str] = "bank_train_first"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NotForced(Forbidden1846):
    """Nothing forces the corporation: it has a train, or can pay for one."""

    wire: ClassVar[str] = "not_forced"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class AlreadyIssued(Forbidden1846):
    """One emergency issue a turn."""

    wire: ClassVar[str] = "already_issued"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class WrongEmergencyIssue(Forbidden1846):
    """That many shares may not be issued; *choices* may."""

    wire: ClassVar[str] = "wrong_emergency_issue"
    corp: CorpId
    count: int
    choices: tuple[int, ...]


@dataclass(eq=False, kw_only=True)
class NoUsefulIssue(Forbidden1846):
    """No emergency issue would bring a train nearer."""

    wire: ClassVar[str] = "no_useful_issue"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class IssueFirst(Forbidden1846):
    """The corporation issues shares before its president pays or sells."""

    wire: ClassVar[str] = "issue_first"
    corp: CorpId
    choices: tuple[int, ...]


@dataclass(eq=False, kw_only=True)
class CheaperThanRaised(Forbidden1846):
    """The train was affordable before the last share was issued or sold."""

    wire: ClassVar[str] = "cheaper_than_raised"
    price: int
    above: int


@dataclass(eq=False, kw_only=True)
class KeepsPresidency(Forbidden1846):
    """A forced sale must leave the president in charge of the operating corporation."""

    wire: ClassVar[str] = "keeps_presidency"
    corp: CorpId
    most: int


@dataclass(eq=False, kw_only=True)
class WouldClose(Impossible1846):
    """What raises money for the operating corporation must not close it."""

    wire: ClassVar[str] = "would_close"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class DeadEnd(Forbidden1846):
    """After that sale no train could be bought that it would be for."""

    wire: ClassVar[str] = "dead_end"
    funds: int
    above: int


@dataclass(eq=False, kw_only=True)
class NotBankrupt(Forbidden1846):
    """Shares can still be issued or sold, or the money is there."""

    wire: ClassVar[str] = "not_bankrupt"
    funds: int
    price: int
