"""Section 6: transport instructions, deploying and moving."""

from typing import Any

import pytest

from roundhouse.core.actions import CHANCE
from roundhouse.games.switch_signal.rules.clock import TimeLost
from roundhouse.games.switch_signal.rules.components import INSTRUCTIONS
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    CarryingOut,
    MovingTrains,
    Revealing,
    Rolling,
    RollingDeparture,
)
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.rolling_departure import DepartureRolled, PointTaken
from roundhouse.games.switch_signal.rules.travel import TrainMoved
from roundhouse.games.switch_signal.rules.turn import InstructionRevealed
from tests.games.switch_signal.rules.support import (
    NA,
    PASS,
    after,
    asked,
    at,
    carrying,
    colour,
    dice,
    events,
    move,
    offered,
    on_network,
    position,
    refused,
    reveal,
    roll,
    settled,
    train,
)
from tests.support.rules import rule

ALL_OUT = {
    "black-1": "calais-amiens:1>",
    "black-2": "amiens-brussels:1>",
    "black-3": "amiens-brussels:2>",
    "brown-1": "brussels-metz:1>",
    "brown-2": "brussels-metz:2>",
    "brown-3": "metz-paris:1>",
    "grey-1": "metz-paris:2>",
    "grey-2": "metz-dijon:1>",
    "grey-3": "dijon-basel:1>",
}


def start(**position_: Any) -> State:
    """The first turn, with the start card on the table."""
    frames = (Acting(), CarryingOut(instruction="start"))
    return settled(position(frames=frames, turn=1, left=15, **position_))


def top(state: State) -> object:
    return state.stack[-1]


@rule("SS-INST-1", "SS-TURN-1")
def test_the_top_card_is_revealed_carried_out_from_top_to_bottom_and_discarded() -> None:
    state = position(frames=(Acting(), Revealing()), trains={"grey-1": "hamburg"}, left=14)
    (shown,) = events(state, reveal("I08"))
    assert shown == InstructionRevealed(instruction="I08", symbols=("deploy", "grey"), left=13)
    state = after(state, reveal("I08"))
    assert "I08" not in state.unseen
    assert offered(state, colour("grey"))
    state = after(state, colour("grey"), dice(1, 1))
    assert top(state) == MovingTrains(due=("grey-1", "grey-2"))
    state = after(state, train("grey-1"), roll(1))
    assert top(state) == Rolling(train="grey-2")
    state = after(state, roll(1))
    assert (state.stack, state.played) == ((Acting(),), ("I08",))


@rule("SS-INST-1")
def test_deploy_symbols_stand_above_the_others() -> None:
    for symbols in INSTRUCTIONS.values():
        deploys = symbols.count("deploy")
        assert set(symbols[:deploys]) <= {"deploy"}
        assert "deploy" not in symbols[deploys:]


@rule("SS-INST-2")
def test_what_the_card_asks_for_must_be_done() -> None:
    state = carrying("I03", trains={"black-1": "calais", "black-2": "vienna", "grey-1": "brest"})
    assert refused(state, PASS).params["step"] == "carrying_out"
    state = after(state, colour("brown"), dice(1, 1))
    assert refused(state, PASS).params["step"] == "moving_trains"
    assert refused(state, move("black-1")).params["action"] == "move_train"


@rule("SS-INST-3", "SS-TERM-10")
def test_a_deployed_train_stands_on_the_point_rolled_facing_the_network() -> None:
    state = carrying("I08", trains={"grey-1": "vienna"})
    state = after(state, colour("black"))
    assert seat(state) == CHANCE
    log = events(state, dice(6, 6))
    assert DepartureRolled(first=6, second=6, number=12) in log
    state = after(state, dice(6, 6))
    assert at(state, "black-1") == "barcelona"
    moved = after(state, roll(1))  # grey-1, the card's own symbol
    state = after(settled(moved), move("black-1"), roll(2))
    assert at(state, "black-1") == "limoges-narbonne:2<"


def seat(state: State) -> int:
    return GAME.to_act(state)[0]


@rule("SS-INST-3", "SS-RUL-21")
def test_a_colour_that_is_completely_out_cannot_be_chosen() -> None:
    out = {"black-1": "calais", "black-2": "vienna", "black-3": "brest"}
    state = carrying("I06", trains=out)
    assert refused(state, colour("black")).rule == "SS-INST-3"
    assert refused(state, colour("pink")).rule == "SS-COMP-1"
    assert offered(state, colour("grey"))


