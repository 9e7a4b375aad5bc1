"""Section 11: the six helpers."""

from typing import Any

import pytest

from roundhouse.core.actions import CHANCE
from roundhouse.core.offers import OneOf
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    CarryingOut,
    Deploying,
    Keeping,
    LayingOut,
    Reading,
    Revealing,
    Rolling,
    RollingDeparture,
)
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.movement import dry_run
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.helpers import HelperCalled
from roundhouse.games.switch_signal.rules.steps.rolling_movement import MovementRolled
from tests.games.switch_signal.rules.support import (
    CE,
    NA,
    PASS,
    STOP,
    after,
    asked,
    at,
    cargo,
    carrying,
    changed,
    colour,
    delivered,
    dice,
    draw,
    events,
    exit_by,
    helper,
    move,
    offered,
    position,
    refused,
    reveal,
    roll,
    rolled,
    settled,
    train,
)
from tests.support.rules import rule

BERLIN_OPEN = {"hannover-frankfurt@1": "berlin-leipzig@berlin"}
ALL_SIX = ("logistician", "dispatcher", "conductor", "switchman", "coupler", "station_master")


def revealing(board: str = NA, **changes: Any) -> State:
    return position(board, frames=(Acting(), Revealing()), **changes)


@rule("SS-HELP-0", "SS-TURN-3", "SS-SETUP-7")
def test_each_helper_works_once_for_the_active_player() -> None:
    state = position(unused=("dispatcher",))
    log = events(state, helper("dispatcher"))
    assert log[0] == HelperCalled(seat=state.active, helper="dispatcher", target="")
    state = after(state, helper("dispatcher"))
    assert (state.used, sum(state.hands[0])) == (("logistician", "dispatcher", "conductor"), 3)
    assert refused(state, helper("dispatcher")).rule == "SS-HELP-0"


@rule("SS-HELP-0", "SS-NA-8")
@pytest.mark.parametrize(("board", "theirs"), [(CE, ALL_SIX[:3]), (NA, ALL_SIX[3:])])
def test_each_side_has_its_own_three_helpers(board: str, theirs: tuple[str, ...]) -> None:
    state = position(board, unused=ALL_SIX)
    assert state.board.helpers == theirs
    for name in set(ALL_SIX) - set(theirs):
        assert refused(state, helper(name)).params["helpers"] == theirs
    assert refused(state, helper("magician")).rule == "SS-HELP-0"


@rule("SS-HELP-1", "SS-RUL-03")
def test_the_logistician_rolls_again_and_the_second_result_counts() -> None:
    state = position(unused=("logistician",), trains={"black-1": "vienna"})
    state = after(state, move("black-1"), roll(5))
    assert state.stack[-1] == Keeping(train="black-1", points=5)
    assert at(state, "black-1") == "vienna"
    state = after(state, helper("logistician"))
    assert state.stack[-1] == Rolling(train="black-1")
    assert events(state, roll(2))[0] == MovementRolled(train="black-1", points=2)
    assert at(after(state, roll(2)), "black-1") == "vienna-salzburg:2>"


@rule("SS-HELP-1")
def test_without_the_logistician_the_roll_is_kept() -> None:
    state = position(unused=("logistician",), trains={"black-1": "vienna"})
    keeping = after(state, move("black-1"), roll(2))
    assert refused(keeping, train("black-1")).params["step"] == "keeping"
    state = after(keeping, PASS)
    assert (at(state, "black-1"), state.used) == ("vienna-salzburg:2>", ("dispatcher", "conductor"))


@rule("SS-HELP-1")
def test_the_logistician_works_for_instructions_but_not_for_departure_dice() -> None:
    state = carrying("I14", trains={"black-1": "vienna"}, unused=("logistician",))
    assert isinstance(after(state, roll(3)).stack[-1], Keeping)
    state = after(carrying("I06", unused=("logistician",)), colour("black"))
    assert isinstance(state.stack[-1], RollingDeparture)
    acting = position(unused=("logistician",))
    assert refused(acting, helper("logistician")).rule == "SS-HELP-1"
    assert refused(state, helper("logistician")).params["action"] == "call_helper"


@rule("SS-HELP-2", "SS-TURN-4", "SS-RUL-20")
def test_the_dispatcher_is_asked_for_in_a_city_entered_with_points_left() -> None:
    before = position(
        unused=("dispatcher",), discs=BERLIN_OPEN, trains={"black-1": "hannover-berlin:2>"}
    )
    asking = rolled(before, "black-1", 4)
    assert asked(asking)
    assert refused(asking, exit_by("berlin-leipzig")).rule == "SS-MOVE-9"
    stopped = after(asking, STOP)
    assert (at(stopped, "black-1"), stopped.dispatched, stopped.clock) == ("berlin", False, 7)
    passing = after(asking, helper("dispatcher"))
    assert offered(passing, STOP)
    assert not offered(passing, exit_by("hannover-berlin"))
    gone = after(passing, exit_by("berlin-leipzig"))
    assert (at(gone, "black-1"), gone.clock) == ("leipzig-nuernberg:1>", 6)


