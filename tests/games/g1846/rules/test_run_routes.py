"""Routes that may be run, from docs/rules/1846.md 7.5: ways, locations, counting, track."""

import pytest

from roundhouse.games.g1846.rules.base import NoSuch
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.route import NoTrack
from roundhouse.games.g1846.rules.running import (
    CountedElsewhere,
    LocationTwice,
    MustCountAll,
    NoTokenCounted,
    RunsThrough,
    TooFewLocations,
    TooManyCounted,
    TooManyVisited,
    TrackTwice,
    TwoEastAreas,
)
from tests.games.g1846.rules.names import IC, NYC
from tests.games.g1846.rules.runs import EXAMPLE, earned, fault, run, running
from tests.games.g1846.rules.turns import (
    play,
    refused,
)
from tests.support.rules import rule

# Ways


@rule("OR-ROUTE-2")
@pytest.mark.parametrize(
    "way",
    [
        "3/5: C15 E17",  # not neighbours
        "3/5: C15 D14 E13",  # nothing lies in E13
        "3/5: C15 B14 B16",  # no track to there
        "3/5: C15 C13 C15",  # turning round
        "3/5: C15",
        "3/5:",
        "3/5: C13 D14",  # begins on open track
        "3/5: B16 C15 B16",  # turning round in a city
        "3/5: D14 E15",  # ends on open track
    ],
)
def test_a_route_follows_track_without_reversing(way: str) -> None:
    assert fault(running("NYC"), way, NoTrack)["rule"] == "OR-ROUTE-2"


def test_it_says_where_the_track_ends() -> None:
    params = fault(running("NYC"), "3/5: C15 D14 E13 E11", NoTrack)
    assert params["hexes"] == ("D14", "E13", "E11")


@pytest.mark.parametrize("name", ["Z9", "D6.9", "D6.x", "C15.", "D6." + "9" * 5000])
def test_a_path_names_hexes(name: str) -> None:
    assert fault(running("NYC"), f"2: C15 {name}", NoSuch) == {
        "rule": "",
        "kind": "hex",
        "name": name,
    }


@rule("OR-ROUTE-2")
def test_a_route_visits_two_locations() -> None:
    """E7 and D8 join two cities of Chicago."""
    state = running("IC", "E7 7@2, D8 7@0", "IC D6.3")
    params = fault(state, "2: D6.3 E7 D8 D6.2", TooFewLocations)
    assert params == {"rule": "OR-ROUTE-2", "train": "2", "visited": 1}


@rule("OR-ROUTE-2", "OR-ROUTE-6")
def test_a_route_counts_a_city_with_a_token() -> None:
    state = running("NYC", trains="2 3/5")
    assert fault(state, "2: D14 E15 E17", NoTokenCounted) == {
        "rule": "OR-ROUTE-2",
        "train": "2",
        "company": NYC,
    }
    assert fault(state, "3/5: C15 D14 E15 E17 = D14 E17", NoTokenCounted)["train"] == "3/5"


# Locations


@rule("OR-ROUTE-3", "R-37")
def test_no_location_twice_and_chicago_is_one() -> None:
    state = running("IC", "E7 7@2, D8 7@0", "IC D6.3", trains="3/5")
    params = fault(state, "3/5: D6.3 E7 D8 D6.2", LocationTwice)
    assert params == {"rule": "OR-ROUTE-3", "train": "3/5", "location": "D6"}


@rule("OR-ROUTE-3")
def test_an_off_board_area_is_one_location() -> None:
    """Buffalo has two hexes."""
    state = running("NYC", "D20 14@0", "", trains="3/5")
    params = fault(state, "3/5: C21 D20 D22", LocationTwice)
    assert params["location"] == "Buffalo"


@rule("OR-ROUTE-3", "OR-ROUTE-7")
def test_routes_of_one_company_share_locations() -> None:
    assert earned(running("NYC"), "2: C15 B16", "2: C15 C17") == 170


@rule("OR-ROUTE-4")
def test_a_route_may_end_in_a_blocked_city_but_not_pass_it() -> None:
    tokens = "NYC C15, IC E17"
    state = running("NYC", tokens=tokens)
    assert earned(state, "3/5: C15 D14 E15 E17") == 120
    params = fault(state, "3/5: C15 D14 E15 E17 D18 D20 = C15 D14 E17", RunsThrough)
    assert params == {"rule": "OR-ROUTE-4", "train": "3/5", "hex": "E17", "blocked": True}


@rule("OR-ROUTE-4", "OR-ROUTE-6")
def test_blocked_cities_are_not_jumped_over_either() -> None:
    state = running("NYC", tokens="NYC C15, IC E17")
    params = fault(state, "3/5: C15 D14 E15 E17 D18 D20 = C15 D14", RunsThrough)
    assert params["hex"] == "E17"


@rule("OR-ROUTE-4")
def test_a_city_with_an_own_token_or_a_vacant_slot_is_open() -> None:
    way = "3/5: C15 D14 E15 E17 D18 D20 = C15 D14 E17"
    for tokens in ("NYC C15", "NYC C15, NYC E17"):
        assert earned(running("NYC", tokens=tokens), way) == 120


@rule("OR-ROUTE-4")
def test_off_board_areas_are_never_passed() -> None:
    """St. Louis lies between I3 and H2."""
    lying = "J4 9@0, I3 9@1, H2 9@0, G3 57@0"
    state = running("IC", lying, "IC I5", trains="4")
    params = fault(state, "4: I5 I3 I1 H2 G3", RunsThrough)
    assert params == {"rule": "OR-ROUTE-4", "train": "4", "hex": "I1", "blocked": False}


