"""What becomes of the revenue, and of the share price (OR-DIV)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal, TypeAlias

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.frames import Dividing
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.market import move, price
from roundhouse.games.g1846.rules.money import ALL_SHARES, pay
from roundhouse.games.g1846.rules.state import BANK, MARKET, State, controller


@dataclass(frozen=True, slots=True, kw_only=True)
class PayDividend(Action):
    """Say what becomes of the revenue (OR-DIV-1)."""

    wire: ClassVar[str] = "pay_dividend"

    kind: Literal["full", "half", "withhold"]


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


Kind: TypeAlias = Literal["full", "half", "withhold"]

TAKES: Final[tuple[type[Action], ...]] = (PayDividend,)
KINDS: Final = OneOf(("full", "half", "withhold"))
HIGH: Final = 165  # from this price on, a dividend of three times the price moves it by three


def retained(kind: Kind, revenue: int) -> int:
    """What the treasury keeps of *revenue* (OR-DIV-1)."""
    if kind == "withhold":
        return revenue
    return 0 if kind == "full" else revenue // 20 * 10


def columns(paid: float, before: int) -> int:
    """How far a price of *before* moves when *paid* is distributed (OR-DIV-4)."""
    if paid == 0 or 2 * paid < before:
        return -1
    if paid < before:
        return 0
    if paid < 2 * before:
        return 1
    return 3 if before >= HIGH and paid >= 3 * before else 2


def refusals(_state: State, _frame: Dividing, _action: PayDividend) -> Iterator[RuleError]:
    """Nothing: each of the three is always allowed."""
    return iter(())


def offers(_state: State, _frame: Dividing) -> Iterator[Offer[Any]]:
    """Full, half or nothing."""
    yield Offer(PayDividend, open={"kind": KINDS})


def apply(draft: State, frame: Dividing, action: PayDividend) -> Iterator[Event]:
    """Pay as the president says."""
    finish(draft)
    yield from distribute(draft, frame.corp, action.kind, frame.revenue)


def distribute(draft: State, corp: CorpId, kind: Kind, revenue: int) -> Iterator[Event]:
    """Pay holders and treasury out of the bank, then move the price (OR-DIV-1 to OR-DIV-5)."""
    kept = retained(kind, revenue)
    each = (revenue - kept) // ALL_SHARES
    yield DividendPaid(corp=corp, kind=kind, revenue=revenue, kept=kept, each=each)
    pay(draft, BANK, corp, kept)
    for holder, shares in draft.shares[corp].items():
        if holder != MARKET:
            pay(draft, BANK, holder, each * shares)
    yield from move(draft, corp, columns(revenue - kept, price(draft, corp)))


def split(draft: State, independent: PrivateId, revenue: int) -> Iterator[Event]:
    """An independent's revenue: half to its owner, half to its treasury (OR-DIV-6)."""
    owner = controller(draft, independent)
    half = revenue // 2
    if owner is None or not half:
        return
    pay(draft, BANK, owner, half)
    pay(draft, BANK, independent, half)
    yield RevenueSplit(company=independent, seat=owner, revenue=revenue, half=half)
