"""Selling shares, presidencies, limits: what stock rounds and forced purchase have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.base import (
    Event1846,
    Forbidden1846,
    Impossible1846,
    PlayerCannotAfford,
)
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import move, price
from roundhouse.games.g1846.rules.money import (
    certificate_limit,
    certificates,
    held,
    in_market,
    move_shares,
    pay,
)
from roundhouse.games.g1846.rules.state import BANK, MARKET, State, is_started, left_of


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


@dataclass(eq=False, kw_only=True)
class NotStarted(Impossible1846):
    """The corporation is not on the market."""

    wire: ClassVar[str] = "not_started"
    corp: CorpId


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


MOST_IN_MARKET = 5
PRESIDENT = 2  # shares of the president's certificate


def successor(state: State, corp: CorpId, seat: Seat, kept: int) -> Seat | None:
    """Who becomes president when *seat* keeps *kept* shares; None when nobody can (SR-6)."""
    holdings = [(held(state, corp, other), other) for other in left_of(state, seat)]
    most = max((shares for shares, _ in holdings), default=0)
    if most < PRESIDENT or most <= kept:
        return None
    return next(other for shares, other in holdings if shares == most)


def most_saleable(state: State, seat: Seat, corp: CorpId) -> int:
    """The most shares of *corp* that *seat* may sell in one sale (SR-5, SR-7, SR-8)."""
    president = state.presidents[corp]
    if president is None or (president != seat and corp not in state.operated):
        return 0
    own = held(state, corp, seat)
    if president == seat and successor(state, corp, seat, 0) is None:
        own -= PRESIDENT
    return max(0, min(own, MOST_IN_MARKET - in_market(state, corp)))


def sale_refusals(
    state: State, seat: Seat, corp: CorpId, count: int, sold: tuple[CorpId, ...]
) -> Iterator[RuleError]:
    """Why *seat* may not sell so many shares (SR-3 to SR-8); *sold* were sold before."""
    if not is_started(state, corp):
        yield NotStarted(rule="SR-9", corp=corp)
        return
    own = held(state, corp, seat)
    if not 1 <= count <= own:
        yield NotHeld(rule="SR-3", corp=corp, count=count, held=own)
        return
    president = state.presidents[corp]
    if corp in sold:
        yield AlreadySold(rule="SR-3", corp=corp)
    if president is None:
        yield Presidentless(rule="SR-8", corp=corp)
    elif president != seat and corp not in state.operated:
        yield NotOperatedYet(rule="SR-7", corp=corp)
    if in_market(state, corp) + count > MOST_IN_MARKET:
        room = MOST_IN_MARKET - in_market(state, corp)
        yield MarketFull(rule="SR-5", corp=corp, count=count, room=max(0, room))
    if president == seat and own - count < PRESIDENT and not _passes_on(state, corp, seat):
        yield PresidentCertificate(rule="SR-5", corp=corp, most=own - PRESIDENT)


def _passes_on(state: State, corp: CorpId, seat: Seat) -> bool:
    return successor(state, corp, seat, 0) is not None


def shed(state: State, seat: Seat, corp: CorpId, count: int) -> int:
    """How many certificates fewer *seat* has after that sale (SR-16): all if it closes *corp*."""
    kept = held(state, corp, seat) - count
    if state.presidents[corp] != seat:
        return count
    if state.columns[corp] == 1:
        return kept + count - 1
    stays = kept >= PRESIDENT and successor(state, corp, seat, kept) is None
    return count if stays else count - 1


def sell(draft: State, seat: Seat, corp: CorpId, count: int) -> Iterator[Event]:
    """Sell to the Market at the present price; a president's sale then lowers it (SR-3, SR-4)."""
    each = price(draft, corp)
    was_president = draft.presidents[corp] == seat
    pay(draft, BANK, seat, each * count)
    move_shares(draft, corp, seat, MARKET, count)
    yield SharesSold(seat=seat, corp=corp, count=count, each=each, total=each * count)
    if was_president:
        yield from pass_presidency(draft, corp, seat)
        yield from move(draft, corp, -1)


def pass_presidency(draft: State, corp: CorpId, seat: Seat) -> Iterator[Event]:
    """After *seat* sold: the largest other holder may become president, or nobody is."""
    kept = held(draft, corp, seat)
    heir = successor(draft, corp, seat, kept)
    if heir is not None:
        yield from make_president(draft, corp, heir)
    elif kept < PRESIDENT:
        draft.presidents = {**draft.presidents, corp: None}
        yield PresidentLost(corp=corp)


def make_president(draft: State, corp: CorpId, seat: Seat) -> Iterator[Event]:
    """Swap certificates: shares stay as they are, the president's certificate moves."""
    draft.presidents = {**draft.presidents, corp: seat}
    yield PresidentChanged(corp=corp, seat=seat)


def limit_refusals(state: State, seat: Seat) -> Iterator[RuleError]:
    """Why *seat* may have no certificate more (SR-15)."""
    have, limit = certificates(state, seat), certificate_limit(state)
    if have >= limit:
        yield CertificateLimit(rule="SR-15", have=have, limit=limit)


def cash_refusals(state: State, seat: Seat, needed: int) -> Iterator[RuleError]:
    """Why *seat* cannot pay *needed* (SEQ-3)."""
    have = state.cash[seat]
    if needed > have:
        yield PlayerCannotAfford(rule="SEQ-3", seat=seat, needed=needed, have=have)
