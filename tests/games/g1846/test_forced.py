"""Forced purchase, bankruptcy, corporations without a president."""

from typing import Any

import pytest

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.actions import (
    BuyPrivate,
    BuyTrain,
    BuyTrainFrom,
    DeclareBankruptcy,
    EmergencyIssue,
    SellShares,
)
from roundhouse.games.g1846.errors import (
    AlreadySold,
    CannotAfford,
    NotHeld,
    NotOperatedYet,
    NotStarted,
    PlayerCannotAfford,
    Presidentless,
)
from roundhouse.games.g1846.errors_trains import (
    AlreadyIssued,
    BankTrainFirst,
    CheaperThanRaised,
    DeadEnd,
    IssueFirst,
    KeepsPresidency,
    MustBuyTrain,
    NotBankrupt,
    NotForced,
    NoUsefulIssue,
    WouldClose,
    WrongEmergencyIssue,
)
from roundhouse.games.g1846.forced import legal_issues, proceeds
from roundhouse.games.g1846.frames import BuyingTrains
from roundhouse.games.g1846.ids import MAIL, MS, CorpId, HexId, PrivateId, TrainId
from roundhouse.games.g1846.market import price
from roundhouse.games.g1846.money import held, in_market, total_money
from roundhouse.games.g1846.rules import Game1846
from roundhouse.games.g1846.state import State, next_seat
from tests.games.g1846.build import (
    AMY,
    BOB,
    CARLOS,
    GAME,
    Corp,
    allowed,
    buying,
    frame_of,
    play,
    refused,
    why_not,
)
from tests.support.rules import rule

NYC, GT, IC, CO, BO = (CorpId(c) for c in ("NYC", "GT", "IC", "C&O", "B&O"))
T2, T35, T4, T46, T5, T6, T78 = map(TrainId, ("2", "3/5", "4", "4/6", "5", "6", "7/8"))
FOUR: dict[str, Any] = {"phase": 4, "supply": (0, 0, 0, -1)}
TWO: dict[str, Any] = {"phase": 2, "supply": (0, 3, 3, -1)}


def bank(train: TrainId) -> BuyTrain:
    return BuyTrain(train=train)


def sell(corp: CorpId, count: int) -> SellShares:
    return SellShares(corp=corp, count=count)


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


# The president's cash


@rule("OR-FORCE-7", "R-43")
def test_the_corporation_issues_before_its_president_pays() -> None:
    corps = {"NYC": Corp(price=100, players={0: 4})}
    state = buying("NYC", corps=corps, cash={0: 1000}, **FOUR)
    assert refused(state, bank(T6), IssueFirst)["choices"] == (4,)
    assert refused(state, sell(NYC, 1), IssueFirst)
    assert refused(state, DeclareBankruptcy(), IssueFirst)


@rule("OR-FORCE-7", "R-45")
def test_the_president_adds_exactly_what_is_missing_for_any_train() -> None:
    corps = {"NYC": Corp(price=20, players={0: 2}, cash=100)}
    state = buying("NYC", corps=corps, cash={0: 850}, **FOUR)
    dear = play(state, bank(T78))
    assert (dear.cash[NYC], dear.cash[AMY]) == (0, 50)
    cheap = play(state, bank(T6))
    assert (cheap.cash[NYC], cheap.cash[AMY]) == (0, 150)


@rule("OR-FORCE-7", "OR-FORCE-12")
def test_the_presidents_cash_is_for_one_bank_train_only() -> None:
    corps = {"NYC": Corp(price=20, cash=10), "GT": Corp(trains="2", players={1: 2}, president=1)}
    state = buying("NYC", corps=corps, cash={0: 1000}, **TWO)
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=11), CannotAfford)
    state = play(state, bank(T35))
    assert state.turn is None or state.turn.company != NYC  # with $0 there is nothing more to buy


@rule("R-45")
def test_a_returned_train_within_its_means_keeps_the_presidents_cash_out() -> None:
    corps = {"NYC": Corp(price=20, cash=470)}
    state = buying("NYC", corps=corps, cash={0: 900}, returned=(0, 0, 1, 0), **FOUR)
    assert refused(state, bank(T6), CannotAfford)
    assert allowed(state, BuyTrain(train=T46, returned=True))


@rule("OR-FORCE-7", "SEQ-3")
def test_the_president_cannot_add_more_than_there_is() -> None:
    state = buying("NYC", corps={"NYC": Corp(price=20, cash=100)}, cash={0: 750}, **FOUR)
    facts = refused(state, bank(T78), PlayerCannotAfford)
    assert (facts["needed"], facts["have"]) == (800, 750)
    assert allowed(state, bank(T6))


# The president's sales


