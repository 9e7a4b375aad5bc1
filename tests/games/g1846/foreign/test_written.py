"""Games of ours in the other site's words alone can be followed to the same end."""

import pytest

from roundhouse.games.g1846.foreign.compare import differences
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.records import read_record
from roundhouse.games.g1846.foreign.shape import after
from roundhouse.games.g1846.foreign.writing.script import Script
from roundhouse.games.g1846.rules.state import State
from tests.games.g1846.foreign.trips import as_theirs, exported, mostly_sensible

pytestmark = pytest.mark.no_cover


def followed(seats: int, second: bool, seed: str) -> tuple[State, Follower, bool]:
    """The end of a game, who followed it, and whether that site could have played it so."""
    table = mostly_sensible(seats, second, seed)
    follower = Follower(read_record(as_theirs(exported(table.journal))))
    for _ in follower.moves():
        pass
    return table.state, follower, not Script(table.journal).departures


def check(seats: int, second: bool, seed: str) -> None:
    state, follower, possible = followed(seats, second, seed)
    names = follower.record.players
    found = differences(follower.state, names, after(state, names))
    assert [one for one in found if one.name is None] == [], seed
    assert follower.remarkable == [] or not possible, seed


@pytest.mark.parametrize(("seats", "second"), [(2, False), (3, True), (4, False), (5, True)])
def test_a_written_game_is_followed_to_its_end(seats: int, second: bool) -> None:
    check(seats, second, "written")


@pytest.mark.long
def test_many_written_games() -> None:
    for number in range(80):
        seats = 2 + number % 4
        check(seats, bool(number & 4) and seats > 2, f"written {number}")
