"""What players do at a table, for pages and API alike: move, step back, talk, change seats."""

import asyncio
import re
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault, UndoNeedsConsent
from roundhouse.server.abandon import abandoned
from roundhouse.server.auth import checked_text
from roundhouse.server.errors import BadRequest, NoSuchBot, NotYours
from roundhouse.server.host import Host
from roundhouse.server.pages import posted_action
from roundhouse.server.seating import BOT, ME, bot_name, seat_row
from roundhouse.server.stepping import agrees_anyway, step_back
from roundhouse.server.web import Rooms
from roundhouse.store.base import Identity, SeatRow, UndoRequest

MOVE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")


@dataclass(frozen=True, slots=True)
class Hand:
    """Somebody's seat at a table, checked to be theirs."""

    host: Host
    seat: Seat


def hand_of(host: Host, me: Identity, seat: int) -> Hand:
    """The seat, if it is mine."""
    if seat not in host.held_by(me):
        raise NotYours
    return Hand(host, Seat(seat))


def checked_move_id(given: str) -> str:
    """The id a client made for its move; the server's own begin otherwise."""
    if not MOVE_ID.fullmatch(given):
        raise BadRequest(field="id", reason=given[:20])
    return given


async def act(ours: Rooms, hand: Hand, data: Any, *, seen: int, move: str) -> int:
    """Take an action; the journal's length then."""
    action = posted_action(hand.host, data)
    return await ours.house.play(
        hand.host, hand.seat, action, seen=seen, move=checked_move_id(move)
    )


async def undo(ours: Rooms, hand: Hand, *, to: int | None, seen: int, move: str) -> int | None:
    """Step back at once, or ask those it touches; None when they have been asked."""
    host = hand.host
    target = step_back(host, hand.seat) if to is None else to
    try:
        needed = host.table.undo_needs(hand.seat, target)
    except Fault:
        needed = ()  # the undo itself will say why not, or that it was made already
    agreed = tuple(seat for seat in needed if agrees_anyway(host, hand.seat, seat))
    try:
        return await ours.house.undo(
            host, hand.seat, to=target, consents=agreed, seen=seen, move=checked_move_id(move)
        )
    except UndoNeedsConsent:
        request = UndoRequest(
            table=host.id, seat=hand.seat, to=target, seq=host.table.seq, consents=agreed
        )
        await ours.house.ask_undo(host, request)
        return None


async def answer_undo(ours: Rooms, hand: Hand, *, agree: bool) -> int | None:
    """Agree to the undo that is asked for, or refuse it; the journal's length once it is made."""
    host = hand.host
    asked = host.asked
    if asked is None:
        raise BadRequest(field="undo", reason="0")
    if not agree:
        await ours.house.ask_undo(host, None)
        return None
    asked = replace(asked, consents=tuple(sorted({*asked.consents, hand.seat})))
    needed = host.table.undo_needs(Seat(asked.seat), asked.to)
    if not set(needed) <= set(asked.consents):
        await ours.house.ask_undo(host, asked)
        return None
    consents = tuple(Seat(seat) for seat in asked.consents)
    seq = await ours.house.undo(
        host,
        Seat(asked.seat),
        to=asked.to,
        consents=consents,
        seen=asked.seq,
        move=f"undo:{secrets.token_urlsafe(9)}",
    )
    await ours.house.ask_undo(host, None)
    return seq


async def say(ours: Rooms, host: Host, me: Identity, words: str) -> int:
    """Say something at the table; everybody who may look may talk."""
    return await asyncio.to_thread(ours.store.say, host.id, me.id, me.name, checked_text(words))


async def change_seat(
    ours: Rooms, host: Host, me: Identity, seat: int, to: str, language: str
) -> None:
    """Hand a seat to a bot, to whoever has a link, or back: the holder and the owner may.

    Whoever plays along may hand one that is abandoned to a bot.
    """
    if not 0 <= seat < len(host.seats):
        raise BadRequest(field="seat", reason=str(seat))
    if me.id not in (host.seats[seat].identity, host.row.owner) and not (
        to.startswith(BOT) and seat in await asyncio.to_thread(abandoned, ours, host, me)
    ):
        raise NotYours
    if to == ME and host.seats[seat].kind == "player" and host.seats[seat].identity != me.id:
        raise NotYours
    await ours.house.put_seat(host, seat_row(host.title, seat, to, "", me, language))


async def hint(ours: Rooms, hand: Hand, language: str) -> tuple[Any, Any]:
    """What the title's best bot would do here, and why."""
    bots = list(hand.host.title.bots)
    if not bots or hand.seat not in hand.host.table.to_act:
        raise NoSuchBot(bot="")
    name = bot_name(bots[-1], hand.seat, language)
    row = SeatRow(seat=hand.seat, kind="bot", name=name, bot=bots[-1])
    return await ours.bots.asked(hand.host, row)
