"""Bots at the table: they think in other processes, get plain data, and may fail."""

import asyncio
import hashlib
import json
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from random import Random
from typing import Any

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode_tagged, encode
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.journal import dump_journal
from roundhouse.core.reading import load_journal
from roundhouse.core.table import Table
from roundhouse.core.title import AnyTitle
from roundhouse.server.config import TitleLoader
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.store.base import SeatRow, StoreError

log = logging.getLogger(__name__)

SWEEP = 30.0
"""Seconds after which tables are looked over for bots that nobody woke."""

LONGEST_START = 180.0
"""Seconds that the workers may take to start."""

_titles: Sequence[AnyTitle] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a bot, as plain data. The bot itself sees only its seat's view of it."""

    journal: str
    seat: int
    bot: str
    seed: str


def _load(loader: TitleLoader) -> None:
    global _titles  # noqa: PLW0603 - a worker process has this one thing to remember
    threading.Thread(target=_end_with_server, daemon=True).start()
    _titles = loader()


def _end_with_server() -> None:
    """End this worker once the server is gone, even one that was killed and could tell nobody."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _nap() -> None:
    """What a worker does first: it takes long enough that each worker gets one."""
    time.sleep(0.05)


def answer(question: Question) -> tuple[Any, Event | None]:
    """What the bot does, and why; runs in a worker process."""
    journal = load_journal(_titles, question.journal)
    title = next(title for title in _titles if title.key == journal.game)
    table = Table.replay(title.game, journal)
    seat = Seat(question.seat)
    bot = title.bots[question.bot]()
    choice = bot.choose(table.view(seat), table.offers(seat), Random(question.seed))
    return encode(choice.action), choice.reason


class BotRunner:
    """A pool of processes in which bots think, mended when one breaks."""

    def __init__(self, loader: TitleLoader, workers: int) -> None:
        self._loader = loader
        self._workers = workers
        self._pool = self._new_pool()
        self._awake: asyncio.Future[Any] | None = None

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_load,
            initargs=(self._loader,),
        )

    async def ask(self, question: Question, seconds: float) -> tuple[Any, Event | None]:
        """The bot's answer; whatever goes wrong is raised here."""
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            await self._wake(pool)
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(pool, answer, question)
        except (BrokenProcessPool, TimeoutError):
            self._replace(pool)
            raise

    async def _wake(self, pool: ProcessPoolExecutor) -> None:
        """Start the workers, once: a slow machine's start is not time that a bot took to think."""
        if self._awake is None:
            loop = asyncio.get_running_loop()
            naps = [loop.run_in_executor(pool, _nap) for _ in range(self._workers)]
            self._awake = asyncio.gather(*naps)
        async with asyncio.timeout(LONGEST_START):
            await asyncio.shield(self._awake)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Give up *pool* with whatever still runs in it."""
        if pool is not self._pool:
            return
        self._pool, self._awake = self._new_pool(), None
        for process in list((pool._processes or {}).values()):
            process.kill()  # a bot that thinks on would keep its worker for ever
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class BotDriver:
    """Has bots play whenever it is their turn."""

    def __init__(self, registry: Registry, runner: BotRunner | None, seconds: float) -> None:
        self._house = registry
        self._runner = runner
        self._seconds = seconds
        self._driving: dict[str, asyncio.Task[None]] = {}
        registry.moved.append(lambda live, _before: self.wake(live))

    def wake(self, live: LiveTable) -> None:
        """Look whether a bot decides at this table now."""
        if live.id in self._driving or not any(live.bots_to_act()):
            return
        task = asyncio.create_task(self._drive(live))
        self._driving[live.id] = task
        task.add_done_callback(lambda _done: self._driving.pop(live.id, None))

    async def sweep(self) -> None:
        """Wake every bot whose turn it is, now and then again."""
        while True:
            try:
                for row in await asyncio.to_thread(self._house.store.tables_with_bots):
                    if row.title in self._house.titles:  # its package may be gone
                        self.wake(await self._house.open(row.id))
            except (StoreError, Fault) as error:
                log.warning("Bots could not be looked after: %s", error)
            await asyncio.sleep(SWEEP)

    async def _drive(self, live: LiveTable) -> None:
        while bot := next(live.bots_to_act(), None):
            seq = live.table.seq
            action, _ = await self.decide(live, bot)
            try:
                await self._house.play(
                    live, Seat(bot.seat), action, seen=seq, move=f"bot:{seq}:{bot.seat}"
                )
            except StoreError as error:
                log.warning("A bot's move could not be kept: %s", error)
                return
            except Fault as error:
                if live.table.seq == seq:
                    log.warning("The bot %s was refused: %s", bot.bot, error)
                    return

    async def decide(self, live: LiveTable, row: SeatRow) -> tuple[Action, Event | None]:
        """What the bot of a seat does; anything at random when it fails."""
        try:
            return await self.asked(live, row)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the game goes on
            log.warning("The bot %s failed and plays at random: %r", row.bot, error)
        rng = Random(_seed(live, row.seat))
        return live.table.offers(Seat(row.seat)).sample(rng), None

    async def asked(self, live: LiveTable, row: SeatRow) -> tuple[Action, Event | None]:
        """What the bot named in *row* would do on that seat; raises when it fails."""
        if self._runner is None:
            raise RuntimeError("no bots are set up")
        journal = await asyncio.to_thread(dump_journal, live.table.journal)
        question = Question(journal, row.seat, row.bot or "", _seed(live, row.seat))
        plain, reason = await self._runner.ask(question, self._seconds)
        action: Action = decode_tagged(live.title.vocabulary.actions, json.loads(json.dumps(plain)))
        if action not in live.table.offers(Seat(row.seat)):
            raise ValueError(f"not offered: {plain}")
        return action, reason

    def close(self) -> None:
        """Stop thinking."""
        for task in list(self._driving.values()):
            task.cancel()
        if self._runner:
            self._runner.close()


def _seed(live: LiveTable, seat: int) -> str:
    """Repeats a game, yet tells nothing of the table's own seed."""
    known = f"{live.row.seed}:{live.table.seq}:{seat}:bot"
    return hashlib.sha256(known.encode()).hexdigest()
