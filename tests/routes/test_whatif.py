"""What-ifs: the same as asking for each variant by itself, in fewer searches."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.routes import whatif
from roundhouse.routes.effort import Limits
from roundhouse.routes.problem import Problem
from roundhouse.routes.search import Search, best
from roundhouse.routes.whatif import Change, what_if
from tests.routes.graphs import drawn, grid, problems

STOPS = "A20* B30 C40 D50#"
NOW = drawn(STOPS, "AB BC", "3")


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Problem]:
    """The problems that were searched for variants."""
    found: list[Problem] = []

    class Counting(Search):
        def run(self) -> None:
            found.append(self._problem)
            super().run()

    monkeypatch.setattr(whatif, "Search", Counting)
    return found


def test_each_variant_has_its_change() -> None:
    variants = {
        "nothing": drawn(STOPS, "AB BC", "3"),
        "link": drawn(STOPS, "AB BC AC CD", "3"),
        "loss": drawn(STOPS, "AB", "3"),
        "city": drawn("A20* B50 C40 D50#", "AB BC", "3"),
    }
    found = {one.key: one for one in what_if(NOW, variants.items())}
    assert found["link"] == Change(key="link", revenue=110, change=20, proven=True)
    assert {key: one.change for key, one in found.items()} == {
        "nothing": 0,
        "link": 20,
        "loss": -40,
        "city": 20,
    }


def test_what_promises_most_comes_first() -> None:
    variants = [("less", drawn(STOPS, "AB", "3")), ("more", drawn(STOPS, "AB BC AC CD", "3"))]
    assert [one.key for one in what_if(NOW, variants)] == ["more", "less"]


def test_variants_that_look_alike_are_searched_once(searches: list[Problem]) -> None:
    same = [(number, drawn(STOPS, "AB BC CD", "3")) for number in range(5)]
    idle = [(10 + number, drawn(STOPS, "AB BC", "3")) for number in range(5)]
    found = list(what_if(NOW, same + idle))
    assert len(found) == 10
    assert len(searches) == 1


def test_results_come_one_by_one(searches: list[Problem]) -> None:
    variants = [(track, drawn(STOPS, track, "3")) for track in ("AB BC CD", "AB BD", "AC AB")]
    results = what_if(NOW, variants)
    next(results)
    assert len(searches) == 1


def test_when_time_is_up_the_present_plan_speaks_for_the_variant() -> None:
    now, more = grid(4, "3/5 4"), grid(5, "3/5 4")
    (only,) = what_if(now, [("larger", more)], Limits(steps=1))
    assert not only.proven
    assert only.revenue <= best(more).revenue


@given(problems(), st.lists(problems(), max_size=4))
@settings(max_examples=50)
def test_together_is_the_same_as_one_by_one(now: Problem, variants: list[Problem]) -> None:
    base = best(now).revenue
    found = {one.key: one for one in what_if(now, enumerate(variants))}
    for number, problem in enumerate(variants):
        revenue = best(problem).revenue
        assert found[number] == Change(
            key=number, revenue=revenue, change=revenue - base, proven=True
        )
