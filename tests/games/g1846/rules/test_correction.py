"""What an importer alone may write: another site's way, and a game that players stopped (R-59)."""

from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.games.g1846.rules import correction
from roundhouse.games.g1846.rules.base import OnlyImported
from roundhouse.games.g1846.rules.correction import Correct, EndGame, NotConserved
from roundhouse.games.g1846.rules.frames import Building, OperatingRound, Playing, Running
from roundhouse.games.g1846.rules.ids import CHICAGO, CorpId, HexId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import net_worth
from roundhouse.games.g1846.rules.state import Marker, State
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.company_turn import begin_turn
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    CARLOS,
    GAME,
    PATIENT,
    Corp,
    buying,
    frame_of,
    operating,
    position,
    stock,
)
from tests.games.g1846.rules.names import GT, MPC, NYC, SC, T2, T5
from tests.support.rules import rule

ALLOWED = frozenset({"R-59", "R-60", "OR-FORCE-11", "OR-ROUTE-1"})


def corrected(state: State, action: Action, seat: Seat = AMY) -> State:
    return GAME.apply(state, seat, action, ALLOWED).state


def building(**parts: Any) -> State:
    corps = {"NYC": Corp(trains="2", cash=100), "GT": Corp()}
    return operating(Building(company=NYC), "NYC", corps=corps, **parts)


@rule("R-59", "R-60")
@pytest.mark.parametrize("action", [Correct(), EndGame()])
def test_nobody_at_a_table_corrects_or_stops_a_game(action: Action) -> None:
    state = building()
    assert action not in GAME.legal(state, AMY)
    with pytest.raises(OnlyImported):
        GAME.apply(state, AMY, action)


@rule("R-59")
def test_a_marker_is_put_where_that_site_had_it() -> None:
    state = building(owners={"SC": 1, "MPC": "GT"})
    port = corrected(state, Correct(private=SC, hex=HexId("B8"), company=NYC))
    assert (port.markers[SC], port.used) == (Marker(hex=HexId("B8"), company=NYC), ())
    meat = corrected(state, Correct(private=MPC, hex=CHICAGO, company=GT))
    assert (meat.markers[MPC], meat.used) == (Marker(hex=CHICAGO, company=GT), (MPC,))


@rule("R-59")
def test_a_token_goes_to_another_city_of_its_hex() -> None:
    state = building()
    state.board = state.board.with_token(GT, CHICAGO, 3)
    state.board = state.board.with_token(NYC, CHICAGO, 0)
    after = corrected(state, Correct(token=GT, hex=CHICAGO, stop=1))
    assert [after.board.owners_at(CHICAGO, stop) for stop in range(4)] == [
        (NYC,),
        (GT,),
        (),
        (),
    ]


@rule("R-59")
def test_a_train_leaves_the_bank_and_may_begin_its_phase() -> None:
    state = building(supply=(0, 0, 2, -1), phase=2)
    after = corrected(state, Correct(train=T5))
    assert (after.supply, after.phase) == ((0, 0, 1, -1), 3)
    assert after.trains == state.trains


@rule("R-59", "SR-19")
def test_prices_stand_still_at_the_end_of_a_round() -> None:
    before = stock(corps={"NYC": Corp(market=2, price=100)}, cash={0: 0, 1: 0, 2: 0}, **PATIENT)
    for action, left in ((Correct(still=True), 100), (Correct(first=AMY), 90)):
        state = corrected(before, action)
        while not state.or_no:
            state = GAME.apply(state, GAME.to_act(state)[0], Pass()).state
        assert price(state, NYC) == left


@rule("R-59", "SR-18")
def test_another_player_begins_the_round() -> None:
    after = corrected(stock(corps={"NYC": Corp()}), Correct(first=CARLOS))
    assert (GAME.to_act(after), after.priority) == ((CARLOS,), CARLOS)


