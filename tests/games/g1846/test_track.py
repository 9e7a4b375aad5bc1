"""Laying tiles, from docs/rules/1846.md 7.3."""

from typing import Any

import pytest

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.actions import LayTile
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.errors import NoSuch
from roundhouse.games.g1846.errors_building import (
    ChicagoOnly,
    ColourNotYet,
    HexReserved,
    LeadsNowhere,
    NotATileHex,
    NotConnected,
    NoTileLeft,
    SecondUpgrade,
    TileTooDear,
    TooManyTiles,
    TrackNotKept,
    WrongColour,
    WrongKindOfTile,
    WrongLabel,
)
from roundhouse.games.g1846.events_building import NeutralTokenPlaced
from roundhouse.games.g1846.events_operating import TileLaid
from roundhouse.games.g1846.ids import MC, NEUTRAL, CorpId, HexId, PrivateId, TileId
from roundhouse.games.g1846.printed import Laid
from roundhouse.games.g1846.state import State
from roundhouse.games.g1846.track import cost, fitting, next_colour
from tests.games.g1846.turns import (
    allowed,
    happening,
    offers,
    play,
    refusals,
    refused,
    turn_of,
    unchecked,
)
from tests.support.rules import rule

IC, GT = CorpId("IC"), CorpId("GT")


def lay(text: str) -> LayTile:
    """A placement as it is written: "J4 9@0"."""
    place, tile = text.split(" ")
    number, rotation = tile.split("@")
    return LayTile(hex=HexId(place), tile=TileId(number), rotation=int(rotation))


def fault(state: State, text: str, kind: type[RuleError]) -> dict[str, Any]:
    return refused(state, lay(text), kind)


def price(state: State, text: str) -> int:
    """What the placement costs the operating company."""
    place, tile = text.split(" ")
    number, rotation = tile.split("@")
    assert state.turn is not None
    return cost(state, state.turn.company, HexId(place), Laid(TileId(number), int(rotation)))


# Two placements


@rule("OR-TRACK-1")
@pytest.mark.parametrize(
    "placements",
    [
        ["J4 9@0"],
        ["J4 9@0", "H6 9@0"],
        ["D20 14@0"],
        ["J4 9@0", "D20 14@0"],
        ["D20 14@0", "J4 9@0"],
    ],
)
def test_what_a_turn_may_hold(placements: list[str]) -> None:
    state = turn_of("IC", "", "IC D20", phase=2)
    for text in placements:
        state = play(state, lay(text))
    assert state.turn is not None
    upgrades = sum(1 for text in placements if text.startswith("D20"))
    assert (state.turn.upgrades, state.turn.yellows) == (upgrades, len(placements) - upgrades)


@rule("OR-TRACK-1")
def test_a_third_placement_is_refused() -> None:
    state = turn_of("IC", "J4 9@0, H6 9@0", turn={"yellows": 1, "upgrades": 1})
    assert fault(state, "I3 9@1", TooManyTiles) == {
        "rule": "OR-TRACK-1",
        "company": IC,
        "yellows": 1,
        "upgrades": 1,
    }
    assert not [offer for offer in offers(state) if offer.action is LayTile]


@rule("OR-TRACK-1")
def test_a_second_upgrade_is_refused() -> None:
    state = turn_of("IC", "J4 9@0", "IC D20", phase=2, turn={"upgrades": 1})
    assert fault(state, "J4 23@0", SecondUpgrade) == {
        "rule": "OR-TRACK-1",
        "company": IC,
        "hex": "J4",
    }
    assert allowed(state, lay("H6 9@0"))


@rule("OR-TRACK-1", "R-20")
def test_a_tile_laid_this_turn_may_be_upgraded_this_turn() -> None:
    after = play(play(turn_of("IC", phase=2), lay("J4 9@0")), lay("J4 23@0"))
    assert after.board.tiles == {"J4": Laid(TileId("23"), 0)}


# Colours


