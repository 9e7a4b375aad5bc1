"""Games of our own, written down as the other site would have, can be followed to the same end."""

from random import Random

import pytest

from roundhouse.core.actions import Action, Seat
from roundhouse.games.g1846.bots.levels import Normal
from roundhouse.games.g1846.foreign.compare import differences
from roundhouse.games.g1846.foreign.follow import GAME, Follower
from roundhouse.games.g1846.foreign.records import read_record
from roundhouse.games.g1846.foreign.shape import after
from roundhouse.games.g1846.rules.state import State
from tests.games.g1846.foreign.writer import Writer

pytestmark = pytest.mark.no_cover

WILD = 0.1
"""How often the players do just anything: enough for odd moves, too little for odd records."""


def choose(state: State, seat: Seat, rng: Random) -> Action:
    offers = GAME.legal(state, seat)
    if rng.random() < WILD:
        return offers.sample(rng)
    return Normal().choose(GAME.view(state, seat), offers, rng).action


def followed(seats: int, second: bool, seed: str) -> tuple[State, Follower]:
    writer = Writer(seats, second, seed)
    writer.play(choose)
    follower = Follower(read_record(writer.record()))
    for _ in follower.moves():
        pass
    return writer.table.state, follower


def check(seats: int, second: bool, seed: str) -> None:
    state, follower = followed(seats, second, seed)
    names = follower.record.players
    found = differences(follower.state, names, after(state, names))
    assert [one for one in found if one.name is None] == [], seed
    assert follower.agreed == [], seed


@pytest.mark.parametrize(("seats", "second"), [(2, False), (3, True), (4, False), (5, True)])
def test_a_written_game_is_followed_to_its_end(seats: int, second: bool) -> None:
    check(seats, second, "written")


@pytest.mark.long
def test_many_written_games() -> None:
    for number in range(80):
        seats = 2 + number % 4
        check(seats, bool(number & 4) and seats > 2, f"written {number}")
