"""Buying trains, phases, returned trains."""

from typing import Any

import pytest

from roundhouse.core.actions import Pass
from roundhouse.core.game import Setup
from roundhouse.games.g1846.rules.base import CannotAfford, NoSuch
from roundhouse.games.g1846.rules.deals import BadPrice, PriceNotBetter
from roundhouse.games.g1846.rules.frames import Asking, BuyingTrains, ReturningTrains
from roundhouse.games.g1846.rules.ids import CorpId, HexId, PrivateId, TrainId
from roundhouse.games.g1846.rules.money import privates_of
from roundhouse.games.g1846.rules.shares import Presidentless
from roundhouse.games.g1846.rules.state import Marker, State
from roundhouse.games.g1846.rules.steps.consent import AcceptDeal, RefuseDeal, WithdrawDeal
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.setup import new_state
from roundhouse.games.g1846.rules.steps.trains import (
    BuyTrainFrom,
    MustBuyTrain,
    NotItsTrain,
    PhasedOut,
    TrainNotForSale,
)
from roundhouse.games.g1846.rules.trains import (
    TrainLimit,
    bank_trains,
    begin_phase,
    is_phased_out,
    remove_phased_out,
)
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    GAME,
    Corp,
    allowed,
    bank,
    buying,
    frame_of,
    play,
    play_as,
    refused,
)
from tests.games.g1846.rules.names import (
    BT,
    GT,
    IC,
    MAIL,
    MPC,
    NYC,
    SC,
    T2,
    T4,
    T5,
    T6,
    T35,
    T46,
    T78,
)
from tests.support.rules import rule


def test_it_pays_the_list_price_and_may_buy_again() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=500)})
    state = play(state, bank(T2), bank(T2))
    assert state.trains[NYC] == (T2, T2)
    assert state.cash[NYC] == 340
    assert state.supply == (3, 4, 3, -1)


@rule("OR-TRAIN-1", "SEQ-3")
def test_a_train_must_be_paid_from_the_treasury() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=79, trains="2")})
    facts = refused(state, bank(T2), CannotAfford)
    assert (facts["needed"], facts["have"]) == (80, 79)


@rule("OR-TRAIN-2")
def test_later_trains_wait_until_earlier_ones_are_sold() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=900)}, supply=(1, 4, 3, -1))
    assert refused(state, bank(T35), TrainNotForSale)["trains"] == ("2",)
    state = play(state, bank(T2))
    assert allowed(state, bank(T35))
    assert allowed(state, bank(T4))


@rule("OR-TRAIN-3", "PHASE-II")
def test_the_first_train_of_a_phase_begins_it_at_once() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=900)}, supply=(0, 4, 3, -1))
    state = play(state, bank(T4))
    assert state.phase == 2
    assert state.supply == (0, 3, 3, -1)
    assert play(state, bank(T35)).phase == 2


@rule("OR-TRAIN-4")
def test_at_the_limit_it_may_not_buy_even_if_its_own_would_be_phased_out() -> None:
    corps = {"NYC": Corp(cash=900, trains="2 2 2 2"), "GT": Corp(trains="2")}
    state = buying("NYC", corps=corps, phase=2, supply=(0, 0, 3, -1))
    facts = refused(state, bank(T46), TrainLimit)
    assert (facts["have"], facts["limit"]) == (4, 4)
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=1), TrainLimit)


@rule("OR-TRAIN-4")
def test_phased_out_trains_do_not_count_and_are_not_bought() -> None:
    corps = {"NYC": Corp(cash=900, trains="2 2 2 2"), "GT": Corp(trains="2")}
    state = buying("NYC", corps=corps, phase=3, supply=(0, 0, 3, -1))
    assert allowed(state, bank(T46))
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=1), PhasedOut)


# Deals


@rule("OR-TRAIN-5", "SEQ-2")
def test_a_president_of_both_needs_no_consent() -> None:
    corps = {"NYC": Corp(cash=50), "GT": Corp(trains="2")}
    state = play(buying("NYC", corps=corps), BuyTrainFrom(corp=GT, train=T2, price=50))
    assert (state.trains[NYC], state.trains[GT]) == ((T2,), ())
    assert (state.cash[NYC], state.cash[GT]) == (0, 50)