@rule("OR-TRACK-2")
def test_colours_come_in_order() -> None:
    assert [next_colour(c) for c in (None, "yellow", "green", "brown", "gray")] == [
        "yellow",
        "green",
        "brown",
        "gray",
        None,
    ]
    state = turn_of("IC", "J4 9@0", phase=4)
    assert fault(state, "J4 8@0", WrongColour)["wanted"] == "green"
    assert fault(state, "J4 41@0", WrongColour)["wanted"] == "green"
    assert fault(state, "H6 23@0", WrongColour) == {
        "rule": "OR-TRACK-2",
        "hex": "H6",
        "tile": "23",
        "colour": "green",
        "wanted": "yellow",
    }


@rule("OR-TRACK-2", "PHASE-I", "PHASE-II", "PHASE-III", "PHASE-IV")
@pytest.mark.parametrize(
    ("lying", "text", "phase", "name"),
    [
        ("", "G9 57@1", 1, "I"),
        ("G9 57@1", "G9 14@0", 2, "II"),
        ("G9 14@0", "G9 611@0", 3, "III"),
        ("G9 611@0", "G9 51@0", 4, "IV"),
    ],
)
def test_each_colour_comes_with_its_phase(lying: str, text: str, phase: int, name: str) -> None:
    assert allowed(turn_of("BIG4", lying, phase=phase), lay(text))
    if phase > 1:
        params = fault(turn_of("BIG4", lying, phase=phase - 1), text, ColourNotYet)
        assert (params["rule"], params["wanted"]) == ("OR-TRACK-2", name)


@rule("OR-TRACK-2")
def test_gray_is_final() -> None:
    state = turn_of("BIG4", "G9 51@0", phase=4)
    assert fault(state, "G9 51@1", WrongColour)["wanted"] == ""
    assert not fitting(HexId("G9"), Laid(TileId("51"), 0))


@rule("OR-TRACK-2")
@pytest.mark.parametrize(
    ("place", "ground"), [("I5", "gray"), ("K3", "gray"), ("D16", "water"), ("I1", "offboard")]
)
def test_printed_gray_water_and_off_board_take_no_tile(place: str, ground: str) -> None:
    state = turn_of("IC", "J4 9@0", phase=4)
    assert fault(state, f"{place} 14@0", NotATileHex) == {
        "rule": "OR-TRACK-2",
        "hex": place,
        "ground": ground,
    }


@rule("OR-TRACK-2")
def test_replacing_preprinted_yellow_is_an_upgrade() -> None:
    after = play(turn_of("MS", cash=100, phase=2), lay("C15 294@0"))
    assert after.turn is not None
    assert (after.turn.yellows, after.turn.upgrades) == (0, 1)
    assert fault(turn_of("MS", phase=2), "C15 292@1", WrongColour)["wanted"] == "green"


# Kinds


@rule("OR-TRACK-3")
def test_track_hexes_take_track_tiles_and_cities_city_tiles() -> None:
    state = turn_of("IC", "J4 9@0")
    assert fault(state, "H6 57@0", WrongKindOfTile) == {
        "rule": "OR-TRACK-3",
        "hex": "H6",
        "tile": "57",
        "city": False,
    }
    assert fault(state, "G7 9@0", WrongKindOfTile)["city"] is True


@rule("OR-TRACK-3")
@pytest.mark.parametrize("place", ["E17", "H12"])
def test_z_cities_take_z_tiles_and_no_others_do(place: str) -> None:
    state = turn_of("IC", "", f"IC {place}, IC G7")
    assert fault(state, f"{place} 57@1", WrongLabel) == {
        "rule": "OR-TRACK-3",
        "hex": place,
        "tile": "57",
        "label": "",
        "wanted": "Z",
    }
    assert allowed(state, lay(f"{place} 293@1"))
    assert fault(state, "G7 293@1", WrongLabel)["wanted"] == ""


@rule("OR-TRACK-3")
def test_detroit_is_a_z_city() -> None:
    state = turn_of("MS", phase=2)
    assert fault(state, "C15 14@0", WrongLabel)["wanted"] == "Z"


@rule("OR-TRACK-3")
def test_chicago_takes_its_own_tiles_and_nobody_else_does() -> None:
    state = turn_of("IC", "G9 57@1", "IC D6.3, IC G9", phase=2)
    assert allowed(state, lay("D6 298@0"))
    params = fault(state, "D6 14@0", ChicagoOnly)
    assert params == {"rule": "OR-TRACK-3", "hex": "D6", "tile": "14", "chicago": True}
    assert fault(state, "G9 298@0", ChicagoOnly)["chicago"] is False


