"""Whole games by chance: what must hold after every action, and that they end."""

from collections import Counter
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from roundhouse.core.actions import Action, Seat
from roundhouse.core.game import Setup
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import ReturningTrains
from roundhouse.games.g1846.rules.ids import NEUTRAL, CorpId
from roundhouse.games.g1846.rules.money import certificate_limit, certificates, held, total_money
from roundhouse.games.g1846.rules.shares import MOST_IN_MARKET, PRESIDENT
from roundhouse.games.g1846.rules.state import BANK, MARKET, State
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.stock import BuyShare
from roundhouse.games.g1846.rules.trains import counted_trains, train_limit
from tests.games.g1846.rules.build import GAME
from tests.support.rules import rule

pytestmark = pytest.mark.no_cover

MOST_ACTIONS = 6000
EXTRA_TOKENS = 3


def players(state: State) -> list[Seat]:
    """The seats still in the game."""
    return [Seat(seat) for seat in range(state.seats) if seat not in state.bankrupt]


def money_is_conserved(state: State, money: int) -> None:
    assert total_money(state) == money
    assert min(amount for holder, amount in state.cash.items() if holder != BANK) >= 0
    assert state.cash[BANK] >= 0 or state.broken


def shares_are_right(state: State) -> None:
    for corp, holdings in state.shares.items():
        assert sum(holdings.values()) == 10
        assert min(holdings.values()) > 0
        assert holdings.get(MARKET, 0) <= MOST_IN_MARKET or state.bankrupt
        president_is_right(state, corp)
    most = DEFS.players[state.seats].own_at_most
    assert all(held(state, corp, seat) <= most for corp in state.order for seat in players(state))


def president_is_right(state: State, corp: CorpId) -> None:
    president = state.presidents[corp]
    largest = max(held(state, corp, seat) for seat in players(state))
    if president is None:
        assert largest < PRESIDENT
        assert state.shares[corp][MARKET] >= PRESIDENT
    else:
        assert held(state, corp, president) == largest >= PRESIDENT


def market_is_in_order(state: State) -> None:
    assert sorted(state.order) == sorted(state.columns) == sorted(state.shares)
    columns = [state.columns[corp] for corp in state.order]
    assert columns == sorted(columns, reverse=True)
    assert 0 not in columns
    assert set(state.order) <= set(state.corps)


def board_is_right(state: State) -> None:
    lying = Counter(laid.tile for laid in state.board.tiles.values())
    for tile in DEFS.tiles.values():
        if tile.count is not None:
            assert state.board.left[tile.id] == tile.count - lying[tile.id] >= 0
    placed: Counter[str] = Counter()
    for place, cities in state.board.tokens.items():
        owners = [owner for city in cities for owner in city]
        assert all(len(city) <= state.board.slots(place) for city in cities)
        corps = [owner for owner in owners if owner != NEUTRAL]
        assert len(set(corps)) == len(corps)
        placed.update(owners)
    for corp, left in state.tokens_left.items():
        used = DEFS.corps[corp].tokens - left
        assert used <= placed[corp] <= used + EXTRA_TOKENS
        assert left >= 0


def trains_are_right(state: State) -> None:
    owned = Counter(DEFS.trains[t].phase for trains in state.trains.values() for t in trains)
    for phase, count in enumerate(DEFS.players[state.seats].trains, 1):
        bank = state.supply[phase - 1] + state.returned[phase - 1]
        if count >= 0:
            assert owned[phase] + bank <= count + (2 if phase == 1 else 0)
    if state.over:
        return  # the last bankruptcy ends the game at once, even before trains are returned
    if not any(isinstance(frame, ReturningTrains) for frame in state.stack):
        assert all(counted_trains(state, corp) <= train_limit(state) for corp in state.order)


def limit_holds(state: State, seat: Seat, action: Action) -> None:
    if isinstance(action, BuyShare | OpenCorp):
        assert certificates(state, seat) <= certificate_limit(state)


def all_holds(state: State, money: int) -> None:
    money_is_conserved(state, money)
    shares_are_right(state)
    market_is_in_order(state)
    board_is_right(state)
    trains_are_right(state)


def play_out(setup: Setup, rng: Random) -> State:
    """Play by chance to the end; somebody can always do something until then."""
    state = GAME.new(setup)
    money = total_money(state)
    for _ in range(MOST_ACTIONS):
        acting = GAME.to_act(state)
        if not acting:
            return state
        seat = rng.choice(acting)
        offers = GAME.legal(state, seat)
        assert offers, state.stack
        action = offers.sample(rng)
        state = GAME.apply(state, seat, action).state
        all_holds(state, money)
        limit_holds(state, seat, action)
    raise AssertionError("the game does not end")


@rule("SEQ-3", "SR-12", "SR-15", "OR-TRACK-5", "OR-TRAIN-4", "MKT-2", "R-56")
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from([2, 3, 4, 5]),
    second=st.booleans(),
)
@example(seed=1, seats=2, second=True)
@example(seed=2, seats=3, second=False)
@example(seed=3, seats=4, second=True)
@example(seed=4, seats=5, second=False)
def test_random_games_keep_every_count_and_end(seed: int, seats: int, second: bool) -> None:
    options = {"second_edition_privates": second}
    setup = Setup(seats=seats, options=options, version=GAME.version)
    state = play_out(setup, Random(seed))
    result = GAME.result(state)
    assert result is not None
    assert len(result.scores) == seats
    assert result.winners
