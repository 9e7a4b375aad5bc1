"""Tokens and markers that privates place, from docs/rules/1846.md section 10."""

from typing import Any

import pytest

from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Frame,
    Issuing,
    Running,
)
from roundhouse.games.g1846.rules.ids import CHICAGO, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import (
    PlacePrivateToken,
    PrivateTokenPlaced,
)
from roundhouse.games.g1846.rules.powers.kinds.markers import MarkerPlaced
from roundhouse.games.g1846.rules.powers.kinds.power import NotOwner, PowerElsewhere, PowerUsed
from roundhouse.games.g1846.rules.powers.steamboat import (
    AssignedAlready,
    AssignPort,
    MarkerMoved,
    MarkerThere,
    NotAssignable,
    PortAssigned,
    Steaming,
)
from roundhouse.games.g1846.rules.state import Marker, State
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.tokens import CityFull, TokenThere
from tests.games.g1846.rules.names import BT, CWI, GT, IC, MPC, SC
from tests.games.g1846.rules.powers import SECOND_EDITION, at_step, marker
from tests.games.g1846.rules.turns import (
    BOB,
    allowed,
    happening,
    offers,
    play,
    refusals,
    refused,
    turn_of,
)
from tests.support.rules import rule

# Chicago & Western Indiana


@rule("PW-CWI-2", "R-27")
def test_an_extra_token_free_and_without_connection() -> None:
    state = turn_of("GT", owned="C&WI", cash=0)
    after, events = happening(state, PlacePrivateToken())
    assert events == [PrivateTokenPlaced(corp=GT, private=CWI, hex=CHICAGO)]
    assert after.board.tokens[CHICAGO] == ((), (), (), (GT,))
    assert (after.cash, after.tokens_left, after.turn) == (
        state.cash,
        state.tokens_left,
        state.turn,
    )
    assert refused(after, PlacePrivateToken(), PowerUsed)["private"] == CWI


@rule("PW-CWI-2", "R-27")
def test_it_is_not_the_turns_token() -> None:
    state = turn_of("GT", "B16 5@0", "NYC B16", owned="C&WI", turn={"token": True})
    assert allowed(state, PlacePrivateToken())


@rule("PW-CWI-2", "R-27")
def test_the_power_is_lost_when_another_took_the_slot() -> None:
    state = turn_of("GT", "", "IC D6.3", owned="C&WI")
    params = refused(state, PlacePrivateToken(), CityFull)
    assert params == {"rule": "PW-CWI-2", "hex": "D6", "slots": 1}


@rule("PW-CWI-2")
def test_the_owner_has_no_other_token_in_chicago() -> None:
    state = turn_of("GT", "", "GT D6.0", owned="C&WI")
    assert refused(state, PlacePrivateToken(), TokenThere)["hex"] == "D6"
    assert refused(turn_of("GT"), PlacePrivateToken(), NotOwner)["private"] == CWI


@rule("PW-CWI-1", "PW-CWI-2")
def test_bought_and_unused_the_slot_is_anybodys() -> None:
    state = turn_of("IC", "E7 9@2, F8 8@0, G7 57@0", "IC G7")
    state.owners = {**state.owners, CWI: GT}
    assert allowed(state, PlaceToken(hex=CHICAGO, stop=3))


# Markers


@rule("PW-MPC-1", "PW-BT-1")
@pytest.mark.parametrize(
    ("private", "place", "amount"), [("MPC", "D6", 30), ("MPC", "I1", 30), ("BT", "H12", 20)]
)
def test_a_marker_is_placed_once_and_never_moved(private: str, place: str, amount: int) -> None:
    state = turn_of("GT", owned=private, options=SECOND_EDITION)
    after, events = happening(state, marker(private, place))
    key = PrivateId(private)
    assert events == [MarkerPlaced(private=key, hex=HexId(place), amount=amount)]
    assert after.markers == {key: Marker(hex=HexId(place), company=GT)}
    assert refused(after, marker(private, place), PowerUsed)["private"] == private


@rule("PW-MPC-1", "PW-BT-1")
@pytest.mark.parametrize(("private", "hexes"), [("MPC", ("D6", "I1")), ("BT", ("H12",))])
def test_markers_have_their_places(private: str, hexes: tuple[str, ...]) -> None:
    state = turn_of("GT", owned=private, options=SECOND_EDITION)
    assert refused(state, marker(private, "G7"), PowerElsewhere)["hexes"] == hexes


@rule("PW-MPC-1")
def test_only_the_owner_places_its_marker() -> None:
    assert refused(turn_of("GT"), marker("MPC", "D6"), NotOwner)["private"] == MPC
    bt = turn_of("GT", options=SECOND_EDITION)
    assert refused(bt, marker("BT", "H12"), NotOwner)["private"] == BT


