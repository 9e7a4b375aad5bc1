"""A seat that keeps the table waiting: after the server's time any player may give it to a bot."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.web.test_pages import HTML
from tests.server.web.test_play import invite
from tests.support.serving import Player, Running, serving, toy_config

Waiting = tuple[str, Player, Player]


@contextmanager
def _waiting_for_bob(server: Running) -> Iterator[Waiting]:
    """Amy's table with Bob and Eve, who have sat down; Bob is to decide."""
    amy, bob, eve = people = [server.player(name) for name in ("Amy", "Bob", "Eve")]
    table: str = amy.new_table("me", "open", "open")["id"]
    invite(amy, bob, table)
    invite(amy, eve, table)
    assert amy.act(table, 0, 3, type="pass").status_code == 200
    yield table, bob, eve
    for one in people:
        one.http.close()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits a moment, not hours."""
    path = tmp_path_factory.mktemp("abandon") / "tables.sqlite"
    with serving(toy_config(str(path), abandon_after=0.0)) as running:
        yield running


def test_any_player_may_hand_an_abandoned_seat_to_a_bot(impatient: Running) -> None:
    with _waiting_for_bob(impatient) as (table, bob, eve):
        page = eve.http.get(f"/table/{table}", headers=HTML).text
        assert "Bob hasn’t moved for a long time" in page
        assert 'id="hand-1"' in page
        assert "Bob hasn’t moved" not in bob.http.get(f"/table/{table}", headers=HTML).text
        answer = eve.post(f"/tables/{table}/seats/1", to="bot:passer")
        assert answer.status_code == 200, answer.text
        assert answer.json()["seats"][1]["kind"] == "bot"


@pytest.mark.parametrize("to", ["me", "open"])
def test_only_a_bot_may_have_it(impatient: Running, to: str) -> None:
    with _waiting_for_bob(impatient) as (table, _, eve):
        assert eve.post(f"/tables/{table}/seats/1", to=to).status_code == 403


def test_only_the_seat_that_is_waited_for(impatient: Running) -> None:
    with _waiting_for_bob(impatient) as (table, bob, _):
        assert bob.post(f"/tables/{table}/seats/2", to="bot:passer").status_code == 403


def test_only_by_players(impatient: Running) -> None:
    stranger = impatient.player("Zoe")
    with _waiting_for_bob(impatient) as (table, _, _), stranger.http:
        assert stranger.post(f"/tables/{table}/seats/1", to="bot:passer").status_code == 403
        assert "has not moved" not in stranger.http.get(f"/table/{table}", headers=HTML).text


@pytest.mark.parametrize("hours", [None, 24.0])
def test_nobody_is_hurried(tmp_path: Path, hours: float | None) -> None:
    config = toy_config(f"{tmp_path}/tables.sqlite", abandon_after=hours)
    with serving(config) as server, _waiting_for_bob(server) as (table, _, eve):
        assert eve.post(f"/tables/{table}/seats/1", to="bot:passer").status_code == 403
        assert "has not moved" not in eve.http.get(f"/table/{table}", headers=HTML).text
