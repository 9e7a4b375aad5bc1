"""Has bots play whenever it is their turn."""

import asyncio
import hashlib
import logging
from random import Random
from typing import Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode_tagged, read_json
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.server.tables.bots.runner import BotRunner, Decision
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.store.base import SeatRow, StoreError

log = logging.getLogger(__name__)

SWEEP: Final = 30.0
"""Seconds after which tables are looked over for bots that nobody woke."""


class BotDriver:
    """Has bots play whenever it is their turn."""

    def __init__(self, registry: Registry, runner: BotRunner | None, seconds: float) -> None:
        self._registry = registry
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
                for row in await asyncio.to_thread(self._registry.store.tables_with_bots):
                    if row.title in self._registry.titles:  # its package may be gone
                        self.wake(await self._registry.open(row.id))
            except (StoreError, Fault) as error:
                log.warning("Bots could not be looked after: %s", error)
            await asyncio.sleep(SWEEP)

    async def _drive(self, live: LiveTable) -> None:
        while bot := next(live.bots_to_act(), None):
            seq = live.table.seq
            action, _ = await self.decide(live, bot)
            try:
                await self._registry.play(
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
        table, seat = live.table, Seat(row.seat)
        decision = Decision(
            id=live.id, table=table, seat=seat, bot=row.bot or "", seed=_seed(live, seat)
        )
        answer = await self._runner.ask(decision, self._seconds)
        action = decode_tagged(live.title.vocabulary.actions, read_json(answer.action))
        if action not in table.offers(seat):
            raise ValueError(f"not offered: {answer.action}")
        return action, answer.reason

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
