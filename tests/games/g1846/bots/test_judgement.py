"""Single judgements: shares, dividends, deals, track, trains, forecasts."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from roundhouse.core.game import Choice
from roundhouse.games.g1846.bots.deals import answer
from roundhouse.games.g1846.bots.draft import keep
from roundhouse.games.g1846.bots.forecast import Forecast
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.levels import Normal, Strong
from roundhouse.games.g1846.bots.pace import rounds_left
from roundhouse.games.g1846.bots.promise import promise
from roundhouse.games.g1846.bots.shares import moved, worth
from roundhouse.games.g1846.bots.typical import typical
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    Asking,
    BuyingTrains,
    Dividing,
    Operating,
    OperatingRound,
    Picking,
    Playing,
    StockRound,
    StockTurn,
)
from roundhouse.games.g1846.rules.ids import (
    BLANK,
    CardId,
    CorpId,
    HexId,
    PrivateId,
    TileId,
    TrainId,
)
from roundhouse.games.g1846.rules.state import State, Turn
from roundhouse.games.g1846.rules.steps.consent import (
    AcceptDeal,
    CounterDeal,
    RefuseDeal,
    WithdrawDeal,
)
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.draft.pick import Pick
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from tests.games.g1846.rules.build import AMY, BOB, GAME, Corp, position
from tests.support.rules import rule

NYC = CorpId("NYC")


def chosen(bot: Normal | Strong, state: State) -> Choice:
    seat = GAME.to_act(state)[0]
    return bot.choose(GAME.view(state, seat), GAME.legal(state, seat), Random(1))


@rule("TV-3")
@pytest.mark.parametrize(
    ("paid", "price"), [(60, 124), (70, 137), (130, 137), (140, 150), (280, 165)]
)
def test_price_moves_are_foreseen(paid: int, price: int) -> None:
    column = DEFS.prices.index(137)
    assert DEFS.prices[moved(column, paid)] == price


@pytest.mark.parametrize(
    ("habits", "best"), [(Habits(), "BIG4"), (Habits(learnt=True), "LSL")], ids=["guess", "learnt"]
)
def test_the_best_gain_is_kept_in_the_draft(habits: Habits, best: str) -> None:
    hand = (CardId("BIG4"), CardId("LSL"), BLANK)
    state = position(Playing(), Picking(seat=AMY, hand=hand))
    found = keep(state, Picking(seat=AMY, hand=hand), habits)
    assert found.action == Pick(card=CardId(best))


def test_a_train_usually_earns_more_later_and_two_more_than_one() -> None:
    two, five = TrainId("2"), TrainId("5")
    assert typical([five], 9) > typical([five], 5)
    assert typical([two], 5) < typical([five], 5) < typical([two, five], 5)
    assert typical([], 5) == 0


def test_a_private_is_sold_at_its_price_but_not_below() -> None:
    state = position(corps={"NYC": Corp(president=1, players={1: 2})}, owners={"LSL": 0})
    low = Asking(corp=NYC, seller=AMY, price=10, private=PrivateId("LSL"))
    high = Asking(corp=NYC, seller=AMY, price=40, private=PrivateId("LSL"))
    assert answer(state, low, AMY).action == RefuseDeal()
    assert answer(state, high, AMY).action == AcceptDeal()


def test_less_than_a_thing_is_worth_is_answered_once_with_what_it_is_worth() -> None:
    corps = {"NYC": Corp(president=1, players={1: 2}, cash=100)}
    state = position(corps=corps, owners={"LSL": 0})
    low = Asking(corp=NYC, seller=AMY, price=10, private=PrivateId("LSL"))
    worth = answer(state, low, AMY).action
    assert worth == CounterDeal(price=32)  # 80% of $40: Amy has no corporation to sell it to
    again = replace(low, price=20, named=32)
    assert answer(state, again, AMY).action == RefuseDeal()
    old = position(corps=corps, owners={"LSL": 0}, version=1)
    assert answer(old, low, AMY).action == RefuseDeal()


def test_what_a_bot_offers_is_its_last_word() -> None:
    corps = {"NYC": Corp(president=1, players={1: 2}, cash=100)}
    state = position(corps=corps, owners={"LSL": 0})
    countered = Asking(
        corp=NYC, seller=AMY, price=30, private=PrivateId("LSL"), countered=True, named=10
    )
    assert answer(state, countered, BOB).action == RefuseDeal()
    assert answer(state, countered, AMY).action == WithdrawDeal()


def test_track_towards_a_city_has_promise() -> None:
    home = Board().with_token(NYC, HexId("D20"))
    nearer = home.with_tile(HexId("D18"), Laid(TileId("8"), 4))
    assert promise(nearer, NYC) > promise(home, NYC) > 0


def dividing(*, broken: bool = False) -> State:
    frames = (
        Playing(),
        OperatingRound(number=2, paid=True, done=(NYC,)),
        Operating(company=NYC, steps=("trains",)),
        Dividing(corp=NYC, revenue=300),
    )
    corp = Corp(price=100, players={0: 4, 1: 3}, trains="5", cash=100)
    turn = Turn(company=NYC, ran=True, revenue=300)
    return position(*frames, corps={"NYC": corp}, or_no=2, turn=turn, phase=3, broken=broken)


@pytest.mark.parametrize("bot", [Normal(), Strong()])
def test_with_a_lasting_train_all_is_paid_out(bot: Normal | Strong) -> None:
    assert chosen(bot, dividing()).action == PayDividend(kind="full")


@pytest.mark.parametrize("bot", [Normal(), Strong()])
def test_a_corporation_without_a_train_buys_one(bot: Normal | Strong) -> None:
    frames = (
        Playing(),
        OperatingRound(number=1, paid=True, done=(NYC,)),
        Operating(company=NYC, steps=()),
        BuyingTrains(corp=NYC),
    )
    corps = {"NYC": Corp(cash=90)}
    state = position(*frames, corps=corps, or_no=1, turn=Turn(company=NYC, ran=True))
    assert isinstance(chosen(bot, state).action, BuyTrain)


def test_a_share_that_earns_more_is_worth_more() -> None:
    frames = (Playing(), OperatingRound(number=2), StockRound(seat=AMY), StockTurn(seat=AMY))
    corps = {"NYC": Corp(trains="4"), "GT": Corp(president=1, players={1: 2}, trains="4")}
    state = position(*frames, corps=corps, earned={NYC: 500, CorpId("GT"): 0})
    assert worth(state, NYC).total > worth(state, CorpId("GT")).total


def test_no_round_is_left_at_the_end() -> None:
    state = dividing(broken=True)
    assert rounds_left(state) == 0


def test_a_forecast_of_the_last_dividend_is_exact() -> None:
    state = GAME.apply(dividing(broken=True), AMY, PayDividend(kind="full")).state
    worths = Forecast(state, Habits()).play()
    price = DEFS.prices[state.columns[NYC]] if NYC in state.columns else 0
    assert worths[AMY] == state.cash[AMY] + 4 * price
    assert worths[BOB] == state.cash[BOB] + 3 * price