@rule("OR-FORCE-8", "R-56")
def test_a_president_sells_one_sale_per_corporation() -> None:
    corps = {
        "NYC": Corp(price=20, players={0: 2}),
        "GT": Corp(price=100, players={1: 5, 0: 5}, president=1),
    }
    state = buying("NYC", corps=corps, cash={0: 0}, **TWO)
    state = play(state, sell(GT, 1)) if allowed(state, sell(GT, 1)) else play(state, sell(GT, 2))
    assert refused(state, sell(GT, 1), AlreadySold)


@rule("OR-FORCE-8", "SR-4")
def test_forced_sales_of_a_president_lower_the_price() -> None:
    corps = {"NYC": Corp(price=20, players={0: 2}), "GT": Corp(price=100, players={0: 4})}
    state = buying("NYC", corps=corps, cash={0: 0}, **TWO)
    state = play(state, sell(GT, 2))
    assert (state.cash[AMY], price(state, GT)) == (200, 90)


@rule("OR-FORCE-8", "R-46")
def test_the_operating_corporation_keeps_its_president_and_its_life() -> None:
    corps = {"NYC": Corp(price=165, players={0: 4, 1: 3}, market=3), "GT": Corp(price=100)}
    state = buying("NYC", corps=corps, cash={0: 700}, **FOUR)
    assert refused(state, sell(NYC, 2), KeepsPresidency)["most"] == 1
    assert allowed(state, sell(NYC, 1))
    corps = {"NYC": Corp(price=10, players={0: 4}, market=4), "GT": Corp(price=100, players={0: 5})}
    state = buying("NYC", corps=corps, cash={0: 700}, **FOUR)
    assert refused(state, sell(NYC, 1), WouldClose)["corp"] == NYC


@rule("OR-FORCE-8", "SR-7", "SR-8", "R-10")
def test_the_rules_of_sales_hold_in_a_forced_sale() -> None:
    corps = {
        "NYC": Corp(price=20),
        "GT": Corp(players={1: 2, 0: 2}, president=1, operated=False),
        "IC": Corp(players={0: 1}, president=None, market=4),
    }
    state = buying("NYC", corps=corps, cash={0: 0}, **TWO)
    assert refused(state, sell(GT, 1), NotOperatedYet)
    assert refused(state, sell(IC, 1), Presidentless)


@rule("OR-FORCE-9", "R-45")
def test_the_train_must_cost_more_than_was_there_before_the_last_share() -> None:
    corps = {
        "NYC": Corp(price=20, cash=0),
        "GT": Corp(price=100, players={1: 6, 0: 3}, president=1),
    }
    state = buying("NYC", corps=corps, cash={0: 750}, **FOUR)
    assert allowed(state, sell(GT, 1))  # 850: a 6
    assert allowed(state, sell(GT, 2))  # 950: a 7/8, since 850 was there before the last share
    assert refused(state, sell(GT, 3), DeadEnd)["above"] == 950
    state = play(state, sell(GT, 2))
    assert refused(state, bank(T6), CheaperThanRaised)["above"] == 850
    assert allowed(state, bank(T78))


@rule("OR-FORCE-9")
def test_a_president_with_enough_cash_may_sell_for_a_dearer_train() -> None:
    corps = {"NYC": Corp(price=20), "GT": Corp(price=100, players={1: 6, 0: 3}, president=1)}
    state = buying("NYC", corps=corps, cash={0: 820}, **FOUR)
    assert allowed(state, bank(T6))
    state = play(state, sell(GT, 1))
    assert refused(state, bank(T6), CheaperThanRaised)
    assert play(state, bank(T78)).cash[AMY] == 20


@rule("OR-FORCE-10", "CLOSE-1")
def test_forced_sales_may_close_other_corporations_at_once() -> None:
    corps = {
        "NYC": Corp(price=20),
        "GT": Corp(price=100, players={0: 5, 1: 1}),
        "IC": Corp(price=10, players={0: 4}),
    }
    state = buying("NYC", corps=corps, cash={0: 100}, **TWO)
    state = play(state, sell(IC, 2))
    assert IC not in state.corps
    assert isinstance(frame_of(state), BuyingTrains)


@rule("OR-FORCE-10")
def test_forced_sales_may_change_other_presidencies() -> None:
    corps = {"NYC": Corp(price=20), "GT": Corp(price=100, players={0: 3, 1: 2})}
    state = buying("NYC", corps=corps, cash={0: 0}, **TWO)
    state = play(state, sell(GT, 2))
    assert state.presidents[GT] == BOB
    assert state.cash[AMY] == 200


@rule("OR-FORCE-13", "R-56")
def test_nobody_may_sell_too_little_and_go_bankrupt() -> None:
    corps = {"NYC": Corp(price=20), "GT": Corp(price=100, players={1: 6, 0: 2}, president=1)}
    state = buying("NYC", corps=corps, cash={0: 0}, **TWO)
    facts = refused(state, sell(GT, 1), DeadEnd)
    assert (facts["funds"], facts["above"]) == (100, 0)
    assert allowed(state, sell(GT, 2))


