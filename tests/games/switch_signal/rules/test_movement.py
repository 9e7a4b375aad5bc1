"""Section 8 and the small cases of section 20: where trains go and what it costs."""

import pytest

from roundhouse.games.switch_signal.rules.components import DICE
from roundhouse.games.switch_signal.rules.frames import Acting
from roundhouse.games.switch_signal.rules.movement import cost
from tests.games.switch_signal.rules.support import (
    NA,
    STOP,
    after,
    asked,
    at,
    cargo,
    delivered,
    exit_by,
    offered,
    position,
    refused,
    rolled,
    stock,
    told,
)
from tests.support.rules import rule

LYON_OPEN = {"lyon": ("dijon-lyon",)}
PARIS_SHUT = {"amiens-paris@paris": "berlin-leipzig@berlin"}
BERLIN_OPEN = {"hannover-frankfurt@1": "berlin-leipzig@berlin"}


@rule("SS-TEST-1", "SS-MOVE-7")
def test_a_red_signal_stops_a_train_in_front_of_it() -> None:
    state = rolled(position(trains={"brown-1": "limoges-nevers:1>"}), "brown-1", 3)
    assert (at(state, "brown-1"), state.clock) == ("limoges-nevers:1>", 4)


@rule("SS-TEST-2", "SS-MOVE-8")
def test_a_train_stops_behind_one_that_goes_the_same_way() -> None:
    before = position(
        closed=LYON_OPEN, trains={"grey-1": "lyon-marseille:1>", "black-1": "lyon-nevers:2<"}
    )
    state = rolled(before, "black-1", 4)
    assert (at(state, "black-1"), state.clock) == ("lyon-nevers:1<", 4)
    assert at(state, "grey-1") == "lyon-marseille:1>"


@rule("SS-TEST-3", "SS-MOVE-11", "SS-RUL-07", "SS-RUL-17")
def test_head_on_costs_double_and_sends_train_and_goods_home() -> None:
    before = position(
        closed=LYON_OPEN,
        trains={"grey-1": "lyon-marseille:1<", "black-1": "lyon-nevers:2<"},
        loads={"black-1": "blue"},
    )
    assert stock(before, "paris") == 1
    state = rolled(before, "black-1", 4)
    assert (at(state, "black-1"), cargo(state, "black-1"), state.clock) == ("depot", "", 1)
    assert stock(state, "paris") == 2
    assert at(state, "grey-1") == "lyon-marseille:1<"


@rule("SS-TEST-4", "SS-RUL-11")
def test_trains_at_unconnected_arms_do_not_meet() -> None:
    before = position(
        closed={"lyon": ("lyon-marseille",)},
        trains={"grey-1": "lyon-marseille:1<", "black-1": "lyon-nevers:2<"},
        loads={"black-1": "blue"},
    )
    state = rolled(before, "black-1", 2)
    assert (at(state, "black-1"), state.clock) == ("dijon-lyon:1<", 7)


@rule("SS-TEST-5", "SS-MOVE-5")
def test_a_train_stops_in_front_of_an_occupied_city() -> None:
    state = rolled(position(trains={"grey-1": "paris", "black-1": "calais"}), "black-1", 4)
    assert (at(state, "black-1"), state.clock) == ("amiens-paris:1>", 5)


@rule("SS-TEST-6", "SS-MOVE-12")
def test_running_into_a_departure_point_costs_two_whatever_is_left() -> None:
    before = position(trains={"black-1": "calais-amiens:1<"}, loads={"black-1": "red"})
    for points in (2, 3, 5):
        state = rolled(before, "black-1", points)
        assert (at(state, "black-1"), cargo(state, "black-1"), state.clock) == ("depot", "", 5)
        assert stock(state, "berlin") == 2


@rule("SS-TEST-7", "SS-RUL-12")
def test_an_occupied_departure_point_is_a_head_on_meeting() -> None:
    before = position(trains={"black-1": "calais-amiens:1<", "grey-1": "calais"})
    state = rolled(before, "black-1", 3)
    assert (at(state, "black-1"), at(state, "grey-1"), state.clock) == ("depot", "calais", 1)


@rule("SS-TEST-8", "SS-MOVE-10", "SS-RUL-15", "SS-RUL-50")
def test_a_loaded_train_delivers_in_the_port_and_goes_to_the_depot() -> None:
    for train in ("black-1", "brown-1", "grey-1"):
        before = position(trains={train: "lyon-marseille:2>"}, loads={train: "red"})
        state = rolled(before, train, max(DICE[train[:-2]]))
        assert (at(state, train), cargo(state, train), state.clock) == ("depot", "", 7)
        assert delivered(state, "marseille", "red") == 1
        assert stock(state, "berlin") == 1


