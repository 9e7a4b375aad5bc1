"""What bots tell the people at their table: what they need next, and what they make of pointing."""

from collections.abc import Iterator
from dataclasses import replace

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.team.content import Content, content_of, standing, words_for
from roundhouse.store.base import SeatRow
from roundhouse.store.proposals import Proposal


def pointed_at(live: LiveTable) -> tuple[str, ...]:
    """The things that people have pointed at and no bot has considered yet."""
    return tuple(mark for one in _unheard(live) for mark in content_of(one).marks)


def _unheard(live: LiveTable) -> Iterator[Proposal]:
    people = {row.seat for row in live.people}
    for one in standing(live):
        if one.kind == "point" and one.seat in people and not content_of(one).heard:
            yield one


async def note_heard(registry: Registry, live: LiveTable, bot: SeatRow, remark: Event) -> None:
    """Have *bot* say what it makes of what was pointed at."""
    words = words_for(live, Seat(bot.seat), remark)
    for one in list(_unheard(live)):
        content = replace(content_of(one), heard=True, words=words, by=bot.name)
        kept = content.proposal(live, one.seat, "point", one.seq)
        await registry.propose(live, replace(kept, made_at=one.made_at))


async def tell_need(
    registry: Registry, live: LiveTable, bot: SeatRow, reason: Event, marks: tuple[str, ...]
) -> None:
    """Have *bot* say what it needs before its next turn."""
    words = words_for(live, Seat(bot.seat), reason)
    content = Content(marks=marks, words=words)
    await registry.propose(live, content.proposal(live, bot.seat, "need", live.table.seq))
