"""Running trains, from docs/rules/1846.md 7.5."""

from random import Random
from typing import Any

import pytest

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.actions import Route, RunRoutes
from roundhouse.games.g1846.errors import NoSuch
from roundhouse.games.g1846.errors_running import (
    BelowMaximum,
    CountedElsewhere,
    LocationTwice,
    MustCountAll,
    MustRun,
    NoTokenCounted,
    NoTrack,
    NoTrainToRun,
    RunsThrough,
    TooFewLocations,
    TooManyCounted,
    TooManyVisited,
    TrackTwice,
    TwoEastAreas,
)
from roundhouse.games.g1846.events_building import RunDone, TrainRan
from roundhouse.games.g1846.frames import Running
from roundhouse.games.g1846.ids import BT, MPC, SC, CorpId, HexId, TrainId
from roundhouse.games.g1846.running import can_run, trains_to_run
from roundhouse.games.g1846.state import Marker, State
from roundhouse.games.g1846.steps.run import best_revenue, run_best
from tests.games.g1846.turns import (
    happening,
    offers,
    play,
    refusals,
    refused,
    turn_of,
    unchecked,
)
from tests.support.rules import rule

NYC, GT, IC = CorpId("NYC"), CorpId("GT"), CorpId("IC")

# The board of the worked example after S38, with NYC about to run
EXAMPLE = (
    "B16 619@4, G9 57@1, G7 14@0, C13 7@4, D14 14@2, D18 8@4, E17 292@1, "
    "J4 9@0, H6 9@0, E15 8@2, C15 294@0"
)
TOKENS = "NYC C15, GT B16, GT D14, IC K3"
ANY_RUN = {"enforce_max_routes": False}


def route(text: str) -> Route:
    """A route as it is written: "3/5: C15 D14 E15 E17 = C15 D14"; after "=" what it counts."""
    train, _, way = text.partition(": ")
    path, _, counted = way.partition(" = ")
    return Route(
        train=TrainId(train),
        path=tuple(path.split()),
        counted=tuple(map(HexId, counted.split())),
    )


def run(*texts: str) -> RunRoutes:
    return RunRoutes(routes=tuple(map(route, texts)))


def running(
    company: str,
    lying: str = EXAMPLE,
    tokens: str = TOKENS,
    *,
    trains: str = "2 2 2 3/5",
    phase: int = 2,
    **changes: Any,
) -> State:
    """A company is to run its trains, as well as it likes."""
    return turn_of(
        company,
        lying,
        tokens,
        frame=Running,
        trains=trains,
        phase=phase,
        options={**ANY_RUN, **changes.pop("options", {})},
        **changes,
    )


def earned(state: State, *texts: str) -> int:
    return earned_by(state, run(*texts))


def earned_by(state: State, action: RunRoutes) -> int:
    after = play(state, action)
    assert after.turn is not None
    assert after.turn.ran
    assert after.stack == ()
    return after.turn.revenue


def fault(state: State, text: str, kind: type[RuleError]) -> dict[str, Any]:
    return refused(state, run(text), kind)


# The worked example


@rule("OR-ROUTE-8", "OR-ROUTE-7")
def test_the_runs_of_new_york_central() -> None:
    """S39: $80, $80, $90 and $120."""
    routes = run("2: C15 B16", "2: C15 C13 D14", "2: C15 C17", "3/5: C15 D14 E15 E17")
    after, events = happening(running("NYC"), routes)
    ran = [event.revenue for event in events if isinstance(event, TrainRan)]
    assert ran == [80, 80, 90, 120]
    assert events[-1] == RunDone(company=NYC, revenue=370)
    assert after.turn is not None
    assert after.turn.revenue == 370


@rule("OR-ROUTE-6", "OR-ROUTE-10", "PW-MPC-1", "R-36")
def test_the_run_of_illinois_central() -> None:
    """S46: 30 + 30 + 50 + 30 for meat; Centralia is skipped."""
    lying = EXAMPLE.replace("G9 57@1", "G9 14@0") + ", I3 9@1"
    meat = {MPC: Marker(hex=HexId("I1"), company=IC)}
    state = running("IC", lying, "IC G7", trains="3/5", markers=meat)
    assert earned(state, "3/5: G9 G7 H6 I5 I3 I1 = G9 G7 I1") == 140


@rule("OR-ROUTE-7")
def test_the_runs_of_grand_trunk() -> None:
    """S47: two ways from Toledo to Detroit."""
    state = running("GT", EXAMPLE, "NYC C15, GT D14", trains="2 2", started="NYC")
    assert earned(state, "2: D14 C13 C15", "2: D14 C15") == 160


@rule("PW-MAIL-1", "OR-ROUTE-10")
def test_mail_pays_for_each_location_visited_counted_or_not() -> None:
    """Section 14.4: Detroit to Buffalo brings 120, with mail 170."""
    way = "3/5: C15 D14 E15 E17 D18 D20 C21 = C15 D14 E17"
    assert earned(running("NYC"), way) == 120
    assert earned(running("NYC", owned="MAIL"), way) == 170


