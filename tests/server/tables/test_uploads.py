"""What strangers upload costs the server little, whatever it is."""

import asyncio
import json
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from roundhouse.core.errors import OversizedJournal
from roundhouse.core.journal import Journal
from roundhouse.core.title import AnyTitle, Importer
from roundhouse.server.config import Limits
from roundhouse.server.errors import HeavyFile, Overgrown, TooLarge, TooMany
from roundhouse.server.tables import uploads
from roundhouse.server.tables.uploads import MOST_PARTS, MOST_WAITING, Uploads, judge_shape
from tests.support.serving import FAST, Running, serving, toy_config, toy_titles

HTML = {"Accept": "text/html"}
LARGEST = 2_000_000
BOMB = '{"roundhouse": 1, "entries": [' + "{}," * 5_200_000 + "{}]}"
"""The journal of 15.6 MB that took 919 MB to read."""
SETUP = {"seats": 2, "options": {"purse": 3}, "version": 1}
DEALT = [{"seat": -1, "action": {"type": "deal", "card": [card]}} for card in "23"]
GOOD = json.dumps({"roundhouse": 1, "game": "toll", "setup": SETUP, "entries": DEALT})


@dataclass(frozen=True)
class Reader(Importer):
    """Reads what says so, in a way of its own."""

    site: str = "nowhere"

    def knows(self, data: object) -> bool:
        return isinstance(data, dict) and "do" in data

    def read(self, data: Any) -> Any:
        return {"eat": _eat, "spin": _spin, "spin a while": _spin_a_while, "die": _die}[
            data["do"]
        ]()


def _eat() -> None:
    hoard = [bytearray(50_000_000) for _ in range(40)]
    raise AssertionError(len(hoard))


def _spin() -> None:
    while True:
        pass


def _spin_a_while() -> None:
    end = time.process_time() + 3
    while time.process_time() < end:
        pass


def _die() -> None:
    import os  # noqa: PLC0415 - dies with its module

    os._exit(1)


def hungry_titles() -> list[AnyTitle]:
    """The toy with such a reader; a process of the uploads' calls this, too."""
    (toy,) = toy_titles()
    return [replace(toy, importers=(Reader(),))]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(toy_config(f"{tmp_path}/t.sqlite")) as running:
        yield running


def test_the_bomb_is_refused_before_it_is_read(server: Running) -> None:
    amy = server.player("Amy")
    for _ in range(2):
        with ThreadPoolExecutor(5) as pool:
            sent = list(
                pool.map(lambda _: amy.post("/imports", journal=BOMB).status_code, range(5))
            )
        assert sent == [413] * 5
    form = amy.http.post("/import", files={"file": ("x.json", BOMB)}, headers=HTML)
    assert form.status_code == 413
    streamed = amy.http.post(
        "/api/v1/imports",
        content=iter([b'{"journal": "'] + [b"{}," * 100_000] * 52),
        headers={"Content-Type": "application/json"},
    )
    assert streamed.status_code == 413
    amy.http.close()


def test_a_smaller_bomb_is_refused_by_its_shape(server: Running) -> None:
    amy = server.player("Amy")
    small = '{"roundhouse": 1, "entries": [' + "{}," * 400_000 + "{}]}"
    answer = amy.post("/imports", journal=small)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["id"], error["params"]["most"]) == ("limits-overgrown", MOST_PARTS)
    amy.http.close()


def test_the_shape_is_judged_on_the_text_alone() -> None:
    with pytest.raises(TooLarge):
        judge_shape(" " * (LARGEST + 1), LARGEST)
    with pytest.raises(Overgrown):
        judge_shape("[" * (MOST_PARTS + 1), LARGEST)
    judge_shape("{" * MOST_PARTS, LARGEST)


