"""What people do in a team's talk, for whoever asks on their behalf: pages and API."""

import re
from dataclasses import replace
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.errors import GameOver, Stale
from roundhouse.server.errors import BadRequest, HintsOff
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.team.asking import answered
from roundhouse.server.tables.team.content import (
    DECIDE,
    NO,
    YES,
    Content,
    content_of,
    standing,
    wire,
    words_for,
)
from roundhouse.server.tables.team.errors import NoPartner, NothingAsked, PlaysAlone, SightsDiffer
from roundhouse.server.tables.tenure import knows
from roundhouse.store.base import Identity, SeatRow
from roundhouse.store.proposals import ProposalKind

MARK: Final = re.compile(r"[\w:@<>.#-]{1,80}")
"""The name of a thing on a board."""
MOST_PARTNERS: Final = 2
"""Bots that propose when they are asked."""


class TeamTalk:
    """Proposals, pointing, and what is said to a bot that asks."""

    def __init__(self, registry: Registry, bots: BotDriver) -> None:
        self._registry = registry
        self._bots = bots

    async def propose(self, live: LiveTable, seat: Seat, data: object, *, seen: int) -> None:
        """Propose the action in the JSON value *data* to whoever decides; refused if illegal."""
        decider = _decider(live, seen)
        _check_sights(live, seat, decider)
        action = live.read_action(data)
        refusal = live.refusal(decider, action, seen)
        if refusal is not None:
            raise refusal
        view = live.title.game.view(live.table.state, decider)
        marks = live.title.team.marks(view, action) if live.title.team else ()
        content = Content(action=wire(action), marks=marks)
        await self._registry.propose(live, content.proposal(live, seat, "act", seen))

    async def point(self, live: LiveTable, seat: Seat, mark: str, *, seen: int) -> None:
        """Point at a thing on the board; one thing at a time."""
        _decider(live, seen)
        if not MARK.fullmatch(mark):
            raise BadRequest(field="mark", reason=mark[:20])
        content = Content(marks=(mark,))
        await self._registry.propose(live, content.proposal(live, seat, "point", seen))

    async def withdraw(self, live: LiveTable, seat: Seat, kind: ProposalKind) -> None:
        """Take back what one proposed or pointed at."""
        await self._registry.withdraw(live, seat, kind)

    async def answer(
        self, live: LiveTable, seat: Seat, bot: int, answer: str, *, seen: int
    ) -> None:
        """Say yes, no or "you decide" to a bot that asks; the first to answer is heard."""
        if answer not in (YES, NO, DECIDE):
            raise BadRequest(field="answer", reason=answer[:20])
        asked = (one for one in standing(live) if one.kind == "ask" and one.seat == bot)
        found = next((one for one in asked if one.seq == seen == live.table.seq), None)
        if found is None or content_of(found).answer:
            raise NothingAsked
        await answered(self._registry, live, found, answer, live.seats[seat].name)

    async def ask_partners(self, live: LiveTable, seat: Seat, me: Identity, *, seen: int) -> int:
        """Have the bots of the table propose what they would do; how many did."""
        decider, partners = _decider(live, seen), _partners(live)
        if live.title.team is None:
            raise PlaysAlone
        if not live.row.hints:
            raise HintsOff
        _check_sights(live, seat, decider)
        if not partners:
            raise NoPartner
        for bot in partners:
            await self._propose_for(live, bot, decider, me)
        return len(partners)

    async def _propose_for(
        self, live: LiveTable, bot: SeatRow, decider: Seat, me: Identity
    ) -> None:
        """What *bot* would do as whoever decides; nothing if the table moves on meanwhile."""
        table, team = live.table, live.title.team
        if team is None:
            return
        row = replace(bot, seat=decider, bot=team.adviser)
        thought = await self._bots.asked(live, row, me.id)
        if live.table is not table:
            return
        view = live.title.game.view(table.state, decider)
        content = Content(
            action=wire(thought.action),
            marks=team.marks(view, thought.action),
            words=words_for(live, decider, thought.reason),
        )
        await self._registry.propose(live, content.proposal(live, bot.seat, "act", table.seq))


def _decider(live: LiveTable, seen: int) -> Seat:
    """Who decides at the moment *seen*, which must be the present."""
    if seen != live.table.seq:
        raise Stale(seen=seen, current=live.table.seq)
    if not live.awaited:
        raise GameOver
    return live.awaited[0]


def _check_sights(live: LiveTable, seat: Seat, decider: Seat) -> None:
    """Refuse where a proposal, or its refusal, could tell what only the decider knows."""
    at = live.table.seq
    if knows(live, seat, at) != knows(live, decider, at):
        raise SightsDiffer


def _partners(live: LiveTable) -> list[SeatRow]:
    return [row for row in live.seats if row.kind == "bot"][:MOST_PARTNERS]
