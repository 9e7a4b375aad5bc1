"""Operating order, income, turns, closing, the market, the end of the game."""

from typing import Any

import pytest

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.errors import GameOver, NotYourTurn
from roundhouse.games.g1846.actions import BuyShare, BuyTrain, PayDividend, SellShares
from roundhouse.games.g1846.closing import close, drop_markers
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.errors import PlayerCannotAfford
from roundhouse.games.g1846.events import BankBroke
from roundhouse.games.g1846.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Issuing,
    Operating,
    OperatingRound,
    Playing,
    Steaming,
    StockRound,
    StockTurn,
)
from roundhouse.games.g1846.ids import BIG4, MAIL, MPC, MS, SC, CorpId, HexId, TrainId
from roundhouse.games.g1846.market import enter, move, price, price_beside, reverse_order
from roundhouse.games.g1846.money import certificate_limit, net_worth, pay, total_money
from roundhouse.games.g1846.rules import settle
from roundhouse.games.g1846.state import BANK, Marker, State, Turn, president_of, top, turn_of
from roundhouse.games.g1846.steps.turns import begin_turn, buy_cheapest
from tests.games.g1846.build import (
    AMY,
    BOB,
    CARLOS,
    GAME,
    Corp,
    buying,
    frame_of,
    operating,
    play,
    position,
    stock,
)
from tests.support.rules import rule

NYC, GT, IC, CO, BO = (CorpId(c) for c in ("NYC", "GT", "IC", "C&O", "B&O"))
T2, T35, T46 = TrainId("2"), TrainId("3/5"), TrainId("4/6")
PATIENT: dict[str, Any] = {"options": {"wait_for_passes": True}}


def round_of(set_no: int = 2, number: int = 1, **parts: Any) -> State:
    """The very beginning of an operating round, nothing passed by itself."""
    rounds = [OperatingRound(number=n) for n in (2, 1) if n >= number]
    state = position(Playing(), *rounds, **{**PATIENT, **parts})
    state.set_no = set_no
    list(settle(state))
    return state


def who(state: State) -> str:
    return turn_of(state).company


def after_nyc(state: State) -> State:
    """NYC's turn is over."""
    state.stack = (Playing(), OperatingRound(number=1, paid=True, done=(NYC,)))
    list(settle(state))
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


# The market


@rule("MKT-1", "TV-10")
def test_a_marker_goes_below_those_already_there() -> None:
    state = position(corps={"NYC": Corp(price=80), "IC": Corp(price=80)})
    list(move(state, NYC, -1))
    list(move(state, IC, -1))
    assert list(state.order) == [NYC, IC]
    enter(state, GT, DEFS.prices.index(80))
    assert list(state.order) == [GT, NYC, IC]


@rule("MKT-1", "MKT-3", "R-14")
def test_a_marker_at_the_top_keeps_its_place() -> None:
    state = position(corps={"NYC": Corp(price=550), "IC": Corp(price=550)})
    list(move(state, NYC, 2))
    assert state.order == (NYC, IC)
    assert price(state, NYC) == 550
    assert price_beside(state, NYC, 1) == 550


@rule("MKT-4", "CLOSE-1", "R-52")
def test_at_zero_a_corporation_closes_with_all_it_has() -> None:
    corps = {"NYC": Corp(price=10, cash=70, trains="2 3/5"), "GT": Corp()}
    markers = {MPC: Marker(hex=HexId("D6"), company=NYC)}
    owners: dict[str, int | str] = {"MAIL": "NYC", "MPC": "NYC", "LSL": 0}
    state = position(corps=corps, owners=owners, markers=markers)
    bank, money = state.cash[BANK], total_money(state)
    list(move(state, NYC, -2))
    assert state.cash[BANK] == bank + 70
    assert total_money(state) == money
    assert NYC not in {*state.cash, *state.shares, *state.trains, *state.presidents, *state.columns}
    assert state.privates == ("LSL",)
    assert state.markers == {}
    assert state.board.owners_at(HexId("D20")) == ()
    assert state.order == (GT,)
    assert state.returned == (0, 0, 0, 0)


@rule("CLOSE-2", "R-18")
def test_a_closed_corporation_cannot_be_opened_again() -> None:
    state = stock(corps={"NYC": Corp(price=10)})
    list(close(state, NYC))
    assert NYC not in state.corps
    assert not [offer for offer in GAME.legal(state, AMY) if offer.fixed.get("corp") == NYC]


@rule("CLOSE-3")
def test_closing_ends_the_turn_without_a_forced_purchase() -> None:
    state = round_of(corps={"NYC": Corp(price=10), "GT": Corp(price=10, trains="2")})
    state = play(state, Pass(), Pass())
    assert NYC not in state.corps
    assert who(state) == GT


@rule("CLOSE-4", "R-12", "TV-9")
def test_the_certificate_limit_follows_closures_only() -> None:
    state = stock(seats=4, corps={"NYC": Corp(), "GT": Corp(), "IC": Corp()})
    assert certificate_limit(state) == 12
    list(close(state, NYC))
    assert certificate_limit(state) == 10
    state.bankrupt = (AMY,)
    assert certificate_limit(state) == 10
    list(close(state, GT))
    assert certificate_limit(state) == 8
    list(close(state, IC))
    assert certificate_limit(state) == 8


