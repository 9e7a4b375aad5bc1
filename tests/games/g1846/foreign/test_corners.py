"""Positions that few records come to: the end, powers out of turn, a marker left lying."""

from dataclasses import replace
from typing import Any

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.errors import GameOver
from roundhouse.games.g1846.foreign.compare import differences
from roundhouse.games.g1846.foreign.faults import CannotFollow, NotAnExport
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.records import Move, read_record
from roundhouse.games.g1846.foreign.shape import after
from roundhouse.games.g1846.rules.correction import Correct
from roundhouse.games.g1846.rules.frames import (
    Building,
    Dividing,
    Issuing,
    LayingExtra,
    OperatingRound,
    Playing,
)
from roundhouse.games.g1846.rules.ids import CorpId, HexId
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import Marker, State
from tests.games.g1846.foreign.example import ACTIONS, PLAYERS, PRIVATES, Fields, record
from tests.games.g1846.foreign.test_words import move
from tests.games.g1846.rules.build import AMY, Corp, buying, operating, position
from tests.games.g1846.rules.names import MC, NYC, SC
from tests.support.rules import rule


def following(state: State, *moves: Move) -> Follower:
    """A follower that has come to *state*, with *moves* still to come."""
    follower = Follower(read_record(record(ACTIONS[:1])))
    follower.table.state = state
    follower.record = replace(follower.record, moves=moves)
    return follower


def made(state: State, *moves: Move) -> Follower:
    follower = following(state, *moves)
    for _ in follower.moves():
        pass
    return follower


# The end


@pytest.mark.parametrize("what", ["pass", "end_game", "program_share_pass"])
def test_after_the_end_what_decides_nothing_is_passed_over(what: str) -> None:
    state = position(over="bank_broken")
    assert made(state, move(what, "NYC")).state == state


@pytest.mark.parametrize("what", ["lay_tile", "dividend", "assign"])
def test_after_the_end_nothing_else_can_be_followed(what: str) -> None:
    with pytest.raises(CannotFollow) as lost:
        made(position(over="bank_broken"), move(what, "NYC", tile="57-0", hex="E17"))
    assert isinstance(lost.value.cause, GameOver)


def test_passing_on_may_come_to_the_end() -> None:
    last = buying("NYC", corps={"NYC": Corp(trains="2")}, broken=True, or_no=2)
    last.stack = (last.stack[0], last.stack[2], *last.stack[3:])  # no second operating round
    with pytest.raises(CannotFollow) as lost:
        made(last, move("buy_shares", "Amy", "player", shares=["NYC_5"]))
    assert isinstance(lost.value.cause, GameOver)


@pytest.mark.parametrize("end", range(1, len(ACTIONS)))
def test_a_record_may_end_anywhere(end: int) -> None:
    follower = Follower(read_record(record(ACTIONS[:end])))
    assert sum(1 for _ in follower.moves()) == end
    assert not follower.remarkable
    assert after(follower.state, PLAYERS)["entity"] is not None


def test_a_setup_that_removes_nothing_is_none() -> None:
    everything = [*PRIVATES, "TBC", "SC", "MC", "O&I"]
    setup = record()["setup"] | {"privates": everything}
    with pytest.raises(NotAnExport):
        Follower(read_record(record(setup=setup)))


# Powers


def two_corps(frame: type[Building | Issuing], company: str, owner: str | int) -> State:
    corps = {"NYC": Corp(trains="2", cash=200), "GT": Corp(trains="2", cash=200)}
    named: Any = {"corp": CorpId(company)} if frame is Issuing else {"company": CorpId(company)}
    return operating(frame(**named), company, corps=corps, owners={"SC": owner})


PORT = move("assign", "SC", "company", target="D14", target_type="hex")


@rule("R-59")
def test_a_power_used_in_anothers_turn_is_a_correction_of_the_sites_own() -> None:
    follower = made(two_corps(Building, "NYC", "GT"), PORT, move("pass", "NYC"))
    assert follower.state.markers[SC] == Marker(hex=HexId("D14"), company=CorpId("GT"))
    (entry,) = [e for e in follower.journal.entries if isinstance(e.action, Correct)]
    assert (entry.origin, entry.way) == ("site", "g1846-way-out-of-turn")


def bought(place: str) -> tuple[State, Move]:
    state = two_corps(Building, "NYC", 0)
    state.markers = {SC: Marker(hex=HexId(place))}
    return state, move("buy_company", "NYC", company="SC", price=60)


