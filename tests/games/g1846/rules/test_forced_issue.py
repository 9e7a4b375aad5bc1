"""A corporation that must buy a train: its own cash, the emergency issue."""

import pytest

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.base import CannotAfford
from roundhouse.games.g1846.rules.forced import BankTrainFirst, legal_issues, proceeds
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import in_market
from roundhouse.games.g1846.rules.shares import NotHeld
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.forced import (
    AlreadyIssued,
    EmergencyIssue,
    NotForced,
    NoUsefulIssue,
    WouldClose,
    WrongEmergencyIssue,
)
from roundhouse.games.g1846.rules.steps.trains import BuyTrainFrom, CheaperThanRaised, MustBuyTrain
from tests.games.g1846.rules.build import (
    AMY,
    FOUR,
    TWO,
    Corp,
    allowed,
    bank,
    buying,
    play,
    refused,
    sell,
)
from tests.games.g1846.rules.names import GT, MAIL, NYC, T2, T4, T35
from tests.support.rules import rule

# With treasury cash


@rule("OR-FORCE-1", "OR-TRAIN-8")
def test_with_enough_cash_it_must_buy() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=200)}, **TWO)
    assert refused(state, Pass(), MustBuyTrain)["price"] == 160
    assert allowed(state, bank(T35))
    assert allowed(state, bank(T4))


@rule("OR-FORCE-1", "R-47")
def test_it_may_first_buy_of_another_corporation_with_its_own_cash_alone() -> None:
    corps = {"NYC": Corp(price=20, cash=30), "GT": Corp(trains="2 2", players={1: 2}, president=1)}
    state = buying("NYC", corps=corps, **TWO)
    assert allowed(state, BuyTrainFrom(corp=GT, train=T2, price=30))
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=31), CannotAfford)


@rule("OR-FORCE-1")
def test_without_a_dollar_it_buys_of_nobody_else() -> None:
    corps = {"NYC": Corp(price=20, cash=0), "GT": Corp(trains="2 2")}
    state = buying("NYC", corps=corps, **TWO)
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=1), CannotAfford)


# The emergency issue


@rule("OR-FORCE-2", "OR-FORCE-3", "TV-6", "R-42")
def test_what_an_emergency_issue_yields() -> None:
    state = buying("NYC", corps={"NYC": Corp(price=70, players={0: 6})}, **FOUR)
    assert [proceeds(state, NYC, n) for n in (1, 2, 3)] == [50, 80, 90]
    after = play(state, EmergencyIssue(count=legal_issues(state, NYC)[0]))
    assert price(after, NYC) == 30  # the largest, four: 30 is the new price, 20 the value
    assert after.cash[NYC] == 80
    state = buying("NYC", corps={"NYC": Corp(price=40, players={0: 6})}, **FOUR)
    assert [proceeds(state, NYC, n) for n in (1, 2, 3)] == [20, 20, 0]
    assert legal_issues(state, NYC) == [2]
    state = buying("NYC", corps={"NYC": Corp(price=20, players={0: 6})}, **FOUR)
    assert legal_issues(state, NYC) == []


@rule("OR-FORCE-2")
def test_the_limit_counts_shares_issued_in_this_turn() -> None:
    corps = {"NYC": Corp(price=100, players={0: 4}, market=3)}
    assert legal_issues(buying("NYC", corps=corps, **FOUR), NYC) == [1]
    corps = {"NYC": Corp(price=100, players={0: 4}, market=4)}
    assert legal_issues(buying("NYC", corps=corps, **FOUR), NYC) == []


@rule("OR-FORCE-2")
def test_one_emergency_issue_a_turn_also_after_an_ordinary_one() -> None:
    corps = {"NYC": Corp(price=100, players={0: 4}, market=1)}
    state = buying("NYC", corps=corps, **FOUR)
    assert state.turn is not None
    state = play(state, EmergencyIssue(count=3))
    assert refused(state, EmergencyIssue(count=1), AlreadyIssued)


@rule("OR-FORCE-4")
def test_an_issue_brings_a_train_within_reach_that_fewer_shares_do_not() -> None:
    corps = {"NYC": Corp(price=100, players={0: 6}, cash=0)}
    state = buying("NYC", corps=corps, **TWO)
    # 1: 80; 2: 70 each, 140; 3: 60 each, 180; 4: 50 each, 200
    assert legal_issues(state, NYC) == [3]
    facts = refused(state, EmergencyIssue(count=2), WrongEmergencyIssue)
    assert facts["choices"] == (3,)
    assert refused(state, EmergencyIssue(count=4), WrongEmergencyIssue)
    state = play(state, EmergencyIssue(count=3))
    assert state.cash[NYC] == 180
    assert allowed(state, bank(T35))
    assert allowed(state, bank(T4))


