"""Has bots play whenever it is their turn."""

import asyncio
import hashlib
import json
import logging
from random import Random
from typing import Final, NamedTuple

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode_tagged, encode, read_json
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.offers import Offers
from roundhouse.core.table import AnyTable
from roundhouse.server.errors import NotFound, TooMany
from roundhouse.server.tables.bots.cluster import NobodyThinks
from roundhouse.server.tables.bots.runner import BotRunner, Decision
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.team.asking import MOVED, Asking
from roundhouse.server.tables.team.content import DECIDE, YES
from roundhouse.server.tables.team.telling import note_heard, pointed_at, tell_need
from roundhouse.store.base import SeatRow, StoreError

log = logging.getLogger(__name__)

SWEEP: Final = 30.0
"""Seconds after which tables are looked over for bots that nobody woke."""
AT_ONCE: Final = 200
"""Tables that are looked up together."""
MOST_QUESTIONS: Final = 3
"""Questions for advice that one person may have waiting."""


class Thought(NamedTuple):
    """What a bot does, why, and what it says of things that were pointed at."""

    action: Action
    reason: Event | None = None
    remark: Event | None = None


class BotDriver:
    """Has bots play whenever it is their turn.

    Where only bots sit they play *pause* seconds a step, and only while somebody looks. Where
    people play along they are asked before a bot spends what belongs to all, and have *patience*
    seconds.
    """

    def __init__(
        self,
        registry: Registry,
        runner: BotRunner | None,
        seconds: float,
        pause: float = 0.0,
        patience: float = 45.0,
    ) -> None:
        self._registry = registry
        self._runner = runner
        self._seconds = seconds
        self._pause = pause
        self.patience = patience
        self._asking = Asking(registry, patience)
        self._driving: dict[str, asyncio.Task[None]] = {}
        registry.moved.append(lambda live, _before: self.wake(live))
        registry.looked.append(self.wake)

    def wake(self, live: LiveTable) -> None:
        """Look whether a bot decides at this table now."""
        if live.id in self._driving or self._next(live) is None:
            return
        self._driving[live.id] = asyncio.create_task(self._drive(live))

    def _next(self, live: LiveTable) -> SeatRow | None:
        """The bot that decides next; none where only bots sit and nobody looks."""
        bot = next(live.bots_to_act(), None)
        unseen = live.is_bots_only and not self._registry.is_watched(live)
        return None if unseen else bot

    async def sweep(self) -> None:
        """Wake every bot whose turn it is, now and then again."""
        while True:
            await self._look_after_all()
            await asyncio.sleep(SWEEP)

    async def _look_after_all(self) -> None:
        """Every table at which a bot is waited for; a bad one, or many, keep no other waiting."""
        last = ""
        while True:
            try:
                found = await asyncio.to_thread(self._registry.store.bots_due, last, AT_ONCE)
            except StoreError as error:
                log.warning("Bots could not be looked after: %s", error)
                return
            for id_ in found:
                await self._look_after(id_)
            if len(found) < AT_ONCE:
                return
            last = found[-1]

    async def _look_after(self, id_: str) -> None:
        try:
            self.wake(await self._registry.open(id_))
        except NotFound:
            return  # its title's package may be gone
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one table, the next has its turn
            log.warning("The bots of table %s could not be looked after: %r", id_, error)

    async def _drive(self, live: LiveTable) -> None:
        try:
            while bot := self._next(live):
                if live.is_bots_only:
                    await asyncio.sleep(self._pause)
                if not await self._play(live, bot):
                    return
        finally:
            del self._driving[live.id]  # at once: whoever looks now wakes it again

    async def _play(self, live: LiveTable, bot: SeatRow) -> bool:
        """Have *bot* decide; whether to go on, be it by asking again where all has changed."""
        table = live.table
        thought = await self._agreed(live, bot, await self.decide(live, bot))
        if thought is None or _has_changed(live, table, bot):
            return _has_changed(live, table, bot)
        seq = table.seq
        try:
            move = f"bot:{seq}:{bot.seat}"
            await self._registry.play(
                live, Seat(bot.seat), thought.action, seen=seq, move=move, bot=bot
            )
            await self._tell(live, bot, thought)
        except StoreError as error:
            log.warning("A bot's move could not be kept: %s", error)
            return False
        except Fault as error:
            if not _has_changed(live, table, bot):
                log.warning("The bot %s was refused: %s", bot.bot, error)
                return False
        return True

    async def _agreed(
        self, live: LiveTable, bot: SeatRow, thought: Thought | None
    ) -> Thought | None:
        """*thought*, once people agree to it where they are asked, or what else the bot does."""
        if thought is None or not self._asking.must(live, bot, thought.action):
            return thought
        said = await self._asking.verdict(live, bot, thought.action, thought.reason)
        if isinstance(said, Action):
            return Thought(said)
        if said in (YES, DECIDE) or said == MOVED:
            return thought  # the table has moved on: whoever plays it sees that
        return await self.decide(live, bot, spare=thought.action)

    async def _tell(self, live: LiveTable, bot: SeatRow, thought: Thought) -> None:
        """Have a bot say what people may want to know; nothing of it is needed to play on."""
        if live.title.team is None or not live.people or not self._registry.is_watched(live):
            return
        try:
            if thought.remark is not None:
                await note_heard(self._registry, live, bot, thought.remark)
            if bot.seat not in live.table.to_act and live.table.result is None:
                await self._tell_need(live, bot)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the game goes on
            log.warning("The bot %s could not say what it needs: %r", bot.bot, error)

    async def _tell_need(self, live: LiveTable, bot: SeatRow) -> None:
        if self._runner is None:
            return
        answer = await self._runner.ask(_decision(live, bot, None, need=True), self._seconds)
        if answer.reason is not None:
            await tell_need(self._registry, live, bot, answer.reason, answer.marks)

    async def decide(
        self, live: LiveTable, row: SeatRow, *, spare: Action | None = None
    ) -> Thought | None:
        """What the bot of a seat does; anything at random when it fails; None: nothing for now.

        What *spare* would spend it does not spend.
        """
        table = live.table
        try:
            return await self.asked(live, row, spare=spare)
        except NobodyThinks as error:
            log.warning("The bot %s waits for somewhere to think: %s", row.bot, error)
            return None  # the next sweep asks again
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the game goes on
            if _has_changed(live, table, row):
                return None
            log.warning("The bot %s failed and plays at random: %r", row.bot, error)
        offers = _spared(live, table.offers(Seat(row.seat)), spare)
        return Thought(offers.sample(Random(_seed(live, table, row.seat)))) if offers else None

    async def asked(
        self,
        live: LiveTable,
        row: SeatRow,
        who: str | None = None,
        *,
        spare: Action | None = None,
    ) -> Thought:
        """What the bot named in *row* would do on that seat, for *who*; raises when it fails."""
        if self._runner is None:
            raise RuntimeError("no bots are set up")
        if who is not None and self._runner.queue.waiting(who) >= MOST_QUESTIONS:
            raise TooMany(seconds=5)
        table, seat = live.table, Seat(row.seat)
        answer = await self._runner.ask(_decision(live, row, who, spare), self._seconds)
        action = decode_tagged(live.title.vocabulary.actions, read_json(answer.action))
        if action not in _spared(live, table.offers(seat), spare):
            raise ValueError(f"not offered: {answer.action}")
        return Thought(action, answer.reason, answer.remark)

    def thinking(self) -> int:
        """How many decisions bots think about just now."""
        return self._runner.thinking() if self._runner else 0

    def waiting(self) -> int:
        """How many decisions wait for a process to think in."""
        return self._runner.waiting() if self._runner else 0

    def close(self) -> None:
        """Stop thinking."""
        for task in list(self._driving.values()):
            task.cancel()
        if self._runner:
            self._runner.close()

    async def leave(self) -> None:
        """Let go of the machines where bots think."""
        if self._runner:
            await self._runner.leave()