@rule("OR-FORCE-13")
def test_nobody_may_sell_towards_a_train_out_of_reach() -> None:
    corps = {"NYC": Corp(price=20), "GT": Corp(price=50, players={1: 6, 0: 1}, president=1)}
    state = buying("NYC", corps=corps, cash={0: 810}, **FOUR)
    assert refused(state, sell(GT, 1), DeadEnd)["funds"] == 860


@rule("R-57", "OR-FORCE-6")
def test_after_a_forced_sale_only_a_bank_train_is_bought() -> None:
    corps = {
        "NYC": Corp(price=20, cash=50),
        "GT": Corp(price=100, players={1: 6, 0: 3}, president=1, trains="2"),
    }
    state = buying("NYC", corps=corps, cash={0: 0}, owners={"MAIL": 0}, **TWO)
    assert allowed(state, BuyTrainFrom(corp=GT, train=T2, price=1))
    state = play(state, sell(GT, 2))
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=1), BankTrainFirst)
    assert refused(state, BuyPrivate(private=MAIL, price=1), BankTrainFirst)


@rule("TV-7")
def test_ic_buys_a_six_with_the_sale_of_one_share() -> None:
    corps = {
        "IC": Corp(price=150, players={0: 4}, market=4, cash=533),
        "GT": Corp(price=90, trains="5"),
    }
    state = buying("IC", corps=corps, cash={0: 208}, **FOUR)
    assert legal_issues(state, IC) == []  # 4 - 4 = 0
    state = play(state, sell(IC, 1))
    assert (price(state, IC), in_market(state, IC), state.cash[AMY]) == (137, 5, 358)
    state = play(state, bank(T6))
    assert (state.cash[AMY], state.cash[IC]) == (91, 0)


@rule("TV-7")
def test_another_nine_dollars_would_reach_the_seven_eight() -> None:
    corps = {
        "IC": Corp(price=150, players={0: 4}, market=4, cash=533),
        "GT": Corp(price=10, players={1: 3, 0: 1}, president=1, trains="5"),
    }
    state = buying("IC", corps=corps, cash={0: 208}, **FOUR)
    state = play(state, sell(IC, 1), sell(GT, 1))
    assert refused(state, bank(T6), CheaperThanRaised)["above"] == 891
    assert play(state, bank(T78)).cash[AMY] == 1


# Bankruptcy


def ruined(**parts: Any) -> State:
    """Amy, president of NYC, cannot raise $160."""
    corps = {
        "NYC": Corp(price=20, players={0: 3}, market=5, cash=10),
        "GT": Corp(price=30, players={1: 3, 0: 2}, president=1, market=5, trains="2"),
    }
    patient = {"wait_for_passes": True}
    return buying("NYC", corps=corps, options=patient, **{"cash": {0: 25}, **TWO, **parts})


@rule("OR-FORCE-11", "R-43")
def test_bankruptcy_waits_until_nothing_can_be_sold() -> None:
    corps = {
        "NYC": Corp(price=20, players={0: 3}, market=5, cash=10),
        "GT": Corp(price=30, players={1: 3, 0: 2}, president=1, trains="2"),
    }
    state = buying("NYC", corps=corps, cash={0: 25}, **TWO)
    facts = refused(state, DeclareBankruptcy(), NotBankrupt)
    assert (facts["funds"], facts["price"]) == (10 + 25 + 60, 160)
    assert allowed(state, sell(GT, 1))  # ruin is certain: any sale will do
    state = play(state, sell(GT, 1))
    assert allowed(state, DeclareBankruptcy())


@rule("BANKR-1", "BANKR-2", "R-48")
def test_all_that_is_left_goes_to_the_corporation_and_prices_stay() -> None:
    before = ruined()
    state = play(before, DeclareBankruptcy())
    assert state.cash[NYC] == 10 + 25 + 3 * 20 + 2 * 30
    assert state.cash[AMY] == 0
    assert (held(state, NYC, AMY), held(state, GT, AMY)) == (0, 0)
    assert (in_market(state, NYC), in_market(state, GT)) == (8, 7)
    assert price(state, GT) == 30
    assert total_money(state) == total_money(before)


@rule("BANKR-3", "BANKR-6", "NOPRES-5")
def test_without_an_heir_the_corporation_is_presidentless_and_buys_what_it_can() -> None:
    state = play(ruined(), DeclareBankruptcy())
    assert state.presidents[NYC] is None
    assert state.trains[NYC] == ()  # $155 do not pay $160
    rich = ruined(cash={0: 40, 1: 0})
    rich = play(rich, DeclareBankruptcy())
    assert (rich.trains[NYC], rich.cash[NYC]) == ((T35,), 10)