def two_presidents(version: int = GAME.version) -> State:
    corps = {"NYC": Corp(cash=500), "GT": Corp(players={1: 2}, president=1, trains="2 3/5")}
    return buying("NYC", corps=corps, version=version)


@rule("OR-TRAIN-5", "SEQ-2")
def test_another_president_is_asked_and_may_accept() -> None:
    state = play(two_presidents(), BuyTrainFrom(corp=GT, train=T35, price=300))
    assert GAME.to_act(state) == (BOB, AMY)
    assert state.cash[NYC] == 500
    state = play_as(state, BOB, AcceptDeal())
    assert (state.trains[NYC], state.cash[GT]) == ((T35,), 300)


@rule("SEQ-2")
def test_by_version_1_a_refused_offer_returns_only_at_a_better_price() -> None:
    before = two_presidents(version=1)
    state = play(before, BuyTrainFrom(corp=GT, train=T35, price=300))
    state = play_as(state, BOB, RefuseDeal())
    assert (state.cash, state.trains) == (before.cash, before.trains)
    again = BuyTrainFrom(corp=GT, train=T35, price=300)
    assert refused(state, again, PriceNotBetter)["low"] == 301
    assert allowed(state, BuyTrainFrom(corp=GT, train=T35, price=301))
    assert allowed(state, BuyTrainFrom(corp=GT, train=T2, price=1))


@rule("SEQ-2")
def test_the_buyer_may_withdraw_and_nobody_answers_for_the_other() -> None:
    state = play(two_presidents(version=1), BuyTrainFrom(corp=GT, train=T35, price=300))
    assert (GAME.to_act(state), GAME.awaited(state)) == ((BOB, AMY), (BOB,))
    assert [offer.action for offer in GAME.legal(state, BOB)] == [AcceptDeal, RefuseDeal]
    assert [offer.action for offer in GAME.legal(state, AMY)] == [WithdrawDeal]
    assert list(GAME.refusals(state, AMY, AcceptDeal()))
    assert list(GAME.refusals(state, BOB, WithdrawDeal()))
    state = play_as(state, AMY, WithdrawDeal())
    assert GAME.awaited(state) == (AMY,)
    assert isinstance(frame_of(state), BuyingTrains)
    assert refused(state, BuyTrainFrom(corp=GT, train=T35, price=1), PriceNotBetter)


@rule("OR-TRAIN-1", "OR-TRAIN-5")
def test_a_deal_costs_at_least_a_dollar_and_at_most_the_treasury() -> None:
    state = two_presidents()
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=0), BadPrice)
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=-5), BadPrice)
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=501), CannotAfford)


@rule("OR-TRAIN-5")
def test_trains_of_independents_are_not_for_sale() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=500)}, owners={"MS": 0})
    assert refused(state, BuyTrainFrom(corp=CorpId("MS"), train=T2, price=50), NotItsTrain)
    assert refused(state, BuyTrainFrom(corp=NYC, train=T2, price=50), NotItsTrain)
    assert refused(state, BuyTrainFrom(corp=GT, train=T2, price=50), NotItsTrain)


@rule("OR-TRAIN-5", "R-41")
def test_nobody_can_agree_for_a_presidentless_corporation() -> None:
    corps = {"NYC": Corp(cash=500), "GT": Corp(players={}, president=None, market=2, trains="2")}
    state = buying("NYC", corps=corps)
    deal = BuyTrainFrom(corp=GT, train=T2, price=50)
    assert refused(state, deal, Presidentless)["rule"] == "OR-TRAIN-5"
    assert play(state, deal, waived=frozenset({"OR-TRAIN-5"})).trains[NYC] == (T2,)


@rule("OR-TRAIN-5")
def test_the_seller_may_be_left_without_trains() -> None:
    corps = {"NYC": Corp(cash=500), "GT": Corp(trains="2")}
    assert allowed(buying("NYC", corps=corps), BuyTrainFrom(corp=GT, train=T2, price=500))


# The obligation


