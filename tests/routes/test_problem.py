"""What makes a problem, and what makes none."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.routes.problem import BadProblem, Link, Problem, Stop, Train, web
from tests.routes.graphs import drawn, links, stops


def test_a_stop_is_worth_its_value_and_what_is_paid_for_counting_it() -> None:
    stop = Stop(id="A", value=30, location="A", bonuses=(("port", 20), ("meat", 30)))
    assert stop.worth == 80


def test_links_share_a_bit_where_they_share_a_piece_of_track() -> None:
    made = web("ABC", links("AB:x+y BC:y+z"))
    assert made.ways[0].mask & made.ways[1].mask
    assert made.ways[0].mask != made.ways[1].mask


def test_a_way_that_holds_all_of_a_rivals_track_is_left_out_but_stays_a_link() -> None:
    made = web("AB", links("AB:x+y+z AB:x BA:u+v"))
    assert [made.links[way.link].track for way in made.ways] == [("x",), ("u", "v")]
    assert len(made.links) == 3


def test_of_two_links_on_the_same_track_one_is_enough() -> None:
    assert len(web("AB", links("AB:x BA:x")).ways) == 1


@pytest.mark.parametrize(
    ("names", "wrong", "why"),
    [
        ("AA", (), "two stops have one name"),
        ("AB", (Link(("A", "C"), ("x",)),), "a link from A to C, and no such stop"),
        ("AB", (Link(("C", "A"), ("x",)),), "a link from C to A, and no such stop"),
        ("AB", (Link(("A", "A"), ("x",)),), "a link from A to itself"),
        ("AB", (Link(("A", "B"), ()),), "no track, or a piece twice"),
        ("AB", (Link(("A", "B"), ("x", "x")),), "no track, or a piece twice"),
    ],
)
def test_a_web_must_make_sense(names: str, wrong: tuple[Link, ...], why: str) -> None:
    with pytest.raises(BadProblem, match=why):
        web(names, wrong)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"trains": (Train("3/2", 3, 2),)}, "train 3/2 counts more than it visits"),
        ({"trains": (Train("0", 0, 0),)}, "or nothing"),
        ({"stops": stops("A20* C30")}, "not those of the web"),
        ({"stops": (Stop(id="A", value=1, location="A", side="east"), *stops("B30"))}, "a side"),
        (
            {
                "stops": (
                    Stop(id="A", value=1, location="A", side="east", through=False, own=True),
                    *stops("B30"),
                )
            },
            "tokens do not lie there",
        ),
        ({"stops": (Stop(id="A", value=-1, location="A"), *stops("B30"))}, "costs money"),
        (
            {"stops": (Stop(id="A", value=1, location="A", side_bonus=-1), *stops("B30"))},
            "costs money",
        ),
        (
            {"stops": (Stop(id="A", value=1, location="A", bonuses=(("x", -1),)), *stops("B30"))},
            "costs money",
        ),
    ],
)
def test_a_problem_must_make_sense(changed: dict[str, Any], why: str) -> None:
    good = drawn("A20* B30", "AB", "2")
    fields = {"web": good.web, "stops": good.stops, "trains": good.trains, **changed}
    with pytest.raises(BadProblem, match=why):
        Problem(**fields)
