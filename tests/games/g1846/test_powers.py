"""The powers of privates, from docs/rules/1846.md section 10 and 11."""

from typing import Any

import pytest

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.actions import (
    AssignPort,
    LayPrivateTile,
    LayTile,
    PlaceMarker,
    PlacePrivateToken,
    PlaceToken,
)
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.errors import NoSuch
from roundhouse.games.g1846.errors_building import (
    CityFull,
    ColourNotYet,
    LeadsNowhere,
    NoTileLeft,
    TileTooDear,
    TokenThere,
    WrongKindOfTile,
    WrongLabel,
)
from roundhouse.games.g1846.errors_powers import (
    AlreadyJoined,
    AssignedAlready,
    DoesNotJoin,
    HexNotEmpty,
    MarkerMoved,
    MarkerThere,
    NoSuchPower,
    NotAssignable,
    NotOwner,
    NoYellowTile,
    PowerElsewhere,
    PowerUsed,
    SecondTileDue,
    TilesDoNotMeet,
)
from roundhouse.games.g1846.events_building import (
    MarkerPlaced,
    NeutralTokenPlaced,
    PortAssigned,
    PrivateTileLaid,
    PrivateTokenPlaced,
)
from roundhouse.games.g1846.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Frame,
    Issuing,
    LayingExtra,
    OperatingRound,
    Running,
    Steaming,
)
from roundhouse.games.g1846.ids import (
    BT,
    CHICAGO,
    CWI,
    LM,
    LSL,
    MC,
    MPC,
    NEUTRAL,
    SC,
    CorpId,
    HexId,
    PrivateId,
    TileId,
)
from roundhouse.games.g1846.printed import Laid
from roundhouse.games.g1846.privates import bonus
from roundhouse.games.g1846.state import Marker, State
from roundhouse.games.g1846.steps import rounds
from tests.games.g1846.turns import (
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

GT, NYC, IC = CorpId("GT"), CorpId("NYC"), CorpId("IC")
SECOND_EDITION = {"second_edition_privates": True}


def power(private: str, text: str) -> LayPrivateTile:
    """A private's tile as it is written: "D14 14@2"."""
    place, tile = text.split(" ")
    number, rotation = tile.split("@")
    return LayPrivateTile(
        private=PrivateId(private),
        hex=HexId(place),
        tile=TileId(number),
        rotation=int(rotation),
    )


def marker(private: str, place: str) -> PlaceMarker:
    return PlaceMarker(private=PrivateId(private), hex=HexId(place))


def fault(state: State, action: Action, kind: type[RuleError]) -> dict[str, Any]:
    return refused(state, action, kind)


def at_step(state: State, frame: Frame) -> State:
    """The same position at another step of the turn."""
    later = state.copy()
    later.stack = (frame,)
    return later


# Lake Shore Line


@rule("PW-LSL-1", "R-24")
@pytest.mark.parametrize(
    ("yellow", "green"), [("D14 57@0", "D14 15@0"), ("E17 293@1", "E17 294@0")]
)
def test_lake_shore_line_upgrades_for_nothing_and_without_connection(
    yellow: str, green: str
) -> None:
    state = turn_of("GT", yellow, owned="LSL", phase=2, cash=0)
    after, events = happening(state, power("LSL", green))
    assert after.cash == state.cash
    assert after.turn == state.turn  # no placement is used up
    assert after.stack == state.stack
    assert isinstance(events[0], PrivateTileLaid)
    assert fault(after, power("LSL", green), PowerUsed)["private"] == LSL


@rule("PW-LSL-1")
def test_lake_shore_line_comes_with_green_tiles() -> None:
    state = turn_of("GT", "D14 57@0", owned="LSL", phase=1)
    assert fault(state, power("LSL", "D14 15@0"), ColourNotYet)["wanted"] == "II"


@rule("PW-LSL-1")
def test_lake_shore_line_needs_a_yellow_tile() -> None:
    empty = turn_of("GT", owned="LSL", phase=2)
    params = fault(empty, power("LSL", "D14 57@0"), NoYellowTile)
    assert params == {"rule": "PW-LSL-1", "private": LSL, "hex": "D14"}
    green = turn_of("GT", "D14 15@0", owned="LSL", phase=2)
    assert fault(green, power("LSL", "D14 611@5"), NoYellowTile)["hex"] == "D14"


@rule("PW-LSL-1")
def test_the_yellow_tile_may_be_of_the_same_turn() -> None:
    state = turn_of("GT", "B16 5@0", "GT C15", owned="LSL", phase=2)
    for text in ("C13 7@4", "D14 5@2"):
        place, tile = text.split(" ")
        number, rotation = tile.split("@")
        lay = LayTile(hex=HexId(place), tile=TileId(number), rotation=int(rotation))
        state = play(state, lay)
    assert allowed(state, power("LSL", "D14 14@2"))


@rule("PW-LSL-1", "R-29")
def test_lake_shore_line_minds_the_letters_and_the_supply() -> None:
    state = turn_of("GT", "E17 293@1, D14 57@0", owned="LSL", phase=2)
    assert fault(state, power("LSL", "E17 14@0"), WrongLabel)["wanted"] == "Z"
    assert fault(state, power("LSL", "D14 296@0"), WrongLabel)["wanted"] == ""
    out = turn_of("GT", "D14 6@0, G9 619@0, G7 619@0, C9 619@0", owned="LSL", phase=2)
    assert fault(out, power("LSL", "D14 619@0"), NoTileLeft)["count"] == 3


@rule("PW-LSL-1", "R-29")
@pytest.mark.parametrize(
    "frame",
    [
        Issuing(corp=GT),
        Building(company=GT),
        Running(company=GT),
        Dividing(corp=GT, revenue=10),
        BuyingTrains(corp=GT),
    ],
)
def test_powers_work_at_any_step(frame: Frame) -> None:
    state = turn_of("GT", "D14 57@0", owned="LSL", phase=2)
    assert not refusals(at_step(state, frame), power("LSL", "D14 15@0"))


@rule("PW-LSL-1")
def test_lake_shore_line_goes_nowhere_else() -> None:
    state = turn_of("GT", "G7 57@0", owned="LSL", phase=2)
    params = fault(state, power("LSL", "G7 14@0"), PowerElsewhere)
    assert params["hexes"] == ("D14", "E17")


@rule("PW-LSL-1", "OR-SEQ-4")
def test_only_the_owning_corporation_uses_a_private() -> None:
    state = turn_of("GT", "D14 57@0", phase=2)
    params = fault(state, power("LSL", "D14 15@0"), NotOwner)
    assert params == {"rule": "PW-LSL-1", "company": GT, "private": LSL}
    assert not [offer for offer in offers(state) if offer.action is LayPrivateTile]


@pytest.mark.parametrize("private", ["MAIL", "TBC", "XYZ"])
def test_other_privates_lay_no_tiles_and_place_no_markers(private: str) -> None:
    state = turn_of("GT", owned="MAIL TBC")
    for action in (power(private, "D14 57@0"), marker(private, "D6")):
        assert fault(state, action, NoSuchPower)["private"] == private


def test_nonsense_tiles_are_refused_as_such() -> None:
    state = turn_of("GT", "D14 57@0", owned="LSL MC", phase=2)
    assert fault(state, power("LSL", "D14 999@0"), NoSuch)["kind"] == "tile"
    assert fault(state, power("MC", "B10 57@0"), WrongKindOfTile)["city"] is False
    first = play(state, power("MC", "B10 9@1"))
    assert fault(first, power("MC", "B12 9@7"), NoSuch)["kind"] == "rotation"


@rule("OR-PRIV-4")
def test_a_used_private_stays_and_earns() -> None:
    after = play(turn_of("GT", "D14 57@0", owned="LSL", phase=2), power("LSL", "D14 15@0"))
    assert after.owners[LSL] == GT
    after.stack = (OperatingRound(number=2),)
    before = after.cash[GT]
    list(rounds.next_company(after, OperatingRound(number=2)))
    assert after.cash[GT] - before == 15


# Michigan Central, Ohio & Indiana


@rule("PW-MC-1", "PW-OI-1", "R-24")
@pytest.mark.parametrize(
    ("private", "one", "other"), [("MC", "B10 9@1", "B12 9@1"), ("O&I", "F14 9@1", "F16 9@1")]
)
def test_two_free_tiles_in_one_go(private: str, one: str, other: str) -> None:
    state = turn_of("GT", owned=private, cash=0)
    half = play(state, power(private, one))
    assert isinstance(half.stack[-1], LayingExtra)
    after, events = happening(half, power(private, other))
    assert after.stack == state.stack
    assert (after.cash, after.turn) == (state.cash, state.turn)
    assert [type(event) for event in events] == [PrivateTileLaid]
    assert set(after.board.tiles) == {HexId(one[:3]), HexId(other[:3])}
    assert fault(after, power(private, one), PowerUsed)["private"] == private


@rule("PW-MC-1", "R-30")
def test_the_second_tile_may_be_left_out_and_is_then_forfeited() -> None:
    state = turn_of("GT", owned="MC")
    half = play(state, power("MC", "B10 9@1"))
    after = play(half, Pass())
    assert after.stack == state.stack
    assert fault(after, power("MC", "B12 9@1"), PowerUsed)["private"] == MC


@rule("PW-MC-1", "R-30")
def test_nothing_comes_between_the_two_tiles() -> None:
    half = play(turn_of("GT", owned="MC LSL"), power("MC", "B10 9@1"))
    kinds = {offer.action for offer in offers(half)}
    assert kinds == {LayPrivateTile, Pass}
    assert fault(half, power("LSL", "B12 9@1"), PowerElsewhere)["hexes"] == ("B12",)
    assert fault(half, power("MC", "B10 9@1"), PowerElsewhere)["hexes"] == ("B12",)


@rule("PW-MC-1")
def test_the_two_tiles_connect_with_each_other() -> None:
    half = play(turn_of("GT", owned="MC"), power("MC", "B10 9@1"))
    params = fault(half, power("MC", "B12 9@0"), TilesDoNotMeet)
    assert params == {"rule": "PW-MC-1", "private": MC, "hex": "B12", "other": "B10"}


@rule("PW-MC-1")
def test_a_first_tile_that_leads_elsewhere_stays_alone() -> None:
    state = turn_of("GT", owned="MC")
    for elsewhere in ("B10 7@0", "B12 7@4"):
        assert play(state, power("MC", elsewhere)).stack == state.stack


@rule("PW-MC-1")
def test_one_tile_where_the_other_hex_is_taken() -> None:
    state = turn_of("GT", "B12 8@4", owned="MC")
    assert fault(state, power("MC", "B12 9@1"), HexNotEmpty) == {
        "rule": "PW-MC-1",
        "private": MC,
        "hex": "B12",
    }
    for text in ("B10 7@0", "B10 9@1"):
        assert play(state, power("MC", text)).stack == state.stack


@rule("PW-MC-1", "OR-TRACK-6")
def test_free_tiles_lead_nowhere_either() -> None:
    state = turn_of("GT", owned="MC")
    assert fault(state, power("MC", "B10 9@2"), LeadsNowhere)["edge"] == 2


@rule("R-24")
def test_the_free_tiles_touch_no_side_that_costs() -> None:
    for private in (LSL, MC, PrivateId("O&I")):
        for place in DEFS.privates[private].hexes:
            assert not any(DEFS.hexes[place].sides)


@rule("OPT-2P-3", "PW-LSL-1")
def test_a_free_upgrade_fills_a_second_city_too() -> None:
    state = turn_of("IC", "D14 57@0", owned="LSL", phase=2, seats=2, removed=(GT,))
    after, events = happening(state, power("LSL", "D14 15@0"))
    assert events[-1] == NeutralTokenPlaced(hex=HexId("D14"))
    assert after.board.owners_at(HexId("D14")) == (NEUTRAL,)


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
    assert fault(after, PlacePrivateToken(), PowerUsed)["private"] == CWI


@rule("PW-CWI-2", "R-27")
def test_it_is_not_the_turns_token() -> None:
    state = turn_of("GT", "B16 5@0", "NYC B16", owned="C&WI", turn={"token": True})
    assert allowed(state, PlacePrivateToken())


@rule("PW-CWI-2", "R-27")
def test_the_power_is_lost_when_another_took_the_slot() -> None:
    state = turn_of("GT", "", "IC D6.3", owned="C&WI")
    params = fault(state, PlacePrivateToken(), CityFull)
    assert params == {"rule": "PW-CWI-2", "hex": "D6", "slots": 1}


@rule("PW-CWI-2")
def test_the_owner_has_no_other_token_in_chicago() -> None:
    state = turn_of("GT", "", "GT D6.0", owned="C&WI")
    assert fault(state, PlacePrivateToken(), TokenThere)["hex"] == "D6"
    assert fault(turn_of("GT"), PlacePrivateToken(), NotOwner)["private"] == CWI


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
    assert fault(after, marker(private, place), PowerUsed)["private"] == private


@rule("PW-MPC-1", "PW-BT-1")
@pytest.mark.parametrize(("private", "hexes"), [("MPC", ("D6", "I1")), ("BT", ("H12",))])
def test_markers_have_their_places(private: str, hexes: tuple[str, ...]) -> None:
    state = turn_of("GT", owned=private, options=SECOND_EDITION)
    assert fault(state, marker(private, "G7"), PowerElsewhere)["hexes"] == hexes


@rule("PW-MPC-1")
def test_only_the_owner_places_its_marker() -> None:
    assert fault(turn_of("GT"), marker("MPC", "D6"), NotOwner)["private"] == MPC
    bt = turn_of("GT", options=SECOND_EDITION)
    assert fault(bt, marker("BT", "H12"), NotOwner)["private"] == BT


@rule("PW-SC-1")
@pytest.mark.parametrize(
    ("place", "amount"), [("B8", 40), ("C5", 20), ("D14", 20), ("G19", 40), ("I1", 20)]
)
def test_a_port_is_worth_twenty_for_each_symbol(place: str, amount: int) -> None:
    assert bonus(SC, HexId(place)) == amount
    state = turn_of("GT", owned="SC")
    assert allowed(state, marker("SC", place))
    assert fault(state, marker("SC", "D6"), PowerElsewhere)["hexes"][0] == "B8"


@rule("PW-SC-3")
def test_a_corporation_shifts_the_port_once_a_turn() -> None:
    state = turn_of("GT", owned="SC", markers={SC: Marker(hex=HexId("I1"), company=GT)})
    assert fault(state, marker("SC", "I1"), MarkerThere) == {
        "rule": "PW-SC-3",
        "private": SC,
        "hex": "I1",
    }
    after = play(state, marker("SC", "C5"))
    assert after.markers == {SC: Marker(hex=HexId("C5"), company=GT)}
    assert fault(after, marker("SC", "B8"), MarkerMoved) == {
        "rule": "PW-SC-3",
        "private": SC,
        "ran": False,
    }


@rule("PW-SC-3", "R-31")
@pytest.mark.parametrize("frame", [Dividing(corp=GT, revenue=10), BuyingTrains(corp=GT)])
def test_a_corporation_shifts_before_its_trains_run(frame: Frame) -> None:
    state = at_step(turn_of("GT", owned="SC"), frame)
    assert fault(state, marker("SC", "B8"), MarkerMoved)["ran"] is True
    for early in (Issuing(corp=GT), Building(company=GT), Running(company=GT)):
        assert not refusals(at_step(state, early), marker("SC", "B8"))


@rule("PW-SC-3", "R-31")
def test_bought_after_the_run_it_may_still_be_placed_at_once() -> None:
    state = turn_of("GT", owned="SC", turn={"bought": (SC,), "ran": True})
    late = at_step(state, BuyingTrains(corp=GT))
    assert allowed(late, marker("SC", "B8"))
    assert fault(play(late, marker("SC", "B8")), marker("SC", "C5"), MarkerMoved)["ran"] is False


@rule("PW-SC-4", "R-32")
def test_once_removed_the_port_lies_still() -> None:
    lying = {SC: Marker(hex=HexId("I1"), company=GT)}
    state = turn_of("GT", phase=3, privates=(), owners={}, markers=lying)
    assert fault(state, marker("SC", "B8"), NotOwner)["private"] == SC
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
    assert fault(state, marker("SC", "C5"), MarkerMoved)["rule"] == "PW-SC-2"
    assert fault(state, AssignPort(company=IC), AssignedAlready)["rule"] == "PW-SC-2"


@rule("PW-SC-2")
def test_both_settings_last_until_changed() -> None:
    state = steaming(markers={SC: Marker(hex=HexId("B8"), company=GT)})
    shifted = play(state, marker("SC", "I1"))
    assert shifted.markers == {SC: Marker(hex=HexId("I1"), company=GT)}
    given = play(state, AssignPort(company=IC))
    assert given.markers == {SC: Marker(hex=HexId("B8"), company=IC)}
    assert fault(state, marker("SC", "B8"), MarkerThere)["hex"] == "B8"
    assert fault(state, AssignPort(company=GT), AssignedAlready)["company"] == GT


@rule("PW-SC-2")
@pytest.mark.parametrize("company", ["MS", "BIG4", "GT", "IC"])
def test_it_serves_started_corporations_and_independents(company: str) -> None:
    assert allowed(steaming(), AssignPort(company=CorpId(company)))


@rule("PW-SC-2")
def test_it_serves_nobody_else() -> None:
    state = steaming()
    state.cash = {holder: cash for holder, cash in state.cash.items() if holder != "MS"}
    for company in ("MS", "NYC", "nobody"):
        params = fault(state, AssignPort(company=CorpId(company)), NotAssignable)
        assert params["choices"] == ("BIG4", "IC", "GT")
    assert fault(state, marker("MPC", "D6"), PowerElsewhere)["private"] == SC


# Little Miami


def miami(lying: str = "", **changes: Any) -> State:
    return turn_of("GT", lying, owned="LM", options=SECOND_EDITION, **changes)


@rule("PW-LM-1")
def test_two_tiles_join_cincinnati_and_dayton() -> None:
    """H12's north-east side is G13's south-west side."""
    state = miami(cash=0)
    half = play(state, power("LM", "H12 293@0"))
    frame = half.stack[-1]
    assert isinstance(frame, LayingExtra)
    assert frame.must
    after = play(half, power("LM", "G13 57@0"))
    assert after.stack == state.stack
    assert (after.cash, after.turn) == (state.cash, state.turn)
    assert fault(after, power("LM", "H12 294@0"), PowerUsed)["private"] == LM


@rule("PW-LM-1")
def test_the_second_tile_must_follow_when_the_first_joins_nothing() -> None:
    half = play(miami(), power("LM", "H12 293@0"))
    assert fault(half, Pass(), SecondTileDue) == {
        "rule": "PW-LM-1",
        "private": LM,
        "hexes": ("G13",),
    }
    assert fault(half, power("LM", "G13 57@1"), DoesNotJoin)["other"] == "H12"


@rule("PW-LM-1")
def test_one_tile_may_be_enough() -> None:
    state = miami("H12 293@0")
    after = play(state, power("LM", "G13 57@0"))
    assert after.stack == state.stack
    assert after.board.tiles[HexId("G13")] == Laid(TileId("57"), 0)


@rule("PW-LM-1")
def test_an_upgrade_may_be_what_joins() -> None:
    state = miami("H12 293@1, G13 57@0", phase=2)
    assert allowed(state, power("LM", "H12 294@0"))
    early = miami("H12 293@1, G13 57@0", phase=1)
    assert fault(early, power("LM", "H12 294@0"), ColourNotYet)["wanted"] == "II"


@rule("PW-LM-1")
def test_a_tile_that_cannot_become_part_of_a_join_is_refused() -> None:
    """A yellow tile in H12 that leads west and south-west, and nothing there."""
    state = miami()
    assert fault(state, power("LM", "H12 291@0"), DoesNotJoin) == {
        "rule": "PW-LM-1",
        "private": LM,
        "hex": "H12",
        "other": "G13",
    }


@rule("PW-LM-1")
def test_the_join_may_take_another_way() -> None:
    """From Cincinnati's north-west side over G11 to Dayton's west."""
    half = play(miami("G11 7@4"), power("LM", "H12 292@2"))
    assert fault(half, power("LM", "G13 57@0"), DoesNotJoin)["hex"] == "G13"
    assert allowed(half, power("LM", "G13 57@1"))


@rule("PW-LM-1")
def test_tokens_on_the_way_do_not_matter() -> None:
    """Indianapolis, where Big 4's token blocks every train, is on the way."""
    half = play(miami("H10 8@2, G9 5@4, G11 9@1"), power("LM", "H12 293@1"))
    assert allowed(half, power("LM", "G13 57@1"))


@rule("PW-LM-1")
def test_cities_joined_already_need_no_little_miami() -> None:
    state = miami("H12 293@0, G13 57@0")
    params = fault(state, power("LM", "G13 14@0"), AlreadyJoined)
    assert params == {"rule": "PW-LM-1", "private": LM, "hex": "G13", "other": "H12"}
    assert not [offer for offer in offers(state) if offer.action is LayPrivateTile]


@rule("PW-LM-1")
def test_new_track_of_each_tile_is_part_of_the_join() -> None:
    """After G13 alone joined the cities, H12's upgrade would add nothing to the join."""
    state = miami("H12 293@0, G13 57@1", phase=2)
    after = play(state, power("LM", "G13 14@0"))
    assert after.stack == state.stack


@rule("PW-LM-1")
def test_a_second_tile_may_add_to_the_join() -> None:
    """G13's new track leads to H12, and over G11 to where H12 may get new track too."""
    state = miami("H12 293@0, G13 57@2, G11 7@4", phase=2)
    half = play(state, power("LM", "G13 15@5"))
    assert isinstance(half.stack[-1], LayingExtra)
    assert fault(half, power("LM", "H12 294@0"), DoesNotJoin)["other"] == "G13"
    assert allowed(half, power("LM", "H12 295@0"))
    assert play(half, Pass()).stack == state.stack


@rule("PW-LM-1")
def test_little_miami_minds_letters_and_supply() -> None:
    state = miami()
    assert fault(state, power("LM", "H12 57@0"), WrongLabel)["wanted"] == "Z"
    out = miami("E17 293@1")
    assert fault(out, power("LM", "H12 293@0"), NoTileLeft)["count"] == 1


@rule("PW-LM-2")
def test_the_bridge_is_paid_all_the_same() -> None:
    """H12's side to I11 costs $40 where I11's track comes to it."""
    lying, join = "I11 9@0, G13 57@0", power("LM", "H12 293@0")
    after, events = happening(miami(lying, cash=40), join)
    assert after.cash[GT] == 0
    assert isinstance(events[0], PrivateTileLaid)
    assert events[0].cost == 40
    poor = miami(lying, cash=39)
    assert fault(poor, join, TileTooDear) == {
        "rule": "PW-LM-2",
        "company": GT,
        "hex": "H12",
        "tile": "293",
        "needed": 40,
        "have": 39,
    }


@rule("PW-LM-1", "PW-LM-2")
def test_a_join_that_cannot_be_paid_is_none() -> None:
    """Dayton's tile is free, but the only tile left for Cincinnati completes the bridge."""
    lying, first = "I11 9@0, E17 291@3, C15 292@1", power("LM", "G13 57@0")
    assert allowed(miami(lying, cash=40), first)
    assert fault(miami(lying, cash=39), first, DoesNotJoin)["hex"] == "G13"
    half = play(miami(lying, cash=40), first)
    half.cash = {**half.cash, GT: 39}
    assert fault(half, power("LM", "H12 293@0"), TileTooDear)["have"] == 39


@rule("PW-IND-1", "OR-SEQ-5")
def test_independents_use_no_powers() -> None:
    state = turn_of("MS", "D14 57@0", phase=2)
    assert {offer.action for offer in offers(state)} == {LayTile}
