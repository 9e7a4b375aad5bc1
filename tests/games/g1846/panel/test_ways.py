"""The route editor takes cities: the best way between them is found, whatever else was named."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from roundhouse.games.g1846.bench.dense import dense_tiles
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.editor import tried_routes
from roundhouse.games.g1846.panel.runs import earned_by
from roundhouse.games.g1846.panel.ways import MOST_FOUND, ways_through
from roundhouse.games.g1846.rules.frames import Running
from roundhouse.games.g1846.rules.ids import CorpId, TrainId
from roundhouse.games.g1846.rules.route import Route
from roundhouse.games.g1846.rules.routing import answer, position, run_of
from roundhouse.games.g1846.rules.state import State
from tests.games.g1846.panel.test_panel import GAME, Moment, moments, read, sight, values
from tests.games.g1846.rules.runs import running
from tests.support.rules import rule


def tried(state: State, *routes: tuple[str, str]) -> tuple[list[list[str]], str]:
    """What the editor makes of places by train: the paths it would run, and its HTML."""
    sent = json.dumps([{"train": train, "path": way.split()} for train, way in routes])
    html = tried_routes(Desk(sight(Moment(state, GAME.to_act(state)[0]))), sent)
    page = read(html)
    for name in ("data-action", "data-why"):
        for value in values(page, name):
            return [route["path"] for route in json.loads(value)["routes"]], html
    return [], html


@rule("OR-ROUTE-2")
def test_two_cities_are_enough() -> None:
    state = running("NYC", trains="3/5 2")
    (path,), html = tried(state, ("3/5", "C15 E17"))
    assert (path[0], path[-1]) == ("C15", "E17")
    assert "data-action" in html
    assert "Detroit" in html


def test_whatever_is_named_on_the_way_is_passed() -> None:
    state = running("NYC", trains="3/5")
    (path,), _ = tried(state, ("3/5", "C15 C13 E17"))
    assert path.index("C13") < path.index("D14") < path.index("E17")
    (direct,), _ = tried(state, ("3/5", "C15 D14"))
    assert direct in (["C15", "D14"], ["C15", "C13", "D14"])


def test_a_whole_path_stays_as_it_was_drawn() -> None:
    state = running("NYC", trains="2")
    (path,), _ = tried(state, ("2", "C15 C13 D14"))
    assert path == ["C15", "C13", "D14"]


@rule("OR-ROUTE-7")
def test_a_way_keeps_off_the_track_of_the_train_before() -> None:
    state = running("NYC", trains="2 2")
    (one, other), html = tried(state, ("2", "C15 D14"), ("2", "C15 D14"))
    assert one != other
    assert "data-action" in html


def test_where_there_is_no_way_the_refusal_says_so() -> None:
    state = running("NYC", trains="2")
    _, html = tried(state, ("2", "C15 K3"))
    assert "data-why" in html
    assert "OR-ROUTE-2" in html


def test_best_ways_between_their_ends_are_the_optimisers() -> None:
    """The best run of one train is the best way between its ends, on boards of random games."""
    compared = 0
    for moment in (*moments(4, 11), *moments(3, 5)):
        if isinstance(moment.frame, Running) and compared < 25:
            compared += _same_as_optimiser(moment.state, moment.frame)
    assert compared >= 20


def _same_as_optimiser(state: State, frame: Running) -> int:
    train = state.trains[frame.company][-1]
    here = replace(position(state, frame.company), trains=(train,))
    if here.per_visit or not (routes := run_of(here, answer(here).plan)):
        return 0  # the mail pays for long ways, which the editor does not look for
    best = routes[0]
    _, html = tried(state, (train, f"{best.path[0]} {best.path[-1]}"))
    page = read(html)
    sent = (*values(page, "data-action"), *values(page, "data-why"))[0]
    made = [_route(each) for each in json.loads(sent)["routes"]]
    assert earned_by(state, frame.company, made) == earned_by(state, frame.company, [best])
    return 1


def _route(sent: dict[str, Any]) -> Route:
    return Route(train=sent["train"], path=tuple(sent["path"]), counted=tuple(sent["counted"]))


@pytest.mark.parametrize("strange", ["", "Z99 Q1", "C15 Z99", "C15", "C15 C15", "D6.9 C15"])
def test_what_is_no_place_is_refused_not_failed(strange: str) -> None:
    _, html = tried(running("NYC", trains="2"), ("2", strange))
    assert "data-why" in html


def test_on_the_densest_map_patience_ends_and_the_most_valuable_ways_come_first() -> None:
    state = running("NYC", trains="7/8", phase=4)
    for place, laid in dense_tiles(4, Random(0), limited=True).items():
        state.board = state.board.with_tile(place, laid)
    asked = state, CorpId("NYC"), TrainId("7/8")
    assert ways_through(*asked, ("C15", "Z99"), frozenset()) == []
    ways = ways_through(*asked, ("C15", "E17"), frozenset())
    assert len(ways) == MOST_FOUND
    short = ways_through(*asked, ("C15", "D14"), frozenset())
    assert max(len(way) for way in ways) > 2 < max(len(way) for way in short)
    assert all(len(way) > 4 for way in ways), "long ones, with many stops"