@rule("SS-MOVE-10")
def test_an_unloaded_train_goes_from_the_port_to_the_depot_without_penalty() -> None:
    state = rolled(position(trains={"black-1": "lyon-marseille:2>"}), "black-1", 5)
    assert (at(state, "black-1"), state.clock) == ("depot", 7)
    assert sum(state.delivered[0]) == 0


BOXED_IN = {"black-1": "paris", "grey-1": "amiens-paris:1>"}


@rule("SS-TEST-9", "SS-RUL-04", "SS-RUL-05", "SS-MOVE-11")
def test_out_of_a_city_too_head_on_costs_double_and_ends_in_the_depot() -> None:
    before = position(trains=BOXED_IN, loads={"black-1": "red"})
    state = rolled(before, "black-1", 2)
    assert (at(state, "black-1"), cargo(state, "black-1"), state.clock) == ("depot", "", 3)
    assert at(state, "grey-1") == "amiens-paris:1>"


@rule("SS-MOVE-8", "SS-RUL-04")
def test_behind_a_train_that_travels_away_a_train_stays_in_the_city() -> None:
    state = rolled(position(trains={"black-1": "paris", "grey-1": "amiens-paris:1<"}), "black-1", 2)
    assert (at(state, "black-1"), state.clock) == ("paris", 5)


@rule("SS-MOVE-15")
def test_a_city_without_a_green_exit_is_not_left() -> None:
    moved = told(position(trains={"black-1": "paris"}, discs=PARIS_SHUT), 3)
    assert (moved.why, moved.lost, moved.way) == ("no_exit", 3, ())


@rule("SS-MOVE-15", "SS-RUL-04")
def test_by_version_1_a_train_without_a_usable_exit_stays_and_pays_single() -> None:
    state = rolled(position(trains=BOXED_IN, version=1), "black-1", 2)
    assert (at(state, "black-1"), state.clock) == ("paris", 5)


@rule("SS-TEST-10", "SS-MOVE-4", "SS-RUL-02")
def test_a_train_must_leave_by_its_only_green_exit_wherever_it_leads() -> None:
    state = rolled(position(trains={"black-1": "paris"}), "black-1", 4)
    assert (at(state, "black-1"), state.clock) == ("depot", 5)


@rule("SS-TEST-11", "SS-MOVE-6")
def test_a_closed_arm_stops_a_train_before_the_junction() -> None:
    state = rolled(position(trains={"brown-1": "wroclaw"}), "brown-1", 4)
    assert (at(state, "brown-1"), state.clock) == ("leipzig-dresden:1<", 6)


@rule("SS-TEST-12", "SS-RUL-05", "SS-RUL-06")
def test_head_on_on_the_very_next_section_costs_every_point_double() -> None:
    before = position(trains={"black-1": "vienna", "grey-1": "vienna-salzburg:1<"})
    state = rolled(before, "black-1", 2)
    assert (at(state, "black-1"), state.clock) == ("depot", 3)


@rule("SS-TEST-13", "SS-RUL-18", "SS-HELP-2")
def test_under_the_dispatcher_a_train_passes_through_a_city() -> None:
    before = position(dispatched=True, discs=BERLIN_OPEN, trains={"black-1": "hannover-berlin:2>"})
    state = after(rolled(before, "black-1", 4), exit_by("berlin-leipzig"))
    assert (at(state, "black-1"), state.clock) == ("leipzig-nuernberg:1>", 6)


@rule("SS-TEST-14")
def test_under_the_dispatcher_a_train_may_stop_in_a_city_for_nothing() -> None:
    before = position(dispatched=True, discs=BERLIN_OPEN, trains={"black-1": "hannover-berlin:2>"})
    state = after(rolled(before, "black-1", 4), STOP)
    assert (at(state, "black-1"), state.clock) == ("berlin", 7)


@rule("SS-MOVE-2", "SS-MOVE-16", "SS-RUL-45")
@pytest.mark.parametrize(
    ("points", "reached"), [(2, "amiens-paris:1>"), (3, "paris"), (4, "paris")]
)
def test_each_section_and_each_city_costs_one_point(points: int, reached: str) -> None:
    state = rolled(position(trains={"black-1": "calais"}), "black-1", points)
    assert (at(state, "black-1"), state.clock) == (reached, 7)