@rule("SS-HELP-2", "SS-TURN-4")
def test_the_dispatcher_is_not_asked_for_without_points_or_another_exit() -> None:
    no_exit = position(unused=("dispatcher",), trains={"black-1": "hannover-berlin:2>"})
    assert rolled(no_exit, "black-1", 4).stack == (Acting(),)
    no_points = position(
        unused=("dispatcher",), discs=BERLIN_OPEN, trains={"grey-1": "hannover-berlin:2>"}
    )
    assert rolled(no_points, "grey-1", 1).stack == (Acting(),)
    used = position(discs=BERLIN_OPEN, trains={"black-1": "hannover-berlin:2>"})
    assert rolled(used, "black-1", 4).stack == (Acting(),)


TOWARDS_THE_PORT: dict[str, Any] = {
    "discs": {"lyon-nevers@1": "narbonne-marseille@marseille"},
    "trains": {"black-1": "lyon-marseille:2>"},
}


@rule("SS-HELP-2", "SS-RUL-19")
def test_the_dispatcher_lets_trains_pass_the_port_or_stop_there() -> None:
    before = position(**TOWARDS_THE_PORT, loads={"black-1": "red"}, dispatched=True)
    state = rolled(before, "black-1", 4)
    assert (at(state, "black-1"), asked(state)) == ("marseille", True)
    on = after(state, exit_by("narbonne-marseille"))
    assert at(on, "black-1").startswith("narbonne-marseille:")
    assert cargo(on, "black-1") == "red"
    stops = after(state, STOP)
    assert (at(stops, "black-1"), cargo(stops, "black-1")) == ("depot", "")
    assert delivered(stops, "marseille", "red") == 1
    runs = dry_run(before, "black-1", 4)
    assert set(runs.choices) == {"stop", "narbonne-marseille"}
    assert (runs.choices["stop"].delivers, runs.choices["stop"].to_depot) == ("red", True)


@rule("SS-HELP-2", "SS-MOVE-10")
def test_in_the_port_he_is_not_waited_for() -> None:
    ways: list[dict[str, Any]] = [
        {"unused": ("dispatcher",)},
        {"dispatched": True, "version": 1},
        {"dispatched": True, "discs": {}},
    ]
    for changes in ways:
        state = rolled(position(**{**TOWARDS_THE_PORT, **changes}), "black-1", 4)
        assert (at(state, "black-1"), state.stack) == ("depot", (Acting(),))


@rule("SS-HELP-2")
def test_the_dispatcher_works_until_the_end_of_the_turn() -> None:
    state = after(position(unused=("dispatcher",), hand=()), helper("dispatcher"))
    state = after(state, PASS)
    state = after(state, draw("move", "move", "move", "signal", "switch"))
    assert (state.active, state.dispatched) == (1, False)


@rule("SS-RUL-59")
def test_the_dispatcher_revives_no_move_that_has_ended() -> None:
    state = position(unused=("dispatcher",), discs=BERLIN_OPEN, trains={"black-1": "berlin"})
    state = after(state, helper("dispatcher"))
    assert (at(state, "black-1"), state.stack, state.dispatched) == ("berlin", (Acting(),), True)


@rule("SS-HELP-3", "SS-RUL-49")
def test_the_conductor_holds_back_all_trains_of_one_colour() -> None:
    spots = {"black-1": "calais", "black-2": "limoges-nevers:1>", "grey-1": "brest"}
    state = carrying("I12", trains=spots, unused=("conductor",))
    state = after(state, helper("conductor", "black"))
    state = after(state, roll(1))  # grey-1 moves, black does not
    assert (state.stack, state.clock, state.held) == ((Acting(),), 7, ())
    assert at(state, "black-2") == "limoges-nevers:1>"
    assert at(after(state, move("black-1"), roll(2)), "black-1") == "amiens-paris:1>"


@rule("SS-HELP-3", "SS-TURN-4")
def test_the_conductor_is_waited_for_before_the_first_roll_only() -> None:
    state = carrying("I14", trains={"black-1": "calais"}, unused=("conductor",))
    assert asked(state)
    assert offered(state, helper("conductor", "black"))
    refusal = refused(state, helper("conductor", "grey"))
    assert (refusal.rule, refusal.params["choices"]) == ("SS-HELP-7", ("black",))
    spots = {"black-1": "calais", "black-2": "vienna", "black-3": "brest"}
    state = carrying("I14", trains=spots, unused=("conductor",))
    state = after(state, train("black-2"), roll(2))
    assert refused(state, helper("conductor", "black")).rule == "SS-HELP-3"