@rule("OR-TRAIN-8", "OR-FORCE-1")
def test_no_corporation_ends_its_turn_without_a_train() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=80)})
    facts = refused(state, Pass(), MustBuyTrain)
    assert (facts["price"], facts["have"]) == (80, 80)
    assert not isinstance(frame_of(play(state, bank(T2))), BuyingTrains)


def test_a_corporation_that_can_buy_nothing_more_goes_on_by_itself() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=80), "GT": Corp(trains="2")})
    state = play(state, bank(T2))
    assert state.turn is not None
    assert state.turn.company == GT


# Phases


def in_phase(number: int, **parts: Any) -> State:
    """The position just after phase *number* began."""
    state = buying("NYC", options={"wait_for_passes": True}, **parts)
    state.phase = number - 1
    list(begin_phase(state, number))
    return state


@rule("PHASE-III", "R-39")
def test_phase_three_phases_out_the_twos() -> None:
    state = in_phase(3, corps={"NYC": Corp(trains="2 3/5")})
    assert state.trains[NYC] == (T2, T35)
    assert is_phased_out(state, T2)
    assert not is_phased_out(state, T35)
    list(remove_phased_out(state, NYC))
    assert state.trains[NYC] == (T35,)


@rule("PHASE-III")
def test_phase_three_removes_privates_but_a_corporations_mail() -> None:
    owners = {"MAIL": "NYC", "SC": "NYC", "LSL": 0, "MS": 1, "BIG4": 2, "C&WI": 0}
    state = in_phase(3, corps={"NYC": Corp()}, owners=owners)
    assert state.privates == (MAIL,)
    assert privates_of(state, NYC) == (MAIL,)
    for independent in map(PrivateId, ("MS", "BIG4")):
        assert independent not in state.cash
        assert independent not in state.trains
    assert state.board.owners_at(HexId("C15")) == ()
    assert state.board.owners_at(HexId("G9")) == ()


@rule("PHASE-III")
def test_an_independent_that_a_corporation_bought_goes_too() -> None:
    before = buying("NYC", corps={"NYC": Corp(cash=70)}, owners={"MS": "NYC"})
    after = in_phase(3, corps={"NYC": Corp(cash=70)}, owners={"MS": "NYC"})
    assert after.privates == ()
    assert after.cash == before.cash  # its purse closed when it was bought


@rule("PHASE-III", "PW-MAIL-1")
def test_a_players_mail_goes_in_phase_three() -> None:
    assert in_phase(3, corps={"NYC": Corp()}, owners={"MAIL": 1}).privates == ()


@rule("PHASE-III", "PW-SC-4", "R-32")
def test_markers_of_corporations_stay_in_phase_three_and_a_players_go() -> None:
    port, meat = Marker(hex=HexId("I1"), company=NYC), Marker(hex=HexId("D6"), company=NYC)
    owners = {"SC": "NYC", "MPC": "NYC"}
    markers = {SC: port, MPC: meat}
    state = in_phase(3, corps={"NYC": Corp()}, owners=owners, markers=markers)
    assert state.markers == markers
    state = in_phase(3, corps={"NYC": Corp()}, owners={"SC": 1}, markers={SC: port})
    assert state.markers == {}


@rule("PHASE-IV", "PW-MPC-1", "PW-BT-1", "R-32")
def test_phase_four_removes_markers() -> None:
    marker = Marker(hex=HexId("H12"), company=NYC)
    state = in_phase(4, corps={"NYC": Corp()}, markers={SC: marker, MPC: marker, BT: marker})
    assert state.markers == {}


@rule("PHASE-IV", "R-39")
def test_phase_four_removes_the_twos_even_unrun_and_phases_out_phase_two() -> None:
    state = in_phase(4, corps={"NYC": Corp(trains="2 3/5 4 5"), "GT": Corp(trains="2")})
    assert state.trains == {NYC: (T35, T4, T5), GT: ()}
    assert is_phased_out(state, T35)
    assert is_phased_out(state, T4)
    assert not is_phased_out(state, T46)


