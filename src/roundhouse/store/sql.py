"""What both databases share: the store's calls as SQL over one connection at a time."""

import re
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import String, cast, delete, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError

from roundhouse.store import schema as s
from roundhouse.store import writes as w
from roundhouse.store.base import (
    Appended,
    ChatLine,
    DamagedKey,
    Identity,
    Invitation,
    Move,
    Notice,
    Owned,
    SeatRow,
    Standing,
    TableRow,
    Taken,
    Unavailable,
    UndoRequest,
    Watcher,
    Webhook,
)
from roundhouse.store.sql_oversight import SECRET, SqlOversight
from roundhouse.store.sql_passkeys import SqlPasskeys
from roundhouse.store.sql_people import SqlPeople
from roundhouse.store.sql_proposals import SqlProposals

KEY = re.compile("[0-9a-f]{64}")
_SOMEBODY = s.seats.c.kind != "bot"


class SqlStore(SqlOversight, SqlPasskeys, SqlPeople, SqlProposals):
    """The store's calls; a subclass says how to read, how to write and how to announce."""

    shared: bool = False

    def __init__(self) -> None:
        self._watchers: list[Watcher] = []

    def watch(self, watcher: Watcher) -> None:
        """Tell *watcher* of every change."""
        self._watchers.append(watcher)

    def _announce(self, notices: Iterable[Notice | None]) -> None:
        for notice in notices:
            for watcher in self._watchers:
                watcher(notice)

    def secret(self) -> str:
        """The key that signs cookies, made at the first call."""
        found = self.setting(SECRET)
        if found is None:
            with suppress(Taken):
                self._add_setting(SECRET, secrets.token_hex(32))
            found = self.setting(SECRET)
        if found is None or not KEY.fullmatch(found):
            raise DamagedKey
        return found

    def _add_setting(self, key: str, value: str) -> None:
        self._write(lambda t: w.unless_taken(t, insert(s.settings).values(key=key, value=value)))

    def prove(self) -> None:
        """Write something small, to show that moves could be kept."""
        self._write(w.prove)

    # tables

    def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[str],
        invitations: Sequence[Invitation] = (),
        tells: Sequence[Notice] = (),
    ) -> None:
        """Keep a new table with the entries it begins with, and announce *tells*."""

        def work(t: w.Transaction) -> None:
            w.add_table(t, table, seats, lines, invitations)
            for notice in tells:
                t.tell(notice)

        self._write(work)

    def table(self, id_: str) -> TableRow | None:
        """One table."""
        query = select(s.tables).where(s.tables.c.id == id_)
        row = self._read(lambda c: c.execute(query).one_or_none())
        return w.table_row(row) if row else None

    def standing(self, table: str) -> Standing:
        """How far the table is."""
        t = s.tables.c
        query = select(t.seq, t.seats_version).where(t.id == table)
        row = self._read(lambda c: c.execute(query).one_or_none())
        return Standing(*row) if row else Standing(0, 0)

    def lines(self, table: str, after: int = 0) -> list[str]:
        """The journal's entries from number ``after + 1`` on."""
        e = s.entries.c
        query = select(e.line).where(e.table_id == table, e.seq > after).order_by(e.seq)
        return self._read(lambda c: list(c.execute(query).scalars()))

    def seats(self, table: str) -> tuple[SeatRow, ...]:
        """Who sits where."""
        c = s.seats.c
        query = select(c.seat, c.kind, c.name, c.identity, c.bot).where(c.table_id == table)
        rows = self._read(lambda conn: conn.execute(query.order_by(c.seat)).all())
        return tuple(SeatRow(**row._mapping) for row in rows)

    def tables_of(self, identity: str, most: int = 100) -> list[TableRow]:
        """The tables somebody sits at or owns, the latest first."""
        sits = select(s.seats.c.table_id).where(s.seats.c.identity == identity)
        t = s.tables.c
        return self._tables(or_(t.owner == identity, t.id.in_(sits)), most=most)

    def public_tables(self, most: int = 50) -> list[TableRow]:
        """Tables anybody may watch, the latest first."""
        return self._tables(s.tables.c.private.is_(False), most=most)

    def owned(self, identity: str) -> Owned:
        """How many tables somebody has opened."""
        t, mine = s.tables.c, s.tables.c.owner == identity
        in_play = mine, t.ended.is_(False)
        alone = ~select(s.seats).where(s.seats.c.table_id == t.id, _SOMEBODY).exists()
        counted = [in_play, (*in_play, alone), (mine, t.imported.is_(True))]
        queries = [select(func.count()).select_from(s.tables).where(*each) for each in counted]
        return self._read(lambda c: Owned(*(int(c.execute(q).scalar() or 0) for q in queries)))

    def bots_due(self, after: str = "", most: int = 1000) -> list[str]:
        """Tables that wait for a bot and at which somebody sits, by id, from beyond *after* on."""
        t, c = s.tables.c, s.seats.c
        acts = ("," + t.to_act + ",").like("%," + cast(c.seat, String) + ",%")
        bot = select(c.seat).where(c.table_id == t.id, c.kind == "bot", acts).exists()
        somebody = select(c.seat).where(c.table_id == t.id, _SOMEBODY).exists()
        query = select(t.id).where(t.id > after, t.ended.is_(False), bot, somebody)
        found = self._read(lambda conn: conn.execute(query.order_by(t.id).limit(most)).scalars())
        return list(found)

    def _tables(self, *where: Any, most: int) -> list[TableRow]:
        query = select(s.tables).where(*where).order_by(s.tables.c.changed_at.desc()).limit(most)
        return [w.table_row(row) for row in self._read(lambda c: c.execute(query).all())]

    # moves

    def append(self, move: Move) -> Appended:
        """Write one move; Taken when the journal is longer than the move knew."""
        return self._write(lambda t: w.append(t, move))

    def moved_at(self, table: str) -> int:
        """When the last move was kept, or the table made, in milliseconds since 1970."""
        e, t = s.entries.c, s.tables.c
        last = select(func.max(e.made_at)).where(e.table_id == table).scalar_subquery()
        query = select(func.coalesce(last, t.made_at)).where(t.id == table)
        return int(self._read(lambda c: c.execute(query).scalar()) or 0)

    def move_of(self, table: str, id_: str) -> int | None:
        """The journal's length after the move of that id, if there is one."""
        return self._read(lambda c: w.end_of_move(c.execute, table, id_))

    # seats

    def put_seat(self, table: str, row: SeatRow, was: SeatRow, by: Identity) -> None:
        """Have *by* give a seat to another; Taken when it is no longer as it *was*."""
        self._write(lambda t: w.put_seat(t, table, row, was, by))

    def set_key(self, table: str, key: str | None) -> None:
        """Keep another key by which a table may be watched, or none."""

        def work(t: w.Transaction) -> None:
            t.run(update(s.tables).where(s.tables.c.id == table).values(key=key))
            w.seats_changed(t, table)

        self._write(work)

    def set_hints(self, table: str, *, allowed: bool) -> None:
        """Keep whether hints are allowed at a table."""

        def work(t: w.Transaction) -> None:
            t.run(update(s.tables).where(s.tables.c.id == table).values(hints=allowed))
            w.seats_changed(t, table)

        self._write(work)

    def archive(self, identity: str, table: str, *, away: bool) -> None:
        """Put a table away into somebody's archive, or take it out again."""
        self._write(lambda t: w.archive(t, identity, table, away=away))

    def archived(self, identity: str) -> frozenset[str]:
        """The tables in somebody's archive, by id."""
        c = s.archived.c
        query = select(c.table_id).where(c.identity == identity)
        return self._read(lambda conn: frozenset(conn.execute(query).scalars()))

    def invite(self, invitation: Invitation) -> None:
        """Keep an invitation; earlier ones to the same seat lapse."""

        def work(t: w.Transaction) -> None:
            w.lapse(t, invitation.table, invitation.seat)
            t.run(w.keep_invitation(invitation))
            w.seats_changed(t, invitation.table)

        self._write(work)

    def invitation(self, token: str) -> Invitation | None:
        """What a link invites to."""
        query = select(s.invitations).where(s.invitations.c.token == token)
        row = self._read(lambda c: c.execute(query).one_or_none())
        return w.as_invitation(row) if row else None

    def invitations(self, table: str) -> tuple[Invitation, ...]:
        """The open invitations to a table."""
        i = s.invitations.c
        query = select(s.invitations).where(i.table_id == table).order_by(i.seat)
        return tuple(w.as_invitation(row) for row in self._read(lambda c: c.execute(query).all()))

    def claim(self, token: str, identity: str, name: str) -> Invitation:
        """Take the seat of an invitation; Taken when another did."""
        return self._write(lambda t: w.claim(t, token, identity, name))

    # chat

    def say(self, table: str, identity: str, name: str, text: str) -> int:
        """Keep a line of chat; its number."""
        return self._write(lambda t: w.say(t, table, identity, name, text))

    def chat(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """What was said, oldest first."""
        c = s.chat.c
        query = (
            select(c.number, c.identity, c.name, c.text, c.said_at)
            .where(c.table_id == table, c.number > after, c.text != "")
            .order_by(c.number.desc())
            .limit(most)
        )
        rows = self._read(lambda conn: conn.execute(query).all())
        return [ChatLine(**row._mapping) for row in reversed(rows)]

    # notifications

    def add_webhook(self, webhook: Webhook) -> None:
        """Keep an address."""
        query = insert(s.webhooks).values(id=webhook.id, identity=webhook.identity, url=webhook.url)
        self._write(lambda t: t.run(query))

    def webhooks(self, identity: str) -> tuple[Webhook, ...]:
        """Somebody's addresses."""
        query = select(s.webhooks).where(s.webhooks.c.identity == identity).order_by("id")
        rows = self._read(lambda c: c.execute(query).all())
        return tuple(Webhook(**row._mapping) for row in rows)

    def remove_webhook(self, identity: str, id_: str) -> None:
        """Forget an address."""
        w = s.webhooks.c
        query = delete(s.webhooks).where(w.identity == identity, w.id == id_)
        self._write(lambda t: t.run(query))

    # undo

    def ask_undo(self, request: UndoRequest) -> None:
        """Keep the table's one request, or what was agreed to it since."""

        def work(t: w.Transaction) -> None:
            w.drop_undo(t, request.table)
            t.run(
                insert(s.undo_requests).values(
                    table_id=request.table,
                    seat=request.seat,
                    target=request.to,
                    seq=request.seq,
                    consents=w.numbers(request.consents),
                )
            )
            w.seats_changed(t, request.table)

        self._write(work)

    def undo_request(self, table: str) -> UndoRequest | None:
        """The request that waits for consent."""
        query = select(s.undo_requests).where(s.undo_requests.c.table_id == table)
        row = self._read(lambda c: c.execute(query).one_or_none())
        if row is None:
            return None
        return UndoRequest(
            table=row.table_id,
            seat=row.seat,
            to=row.target,
            seq=row.seq,
            consents=w.as_tuple(row.consents),
        )

    def drop_undo(self, table: str) -> None:
        """Forget the request."""

        def work(t: w.Transaction) -> None:
            w.drop_undo(t, table)
            w.seats_changed(t, table)

        self._write(work)


def unavailable(error: DBAPIError) -> Unavailable:
    """What a caller is told when the database fails."""
    return Unavailable(str(error.orig))
