"""What is kept of one person: handed out to them, and taken away when they go."""

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, or_, select, update

from roundhouse.store import schema as s
from roundhouse.store import writes as w
from roundhouse.store.base import Notice

SECRET = frozenset({"digest", "password", "seed"})
"""Columns that prove who somebody is, or tell what a table hides: not even for themselves."""


def data_of(connection: Connection, identity: str) -> dict[str, object]:
    """All that is kept of somebody, by table of the database; no secrets."""
    c = s.seats.c
    sits = select(c.table_id).where(c.identity == identity)
    mine = or_(s.tables.c.owner == identity, s.tables.c.id.in_(sits))
    asked: tuple[tuple[str, Table, ColumnElement[bool]], ...] = (
        ("identity", s.identities, s.identities.c.id == identity),
        ("account", s.accounts, s.accounts.c.identity == identity),
        ("credentials", s.credentials, s.credentials.c.identity == identity),
        ("passkeys", s.passkeys, s.passkeys.c.identity == identity),
        ("webhooks", s.webhooks, s.webhooks.c.identity == identity),
        ("tables", s.tables, mine),
        ("seats", s.seats, c.identity == identity),
        ("handovers", s.handovers, _took_part(identity)),
        ("archived", s.archived, s.archived.c.identity == identity),
        ("chat", s.chat, s.chat.c.identity == identity),
        ("blocks", s.blocks, s.blocks.c.identity == identity),
        ("reports", s.reports, s.reports.c.by == identity),
    )
    return {name: _rows(connection, table, which) for name, table, which in asked}


def _took_part(identity: str) -> ColumnElement[bool]:
    h = s.handovers.c
    return or_(h.by_identity == identity, h.identity == identity, h.was_identity == identity)


def _rows(connection: Connection, table: Table, which: Any) -> list[dict[str, object]]:
    columns = [column for column in table.c if column.name not in SECRET]
    found = connection.execute(select(*columns).where(which).order_by(*table.primary_key))
    return [dict(row._mapping) for row in found]


def delete_person(t: w.Transaction, identity: str) -> None:
    """Forget somebody: all of theirs alone goes; where others take part, their name does.

    The looks of their names stay taken, so that nobody comes back as them.
    """
    for id_ in list(t.run(select(s.tables.c.id).where(_touched(identity))).scalars()):
        others = _others(t, id_, identity)
        if others:
            _stand_up(t, id_, identity, others[0])
        else:
            drop_table(t, id_)
    b, r = s.blocks.c, s.reports.c
    t.run(delete(s.blocks).where(or_(b.identity == identity, b.other == identity)))
    t.run(delete(s.reports).where(r.about == identity))
    t.run(update(s.reports).where(r.by == identity).values(by_name=""))
    for table in (s.credentials, s.passkeys, s.passes, s.accounts, s.webhooks, s.archived):
        t.run(delete(table).where(table.c.identity == identity))
    t.run(update(s.looks).where(s.looks.c.identity == identity).values(identity=None))
    _blank(t, identity)


def _touched(identity: str) -> ColumnElement[bool]:
    """The tables at which somebody sits, sat or owns."""
    sits = select(s.seats.c.table_id).where(s.seats.c.identity == identity)
    sat = select(s.handovers.c.table_id).where(_took_part(identity))
    return or_(s.tables.c.owner == identity, s.tables.c.id.in_(sits), s.tables.c.id.in_(sat))


def _others(t: w.Transaction, table: str, identity: str) -> list[str]:
    """Who else sits there, or did, or owns it."""
    c, h = s.seats.c, s.handovers.c
    sit = select(c.identity).where(c.table_id == table).order_by(c.seat)
    owns = select(s.tables.c.owner).where(s.tables.c.id == table)
    sat = select(h.was_identity).where(h.table_id == table)
    found: Iterable[str | None] = [x for query in (sit, owns, sat) for x in t.run(query).scalars()]
    return [each for each in dict.fromkeys(found) if each not in (None, identity)]


def _stand_up(t: w.Transaction, table: str, identity: str, heir: str) -> None:
    """Leave a table to the others: a seat in play gets a link, a name at its end is forgotten."""
    c = s.seats.c
    own = c.table_id == table, c.identity == identity
    seats = list(t.run(select(c.seat).where(*own)).scalars())
    ended = t.run(select(s.tables.c.ended).where(s.tables.c.id == table)).scalar()
    t.run(update(s.seats).where(*own).values(
        identity=None, name="", kind="player" if ended else "open"))  # fmt: skip
    for seat in seats if not ended else ():
        token = secrets.token_urlsafe(16)
        t.run(insert(s.invitations).values(token=token, table_id=table, seat=seat))
    owned = s.tables.c.id == table, s.tables.c.owner == identity
    t.run(update(s.tables).where(*owned).values(owner=heir))
    h = s.handovers.c
    for mark, name in ((h.by_identity, h.by_name), (h.was_identity, h.was_name),
                       (h.identity, h.name)):  # fmt: skip
        t.run(update(s.handovers).where(h.table_id == table, mark == identity).values({name: ""}))
    w.seats_changed(t, table)


def drop_table(t: w.Transaction, table: str) -> None:
    """Forget a table with all that belongs to it."""
    for each in (
        s.entries,
        s.chat,
        s.invitations,
        s.undo_requests,
        s.proposals,
        s.handovers,
        s.seats,
        s.archived,
    ):
        t.run(delete(each).where(each.c.table_id == table))
    t.run(delete(s.tables).where(s.tables.c.id == table))
    t.tell(Notice(table, "gone", 0))


def _blank(t: w.Transaction, identity: str) -> None:
    """Keep nothing but the id, which old tables refer to; what was said is said no more."""
    said = s.chat.c.identity == identity
    t.run(update(s.chat).where(said).values(name="", text=""))
    empty = dict.fromkeys(("mail", "mail_confirmed", "language", "muted_until"))
    t.run(
        update(s.identities)
        .where(s.identities.c.id == identity)
        .values(name="", carried_at=0, **empty)
    )
