"""The market's order, and corporations that close."""

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.closing import close, drop_markers
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.market import enter, move, price, price_beside
from roundhouse.games.g1846.rules.money import certificate_limit, total_money
from roundhouse.games.g1846.rules.state import BANK, Marker
from tests.games.g1846.rules.build import (
    AMY,
    GAME,
    Corp,
    play,
    position,
    round_of,
    stock,
    who,
)
from tests.games.g1846.rules.names import GT, IC, MPC, NYC, SC
from tests.support.rules import rule


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
