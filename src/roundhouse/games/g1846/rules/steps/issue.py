"""Issuing and redeeming shares (OR-ISSUE); with flexible_issue also beside later steps (R-16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Ints, Offer
from roundhouse.games.g1846.rules.actions import IssueShares, RedeemShares
from roundhouse.games.g1846.rules.errors import CannotAfford, CountOutOfRange, NoShareThere, NotHeld
from roundhouse.games.g1846.rules.errors_building import (
    IssuedThisTurn,
    NotForIndependents,
    NothingToIssue,
    NothingToRedeem,
)
from roundhouse.games.g1846.rules.events_building import SharesRedeemed
from roundhouse.games.g1846.rules.events_operating import SharesIssued
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
from roundhouse.games.g1846.rules.state import (
    BANK,
    MARKET,
    State,
    finish,
    is_independent,
    note,
    turn_of,
)

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
