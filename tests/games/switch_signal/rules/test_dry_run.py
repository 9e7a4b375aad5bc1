"""Dry runs: what a move would do, told before anyone commits."""

import pytest

from roundhouse.games.switch_signal.rules.components import DICE, TRAINS
from roundhouse.games.switch_signal.rules.movement import InDepot, NoSuchTrain, dry_run
from tests.games.switch_signal.rules.support import (
    NA,
    at,
    position,
    told,
)

VIA_DALLAS = {"st-louis-cincinnati@1": "oklahoma-city-dallas@dallas"}


def test_a_dry_run_is_the_move_itself() -> None:
    """For each train and roll: the same way, end and cost, and nothing is changed."""
    spots = {"black-1": "calais", "brown-1": "limoges-nevers:1>", "grey-1": "vienna-salzburg:1<"}
    state = position(trains={**spots, "black-2": "vienna", "grey-2": "berlin"})
    frozen = state.copy()
    for train in (name for name in TRAINS if at(state, name) != "depot"):
        for points in sorted(set(DICE[train[:-2]])):
            run, moved = dry_run(state, train, points), told(state, points, train)
            assert (run.start, run.way, run.why) == (moved.start, moved.way, moved.why)
            assert (run.left, run.lost, run.by) == (moved.unspent, moved.lost, moved.by)
    assert state == frozen


def test_a_dry_run_forks_where_the_player_chooses() -> None:
    state = position(NA, discs=VIA_DALLAS, trains={"black-1": "jackson-dallas:1>"})
    run = dry_run(state, "black-1", 5)
    assert (run.why, run.way, run.left, run.lost) == ("choice", ("dallas",), 4, 0)
    assert set(run.choices) == {"stop", "oklahoma-city-dallas"}
    assert run.choices["stop"].why == "city"
    on = run.choices["oklahoma-city-dallas"]
    assert (on.start, on.way[-1], on.why) == ("dallas", "denver-kansas-city:1<", "spent")


def test_a_dry_run_out_of_a_city_offers_exits_but_no_stop() -> None:
    state = position(
        discs={"hannover-frankfurt@1": "paris-nevers@paris"}, trains={"black-1": "paris"}
    )
    run = dry_run(state, "black-1", 4)
    assert (run.why, run.way, run.by) == ("choice", (), "paris")
    assert set(run.choices) == {"amiens-paris", "paris-nevers"}
    assert run.choices["amiens-paris"].why == "departure_point"
    assert run.choices["amiens-paris"].to_depot


def test_a_dry_run_tells_what_would_be_delivered() -> None:
    state = position(trains={"black-1": "lyon-marseille:2>"}, loads={"black-1": "red"})
    run = dry_run(state, "black-1", 3)
    assert (run.why, run.delivers, run.to_depot, run.lost) == ("port", "red", True, 0)


def test_only_a_train_on_the_network_can_be_tried() -> None:
    with pytest.raises(InDepot):
        dry_run(position(), "black-1", 3)
    with pytest.raises(NoSuchTrain):
        dry_run(position(), "white-1", 3)
