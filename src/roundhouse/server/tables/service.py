"""The table service: what people do at tables, for whoever asks on their behalf.

Pages and API are its two users. It knows nothing of requests: a visitor is an ``Identity``, what
goes wrong is raised as a ``Fault`` or a ``StoreError``.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import DoubtfulImport, Fault, UndoNeedsConsent
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import (
    BadRequest,
    HintsOff,
    Muted,
    NoAdvice,
    NoSuchBot,
    NotAtTable,
    NotEnded,
    NotFound,
    NotYours,
)
from roundhouse.server.names import checked_text
from roundhouse.server.tables import talk
from roundhouse.server.tables.abandoned import abandoned
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.journals import branch_for
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.quotas import Quotas
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.rematch import rematch_id
from roundhouse.server.tables.seating import BOT, HERE, ME, OPEN, imported_seats, seat_row
from roundhouse.server.tables.tenure import check_takeover, check_undo, is_invited
from roundhouse.server.tables.undo import agrees_anyway, can_redo, step_back
from roundhouse.server.tables.uploads import Upload, Uploads
from roundhouse.server.texts import bot_name
from roundhouse.store.base import Identity, Notice, SeatRow, Taken, UndoRequest
from roundhouse.store.writes import now

log = logging.getLogger(__name__)

MOVE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")


class TableService:
    """New tables, moves, steps back, talk, seats, advice and rematches.

    *secret* makes ids that nobody guesses; *abandon_after* is the configuration's.
    """

    def __init__(
        self,
        registry: Registry,
        bots: BotDriver,
        uploads: Uploads,
        quotas: Quotas,
        *,
        secret: str,
        abandon_after: float | None,
    ) -> None:
        self._registry = registry
        self._uploads = uploads
        self._quotas = quotas
        self._store = registry.store
        self._bots = bots
        self._secret = secret
        self._abandon_after = abandon_after

    async def open(self, id_: str) -> LiveTable:
        """The table of that id."""
        return await self._registry.visit(id_)

    async def create(
        self,
        title: AnyTitle,
        seats: Sequence[SeatRow],
        options: Mapping[str, object],
        *,
        owner: Identity,
        private: bool,
        hints: bool = True,
    ) -> LiveTable:
        """A new table, its first shuffles made."""
        await self._quotas.check(owner, bots_only=all(row.kind == "bot" for row in seats))
        setup = Setup(seats=len(seats), options=options)
        return await self._registry.create(
            title, setup, seats, owner=owner, private=private, hints=hints
        )

    async def read_game(self, content: str, me: Identity) -> Upload:
        """The recorded game in *content*, with what is to be said of it; nothing is kept."""
        await self._quotas.check(me, imported=True)
        return await self._uploads.read(content, me.id)

    async def import_game(
        self, content: str, me: Identity, language: str, *, anyway: bool = False
    ) -> LiveTable:
        """A table that goes on where the recorded game in *content* stops.

        DoubtfulImport when it is not what the file says, unless it is to be kept *anyway*.
        """
        upload = await self.read_game(content, me)
        if upload.doubts and not anyway:
            raise DoubtfulImport(cause=upload.doubts[0])
        return await self.keep(upload, me, language)

    async def keep(self, upload: Upload, me: Identity, language: str) -> LiveTable:
        """The table of a game that was read."""
        seats = imported_seats(upload.journal, me, language)
        return await self._registry.adopt(upload.journal, seats, owner=me, private=True)

    async def join(self, token: str, me: Identity) -> LiveTable:
        """Sit down where a link invites to; Taken when another did."""
        invitation = await asyncio.to_thread(self._store.invitation, token)
        if invitation is not None:
            live = await self.open(invitation.table)
            await asyncio.to_thread(check_takeover, live, me, invitation.seat)
        return await self._registry.claim(token, me)

    async def act(self, live: LiveTable, seat: Seat, data: object, *, seen: int, move: str) -> int:
        """Take the action in the JSON value *data*; the journal's length then."""
        action = live.read_action(data)
        return await self._registry.play(live, seat, action, seen=seen, move=_checked_id(move))

    async def undo(
        self, live: LiveTable, seat: Seat, *, to: int | None, seen: int, move: str
    ) -> int | None:
        """Step back at once, or ask those it touches; None when they have been asked."""
        target = step_back(live, seat) if to is None else to
        if 0 <= target < live.table.seq:
            check_undo(live, target)
        try:
            needed = live.table.undo_needs(seat, target)
        except Fault:
            needed = ()  # the undo itself will say why not, or that it was made already
        agreed = tuple(other for other in needed if agrees_anyway(live, seat, other))
        try:
            return await self._registry.undo(
                live, seat, to=target, consents=agreed, seen=seen, move=_checked_id(move)
            )
        except UndoNeedsConsent:
            request = UndoRequest(
                table=live.id, seat=seat, to=target, seq=live.table.seq, consents=agreed
            )
            await self._registry.ask_undo(live, request)
            return None

    async def answer_undo(self, live: LiveTable, seat: Seat, *, agree: bool) -> int | None:
        """Agree to the undo that is asked for, or not; the journal's length once it is made."""
        asked = live.asked
        if asked is None:
            raise BadRequest(field="undo", reason="0")
        if not agree:
            await self._registry.ask_undo(live, None)
            return None
        check_undo(live, asked.to)
        asked = replace(asked, consents=tuple(sorted({*asked.consents, seat})))
        needed = live.table.undo_needs(Seat(asked.seat), asked.to)
        if not set(needed) <= set(asked.consents):
            await self._registry.ask_undo(live, asked)
            return None
        return await self._undo_as_agreed(live, asked)

    async def _undo_as_agreed(self, live: LiveTable, asked: UndoRequest) -> int:
        seq = await self._registry.undo(
            live,
            Seat(asked.seat),
            to=asked.to,
            consents=tuple(Seat(seat) for seat in asked.consents),
            seen=asked.seq,
            move=f"undo:{secrets.token_urlsafe(9)}",
        )
        await self._registry.ask_undo(live, None)
        return seq

    async def redo(self, live: LiveTable, seat: Seat, *, seen: int, move: str) -> int:
        """Play again what the latest undo took back, if nobody else's move is among it."""
        if live.table.undone() and not can_redo(live, seat):
            raise NotYours
        return await self._registry.redo(live, seen=seen, move=_checked_id(move))

    async def branch(self, live: LiveTable, me: Identity, at: int, language: str) -> LiveTable:
        """A table of *me* alone that goes on from the moment *at* of this one."""
        journal = branch_for(live, me, live.checked_moment(at))
        await self._quotas.check(me, imported=True)
        seats = imported_seats(journal, me, language)
        return await self._registry.adopt(journal, seats, owner=me, private=True)

    async def say(self, live: LiveTable, me: Identity, words: str, key: str = "") -> int:
        """Say something at the table, as one who sits there or was invited (by a link's *key*)."""
        if not is_invited(live, me, key):
            raise NotAtTable
        words = checked_text(words)
        if (me.muted_until or 0) > now():
            raise Muted
        return await asyncio.to_thread(self._store.say, live.id, me.id, me.name, words)

    def abandoned(self, live: LiveTable, me: Identity | None) -> tuple[Seat, ...]:
        """The others' seats that *me*, who plays here, may hand to a bot; asks the database."""
        return abandoned(self._store, self._abandon_after, live, me)

    async def change_seat(
        self, live: LiveTable, me: Identity, seat: int, to: str, language: str
    ) -> None:
        """Hand a seat to a bot, to whoever has a link, or back: the holder and the owner may.

        Whoever plays along may hand one that is abandoned to a bot.
        """
        if not 0 <= seat < len(live.seats):
            raise BadRequest(field="seat", reason=str(seat))
        row = live.seats[seat]
        if me.id not in (row.identity, live.row.owner) and not (
            to.startswith(BOT) and seat in await asyncio.to_thread(self.abandoned, live, me)
        ):
            raise NotYours
        if to in (ME, HERE) and row.kind == "player" and row.identity != me.id:
            raise NotYours
        if to in (ME, HERE):
            await asyncio.to_thread(check_takeover, live, me, seat)
        await self._registry.put_seat(live, seat_row(live.title, seat, to, "", me, language), me)

    async def archive(self, live: LiveTable, me: Identity, *, away: bool, key: str = "") -> None:
        """Put a table away into the archive of *me*, who was invited, or take it out again."""
        if not is_invited(live, me, key):
            raise NotAtTable
        await asyncio.to_thread(self._store.archive, me.id, live.id, away=away)

    async def leave(
        self, live: LiveTable, me: Identity, to: str, language: str, key: str = ""
    ) -> None:
        """Put a table away; where others play on, the seats of *me* go *to* a bot or a link."""
        await self.archive(live, me, away=True, key=key)
        if talk.is_shared(live.seats) and live.table.result is None:
            if to != OPEN and not to.startswith(BOT):
                raise BadRequest(field="to", reason=to[:20])
            for seat in live.held_by(me):
                await self.change_seat(live, me, seat, to, language)

    async def let_watch(self, live: LiveTable, me: Identity, *, open_: bool) -> None:
        """Let others watch a private table by a link, a new one each time, or end that."""
        if me.id != live.row.owner:
            raise NotYours
        await self._registry.set_key(live, secrets.token_urlsafe(16) if open_ else None)

    async def allow_hints(self, live: LiveTable, me: Identity, *, allowed: bool) -> None:
        """Allow hints at a table, or no longer: its owner may."""
        if me.id != live.row.owner:
            raise NotYours
        await self._registry.set_hints(live, allowed=allowed)

    async def hint(
        self, live: LiveTable, seat: Seat, me: Identity, language: str
    ) -> tuple[Action, Event | None]:
        """What the title's best bot would do here, and why; NoAdvice when it finds nothing.

        Where several people play, the others are told that somebody asked.
        """
        if not live.row.hints:
            raise HintsOff
        bots = list(live.title.bots)
        if not bots or seat not in live.table.to_act:
            raise NoSuchBot(bot="")
        name = bot_name(bots[-1], seat, language)
        row = SeatRow(seat=seat, kind="bot", name=name, bot=bots[-1])
        try:
            thought = await self._bots.asked(live, row, me.id)
        except Fault:
            raise
        except Exception as error:
            log.warning("The bot %s could give no advice: %r", row.bot, error)
            raise NoAdvice from error
        if talk.is_shared(live.seats):
            await asyncio.to_thread(talk.tell_of_hint, self._store, live.id, me)
        return thought.action, thought.reason

    async def rematch_of(self, live: LiveTable) -> LiveTable | None:
        """The table at which they play again, once somebody has opened it."""
        try:
            return await self.open(rematch_id(self._secret, live))
        except NotFound:
            return None

    async def rematch(self, live: LiveTable, me: Identity) -> LiveTable:
        """The table at which they play again: opened now, unless another was first."""
        if not live.held_by(me):
            raise NotYours
        if live.table.result is None:
            raise NotEnded
        return await self.rematch_of(live) or await self._open_rematch(live, me)

    async def _open_rematch(self, live: LiveTable, me: Identity) -> LiveTable:
        """A table like *live*: its game, its settings, its seats."""
        await self._quotas.check(me)
        id_ = rematch_id(self._secret, live)
        try:
            return await self._registry.create(
                live.title,
                Setup(seats=len(live.seats), options=live.table.setup.options),
                live.seats,
                owner=me,
                private=live.row.private,
                hints=live.row.hints,
                id_=id_,
                tells=[Notice(live.id, "again", 1)],
            )
        except Taken:
            return await self.open(id_)


def _checked_id(given: str) -> str:
    """The id a client made for its move; the server's own begin otherwise."""
    if not MOVE_ID.fullmatch(given):
        raise BadRequest(field="id", reason=given[:20])
    return given
