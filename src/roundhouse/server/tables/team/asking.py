"""A bot asks the people at its table before it spends what belongs to all.

The question is kept with the table, so another server, or this one after a restart, goes on waiting
for its answer. Nobody waits for ever: where nobody looks, or nobody answers, the bot spares it.
"""

import asyncio
import time
from dataclasses import replace
from typing import Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.events import Event
from roundhouse.core.table import AnyTable
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.team.content import (
    DECIDE,
    LATE,
    NO,
    YES,
    Content,
    action_of,
    content_of,
    turns_since,
    wire,
    words_for,
)
from roundhouse.store.base import SeatRow
from roundhouse.store.proposals import Proposal

ALONE: Final = 5.0
"""Seconds after which it waits no longer where nobody looks."""
LOOK: Final = 0.1
"""Seconds between two looks for an answer."""
MOVED: Final = "moved"
"""The answer of a table that has moved on."""

Verdict = str | Action
"""What people said: a word, or what the bot shall do instead."""


class Asking:
    """What bots ask people, who have *patience* seconds to answer."""

    def __init__(self, registry: Registry, patience: float) -> None:
        self._registry = registry
        self._patience = patience

    def must(self, live: LiveTable, bot: SeatRow, action: Action) -> bool:
        """Whether *bot* does not do that unasked here, and could do something else."""
        team, seat = live.title.team, Seat(bot.seat)
        if team is None or not live.people:
            return False
        asks = team.asks(live.title.game.view(live.table.state, seat), action)
        return asks and bool(team.spared(live.table.offers(seat), action))

    async def verdict(
        self, live: LiveTable, bot: SeatRow, action: Action, reason: Event | None
    ) -> Verdict:
        """What people say to *action*; YES and DECIDE let the bot have its way."""
        table, asked = live.table, _asked(live, bot.seat)
        if asked is not None:
            said = content_of(asked).answer
            if said in (NO, LATE, DECIDE) or (said == YES and asked.seq == table.seq):
                return said
        if asked is None or asked.seq != table.seq:
            asked = await self._ask(live, bot, action, reason)
        return await self._wait(live, table, bot, asked)

    async def _ask(
        self, live: LiveTable, bot: SeatRow, action: Action, reason: Event | None
    ) -> Proposal:
        seat = Seat(bot.seat)
        view = live.title.game.view(live.table.state, seat)
        marks = live.title.team.marks(view, action) if live.title.team else ()
        words = words_for(live, seat, reason)
        content = Content(action=wire(action), marks=marks, words=words)
        await self._registry.propose(live, content.proposal(live, seat, "ask", live.table.seq))
        return _asked(live, seat) or content.proposal(live, seat, "ask", live.table.seq)

    async def _wait(
        self, live: LiveTable, table: AnyTable, bot: SeatRow, asked: Proposal
    ) -> Verdict:
        began = time.time()
        while live.table.seq == table.seq and live.seats[bot.seat] == bot:
            if (said := self._said(live, bot.seat)) is not None:
                return said
            if self._is_over(live, asked, began):
                return await self._late(live, bot.seat)
            await asyncio.sleep(LOOK)
        return MOVED

    def _said(self, live: LiveTable, seat: int) -> Verdict | None:
        """What has been answered, be it by proposing something else."""
        asked = _asked(live, seat)
        if asked is None:
            return NO
        return content_of(asked).answer or _instead(live, asked)

    def _is_over(self, live: LiveTable, asked: Proposal, began: float) -> bool:
        now = time.time()
        if now > asked.made_at / 1000 + self._patience:
            return True
        return now > began + min(ALONE, self._patience) and not self._registry.is_watched(live)

    async def _late(self, live: LiveTable, seat: int) -> Verdict:
        """Note that nobody answered, unless somebody just did by another server."""
        store = self._registry.store
        live.proposals = await asyncio.to_thread(store.proposals, live.id)
        said, asked = self._said(live, seat), _asked(live, seat)
        if said is None and asked is not None:
            await answered(self._registry, live, asked, LATE, "")
        return said or LATE


async def answered(
    registry: Registry, live: LiveTable, asked: Proposal, answer: str, by: str
) -> None:
    """Keep what was said to a bot's question."""
    content = replace(content_of(asked), answer=answer, by=by)
    kept = content.proposal(live, asked.seat, "ask", asked.seq)
    await registry.propose(live, replace(kept, made_at=asked.made_at))


def _asked(live: LiveTable, seat: int) -> Proposal | None:
    """What the bot of *seat* has asked in its present turn."""
    found = (one for one in live.proposals if one.kind == "ask" and one.seat == seat)
    return next((one for one in found if turns_since(live, one.seq) == 0), None)


def _instead(live: LiveTable, asked: Proposal) -> Action | None:
    """What somebody has proposed since, if it may be done."""
    people, offers = {row.seat for row in live.people}, live.table.offers(Seat(asked.seat))
    for one in live.proposals:
        if one.kind == "act" and one.seat in people and one.seq == asked.seq == live.table.seq:
            action = action_of(live, content_of(one))
            if one.made_at >= asked.made_at and action in offers:
                return action
    return None
