"""Corporations buy privates and independents."""

import pytest

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.base import CannotAfford, NoSuch
from roundhouse.games.g1846.rules.deals import BadPrice, PriceNotBetter
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Frame,
    Issuing,
    Running,
)
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.money import privates_of
from roundhouse.games.g1846.rules.state import Marker, State, turn_of
from roundhouse.games.g1846.rules.steps.buy_private import (
    BuyPrivate,
    PriceOutOfRange,
    TooLateForPrivates,
)
from roundhouse.games.g1846.rules.steps.consent import AcceptDeal, RefuseDeal
from roundhouse.games.g1846.rules.trains import TrainLimit
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    GAME,
    Corp,
    allowed,
    frame_of,
    operating,
    play,
    play_as,
    position,
    refused,
)
from tests.games.g1846.rules.names import BIG4, CWI, GT, LSL, MAIL, MC, MS, NYC, SC, T2
from tests.support.rules import rule

OWNERS = {"LSL": 1, "MAIL": 0, "MS": 0, "BIG4": 1, "SC": 1, "C&WI": 0}


def turn(frame: Frame | None = None, corp: Corp | None = None, **parts: object) -> State:
    facts = {"owners": OWNERS, "phase": 2, **parts}
    return operating(
        frame or Issuing(corp=NYC), "NYC", corps={"NYC": corp or Corp(cash=200)}, **facts
    )


@rule("OR-PRIV-1", "SEQ-2")
def test_a_president_sells_to_the_own_corporation_without_asking() -> None:
    state = play(turn(), BuyPrivate(private=MAIL, price=80))
    assert privates_of(state, NYC) == (MAIL,)
    assert (state.cash[NYC], state.cash[AMY]) == (120, 480)


@rule("OR-PRIV-1", "SEQ-2")
def test_another_player_is_asked() -> None:
    state = play(turn(), BuyPrivate(private=LSL, price=1))
    assert GAME.to_act(state) == (BOB, AMY)
    sold = play_as(state, BOB, AcceptDeal())
    assert (sold.owners[LSL], sold.cash[BOB]) == (NYC, 401)
    kept = play_as(state, BOB, RefuseDeal())
    assert kept.owners[LSL] == BOB
    assert kept.cash == state.cash


@rule("SEQ-2")
def test_by_version_1_an_offer_not_struck_returns_only_at_a_better_price() -> None:
    state = play(turn(version=1), BuyPrivate(private=LSL, price=1))
    kept = play_as(state, BOB, RefuseDeal())
    assert refused(kept, BuyPrivate(private=LSL, price=1), PriceNotBetter)["low"] == 2
    assert allowed(kept, BuyPrivate(private=LSL, price=2))


@rule("OR-PRIV-1", "OR-SEQ-4")
@pytest.mark.parametrize(
    "frame",
    [
        Issuing(corp=NYC),
        Building(company=NYC),
        Dividing(corp=NYC, revenue=100),
        BuyingTrains(corp=NYC),
    ],
)
def test_privates_are_bought_at_any_moment_of_the_turn(frame: Frame) -> None:
    assert allowed(turn(frame), BuyPrivate(private=MAIL, price=1))


@rule("OR-PRIV-1")
def test_the_price_is_from_one_dollar_to_the_list_price_without_debt() -> None:
    state = turn()
    facts = refused(state, BuyPrivate(private=MS, price=61), PriceOutOfRange)
    assert (facts["low"], facts["high"]) == (1, 60)
    assert refused(state, BuyPrivate(private=MS, price=0), BadPrice)
    assert refused(state, BuyPrivate(private=MS, price=-1), BadPrice)
    poor = turn(corp=Corp(cash=10))
    assert refused(poor, BuyPrivate(private=MAIL, price=11), CannotAfford)["have"] == 10


@rule("OR-PRIV-1", "PHASE-III")
def test_privates_are_bought_in_the_first_two_phases() -> None:
    state = turn(phase=3, owners={"MAIL": 0})
    assert refused(state, BuyPrivate(private=MAIL, price=1), TooLateForPrivates)
    assert allowed(turn(phase=1), BuyPrivate(private=MAIL, price=1))


