"""A server is killed again and again while people play: no move that it acknowledged is lost."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.support.forking import Forked
from tests.support.serving import PATIENCE, Player

PLAYERS = 6
SHORT, LONG = 2, 1000


class Table:
    """A table that somebody plays at; ``kept`` is the last move that was acknowledged."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self._begin()
        self.acknowledged = 0

    def _begin(self) -> None:
        self.id: str = self.player.new_table("me", "here")["id"]
        self.kept = 2

    def play(self, stop: threading.Event) -> None:
        """Move after move until the server is gone; what was not acknowledged is said again."""
        with suppress(httpx.TransportError):
            while not stop.is_set():
                answer = self.player.act(self.id, self.kept % 2, self.kept, type="pass")
                if answer.status_code == 422:  # the game is over
                    self._begin()
                    continue
                assert answer.status_code == 200, answer.text
                self.kept = answer.json()["seq"]
                self.acknowledged += 1

    def lost(self) -> int:
        """How many acknowledged moves are not there any more."""
        end = time.monotonic() + PATIENCE
        while (answer := self.player.get(f"/tables/{self.id}")).status_code == 503:
            assert time.monotonic() < end, answer.text  # it has only just started
            time.sleep(0.2)
        return max(0, self.kept - int(answer.json()["seq"]))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"{tmp_path}/t.sqlite"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def server(database: str) -> Iterator[Forked]:
    forked = Forked(database)
    yield forked
    forked.close()


@pytest.mark.parametrize(
    "kills",
    [SHORT, pytest.param(int(os.environ.get("ROUNDHOUSE_KILLS", LONG)), marks=pytest.mark.long)],
)
def test_no_acknowledged_move_is_lost(server: Forked, kills: int) -> None:
    rng, lost, killed = Random(f"kills {kills}"), 0, 0
    running = server.start()
    tables = [Table(running.player(f"Player {n}")) for n in range(PLAYERS)]
    for _ in range(kills):
        _play_until_killed(server, tables, rng.uniform(0.02, 0.4))
        killed += 1
        server.start()
        lost += sum(table.lost() for table in tables)
    told = f"{killed} kills, {sum(t.acknowledged for t in tables)} moves, {lost} lost"
    print(told)  # noqa: T201 - the figure of a long run
    for table in tables:
        table.player.http.close()
    assert lost == 0, told
    assert sum(table.acknowledged for table in tables) >= kills, told


def _play_until_killed(server: Forked, tables: list[Table], seconds: float) -> None:
    stop = threading.Event()
    threads = [threading.Thread(target=table.play, args=(stop,)) for table in tables]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    server.kill()
    stop.set()
    for thread in threads:
        thread.join()
