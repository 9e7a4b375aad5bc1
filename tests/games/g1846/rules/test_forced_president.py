"""A president who must help to buy a train: cash, and sales of shares."""

from roundhouse.games.g1846.rules.base import CannotAfford, PlayerCannotAfford
from roundhouse.games.g1846.rules.forced import BankTrainFirst, IssueFirst, legal_issues
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import in_market
from roundhouse.games.g1846.rules.shares import AlreadySold, NotOperatedYet, Presidentless
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.forced import DeadEnd, KeepsPresidency, WouldClose
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom, CheaperThanRaised
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    FOUR,
    TWO,
    Corp,
    allowed,
    bank,
    buying,
    frame_of,
    play,
    refused,
    sell,
)
from tests.games.g1846.rules.names import GT, IC, MAIL, NYC, T2, T6, T35, T46, T78
from tests.support.rules import rule

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