@rule("OR-ROUTE-5")
def test_no_route_has_two_eastern_areas() -> None:
    state = running("NYC", EXAMPLE + ", E19 7@3", trains="3/5")
    state.board = state.board.with_token(NYC, HexId("B16"))
    params = fault(state, "3/5: B18 B16 C15 C17", TwoEastAreas)
    assert params == {"rule": "OR-ROUTE-5", "train": "3/5", "hexes": ("B18", "C17")}


# Counting


@rule("OR-ROUTE-6")
def test_how_many_locations_a_train_visits() -> None:
    state = running("NYC", trains="2 3/5 4")
    assert fault(state, "2: C15 D14 E15 E17", TooManyVisited) == {
        "rule": "OR-ROUTE-6",
        "train": "2",
        "visited": 3,
        "most": 2,
    }
    assert earned(state, "4: C15 D14 E15 E17 D18 D20") == 50 + 30 + 40 + 10
    long = "3/5: B16 C15 D14 E15 E17 D18 D20 C21 = C15 D14 E17"
    assert fault(state, long, TooManyVisited)["visited"] == 6


@rule("OR-ROUTE-6")
def test_how_many_locations_a_train_counts() -> None:
    state = running("NYC", trains="3/5 4")
    four = "3/5: C15 D14 E15 E17 D18 D20"
    assert fault(state, four, TooManyCounted) == {
        "rule": "OR-ROUTE-6",
        "train": "3/5",
        "counted": 4,
        "most": 3,
    }
    assert earned(state, f"{four} = C15") == 50
    plain = "4: C15 D14 E15 E17 = C15 E17"
    params = fault(state, plain, MustCountAll)
    assert (params["rule"], params["left_out"]) == ("OR-ROUTE-6", ("D14",))


@rule("OR-ROUTE-6", "R-36")
def test_both_ends_may_be_left_uncounted() -> None:
    assert earned(running("NYC"), "3/5: B16 C15 D14 = C15") == 50


@rule("OR-ROUTE-6")
def test_what_is_counted_is_on_the_route() -> None:
    params = fault(running("NYC"), "3/5: C15 D14 = C15 E17", CountedElsewhere)
    assert params == {"rule": "OR-ROUTE-6", "train": "3/5", "hexes": ("E17",)}


# Track


@rule("OR-ROUTE-7")
def test_no_track_twice_over_all_routes() -> None:
    params = refused(running("NYC"), run("2: C15 B16", "2: B16 C15"), TrackTwice)
    assert (params["rule"], params["train"]) == ("OR-ROUTE-7", "2")
    assert set(params["hexes"]) == {"B16", "C15"}


@rule("OR-ROUTE-7")
def test_a_common_stub_is_the_same_track() -> None:
    """Tile 23 in H6: from its edge 0 to G7 and to H8 both begin at one side."""
    lying = "J4 9@0, H6 23@0, G7 14@0, H8 8@1, G9 57@0"
    state = running("IC", lying, "IC I5", trains="2 2")
    twice = run("2: I5 H6 G7", "2: I5 H6 H8 G9")
    assert refused(state, twice, TrackTwice)["hexes"] == ("I5", "H6")


@rule("OR-ROUTE-7")
def test_separate_track_on_one_tile_may_be_shared() -> None:
    """Tile 20 in F8 carries two ways that cross."""
    lying = "F8 20@2, G7 57@0, E9 8@0, D8 8@5, E7 9@2, G9 6@2"
    state = running("IC", lying, "IC G7, IC G9", trains="2 2")
    assert state.board.layout(HexId("F8")).paths == ((0, 3), (2, 5))
    assert earned(state, "2: G7 F8 E9 D8 D6.2", "2: G9 F8 E7 D6.3") == 60


@rule("OR-ROUTE-7", "R-37")
def test_one_route_at_most_reaches_the_chicago_connections() -> None:
    state = running("IC", "D6 298@0", "IC D6.0, GT D6.1", trains="2 2")
    assert earned(state, "2: D6.0 C5") == 60
    twice = run("2: D6.0 C5", "2: D6.0 C5")
    assert refused(state, twice, TrackTwice)["hexes"] == ("D6", "C5")


@rule("OR-ROUTE-12")
def test_companies_may_use_the_same_track() -> None:
    """Nothing of another company's run is in the position."""
    first = running("NYC", started="GT")
    after = play(first, run("2: C15 C13 D14"))
    second = running("GT", started="NYC", tokens="NYC C15, GT D14", trains="2 2")
    assert after.board.tiles == second.board.tiles
    assert earned(second, "2: D14 C13 C15") == 80


def test_a_path_may_leave_out_the_city_where_only_one_is_meant() -> None:
    lying = "D8 9@1, D10 9@1, D12 7@0, E11 6@1"
    state = running("IC", lying, "IC E11", trains="2")
    assert earned(state, "2: D6 D8 D10 D12 E11") == 30
    unclear = running("IC", "D6 298@0", "IC D6.0", trains="2")
    assert fault(unclear, "2: D6 C5", NoTrack)["hexes"] == ("D6", "C5")
    assert fault(unclear, "2: D6.1 C5", NoTokenCounted)["company"] == IC
