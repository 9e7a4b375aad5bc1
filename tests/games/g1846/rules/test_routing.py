"""From the board to the optimiser and back."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from roundhouse.games.g1846.foreign.positions import Posed, read_positions
from roundhouse.games.g1846.rules import network
from roundhouse.games.g1846.rules.frames import Running
from roundhouse.games.g1846.rules.ids import CorpId, HexId, PrivateId, TileId, TrainId
from roundhouse.games.g1846.rules.network import NAMES, NUMBERS, Walks, links_from
from roundhouse.games.g1846.rules.revenue import earnings
from roundhouse.games.g1846.rules.route import walks
from roundhouse.games.g1846.rules.routing import (
    Position,
    answer,
    best_run,
    position,
    problem,
    run_of,
    what_if,
)
from roundhouse.games.g1846.rules.running import run_refusals
from roundhouse.games.g1846.rules.state import Marker, State
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.routes.checker import faults, parts, revenue
from roundhouse.routes.effort import Limits
from roundhouse.routes.problem import Stop
from tests.games.g1846.rules.names import BT, MAIL, MPC, NYC, SC
from tests.games.g1846.rules.runs import EXAMPLE, TOKENS
from tests.games.g1846.rules.turns import board, tiles, turn_of
from tests.support.corpus import corpus_file
from tests.support.rules import rule


def at(company: str, lying: str, tokens: str, trains: str, phase: int = 2, **more: Any) -> Position:
    """A position in which only *tokens* lie besides the independents'."""
    return Position(
        board=board(lying, tokens),
        company=CorpId(company),
        phase=phase,
        trains=tuple(map(TrainId, trains.split())),
        **more,
    )


def best(position: Position) -> int:
    found = answer(position)
    asked = problem(position)
    assert found.proven
    assert not list(faults(asked, found.plan))
    assert revenue(asked, found.plan) == found.revenue
    return found.revenue


def stop(position: Position, name: str) -> Stop:
    return next(stop for stop in problem(position).stops if stop.id == name)


# The rulebook's run, and real ones


@rule("OR-ROUTE-11")
def test_the_run_of_370_in_the_worked_example_is_found_by_itself() -> None:
    state = turn_of("NYC", EXAMPLE, TOKENS, frame=Running, trains="2 2 2 3/5", phase=2)
    routes = best_run(state, NYC)
    assert sum(earnings(state, NYC, walks(state.board, routes))) == 370
    assert sorted(route.train for route in routes) == ["2", "2", "2", "3/5"]


@cache
def posed() -> tuple[Posed, ...]:
    data = json.loads(corpus_file("route-positions.json").read_bytes())
    return tuple(read_positions(data))


@rule("OR-ROUTE-11")
def test_every_recorded_position_has_its_proven_best() -> None:
    different = {
        one.number: (best(one.position), one.written.best_revenue)
        for one in posed()
        if best(one.position) != one.written.best_revenue
    }
    assert different == {}


def test_the_rules_accept_each_best_run_and_pay_the_same() -> None:
    for one in posed():
        here = one.position
        state = _state(here)
        routes = run_of(here, answer(here).plan)
        assert list(run_refusals(state, here.company, routes)) == []
        run = walks(state.board, routes)
        assert sum(earnings(state, here.company, run)) == one.written.best_revenue
        assert position(state, here.company) == here


def _state(here: Position) -> State:
    """A state in which the company is about to run as in *here*."""
    state = turn_of(
        here.company,
        frame=Running,
        trains=" ".join(here.trains),
        owned="MAIL" if here.per_visit else "",
    )
    state.board, state.phase = here.board, here.phase
    state.markers = {
        private: Marker(hex=place, company=here.company) for private, place in here.markers
    }
    return state


# What a stop is to a company


@rule("OR-ROUTE-4")
def test_a_city_is_closed_when_every_slot_holds_a_token_of_others() -> None:
    full = at("NYC", "D18 8@4, E17 292@1", "NYC D20, GT E17", "3/5")
    assert not stop(full, "E17.0").through
    assert stop(full, "D20.0").through
    half = at("NYC", "D18 8@4, E17 294@0", "NYC D20, GT E17", "3/5")
    assert stop(half, "E17.0").through
    own = at("NYC", "D18 8@4, E17 294@0", "NYC D20, GT E17, NYC E17", "3/5")
    assert (stop(own, "E17.0").through, stop(own, "E17.0").own) == (True, True)