@rule("OR-TRACK-3")
def test_chicago_tiles_are_never_turned() -> None:
    state = turn_of("IC", "", "IC D6.3", phase=2)
    assert fault(state, "D6 298@1", NoSuch) == {"rule": "", "kind": "rotation", "name": "1"}


@pytest.mark.parametrize(
    ("text", "kind"),
    [("Z99 9@0", "hex"), ("J4 999@0", "tile"), ("J4 9@6", "rotation"), ("J4 9@-1", "rotation")],
)
def test_what_is_not_on_the_table(text: str, kind: str) -> None:
    assert fault(turn_of("IC"), text, NoSuch)["kind"] == kind


# Existing track


@rule("OR-TRACK-4")
def test_an_upgrade_keeps_all_track() -> None:
    state = turn_of("IC", "J4 9@0", phase=2)
    assert fault(state, "J4 23@1", TrackNotKept) == {
        "rule": "OR-TRACK-4",
        "hex": "J4",
        "tile": "23",
        "rotation": 1,
    }
    assert allowed(state, lay("J4 23@0"))


@rule("OR-TRACK-4")
def test_a_path_is_kept_and_not_only_its_ends() -> None:
    """Tile 16 has edges 0 and 3, but leads from neither to the other."""
    state = turn_of("IC", "J4 9@0", phase=2)
    assert fault(state, "J4 16@0", TrackNotKept)["tile"] == "16"


@rule("OR-TRACK-4")
def test_a_city_keeps_its_exits() -> None:
    state = turn_of("BIG4", "G9 57@1", phase=2)
    assert fault(state, "G9 15@2", TrackNotKept)["rotation"] == 2
    assert allowed(state, lay("G9 14@0"))


@rule("OR-TRACK-4")
def test_tokens_stay_in_their_cities() -> None:
    state = turn_of("IC", "", "GT D6.0, NYC D6.1, IC D6.3", phase=2)
    after = play(state, lay("D6 298@0"))
    assert after.board.tokens[HexId("D6")] == (("GT",), ("NYC",), (), ("IC",))
    for tile in ("298", "299", "300"):  # each city keeps the edge it was printed at
        joins = DEFS.tiles[TileId(tile)].layouts[0].joins
        assert joins[6:] == ((0, 2), (2, 3), (2, 4), (2, 5))


# Supply


@rule("OR-TRACK-5")
def test_tiles_run_out() -> None:
    state = turn_of("BIG4", "E17 292@1, G7 5@0, C9 5@5, E11 5@0")
    assert fault(state, "G9 5@0", NoTileLeft) == {"rule": "OR-TRACK-5", "tile": "5", "count": 3}
    assert allowed(state, lay("G9 6@0"))


@rule("OR-TRACK-5")
def test_a_replaced_tile_returns_at_once() -> None:
    state = turn_of("BIG4", "G9 5@0, C9 5@5, E11 5@0", phase=2)
    after = play(state, lay("G9 14@0"))
    assert (after.board.left[TileId("5")], after.board.left[TileId("14")]) == (1, 3)


@rule("OR-TRACK-5")
def test_plain_yellow_track_never_runs_out() -> None:
    many = ", ".join(f"{h} 9@1" for h in ("D8", "D10", "D12", "E7", "E9", "F8", "F10", "H8"))
    assert allowed(turn_of("IC", many), lay("J4 9@0"))


# Where track must not lead


@rule("OR-TRACK-6")
@pytest.mark.parametrize(
    ("company", "lying", "text", "edge"),
    [
        ("IC", "", "J4 7@0", 1),  # off the map
        ("NYC", "", "D18 9@1", 1),  # the lake
        ("IC", "J4 8@2", "J6 7@1", 2),  # Centralia has no track to the south-east
        ("GT", "", "C9 57@2", 2),  # Holland is entered from the east only
    ],
)
def test_where_track_must_not_lead(company: str, lying: str, text: str, edge: int) -> None:
    params = fault(turn_of(company, lying, f"{company} C9"), text, LeadsNowhere)
    assert (params["rule"], params["edge"]) == ("OR-TRACK-6", edge)


