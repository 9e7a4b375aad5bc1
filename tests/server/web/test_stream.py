"""Live updates over HTTP, and what the server does while its database is away."""

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

import httpx
import pytest

from roundhouse.store.sqlite import SqliteStore
from tests.server.web.test_play import sit_down, wait_until
from tests.support.postgres import Cluster
from tests.support.serving import Player, Process, Running, serving, toy_config, two_processes

PROCESSES = Path("/proc")


class Stream:
    """What a page of a table hears."""

    def __init__(self, url: str, table: str) -> None:
        self.heard: Queue[dict[str, int]] = Queue()
        self._address = f"{url}/table/{table}/live"
        threading.Thread(target=self._listen, daemon=True).start()
        self.first = self.next()

    def _listen(self) -> None:
        try:
            with httpx.stream("GET", self._address, timeout=60) as answer:
                for line in answer.iter_lines():
                    if line.startswith("data: "):
                        self.heard.put(json.loads(line[6:]))
        except httpx.TransportError:
            return

    def next(self) -> dict[str, int]:
        return self.heard.get(timeout=60)


def test_a_page_hears_only_numbers(server: Running, amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob, private=False)
    stream = Stream(server.url, table)
    assert stream.first == {"move": 2}
    amy.act(table, 0, 2, type="pass")
    assert stream.next() == {"move": 3}
    bob.post(f"/tables/{table}/chat", text="Hello")
    assert stream.next() == {"chat": 1}
    amy.post(f"/tables/{table}/seats/1", to="open")
    assert "seats" in stream.next()


def test_streams_that_end_leave_nothing_behind(server: Running, amy: Player) -> None:
    table = amy.new_table("me", "here", private=False)["id"]
    hub = server.app.state.services.registry.hub
    wait_until(lambda: table not in hub.tables())
    with httpx.stream("GET", f"{server.url}/table/{table}/live", timeout=30) as answer:
        pieces = answer.iter_bytes()
        next(pieces)
        assert table in hub.tables()
    wait_until(lambda: table not in hub.tables())


def test_a_full_disk_is_503_and_passes(tmp_path: Path) -> None:
    with serving(toy_config(f"{tmp_path}/tables.sqlite")) as server:
        amy = server.player("Amy")
        table = amy.new_table("me", "here")["id"]
        store = server.app.state.services.store
        _pages(store, 1)
        refused = amy.act(table, 0, 2, type="pass")
        # a small move may still fit into the last page: then the next ones do not
        tries = 0
        while refused.status_code < 300 and tries < 50:
            tries += 1
            refused = amy.post(f"/tables/{table}/chat", text="x" * 500)
        assert refused.status_code == 503
        assert refused.json()["error"]["id"] == "pages-storage-down"
        assert amy.get(f"/tables/{table}/view").status_code == 200
        _pages(store, 100_000)
        seq = amy.get(f"/tables/{table}").json()["seq"]
        seat = amy.get(f"/tables/{table}").json()["to_act"][0]
        assert amy.act(table, seat, seq, "again", type="pass").status_code == 200
        amy.http.close()


def _pages(store: SqliteStore, most: int) -> None:
    with store._writing.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most}")


def test_a_database_that_goes_and_comes_back(postgres_cluster: Cluster) -> None:
    with serving(toy_config(postgres_cluster.url())) as server:
        amy = server.player("Amy")
        table = amy.new_table("me", "here")["id"]
        postgres_cluster.stop()
        assert amy.get(f"/tables/{table}/view").status_code == 200
        assert amy.http.get(f"/table/{table}", headers={"Accept": "text/html"}).status_code == 200
        assert amy.act(table, 0, 2, type="pass").status_code == 503
        assert amy.get(f"/tables/{table}").json()["seq"] == 2
        postgres_cluster.start()
        wait_until(lambda: amy.act(table, 0, 2, "mine", type="pass").status_code == 200, 90)
        assert amy.get(f"/tables/{table}").json()["seq"] == 3
        amy.http.close()


