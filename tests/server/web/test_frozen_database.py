"""PostgreSQL stands still without a word, as a machine does that swaps or a disk that hangs."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import httpx
import psycopg
import pytest

from roundhouse.store import open_store
from roundhouse.store.base import Unavailable
from tests.server.web.test_play import wait_until
from tests.support.postgres import Cluster
from tests.support.serving import serving, toy_config

VIEW_BAR = 1.0
POST_BAR = 2.0
NOISE = 1.5
"""Seconds that a busy machine may add."""


@contextmanager
def frozen(cluster: Cluster) -> Iterator[None]:
    """All of PostgreSQL's processes are stopped meanwhile; their connections stay."""
    postmaster = int((cluster.data / "postmaster.pid").read_text().split()[0])
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(postmaster)], capture_output=True, text=True, check=True
    )
    processes = [postmaster, *map(int, found.stdout.split())]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def timed(ask: Callable[[], httpx.Response]) -> tuple[int, float]:
    began = time.monotonic()
    return ask().status_code, time.monotonic() - began


def test_views_come_from_memory_and_posts_say_no_until_it_moves_again(
    postgres_cluster: Cluster,
) -> None:
    with serving(toy_config(postgres_cluster.url())) as server:
        amy = server.player("Amy")
        amy.http.timeout = httpx.Timeout(30)
        table = amy.new_table("me", "here")["id"]
        page = {"Accept": "text/html"}
        looks: list[Callable[[], httpx.Response]] = [
            partial(amy.http.get, f"/table/{table}", headers=page),
            partial(amy.http.get, f"/table/{table}/fragment"),
            partial(amy.get, f"/tables/{table}/view"),
        ]
        for look in looks:
            assert look().status_code == 200
        with frozen(postgres_cluster):
            for look in [*looks, *looks]:
                status, took = timed(look)
                assert status == 200
                assert took < VIEW_BAR + NOISE, took
            for _ in range(2):
                status, took = timed(lambda: amy.act(table, 0, 2, id_="once", type="pass"))
                assert status == 503
                assert took < POST_BAR + NOISE, took
        wait_until(lambda: amy.act(table, 0, 2, id_="once", type="pass").status_code == 200)
        assert amy.get(f"/tables/{table}").json()["seq"] == 3
        assert amy.act(table, 1, 3, type="pass").status_code == 200
        amy.http.close()


def test_the_first_to_meet_a_frozen_database_may_be_a_move(postgres_cluster: Cluster) -> None:
    with serving(toy_config(postgres_cluster.url())) as server:
        amy = server.player("Amy")
        amy.http.timeout = httpx.Timeout(30)
        table = amy.new_table("me", "here")["id"]
        with frozen(postgres_cluster):
            status, took = timed(lambda: amy.act(table, 0, 2, id_="once", type="pass"))
            assert (status, took < POST_BAR + NOISE) == (503, True), took
        again: list[httpx.Response] = []

        def is_kept() -> bool:
            again.append(amy.act(table, 0, 2, id_="once", type="pass"))
            return again[-1].status_code == 200

        wait_until(is_kept)
        assert again[-1].json()["seq"] == 3, "the same move is one move"
        amy.http.close()


def test_a_slow_query_is_waited_for(postgres_url: str) -> None:
    """A database that only takes its time is not given up: it still answers somebody else."""
    store = open_store(postgres_url)
    from sqlalchemy import text  # noqa: PLC0415 - beside the store that has it

    try:
        began = time.monotonic()
        assert store._read(lambda c: c.execute(text("SELECT 7 FROM pg_sleep(1.5)")).scalar()) == 7  # type: ignore[attr-defined]
        assert time.monotonic() - began >= 1.4
    finally:
        store.close()


@pytest.mark.parametrize("setting", ["statement_timeout", "lock_timeout"])
def test_the_database_itself_ends_what_takes_too_long(postgres_url: str, setting: str) -> None:
    from sqlalchemy import text  # noqa: PLC0415 - as above

    for options, bound in (("", True), ("&options=-c%20statement_timeout%3D0", False)):
        store = open_store(f"{postgres_url}{options if '?' in postgres_url else ''}")
        try:
            found = store._read(lambda c: c.execute(text(f"SHOW {setting}")).scalar())  # type: ignore[attr-defined]
            assert (found != "0") is bound
        finally:
            store.close()


def test_the_line_to_the_database_is_watched(postgres_url: str) -> None:
    store = open_store(postgres_url)
    try:
        line = store._engine.raw_connection().driver_connection  # type: ignore[attr-defined]
        assert isinstance(line, psycopg.Connection)
        told = {o.keyword.decode(): o.val for o in line.pgconn.info if o.val}
        assert told["tcp_user_timeout"] == b"20000"
        assert told["connect_timeout"] == b"2"
        line.close()
    finally:
        store.close()


def test_nobody_waits_for_a_database_that_is_known_to_be_gone(postgres_url: str) -> None:
    store = open_store(postgres_url)
    try:
        store._pulse.is_gone = True  # type: ignore[attr-defined]
        for ask in (store.secret, partial(store.drop_undo, "t")):
            with pytest.raises(Unavailable):
                ask()
    finally:
        store.close()