@rule("PW-MAIL-1", "R-38")
def test_mail_is_for_one_train_the_one_that_visits_most() -> None:
    way = "3/5: C15 D14 E15 E17 D18 D20 C21 = C15 D14 E17"
    assert earned(running("NYC", owned="MAIL"), "2: C15 B16", way) == 80 + 170


# Trains


@rule("OR-ROUTE-1")
def test_each_train_runs_one_route() -> None:
    state = running("NYC", trains="2 3/5")
    params = refused(state, run("2: C15 B16", "2: C15 C17"), NoTrainToRun)
    assert params == {"rule": "OR-ROUTE-1", "company": NYC, "train": "2", "have": 1}
    assert fault(state, "4: C15 B16", NoTrainToRun)["have"] == 0
    assert fault(state, "9: C15 B16", NoTrainToRun)["have"] == 0


@rule("OR-ROUTE-1", "OR-PRIV-5")
def test_a_train_that_came_with_an_independent_stays() -> None:
    state = running("NYC", trains="2 2", turn={"idle": 1})
    assert trains_to_run(state, NYC) == ("2",)
    assert trains_to_run(running("NYC", trains="2", turn={"idle": 2}), NYC) == ()
    other = running("NYC", trains="2", started="GT", turn={"idle": 1})
    other.trains = {**other.trains, GT: (TrainId("2"),)}
    assert trains_to_run(other, GT) == ("2",)
    assert refused(state, run("2: C15 B16", "2: C15 C17"), NoTrainToRun)["have"] == 1
    assert not can_run(running("NYC", trains="2", turn={"idle": 1}), NYC)


@rule("OR-ROUTE-1", "R-38")
def test_a_company_that_can_run_must() -> None:
    params = refused(running("NYC"), RunRoutes(routes=()), MustRun)
    assert params == {"rule": "OR-ROUTE-1", "company": NYC}


@rule("OR-ROUTE-1")
def test_who_can_run() -> None:
    assert can_run(running("NYC"), NYC)
    assert not can_run(running("NYC", trains=""), NYC)
    assert not can_run(running("IC", "", ""), IC)


@rule("R-39")
def test_phased_out_trains_run_once_more_beyond_the_limit() -> None:
    state = running("NYC", trains="2 2 2 2 3/5", phase=3)
    assert earned(state, "2: C15 B16", "2: C15 C13 D14") == 160


# The maximum


@rule("OR-ROUTE-11", "R-38")
def test_only_the_best_run_will_do() -> None:
    state = running("NYC", options={"enforce_max_routes": True})
    params = fault(state, "3/5: C15 D14 E15 E17", BelowMaximum)
    assert params == {"rule": "OR-ROUTE-11", "company": NYC, "revenue": 120, "most": 370}
    best = ["2: C15 B16", "2: C15 C13 D14", "2: C15 C17", "3/5: C15 D14 E15 E17"]
    assert earned(state, *best) == 370


@rule("OR-ROUTE-11", "R-38")
def test_bonuses_are_part_of_the_maximum() -> None:
    """Meat in St. Louis makes the 140 of S46 the best."""
    lying = EXAMPLE.replace("G9 57@1", "G9 14@0") + ", I3 9@1"
    meat = {MPC: Marker(hex=HexId("I1"), company=IC)}
    for markers, most in (({}, 110), (meat, 140)):
        state = running("IC", lying, "IC G7", trains="3/5", markers=markers)
        state.options = turn_of("IC").options
        assert best_revenue(state, IC) == most


@rule("R-38")
def test_mail_is_part_of_the_maximum() -> None:
    state = running("NYC", trains="3/5", owned="MAIL", options={"enforce_max_routes": True})
    assert best_revenue(state, NYC) == 180  # Windsor, Detroit, Cleveland of five visited
    assert fault(state, "3/5: C15 D14 E15 E17", BelowMaximum)["revenue"] == 150


@rule("OR-ROUTE-11")
def test_a_faulty_run_is_not_weighed() -> None:
    state = running("NYC", options={"enforce_max_routes": True})
    assert [type(f) for f in refusals(state, run("2: C15 E17"))] == [NoTrack]
    both = [type(f) for f in refusals(state, RunRoutes(routes=()))]
    assert both == [MustRun, BelowMaximum]


@rule("NOPRES-4", "R-38")
def test_a_run_without_a_president_is_the_best() -> None:
    state = running("NYC")
    events = list(run_best(state, NYC))
    assert events[-1] == RunDone(company=NYC, revenue=370)


