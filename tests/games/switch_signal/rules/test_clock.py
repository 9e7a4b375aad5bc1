"""Sections 9 and 12: time tokens, and how a game ends."""

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.game import Result
from roundhouse.games.switch_signal.rules.clock import (
    GameLost,
    GameWon,
    InstructionLost,
    TimeLost,
    lose,
)
from roundhouse.games.switch_signal.rules.frames import Acting, Revealing
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.travel import GoodsDelivered, TrainMoved, TrainReturned
from tests.games.switch_signal.rules.support import (
    NA,
    PASS,
    after,
    at,
    carrying,
    colour,
    dice,
    events,
    move,
    position,
    reveal,
    roll,
    rolled,
    train,
)
from tests.support.rules import rule

ALL_BUT_ONE_RED = ((2, 2, 1, 2),)


def lost(clock: int, tokens: int, left: int = 10, full: int = 7) -> State:
    state = position(clock=clock, left=left, settings={"clock": full})
    lose(state, tokens)
    return state


@rule("SS-TEST-15", "SS-TIME-2", "SS-TIME-3")
def test_missing_tokens_are_taken_from_the_refilled_clock() -> None:
    state = lost(clock=2, tokens=3)
    assert (state.clock, state.left, state.lost) == (6, 9, 1)


@rule("SS-TEST-16", "SS-TIME-2")
def test_an_empty_clock_is_refilled_at_the_price_of_a_card() -> None:
    state = lost(clock=3, tokens=3)
    assert (state.clock, state.left, state.lost) == (7, 9, 1)
    assert lost(clock=3, tokens=3, full=10).clock == 10


@rule("SS-TEST-17", "SS-TIME-4", "SS-RUL-27")
def test_one_large_loss_can_cost_two_instructions() -> None:
    state = lost(clock=1, tokens=10)
    assert (state.clock, state.left, state.lost) == (5, 8, 2)


@rule("SS-TEST-18", "SS-TIME-5", "SS-END-3", "SS-RUL-25")
def test_an_empty_clock_beside_an_empty_stack_loses_at_once() -> None:
    state = lost(clock=2, tokens=2, left=0)
    assert (state.stack, state.outcome) == ((), "clock_empty")
    assert GAME.result(state) == Result(
        winners=(), scores=(0, 0), reason="switch-signal-clock-empty"
    )
    assert GAME.to_act(state) == ()


@rule("SS-TIME-5", "SS-RUL-25", "SS-END-3")
def test_defeat_comes_in_the_middle_of_an_instruction_or_a_move() -> None:
    out = {"black-1": "limoges-nevers:1>", "grey-1": "brest"}
    state = after(carrying("I02", trains=out, clock=2, left=0), train("black-1"), roll(2))
    assert (state.outcome, at(state, "grey-1")) == ("clock_empty", "brest")
    state = position(trains=out, clock=1, left=0)
    assert after(state, move("black-1"), roll(2)).outcome == "clock_empty"
    log = events(state, move("black-1"), roll(2))
    assert log[-1] == GameLost(why="clock_empty", total=0)
    assert TimeLost(tokens=2, clock=0) in log


@rule("SS-TIME-1", "SS-MOVE-11", "SS-MOVE-12")
@pytest.mark.parametrize(
    ("spots", "points", "tokens"),
    [
        ({"black-1": "limoges-nevers:1>"}, 2, 2),
        ({"black-1": "vienna", "grey-1": "vienna-salzburg:1<"}, 2, 4),
        ({"black-1": "calais-amiens:1<"}, 4, 2),
    ],
)
def test_what_costs_tokens(spots: dict[str, str], points: int, tokens: int) -> None:
    assert rolled(position(trains=spots), "black-1", points).clock == 7 - tokens


@rule("SS-TIME-6", "SS-RUL-26", "SS-END-2")
def test_losing_the_last_card_makes_the_current_turn_the_last() -> None:
    state = position(trains={"black-1": "limoges-nevers:1>"}, clock=2, left=1)
    state = rolled(state, "black-1", 2)
    assert (state.left, state.outcome, state.clock) == (0, "", 7)
    state = after(state, PASS)
    assert state.outcome == "out_of_time"


