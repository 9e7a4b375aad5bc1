"""Issuing and redeeming shares, from docs/rules/1846.md 7.2."""

import pytest

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import CannotAfford, NotForIndependents
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Frame,
    Issuing,
    Running,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.money import in_market, in_treasury
from roundhouse.games.g1846.rules.shares import NoShareThere, NotHeld
from roundhouse.games.g1846.rules.state import MARKET, Holder, State
from roundhouse.games.g1846.rules.steps import issue
from roundhouse.games.g1846.rules.steps.issue import (
    CountOutOfRange,
    IssuedThisTurn,
    IssueShares,
    NothingToIssue,
    NothingToRedeem,
    RedeemShares,
    SharesIssued,
    SharesRedeemed,
)
from tests.games.g1846.rules.names import GT
from tests.games.g1846.rules.turns import (
    AMY,
    BOB,
    allowed,
    happening,
    offers,
    play,
    refused,
    turn_of,
)
from tests.support.rules import rule


def issuing(
    *, players: int, market: int, price: int = 100, cash: int = 0, frame: type[Frame] = Issuing
) -> State:
    """GT's first step; two players hold shares as told, its treasury what is left."""
    state = turn_of("GT", frame=frame, cash=cash, price=price)
    shares: dict[Holder, int] = {
        AMY: players - 1,
        BOB: 1,
        MARKET: market,
        GT: 10 - players - market,
    }
    state.shares = {GT: {holder: count for holder, count in shares.items() if count}}
    return state


@rule("OR-ISSUE-1", "TV-4")
def test_it_issues_at_the_price_one_column_left_as_long_as_players_hold_more() -> None:
    state = issuing(players=4, market=2, price=60)
    assert issue.issuable(state, GT) == 2
    after, events = happening(state, IssueShares(count=2))
    assert events == [SharesIssued(corp=GT, count=2, each=50, total=100)]
    assert after.cash[GT] == 100
    assert (in_market(after, GT), in_treasury(after, GT)) == (4, 2)
    assert after.stack == ()


@rule("OR-ISSUE-1")
def test_it_issues_no_more_than_players_hold_above_the_market() -> None:
    params = refused(issuing(players=3, market=1), IssueShares(count=3), CountOutOfRange)
    assert params == {"rule": "OR-ISSUE-1", "count": 3, "low": 1, "high": 2}


@rule("OR-ISSUE-1")
def test_shares_are_counted_not_certificates() -> None:
    """Amy's president's certificate is two shares, so three are with players."""
    state = turn_of("GT", frame=Issuing)
    state.shares = {GT: {AMY: 2, BOB: 1, GT: 7}}
    assert issue.issuable(state, GT) == 3


@rule("OR-ISSUE-1")
@pytest.mark.parametrize("count", [0, -1])
def test_at_least_one_share_is_issued(count: int) -> None:
    params = refused(issuing(players=4, market=0), IssueShares(count=count), CountOutOfRange)
    assert (params["low"], params["high"]) == (1, 4)


@rule("OR-ISSUE-1")
def test_it_issues_no_more_than_it_has() -> None:
    state = issuing(players=8, market=0)
    assert allowed(state, IssueShares(count=2))
    assert refused(state, IssueShares(count=3), CountOutOfRange)["high"] == 2


@rule("OR-ISSUE-1")
@pytest.mark.parametrize(("players", "market"), [(3, 3), (2, 4), (8, 2)])
def test_it_says_why_it_has_nothing_to_issue(players: int, market: int) -> None:
    state = issuing(players=players, market=market)
    assert refused(state, IssueShares(count=1), NothingToIssue) == {
        "rule": "OR-ISSUE-1",
        "corp": GT,
        "players": players,
        "market": market,
        "treasury": 10 - players - market,
    }


@rule("OR-ISSUE-2")
def test_it_redeems_at_the_price_one_column_right() -> None:
    state = issuing(players=4, market=3, price=100, cash=336)
    after, events = happening(state, RedeemShares(count=3))
    assert events == [SharesRedeemed(corp=GT, count=3, each=112, total=336)]
    assert after.cash[GT] == 0
    assert (in_market(after, GT), in_treasury(after, GT)) == (0, 6)


