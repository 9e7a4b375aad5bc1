"""Operating: income, whose turn it is, the steps of a turn, nobody to decide."""

from typing import Any

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.closing import close
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Issuing,
    Operating,
    OperatingRound,
    Playing,
    StockTurn,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.market import move, price, reverse_order
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import State, turn_of
from roundhouse.games.g1846.rules.steps.company_turn import begin_turn, buy_cheapest
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    CARLOS,
    PATIENT,
    Corp,
    frame_of,
    play,
    position,
    round_of,
    who,
)
from tests.games.g1846.rules.names import BIG4, GT, IC, MS, NYC, T2, T35, T46
from tests.support.rules import rule


def after_nyc(state: State) -> State:
    """NYC's turn is over."""
    state.stack = (Playing(), OperatingRound(number=1, paid=True, done=(NYC,)))
    Game1846().settle(state)
    return state


# Order


@rule("OR-SEQ-1")
def test_owners_get_their_income_first() -> None:
    owners = {"LSL": 0, "MPC": 0, "C&WI": 1, "TBC": "NYC", "MAIL": 2}
    state = round_of(owners=owners, corps={"NYC": Corp(trains="2")})
    assert [state.cash[seat] for seat in (AMY, BOB, CARLOS)] == [430, 410, 400]
    assert state.cash[NYC] == 20


@rule("OR-SEQ-1", "PW-SC-2", "R-31")
def test_a_player_with_the_steamboat_acts_in_the_income_step() -> None:
    state = round_of(owners={"SC": 1}, corps={"NYC": Corp()})
    assert frame_of(state) == Steaming(seat=BOB)
    assert isinstance(frame_of(play(state, Pass())), Issuing)
    assert isinstance(frame_of(round_of(owners={"SC": "NYC"}, corps={"NYC": Corp()})), Issuing)


@rule("OR-SEQ-1", "OR-SEQ-5")
def test_independents_operate_before_corporations_while_independent() -> None:
    state = round_of(owners={"BIG4": 1, "MS": 0}, corps={"NYC": Corp(trains="2", cash=200)})
    order: list[str] = []
    while not isinstance(frame_of(state), StockTurn) and len(order) < 3:
        order.append(who(state))
        frame = state.stack[-2]
        assert isinstance(frame, Operating)
        if order[-1] in (MS, BIG4):
            assert isinstance(frame_of(state), Building)
            assert frame.steps == ("run", "divide")
            state = play(state, Pass())
        else:
            break
    assert order == [MS, BIG4, NYC]
    state = round_of(owners={"BIG4": "NYC", "MS": 0}, corps={"NYC": Corp(cash=200)})
    assert who(state) == MS
    assert who(play(state, Pass())) == NYC


@rule("OR-SEQ-1", "MKT-2", "R-15")
def test_corporations_operate_in_price_order() -> None:
    corps = {name: Corp(trains="2") for name in ("NYC", "GT", "IC")}
    state = round_of(corps=corps)
    assert who(state) == NYC


@rule("OR-SEQ-2", "MKT-2", "R-15")
def test_the_first_operating_round_of_all_is_reversed_with_columns_top_down() -> None:
    corps = {
        "NYC": Corp(price=80, trains="2"),
        "IC": Corp(price=80, trains="2"),
        "GT": Corp(price=60, trains="2"),
    }
    assert reverse_order(position(corps=corps)) == [GT, NYC, IC]
    assert who(round_of(1, 1, corps=corps)) == GT
    assert who(round_of(1, 2, corps=corps)) == NYC
    assert who(round_of(2, 1, corps=corps)) == NYC


@rule("OR-SEQ-3")
def test_the_next_corporation_is_found_from_present_prices() -> None:
    corps = {
        "NYC": Corp(price=100, trains="2"),
        "GT": Corp(price=90, trains="2"),
        "IC": Corp(price=80, trains="2"),
    }
    state = round_of(corps=corps)
    list(move(state, GT, -3))
    assert who(after_nyc(state)) == IC


@rule("OR-SEQ-3")
def test_a_closed_corporation_is_skipped() -> None:
    corps = {"NYC": Corp(trains="2"), "GT": Corp(trains="2"), "IC": Corp(trains="2")}
    state = round_of(corps=corps)
    list(close(state, GT))
    assert who(after_nyc(state)) == IC


@rule("OR-SEQ-4")
def test_a_corporations_steps_in_order() -> None:
    state = round_of(corps={"GT": Corp(trains="2", cash=0, operated=False)})
    assert isinstance(frame_of(state), Issuing)
    state = play(state, Pass())
    assert isinstance(frame_of(state), Building)
    assert GT not in state.operated
    state = play(state, Pass())  # no route: no run, and without revenue the price drops
    assert isinstance(frame_of(state), BuyingTrains)
    assert price(state, GT) == 90
    assert turn_of(state).revenue == 0


@rule("OR-SEQ-6")
def test_it_has_operated_when_it_reaches_dividends() -> None:
    state = round_of(corps={"GT": Corp(trains="2", operated=False)})
    state = play(state, Pass(), Pass())
    assert state.operated == (GT,)


@rule("OR-DIV-5")
def test_without_a_train_the_price_drops() -> None:
    state = round_of(corps={"GT": Corp(price=60, cash=100)})
    assert price(play(state, Pass(), Pass()), GT) == 50


@rule("OR-ROUTE-13", "R-39")
def test_phased_out_trains_go_after_the_run_even_idle() -> None:
    state = round_of(corps={"GT": Corp(trains="2 2 3/5", cash=0)}, phase=3)
    state = play(state, Pass(), Pass())
    assert state.trains[GT] == (T35,)


# Without a president


def presidentless(**facts: Any) -> State:
    corp = Corp(**{"players": {}, "president": None, "market": 5, **facts})
    state = position(corps={"GT": corp, "NYC": Corp(trains="2")}, **PATIENT)
    state.stack = (Playing(), OperatingRound(number=1, paid=True))
    list(begin_turn(state, GT))
    return state


@rule("NOPRES-4")
def test_a_presidentless_corporation_withholds_and_drops() -> None:
    state = presidentless(price=100, trains="2")
    assert price(state, GT) == 90
    assert price(presidentless(price=100, trains=""), GT) == 80


@rule("NOPRES-4")
def test_a_presidentless_corporation_runs_and_keeps_it_all() -> None:
    corp = Corp(players={}, president=None, market=5, trains="2", cash=5)
    state = position(corps={"NYC": corp, "GT": Corp(trains="2")}, **PATIENT)
    state.stack = (Playing(), OperatingRound(number=1, paid=True))
    list(begin_turn(state, NYC))
    assert state.cash[NYC] == 5 + 10 + 30  # Erie and Buffalo, printed on the map
    assert (state.earned[NYC], price(state, NYC)) == (40, 90)


@rule("NOPRES-4", "MKT-4")
def test_a_presidentless_corporation_may_drop_out() -> None:
    state = presidentless(price=10)
    assert GT not in state.corps


@rule("NOPRES-5")
def test_a_presidentless_corporation_buys_the_cheapest_train_it_can_pay() -> None:
    state = presidentless(price=100, cash=85)
    assert (state.trains[GT], state.cash[GT]) == ((T2,), 5)
    assert presidentless(price=100, cash=79).trains[GT] == ()


@rule("NOPRES-5")
def test_a_presidentless_purchase_can_begin_a_phase() -> None:
    state = position(corps={"GT": Corp(players={}, president=None, market=2, cash=500)}, phase=2)
    state.supply = (0, 0, 3, -1)
    list(buy_cheapest(state, GT))
    assert (state.phase, state.trains[GT]) == (3, (T46,))