@rule("BANKR-4")
def test_the_player_leaves_with_privates_and_priority() -> None:
    owners = {"MAIL": 0, "MS": 0, "LSL": 1}
    state = play(ruined(owners=owners, priority=AMY), DeclareBankruptcy())
    assert state.bankrupt == (AMY,)
    assert state.priority == BOB
    assert state.privates == (PrivateId("LSL"),)
    assert MS not in state.cash
    assert state.board.owners_at(HexId("C15")) == ()


@rule("BANKR-4")
def test_the_priority_stays_where_it_is_when_another_has_it() -> None:
    assert play(ruined(priority=CARLOS), DeclareBankruptcy()).priority == CARLOS


@rule("BANKR-4")
def test_the_bankrupt_are_passed_over() -> None:
    state = ruined(bankrupt=(BOB,))
    assert (next_seat(state, AMY), next_seat(state, CARLOS)) == (CARLOS, AMY)


@rule("BANKR-4", "R-12", "TV-9")
def test_bankruptcy_does_not_change_the_certificate_limit() -> None:
    before = ruined()
    state = play(before, DeclareBankruptcy())
    assert state.seats == before.seats
    assert len(state.corps) == len(before.corps)


@rule("BANKR-3", "BANKR-5")
def test_a_new_president_must_buy_at_once() -> None:
    corps = {
        "NYC": Corp(price=20, players={0: 3, 1: 2, 2: 2}, market=3, cash=10),
        "GT": Corp(price=30, players={1: 3}, president=1, trains="2"),
    }
    state = buying("NYC", corps=corps, cash={0: 25, 1: 5, 2: 5}, **TWO)
    state = play(state, sell(NYC, 1), DeclareBankruptcy())
    assert state.presidents[NYC] == BOB
    assert GAME.to_act(state) == (BOB,)
    assert refused(state, Pass(), MustBuyTrain)
    assert isinstance(frame_of(state), BuyingTrains)


@rule("BANKR-5")
def test_bankruptcies_can_follow_each_other() -> None:
    corps = {
        "NYC": Corp(price=20, players={0: 3, 1: 2, 2: 2}, market=3, cash=10),
        "GT": Corp(price=30, players={2: 2}, president=2, market=5, trains="2"),
    }
    state = buying("NYC", corps=corps, cash={0: 5, 1: 5, 2: 900}, **FOUR)
    state = play(state, sell(NYC, 1), DeclareBankruptcy())
    assert GAME.to_act(state) == (BOB,)
    state = play(state, DeclareBankruptcy())
    assert state.bankrupt == (AMY, BOB)
    assert state.over == "one_player_left"


@rule("END-3", "END-4")
def test_the_last_player_wins_and_the_bankrupt_score_nothing() -> None:
    corps = {
        "NYC": Corp(price=20, players={0: 3}, market=5),
        "GT": Corp(price=30, players={1: 2}, president=1, market=5, trains="2"),
    }
    state = buying("NYC", corps=corps, cash={0: 0, 1: 70, 2: 0}, bankrupt=(CARLOS,), **FOUR)
    state = play(state, DeclareBankruptcy())
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.scores) == ((BOB,), (0, 130, 0))
    assert GAME.to_act(state) == ()


@rule("OR-FORCE-11")
def test_bankruptcy_agreed_early_clears_all_out() -> None:
    corps = {
        "NYC": Corp(price=20, players={0: 3}, market=5, cash=10),
        "GT": Corp(price=30, players={1: 3, 0: 2}, president=1, trains="2"),
    }
    state = buying("NYC", corps=corps, cash={0: 25}, **TWO)
    state = play(state, DeclareBankruptcy(), waived=frozenset({"OR-FORCE-11"}))
    assert state.bankrupt == (AMY,)


def test_shares_that_are_not_there_are_not_sold() -> None:
    assert refused(ruined(), sell(IC, 1), NotStarted)
    assert refused(ruined(), sell(GT, 9), NotHeld)


def test_every_refusal_is_named_once() -> None:
    kinds = [type(error) for error in why_not(ruined(), sell(GT, 2))]
    assert len(kinds) == len(set(kinds)) > 0


@rule("OR-FORCE-3")
def test_nobody_can_agree_to_an_issue_that_closes_the_corporation() -> None:
    corps = {"NYC": Corp(price=30, players={0: 2}), "GT": Corp(price=100)}
    state = buying("NYC", corps=corps, cash={0: 0}, **TWO)
    waived = frozenset({"OR-FORCE-4"})
    with pytest.raises(WouldClose):
        Game1846().apply(state, AMY, EmergencyIssue(count=state.columns[NYC]), waived)
    after = Game1846().apply(state, AMY, EmergencyIssue(count=1), waived).state
    assert in_market(after, NYC) == 1