@rule("SS-INST-3", "SS-TIME-1")
def test_an_occupied_point_leaves_the_train_in_the_depot_for_two_tokens() -> None:
    state = after(carrying("I08", trains={"black-1": "calais"}), colour("brown"))
    log = events(state, dice(3, 3))
    assert PointTaken(colour="brown", departure="calais", again=False) in log
    assert TimeLost(tokens=2, clock=5) in log
    state = after(state, dice(3, 3))
    assert on_network(state) == {"black-1"}


@rule("SS-RUL-13")
def test_a_train_may_be_deployed_next_to_an_oncoming_one() -> None:
    state = after(carrying("I08", trains={"black-1": "calais-amiens:1<"}), colour("brown"))
    assert at(after(state, dice(3, 3)), "brown-1") == "calais"


@rule("SS-INST-4")
def test_two_deploy_symbols_are_for_two_colours_even_if_the_first_fails() -> None:
    for blocked in ({}, {"grey-1": "calais"}):
        state = after(carrying("I01", trains=blocked), colour("black"), dice(3, 3))
        assert isinstance(top(state), CarryingOut)
        assert refused(state, colour("black")).rule == "SS-INST-4"
        state = after(state, colour("brown"), dice(1, 1))
        assert at(state, "brown-1") == "brest"


@rule("SS-INST-5", "SS-RUL-22")
def test_with_every_train_out_each_deploy_symbol_costs_two_tokens() -> None:
    state = carrying("I14", trains=ALL_OUT)
    assert state.clock == 7
    state = carrying("I06", trains=ALL_OUT)
    assert (state.clock, top(state)) == (5, MovingTrains(due=("black-1", "black-2", "black-3")))
    state = carrying("I01", trains=ALL_OUT)
    assert state.clock == 3


@rule("SS-INST-5", "SS-RUL-23")
def test_a_second_deploy_symbol_with_only_the_first_colour_left_costs_two() -> None:
    two_blacks_in = {
        name: spot for name, spot in ALL_OUT.items() if name not in {"black-2", "black-3"}
    }
    state = carrying("I01", trains=two_blacks_in)
    assert isinstance(top(state), RollingDeparture)  # only black could be chosen: nobody is asked
    state = after(state, dice(1, 1))
    assert at(state, "black-2") == "brest"
    assert state.clock == 5


@rule("SS-INST-6")
def test_every_train_of_the_colour_on_the_network_moves_exactly_once() -> None:
    spots = {
        "black-1": "paris",
        "black-2": "vienna",
        "black-3": "lyon-nevers:2<",
        "grey-1": "brest",
    }
    state = carrying("I14", trains=spots)
    assert top(state) == MovingTrains(due=("black-1", "black-2", "black-3"))
    state = after(state, train("black-2"), roll(2), train("black-1"), roll(2), roll(2))
    assert state.stack == (Acting(),)
    assert at(state, "grey-1") == "brest"


@rule("SS-INST-6")
def test_a_train_deployed_by_the_card_moves_too_and_an_absent_colour_not_at_all() -> None:
    state = after(carrying("I06"), colour("black"), dice(3, 3))
    assert top(state) == Rolling(train="black-1")
    assert carrying("I14", trains={"grey-1": "brest"}).stack == (Acting(),)


@rule("SS-INST-7")
def test_the_next_train_is_chosen_after_the_previous_move() -> None:
    state = carrying("I14", trains={"black-1": "paris", "black-2": "vienna"})
    state = after(state, train("black-2"))
    assert seat(state) == CHANCE
    state = after(
        carrying(
            "I14", trains={f"black-{n}": s for n, s in ((1, "paris"), (2, "vienna"), (3, "brest"))}
        ),
        train("black-2"),
        roll(2),
    )
    assert offered(state, train("black-1"))
    assert offered(state, train("black-3"))
    late = refused(state, train("black-2"))
    assert (late.rule, late.params["due"]) == ("SS-INST-7", ("black-1", "black-3"))
    assert refused(state, train("black-9")).rule == "SS-INST-14"
    assert refused(state, colour("black")).params["step"] == "moving_trains"


@rule("SS-INST-8", "SS-RUL-36")
def test_one_multi_symbol_moves_any_one_colour_even_one_in_the_depot() -> None:
    state = carrying("I17", trains={"black-1": "calais", "grey-1": "brest"})
    assert top(after(state, colour("grey"))) == Rolling(train="grey-1")
    assert after(state, colour("brown")).stack == (Acting(),)