@rule("OR-TRAIN-6", "R-50", "PHASE-III")
def test_who_is_over_the_limit_returns_trains_in_price_order() -> None:
    corps = {
        "NYC": Corp(price=100, trains="2 3/5 3/5 4 4"),
        "GT": Corp(price=90, players={1: 2}, president=1, trains="3/5 3/5 3/5 4"),
        "IC": Corp(price=80, trains="3/5 3/5 3/5 2"),
    }
    state = in_phase(3, corps=corps)
    assert frame_of(state) == ReturningTrains(corp=NYC)
    assert refused(state, ReturnTrain(train=T2), NoSuch)["kind"] == "train"
    state = play(state, ReturnTrain(train=T4))
    assert frame_of(state) == ReturningTrains(corp=GT)
    assert GAME.to_act(state) == (BOB,)
    state = play(state, ReturnTrain(train=T35))
    assert isinstance(frame_of(state), BuyingTrains)
    assert state.returned == (0, 2, 0, 0)
    assert state.trains[IC] == (T35, T35, T35, T2)


@rule("OR-TRAIN-6")
def test_it_returns_until_it_is_within_the_limit() -> None:
    state = in_phase(4, corps={"NYC": Corp(trains="4/6 4/6 5 5")})
    state = play(state, ReturnTrain(train=T5))
    assert frame_of(state) == ReturningTrains(corp=NYC)
    state = play(state, ReturnTrain(train=T46))
    assert state.trains[NYC] == (T46, T5)
    assert state.returned == (0, 0, 2, 0)


@rule("R-49")
def test_a_presidentless_corporation_returns_its_cheapest_trains() -> None:
    corps = {"NYC": Corp(), "GT": Corp(players={}, president=None, market=2, trains="4/6 5 5 4")}
    state = in_phase(4, corps=corps)
    assert state.trains[GT] == (T5, T5, T4)
    assert state.returned == (0, 0, 1, 0)


@rule("OR-TRAIN-7", "R-40")
def test_a_returned_train_is_sold_in_either_type_and_begins_no_phase() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=900)}, phase=3, returned=(0, 1, 0, 0))
    state.supply = (0, 0, 2, -1)
    assert allowed(state, bank(T4, returned=True))
    state = play(state, bank(T35, returned=True))
    assert (state.phase, state.supply, state.returned) == (3, (0, 0, 2, -1), (0, 0, 0, 0))
    assert refused(state, bank(T35, returned=True), TrainNotForSale)


@rule("OR-TRAIN-7", "PHASE-IV", "R-40")
def test_returned_trains_go_when_their_phase_is_phased_out() -> None:
    state = in_phase(4, corps={"NYC": Corp()}, returned=(0, 2, 1, 0))
    assert state.returned == (0, 0, 1, 0)


@rule("OR-TRAIN-2", "OR-TRAIN-7")
def test_returned_trains_do_not_hold_up_the_next_phase() -> None:
    state = new_state(Setup(seats=3))
    state.supply, state.returned = (0, 0, 0, -1), (0, 0, 1, 0)
    sold = [(offer.train.id, offer.returned) for offer in bank_trains(state)]
    assert sold == [(T6, False), (T78, False), (T46, True), (T5, True)]


@rule("SET-6")
@pytest.mark.parametrize(
    ("train", "cost"),
    [(T2, 80), (T35, 160), (T4, 180), (T46, 450), (T5, 500), (T6, 800), (T78, 900)],
)
def test_list_prices(train: TrainId, cost: int) -> None:
    supplies = {T2: (1, 1, 1, 1), T35: (0, 1, 1, 1), T4: (0, 1, 1, 1), T46: (0, 0, 1, 1)}
    supplies |= {T5: (0, 0, 1, 1), T6: (0, 0, 0, -1), T78: (0, 0, 0, -1)}
    state = buying("NYC", corps={"NYC": Corp(cash=1000)}, supply=supplies[train])
    assert play(state, bank(train)).cash[NYC] == 1000 - cost


def test_a_deal_in_progress_names_its_sides() -> None:
    state = play(two_presidents(), BuyTrainFrom(corp=GT, train=T35, price=300))
    assert frame_of(state) == Asking(corp=NYC, seller=BOB, price=300, train=T35, source=GT)
