"""The checker names each fault of a plan, and adds up one without."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from roundhouse.routes.checker import Kind, RouteFault, faults, parts, revenue
from roundhouse.routes.plan import Part, Plan, Route
from roundhouse.routes.problem import Link, Problem, Stop
from tests.routes.graphs import EAST, chain, drawn
from tests.support.rules import rule

LINE = drawn("W20W50 A20* B30 C40# D50 E60E30", chain("WABCDE"), "2 3 3/5")


def route(problem: Problem, way: str, train: int, counted: str | None = None) -> Route:
    """The route over the stops in *way*, by the first link between each two."""
    found = [
        next(link for link in problem.web.links if set(link.ends) == {one, other})
        for one, other in pairwise(way)
    ]
    return Route(
        train=train,
        stops=tuple(way),
        counted=frozenset(way if counted is None else counted),
        links=tuple(found),
    )


def kinds(problem: Problem, *routes: Route, **more: Any) -> list[Kind]:
    return [fault.kind for fault in faults(problem, Plan(routes=routes, **more))]


def test_a_legal_plan_has_no_faults() -> None:
    assert kinds(LINE, route(LINE, "WA", 0), route(LINE, "ABC", 1)) == []
    assert kinds(LINE) == []


def test_a_fault_says_which_train_and_where() -> None:
    plan = Plan(routes=(route(LINE, "ABCD", 2, "ABC"),))
    assert list(faults(LINE, plan)) == [RouteFault(kind=Kind.PASSES_THROUGH, train=2, where=("C",))]


def test_an_unknown_train_stop_or_link_is_told_before_all_else() -> None:
    good = route(LINE, "WA", 0)
    assert kinds(LINE, replace(good, train=3)) == [Kind.NO_SUCH_TRAIN]
    assert kinds(LINE, replace(good, train=-1)) == [Kind.NO_SUCH_TRAIN]
    assert kinds(LINE, replace(good, stops=("W", "X"))) == [Kind.NO_SUCH_STOP]
    assert kinds(LINE, replace(good, links=(Link(("W", "A"), ("tunnel",)),))) == [Kind.NO_SUCH_LINK]


@rule("OR-ROUTE-1")
def test_a_train_runs_one_route() -> None:
    assert kinds(LINE, route(LINE, "WA", 1), route(LINE, "AB", 1)) == [Kind.TRAIN_TWICE]


@rule("OR-ROUTE-2")
def test_a_route_is_continuous_and_visits_two_locations() -> None:
    assert kinds(LINE, route(LINE, "A", 0)) == [Kind.TOO_FEW_STOPS]
    broken = replace(route(LINE, "WA", 1), stops=("W", "A", "C"))
    assert Kind.BROKEN in kinds(LINE, broken)


@rule("OR-ROUTE-2", "OR-ROUTE-6")
def test_a_route_counts_a_token() -> None:
    assert kinds(LINE, route(LINE, "BC", 0)) == [Kind.NO_TOKEN]
    assert kinds(LINE, route(LINE, "WAB", 2, "WB")) == [Kind.NO_TOKEN]


@rule("OR-ROUTE-3")
def test_no_location_is_visited_twice() -> None:
    twin = Stop(id="C", value=40, location="A")
    problem = drawn("A20* B30 C40", "AB BC", "3", changed={"C": twin})
    assert kinds(problem, route(problem, "ABC", 0)) == [Kind.LOCATION_TWICE]


@rule("OR-ROUTE-4")
def test_nothing_runs_through_a_closed_stop() -> None:
    assert kinds(LINE, route(LINE, "ABC", 1)) == []
    assert kinds(LINE, route(LINE, "ABCD", 2, "ABD")) == [Kind.PASSES_THROUGH]


@rule("OR-ROUTE-5")
def test_no_two_stops_of_the_side_that_excludes_itself() -> None:
    east = drawn("A20E10 B30* C40E10", "AB BC", "3")
    assert kinds(east, route(east, "ABC", 0)) == [Kind.SIDE_TWICE]
    west = drawn("A20W10 B30* C40W10", "AB BC", "3")
    assert kinds(west, route(west, "ABC", 0)) == []


@rule("OR-ROUTE-6")
def test_how_many_are_visited_and_counted() -> None:
    assert kinds(LINE, route(LINE, "WAB", 0)) == [Kind.TOO_MANY_VISITED, Kind.TOO_MANY_COUNTED]
    assert kinds(LINE, route(LINE, "WABC", 2)) == [Kind.TOO_MANY_COUNTED]
    assert kinds(LINE, route(LINE, "WABC", 2, "WAC")) == []
    assert kinds(LINE, route(LINE, "WAB", 1, "WA")) == [Kind.UNCOUNTED]
    assert kinds(LINE, route(LINE, "WAB", 2, "WAD")) == [Kind.COUNTED_ELSEWHERE]


@rule("OR-ROUTE-7")
def test_track_is_used_once_in_all_routes_together() -> None:
    assert kinds(LINE, route(LINE, "WA", 0), route(LINE, "WAB", 1)) == [Kind.TRACK_TWICE]
    junction = drawn("A20* B30 C40", "AB:stub+x AC:stub+y", "2 2 3")
    assert kinds(junction, route(junction, "AB", 0), route(junction, "AC", 1)) == [Kind.TRACK_TWICE]
    assert kinds(junction, route(junction, "BAC", 2)) == [Kind.TRACK_TWICE]


def test_the_train_paid_for_its_visits_must_run() -> None:
    assert kinds(LINE, route(LINE, "WA", 0), visitor=1) == [Kind.NO_SUCH_VISITOR]
    assert kinds(LINE, route(LINE, "WA", 0), visitor=0) == []


@rule("OR-ROUTE-8", "OR-ROUTE-10")
def test_the_revenue_comes_in_parts() -> None:
    port = Stop(id="B", value=30, location="B", bonuses=(("port", 20),))
    problem = drawn("A20* B30 C40", chain("ABC"), "2/3", changed={"B": port}, per_visit=10)
    plan = Plan(routes=(route(problem, "ABC", 0, "AB"),), visitor=0)
    assert parts(problem, plan) == (
        Part(train=0, reason="stop", amount=20, stops=("A",)),
        Part(train=0, reason="stop", amount=30, stops=("B",)),
        Part(train=0, reason="port", amount=20, stops=("B",)),
        Part(train=0, reason="visits", amount=30, stops=("A", "B", "C")),
    )
    assert revenue(problem, plan) == 100
    assert revenue(replace(problem, per_visit=0), plan) == 70


@rule("OR-ROUTE-9")
@pytest.mark.parametrize(("counted", "bonus"), [("WABE", 80), ("WAB", 0), ("ABE", 0)])
def test_both_sides_pay_when_both_are_counted(counted: str, bonus: int) -> None:
    problem = drawn("W20W50 A20* B30 E60E30", chain("WABE"), "4/4 3/4")
    paid = [
        part.amount
        for part in parts(problem, Plan(routes=(route(problem, "WABE", 1, counted),)))
        if part.reason == "sides"
    ]
    assert sum(paid) == bonus


def test_sides_pay_nothing_where_none_are_paired() -> None:
    problem = replace(drawn("W20W50 A20* E60E30", chain("WAE"), "3"), paired=None)
    plan = Plan(routes=(route(problem, "WAE", 0),))
    assert revenue(problem, plan) == 100
    assert problem.stops[2].side == EAST