@rule("SS-INST-9", "SS-RUL-35")
def test_two_multi_symbols_are_two_colours_the_second_chosen_after_the_first_moved() -> None:
    state = carrying("I18", trains={"black-1": "calais", "grey-1": "brest"})
    state = after(state, colour("grey"), roll(1))
    assert at(state, "grey-1") == "brest-tours:1>"
    assert refused(state, colour("grey")).rule == "SS-INST-9"
    assert refused(state, move("black-1")).rule == "SS-TURN-4"
    assert after(state, colour("brown")).stack == (Acting(),)


@rule("SS-INST-10")
def test_three_multi_symbols_move_every_train_in_any_order() -> None:
    state = carrying("I02", trains={"black-1": "calais", "grey-1": "brest", "black-2": "vienna"})
    assert top(state) == MovingTrains(due=("black-1", "black-2", "grey-1"))
    state = after(state, train("black-2"), roll(2), train("grey-1"), roll(1), roll(2))
    assert state.stack == (Acting(),)


@rule("SS-INST-10", "SS-NA-9")
def test_all_trains_include_those_in_ports() -> None:
    state = carrying("I02", NA, trains={"black-1": "san-francisco", "grey-1": "denver"})
    assert top(state) == MovingTrains(due=("black-1", "grey-1"))


@rule("SS-INST-11")
def test_the_upper_colour_is_finished_before_the_lower_begins() -> None:
    spots = {"black-1": "calais", "black-2": "vienna", "grey-1": "brest"}
    state = carrying("I12", trains=spots)
    assert top(state) == Rolling(train="grey-1")
    state = after(state, roll(1))
    assert top(state) == MovingTrains(due=("black-1", "black-2"))
    assert refused(state, train("grey-1")).rule == "SS-INST-7"


@rule("SS-INST-12")
def test_a_train_that_returns_to_the_depot_is_done() -> None:
    state = carrying("I02", trains={"black-1": "calais-amiens:1<", "grey-1": "brest"})
    state = after(state, train("black-1"), roll(2))
    assert at(state, "black-1") == "depot"
    assert top(state) == Rolling(train="grey-1")


@rule("SS-INST-13", "SS-DECK-5", "SS-RUL-24")
def test_the_start_card_deploys_one_of_each_colour_and_rolls_again_when_occupied() -> None:
    state = start()
    assert top(state) == RollingDeparture(colour="black", first_turn=True)
    state = after(state, dice(3, 3))
    assert at(state, "black-1") == "calais"
    log = events(state, dice(2, 4))
    assert PointTaken(colour="brown", departure="calais", again=True) in log
    assert not any(isinstance(event, TimeLost) for event in log)
    state = after(state, dice(2, 4))
    assert top(state) == RollingDeparture(colour="brown", first_turn=True)
    state = after(state, dice(1, 1), dice(6, 6))
    assert (at(state, "brown-1"), at(state, "grey-1")) == ("brest", "barcelona")
    assert (state.clock, state.stack, state.left) == (7, (Acting(),), 15)


@rule("SS-INST-13")
def test_the_start_card_moves_no_train() -> None:
    state = start()
    log = events(state, dice(3, 3), dice(1, 1), dice(6, 6))
    assert not any(isinstance(event, TrainMoved) for event in log)


@rule("SS-INST-14")
def test_a_deployment_takes_the_lowest_number_in_the_depot() -> None:
    state = after(
        carrying("I08", trains={"black-1": "vienna", "black-3": "brest"}), colour("black")
    )
    assert at(after(state, dice(3, 3)), "black-2") == "calais"


@rule("SS-RUL-58", "SS-TURN-1")
def test_actions_wait_until_the_instruction_is_finished() -> None:
    state = carrying("I06", trains={"black-1": "paris", "black-2": "vienna"})
    for action in (move("black-1"), PASS):
        assert not offered(state, action)
    assert asked(state)


@pytest.mark.parametrize("pair", [(0, 3), (7, 1), (True, 2)])
def test_departure_dice_have_six_faces(pair: tuple[int, int]) -> None:
    state = after(carrying("I08"), colour("brown"))
    assert refused(state, dice(*pair)).rule == "SS-INST-3"
    assert refused(state, roll(3)).params["action"] == "roll_movement"


@rule("SS-INST-1")
def test_only_a_card_that_nobody_has_seen_can_be_revealed() -> None:
    state = position(frames=(Acting(), Revealing()), unseen=("I01", "I02", "I05"))
    assert refused(state, reveal("I03")).rule == "SS-INST-1"
    assert offered(state, reveal("I05"))