@rule("SS-HELP-3", "SS-HELP-7")
def test_the_conductor_waits_for_the_colour_of_a_multi_symbol() -> None:
    state = carrying("I18", trains={"black-1": "calais", "grey-1": "brest"}, unused=("conductor",))
    assert refused(state, helper("conductor", "black")).rule == "SS-HELP-3"
    state = after(state, colour("black"))
    assert asked(state)
    state = after(state, helper("conductor", "black"))
    assert at(state, "black-1") == "calais"
    assert refused(state, colour("black")).rule == "SS-INST-9"  # it still counts as chosen


@rule("SS-HELP-7")
def test_with_three_multi_symbols_any_colour_not_begun_may_be_held() -> None:
    spots = {"black-1": "calais", "black-2": "vienna", "grey-1": "brest"}
    state = carrying("I02", trains=spots, unused=("conductor",))
    state = after(state, train("black-1"), roll(2))
    assert refused(state, helper("conductor", "black")).params["choices"] == ("grey",)
    state = after(state, helper("conductor", "grey"))
    assert state.stack[-1] == Rolling(train="black-2")


@rule("SS-HELP-7", "SS-RUL-49")
def test_a_train_deployed_after_the_conductor_was_called_stays_too() -> None:
    state = carrying("I06", trains={"black-1": "vienna"}, unused=("conductor",))
    state = after(state, helper("conductor", "black"), colour("black"), dice(3, 3))
    assert (at(state, "black-2"), state.stack) == ("calais", (Acting(),))


@rule("SS-HELP-4", "SS-RUL-38", "SS-INFO-3")
def test_the_switchman_puts_the_card_under_the_stack_and_the_next_is_revealed() -> None:
    state = after(revealing(unused=("switchman",), left=3), reveal("I05"))
    assert state.stack[-1] == Reading(instruction="I05")
    log = events(state, helper("switchman"))
    assert log[0] == HelperCalled(seat=state.active, helper="switchman", target="I05")
    state = after(state, helper("switchman"))
    assert (state.left, state.bottom, state.stack[-1]) == (3, "I05", Revealing())
    assert refused(state, reveal("I05")).rule == "SS-INST-1"
    state = after(state, reveal("I14"))
    assert (state.left, state.played, state.stack) == (2, ("I14",), (Acting(),))


@rule("SS-HELP-4", "SS-INFO-3")
def test_the_card_under_the_stack_comes_last() -> None:
    state = revealing(left=1, bottom="I05", unseen=("I01", "I02"))
    (offer,) = GAME.legal(state, CHANCE)
    assert offer.open["instruction"] == OneOf(("I05",))
    state = after(state, reveal("I05"))
    assert (state.left, state.bottom, state.unseen) == (0, "", ("I01", "I02"))


@rule("SS-HELP-4", "SS-RUL-37")
def test_the_switchman_works_neither_on_the_last_card_nor_on_the_start_card() -> None:
    state = after(revealing(unused=("switchman",), left=1), reveal("I05"))
    assert isinstance(state.stack[-1], CarryingOut)
    assert refused(state, helper("switchman")).rule == "SS-HELP-4"
    frames = (Acting(), CarryingOut(instruction="start"))
    start = settled(position(NA, frames=frames, unused=("switchman", "coupler"), turn=1))
    assert refused(start, helper("switchman")).rule == "SS-HELP-4"


@rule("SS-HELP-4")
def test_without_the_switchman_the_card_is_carried_out() -> None:
    state = after(revealing(unused=("switchman",)), reveal("I14"))
    assert refused(state, colour("black")).params["step"] == "reading"
    state = after(state, PASS)
    assert (state.stack, state.played) == ((Acting(),), ("I14",))


@rule("SS-HELP-5")
def test_the_coupler_names_a_free_departure_point() -> None:
    state = carrying("I08", NA, trains={"black-1": "seattle"}, unused=("coupler",))
    assert refused(state, helper("coupler", "calgary")).rule == "SS-HELP-5"  # no colour yet
    state = after(state, colour("brown"))
    assert state.stack[-1] == Deploying(colour="brown", first_turn=False)
    taken = refused(state, helper("coupler", "seattle"))
    assert (taken.rule, taken.params["train"]) == ("SS-HELP-5", "black-1")
    assert refused(state, helper("coupler", "denver")).rule == "SS-TERM-5"
    state = after(state, helper("coupler", "calgary"))
    assert (at(state, "brown-1"), state.clock) == ("calgary", 7)