@rule("OR-ROUTE-4", "OR-ROUTE-8", "PHASE-III")
def test_off_board_areas_end_a_route_and_are_worth_more_from_phase_three() -> None:
    early = at("NYC", "", "NYC D20", "2")
    assert (stop(early, "C21.0").value, stop(early, "C21.0").through) == (30, False)
    assert stop(replace(early, phase=3), "C21.0").value == 60
    assert stop(early, "C21.0").location == "Buffalo"


@rule("OR-ROUTE-3")
def test_buffalo_and_chicago_are_one_location_each() -> None:
    # Buffalo's two hexes meet in Erie: no route through it joins them
    both = at("NYC", "D20 14@0", "NYC D20", "4")
    assert best(both) == 60
    chicago = at("IC", "D6 298@0", "IC D6", "4")
    assert {one.location for one in problem(chicago).stops if one.id.startswith("D6")} == {"D6"}


@rule("OR-ROUTE-7", "R-37")
def test_one_train_alone_reaches_the_chicago_connections() -> None:
    here = at("IC", "D6 298@0", "IC D6.0, IC D6.1", "2 2")
    assert best(here) == 60
    assert len(answer(here).plan.routes) == 1


@rule("OR-ROUTE-5", "OR-ROUTE-9")
def test_east_and_west_pay_both_numbers_when_both_are_counted() -> None:
    across = "D20 14@0, D18 8@4, E17 294@0, E15 9@1, E13 9@1, E11 14@1, E9 9@1, E7 8@2, D6 298@0"
    here = at("NYC", across, "NYC D20", "6", phase=4)
    paid = {part.reason: part.amount for part in parts(problem(here), answer(here).plan)}
    assert paid["sides"] == 30 + 50
    assert {"C21", "C5"} <= {name.partition(".")[0] for name in answer(here).plan.routes[0].stops}
    assert best(here) == 60 + 30 + 50 + 30 + 40 + 40 + 80
    # the 3/5 counts both sides and a token, and jumps the rest
    assert best(replace(here, trains=(TrainId("3/5"),))) < best(here)


@rule("OR-ROUTE-10", "PW-SC-1", "PW-MPC-1", "PW-BT-1")
def test_markers_pay_the_company_they_serve() -> None:
    here = at("B&O", "", "B&O G19", "2")
    assert best(here) == 30
    port = replace(here, markers=((SC, HexId("G19")),))
    assert best(port) == 70
    assert ("SC", 40) in [(part.reason, part.amount) for part in _parts(port)]
    west = at("IC", "I3 9@1, J4 9@0", "IC K3", "4")
    meat = replace(west, markers=((MPC, HexId("I1")), (SC, HexId("I1"))))
    assert best(meat) - best(west) == 30 + 20
    boom = at("B&O", "H12 292@2", "B&O H12", "2", markers=((BT, HexId("H12")),))
    assert best(boom) == 0  # nowhere to go: nothing is counted


def _parts(here: Position) -> tuple[Any, ...]:
    return parts(problem(here), answer(here).plan)


@rule("PW-MAIL-1", "OR-ROUTE-10")
def test_mail_pays_for_each_location_visited() -> None:
    here = at("NYC", "D18 8@4, E17 292@1", "NYC D20", "3/5")
    assert best(replace(here, per_visit=10)) == best(here) + 30
    state = turn_of("NYC", "D18 8@4, E17 292@1", frame=Running, trains="3/5", owned="MAIL")
    assert position(state, NYC).per_visit == 10
    assert PrivateId("MAIL") == MAIL


@rule("OR-ROUTE-12")
def test_companies_do_not_get_in_each_others_way_on_the_track() -> None:
    lying, tokens = "D18 8@4, E17 294@0", "NYC D20, GT E17"
    assert best(at("NYC", lying, tokens, "2")) == best(at("GT", lying, tokens, "2")) == 60


