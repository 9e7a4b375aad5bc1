"""What a run earns, from docs/rules/1846.md 7.5."""

import pytest

from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.state import Marker
from roundhouse.games.g1846.rules.steps.run import RunDone, TrainRan
from tests.games.g1846.rules.names import BT, GT, IC, MPC, NYC, SC
from tests.games.g1846.rules.runs import EXAMPLE, earned, run, running
from tests.games.g1846.rules.turns import (
    happening,
    play,
)
from tests.support.rules import rule

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
