"""The worker processes as the server sees them: each is sent only what it does not know."""

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

from roundhouse.core.journal import Entry, dump_journal
from roundhouse.core.table import AnyTable
from roundhouse.server.tables.bots import worker
from roundhouse.server.tables.bots.worker import Answer, Question, Since, TitleLoader, Whole
from roundhouse.server.tables.live_table import line_of

LONGEST_START: Final = 180.0
"""Seconds that a worker may take to start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What a bot is to decide: where, on which seat, with which seed."""

    id: str
    table: AnyTable
    seat: int
    bot: str
    seed: str

    def question(self, news: Whole | Since) -> Question:
        """The same as plain data."""
        return Question(table=self.id, news=news, seat=self.seat, bot=self.bot, seed=self.seed)


class BotRunner:
    """A few processes in which bots think; whoever asks waits for one that is idle."""

    def __init__(self, loader: TitleLoader, workers: int) -> None:
        if workers < 1:
            raise ValueError("bots need a process to think in")
        self._processes = [BotProcess(loader) for _ in range(workers)]
        self._idle = list(self._processes)
        self._free = asyncio.Semaphore(workers)

    async def ask(self, decision: Decision, seconds: float) -> Answer:
        """The bot's answer; whatever goes wrong is raised here."""
        async with self._free:
            # the one that knows most of the table; a fresh one is the last to be started
            best = max(self._idle, key=lambda one: (one.known(decision), one.has_started))
            self._idle.remove(best)
            try:
                return await best.ask(decision, seconds)
            finally:
                self._idle.append(best)

    def close(self) -> None:
        """Let the processes go."""
        for process in self._processes:
            process.close()


class BotProcess:
    """One worker process, started when it is first asked, replaced when it breaks."""

    def __init__(self, loader: TitleLoader) -> None:
        self._loader = loader
        self._begin()

    def _begin(self) -> None:
        self.has_started = False
        # of each table the last entry that the worker has: journals only grow, so the same entry
        # at the same place has the same history, undone steps included
        self._sent: OrderedDict[str, tuple[int, Entry]] = OrderedDict()
        self._pool = ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=worker.start,
            initargs=(self._loader,),
        )

    def known(self, decision: Decision) -> int:
        """How much of the journal the worker has; 0: nothing, or another table's."""
        seq, last = self._sent.get(decision.id, (0, None))
        entries = decision.table.entries
        return seq if 0 < seq <= len(entries) and entries[seq - 1] is last else 0

    async def ask(self, decision: Decision, seconds: float) -> Answer:
        """The answer; a worker that takes longer than *seconds* is given up."""
        try:
            await self._start()
            async with asyncio.timeout(seconds):
                return await self._answer(decision)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self._replace()
            raise

    async def _start(self) -> None:
        """Start the process: on a slow machine that is no time that a bot took to think."""
        if not self.has_started:
            async with asyncio.timeout(LONGEST_START):
                await asyncio.get_running_loop().run_in_executor(self._pool, worker.ready)
            self.has_started = True

    async def _answer(self, decision: Decision) -> Answer:
        known = self.known(decision)
        answer = await self._send(decision, known) if known else None
        if answer is None:
            answer = await self._send(decision, 0)
        if answer is None:
            raise RuntimeError("a worker did not take a whole journal")
        return answer

    async def _send(self, decision: Decision, known: int) -> Answer | None:
        table = decision.table
        if known:
            news: Whole | Since = Since(known, tuple(map(line_of, table.entries[known:])))
        else:
            news = Whole(await asyncio.to_thread(dump_journal, table.journal))
        self._remember(decision)  # even if the bot fails; should the worker not have it, it says so
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, worker.answer, decision.question(news))

    def _remember(self, decision: Decision) -> None:
        entries = decision.table.entries
        self._sent.pop(decision.id, None)
        if entries:
            self._sent[decision.id] = len(entries), entries[-1]
        if len(self._sent) > worker.MOST_TABLES:
            self._sent.popitem(last=False)

    def _replace(self) -> None:
        """Give up the process with whatever it still thinks of."""
        pool = self._pool
        for process in list((pool._processes or {}).values()):
            process.kill()  # a bot that thinks on would keep its worker for ever
        pool.shutdown(wait=False, cancel_futures=True)
        self._begin()

    def close(self) -> None:
        """Let the process go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
