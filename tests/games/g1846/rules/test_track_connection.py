"""A way from a token to the new track, from docs/rules/1846.md 7.3."""

import pytest

from roundhouse.games.g1846.rules.reach import NotConnected
from tests.games.g1846.rules.laying import fault, lay
from tests.games.g1846.rules.names import IC
from tests.games.g1846.rules.turns import (
    allowed,
    play,
    turn_of,
)
from tests.support.rules import rule


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