@rule("OR-TRACK-6")
@pytest.mark.parametrize(("place", "tile"), [("J4", "9@0"), ("I7", "9@1"), ("I9", "9@2")])
def test_printed_sides_with_track_may_be_met(place: str, tile: str) -> None:
    number, rotation = tile.split("@")
    assert Laid(TileId(number), int(rotation)) in fitting(HexId(place), None)


@rule("OR-TRACK-6")
@pytest.mark.parametrize("place", ["B16", "C9", "G3", "G19"])
def test_four_cities_never_become_brown(place: str) -> None:
    greens = [Laid(TileId(tile), r) for tile in ("14", "15", "619") for r in range(6)]
    assert not any(fitting(HexId(place), green) for green in greens)


@rule("OR-TRACK-6")
def test_track_need_not_match_in_ordinary_hexes() -> None:
    """G7's track does not lead to H6, whose track leads to it."""
    assert allowed(turn_of("IC", "J4 9@0, G7 57@1"), lay("H6 9@0"))


# Reserved hexes


@rule("OR-TRACK-7", "SET-5")
def test_reserved_hexes_wait_until_a_corporation_has_the_private() -> None:
    lying = "B16 5@0, B14 9@1"
    state = turn_of("GT", lying)
    assert fault(state, "B12 9@1", HexReserved) == {
        "rule": "OR-TRACK-7",
        "hex": "B12",
        "private": "MC",
    }
    state.owners = {**state.owners, MC: CorpId("NYC")}
    assert allowed(state, lay("B12 9@1"))
    removed = turn_of("GT", lying, privates=())
    assert allowed(removed, lay("B12 9@1"))


@rule("OR-TRACK-7")
@pytest.mark.parametrize("place", ["F14", "F16"])
def test_the_hexes_of_ohio_and_indiana(place: str) -> None:
    state = turn_of("PRR", "F18 9@1, F16 9@1" if place == "F14" else "F18 9@1")
    assert fault(state, f"{place} 9@1", HexReserved)["private"] == "O&I"


# Connection


@rule("OR-TRACK-8")
def test_a_track_tile_needs_a_way_from_a_token() -> None:
    state = turn_of("IC")
    assert fault(state, "H6 9@0", NotConnected) == {
        "rule": "OR-TRACK-8",
        "company": IC,
        "hex": "H6",
        "what": "track",
    }
    assert allowed(turn_of("IC", "J4 9@0"), lay("H6 9@0"))


@rule("OR-TRACK-8", "R-19")
@pytest.mark.parametrize("company", ["IC", "BIG4"])
def test_new_track_of_an_upgrade_must_be_reached(company: str) -> None:
    """IC and Big 4 both come to H8 over its edge 3 alone; new track must begin there."""
    state = turn_of(company, "G9 57@0, H8 9@0", "IC G9", phase=2)
    assert fault(state, "H8 20@0", NotConnected) == {
        "rule": "OR-TRACK-8",
        "company": company,
        "hex": "H8",
        "what": "track",
    }
    assert allowed(state, lay("H8 23@3"))


@rule("OR-TRACK-8")
def test_a_yellow_city_needs_its_track_or_a_token_there() -> None:
    state = turn_of("IC", "J4 9@0, H6 9@0")
    assert allowed(state, lay("G7 57@0"))
    assert fault(state, "G7 57@1", NotConnected)["what"] == "city"
    assert allowed(turn_of("BIG4"), lay("G9 57@2"))


@rule("OR-TRACK-8", "R-19")
def test_a_city_upgrade_needs_the_city_alone() -> None:
    """The new exits lead to empty hexes, away from the company's track."""
    state = turn_of("IC", "J4 9@0, H6 9@0, G7 57@0", phase=2)
    assert allowed(state, lay("G7 14@0"))


@rule("OR-TRACK-8")
def test_a_city_upgrade_may_be_what_connects_it() -> None:
    state = turn_of("IC", "J4 9@0, H6 9@0, G7 57@1", phase=2)
    assert allowed(state, lay("G7 14@0"))  # exit 0 leads to H6
    assert fault(state, "G7 15@1", NotConnected)["what"] == "city"


