"""Bankruptcy: when it comes, what is left, who goes on."""

from typing import Any

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.ids import HexId, PrivateId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import held, in_market, total_money
from roundhouse.games.g1846.rules.shares import NotHeld, NotStarted
from roundhouse.games.g1846.rules.state import State, next_seat
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy, NotBankrupt
from roundhouse.games.g1846.rules.steps.trains import MustBuyTrain
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    CARLOS,
    FOUR,
    GAME,
    TWO,
    Corp,
    allowed,
    buying,
    frame_of,
    play,
    refused,
    sell,
    why_not,
)
from tests.games.g1846.rules.names import GT, IC, MS, NYC, T35
from tests.support.rules import rule


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