@pytest.fixture
def two(postgres_url: str) -> Iterator[tuple[Running, Running]]:
    """Two servers of one PostgreSQL database, each in its own process."""
    with two_processes(postgres_url) as servers:
        yield servers[0].running(), servers[1].running()


def test_two_processes_see_each_others_moves(two: tuple[Running, Running]) -> None:
    one, other = two
    amy = one.player("Amy")
    table = amy.new_table("me", "here", private=False)["id"]
    elsewhere = Player(
        httpx.Client(base_url=other.url, headers=amy.http.headers, timeout=180), amy.id, "Amy"
    )
    assert elsewhere.get(f"/tables/{table}").json()["seq"] == 2
    stream = Stream(other.url, table)
    amy.act(table, 0, 2, type="pass")
    assert stream.next() == {"move": 3}
    assert elsewhere.get(f"/tables/{table}").json()["to_act"] == [1]
    assert elsewhere.act(table, 1, 3, type="pass").status_code == 200
    wait_until(lambda: amy.get(f"/tables/{table}").json()["seq"] == 4)
    amy.http.close()
    elsewhere.http.close()


def test_of_two_rivals_in_two_processes_one_wins(two: tuple[Running, Running]) -> None:
    one, other = two
    amy = one.player("Amy")
    table = amy.new_table("me", "here")["id"]
    rivals = (
        amy,
        Player(httpx.Client(base_url=other.url, headers=amy.http.headers, timeout=180), "", ""),
    )
    for seq in range(2, 8):
        wait_until(lambda seq=seq: _both_at(rivals, table, seq))
        with ThreadPoolExecutor(2) as pool:
            tries = [pool.submit(_try, who, table, seq, n) for n, who in enumerate(rivals)]
        assert sorted(done.result() for done in tries) == [200, 409]
    for who in rivals:
        who.http.close()


def _both_at(rivals: tuple[Player, ...], table: str, seq: int) -> bool:
    return all(who.get(f"/tables/{table}").json()["seq"] == seq for who in rivals)


def _try(who: Player, table: str, seq: int, n: int) -> int:
    return who.act(table, seq % 2, seq, f"{n}-{seq}", type="pass").status_code


def test_a_killed_server_has_kept_what_it_acknowledged(tmp_path: Path) -> None:
    server = Process(f"{tmp_path}/tables.sqlite")
    server.start()
    amy = server.running().player("Amy")
    table = amy.new_table("me", "here")["id"]
    seq = 2
    try:
        for _ in range(3):
            kept = amy.act(table, seq % 2, seq, type="pass").json()["seq"]
            server.kill()
            server.start()
            assert amy.get(f"/tables/{table}").json()["seq"] == kept
            # no answer came, so the client asks again with the same id
            assert amy.act(table, seq % 2, seq, type="pass").json()["seq"] == kept
            seq = kept
    finally:
        server.kill()
        amy.http.close()


@pytest.mark.skipif(not PROCESSES.exists(), reason="no list of processes here")
def test_the_workers_of_a_killed_server_end(tmp_path: Path) -> None:
    server = Process(f"{tmp_path}/tables.sqlite")
    server.start()
    amy = server.running().player("Amy")
    try:
        table = amy.new_table("bot:passer", "me")["id"]
        wait_until(lambda: amy.get(f"/tables/{table}").json()["to_act"] == [1])
        workers = _children(server.pid)
        assert any(map(_is_running, workers))
    finally:
        server.kill()
        amy.http.close()
    wait_until(lambda: not any(map(_is_running, workers)))


def _children(pid: int) -> list[str]:
    lists = (PROCESSES / str(pid)).glob("task/*/children")
    return [child for each in lists for child in each.read_text().split()]


def _is_running(pid: str) -> bool:
    """Whether there is such a process; one that has ended may wait for somebody to note it."""
    try:
        return (PROCESSES / pid / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
