"""What players do at a table, for pages and API alike: move, step back, talk, change seats."""

import asyncio
import re
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault, UndoNeedsConsent
from roundhouse.server.errors import BadRequest, NoSuchBot, NotYours
from roundhouse.server.tables.abandoned import abandoned
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.seating import BOT, ME, bot_name, seat_row
from roundhouse.server.tables.undo import agrees_anyway, step_back
from roundhouse.server.web.auth import checked_text
from roundhouse.server.web.pages.table import posted_action
from roundhouse.server.web.services import Services
from roundhouse.store.base import Identity, SeatRow, UndoRequest

MOVE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """Somebody's seat at a table, checked to be theirs."""

    live: LiveTable
    seat: Seat


def own_seat(live: LiveTable, me: Identity, seat: int) -> OwnSeat:
    """The seat, if it is mine."""
    if seat not in live.held_by(me):
        raise NotYours
    return OwnSeat(live, Seat(seat))


def checked_move_id(given: str) -> str:
    """The id a client made for its move; the server's own begin otherwise."""
    if not MOVE_ID.fullmatch(given):
        raise BadRequest(field="id", reason=given[:20])
    return given


async def act(ours: Services, own: OwnSeat, data: Any, *, seen: int, move: str) -> int:
    """Take an action; the journal's length then."""
    action = posted_action(own.live, data)
    return await ours.registry.play(
        own.live, own.seat, action, seen=seen, move=checked_move_id(move)
    )


async def undo(ours: Services, own: OwnSeat, *, to: int | None, seen: int, move: str) -> int | None:
    """Step back at once, or ask those it touches; None when they have been asked."""
    live = own.live
    target = step_back(live, own.seat) if to is None else to
    try:
        needed = live.table.undo_needs(own.seat, target)
    except Fault:
        needed = ()  # the undo itself will say why not, or that it was made already
    agreed = tuple(seat for seat in needed if agrees_anyway(live, own.seat, seat))
    try:
        return await ours.registry.undo(
            live, own.seat, to=target, consents=agreed, seen=seen, move=checked_move_id(move)
        )
    except UndoNeedsConsent:
        request = UndoRequest(
            table=live.id, seat=own.seat, to=target, seq=live.table.seq, consents=agreed
        )
        await ours.registry.ask_undo(live, request)
        return None


async def answer_undo(ours: Services, own: OwnSeat, *, agree: bool) -> int | None:
    """Agree to the undo that is asked for, or refuse it; the journal's length once it is made."""
    live = own.live
    asked = live.asked
    if asked is None:
        raise BadRequest(field="undo", reason="0")
    if not agree:
        await ours.registry.ask_undo(live, None)
        return None
    asked = replace(asked, consents=tuple(sorted({*asked.consents, own.seat})))
    needed = live.table.undo_needs(Seat(asked.seat), asked.to)
    if not set(needed) <= set(asked.consents):
        await ours.registry.ask_undo(live, asked)
        return None
    consents = tuple(Seat(seat) for seat in asked.consents)
    seq = await ours.registry.undo(
        live,
        Seat(asked.seat),
        to=asked.to,
        consents=consents,
        seen=asked.seq,
        move=f"undo:{secrets.token_urlsafe(9)}",
    )
    await ours.registry.ask_undo(live, None)
    return seq


async def say(ours: Services, live: LiveTable, me: Identity, words: str) -> int:
    """Say something at the table; everybody who may look may talk."""
    return await asyncio.to_thread(ours.store.say, live.id, me.id, me.name, checked_text(words))


async def change_seat(
    ours: Services, live: LiveTable, me: Identity, seat: int, to: str, language: str
) -> None:
    """Hand a seat to a bot, to whoever has a link, or back: the holder and the owner may.

    Whoever plays along may hand one that is abandoned to a bot.
    """
    if not 0 <= seat < len(live.seats):
        raise BadRequest(field="seat", reason=str(seat))
    if me.id not in (live.seats[seat].identity, live.row.owner) and not (
        to.startswith(BOT) and seat in await asyncio.to_thread(abandoned, ours, live, me)
    ):
        raise NotYours
    if to == ME and live.seats[seat].kind == "player" and live.seats[seat].identity != me.id:
        raise NotYours
    await ours.registry.put_seat(live, seat_row(live.title, seat, to, "", me, language))


async def hint(ours: Services, own: OwnSeat, language: str) -> tuple[Any, Any]:
    """What the title's best bot would do here, and why."""
    bots = list(own.live.title.bots)
    if not bots or own.seat not in own.live.table.to_act:
        raise NoSuchBot(bot="")
    name = bot_name(bots[-1], own.seat, language)
    row = SeatRow(seat=own.seat, kind="bot", name=name, bot=bots[-1])
    return await ours.bots.asked(own.live, row)