@rule("OR-ISSUE-2")
def test_it_redeems_no_more_than_lie_in_the_market() -> None:
    state = issuing(players=4, market=2, cash=900)
    params = refused(state, RedeemShares(count=3), CountOutOfRange)
    assert params == {"rule": "OR-ISSUE-2", "count": 3, "low": 1, "high": 2}
    none = issuing(players=4, market=0, cash=900)
    assert refused(none, RedeemShares(count=1), NothingToRedeem)["corp"] == GT


@rule("OR-ISSUE-2", "SEQ-3")
def test_it_redeems_no_more_than_it_can_pay() -> None:
    state = issuing(players=4, market=3, price=100, cash=300)
    assert allowed(state, RedeemShares(count=2))
    params = refused(state, RedeemShares(count=3), CannotAfford)
    assert params == {"rule": "OR-ISSUE-2", "who": GT, "needed": 336, "have": 300}


@rule("OR-ISSUE-3")
def test_neither_moves_the_price() -> None:
    state = issuing(players=4, market=2, cash=900)
    for action in (IssueShares(count=2), RedeemShares(count=2)):
        assert play(state, action).columns == state.columns


@rule("OR-ISSUE-3", "R-16")
@pytest.mark.parametrize("first", [IssueShares(count=1), RedeemShares(count=1)])
def test_only_one_of_the_two_and_once_a_turn(first: IssueShares | RedeemShares) -> None:
    state = issuing(players=5, market=2, cash=900, frame=Building)
    state.options = turn_of("GT", options={"flexible_issue": True}).options
    after = play(state, first)
    assert after.stack == state.stack  # the building goes on
    for second in (IssueShares(count=1), RedeemShares(count=1)):
        assert refused(after, second, IssuedThisTurn) == {"rule": "OR-ISSUE-3", "corp": GT}


@rule("R-16")
@pytest.mark.parametrize(
    "frame", [Building(company=GT), Running(company=GT), Dividing(corp=GT, revenue=10)]
)
def test_only_an_option_lets_it_issue_until_the_dividend_decision(frame: Frame) -> None:
    state = issuing(players=4, market=0)
    state.stack = (frame,)
    assert Game1846().step_for(state, frame, IssueShares(count=1)) is None
    state.options = turn_of("GT", options={"flexible_issue": True}).options
    after = play(state, IssueShares(count=4))
    assert after.stack == (frame,)


@rule("R-16")
def test_after_the_dividend_it_is_too_late() -> None:
    state = issuing(players=4, market=0)
    state.options = turn_of("GT", options={"flexible_issue": True}).options
    assert Game1846().step_for(state, BuyingTrains(corp=GT), IssueShares(count=1)) is None


@rule("R-17")
def test_issuing_at_ten_dollars_brings_nothing_and_redeeming_at_the_top_costs_the_top() -> None:
    low = play(issuing(players=4, market=0, price=10), IssueShares(count=1))
    assert low.cash[GT] == 0
    assert in_market(low, GT) == 1
    high = play(issuing(players=4, market=1, price=550, cash=600), RedeemShares(count=1))
    assert high.cash[GT] == 50


@rule("OR-SEQ-5")
def test_an_independent_never_issues() -> None:
    state = turn_of("MS", options={"flexible_issue": True})
    faults: list[RuleError] = list(issue.refusals(state, state.stack[-1], IssueShares(count=1)))
    assert [type(fault) for fault in faults] == [NotForIndependents]
    assert list(issue.offers(state, state.stack[-1])) == []
    assert not [offer for offer in offers(state) if offer.action is IssueShares]


@rule("OR-ISSUE-1", "OR-ISSUE-2")
@pytest.mark.parametrize("count", [-1, 0, 5, 40])
def test_nobody_can_agree_to_shares_that_are_not_there(count: int) -> None:
    state = issuing(players=4, market=3, cash=500)
    for action, rule_id, fault in (
        (IssueShares(count=count), "OR-ISSUE-1", NotHeld),
        (RedeemShares(count=count), "OR-ISSUE-2", NoShareThere),
    ):
        with pytest.raises(fault):
            Game1846().apply(state, AMY, action, frozenset({rule_id}))


@rule("OR-ISSUE-2")
def test_a_corporation_in_debt_redeems_nothing() -> None:
    state = issuing(players=4, market=3, cash=0)
    state.cash = {**state.cash, GT: -1}  # as an import may leave it, by agreement
    assert [offer.action for offer in offers(state) if offer.action is RedeemShares] == []
    assert refused(state, RedeemShares(count=1), CannotAfford)["have"] == -1