@rule("OR-PRIV-2")
def test_a_corporations_private_is_not_sold_again() -> None:
    state = turn(owners={"MAIL": "GT", "LSL": "NYC"})
    assert refused(state, BuyPrivate(private=MAIL, price=1), NoSuch)["rule"] == "OR-PRIV-2"
    assert refused(state, BuyPrivate(private=MC, price=1), NoSuch)


@rule("OR-PRIV-3")
def test_income_is_not_repeated_and_then_the_corporations() -> None:
    state = play(turn(), BuyPrivate(private=CWI, price=60))
    assert state.cash[AMY] == 460


@rule("OR-PRIV-5")
def test_a_bought_independent_brings_cash_and_a_train_that_rests() -> None:
    state = play(turn(corp=Corp(cash=200, trains="2")), BuyPrivate(private=MS, price=60))
    assert state.cash[NYC] == 200 - 60 + 60
    assert state.trains[NYC] == (T2, T2)
    assert turn_of(state).idle == 1
    assert MS not in state.cash
    assert MS not in state.trains


@rule("OR-PRIV-5", "OR-TRAIN-8")
def test_its_train_ends_the_obligation() -> None:
    state = turn(BuyingTrains(corp=NYC), Corp(cash=100))
    assert not allowed(state, Pass())
    assert allowed(play(state, BuyPrivate(private=MS, price=60)), Pass())


@rule("OR-PRIV-5", "R-34")
def test_at_the_train_limit_no_independent_is_bought() -> None:
    state = turn(corp=Corp(cash=200, trains="2 2 2 2"))
    facts = refused(state, BuyPrivate(private=MS, price=60), TrainLimit)
    assert (facts["have"], facts["limit"], facts["rule"]) == (4, 4, "OR-PRIV-5")
    assert allowed(state, BuyPrivate(private=MAIL, price=60))


@rule("R-34")
def test_an_independents_own_treasury_does_not_help_to_buy_it() -> None:
    state = turn(corp=Corp(cash=59))
    assert refused(state, BuyPrivate(private=MS, price=60), CannotAfford)["have"] == 59


@rule("OR-PRIV-6", "OR-TOKEN-7")
def test_its_token_becomes_an_extra_token_of_the_buyer() -> None:
    state = turn()
    left = state.tokens_left[NYC]
    state = play(state, BuyPrivate(private=MS, price=60))
    assert state.board.owners_at(HexId("C15")) == (NYC,)
    assert state.tokens_left[NYC] == left


@rule("OR-PRIV-6", "R-28")
def test_a_buyer_already_in_the_city_gets_no_second_token() -> None:
    state = turn()
    state.board = state.board.with_token(NYC, HexId("C15"))
    state = play(state, BuyPrivate(private=MS, price=60))
    assert state.board.owners_at(HexId("C15")) == (NYC,)


@rule("PW-SC-3")
def test_buying_the_steamboat_takes_marker_and_assignment_off() -> None:
    marker = {SC: Marker(hex=HexId("I1"), company=GT)}
    state = play(turn(markers=marker), BuyPrivate(private=SC, price=1))
    assert play_as(state, BOB, AcceptDeal()).markers == {}


@rule("R-33")
def test_an_assignment_to_a_bought_independent_lapses() -> None:
    marker = {SC: Marker(hex=HexId("I1"), company=MS)}
    state = play(turn(markers=marker), BuyPrivate(private=MS, price=1))
    assert state.markers == {SC: Marker(hex=HexId("I1"))}


@rule("OR-SEQ-5")
def test_independents_buy_no_privates() -> None:
    state = operating(Building(company=BIG4), "BIG4", owners=OWNERS, phase=2)
    assert not allowed(state, BuyPrivate(private=LSL, price=1))
    running = operating(Running(company=BIG4), "BIG4", owners=OWNERS, phase=2)
    assert not any(offer.action is BuyPrivate for offer in GAME.legal(running, BOB))


def test_nobody_is_asked_for_more_than_one_thing() -> None:
    state = play(turn(), BuyPrivate(private=LSL, price=1))
    assert not [e for e in position().stack if e == frame_of(state)]
    assert list(GAME.refusals(state, AMY, BuyPrivate(private=MAIL, price=1)))