@rule("OR-FORCE-4")
def test_the_train_then_bought_was_not_affordable_with_fewer_shares() -> None:
    corps = {"NYC": Corp(price=112, players={0: 6}, cash=30)}
    state = buying("NYC", corps=corps, **TWO)
    # 1: 30 + 90; 2: 30 + 160 reaches both; nothing beyond
    assert legal_issues(state, NYC) == [2]
    corps = {"NYC": Corp(price=112, players={0: 6}, cash=15)}
    state = buying("NYC", corps=corps, **TWO)
    # 2: 15 + 160 = 175 reaches the 3/5; 3: 15 + 210 the 4
    assert legal_issues(state, NYC) == [2, 3]
    state = play(state, EmergencyIssue(count=3))
    assert refused(state, bank(T35), CheaperThanRaised)["above"] == 175
    assert allowed(state, bank(T4))


@rule("OR-FORCE-4")
def test_if_nothing_suffices_the_largest_issue_is_due() -> None:
    corps = {"NYC": Corp(price=100, players={0: 4}, cash=0)}
    state = buying("NYC", corps=corps, **FOUR)
    assert legal_issues(state, NYC) == [4]
    assert refused(state, EmergencyIssue(count=3), WrongEmergencyIssue)["choices"] == (4,)


@rule("OR-FORCE-5")
def test_with_enough_for_the_cheapest_it_may_issue_only_for_a_dearer_one() -> None:
    corps = {"NYC": Corp(price=100, players={0: 4}, cash=170)}
    state = buying("NYC", corps=corps, **TWO)
    assert legal_issues(state, NYC) == [1]
    state = play(state, EmergencyIssue(count=1))
    assert refused(state, bank(T35), CheaperThanRaised)
    assert allowed(state, bank(T4))
    corps = {"NYC": Corp(price=100, players={0: 4}, cash=180)}
    state = buying("NYC", corps=corps, **TWO)
    assert refused(state, EmergencyIssue(count=1), NoUsefulIssue)
    assert refused(state, EmergencyIssue(count=9), NotHeld)


@rule("OR-FORCE-5")
def test_with_enough_for_the_cheapest_the_president_may_not_help() -> None:
    corps = {"NYC": Corp(price=20, players={0: 4}, cash=170)}
    state = buying("NYC", corps=corps, cash={0: 400}, **TWO)
    assert refused(state, bank(T4), CannotAfford)["needed"] == 180
    assert refused(state, sell(NYC, 1), NotForced)


def test_a_corporation_with_a_train_is_not_forced() -> None:
    corps = {"NYC": Corp(price=100, players={0: 4}, trains="2")}
    state = buying("NYC", corps=corps, **TWO)
    assert refused(state, EmergencyIssue(count=1), NotForced)
    assert refused(state, DeclareBankruptcy(), NotForced)
    assert refused(state, sell(NYC, 1), NotForced)
    assert allowed(state, Pass())


@rule("OR-FORCE-6", "R-44")
def test_after_an_emergency_issue_only_a_bank_train_is_bought() -> None:
    corps = {"NYC": Corp(price=100, players={0: 6}), "GT": Corp(trains="2")}
    state = buying("NYC", corps=corps, owners={"MAIL": 0}, **TWO)
    assert allowed(state, EmergencyIssue(count=3))
    state = play(state, EmergencyIssue(count=3))
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=1), BankTrainFirst)
    assert refused(state, BuyPrivate(private=MAIL, price=1), BankTrainFirst)
    state = play(state, bank(T35))
    assert allowed(state, BuyPrivate(private=MAIL, price=1))


@rule("OR-FORCE-3")
def test_nobody_can_agree_to_an_issue_that_closes_the_corporation() -> None:
    corps = {"NYC": Corp(price=30, players={0: 2}), "GT": Corp(price=100)}
    state = buying("NYC", corps=corps, cash={0: 0}, **TWO)
    waived = frozenset({"OR-FORCE-4"})
    with pytest.raises(WouldClose):
        Game1846().apply(state, AMY, EmergencyIssue(count=state.columns[NYC]), waived)
    after = Game1846().apply(state, AMY, EmergencyIssue(count=1), waived).state
    assert in_market(after, NYC) == 1
