"""How the other site did things at the time of a record: each way by its name, and since when.

A record is followed by the ways that fit its date. Where its own result does not come out, others
are tried, for games were often played over a change, and some were rewritten by the site later.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from datetime import date
from typing import Final

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import OnlyImported
from roundhouse.games.g1846.rules.forced import BankTrainFirst, IssueFirst
from roundhouse.games.g1846.rules.reach import NotConnected
from roundhouse.games.g1846.rules.shares import MarketFull, PresidentCertificate, Presidentless
from roundhouse.games.g1846.rules.steps.bankruptcy import NotBankrupt
from roundhouse.games.g1846.rules.steps.forced import (
    AlreadyIssued,
    DeadEnd,
    KeepsPresidency,
    NotForced,
    NoUsefulIssue,
    WrongEmergencyIssue,
)
from roundhouse.games.g1846.rules.steps.run import MustRun
from roundhouse.games.g1846.rules.steps.stock import MustSell
from roundhouse.games.g1846.rules.steps.trains import CheaperThanRaised, MustBuyTrain


@dataclass(frozen=True, slots=True, kw_only=True)
class Ways:
    """The ways of one time; each is true of old records and false of new ones."""

    ends_counted: bool = False  # an N/M train counts both ends of its route
    chicago_renumbered: bool = False  # the cities of laid tiles are one off in Chicago
    issue_passed: bool = False  # issuing takes a pass of its own
    treasury_alone: bool = False  # what independents would bring does not keep a step open
    powers_unnamed: bool = False  # the corporation lays the tiles of its privates in its own name
    powers_unasked: bool = False  # unused powers do not keep a turn open
    bankrupt_lowers: bool = False  # the last clearance of a bankrupt president lowers prices


LAST_DAY: Final = {
    "ends_counted": date(2020, 9, 4),
    "chicago_renumbered": date(2020, 9, 12),
    "issue_passed": date(2020, 9, 12),
    "treasury_alone": date(2020, 9, 12),
    "powers_unnamed": date(2020, 9, 12),
    "powers_unasked": date(2020, 10, 31),
    "bankrupt_lowers": date(2021, 2, 28),
}
"""Until when a new game was played in each way."""


TODAY: Final = Ways()
"""None of the old ways."""
OLDEST: Final = Ways(**dict.fromkeys(LAST_DAY, True))
"""All ways of the first months at once."""


def ways_of(day: date | None) -> Ways:
    """The ways of games that began on *day*; None: of today."""
    return Ways(**{way: day is not None and day <= last for way, last in LAST_DAY.items()})


def neighbours(ways: Ways) -> Iterator[Ways]:
    """The ways that differ from *ways* in one thing."""
    for field in fields(ways):
        yield replace(ways, **{field.name: not getattr(ways, field.name)})


NAMES: Final[dict[type[RuleError], str]] = {
    MustRun: "no-route",
    NotConnected: "stale-track",
    Presidentless: "unled-shares",
    MarketFull: "unled-shares",
    PresidentCertificate: "unled-shares",
    MustSell: "no-need-to-sell",
    IssueFirst: "president-first",
    NotBankrupt: "bankrupt-early",
    MustBuyTrain: "no-train-needed",
    NotForced: "emergency-issue",
    AlreadyIssued: "emergency-issue",
    NoUsefulIssue: "emergency-issue",
    WrongEmergencyIssue: "emergency-issue",
    KeepsPresidency: "forced-sale",
    DeadEnd: "forced-sale",
    BankTrainFirst: "train-after-raising",
    CheaperThanRaised: "train-after-raising",
    OnlyImported: "",
}
"""What that site allows and our rules forbid, by what refuses it here."""


def way_of(faults: tuple[RuleError, ...]) -> str:
    """The name of the site's way that explains all of *faults*; "" when nothing does."""
    names = [NAMES.get(type(fault)) for fault in faults]
    return next((name for name in names if name), "") if None not in names else ""
