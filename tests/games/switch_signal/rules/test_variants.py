"""Sections 14 and 15: difficulty and variants."""

from typing import Any

import pytest

from roundhouse.core.actions import CHANCE
from roundhouse.games.switch_signal.rules.clock import TimeLost
from roundhouse.games.switch_signal.rules.frames import Acting, AddingSignal, CarryingOut
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.steps.extra_signal import AddSignal
from roundhouse.games.switch_signal.rules.steps.placing_tokens import PlaceToken
from roundhouse.games.switch_signal.rules.steps.rolling_departure import RevealToken
from tests.games.switch_signal.rules.support import (
    CE,
    NA,
    PASS,
    after,
    at,
    by_chance,
    cargo,
    carrying,
    colour,
    dealt,
    delivered,
    dice,
    events,
    green,
    helper,
    new,
    position,
    refused,
    rolled,
    settled,
)
from tests.support.rules import rule


@rule("SS-DIFF-1", "SS-RUL-44")
@pytest.mark.parametrize(("board", "signals"), [(CE, 9), (NA, 10)])
def test_an_extra_signal_lies_on_any_free_place(board: str, signals: int) -> None:
    state = new(board=board, extra_signal=True)
    assert state.stack[-1] == AddingSignal()
    taken = state.board.green[0]
    assert refused(state, AddSignal(place=taken)).rule == "SS-DIFF-1"
    assert refused(state, AddSignal(place="nowhere@1")).rule == "SS-TERM-8"
    assert refused(state, PASS).params["step"] == "adding_signal"
    for place in set(state.board.net.places) - set(state.board.green):
        assert len(green(after(state, AddSignal(place=place)))) == signals


@rule("SS-DIFF-2", "SS-DIFF-3", "SS-RUL-01")
@pytest.mark.parametrize("removed", range(7))
def test_instructions_removed(removed: int) -> None:
    assert new(removed=removed).left == 18 - removed
    assert GAME.view(new(removed=removed), None).turns_left == 19 - removed


@rule("SS-DIFF-4")
@pytest.mark.parametrize("clock", [7, 8, 9, 10])
def test_a_bigger_clock_is_refilled_to_its_own_number(clock: int) -> None:
    assert new(clock=clock).clock == clock
    state = position(trains={"grey-1": "limoges-nevers:1>"}, settings={"clock": clock}, clock=1)
    assert rolled(state, "grey-1", 1).clock == clock


@rule("SS-DIFF-5")
def test_ten_goods_need_two_of_each_colour_and_ten_in_all() -> None:
    assert set(new(goods=10).goods) == {3}
    settings = {"goods": 10}
    red: dict[str, Any] = {"trains": {"black-1": "lyon-marseille:2>"}, "loads": {"black-1": "red"}}
    for cubes, outcome in (
        ((2, 2, 1, 2), ""),
        ((3, 2, 2, 2), "delivered"),
        ((3, 3, 0, 3), ""),
        ((3, 3, 1, 3), "delivered"),
        ((2, 3, 1, 3), "delivered"),
    ):
        state = position(settings=settings, delivered=(cubes,), **red)
        assert rolled(state, "black-1", 2).outcome == outcome


@rule("SS-DIFF-5", "SS-DIFF-6")
def test_in_north_america_each_port_has_room_for_one_extra_cube() -> None:
    settings = {"goods": 10}
    yellow: dict[str, Any] = {
        "trains": {"black-1": "san-francisco-salt-lake-city:1<"},
        "loads": {"black-1": "yellow"},
    }
    for west, accepted in (
        ((0, 0, 0, 0), True),
        ((1, 0, 0, 0), True),
        ((2, 0, 0, 0), False),
        ((1, 2, 0, 0), False),
        ((0, 2, 1, 1), True),
    ):
        state = position(NA, settings=settings, delivered=(west, (1, 1, 1, 2)), **yellow)
        state = rolled(state, "black-1", 2)
        assert (cargo(state, "black-1") == "") is accepted
    full = position(NA, settings=settings, delivered=((0, 2, 1, 1), (1, 1, 1, 2)), **yellow)
    assert rolled(full, "black-1", 2).outcome == "delivered"
    not_yet = position(NA, settings=settings, delivered=((0, 1, 1, 1), (1, 1, 1, 2)), **yellow)
    assert rolled(not_yet, "black-1", 2).outcome == ""