@rule("PW-SC-1")
@pytest.mark.parametrize(
    ("place", "amount"), [("B8", 40), ("C5", 20), ("D14", 20), ("G19", 40), ("I1", 20)]
)
def test_a_port_is_worth_twenty_for_each_symbol(place: str, amount: int) -> None:
    assert power_of(SC).bonus(HexId(place)) == amount
    state = turn_of("GT", owned="SC")
    assert allowed(state, marker("SC", place))
    assert refused(state, marker("SC", "D6"), PowerElsewhere)["hexes"][0] == "B8"


@rule("PW-SC-3")
def test_a_corporation_shifts_the_port_once_a_turn() -> None:
    state = turn_of("GT", owned="SC", markers={SC: Marker(hex=HexId("I1"), company=GT)})
    assert refused(state, marker("SC", "I1"), MarkerThere) == {
        "rule": "PW-SC-3",
        "private": SC,
        "hex": "I1",
    }
    after = play(state, marker("SC", "C5"))
    assert after.markers == {SC: Marker(hex=HexId("C5"), company=GT)}
    assert refused(after, marker("SC", "B8"), MarkerMoved) == {
        "rule": "PW-SC-3",
        "private": SC,
        "ran": False,
    }


@rule("PW-SC-3", "R-31")
@pytest.mark.parametrize("frame", [Dividing(corp=GT, revenue=10), BuyingTrains(corp=GT)])
def test_a_corporation_shifts_before_its_trains_run(frame: Frame) -> None:
    state = at_step(turn_of("GT", owned="SC"), frame)
    assert refused(state, marker("SC", "B8"), MarkerMoved)["ran"] is True
    for early in (Issuing(corp=GT), Building(company=GT), Running(company=GT)):
        assert not refusals(at_step(state, early), marker("SC", "B8"))


@rule("PW-SC-3", "R-31")
def test_bought_after_the_run_it_may_still_be_placed_at_once() -> None:
    state = turn_of("GT", owned="SC", turn={"bought": (SC,), "ran": True})
    late = at_step(state, BuyingTrains(corp=GT))
    assert allowed(late, marker("SC", "B8"))
    assert refused(play(late, marker("SC", "B8")), marker("SC", "C5"), MarkerMoved)["ran"] is False


@rule("PW-SC-4", "R-32")
def test_once_removed_the_port_lies_still() -> None:
    lying = {SC: Marker(hex=HexId("I1"), company=GT)}
    state = turn_of("GT", phase=3, privates=(), owners={}, markers=lying)
    assert refused(state, marker("SC", "B8"), NotOwner)["private"] == SC
    assert state.markers == lying


# A player's Steamboat Company


def steaming(**changes: Any) -> State:
    """Bob, who owns it, acts in the income step; GT and IC have started."""
    state = turn_of("GT", started="IC", **changes)
    state.turn = None
    state.stack = (Steaming(seat=BOB),)
    return state


@rule("PW-SC-2", "R-31")
def test_a_player_places_and_assigns_once_a_round() -> None:
    state, events = happening(steaming(), marker("SC", "B8"))
    assert events == [MarkerPlaced(private=SC, hex=HexId("B8"), amount=40)]
    state, events = happening(state, AssignPort(company=GT))
    assert events == [PortAssigned(seat=BOB, company=GT)]
    assert state.markers == {SC: Marker(hex=HexId("B8"), company=GT)}
    assert offers(state) == []
    assert refused(state, marker("SC", "C5"), MarkerMoved)["rule"] == "PW-SC-2"
    assert refused(state, AssignPort(company=IC), AssignedAlready)["rule"] == "PW-SC-2"


@rule("PW-SC-2")
def test_both_settings_last_until_changed() -> None:
    state = steaming(markers={SC: Marker(hex=HexId("B8"), company=GT)})
    shifted = play(state, marker("SC", "I1"))
    assert shifted.markers == {SC: Marker(hex=HexId("I1"), company=GT)}
    given = play(state, AssignPort(company=IC))
    assert given.markers == {SC: Marker(hex=HexId("B8"), company=IC)}
    assert refused(state, marker("SC", "B8"), MarkerThere)["hex"] == "B8"
    assert refused(state, AssignPort(company=GT), AssignedAlready)["company"] == GT


@rule("PW-SC-2")
@pytest.mark.parametrize("company", ["MS", "BIG4", "GT", "IC"])
def test_it_serves_started_corporations_and_independents(company: str) -> None:
    assert allowed(steaming(), AssignPort(company=CorpId(company)))


@rule("PW-SC-2")
def test_it_serves_nobody_else() -> None:
    state = steaming()
    state.cash = {holder: cash for holder, cash in state.cash.items() if holder != "MS"}
    for company in ("MS", "NYC", "nobody"):
        params = refused(state, AssignPort(company=CorpId(company)), NotAssignable)
        assert params["choices"] == ("BIG4", "IC", "GT")
    assert refused(state, marker("MPC", "D6"), PowerElsewhere)["private"] == SC


@rule("PW-IND-1", "OR-SEQ-5")
def test_independents_use_no_powers() -> None:
    state = turn_of("MS", "D14 57@0", phase=2)
    assert {offer.action for offer in offers(state)} == {LayTile}