def test_the_suggestion_is_the_best_run() -> None:
    state = running("NYC", options={"enforce_max_routes": True})
    (offer,) = [offer for offer in offers(state) if offer.action is RunRoutes]
    suggested = offer.sample(Random(1))
    assert suggested in offer
    assert earned_by(state, suggested) == 370
    assert list(offer.grid(5)) == [suggested]
    assert list(offer.grid(0)) == []
    domain = offer.open["routes"]
    assert domain.odds() == {suggested.routes: 1}
    assert offers(state)[0] == offers(state.copy())[0]
    assert len({domain, offers(state)[0].open["routes"]}) == 1
    assert domain != offers(running("NYC", trains="2"))[0].open["routes"]
    assert repr(domain) == "Runs(NYC)"
    for nonsense in ((), None, "2: C15 B16", (1, 2), [suggested.routes]):
        assert nonsense not in domain


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


# Revenue


@rule("OR-ROUTE-8")
@pytest.mark.parametrize(("phase", "dollars"), [(1, 90), (2, 90), (3, 110), (4, 110)])
def test_off_board_values_change_with_phase_three(phase: int, dollars: int) -> None:
    assert earned(running("NYC", phase=phase), "2: C15 C17") == dollars


@rule("OR-ROUTE-9", "R-36")
@pytest.mark.parametrize(
    ("counted", "dollars"),
    [
        ("C5 D6 C15 C17", 20 + 40 + 50 + 40 + 50 + 30),
        ("D6 C15 C17", 40 + 50 + 40),
        ("C5 C15", 20 + 50),
    ],
)
def test_east_and_west_pay_when_both_are_counted(counted: str, dollars: int) -> None:
    """Chicago Connections (W 50) to Windsor (E 30)."""
    lying = "D6 298@0, D8 9@1, D10 9@1, D12 8@1, C13 8@4, C15 294@0"
    state = running("NYC", lying, "NYC C15", trains="4/6")
    path = "C5 D6.2 D8 D10 D12 C13 C15 C17"
    assert earned(state, f"4/6: {path} = {counted}") == dollars


@rule("OR-ROUTE-5", "OR-ROUTE-9")
def test_two_western_areas_bring_no_bonus() -> None:
    lying = "D6 298@0, E5 9@0, F4 8@3, G5 8@0, H4 9@0, I3 8@1"
    state = running("IC", lying, "IC D6.0", trains="4")
    assert earned(state, "4: C5 D6.0 E5 F4 G5 H4 I3 I1") == 20 + 40 + 50


@rule("OR-ROUTE-10", "PW-SC-1", "PW-BT-1", "R-35")
def test_bonuses_are_for_the_entitled_company_that_counts_the_place() -> None:
    port = {SC: Marker(hex=HexId("D14"), company=NYC)}
    assert earned(running("NYC", markers=port), "2: C15 C13 D14") == 100
    assert earned(running("NYC", markers=port), "3/5: C15 D14 = C15") == 50
    for other in (GT, None):
        theirs = {SC: Marker(hex=HexId("D14"), company=other)}
        assert earned(running("NYC", markers=theirs), "2: C15 C13 D14") == 80
    boom = {BT: Marker(hex=HexId("E17"), company=NYC)}
    assert earned(running("NYC", markers=boom), "3/5: C15 D14 E15 E17") == 140


@rule("OR-ROUTE-10")
def test_each_route_that_counts_it_gets_the_bonus() -> None:
    port = {SC: Marker(hex=HexId("D14"), company=NYC)}
    state = running("NYC", markers=port)
    assert earned(state, "2: C15 C13 D14", "2: C15 D14") == 200


@rule("PW-MPC-1")
def test_meat_counts_in_any_city_of_chicago() -> None:
    meat = {MPC: Marker(hex=HexId("D6"), company=IC)}
    lying = "D8 9@1, D10 9@1, D12 7@0, E11 6@1"
    state = running("IC", lying, "IC E11", trains="2", markers=meat)
    assert earned(state, "2: D6.2 D8 D10 D12 E11") == 10 + 30 + 20


@rule("PW-SC-3", "R-31")
def test_after_the_run_the_port_lies_still() -> None:
    after = play(running("NYC", owned="SC"), run("2: C15 B16"))
    assert after.turn is not None
    assert after.turn.steamed


def test_what_players_agree_on_is_carried_out() -> None:
    state = running("NYC")
    after, _ = unchecked(state, run("2: C15 B16", "2: C15 B16"))
    assert after.turn is not None
    assert after.turn.revenue == 160


def test_a_path_may_leave_out_the_city_where_only_one_is_meant() -> None:
    lying = "D8 9@1, D10 9@1, D12 7@0, E11 6@1"
    state = running("IC", lying, "IC E11", trains="2")
    assert earned(state, "2: D6 D8 D10 D12 E11") == 30
    unclear = running("IC", "D6 298@0", "IC D6.0", trains="2")
    assert fault(unclear, "2: D6 C5", NoTrack)["hexes"] == ("D6", "C5")
    assert fault(unclear, "2: D6.1 C5", NoTokenCounted)["company"] == IC