@rule("OR-ROUTE-1", "R-39")
def test_trains_beyond_the_limit_run_too() -> None:
    here = at("NYC", EXAMPLE, f"{TOKENS}, NYC D20", "2 2 2 2 3/5")
    assert best(here) > 370


# Answers


def test_a_proven_answer_is_remembered_with_the_board() -> None:
    here = at("NYC", EXAMPLE, "NYC C15", "2 3/5")
    assert answer(here) is answer(replace(here))
    assert answer(here) is not answer(replace(here, per_visit=10))


def test_an_unproven_answer_is_not_remembered() -> None:
    here = at("NYC", EXAMPLE, "NYC C15, NYC D20", "2 2 2 3/5")
    cut = answer(here, Limits(steps=0))
    assert not cut.proven
    assert answer(here).proven


@rule("R-37")
def test_a_run_names_the_stop_of_chicago_and_what_is_counted() -> None:
    here = at("NYC", EXAMPLE, "NYC C15, NYC D20", "3/5")
    (route,) = run_of(here, answer(here).plan)
    assert len(route.counted) in {0, 3}
    chicago = at("IC", "D6 298@0", "IC D6.3", "2")
    (route,) = run_of(chicago, answer(chicago).plan)
    assert set(route.path) == {"D6.3", "C5"}
    assert route.counted == ()


# What if


def test_what_if_tells_what_each_tile_and_token_adds() -> None:
    state = turn_of("NYC", "D18 8@4, E17 292@1", frame=Running, trains="2 2", phase=2)
    now = answer(position(state, NYC)).revenue
    upgrade = LayTile(hex=HexId("D20"), tile=TileId("14"), rotation=0)
    far = LayTile(hex=HexId("J4"), tile=TileId("9"), rotation=0)
    token = PlaceToken(hex=HexId("E17"))
    found = {change.key: change for change in what_if(state, NYC, (upgrade, far, token))}
    assert found[far].change == 0
    assert found[upgrade].revenue == now + 40  # both trains count Erie, now $30
    assert found[token].revenue == now
    assert all(change.proven for change in found.values())


# The network


def test_walks_are_remembered_by_the_tiles_they_met() -> None:
    memory = Walks()
    start = NUMBERS[HexId("D20"), 0]
    lying = tiles("D18 8@4, E17 292@1, E19 9@0")
    crossing = network._leaving(HexId("D20"), None, 0)[1]
    first = memory.ends(lying, crossing)
    assert memory.ends({**lying, HexId("J4"): lying[HexId("E19")]}, crossing) is first
    without = {place: laid for place, laid in lying.items() if place != "D18"}
    assert memory.ends(without, crossing) == ()
    assert memory.ends(lying, crossing) is first
    assert [NAMES[end.stop] for end in links_from(lying, start)].count("E17.0") == 1


def test_walks_are_forgotten_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "MOST_WALKS", 1)
    memory = Walks()
    lying = tiles("D18 8@4, E17 292@1, E19 9@0")
    crossings = network._leaving(HexId("D20"), None, 0)
    before = [[end.track for end in memory.ends(lying, crossing)] for crossing in crossings]
    after = [[end.track for end in memory.ends(lying, crossing)] for crossing in crossings]
    assert before == after


def test_a_link_leads_back_to_no_stop_of_its_own_location() -> None:
    for start, name in enumerate(NAMES):
        for end in links_from(tiles(EXAMPLE), start):
            assert network.LOCATIONS[start] != network.LOCATIONS[end.stop], name
            assert end.link(start) is end.link(start)


@rule("OR-ROUTE-3", "R-37")
def test_track_between_two_cities_of_chicago_is_no_link() -> None:
    around = tiles("D8 7@0, E7 7@2")
    for stop in (2, 3):
        assert not list(links_from(around, NUMBERS[HexId("D6"), stop]))
    assert list(links_from(tiles("D8 9@1, D10 8@2"), NUMBERS[HexId("D6"), 2])) == []


@rule("OR-ROUTE-7")
def test_a_loop_leads_no_train_back_over_the_track_it_came_by() -> None:
    loop = tiles("C9 5@4, D10 29@0, E9 7@2, D8 7@4")
    assert list(links_from(loop, NUMBERS[HexId("C9"), 0])) == []
