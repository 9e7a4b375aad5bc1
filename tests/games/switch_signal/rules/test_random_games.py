"""Whole random games on both boards with every variant: what must always hold."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.core.actions import CHANCE, Action
from roundhouse.core.game import Setup
from roundhouse.core.offers import Offers
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.components import GOODS, INSTRUCTIONS
from roundhouse.games.switch_signal.rules.frames import CarryingOut, Reading, Rolling
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.movement import CHOICE, dry_run
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.travel import TrainMoved
from tests.games.switch_signal.rules.support import CE, NA
from tests.support.rules import rule

MOST_ENTRIES = 3_000

setups = st.builds(
    lambda seats, **options: Setup(seats=seats, options=options),
    seats=st.integers(1, 4),
    board=st.sampled_from([CE, NA]),
    layout=st.sampled_from(["first_game", "free", "random"]),
    removed=st.integers(0, 6),
    clock=st.integers(7, 10),
    extra_signal=st.booleans(),
    goods=st.sampled_from([8, 10]),
    departure=st.sampled_from(["dice", "variable", "tokens"]),
    first_player=st.sampled_from(["1", "lot"]),
)

pytestmark = pytest.mark.no_cover


def any_action(offers: Offers, rng: Random) -> Action:
    """Any kind of action, then any offer of it: so that trains move as often as switches."""
    kinds = sorted({offer.action for offer in offers}, key=lambda kind: kind.wire)
    action: Action = rng.choice(offers.of(rng.choice(kinds))).sample(rng)
    return action


def check(state: State, setup: Setup) -> None:
    check_trains(state)
    check_discs(state)
    check_cards(state, setup)
    check_goods(state)
    assert 0 <= state.clock <= state.settings.clock
    assert state.clock > 0 or state.outcome == "clock_empty"


def check_trains(state: State) -> None:
    out = [at for at in state.trains if at != DEPOT]
    first_city = state.board.net.first_city
    spaces = [at >> 1 if at < first_city else at for at in out]
    assert len(set(spaces)) == len(spaces), "two trains on one space"
    assert all(load < 0 for at, load in zip(state.trains, state.loads, strict=True) if at == DEPOT)


def check_discs(state: State) -> None:
    net = state.board.net
    for setting, settings_ in zip(state.switches, net.settings, strict=True):
        assert 0 <= setting < len(settings_)
    if state.turn:
        assert all(state.green & places for places in net.city_places), "a city without green"
        extra = int(state.settings.extra_signal)
        assert state.green.bit_count() == state.board.signal_discs + extra


def check_cards(state: State, setup: Setup) -> None:
    for kind in range(3):
        hands = sum(hand[kind] for hand in state.hands)
        assert hands + state.pile[kind] + state.discard[kind] == 27
    carried = [f for f in state.stack if isinstance(f, Reading | CarryingOut)]
    shown = sum(frame.instruction != "start" for frame in carried)
    gone = setup.options["removed"] + state.lost + len(state.played)
    if not state.outcome:
        assert gone + shown + state.left == len(INSTRUCTIONS)
    assert sorted(set(state.unseen)) == sorted(state.unseen)
    assert not set(state.unseen) & set(state.played)


def check_goods(state: State) -> None:
    each = 3 if state.settings.goods == 10 else 2
    for colour in range(len(GOODS)):
        delivered = sum(port[colour] for port in state.delivered)
        assert state.goods[colour] + state.loads.count(colour) + delivered == each


def play(setup: Setup, seed: int) -> tuple[State, Counter[str]]:
    """A whole game; counts how its moves ended."""
    rng, state, ends = Random(seed), GAME.new(setup), Counter[str]()
    for _ in range(MOST_ENTRIES):
        acting = GAME.to_act(state)
        if not acting:
            break
        action = any_action(GAME.legal(state, acting[0]), rng)
        frame = state.stack[-1]
        applied = GAME.apply(state, acting[0], action)
        if isinstance(frame, Rolling) and acting == (CHANCE,):
            check_dry_run(state, frame.train, action, applied.events)
        state = applied.state
        ends.update(e.why for e in applied.events if isinstance(e, TrainMoved))
        check(state, setup)
    return state, ends


def check_dry_run(state: State, train: str, action: Any, events: tuple[Any, ...]) -> None:
    """What the dry run said before the roll is what happened after it."""
    run = dry_run(state, train, action.points)
    for moved in events:
        if isinstance(moved, TrainMoved) and run.why != CHOICE:
            assert (run.way, run.why, run.lost) == (moved.way, moved.why, moved.lost)


@rule("SS-ACT-2", "SS-MOVE-5", "SS-TERM-1", "SS-SETUP-11", "SS-DIFF-7")
@given(setup=setups, seed=st.integers(0, 2**32))
def test_whatever_happens_everything_is_conserved_and_the_game_ends(
    setup: Setup, seed: int
) -> None:
    state, _ = play(setup, seed)
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (sum(map(sum, state.delivered)),) * setup.seats
    assert bool(result.winners) == (result.reason == "switch-signal-delivered")


@pytest.mark.long
@settings(max_examples=4_000)
@given(setup=setups, seed=st.integers(0, 2**32))
def test_thousands_of_random_games(setup: Setup, seed: int) -> None:
    state, _ = play(setup, seed)
    assert GAME.result(state) is not None


def test_random_games_see_every_end_of_a_move() -> None:
    """So that the games above are worth something."""
    seen = Counter[str]()
    options = {"removed": 0, "clock": 10, "layout": "first_game", "departure": "dice"}
    for board in (CE, NA):
        for seed in range(60, 84):
            setup = Setup(seats=2, options=options | {"board": board})
            seen += play(setup, seed)[1]
    assert set(seen) == {
        "spent",
        "red_signal",
        "closed_switch",
        "occupied_city",
        "following",
        "no_exit",
        "city",
        "port",
        "head_on",
        "departure_point",
    }
