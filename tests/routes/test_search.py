"""The optimiser, rule by rule, on boards drawn in text."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import Any

import pytest

from roundhouse.routes import search
from roundhouse.routes.checker import faults, parts, revenue
from roundhouse.routes.effort import Effort, Limits, OutOfEffort
from roundhouse.routes.plan import Answer, Plan
from roundhouse.routes.problem import Problem, Stop
from roundhouse.routes.search import best
from tests.routes.graphs import chain, drawn, grid
from tests.support.rules import rule


def answered(problem: Problem) -> Answer:
    """The answer to *problem*, which is legal, proven and adds up, however it is searched."""
    answer = best(problem)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "FEW", 0)
        assert best(problem).revenue == answer.revenue
    assert answer.proven
    assert not list(faults(problem, answer.plan))
    assert revenue(problem, answer.plan) == answer.revenue
    return answer


def ways(answer: Answer) -> list[str]:
    """Each route as "ABC", from its lesser end."""
    found = ("".join(route.stops) for route in answer.plan.routes)
    return sorted(min(way, way[::-1]) for way in found)


def earned(places: str, track: str, trains: str, **more: Any) -> tuple[int, list[str]]:
    answer = answered(drawn(places, track, trains, **more))
    return answer.revenue, ways(answer)


@pytest.mark.parametrize("trains", ["", "2", "2 3/5"])
def test_without_a_train_a_token_or_track_nothing_runs(trains: str) -> None:
    assert earned("A20 B30", "AB", trains) == (0, [])
    assert earned("A20* B30", "", trains) == (0, [])
    nothing = answered(drawn("A0* B0", "AB", trains))
    assert (nothing.plan, nothing.revenue) == (Plan(), 0)


@rule("OR-ROUTE-1", "OR-ROUTE-11")
def test_all_trains_together_earn_the_most() -> None:
    # the best route of one train alone (B-A-C) leaves the other nothing
    assert earned("A20* B50 C50", "AB AC", "3 3")[0] == 140
    assert earned("A20* B50 C50", "AB AC", "3") == (120, ["BAC"])
    assert earned("A20* B50 C50", "AB AC", "2 2") == (140, ["AB", "AC"])


@rule("OR-ROUTE-2")
def test_a_token_is_on_every_route() -> None:
    assert earned("A20* B30 C90 D90", chain("ABCD"), "2") == (50, ["AB"])


@rule("OR-ROUTE-3", "R-37")
def test_stops_of_one_location_are_not_on_one_route_but_on_two() -> None:
    twins = {name: Stop(id=name, value=70, location="Chicago") for name in "BC"}
    assert earned("A20* B0 C0", "AB AC", "3", changed=twins) == (90, ["AB"])
    assert earned("A20* B0 C0", "AB AC", "2 2", changed=twins) == (180, ["AB", "AC"])


@rule("OR-ROUTE-4")
def test_routes_end_at_closed_stops() -> None:
    assert earned("A20* B30# C90", chain("ABC"), "3") == (50, ["AB"])
    assert earned("A20* B30 C90", chain("ABC"), "3") == (140, ["ABC"])


def test_a_token_in_a_closed_stop_still_lets_routes_begin_there() -> None:
    assert earned("A20*# B30 C90", "AB AC", "3 3") == (160, ["AB", "AC"])


@rule("OR-ROUTE-5")
def test_no_route_joins_two_stops_of_the_east() -> None:
    assert earned("A50E30 B20* C60E30", chain("ABC"), "3") == (80, ["BC"])
    assert earned("A50W30 B20* C60W30", chain("ABC"), "3") == (130, ["ABC"])


@rule("OR-ROUTE-6", "R-36")
def test_the_best_stops_are_counted_a_token_among_them() -> None:
    line = chain("ABCDE")
    assert earned("A10* B30 C20 D50 E60", line, "3/5") == (120, ["ABCDE"])
    assert earned("A10 B30* C20 D50 E60", line, "3/5") == (140, ["BCDE"])
    # both ends may stay uncounted, but then they are not visited either
    assert earned("A10 B30* C50 D50 E10", line, "3/5") == (130, ["BCD"])


@rule("OR-ROUTE-6")
def test_closed_stops_cannot_be_jumped_over() -> None:
    assert earned("A10* B10# C90", chain("ABC"), "2/3") == (20, ["AB"])


@rule("OR-ROUTE-7")
def test_no_track_is_used_twice_within_a_route_or_across() -> None:
    assert earned("A20* B30 C40", "AB:stub+x AC:stub+y", "2 2") == (60, ["AC"])
    assert earned("A20 B30* C40", "AB:x BC:x", "3") == (70, ["BC"])
    assert earned("A20* B30", "AB:x AB:y", "2 2") == (100, ["AB", "AB"])


@rule("OR-ROUTE-8", "OR-ROUTE-9")
def test_joining_both_sides_pays_when_both_are_counted() -> None:
    assert earned("W20W50 A20* B30 E30E30", chain("WABE"), "4") == (180, ["EBAW"])
    # counting W, A and E with the bonus beats the three dearest stops
    assert earned("W20W50 A20* B90 E30E30", chain("WABE"), "3/4") == (150, ["EBAW"])
    # two counted stops cannot be both sides and a token
    assert earned("W20W50 A20* B30 E30E30", chain("WABE"), "2/4")[0] == 50


@rule("OR-ROUTE-10", "R-36")
def test_a_marked_stop_pays_when_it_is_counted() -> None:
    port = Stop(id="C", value=10, location="C", bonuses=(("port", 40),))
    assert earned("A20* B30 C10", chain("ABC"), "2/3", changed={"C": port}) == (70, ["ABC"])


@rule("OR-ROUTE-10", "PW-MAIL-1", "R-38")
def test_visits_are_paid_to_the_train_that_gains_most_by_them() -> None:
    line = drawn("A20* B30 C10 D10", chain("ABCD"), "2 2/4", per_visit=10)
    answer = answered(line)
    # a longer route for the paid train, though it counts no more
    assert (answer.revenue, ways(answer), answer.plan.visitor) == (90, ["ABCD"], 1)
    assert sum(part.amount for part in parts(line, answer.plan) if part.reason == "visits") == 40


def test_equal_trains_and_unequal_ones_keep_their_places() -> None:
    answer = answered(drawn("A20* B30 C40 D50", "AB AC AD", "2 3 2"))
    assert answer.revenue == 50 + 60 + 70
    assert [route.train for route in answer.plan.routes] == [0, 1, 2]


@pytest.mark.parametrize("trains", ["7/8", "4 4", "3/5 4", "6 3/5"])
def test_listing_and_pricing_agree_on_dense_graphs(
    trains: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = grid(4, trains)
    monkeypatch.setattr(search, "FEW", 1_000_000)
    monkeypatch.setattr(search, "QUICK", 1_000_000)
    listed = best(problem)
    monkeypatch.setattr(search, "FEW", 0)
    priced = best(problem)
    assert listed.proven
    assert priced.proven
    assert listed.revenue == priced.revenue
    assert not list(faults(problem, priced.plan))


def test_pricing_proves_what_no_list_could() -> None:
    problem = grid(6, "6 5 4")
    answer = best(problem)
    assert answer.proven
    assert not list(faults(problem, answer.plan))
    assert revenue(problem, answer.plan) == answer.revenue


def test_a_deadline_gives_the_best_so_far_and_says_that_it_is_not_proven() -> None:
    problem = grid(6, "7/8 7/8 6")
    start = monotonic()
    answer = best(problem, Limits(seconds=0.0))
    assert monotonic() - start < 5
    assert not answer.proven
    assert answer.bound > answer.revenue


def test_limits_in_steps_repeat_an_answer_and_more_steps_are_no_worse() -> None:
    problem = grid(5, "7/8 6 4")
    answers = [best(problem, Limits(steps=steps)) for steps in (1, 400, 400, 4_000)]
    assert answers[1] == answers[2]
    assert [a.revenue for a in answers] == sorted(a.revenue for a in answers)
    for answer in answers:
        assert not list(faults(problem, answer.plan))
        assert revenue(problem, answer.plan) == answer.revenue <= answer.bound
    assert not answers[0].proven


def test_the_bound_holds_for_every_case_of_paid_visits() -> None:
    problem = replace(grid(5, "7/8 4"), per_visit=10)
    assert not best(problem, Limits(steps=5)).proven


def test_effort_counts_steps_and_looks_at_the_clock() -> None:
    effort = Effort(Limits(steps=2))
    effort.spend()
    effort.spend()
    with pytest.raises(OutOfEffort):
        effort.spend()
    patient = Effort(Limits(seconds=100.0))
    for _ in range(1_000):
        patient.spend()
