"""The worker processes as the server sees them: each is sent only what it does not know."""

import asyncio
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

from roundhouse.core.journal import Entry, dump_journal
from roundhouse.core.table import AnyTable
from roundhouse.server.tables.bots import worker
from roundhouse.server.tables.bots.cluster import Cluster, ClusterProcess, NobodyThinks
from roundhouse.server.tables.bots.fair_queue import FairQueue
from roundhouse.server.tables.bots.worker import Answer, Question, Since, Whole
from roundhouse.server.tables.live_table import line_of
from roundhouse.server.tables.processes import OwnProcess
from roundhouse.server.tables.titles import TitleLoader

LONGEST_REPLAY: Final = 120.0
"""Seconds that a worker may take to come up to date with a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What a bot is to decide: where, on which seat, with which seed; ``owner`` asks for it."""

    id: str
    table: AnyTable
    seat: int
    bot: str
    seed: str
    owner: str = ""
    spare: str = ""
    marks: tuple[str, ...] = ()
    need: bool = False

    def question(self, news: Whole | Since) -> Question:
        """The same as plain data."""
        return Question(
            table=self.id,
            news=news,
            seat=self.seat,
            bot=self.bot,
            seed=self.seed,
            spare=self.spare,
            marks=self.marks,
            need=self.need,
        )


class BotRunner:
    """A few processes in which bots think, here or in a *cluster*, for everybody in turn."""

    def __init__(self, loader: TitleLoader, workers: int, cluster: Cluster | None = None) -> None:
        if workers < 1:
            raise ValueError("bots need a process to think in")
        self._cluster = cluster
        self._processes = [BotProcess(_process(loader, cluster)) for _ in range(workers)]
        self._idle = list(self._processes)
        self.queue = FairQueue(workers)
        self._asked = 0

    def thinking(self) -> int:
        """How many decisions are being thought about."""
        return len(self._processes) - len(self._idle)

    def waiting(self) -> int:
        """How many decisions wait for a process that is idle."""
        return self._asked - self.thinking()

    async def ask(self, decision: Decision, seconds: float) -> Answer:
        """The bot's answer; whatever goes wrong is raised here."""
        self._asked += 1
        try:
            return await self._ask(decision, seconds)
        finally:
            self._asked -= 1

    async def _ask(self, decision: Decision, seconds: float) -> Answer:
        async with self.queue.place(decision.owner):
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

    async def leave(self) -> None:
        """Let the cluster go, where there is one."""
        if self._cluster is not None:
            await self._cluster.leave()


def _process(loader: TitleLoader, cluster: Cluster | None) -> OwnProcess | ClusterProcess:
    if cluster is None:
        return OwnProcess(worker.start, loader)
    return ClusterProcess(cluster, loader)


class BotProcess:
    """One worker process, started when it is first asked, replaced when it breaks."""

    def __init__(self, process: OwnProcess | ClusterProcess) -> None:
        self._process = process
        # of each table the last entry that the worker has: journals only grow, so the same entry
        # at the same place has the same history, undone steps included
        self._sent: OrderedDict[str, tuple[int, Entry]] = OrderedDict()

    @property
    def has_started(self) -> bool:
        """Whether there is a process that waits for questions."""
        return self._process.has_started

    def known(self, decision: Decision) -> int:
        """How much of the journal the worker has; 0: nothing, or another table's."""
        seq, last = self._sent.get(decision.id, (0, None))
        entries = decision.table.entries
        return seq if 0 < seq <= len(entries) and entries[seq - 1] is last else 0

    async def ask(self, decision: Decision, seconds: float) -> Answer:
        """The answer; a worker in which the bot thinks for longer than *seconds* is given up."""
        try:
            await self._process.start()
            await self._bring_up_to_date(decision)
            question = decision.question(Since(len(decision.table.entries), ()))
            answer = await self._process.call(seconds, worker.answer, question)
        except (BrokenProcessPool, NobodyThinks, TimeoutError, asyncio.CancelledError):
            self._process.replace()
            self._sent.clear()
            raise
        if answer is None:
            raise RuntimeError("a worker did not keep a whole journal")
        return answer

    async def _bring_up_to_date(self, decision: Decision) -> None:
        """Have the worker know the table: that is no time that a bot took to think."""
        known = self.known(decision)
        if not (known and await self._send(decision, known)):
            await self._send(decision, 0)

    async def _send(self, decision: Decision, known: int) -> bool:
        table = decision.table
        if known:
            news: Whole | Since = Since(known, tuple(map(line_of, table.entries[known:])))
        else:
            news = Whole(await asyncio.to_thread(dump_journal, table.journal))
        self._remember(decision)  # even if the bot fails; should the worker not have it, it says so
        return await self._process.call(LONGEST_REPLAY, worker.learn, decision.question(news))

    def _remember(self, decision: Decision) -> None:
        entries = decision.table.entries
        self._sent.pop(decision.id, None)
        if entries:
            self._sent[decision.id] = len(entries), entries[-1]
        if len(self._sent) > worker.MOST_TABLES:
            self._sent.popitem(last=False)

    def close(self) -> None:
        """Let the process go."""
        self._process.close()
