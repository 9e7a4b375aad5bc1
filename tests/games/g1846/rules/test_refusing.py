"""Who may not act, and what a refusal leaves alone."""

import pytest

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.errors import NotYourTurn
from roundhouse.games.g1846.rules.base import PlayerCannotAfford
from roundhouse.games.g1846.rules.frames import Issuing, Playing, StockRound
from roundhouse.games.g1846.rules.state import president_of, top, turn_of
from roundhouse.games.g1846.rules.steps.stock import BuyShare
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    GAME,
    Corp,
    buying,
    operating,
    play,
    position,
    round_of,
    stock,
)
from tests.games.g1846.rules.names import MAIL, NYC, T2
from tests.support.rules import rule


def test_impossible_questions_are_errors_of_the_program() -> None:
    state = position(Playing(), corps={"NYC": Corp(players={}, president=None)})
    with pytest.raises(LookupError):
        turn_of(state)
    with pytest.raises(LookupError):
        president_of(state, NYC)
    with pytest.raises(TypeError):
        top(state, StockRound)


@rule("SEQ-3")
def test_only_the_bank_goes_below_zero() -> None:
    state = stock(corps={"NYC": Corp(price=100)}, cash={0: 99})
    assert list(GAME.refusals(state, AMY, BuyShare(corp=NYC, source="treasury")))
    state = buying("NYC", corps={"NYC": Corp(cash=79, trains="2")})
    assert list(GAME.refusals(state, AMY, BuyTrain(train=T2)))


def test_a_refused_action_is_raised_and_changes_nothing() -> None:
    state = stock(corps={"NYC": Corp(price=100)}, cash={0: 99})
    before = state.copy()
    with pytest.raises(PlayerCannotAfford):
        play(state, BuyShare(corp=NYC, source="treasury"))
    assert state == before


def test_only_one_reason_is_given_to_whoever_may_not_act() -> None:
    state = stock(corps={"NYC": Corp()})
    (error,) = GAME.refusals(state, BOB, Pass())
    assert isinstance(error, NotYourTurn)
    assert error.params == {"seat": BOB, "to_act": (AMY,)}


def test_whoever_may_not_act_has_no_offers() -> None:
    state = stock(corps={"NYC": Corp()})
    assert GAME.legal(state, BOB) == ()
    assert GAME.legal(position(over="bank_broken"), AMY) == ()


def test_the_order_of_a_table_is_the_same_for_everyone() -> None:
    state = round_of(corps={"NYC": Corp(trains="2")}, owners={"MAIL": 0})
    assert GAME.view(state, None) == GAME.view(state.copy(), None)
    assert state.copy() == state
    assert MAIL in state.privates
    assert operating(Issuing(corp=NYC), "NYC", corps={"NYC": Corp()}).or_no == 1
    assert Seat(0) == AMY