@rule("OR-TRACK-8")
def test_any_city_of_chicago_suffices() -> None:
    """GT comes from Fort Wayne to the city at edge 4; nobody else's matter."""
    lying = "D8 9@1, D10 9@1, D12 7@0, E11 6@1"
    assert allowed(turn_of("GT", lying, "GT E11, IC D6.0", phase=2), lay("D6 298@0"))
    away = turn_of("GT", lying.replace("D8 9@1", "D8 8@4"), "GT E11", phase=2)
    assert fault(away, "D6 298@0", NotConnected)["what"] == "city"
    assert allowed(turn_of("IC", "", "IC D6.0", phase=2), lay("D6 298@0"))


@rule("OR-TRACK-8", "OR-ROUTE-4")
def test_a_blocked_city_stops_the_way() -> None:
    lying = "J4 9@0, H6 9@0, G7 57@0, F8 9@0"
    assert allowed(turn_of("IC", lying), lay("E9 9@0"))
    blocked = turn_of("IC", lying, "GT G7")
    assert fault(blocked, "E9 9@0", NotConnected)["what"] == "track"
    assert allowed(turn_of("IC", lying, "IC G7"), lay("E9 9@0"))


@rule("OR-TRACK-8", "OR-ROUTE-4", "SET-4")
def test_neutral_and_independents_tokens_block_too() -> None:
    lying = "J4 9@0, H6 9@0, G7 6@4, G9 57@1"
    assert fault(turn_of("IC", lying), "G11 9@1", NotConnected)["hex"] == "G11"
    assert fault(turn_of("IC", lying, "neutral G7"), "F8 9@0", NotConnected)["hex"] == "F8"


@rule("OR-TRACK-8", "OR-ROUTE-4")
def test_a_vacant_slot_kept_for_another_does_not_block() -> None:
    """Fort Wayne's only slot is kept for PRR."""
    lying = "E17 293@1, E15 9@1, E13 9@1, E11 57@1, E9 9@1"
    assert allowed(turn_of("GT", lying, "GT E17"), lay("E7 9@1"))


@rule("OR-TRACK-8")
def test_no_way_leads_through_an_off_board_area() -> None:
    """St. Louis joins I3 and H2, but nothing runs through it."""
    lying = "J4 9@0, I3 9@1, H2 9@0"
    assert fault(turn_of("IC", lying), "G3 57@0", NotConnected)["what"] == "city"


@rule("OR-TRACK-8")
def test_the_two_placements_need_not_touch() -> None:
    state = turn_of("IC", "", "IC G9")
    assert allowed(play(state, lay("J4 9@0")), lay("G9 57@1"))


@rule("OR-TRACK-8")
def test_the_way_does_not_reverse_on_a_tile() -> None:
    """Tile 23 joins edge 0 with 3 and 4: from 3 nobody gets to 4."""
    state = turn_of("IC", "J4 9@0, H6 23@0", phase=2)
    assert allowed(state, lay("H8 9@1"))
    back = turn_of("IC", "G7 57@0, H6 23@0", "IC G7", phase=2)
    assert fault(back, "H8 9@1", NotConnected)["hex"] == "H8"


# Cost


@rule("OR-TRACK-9")
@pytest.mark.parametrize(
    ("text", "dollars"),
    [("H8 9@1", 20), ("F18 9@1", 40), ("G17 8@0", 40), ("H16 9@1", 40), ("H14 9@1", 60)],
)
def test_a_tile_costs_twenty_or_its_terrain(text: str, dollars: int) -> None:
    assert price(turn_of("GT"), text) == dollars


@rule("OR-TRACK-9")
def test_terrain_is_paid_once() -> None:
    assert price(turn_of("GT", "H14 9@1"), "H14 23@1") == 20
    assert price(turn_of("GT", "C15 294@0"), "C15 297@0") == 20


@rule("OR-TRACK-9", "TV-8", "R-23", "PW-TBC-1")
@pytest.mark.parametrize(
    ("tile", "owned", "dollars"),
    [("295@0", "", 40), ("294@0", "", 100), ("295@0", "TBC", 40), ("294@0", "TBC", 80)],
)
def test_the_first_upgrade_of_detroit(tile: str, owned: str, dollars: int) -> None:
    """Only 294 at rotation 0 leads east, to Windsor."""
    state = turn_of("GT", "B16 5@0", owned=owned, phase=2)
    assert price(state, f"C15 {tile}") == dollars