def test_the_marker_of_a_steamboat_that_is_bought_stays_where_it_lies() -> None:
    state, deal = bought("D14")
    follower = made(state, deal, move("pass", "NYC"))
    assert follower.state.owners[SC] == NYC
    assert follower.state.markers[SC].hex == "D14"
    (left,) = [one for one in follower.remarkable if one.way == "marker-stays"]
    assert left.origin == "site"


def test_a_marker_left_lying_may_be_placed_anew_in_the_same_turn() -> None:
    state, deal = bought("D14")
    again = move("assign", "SC", "company", target="B8", target_type="hex")
    follower = made(state, deal, again)
    placed = [e.action for e in follower.journal.entries if isinstance(e.action, PlaceMarker)]
    assert placed == [PlaceMarker(private=SC, hex=HexId("B8"))]
    assert "marker-stays" not in [one.way for one in follower.remarkable]


def test_a_deal_that_was_made_had_the_sellers_consent() -> None:
    state, deal = two_corps(Building, "NYC", 1), move("buy_company", "NYC", company="SC", price=40)
    entries = [(e.seat, e.action.wire) for e in made(state, deal).journal.entries]
    at = entries.index((Seat(0), "buy_private"))
    assert entries[at + 1] == (1, "accept_deal")


def test_a_pass_of_the_steamboat_is_its_owners() -> None:
    rounds = (Playing(), OperatingRound(number=1, paid=True), Steaming(seat=AMY))
    state = position(*rounds, corps={"NYC": Corp(trains="2")}, owners={"SC": 0}, or_no=1)
    follower = made(state, move("pass", "SC", "company"))
    assert not isinstance(follower.state.stack[-1], Steaming)


def test_a_marker_where_none_can_lie_is_named() -> None:
    state, deal = bought("E17")
    with pytest.raises(CannotFollow) as lost:
        made(state, deal)
    assert (lost.value.number, lost.value.move) == (1, "buy_company")


# What a position is called, and how it may differ


def told(state: State, **change: Any) -> list[tuple[str, str | None]]:
    theirs = after(state, PLAYERS)
    for path, value in change.items():
        *way, last = path.split("__")
        place: Fields = theirs
        for key in way:
            place = place[key]
        place[last] = value
    return [(it.path, it.name) for it in differences(state, PLAYERS, theirs)]


def test_who_decides_may_be_a_private() -> None:
    steaming = position(Steaming(seat=AMY), owners={"SC": 0})
    assert after(steaming, PLAYERS)["entity"] == "Steamboat Company"
    extra = LayingExtra(corp=NYC, private=MC, hexes=(HexId("B10"),))
    laying = operating(extra, "NYC", corps={"NYC": Corp()}, owners={"MC": "NYC"})
    assert after(laying, PLAYERS)["entity"] == "Michigan Central"
    assert told(laying, entity="NYC") == [("/entity", "second-tile")]
    assert told(laying, entity="GT") == [("/entity", None)]


def test_phased_out_trains_may_still_be_listed_while_dividing() -> None:
    state = operating(
        Dividing(corp=NYC, revenue=40), "NYC", corps={"NYC": Corp(trains="4")}, turn=None, phase=3
    )
    listed = {"corporations__NYC__trains": ["2", "4"]}
    assert told(state, **listed) == [("/corporations/NYC/trains", "phased-out-trains")]
    assert told(state, corporations__NYC__trains=[]) == [("/corporations/NYC/trains", None)]
    bought = buying("NYC", corps={"NYC": Corp(trains="4")})
    assert told(bought, **listed) == [("/corporations/NYC/trains", None)]


def test_an_extra_token_may_be_left_out() -> None:
    state = buying("NYC", corps={"NYC": Corp()})
    state.board = state.board.with_token(NYC, HexId("D6"))
    home = [place for place, _ in state.board.cities_of(NYC) if place != "D6"]
    assert told(state, corporations__NYC__tokens=home) == [
        ("/corporations/NYC/tokens", "unlisted-token")
    ]
    assert told(state, corporations__NYC__tokens=["D6"]) == [("/corporations/NYC/tokens", None)]


def test_nobody_acts_after_the_end() -> None:
    assert told(position(over="bank_broken"), entity="NYC") == [("/entity", "after-the-end")]


def test_any_rubbish_is_a_difference() -> None:
    state = buying("NYC", corps={"NYC": Corp(trains="2 4")})
    for rubbish in ([None, "2"], [["2"]], "2", 3, {"2": 1}):
        assert told(state, corporations__NYC__trains=rubbish)
