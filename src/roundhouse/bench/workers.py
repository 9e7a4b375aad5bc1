"""The server's bots: what an answer costs beside the bot's own thinking, late in a game."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from roundhouse.core.figure import Figure
from roundhouse.core.game import Setup
from roundhouse.core.journal import Journal
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.title import AnyTitle
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.bots.runner import BotRunner, Decision
from roundhouse.server.tables.bots.worker import Answer
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.store import open_store
from roundhouse.store.base import Identity, SeatRow
from roundhouse.titles import TITLES

TITLE: Final = "1846"
BOT: Final = "strong"
SEATS: Final = 4
LATE: Final = 0.8
"""How much of the game has been played when the bots are asked first."""
DECISIONS: Final = 60
COST_BAR: Final = 15.0
LONG: Final = 60.0
ANYBODY: Final = Identity(id="bench", name="Bench")


def every_title() -> Sequence[AnyTitle]:
    """All titles; a bot's worker process calls this, too."""
    return tuple(TITLES.values())


class TimedRunner(BotRunner):
    """Remembers the seconds that the bot itself took for its last answer."""

    thought = 0.0

    async def ask(self, decision: Decision, seconds: float) -> Answer:
        """The answer, timed by the worker."""
        answer = await super().ask(decision, seconds)
        self.thought = answer.thought
        return answer


def bot_figures() -> Iterator[Figure]:
    """What the way to a bot's worker and back takes."""
    if TITLE not in TITLES:
        return
    costs = asyncio.run(_costs(_late_game()))
    yield Figure(
        name=f"a bot's answer beside its thinking, late {TITLE}",
        value=median(costs),
        unit="ms",
        bar=COST_BAR,
        note=f"most {max(costs):.0f} ms of {len(costs)}",
    )


def _late_game() -> Journal:
    """The most of a game that the bots played from a seed."""
    title = TITLES[TITLE]
    setup = Setup(seats=SEATS)
    table: AnyTable = Table.start(title.game, setup, seed="late")
    bot = title.bots[BOT]()
    while table.to_act:
        seat = table.to_act[0]
        rng = Random(f"{table.seq}")
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    kept = table.entries[: int(table.seq * LATE)]
    return replace(table.journal, entries=tuple(kept))


async def _costs(journal: Journal) -> list[float]:
    """Milliseconds of each answer beside the thinking, move after move; the first only warms up."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(f"{folder}/t.sqlite")
        store.add_identity(ANYBODY)
        registry = Registry(TITLES.values(), store, most=1)
        runner = TimedRunner(every_title, workers=1)
        driver = BotDriver(registry, runner, LONG)
        try:
            live = await registry.adopt(journal, _people(), owner=ANYBODY, private=True)
            return [cost async for cost in _moves(registry, driver, runner, live)][1:]
        finally:
            driver.close()
            store.close()


def _people() -> list[SeatRow]:
    """People sit at the table, so that no bot moves unless it is asked."""
    return [
        SeatRow(seat=seat, kind="player", name=ANYBODY.name, identity=ANYBODY.id)
        for seat in range(SEATS)
    ]


async def _moves(
    registry: Registry, driver: BotDriver, runner: TimedRunner, live: LiveTable
) -> AsyncIterator[float]:
    for number in range(DECISIONS):
        if not live.table.to_act:
            return
        seat = live.table.to_act[0]
        row = SeatRow(seat=seat, kind="bot", name=BOT, bot=BOT)
        began = perf_counter()
        action = (await driver.asked(live, row)).action
        yield (perf_counter() - began - runner.thought) * 1000
        await registry.play(live, seat, action, seen=live.table.seq, move=str(number))