@rule("OR-TRACK-9")
def test_the_company_pays_the_bank() -> None:
    state = turn_of("GT", "B16 5@0", "GT C15", phase=2, cash=130)
    after, events = happening(state, lay("C15 294@0"))
    assert events == [
        TileLaid(company=GT, hex=HexId("C15"), tile=TileId("294"), rotation=0, cost=100)
    ]
    assert after.cash[GT] == 30
    assert sum(after.cash.values()) == sum(state.cash.values())


@rule("OR-TRACK-10")
def test_whoever_completes_a_hexside_pays_for_it_once() -> None:
    assert price(turn_of("GT", ""), "J6 9@1") == 20
    assert price(turn_of("GT", "J6 9@1"), "J4 8@2") == 60
    assert price(turn_of("GT", "J4 8@2"), "J6 9@1") == 60
    assert price(turn_of("GT", "J6 9@1, J4 8@2"), "J4 25@2") == 20


@rule("OR-TRACK-10", "R-22")
def test_printed_and_off_board_track_counts_as_the_other_side() -> None:
    assert price(turn_of("GT"), "B16 6@4") == 60  # exit 4 leads into Sarnia
    assert price(turn_of("GT"), "B16 5@0") == 20
    assert price(turn_of("GT"), "E19 8@3") == 60  # exit 5 leads to Homewood


@rule("OR-TRACK-9", "OR-TRACK-10", "R-23")
def test_wheeling_with_bridge_and_tunnel() -> None:
    """$20, the tunnel to Pittsburgh, and the bridge to F18 where track comes to it."""
    assert price(turn_of("B&O"), "G19 14@1") == 40
    assert price(turn_of("B&O", "F18 7@4"), "G19 14@1") == 80
    assert price(turn_of("B&O", "F18 7@4", owned="TBC"), "G19 14@1") == 60


@rule("R-23", "PW-TBC-1")
def test_blasting_a_mountain_with_its_bridge() -> None:
    assert price(turn_of("GT"), "G17 9@1") == 40
    assert price(turn_of("GT", "G19 14@1"), "G17 9@1") == 60
    assert price(turn_of("GT", "G19 14@1", owned="TBC"), "G17 9@1") == 40


@rule("PW-TBC-1")
@pytest.mark.parametrize(
    ("lying", "text", "dollars"),
    [
        ("", "F18 9@1", 20),
        ("", "H14 9@1", 40),
        ("", "H8 9@1", 20),
        ("", "E19 8@3", 40),
        ("J6 9@1", "J4 8@2", 60),
        ("H14 9@1", "H14 23@1", 20),
    ],
)
def test_what_tunnel_blasting_takes_off(lying: str, text: str, dollars: int) -> None:
    assert price(turn_of("GT", lying, owned="TBC"), text) == dollars


@rule("PW-TBC-1")
def test_only_the_owner_blasts() -> None:
    state = turn_of("GT")
    state.owners = {**state.owners, PrivateId("TBC"): CorpId("NYC")}
    assert price(state, "F18 9@1") == 40


@rule("OR-TRACK-11", "R-21")
@pytest.mark.parametrize("place", ["E5", "F6", "G5", "H6", "J4"])
def test_the_land_grant_is_free_for_ic_alone(place: str) -> None:
    assert price(turn_of("IC"), f"{place} 9@0") == 0
    assert price(turn_of("GT"), f"{place} 9@0") == 20
    assert price(turn_of("BIG4"), f"{place} 9@0") == 20
    assert price(turn_of("IC", f"{place} 9@0"), f"{place} 23@0") == 20
    assert price(turn_of("IC"), "H8 9@0") == 20


@rule("OR-TRACK-11", "R-21")
def test_ic_pays_the_bridge_from_j4() -> None:
    assert price(turn_of("IC", "J6 9@1"), "J4 8@2") == 40


@rule("OR-TRACK-11", "R-21")
def test_free_tiles_are_placements_too() -> None:
    state = turn_of("IC", cash=0)
    after = play(play(state, lay("J4 9@0")), lay("H6 9@0"))
    assert after.cash[IC] == 0
    assert fault(after, "G5 9@0", TooManyTiles)["yellows"] == 2