def _has_changed(live: LiveTable, table: AnyTable, bot: SeatRow) -> bool:
    """Whether the table has moved on, or somebody else has the seat, since *bot* was asked."""
    return live.table.seq != table.seq or live.seats[bot.seat] != bot


def _decision(
    live: LiveTable,
    row: SeatRow,
    who: str | None,
    spare: Action | None = None,
    *,
    need: bool = False,
) -> Decision:
    """The question put to a bot; what people point at is for those that play here."""
    return Decision(
        id=live.id,
        table=live.table,
        seat=row.seat,
        bot=row.bot or "",
        seed=_seed(live, live.table, row.seat),
        owner=live.row.owner if who is None else who,
        spare="" if spare is None else json.dumps(encode(spare)),
        marks=pointed_at(live) if who is None and live.title.team else (),
        need=need,
    )


def _spared(live: LiveTable, offers: Offers, spare: Action | None) -> Offers:
    team = live.title.team
    return offers if spare is None or team is None else team.spared(offers, spare)


def _seed(live: LiveTable, table: AnyTable, seat: int) -> str:
    """Repeats a game, yet tells nothing of the table's own seed."""
    known = f"{live.row.seed}:{table.seq}:{seat}:bot"
    return hashlib.sha256(known.encode()).hexdigest()
