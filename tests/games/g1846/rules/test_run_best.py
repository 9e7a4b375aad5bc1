"""Which trains run, and the best run, from docs/rules/1846.md 7.5."""

from random import Random

from roundhouse.games.g1846.rules.ids import HexId, TrainId
from roundhouse.games.g1846.rules.route import NoTrack
from roundhouse.games.g1846.rules.running import NoTrainToRun, can_run, trains_to_run
from roundhouse.games.g1846.rules.state import Marker
from roundhouse.games.g1846.rules.steps.run import (
    BelowMaximum,
    MustRun,
    RunDone,
    RunRoutes,
    best_revenue,
    run_best,
)
from tests.games.g1846.rules.names import GT, IC, MPC, NYC
from tests.games.g1846.rules.runs import EXAMPLE, earned, earned_by, fault, run, running
from tests.games.g1846.rules.turns import (
    offers,
    refusals,
    refused,
    turn_of,
    unchecked,
)
from tests.support.rules import rule

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


def test_what_players_agree_on_is_carried_out() -> None:
    state = running("NYC")
    after, _ = unchecked(state, run("2: C15 B16", "2: C15 B16"))
    assert after.turn is not None
    assert after.turn.revenue == 160