@rule("SS-DIFF-6")
def test_marseille_accepts_every_cube() -> None:
    red: dict[str, Any] = {"trains": {"black-1": "lyon-marseille:2>"}, "loads": {"black-1": "red"}}
    state = position(settings={"goods": 10}, delivered=((3, 3, 2, 1),), **red)
    state = rolled(state, "black-1", 2)
    assert (delivered(state, "marseille", "red"), state.outcome) == (3, "")


@rule("SS-DIFF-7")
def test_all_difficulties_combine_with_a_variant() -> None:
    state = new(
        4,
        board=NA,
        layout="random",
        removed=6,
        clock=10,
        extra_signal=True,
        goods=10,
        departure="tokens",
    )
    state = dealt(by_chance(state))
    assert (state.left, state.clock, state.green.bit_count(), sum(state.goods)) == (12, 10, 10, 12)


@rule("SS-VAR-1")
def test_variable_departure_points_get_a_token_each() -> None:
    state = new(departure="variable")
    numbers = list(range(12, 1, -1))
    for departure, number in zip(state.board.departures, numbers, strict=True):
        (offer,) = GAME.legal(state, CHANCE)
        assert offer.fixed == {"departure": departure.id}
        state = after(state, PlaceToken(departure=departure.id, number=number))
    assert state.board.departures[0].id == "brest"
    state = after(dealt(state), dice(6, 6))
    assert at(state, "black-1") == "brest"
    assert GAME.view(state, None).departures["12"] == "brest"


@rule("SS-VAR-1")
def test_a_token_lies_on_one_point_only() -> None:
    state = after(new(departure="variable"), PlaceToken(departure="brest", number=7))
    again = PlaceToken(departure="genoa", number=7)
    assert refused(state, again).rule == "SS-VAR-1"
    elsewhere = PlaceToken(departure="venice", number=8)
    assert refused(state, elsewhere).rule == "SS-VAR-1"


def token(number: int) -> RevealToken:
    return RevealToken(number=number)


@rule("SS-VAR-2", "SS-VAR-4")
def test_tokens_instead_of_dice_name_the_printed_points() -> None:
    state = dealt(new(departure="tokens"))
    assert refused(state, dice(1, 1)).params["action"] == "roll_departure"
    state = after(state, token(6), token(2))
    assert (at(state, "black-1"), at(state, "brown-1")) == ("calais", "brest")
    assert refused(state, token(6)).rule == "SS-VAR-2"  # not put back
    state = after(state, token(12))
    assert (at(state, "grey-1"), state.tokens) == ("barcelona", tuple(range(2, 13)))


@rule("SS-VAR-2")
def test_a_token_is_spent_even_if_its_point_is_occupied() -> None:
    state = carrying(
        "I08",
        trains={"black-1": "calais"},
        settings={"departure": "tokens"},
        tokens=(2, 6, 9),
    )
    state = after(state, colour("brown"))
    log = events(state, token(6))
    assert TimeLost(tokens=2, clock=5) in log
    assert after(state, token(6)).tokens == (2, 9)


@rule("SS-VAR-3")
def test_an_empty_token_stack_is_shuffled_anew() -> None:
    state = carrying("I08", settings={"departure": "tokens"}, tokens=(9,))
    state = after(state, colour("brown"), token(9))
    assert (at(state, "brown-1"), state.tokens) == ("wroclaw", tuple(range(2, 13)))


@rule("SS-VAR-3", "SS-VAR-5")
def test_the_coupler_leaves_the_token_in_the_stack() -> None:
    frames = (Acting(), CarryingOut(instruction="start"))
    numbers = tuple(range(2, 13))
    state = settled(
        position(
            NA,
            frames=frames,
            turn=1,
            unused=("coupler",),
            settings={"departure": "tokens"},
            tokens=numbers,
        )
    )
    state = after(state, helper("coupler", "boston"))
    assert state.tokens == numbers
    log = events(state, token(2))  # Boston, occupied because of the Coupler
    assert not any(isinstance(event, TimeLost) for event in log)
    state = after(state, token(2))
    assert 2 not in state.tokens
    state = after(state, token(5), token(7))
    assert (at(state, "brown-1"), at(state, "grey-1"), state.clock) == ("seattle", "winnipeg", 7)


@rule("SS-VAR-4")
def test_the_variants_exclude_each_other() -> None:
    (option,) = [option for option in GAME.options if option.key == "departure"]
    assert option.choices == ("dice", "variable", "tokens")
