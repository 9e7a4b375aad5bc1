"""Prices and bounds: what the proof of a dense map rests on."""

from __future__ import annotations

import pytest

from roundhouse.routes import auction, search
from roundhouse.routes.checker import faults
from roundhouse.routes.field import Kind
from roundhouse.routes.pack import Found
from roundhouse.routes.prices import Market
from roundhouse.routes.search import best
from tests.routes.graphs import grid

TWO = Kind(2, 2)


def path(value: int, *ways: int) -> Found:
    return Found(value, value, sum(1 << way for way in ways), (value, 0, (), ways))


def bound(market: Market, trains: int, pool: list[Found]) -> float:
    prices = market.ways()
    rests = [one.value - sum(prices[way] for way in one.path[3]) for one in pool]
    return market.total + trains * max(0.0, *rests)


def test_pieces_that_the_same_ways_use_have_one_price() -> None:
    market = Market([0b0011, 0b0111, 0b1000])
    assert len(market.pieces) == 3
    market.pieces = [1.0, 10.0, 100.0]
    assert sorted(market.ways()) == [1.0, 11.0, 100.0]


def test_prices_bring_the_bound_down_to_what_trains_can_share() -> None:
    # two trains, and every path over way 0: only one of them can run
    pool = [path(100, 0, 1), path(90, 0, 2)]
    market = Market([1, 2, 4])
    assert bound(market, 2, pool) == 200
    market.settle({TWO: 2}, {TWO: pool}, 100)
    assert bound(market, 2, pool) == pytest.approx(100, abs=5)


def test_prices_stay_where_no_piece_is_wanted_twice() -> None:
    market = Market([1, 2])
    market.settle({TWO: 1}, {TWO: [path(50, 0)]}, 0)
    assert market.total == 0


@pytest.mark.parametrize("trains", ["3/5 3/5 3/5", "3/5 3/5 4"])
@pytest.mark.parametrize("rounds", [1, 40])
def test_a_short_list_and_few_rounds_change_the_way_not_the_answer(
    trains: str, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = grid(4, trains)
    expected = best(problem).revenue
    monkeypatch.setattr(search, "FEW", 0)
    monkeypatch.setattr(auction, "SHORTLIST", 30)
    monkeypatch.setattr(auction, "TRIES", 20)
    monkeypatch.setattr(auction, "ROUNDS", rounds)
    answer = best(problem)
    assert (answer.revenue, answer.proven) == (expected, True)
    assert not list(faults(problem, answer.plan))


def test_prices_prove_what_packing_alone_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = grid(5, "3/5 3/5 3/5")
    expected = best(problem).revenue
    monkeypatch.setattr(search, "FEW", 0)
    monkeypatch.setattr(auction, "SHORTLIST", 30)
    monkeypatch.setattr(auction, "TRIES", 20)
    assert best(problem).revenue == expected