@rule("SS-MOVE-2", "SS-RUL-14")
def test_entering_a_departure_point_needs_a_point() -> None:
    state = rolled(position(trains={"black-1": "calais-amiens:1<"}), "black-1", 2)
    assert at(state, "black-1") == "depot"
    state = rolled(position(trains={"brown-1": "barcelona-narbonne:1<"}), "brown-1", 1)
    assert at(state, "brown-1") == "depot"
    behind = position(trains={"grey-1": "dresden-wroclaw:1>"})
    assert at(rolled(behind, "grey-1", 1), "grey-1") == "dresden-wroclaw:2>"


@rule("SS-MOVE-3")
def test_each_unspent_point_costs_a_token() -> None:
    for points, left in ((1, 6), (2, 5), (3, 4)):
        state = rolled(position(trains={"grey-1": "limoges-nevers:1>"}), "grey-1", points)
        assert state.clock == left


@rule("SS-MOVE-9")
def test_points_unspent_in_a_city_cost_nothing_on_central_europe() -> None:
    state = rolled(position(trains={"black-1": "amiens-paris:1>"}), "black-1", 5)
    assert (at(state, "black-1"), state.clock, asked(state)) == ("paris", 7, True)
    assert state.stack == (Acting(),)


@rule("SS-MOVE-13")
def test_a_train_cannot_stop_early_by_choice() -> None:
    before = position(
        discs={"hannover-frankfurt@1": "paris-nevers@paris"}, trains={"black-1": "paris"}
    )
    asking = rolled(before, "black-1", 3)
    assert refused(asking, STOP).rule == "SS-NA-4"
    state = rolled(position(trains={"black-1": "vienna"}), "black-1", 5)
    assert at(state, "black-1") == "nuernberg"


@rule("SS-MOVE-14", "SS-RUL-10")
@pytest.mark.parametrize(("heading", "why"), [(">", "following"), ("<", "head_on")])
def test_facing_decides_what_a_meeting_is(heading: str, why: str) -> None:
    before = position(trains={"black-1": "vienna", "grey-1": f"vienna-salzburg:2{heading}"})
    moved = told(before, 3)
    assert (moved.why, moved.by, moved.way) == (why, "grey-1", ("vienna-salzburg:1>",))


@rule("SS-MOVE-15", "SS-RUL-03")
def test_the_exit_is_named_after_the_roll_and_must_be_green() -> None:
    before = position(
        discs={
            "hannover-frankfurt@1": "paris-nevers@paris",
            "lyon-nevers@1": "paris-tours@paris",
        },
        trains={"black-1": "paris", "grey-1": "paris-tours:1>"},
    )
    asking = rolled(before, "black-1", 2)
    assert asked(asking)
    assert offered(asking, exit_by("paris-nevers"))
    assert offered(asking, exit_by("amiens-paris"))
    red = refused(asking, exit_by("metz-paris"))
    assert (red.rule, red.params["why"], red.params["by"]) == (
        "SS-MOVE-15",
        "red",
        "metz-paris@paris",
    )
    blocked = after(asking, exit_by("paris-tours"))
    assert (at(blocked, "black-1"), blocked.clock) == ("paris", 5)
    old = asking.copy()
    old.version = 1
    taken = refused(old, exit_by("paris-tours"))
    assert (taken.params["why"], taken.params["by"]) == ("train", "grey-1")
    assert refused(asking, exit_by("calais-amiens")).rule == "SS-MOVE-4"
    assert at(after(asking, exit_by("amiens-paris")), "black-1") == "calais-amiens:1<"


@rule("SS-MOVE-15")
def test_by_version_1_a_train_facing_the_city_blocks_the_exit_too() -> None:
    for heading in "<>":
        trains = {"black-1": "paris", "grey-1": f"amiens-paris:1{heading}"}
        moved = told(position(trains=trains, version=1), 3)
        assert (moved.why, moved.lost) == ("no_exit", 3)


@rule("SS-MOVE-16")
def test_a_red_signal_or_closed_switch_stops_before_the_train_behind_it() -> None:
    behind_signal = {"brown-1": "limoges-nevers:1>", "grey-1": "limoges-nevers:2<"}
    assert told(position(trains=behind_signal), 2, "brown-1").why == "red_signal"
    behind_switch = {"black-1": "lyon-nevers:1<", "grey-1": "lyon-marseille:1<"}
    assert told(position(trains=behind_switch), 2).why == "closed_switch"


