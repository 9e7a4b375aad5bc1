"""What is too old is deleted by the server itself, every day, and from every page at once."""

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from roundhouse.server.admin.operations import do
from roundhouse.server.admin.tidying import keep_tidy
from roundhouse.server.config import FOR_EVER, Retention
from roundhouse.store import open_store
from roundhouse.store.base import Store, Unavailable
from tests.server.admin.test_operations import aged
from tests.server.web.test_play import sit_down, wait_until
from tests.store.rows import move, with_table
from tests.support.serving import Player, Running, serving, toy_config

HTML = {"Accept": "text/html"}


def finished(store: Store, id_: str) -> None:
    """A table that ended forty days ago."""
    row = store.table("t1")
    assert row is not None
    store.add_table(replace(row, id=id_, seq=0), store.seats("t1"), ())
    store.append(replace(move("end", 0, ended=True), table=id_))
    aged(store, id_, 40)


async def tidied(store: Store, kept: Retention, *gone: str) -> None:
    """Wait until these tables are deleted."""
    tidying = asyncio.create_task(keep_tidy(store, kept, 0.01))
    await asyncio.to_thread(wait_until, lambda: not any(map(store.table, gone)))
    tidying.cancel()


def test_what_is_too_old_is_deleted_every_day(tmp_path: Path) -> None:
    store = open_store(f"{tmp_path}/t.sqlite")
    with_table(store)

    async def days() -> None:
        for id_ in ("today", "tomorrow"):
            finished(store, id_)
            await tidied(store, Retention(finished=30), id_)
        assert store.table("t1"), "it was played at today"
        finished(store, "yesterday")
        aged(store, "t1", 40)
        await tidied(store, Retention(idle=30), "t1")
        assert store.table("yesterday"), "finished tables are kept for ever"

    asyncio.run(days())
    store.close()


def test_a_database_that_is_away_is_tidied_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(f"{tmp_path}/t.sqlite")
    with_table(store)
    finished(store, "old")
    look, away = store.older, [True, True]

    def older(**times: int | None) -> object:
        if away and away.pop():
            raise Unavailable("the disk is full")
        return look(**times)

    monkeypatch.setattr(store, "older", older)
    asyncio.run(tidied(store, Retention(finished=30), "old"))
    assert "What is old could not be deleted: the disk is full" in caplog.text
    store.close()


def test_without_a_word_from_the_operator_all_is_kept(tmp_path: Path) -> None:
    store = open_store(f"{tmp_path}/t.sqlite")
    asyncio.run(asyncio.wait_for(keep_tidy(store, FOR_EVER), 10))
    store.close()


def test_a_server_tidies_when_it_starts(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    config = toy_config(f"{tmp_path}/t.sqlite", retention=Retention(finished=30))
    with serving(config):
        wait_until(lambda: "Deleted what is old: 0 finished tables" in caplog.text)


def test_a_deleted_table_is_gone_from_every_page(server: Running, amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob, private=False)
    live = f"{server.url}/table/{table}/live"
    with httpx.stream("GET", live, timeout=60) as stream:
        news = (json.loads(line[6:]) for line in stream.iter_lines() if line[:5] == "data:")
        assert next(news) == {"move": 2}
        do(server.app.state.services.store, "delete_table", {"table": table})
        assert next(news) == {"gone": 0}
    assert bob.http.get(f"/table/{table}", headers=HTML).status_code == 404
    assert bob.get(f"/tables/{table}/view").status_code == 404
    assert amy.act(table, 0, 2, type="pass").status_code == 404
    assert amy.post(f"/tables/{table}/chat", text="Hello?").status_code == 404