@rule("SS-HELP-5")
def test_without_the_coupler_the_dice_are_rolled() -> None:
    state = after(carrying("I08", NA, unused=("coupler",)), colour("brown"))
    assert refused(state, colour("grey")).params["step"] == "deploying"
    state = after(state, PASS)
    assert state.stack[-1] == RollingDeparture(colour="brown", first_turn=False)


@rule("SS-HELP-5")
def test_the_coupler_may_place_one_train_of_the_start_card() -> None:
    frames = (Acting(), CarryingOut(instruction="start"))
    state = settled(position(NA, frames=frames, unused=("coupler",), turn=1))
    state = after(state, PASS, dice(1, 1), helper("coupler", "calgary"))
    assert (at(state, "black-1"), at(state, "brown-1")) == ("boston", "calgary")
    assert state.stack[-1] == RollingDeparture(colour="grey", first_turn=True)


@rule("SS-HELP-6")
def test_the_station_master_holds_one_train_and_others_of_its_colour_move() -> None:
    spots = {"black-1": "denver", "black-2": "seattle"}
    state = carrying("I14", NA, trains=spots, unused=("station_master",))
    state = after(state, helper("station_master", "black-1"))
    assert state.stack[-1] == Rolling(train="black-2")
    state = after(state, roll(2))
    assert (at(state, "black-1"), state.stack) == ("denver", (Acting(),))
    assert at(after(state, move("black-1"), roll(2)), "black-1") == "billings-denver:2<"


@rule("SS-HELP-6", "SS-HELP-7", "SS-TURN-4")
def test_the_station_master_needs_a_train_that_the_instruction_would_move() -> None:
    spots = {"black-1": "denver", "grey-1": "seattle", "brown-1": "calgary"}
    state = carrying("I12", NA, trains=spots, unused=("station_master",))
    assert asked(state)  # one train is due, but it could be held
    assert refused(state, helper("station_master", "brown-1")).rule == "SS-HELP-7"
    assert offered(state, helper("station_master", "black-1"))  # its symbol is still to come
    state = after(state, train("grey-1"), roll(1))
    refusal = refused(state, helper("station_master", "grey-1"))
    assert refusal.params["choices"] == ("black-1",)
    assert (
        refused(position(NA, unused=("station_master",)), helper("station_master", "grey-1")).rule
        == "SS-HELP-6"
    )


@rule("SS-RUL-48")
def test_several_helpers_may_act_on_one_instruction() -> None:
    everything = changed(
        (
            'helpers = ["logistician", "dispatcher", "conductor"]',
            'helpers = ["switchman", "conductor", "station_master"]',
        ),
        ('id = "central-europe"', 'id = "other-helpers"'),
    )
    spots = {"black-1": "calais", "black-2": "vienna", "grey-1": "brest", "grey-2": "genoa"}
    state = revealing(everything, unused=ALL_SIX, trains=spots)
    state = after(state, reveal("I12"))
    assert offered(state, helper("conductor", "black"))
    called = events(state, helper("conductor", "black"))[0]
    assert called == HelperCalled(seat=state.active, helper="conductor", target="black")
    state = after(state, helper("conductor", "black"), helper("station_master", "grey-1"), PASS)
    assert state.stack[-1] == Rolling(train="grey-2")
    state = revealing(everything, unused=ALL_SIX, trains=spots)
    state = after(state, reveal("I02"))
    assert offered(state, helper("conductor", "grey"))
    assert offered(state, helper("station_master", "black-2"))


@rule("SS-HELP-0")
def test_a_helper_without_a_target_takes_none() -> None:
    state = position(unused=("dispatcher",))
    assert refused(state, helper("dispatcher", "paris")).params["target"] == "paris"


@rule("SS-HELP-0", "SS-TURN-3")
def test_no_helper_acts_before_the_first_turn() -> None:
    state = position(frames=(LayingOut(),), turn=0, unused=ALL_SIX)
    assert refused(state, helper("dispatcher")).rule == "SS-HELP-2"
    assert not any(offer.action.wire == "call_helper" for offer in GAME.legal(state, state.active))


@rule("SS-TURN-4")
def test_one_option_and_no_helper_is_not_asked_for() -> None:
    state = carrying("I14", trains={"black-1": "calais"}, unused=("dispatcher", "logistician"))
    assert state.stack[-1] == Rolling(train="black-1")
    held = carrying("I06", trains={"black-1": "calais"}, unused=("conductor",))
    assert isinstance(held.stack[-1], CarryingOut)
    one_exit = rolled(position(trains={"black-1": "paris"}, unused=("dispatcher",)), "black-1", 2)
    assert at(one_exit, "black-1") == "calais-amiens:1<"
