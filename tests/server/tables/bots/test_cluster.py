"""Bots that think on the workers of a real Dask cluster, and what happens when these go."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.actions import Pass
from roundhouse.core.codec import read_json
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.server.tables.bots import cluster as clusters
from roundhouse.server.tables.bots import worker
from roundhouse.server.tables.bots.cluster import Cluster, NobodyThinks
from roundhouse.server.tables.bots.runner import BotRunner, Decision
from roundhouse_toll.game import Toll, TollView
from roundhouse_toll.title import TITLE as TOLL
from tests.server.web.test_play import wait_until
from tests.support.serving import Running, free_port, serving, toy_config, toy_titles
from tests.support.thinkers import Saw, thinking_titles

distributed = pytest.importorskip("distributed", reason="the extra “cluster” is missing")

LONG = 120.0
PlayedTable = Table[Toll, TollView]
Work = Callable[[BotRunner], Coroutine[Any, Any, None]]


@contextmanager
def dask(workers: int, *, processes: bool, port: int = 0) -> Iterator[Any]:
    """So many workers of one thread each; as processes they have nannies, as on real machines."""
    with distributed.LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=processes,
        protocol="tcp",
        dashboard_address=":0",
        scheduler_port=port,
        silence_logs=logging.CRITICAL,
    ) as running:
        yield running


@pytest.fixture(scope="module")
def here() -> Iterator[Any]:
    """Two workers within this process."""
    with dask(2, processes=False) as running:
        yield running


@pytest.fixture
def elsewhere() -> Iterator[Any]:
    """Two workers in processes of their own, which may be stuck or killed."""
    with dask(2, processes=True) as running:
        yield running


@pytest.fixture(autouse=True)
def no_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker of this process knows no game yet."""
    monkeypatch.setattr(worker, "_worker", worker.Worker(()))


def running(cluster: Any, places: int, work: Work, wait: float = 20.0) -> None:
    async def run() -> None:
        runner = BotRunner(thinking_titles, places, Cluster(cluster.scheduler_address, wait))
        try:
            await work(runner)
        finally:
            runner.close()
            await runner.leave()

    asyncio.run(run())


def new_table(seed: str = "cluster") -> PlayedTable:
    return Table.start(TOLL.game, Setup(seats=2), seed=seed)


def decision(table: PlayedTable, *, id_: str = "t", bot: str = "looker") -> Decision:
    return Decision(id=id_, table=table, seat=int(table.to_act[0]), bot=bot, seed="s", owner=id_)


def test_a_worker_answers_what_a_process_of_ours_would(here: Any) -> None:
    table = new_table()

    async def work(runner: BotRunner) -> None:
        for _ in range(3):
            answer = await runner.ask(decision(table), LONG)
            assert isinstance(answer.reason, Saw)
            assert answer.reason.view == table.view(table.to_act[0])
            assert read_json(answer.action)
            table.play(table.to_act[0], Pass())

    running(here, 1, work)


def test_each_place_has_a_worker_to_itself(here: Any) -> None:
    async def work(runner: BotRunner) -> None:
        began = time.monotonic()
        asked = [decision(new_table(), id_=f"t{n}", bot="sleeper") for n in range(2)]
        await asyncio.gather(*(runner.ask(each, LONG) for each in asked))
        assert time.monotonic() - began < 10
        cluster = runner._cluster
        assert cluster is not None
        assert cluster._taken == set(await cluster.workers())
        assert len(cluster._taken) == 2

    running(here, 2, work)


def test_more_places_than_workers_wait_for_nobodys_worker(here: Any) -> None:
    async def work(runner: BotRunner) -> None:
        asked = [decision(new_table(), id_=f"t{n}") for n in range(3)]
        told = await asyncio.gather(
            *(runner.ask(each, LONG) for each in asked), return_exceptions=True
        )
        assert [type(each) for each in told].count(NobodyThinks) == 1, told

    running(here, 3, work, wait=0.0)


def test_a_bot_that_fails_is_no_failure_of_the_cluster(here: Any) -> None:
    async def work(runner: BotRunner) -> None:
        with pytest.raises(RuntimeError, match="lost my way"):
            await runner.ask(decision(new_table(), bot="failing"), LONG)
        assert (await runner.ask(decision(new_table()), LONG)).action

    running(here, 1, work)


def test_workers_of_another_roundhouse_are_left_alone(
    here: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker, "VERSION", "0.0.1")

    async def work(runner: BotRunner) -> None:
        with pytest.raises(NobodyThinks):
            await runner.ask(decision(new_table()), LONG)

    running(here, 1, work, wait=0.0)
    assert "has Roundhouse 0.0.1" in caplog.text


def test_while_the_cluster_is_away_nobody_plays_at_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's table waits, everything else goes on, and it plays once there is a cluster."""
    from roundhouse.server.tables.bots import driver  # noqa: PLC0415 - whose sweep is sped up

    monkeypatch.setattr(driver, "SWEEP", 0.3)
    monkeypatch.setattr(clusters, "CONNECT", 0.5)
    port = free_port()
    config = toy_config(f"{tmp_path}/t.sqlite", bot_cluster=f"tcp://127.0.0.1:{port}")
    with serving(config) as server:
        amy = server.player("Amy")
        table = amy.new_table("bot:passer", "me")["id"]
        time.sleep(2)
        assert _seq(server, amy, table) == 2, "nobody has moved"
        own = amy.new_table("me", "bot:passer")["id"]
        assert amy.post(f"/tables/{own}/hint", seat=0).status_code == 503
        with dask(1, processes=False, port=port):
            wait_until(lambda: _seq(server, amy, table) == 3)
        amy.http.close()


def _seq(_server: Running, player: Any, table: str) -> int:
    return int(player.get(f"/tables/{table}").json()["seq"])


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys  # noqa: PLC0415 - only here a module is hidden

    from roundhouse.core.installed import MissingExtra  # noqa: PLC0415 - beside it

    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra):
        Cluster("tcp://127.0.0.1:1")


@pytest.mark.long
def test_a_bot_that_is_stuck_is_ended_and_its_worker_serves_on(elsewhere: Any) -> None:
    async def work(runner: BotRunner) -> None:
        with pytest.raises(TimeoutError):
            await runner.ask(decision(new_table(), bot="stuck"), 1)
        began = time.monotonic()
        asked = [decision(new_table(), id_=f"t{n}") for n in range(2)]
        await asyncio.gather(*(runner.ask(each, LONG) for each in asked))
        assert time.monotonic() - began < 30, "the stuck one would have taken forty seconds"

    running(elsewhere, 2, work, wait=60)


@pytest.mark.long
def test_what_a_killed_worker_was_asked_is_asked_again(elsewhere: Any) -> None:
    async def work(runner: BotRunner) -> None:
        answer = await runner.ask(decision(new_table()), LONG)
        assert isinstance(answer.reason, Saw)
        thinking = asyncio.ensure_future(runner.ask(decision(new_table(), bot="stuck"), LONG))
        await asyncio.sleep(1)
        os.kill(answer.reason.process, signal.SIGKILL)
        with pytest.raises(NobodyThinks):
            await thinking
        assert (await runner.ask(decision(new_table()), LONG)).action

    running(elsewhere, 1, work, wait=60)


def test_toy_titles_are_found_by_name() -> None:
    """What goes to other machines goes by name: the loader is no closure."""
    import pickle  # noqa: PLC0415 - as Dask sends it

    assert pickle.loads(pickle.dumps(toy_titles)) is toy_titles  # noqa: S301 - our own