@rule("R-33")
def test_a_players_steamboat_marker_stays_when_its_company_goes() -> None:
    marker = Marker(hex=HexId("I1"), company=GT)
    state = position(corps={"GT": Corp()}, owners={"SC": 0}, markers={SC: marker})
    drop_markers(state, NYC)
    assert state.markers == {SC: marker}
    list(close(state, GT))
    assert state.markers == {SC: Marker(hex=HexId("I1"))}


@rule("CLOSE-1", "PW-SC-4")
def test_a_closed_corporations_frozen_marker_goes() -> None:
    frozen = {SC: Marker(hex=HexId("I1"), company=GT)}
    state = position(corps={"GT": Corp(), "NYC": Corp()}, phase=3, markers=frozen)
    list(close(state, GT))
    assert state.markers == {}


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


# The end


@rule("END-1", "R-51")
def test_the_bank_breaks_when_it_cannot_pay_not_at_zero() -> None:
    state = position(corps={"NYC": Corp()})
    pay(state, BANK, AMY, state.cash[BANK])
    assert not state.broken
    pay(state, BANK, AMY, 1)
    assert state.broken
    pay(state, AMY, BANK, 1000)
    assert state.broken


def nearly_broken(number: int) -> State:
    frame = Dividing(corp=NYC, revenue=200)
    rounds = [OperatingRound(number=2)] if number == 1 else []
    state = position(
        Playing(),
        *rounds,
        OperatingRound(number=number, paid=True, done=(NYC,)),
        Operating(company=NYC, steps=()),
        frame,
        corps={"NYC": Corp(players={0: 6}, trains="2")},
        cash={1: 6500 - 810},
        turn=Turn(company=NYC, revenue=200),
        **PATIENT,
    )
    assert state.cash[BANK] == 10
    return state


@rule("END-1")
def test_the_game_ends_after_the_second_operating_round_of_the_set() -> None:
    state = play(nearly_broken(2), PayDividend(kind="full"))
    assert state.over == "bank_broken"
    state = play(nearly_broken(1), PayDividend(kind="full"))
    assert (state.broken, state.over) == (True, "")
    assert state.or_no == 2


@rule("END-1")
def test_a_broken_bank_is_told_once_and_goes_on_paying() -> None:
    before = nearly_broken(1)
    applied = GAME.apply(before, AMY, PayDividend(kind="full"))
    assert [event for event in applied.events if isinstance(event, BankBroke)] == [BankBroke()]
    assert applied.state.cash[BANK] < 0
    assert total_money(applied.state) == total_money(before)


@rule("END-2")
def test_a_bank_broken_in_a_stock_round_sees_both_operating_rounds() -> None:
    state = stock(corps={"NYC": Corp(players={0: 6}, trains="2")}, cash={1: 6500 - 860}, **PATIENT)
    state = play(state, SellShares(corp=NYC, count=1))
    assert state.broken
    state = play(state, Pass(), Pass(), Pass(), Pass())
    assert (state.or_no, state.over) == (1, "")


@rule("END-4")
def test_scores_are_cash_and_shares_and_privates_before_phase_three() -> None:
    corps = {"NYC": Corp(price=100, players={0: 2, 1: 1}, cash=999)}
    owners = {"MS": 0, "MAIL": 1}
    state = position(corps=corps, owners=owners, cash={0: 50, 1: 60}, over="bank_broken")
    assert (net_worth(state, AMY), net_worth(state, BOB)) == (50 + 200 + 60, 60 + 100 + 80)
    state.phase = 3
    assert net_worth(state, BOB) == 160


@rule("END-5")
def test_the_highest_score_wins_and_equals_share() -> None:
    state = position(cash={0: 50, 1: 70, 2: 70}, over="bank_broken")
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.scores) == ((BOB, CARLOS), (50, 70, 70))
    assert result.reason == "g1846-ended-bank-broken"
    assert GAME.result(position()) is None


@rule("END-6", "R-54")
def test_the_game_ends_when_all_is_closed() -> None:
    corps = {"NYC": Corp(price=10, players={0: 3}, market=1)}
    out = ("B&O", "C&O", "ERIE", "GT", "IC", "PRR")
    state = stock(corps=corps, removed=out, cash={0: 0, 1: 0, 2: 0})
    state = play(state, Pass()) if GAME.to_act(state) else state
    assert state.over == "all_closed"
    assert isinstance(next(GAME.refusals(state, AMY, Pass())), GameOver)


@rule("END-6", "R-54")
def test_a_private_keeps_the_game_going_until_nothing_changes_any_more() -> None:
    out = ("B&O", "C&O", "ERIE", "GT", "IC", "PRR")
    corps = {"NYC": Corp(price=10, players={0: 3}, market=1)}
    state = stock(corps=corps, removed=out, cash={0: 0, 1: 0, 2: 0}, owners={"MAIL": 0})
    assert play(state, Pass()).over == "nothing_left"
    state = stock(corps=corps, removed=out, cash={0: 0, 1: 0, 2: 0}, owners={"LSL": 0})
    assert play(state, Pass()).over == "bank_broken"  # its income breaks the bank in the end


# What must not happen


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
