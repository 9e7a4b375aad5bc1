"""The optimiser against the slow oracle on random graphs: not one difference."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from roundhouse.routes import auction, search
from roundhouse.routes.brute import best_plan
from roundhouse.routes.checker import faults, revenue
from roundhouse.routes.problem import Problem
from roundhouse.routes.search import best
from tests.routes.graphs import drawn, problems


def agree(problem: Problem) -> None:
    """Assert that the answer is proven, legal, adds up, and nothing is better."""
    answer = best(problem)
    most, _ = best_plan(problem)
    assert answer.proven
    assert list(faults(problem, answer.plan)) == []
    assert revenue(problem, answer.plan) == answer.revenue == most


@given(problems())
@settings(max_examples=200)
def test_listing_finds_what_trying_everything_finds(problem: Problem) -> None:
    agree(problem)


@given(problems())
@settings(max_examples=150)
def test_pricing_finds_what_trying_everything_finds(problem: Problem) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "FEW", 0)  # nothing is listed: arms, prices, auction
        agree(problem)


@given(problems())
@settings(max_examples=100)
def test_pricing_listed_paths_finds_what_trying_everything_finds(problem: Problem) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "QUICK", 0)  # packing gives up at once: the list is priced
        agree(problem)


@given(problems())
@settings(max_examples=100)
def test_prices_alone_find_what_trying_everything_finds(problem: Problem) -> None:
    with pytest.MonkeyPatch.context() as patch:
        only_prices(patch)
        agree(problem)


def only_prices(patch: pytest.MonkeyPatch) -> None:
    """No list, no early proof, hardly any packing: the prices go their whole way."""
    patch.setattr(search, "FEW", 0)
    patch.setattr(auction, "SHORTLIST", -1)
    patch.setattr(auction, "TRIES", 1)


def list_none(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(search, "FEW", 0)


def list_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(search, "FEW", 1_000_000)


def price_the_list(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(search, "QUICK", 0)


DRAWN = [
    drawn("A20* B30 C40 D10", "AB BC CD DA AC", "2 3/5"),
    drawn("A20* B30* C40# D60E20 E50W30", "AB BC AD BE CE:x DB:x", "3 2/4 2", per_visit=10),
    drawn("A10* B20 C30 D0 E20W10", "AB AC BC BD CD DE", "4 2 1/3"),
]


@pytest.mark.parametrize("way", [list_all, list_none, price_the_list, only_prices])
@pytest.mark.parametrize("problem", DRAWN)
def test_drawn_graphs(way: Callable[[pytest.MonkeyPatch], None], problem: Problem) -> None:
    with pytest.MonkeyPatch.context() as patch:
        way(patch)
        agree(problem)


def test_a_route_that_counts_one_stop_is_cut_to_two() -> None:
    for places in ("A50* B0 C0", "A0 B50* C0", "A0 B0 C50*"):
        answer = best(drawn(places, "AB BC", "1/3"))
        assert answer.revenue == 50
        assert len(answer.plan.routes[0].stops) == 2


@pytest.mark.long
@pytest.mark.parametrize("way", [list_all, list_none, only_prices])
@given(problem=problems(most_stops=7, most_links=11))
@settings(max_examples=3_000)
def test_thousands_of_graphs(way: Callable[[pytest.MonkeyPatch], None], problem: Problem) -> None:
    with pytest.MonkeyPatch.context() as patch:
        way(patch)
        agree(problem)
