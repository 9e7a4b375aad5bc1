"""Passing through cities, and ports that trains may pass (section 13)."""

from typing import Any

from roundhouse.games.switch_signal.rules.movement import dry_run
from tests.games.switch_signal.rules.support import (
    NA,
    RENAMED,
    STOP,
    after,
    asked,
    at,
    cargo,
    changed,
    delivered,
    exit_by,
    offered,
    position,
    refused,
    rolled,
)
from tests.support.rules import rule

VIA_DALLAS = {"st-louis-cincinnati@1": "oklahoma-city-dallas@dallas"}
LOADED_IN_THE_WEST: dict[str, Any] = {
    "trains": {"black-1": "san-francisco-salt-lake-city:1<"},
    "loads": {"black-1": "yellow"},
}
YELLOW_IN_SAN_FRANCISCO = ((1, 0, 0, 0), (0, 0, 0, 0))


@rule("SS-TEST-23", "SS-NA-7")
def test_a_loaded_train_unloads_in_a_port_that_needs_its_colour() -> None:
    state = rolled(position(NA, **LOADED_IN_THE_WEST), "black-1", 4)
    assert (at(state, "black-1"), state.clock) == ("depot", 7)
    assert delivered(state, "san-francisco", "yellow") == 1


@rule("SS-TEST-24", "SS-RUL-39", "SS-NA-7")
def test_a_port_that_has_the_colour_is_an_ordinary_city() -> None:
    before = position(NA, **LOADED_IN_THE_WEST, delivered=YELLOW_IN_SAN_FRANCISCO)
    state = rolled(before, "black-1", 4)
    assert (at(state, "black-1"), cargo(state, "black-1")) == ("san-francisco", "yellow")
    assert (state.clock, delivered(state, "san-francisco", "yellow")) == (7, 1)


@rule("SS-TEST-25", "SS-NA-6", "SS-RUL-41")
def test_an_unloaded_train_stays_in_a_north_american_port() -> None:
    before = position(NA, trains=LOADED_IN_THE_WEST["trains"])
    state = rolled(before, "black-1", 4)
    assert (at(state, "black-1"), state.clock) == ("san-francisco", 7)


@rule("SS-TEST-26", "SS-NA-3", "SS-NA-10")
def test_a_train_goes_on_through_dallas() -> None:
    before = position(NA, discs=VIA_DALLAS, trains={"black-1": "jackson-dallas:1>"})
    asking = rolled(before, "black-1", 5)
    assert asked(asking)
    assert at(asking, "black-1") == "dallas"
    state = after(asking, exit_by("oklahoma-city-dallas"))
    assert (at(state, "black-1"), state.clock) == ("denver-kansas-city:1<", 7)


@rule("SS-TEST-27", "SS-NA-4")
def test_a_train_stops_in_dallas_for_nothing() -> None:
    before = position(NA, discs=VIA_DALLAS, trains={"black-1": "jackson-dallas:1>"})
    state = after(rolled(before, "black-1", 5), STOP)
    assert (at(state, "black-1"), state.clock) == ("dallas", 7)


@rule("SS-TEST-28", "SS-NA-4")
def test_a_train_with_no_way_on_stops_in_the_city_for_nothing() -> None:
    trains = {"black-1": "jackson-dallas:1>", "grey-1": "oklahoma-city-dallas:1>"}
    state = rolled(position(NA, discs=VIA_DALLAS, trains=trains), "black-1", 5)
    assert (at(state, "black-1"), at(state, "grey-1")) == ("dallas", "oklahoma-city-dallas:1>")
    assert state.clock == 7


@rule("SS-TEST-29", "SS-RUL-43")
def test_a_train_that_starts_in_a_city_leaves_it_if_it_can() -> None:
    state = rolled(position(NA, trains={"black-1": "denver"}), "black-1", 3)
    assert (at(state, "black-1"), state.clock) == ("billings-denver:2<", 6)


@rule("SS-NA-3")
def test_a_train_cannot_turn_round_in_a_city_it_passes() -> None:
    before = position(NA, discs=VIA_DALLAS, trains={"black-1": "jackson-dallas:1>"})
    asking = rolled(before, "black-1", 5)
    assert refused(asking, exit_by("jackson-dallas")).rule == "SS-NA-3"


@rule("SS-NA-6")
def test_an_unloaded_train_may_pass_through_a_port() -> None:
    before = position(
        NA,
        discs={"cincinnati-pittsburgh@1": "albany-new-york@new-york"},
        trains={"black-1": "pittsburgh-new-york:1>"},
    )
    asking = rolled(before, "black-1", 3)
    assert offered(asking, STOP)
    state = after(asking, exit_by("albany-new-york"))
    assert at(state, "black-1") == "montreal-albany:2<"


@rule("SS-RUL-40")
def test_a_loaded_train_cannot_pass_a_port_that_needs_its_cube() -> None:
    before = position(
        NA,
        discs={"cincinnati-pittsburgh@1": "albany-new-york@new-york"},
        trains={"black-1": "pittsburgh-new-york:1>"},
        loads={"black-1": "white"},
    )
    state = rolled(before, "black-1", 3)
    assert (at(state, "black-1"), delivered(state, "new-york", "white")) == ("depot", 1)


@rule("SS-NA-6", "SS-NA-7", "SS-DIFF-6")
def test_a_single_port_that_trains_may_pass_takes_every_cube() -> None:
    """A board of one's own: Central Europe with passing through cities."""
    passing = changed(RENAMED, ("pass_through_cities = false", "pass_through_cities = true"))
    spot = {"black-1": "lyon-marseille:2>"}
    full = ((2, 2, 2, 1),)
    unloaded = rolled(position(passing, trains=spot, delivered=full), "black-1", 2)
    assert at(unloaded, "black-1") == "marseille"
    before = position(passing, trains=spot, loads={"black-1": "red"}, delivered=full)
    assert delivered(rolled(before, "black-1", 2), "marseille", "red") == 3


@rule("SS-MOVE-15")
def test_a_train_on_its_way_round_does_not_block_itself() -> None:
    """A loop through Chicago: the exit where the move began is free again."""
    before = position(
        NA,
        trains={"black-1": "st-louis-chicago:1<"},
        closed={"cincinnati": ("cincinnati-atlanta", "cincinnati-pittsburgh")},
        discs={
            "cincinnati-pittsburgh@1": "chicago-cincinnati@chicago",
            "minneapolis-kansas-city@1": "st-louis-chicago@chicago",
        },
    )
    asking = rolled(before, "black-1", 5)
    assert at(asking, "black-1") == "chicago"
    state = after(asking, exit_by("st-louis-chicago"))
    assert at(state, "black-1") == "st-louis-chicago:1<"
    assert dry_run(before, "black-1", 5).choices["st-louis-chicago"].why == "spent"
