"""What is asked by those who watch over a server: figures, readiness, the access log."""

import logging
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from roundhouse.server.observability.logs import ACCESS, FACTS
from roundhouse.store.sqlite import SqliteStore
from tests.support.serving import Player, Running, serving, toy_config

TOKEN = "a-token-for-the-scraper"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("watched")
    config = toy_config(f"{folder}/tables.sqlite", metrics_token=TOKEN)
    with serving(config) as running:
        yield running


@pytest.fixture
def pat(watched: Running) -> Iterator[Player]:
    player = watched.player("Pat")
    yield player
    player.http.close()


def figures(server: Running) -> dict[str, float]:
    answer = httpx.get(f"{server.url}/metrics", timeout=60)
    assert answer.status_code == 200
    lines = (line.rpartition(" ") for line in answer.text.splitlines() if line[:1] != "#")
    return {name: float(value) for name, _, value in lines}


def test_moves_tables_requests_and_the_database_are_counted(watched: Running, pat: Player) -> None:
    before = figures(watched)["roundhouse_moves_total"]
    table = pat.new_table("me", "bot:passer")
    assert pat.act(table["id"], 0, table["seq"], type="stake", coins=1).is_success
    now = figures(watched)
    assert now["roundhouse_moves_total"] > before
    assert now["roundhouse_tables"] >= 1
    assert {"roundhouse_streams", "roundhouse_bots_waiting", "roundhouse_bots_thinking"} <= set(now)
    assert now["roundhouse_outbox_waiting"] == 0
    posts = 'method="POST",route="/api/v1/tables/{table_id}/actions",status="200"'
    assert now[f"roundhouse_requests_total{{{posts}}}"] >= 1
    assert now['roundhouse_store_seconds_count{call="append"}'] >= 1


def test_a_move_sent_twice_is_counted_once(watched: Running, pat: Player) -> None:
    table = pat.new_table("me", "open")
    act = {"type": "stake", "coins": 1}
    first = pat.act(table["id"], 0, table["seq"], "same", **act)
    before = figures(watched)["roundhouse_moves_total"]
    again = pat.act(table["id"], 0, table["seq"], "same", **act)
    assert (first.status_code, again.status_code) == (200, 200)
    assert figures(watched)["roundhouse_moves_total"] == before


def test_a_foolish_path_makes_no_figure_of_its_own(watched: Running) -> None:
    httpx.get(f"{watched.url}/no/such/page/secret-1")
    httpx.request("BREW", f"{watched.url}/")
    text = httpx.get(f"{watched.url}/metrics").text
    assert "secret-1" not in text
    assert "BREW" not in text
    assert 'route="(none)"' in text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_what_came_through_a_proxy_needs_the_token(watched: Running, header: str) -> None:
    through = {header: "203.0.113.9"}
    assert httpx.get(f"{watched.url}/metrics", headers=through).status_code == 403
    wrong = through | {"Authorization": "Bearer guessed"}
    assert httpx.get(f"{watched.url}/metrics", headers=wrong).status_code == 403
    right = through | {"Authorization": f"Bearer {TOKEN}"}
    assert httpx.get(f"{watched.url}/metrics", headers=right).status_code == 200


def test_other_addresses_see_no_figures(tmp_path: Path) -> None:
    with serving(toy_config(f"{tmp_path}/t.sqlite", metrics_from=("10.0.0.0/8",))) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 403
        nobody = {"Authorization": "Bearer"}
        assert httpx.get(f"{server.url}/metrics", headers=nobody).status_code == 403


def test_a_full_disk_is_healthy_but_not_ready(tmp_path: Path) -> None:
    with serving(toy_config(f"{tmp_path}/tables.sqlite")) as server:
        store = server.app.state.services.store
        store.secret()  # what else starts has written by now
        _most_pages(store._store, 1)
        assert httpx.get(f"{server.url}/health").status_code == 200
        full = httpx.get(f"{server.url}/ready")
        assert (full.status_code, full.json()) == (503, {"ok": False})
        _most_pages(store._store, 1_000_000)
        server.app.state.readiness._tried_at = 0.0  # as if some seconds had passed
        assert httpx.get(f"{server.url}/ready").json() == {"ok": True}


def _most_pages(store: SqliteStore, pages: int) -> None:
    with store._writing.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def test_a_hanging_database_is_not_ready_and_is_asked_once(tmp_path: Path) -> None:
    with serving(toy_config(f"{tmp_path}/tables.sqlite")) as server:
        readiness, asked, go = server.app.state.readiness, [], threading.Event()

        class Hanging:
            def prove(self) -> None:
                asked.append(1)
                go.wait(60)

        readiness._store, readiness._patience = Hanging(), 0.2
        assert [httpx.get(f"{server.url}/ready").status_code for _ in range(3)] == [503] * 3
        assert len(asked) == 1
        go.set()


def test_the_access_log_tells_the_page_and_no_link(
    pat: Player, caplog: pytest.LogCaptureFixture
) -> None:
    made = pat.new_table("me", "open")
    with caplog.at_level(logging.INFO, ACCESS):
        answer = pat.http.get("/join/TELLTALE?next=TELLTALE")
        pat.get(f"/tables/{made['id']}/view", seat=0)
    lines = [record.getMessage() for record in caplog.records if record.name == ACCESS]
    assert not any("TELLTALE" in line for line in lines)
    assert any(re.search(r"GET /join/\{token\} \d{3} [\d.]+ ms", line) for line in lines)
    assert any(f"GET /api/v1/tables/{made['id']}/view 200" in line for line in lines)
    facts = [getattr(record, FACTS) for record in caplog.records if record.name == ACCESS]
    assert all(set(each) == {"client", "method", "path", "status", "ms"} for each in facts)
    assert re.fullmatch("[0-9a-f]{12}", answer.headers["X-Request-ID"])