@rule("SS-TIME-6")
def test_a_lost_instruction_shortens_the_game_by_a_turn() -> None:
    before = position()
    state = lost(clock=1, tokens=1)
    assert GAME.view(before, None).turns_left == 14
    assert (GAME.view(state, None).turns_left, GAME.view(state, None).lost) == (9, 1)


@rule("SS-TIME-7", "SS-RUL-46")
def test_losses_are_paid_before_the_train_returns_and_before_anything_else() -> None:
    state = position(trains={"black-1": "calais-amiens:1<"}, clock=1, left=5)
    log = events(state, move("black-1"), roll(2))
    kinds = [type(event) for event in log]
    assert kinds[-4:] == [TrainMoved, TimeLost, InstructionLost, TrainReturned]
    beaten = position(trains={"black-1": "calais-amiens:1<"}, clock=1, left=0)
    over = after(beaten, move("black-1"), roll(2))
    assert at(over, "black-1") == "calais"  # the game ended before it could be returned


@rule("SS-TIME-8")
def test_the_instruction_being_carried_out_is_not_lost() -> None:
    state = position(frames=(Acting(), Revealing()), clock=2, left=2, trains={"black-1": "calais"})
    state = after(state, reveal("I08"), colour("brown"), dice(3, 3))
    assert (state.left, state.lost, state.clock) == (0, 1, 7)
    assert state.played == ("I08",)


@rule("SS-TIME-4")
def test_the_card_under_the_stack_is_lost_with_the_last_of_it() -> None:
    state = position(clock=1, left=2, bottom="I04")
    lose(state, 1)
    assert (state.left, state.bottom) == (1, "I04")
    lose(state, 7)
    assert (state.left, state.bottom) == (0, "")


@rule("SS-END-1", "SS-RUL-15")
def test_the_eighth_cube_wins_at_once() -> None:
    state = position(
        trains={"black-1": "lyon-marseille:2>"},
        loads={"black-1": "red"},
        goods=(0, 0, 0, 0),
        delivered=ALL_BUT_ONE_RED,
    )
    log = events(state, move("black-1"), roll(5))
    delivery = GoodsDelivered(train="black-1", goods="red", port="marseille", total=8)
    assert log[-2:] == [delivery, GameWon(total=8)]
    over = after(state, move("black-1"), roll(5))
    assert GAME.view(over, None).delivered == 8
    assert GAME.result(over) == Result(
        winners=(Seat(0), Seat(1)), scores=(8, 8), reason="switch-signal-delivered"
    )
    assert GAME.to_act(over) == ()
    assert GAME.legal(over, over.active) == ()


@rule("SS-END-1", "SS-NA-1")
def test_in_north_america_each_port_needs_each_colour() -> None:
    before = position(
        NA,
        trains={"black-1": "san-francisco-salt-lake-city:1<"},
        loads={"black-1": "yellow"},
        delivered=((0, 1, 1, 1), (1, 1, 1, 1)),
    )
    assert rolled(before, "black-1", 2).outcome == "delivered"
    elsewhere = before.copy()
    elsewhere.delivered = ((0, 1, 1, 1), (1, 1, 1, 0))
    assert rolled(elsewhere, "black-1", 2).outcome == ""


@rule("SS-END-2", "SS-RUL-47")
def test_the_game_is_lost_after_step_two_of_the_last_turn() -> None:
    state = position(left=0)
    assert state.outcome == ""
    log = events(state, PASS)
    assert log[-1] == GameLost(why="out_of_time", total=0)
    over = after(state, PASS)
    assert (GAME.result(over), sum(over.hands[0])) == (
        Result(winners=(), scores=(0, 0), reason="switch-signal-out-of-time"),
        3,
    )


@rule("SS-END-4")
def test_running_out_of_trains_cards_or_points_ends_nothing() -> None:
    state = position(hand=(), left=3)
    assert GAME.result(state) is None
    points = [departure.id for departure in state.board.departures][:9]
    trains = [f"{c}-{n}" for c in ("black", "brown", "grey") for n in (1, 2, 3)]
    crowded = carrying("I06", trains=dict(zip(trains, points, strict=True)))
    assert GAME.result(crowded) is None
