"""The stock round: its turns and its end."""

from roundhouse.core.actions import Pass
from roundhouse.core.errors import NotNow, NotYourTurn
from roundhouse.games.g1846.rules.frames import OperatingRound, StockRound
from roundhouse.games.g1846.rules.ids import TrainId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    CARLOS,
    GAME,
    Corp,
    play,
    seat_of,
    stock,
    why_not,
)
from tests.games.g1846.rules.names import CO, GT, IC, NYC, TREASURY
from tests.support.rules import rule


@rule("SR-1")
def test_a_turn_sells_then_buys_one_and_goes_left() -> None:
    state = stock(corps={"NYC": Corp(players={0: 3}), "GT": Corp(players={1: 2}, president=1)})
    state = play(state, SellShares(corp=NYC, count=1))
    assert seat_of(state) == AMY
    state = play(state, BuyShare(corp=GT, source=TREASURY))
    assert seat_of(state) == BOB


@rule("SR-1")
def test_nobody_sells_after_buying_or_buys_twice() -> None:
    state = play(stock(corps={"NYC": Corp()}), BuyShare(corp=NYC, source=TREASURY))
    assert isinstance(next(GAME.refusals(state, AMY, SellShares(corp=NYC, count=1))), NotYourTurn)


@rule("SR-1", "SR-2")
def test_a_player_who_passed_may_act_later_and_all_passing_ends_the_round() -> None:
    state = stock(corps={"NYC": Corp(price=10, players={0: 4, 1: 1})}, cash={2: 30})
    state = play(state, Pass(), Pass(), BuyShare(corp=NYC, source=TREASURY), Pass(), Pass())
    assert seat_of(state) == CARLOS
    state = play(state, Pass())
    assert state.or_no == 1


@rule("SR-2")
def test_selling_without_buying_is_no_pass() -> None:
    state = stock(passes=2, corps={"NYC": Corp(players={0: 3, 1: 2})})
    state = play(state, SellShares(corp=NYC, count=1), Pass())
    frame = state.stack[-2]
    assert isinstance(frame, StockRound)
    assert (frame.passes, frame.last) == (0, AMY)


@rule("SR-1")
def test_a_player_who_can_do_nothing_passes_at_once() -> None:
    corps = {"NYC": Corp(players={0: 2}), "GT": Corp(players={1: 3}, president=1)}
    state = play(stock(corps=corps, cash={1: 0, 2: 0}), Pass())
    assert seat_of(state) == BOB  # he can sell; Carlos could do nothing
    assert seat_of(play(state, SellShares(corp=GT, count=1), Pass())) == AMY


# The end of the round


@rule("SR-18")
def test_the_priority_deal_goes_left_of_the_last_who_acted() -> None:
    state = stock(1, corps={"NYC": Corp(players={0: 3, 1: 3, 2: 3})}, cash={0: 0, 1: 0, 2: 0})
    state = play(state, SellShares(corp=NYC, count=1), Pass(), Pass(), Pass(), Pass())
    assert state.priority == CARLOS


@rule("SR-18")
def test_the_priority_deal_stays_when_nobody_acted() -> None:
    state = stock(2, corps={"NYC": Corp()}, priority=CARLOS)
    assert play(state, Pass(), Pass(), Pass()).priority == CARLOS


@rule("SR-19", "R-13")
def test_prices_move_in_price_order_at_the_end_of_the_round() -> None:
    corps = {
        "NYC": Corp(price=100, players={0: 5, 1: 5}),
        "GT": Corp(price=90, players={2: 5}, president=2, market=1),
        "IC": Corp(price=80, players={2: 5}, president=2),
        "C&O": Corp(price=70, players={0: 4, 1: 6}, president=1),
    }
    state = stock(corps=corps, options={"wait_for_passes": True})
    state = play(state, Pass(), Pass(), Pass())
    assert [price(state, corp) for corp in (NYC, GT, IC, CO)] == [112, 80, 80, 80]
    assert state.order == (NYC, IC, GT, CO)  # each enters below those already there


@rule("SR-19", "MKT-4")
def test_the_end_of_the_round_can_close_a_corporation() -> None:
    corps = {"NYC": Corp(price=10, players={0: 5}, market=1), "GT": Corp()}
    state = play(stock(corps=corps), Pass(), Pass(), Pass())
    assert NYC not in state.corps
    assert state.closed == (NYC,)


@rule("SEQ-1")
def test_two_operating_rounds_follow_a_stock_round() -> None:
    state = stock(corps={"NYC": Corp(trains="2", cash=500)})
    state = play(state, Pass(), Pass(), Pass())
    rounds = [frame for frame in state.stack if isinstance(frame, OperatingRound)]
    assert [frame.number for frame in rounds] == [2, 1]


def test_actions_of_other_steps_are_refused() -> None:
    (error,) = why_not(stock(corps={"NYC": Corp()}), ReturnTrain(train=TrainId("2")))
    assert isinstance(error, NotNow)
    assert error.params == {"action": "return_train", "step": "stock_turn"}