@rule("OR-TRACK-12", "SEQ-3")
def test_nobody_lays_what_the_treasury_cannot_pay() -> None:
    state = turn_of("GT", "B16 5@0", "GT C15", phase=2, cash=99)
    assert fault(state, "C15 294@0", TileTooDear) == {
        "rule": "OR-TRACK-12",
        "company": GT,
        "hex": "C15",
        "tile": "294",
        "needed": 100,
        "have": 99,
    }
    assert allowed(turn_of("GT", "B16 5@0", "GT C15", phase=2, cash=100), lay("C15 294@0"))


@rule("OR-SEQ-5", "OR-TRACK-12")
def test_an_independent_pays_from_its_own_treasury() -> None:
    assert fault(turn_of("MS", cash=19), "B16 5@0", TileTooDear)["have"] == 19
    after = play(turn_of("MS", cash=20), lay("B16 5@0"))
    assert after.cash[PrivateId("MS")] == 0


# Two players


@rule("OPT-2P-3")
@pytest.mark.parametrize(
    ("corp", "place", "yellow", "green"),
    [
        ("B&O", "H12", "293@1", "294@0"),
        ("C&O", "H12", "293@1", "294@0"),
        ("GT", "D14", "57@0", "15@0"),
        ("IC", "G7", "57@0", "14@0"),
        ("NYC", "E17", "293@1", "294@0"),
        ("PRR", "E11", "57@0", "14@0"),
    ],
)
def test_a_removed_corporation_fills_its_second_city(
    corp: str, place: str, yellow: str, green: str
) -> None:
    state = turn_of("BIG4", "", f"BIG4 {place}", seats=2, phase=2, removed=(CorpId(corp),))
    state, events = happening(state, lay(f"{place} {yellow}"))
    assert NeutralTokenPlaced(hex=HexId(place)) not in events
    state, events = happening(state, lay(f"{place} {green}"))
    assert events[-1] == NeutralTokenPlaced(hex=HexId(place))
    assert state.board.owners_at(HexId(place)) == ("BIG4", NEUTRAL)


@rule("OPT-2P-3")
def test_erie_has_its_second_token_from_the_start() -> None:
    state = turn_of("NYC", "", "neutral D20", seats=2, phase=2, removed=(CorpId("ERIE"),))
    after, events = happening(state, lay("D20 14@0"))
    assert len(events) == 1
    assert after.board.owners_at(HexId("D20")) == ("NYC", NEUTRAL)


@rule("OPT-2P-3", "SET-4")
def test_with_more_players_second_cities_stay_free() -> None:
    state = turn_of("BIG4", "G7 57@0", "BIG4 G7", phase=2, removed=(CorpId("IC"),))
    assert play(state, lay("G7 14@0")).board.owners_at(HexId("G7")) == ("BIG4",)


# Offers


@pytest.mark.parametrize("company", ["IC", "BIG4", "MS"])
def test_what_is_offered_is_what_is_allowed(company: str) -> None:
    """Every tile in every hex, turned every way."""
    lying = "J4 9@0, H6 9@0, G7 57@0, G9 57@1, B16 5@0"
    state = turn_of(company, lying, phase=2, cash=45)
    offered = {offer.with_() for offer in offers(state) if offer.action is LayTile}
    near = ("B14", "B16", "C13", "C15", "D6", "F8", "G7", "G9", "G11", "H6", "H8", "I3", "I7", "J4")
    judged = {
        action
        for place in near
        for tile in DEFS.tiles.values()
        for rotation in range(len(tile.layouts))
        if not refusals(state, action := LayTile(hex=HexId(place), tile=tile.id, rotation=rotation))
    }
    assert judged == {action for action in offered if action.hex in near}
    assert len(offered) == len([o for o in offers(state) if o.action is LayTile])


def test_what_players_agree_on_is_carried_out() -> None:
    """A tile that misfits, leads nowhere and cannot be paid is laid all the same."""
    state = turn_of("IC", cash=0, phase=1)
    after, _ = unchecked(state, lay("G7 15@0"))
    assert after.board.tiles == {"G7": Laid(TileId("15"), 0)}
    assert after.cash[IC] == -20