@rule("R-59")
@pytest.mark.parametrize(
    ("action", "named"),
    [
        (Correct(private=SC, hex=HexId("B8")), "SC"),
        (Correct(private=MPC, hex=HexId("B8")), "MPC"),
        (Correct(private=MPC, company=CorpId("ERIE")), "MPC"),
        (Correct(train=T2), "2"),
        (Correct(token=NYC, hex=CHICAGO, stop=1), "NYC"),
        (Correct(token=NYC, hex=HexId("D20"), stop=7), "NYC"),
        (Correct(token=NYC), "NYC"),
        (Correct(lowers=True), "buying_trains"),
        (Correct(still=True), "stock_round"),
        (Correct(first=BOB), "stock_round"),
    ],
)
def test_a_correction_of_what_is_not_there_is_refused(action: Correct, named: str) -> None:
    state = building(owners={"MPC": "GT"}, supply=(0, 2, 2, -1))
    with pytest.raises(NotConserved) as refused:
        corrected(state, action)
    assert named in refused.value.what


@rule("R-59")
def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(NotConserved) as refused:
        corrected(stock(corps={"NYC": Corp()}), Correct(first=Seat(7)))
    assert refused.value.what == ("seat",)


@rule("R-59", "R-58")
def test_a_correction_overfills_no_city() -> None:
    state = building()
    for corp, stop in ((GT, 1), (NYC, 0)):
        state.board = state.board.with_token(corp, CHICAGO, stop)
    with pytest.raises(NotConserved) as refused:
        corrected(state, Correct(token=NYC, hex=CHICAGO, stop=1))
    assert refused.value.what == ("slots",)


@rule("R-60", "END-4")
def test_who_agrees_to_stop_has_the_worths_as_they_stand() -> None:
    state = building(cash={0: 30, 1: 70})
    after = corrected(state, EndGame())
    result = GAME.result(after)
    assert result is not None
    assert result.reason == "g1846-ended-agreed"
    assert result.scores == tuple(net_worth(state, Seat(seat)) for seat in range(3))


@rule("R-59", "BANKR-2")
@pytest.mark.parametrize(("lowers", "left"), [(False, 60), (True, 50)])
def test_the_last_clearance_lowers_prices_only_as_that_site_had_it(lowers: bool, left: int) -> None:
    corps = {"NYC": Corp(price=60, players={0: 2}), "GT": Corp(price=60, players={0: 2, 1: 2})}
    state = buying("NYC", corps=corps, cash={0: 0})
    if lowers:
        state = corrected(state, Correct(lowers=True))
    after = GAME.apply(state, AMY, DeclareBankruptcy(), ALLOWED | {"OR-FORCE-7"}).state
    assert price(after, NYC) == left


@rule("NOPRES-4")
def test_a_run_without_a_president_may_wait_to_be_chosen() -> None:
    corp = Corp(players={}, president=None, market=5, trains="2", cash=5)
    waits = {"wait_for_passes": True, "wait_for_runs": True}
    options = {**waits, "enforce_max_routes": False}
    state = position(corps={"NYC": corp}, options=options, priority=BOB, owners={"MAIL": 1})
    state.stack = (Playing(), OperatingRound(number=1, paid=True, done=(NYC,)))
    list(begin_turn(state, NYC))
    GAME.settle(state)
    assert frame_of(state) == Running(company=NYC)
    assert GAME.to_act(state) == (BOB,)
    offered = GAME.legal(state, BOB)
    assert {offer.action for offer in offered} == {RunRoutes}
    after = GAME.apply(state, BOB, offered.sample(Random(1))).state
    assert after.cash[NYC] == 5 + 40
    assert price(after, NYC) == 90
    idle = GAME.apply(state, BOB, RunRoutes(routes=()), ALLOWED).state
    assert (idle.cash[NYC], price(idle, NYC)) == (5, 90)


@rule("R-59")
def test_a_correction_is_offered_to_nobody_and_refused_for_each_of_its_faults() -> None:
    state = building()
    wrong = Correct(train=T2, token=NYC)
    faults = list(correction.refusals(state, state.stack[-1], wrong))
    assert [type(fault) for fault in faults] == [OnlyImported, NotConserved]
    assert list(correction.offers(state, state.stack[-1])) == []
