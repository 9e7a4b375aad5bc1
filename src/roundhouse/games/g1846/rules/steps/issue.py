"""Issuing and redeeming shares (OR-ISSUE); with flexible_issue also beside later steps (R-16)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Ints, Offer
from roundhouse.games.g1846.rules.base import (
    CannotAfford,
    Event1846,
    Forbidden1846,
    NotForIndependents,
)
from roundhouse.games.g1846.rules.frames import Frame, Issuing
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price_beside
from roundhouse.games.g1846.rules.money import (
    held_by_players,
    in_market,
    in_treasury,
    move_shares,
    pay,
)
from roundhouse.games.g1846.rules.shares import NoShareThere, NotHeld
from roundhouse.games.g1846.rules.state import BANK, MARKET, State, is_independent, note, turn_of


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
class SharesIssued(Event1846):
    """A corporation sold treasury shares to the Market."""

    wire: ClassVar[str] = "shares_issued"

    corp: CorpId
    count: int
    each: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SharesRedeemed(Event1846):
    """A corporation bought shares back from the Market."""

    wire: ClassVar[str] = "shares_redeemed"

    corp: CorpId
    count: int
    each: int
    total: int


@dataclass(eq=False, kw_only=True)
class CountOutOfRange(Forbidden1846):
    """Fewer or more than may be chosen."""

    wire: ClassVar[str] = "count_out_of_range"
    count: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class IssuedThisTurn(Forbidden1846):
    """One issue or one redemption a turn."""

    wire: ClassVar[str] = "issued_this_turn"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NothingToIssue(Forbidden1846):
    """The limit or the treasury leaves no share to issue."""

    wire: ClassVar[str] = "nothing_to_issue"
    corp: CorpId
    players: int
    market: int
    treasury: int


@dataclass(eq=False, kw_only=True)
class NothingToRedeem(Forbidden1846):
    """No share is in the Market."""

    wire: ClassVar[str] = "nothing_to_redeem"
    corp: CorpId


TAKES: Final[tuple[type[Action], ...]] = (IssueShares, RedeemShares)


def issuable(state: State, corp: CorpId) -> int:
    """The most shares *corp* may issue (OR-ISSUE-1)."""
    room = held_by_players(state, corp) - in_market(state, corp)
    return max(0, min(room, in_treasury(state, corp)))


def redeemable(state: State, corp: CorpId) -> int:
    """The most shares *corp* may redeem and can pay for (OR-ISSUE-2)."""
    payable = max(0, state.cash[corp]) // price_beside(state, corp, 1)  # imports may leave debts
    return min(in_market(state, corp), payable)


def refusals(
    state: State, _frame: Frame, action: IssueShares | RedeemShares
) -> Iterator[RuleError]:
    """Why the shares may not be issued or redeemed now; nothing when they may."""
    turn = turn_of(state)
    if is_independent(turn.company):
        yield NotForIndependents(rule="OR-SEQ-5", company=turn.company)
        return
    corp = CorpId(turn.company)
    if turn.issued:
        yield IssuedThisTurn(rule="OR-ISSUE-3", corp=corp)
    if isinstance(action, IssueShares):
        yield from _issue_refusals(state, corp, action.count)
    else:
        yield from _redeem_refusals(state, corp, action.count)


def _issue_refusals(state: State, corp: CorpId, count: int) -> Iterator[RuleError]:
    most = issuable(state, corp)
    if not most:
        yield NothingToIssue(
            rule="OR-ISSUE-1",
            corp=corp,
            players=held_by_players(state, corp),
            market=in_market(state, corp),
            treasury=in_treasury(state, corp),
        )
    elif not 1 <= count <= most:
        yield CountOutOfRange(rule="OR-ISSUE-1", count=count, low=1, high=most)
    treasury = in_treasury(state, corp)
    if not 1 <= count <= treasury:  # nobody could agree to that
        yield NotHeld(rule="OR-ISSUE-1", corp=corp, count=count, held=treasury)


def _redeem_refusals(state: State, corp: CorpId, count: int) -> Iterator[RuleError]:
    most = in_market(state, corp)
    needed, have = count * price_beside(state, corp, 1), state.cash[corp]
    if not most:
        yield NothingToRedeem(rule="OR-ISSUE-2", corp=corp)
    elif not 1 <= count <= most:
        yield CountOutOfRange(rule="OR-ISSUE-2", count=count, low=1, high=most)
    elif needed > have:
        yield CannotAfford(rule="OR-ISSUE-2", who=corp, needed=needed, have=have)
    if not 1 <= count <= most:  # nobody could agree to that
        yield NoShareThere(rule="OR-ISSUE-2", corp=corp, source="market")


def offers(state: State, _frame: Frame) -> Iterator[Offer[Any]]:
    """How many shares may be issued, and how many redeemed."""
    turn = turn_of(state)
    if turn.issued or is_independent(turn.company):
        return
    corp = CorpId(turn.company)
    if most := issuable(state, corp):
        yield Offer(IssueShares, open={"count": Ints(1, most)})
    if most := redeemable(state, corp):
        yield Offer(RedeemShares, open={"count": Ints(1, most)})


def apply(draft: State, frame: Frame, action: IssueShares | RedeemShares) -> Iterator[Event]:
    """Issue at the price one column left, redeem at the one right; it stays (OR-ISSUE-3)."""
    corp, count = CorpId(turn_of(draft).company), action.count
    note(draft, issued=True)
    if isinstance(frame, Issuing):
        finish(draft)
    if isinstance(action, IssueShares):
        each = price_beside(draft, corp, -1)
        move_shares(draft, corp, corp, MARKET, count)
        pay(draft, BANK, corp, each * count)
        yield SharesIssued(corp=corp, count=count, each=each, total=each * count)
    else:
        each = price_beside(draft, corp, 1)
        move_shares(draft, corp, MARKET, corp, count)
        pay(draft, corp, BANK, each * count)
        yield SharesRedeemed(corp=corp, count=count, each=each, total=each * count)