@rule("SS-RUL-09")
def test_no_head_on_through_a_red_signal() -> None:
    before = position(trains={"brown-1": "limoges-nevers:1>", "grey-1": "limoges-nevers:2<"})
    state = rolled(before, "brown-1", 2)
    assert (at(state, "brown-1"), state.clock) == ("limoges-nevers:1>", 5)


@rule("SS-RUL-08")
def test_two_trains_may_end_face_to_face() -> None:
    before = position(trains={"grey-1": "vienna", "black-1": "vienna-salzburg:2<"})
    state = rolled(before, "grey-1", 1)
    assert (at(state, "grey-1"), state.clock) == ("vienna-salzburg:1>", 7)
    assert told(state, 3).why == "head_on"


@rule("SS-MOVE-17")
@pytest.mark.parametrize(
    ("why", "lost"),
    [
        ("spent", 0),
        ("red_signal", 3),
        ("closed_switch", 3),
        ("occupied_city", 3),
        ("following", 3),
        ("no_exit", 3),
        ("city", 0),
        ("port", 0),
        ("head_on", 6),
        ("departure_point", 2),
    ],
)
def test_what_each_end_of_a_move_costs(why: str, lost: int) -> None:
    assert cost(why, 3) == lost


@rule("SS-TERM-7", "SS-RUL-52")
def test_any_two_arms_of_a_junction_can_be_the_connected_pair() -> None:
    arms = {
        "hannover-frankfurt": "hannover-frankfurt:2>",
        "amsterdam-frankfurt": "amsterdam-frankfurt:2>",
        "frankfurt-nuernberg": "frankfurt-nuernberg:1<",
        "strasbourg-frankfurt": "strasbourg-frankfurt:1>",
    }
    back = {track: spot[:-1] + ("<" if spot[-1] == ">" else ">") for track, spot in arms.items()}
    for one, spot in arms.items():
        for other in arms.keys() - {one}:
            closed = tuple(arms.keys() - {one, other})
            state = position(closed={"frankfurt": closed}, trains={"grey-1": spot})
            assert at(rolled(state, "grey-1", 1), "grey-1") == back[other]


@rule("SS-TERM-7")
def test_a_closed_arm_leads_nowhere() -> None:
    moved = told(position(trains={"grey-1": "lyon-nevers:1<"}), 1, "grey-1")
    assert (moved.why, moved.by) == ("closed_switch", "lyon")


@rule("SS-TERM-9")
def test_a_signal_place_governs_both_directions() -> None:
    for spot in ("limoges-nevers:1>", "limoges-nevers:2<"):
        assert told(position(trains={"grey-1": spot}), 1, "grey-1").why == "red_signal"
    out = position(trains={"black-1": "paris"}, discs={"amiens-paris@paris": "metz-paris@paris"})
    assert told(out, 2).way == ("metz-paris:2<", "metz-paris:1<")
    into = position(
        trains={"black-1": "amiens-paris:1>"}, discs={"amiens-paris@paris": "metz-paris@paris"}
    )
    assert told(into, 2).why == "red_signal"


@rule("SS-TERM-11")
def test_a_train_leaves_a_section_by_the_end_it_faces() -> None:
    for spot, onward in (
        ("brest-tours:2>", "brest-tours:3>"),
        ("brest-tours:2<", "brest-tours:1<"),
        ("brest", "brest-tours:1>"),
    ):
        assert told(position(trains={"grey-1": spot}), 1, "grey-1").way == (onward,)


@rule("SS-TERM-12")
def test_points_not_used_are_unspent_and_told() -> None:
    moved = told(position(trains={"brown-1": "bordeaux"}), 4, "brown-1")
    assert (moved.points, moved.unspent, moved.lost, moved.entered) == (4, 1, 1, 3)


@rule("SS-RUL-42")
def test_an_unloaded_train_in_a_port_blocks_it() -> None:
    before = position(
        NA, trains={"black-1": "san-francisco-salt-lake-city:1<", "grey-1": "san-francisco"}
    )
    state = rolled(before, "black-1", 2)
    assert (at(state, "black-1"), state.clock) == ("san-francisco-salt-lake-city:1<", 5)


@rule("SS-RUL-16")
def test_a_loaded_train_in_a_trade_city_keeps_its_goods() -> None:
    before = position(trains={"black-1": "amiens-paris:1>"}, loads={"black-1": "red"})
    state = rolled(before, "black-1", 2)
    assert (at(state, "black-1"), cargo(state, "black-1")) == ("paris", "red")