@pytest.mark.parametrize("deed", ["eat", "spin", "die"])
def test_a_reader_out_of_bounds_costs_one_file(deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too much memory, too much time, a crash: refused, and the next file is read."""

    async def read() -> Journal:
        desk = Uploads(hungry_titles(), hungry_titles, LARGEST)
        try:
            began = time.monotonic()
            with pytest.raises(HeavyFile):
                await desk.read(json.dumps({"do": deed}), "mallory")
            assert time.monotonic() - began < uploads.SECONDS + 60
            return (await desk.read(GOOD, "amy")).journal
        finally:
            desk.close()

    monkeypatch.setattr(uploads, "SECONDS", 60.0)
    assert len(asyncio.run(read()).entries) == len(DEALT)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such clock")
def test_reading_has_so_much_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own time, not the clock's: a busy machine takes nothing from it."""
    monkeypatch.setattr(uploads, "_titles", hungry_titles())
    monkeypatch.setattr(uploads, "CPU_SECONDS", 0.2)
    began = time.process_time()
    with pytest.raises(TimeoutError):
        uploads.read_apart(json.dumps({"do": "spin a while"}))
    assert time.process_time() - began < 2
    assert uploads.read_apart(GOOD)[0]
    assert signal.getitimer(signal.ITIMER_PROF)[0] == 0, "what comes next has no such end"


def test_one_is_read_at_a_time_and_nobody_has_two_waiting() -> None:
    async def read() -> None:
        desk = Uploads(hungry_titles(), None, LARGEST)
        await desk._one_at_a_time.acquire()
        first = asyncio.create_task(desk.read(GOOD, "guest"))
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await desk.read(GOOD, "guest")
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        waiting = [asyncio.create_task(desk.read(GOOD, f"guest {n}")) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await desk.read(GOOD, "somebody else")
        desk._one_at_a_time.release()
        assert len(await asyncio.gather(*waiting)) == MOST_WAITING
        await desk.read(GOOD, "somebody else")

    asyncio.run(read())


def test_a_journal_longer_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_ENTRIES", 1)
    with pytest.raises(OversizedJournal):
        uploads.read_upload(toy_titles(), GOOD)


def test_an_idle_process_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        before = len(multiprocessing.active_children())
        desk = Uploads(toy_titles(), toy_titles, LARGEST)
        await desk.read(GOOD, "amy")
        end = time.monotonic() + 60
        while len(multiprocessing.active_children()) > before:
            assert time.monotonic() < end, "it stays for ever"
            await asyncio.sleep(0.05)
        desk.close()

    monkeypatch.setattr(uploads, "IDLE", 0.1)
    asyncio.run(read())


def test_names_in_a_file_cannot_steer_the_page(server: Running) -> None:
    amy = server.player("Amy")
    evil: Mapping[str, Any] = json.loads(GOOD) | {"players": ["\u202eevil\u0000\u0007", "  B\tob "]}
    made = amy.post("/imports", journal=json.dumps(evil))
    assert [seat["name"] for seat in made.json()["seats"]] == ["evil", "B ob"]
    amy.http.close()


def test_nobody_keeps_more_imports_than_a_person_may(tmp_path: Path) -> None:
    limits = replace(FAST, tables_imported=2)
    with serving(toy_config(f"{tmp_path}/t.sqlite", limits=limits)) as server:
        amy, bob = server.player("Amy"), server.player("Bob")
        sent = [amy.post("/imports", journal=GOOD) for _ in range(3)]
        assert [one.status_code for one in sent] == [201, 201, 429]
        error = sent[-1].json()["error"]
        assert error["id"] == "limits-too-many-tables"
        assert error["params"] == {"kind": "imported", "most": 2}
        assert bob.post("/imports", journal=GOOD).status_code == 201
        for player in (amy, bob):
            player.http.close()


def test_the_usual_limit_is_about_two_megabytes() -> None:
    assert 1_500_000 < Limits().upload < 2_500_000


def test_a_server_without_processes_reads_all_the_same(tmp_path: Path) -> None:
    with serving(toy_config(f"{tmp_path}/t.sqlite", bot_titles=None)) as server:
        answer = httpx.post(
            f"{server.url}/import", data={"name": "Amy", "text": GOOD}, headers=HTML
        )
        assert answer.status_code == 303
