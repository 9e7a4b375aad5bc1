"""The store's calls for those who run a server, as SQL over one connection at a time."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from roundhouse.store import schema as s
from roundhouse.store import writes as w
from roundhouse.store.forgetting import drop_table
from roundhouse.store.oversight import Old, Report, Told

T = TypeVar("T")

SECRET: Final = "secret"
OF_REPORT = tuple(s.reports.c[name] for name in Report.__dataclass_fields__)


class SqlOversight:
    """Reports, blocks, retention, the key; a subclass says how to read and how to write."""

    def _read(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    def _write(self, work: Callable[[w.Transaction], T]) -> T:
        raise NotImplementedError

    def _found(self, query: Any) -> Sequence[Row[Any]]:
        return self._read(lambda c: c.execute(query).all())

    # settings

    def setting(self, key: str) -> str | None:
        """What was kept under *key*."""
        query = select(s.settings.c.value).where(s.settings.c.key == key)
        return self._read(lambda c: c.execute(query).scalar())

    def set_setting(self, key: str, value: str) -> None:
        """Keep *value* under *key*."""
        self._write(lambda t: w.keep_setting(t, key, value))

    def new_secret(self) -> str:
        """Make and keep another key to sign with."""
        made = secrets.token_hex(32)
        self.set_setting(SECRET, made)
        return made

    def revoke_everybody(self) -> None:
        """Close every way in, and every open link."""

        def work(t: w.Transaction) -> None:
            t.run(delete(s.credentials))
            t.run(delete(s.passes))

        self._write(work)

    # tables

    def some_tables(self, owner: str | None = None, most: int = 50) -> list[Told]:
        """Tables, somebody's or all, the latest first."""
        t = s.tables.c
        query = (
            select(t.id, t.title, t.owner, s.identities.c.name.label("owner_name"), t.private,
                   t.ended, t.seq, t.changed_at)
            .join(s.identities, s.identities.c.id == t.owner)
            .order_by(t.changed_at.desc())
            .limit(most)
        )  # fmt: skip
        if owner is not None:
            query = query.where(t.owner == owner)
        return [Told(**row._mapping) for row in self._found(query)]

    def drop_tables(self, ids: tuple[str, ...]) -> None:
        """Forget tables with all that belongs to them."""

        def work(t: w.Transaction) -> None:
            for id_ in ids:
                drop_table(t, id_)

        self._write(work)

    def older(self, *, finished: int | None, idle: int | None, chat: int | None) -> Old:
        """What has not changed since those times: ended tables, guests' tables in play, chat."""
        t = s.tables.c
        account = select(s.accounts).where(s.accounts.c.identity == s.seats.c.identity).exists()
        members = select(s.seats).where(s.seats.c.table_id == t.id, account).exists()
        return Old(
            finished=self._unchanged(finished, t.ended.is_(True)),
            idle=self._unchanged(idle, t.ended.is_(False), ~members),
            chat=self._said_before(chat),
        )

    def _unchanged(self, since: int | None, *which: Any) -> tuple[str, ...]:
        if since is None:
            return ()
        t = s.tables.c
        query = select(t.id).where(t.changed_at < since, *which).order_by(t.changed_at)
        return tuple(row.id for row in self._found(query))

    def _said_before(self, before: int | None) -> int:
        if before is None:
            return 0
        query = select(func.count()).select_from(s.chat).where(*_old_talk(before))
        return int(self._read(lambda c: c.execute(query).scalar()) or 0)

    def drop_chat(self, before: int) -> None:
        """Forget what was said before then at tables that have ended."""
        self._write(lambda t: t.run(delete(s.chat).where(*_old_talk(before))))

    # moderation

    def report(self, table: str, number: int, by: str) -> bool:
        """Keep that somebody finds a line unfit; False when there is no such line of another's."""
        c = s.chat.c

        def work(t: w.Transaction) -> bool:
            line = t.run(select(s.chat).where(c.table_id == table, c.number == number)).first()
            if line is None or line.identity == by:
                return False
            r = s.reports.c
            known = select(r.id).where(r.table == table, r.number == number, r.by == by)
            if t.run(known).first() is None:
                name = t.run(select(s.identities.c.name).where(s.identities.c.id == by)).scalar()
                last = t.run(select(func.max(r.id))).scalar() or 0
                told = insert(s.reports).values(
                    id=last + 1,
                    table=table,
                    number=number,
                    by=by,
                    by_name=name or "",
                    about=line.identity,
                    about_name=line.name,
                    words=line.text,
                    made_at=w.now(),
                )
                w.unless_taken(t, told)
            return True

        return self._write(work)

    def reports(self, *, closed: bool = False, most: int = 100) -> list[Report]:
        """The open reports, or those that were dealt with, the oldest first."""
        r = s.reports.c
        which = r.closed_at.is_not(None) if closed else r.closed_at.is_(None)
        found = self._found(select(*OF_REPORT).where(which).order_by(r.id).limit(most))
        return [Report(**row._mapping) for row in found]

    def close_report(self, id_: int) -> bool:
        """Note that a report was dealt with; False when there is none such."""
        r = s.reports.c
        query = update(s.reports).where(r.id == id_, r.closed_at.is_(None))
        return bool(self._write(lambda t: t.run(query.values(closed_at=w.now())).rowcount))

    def block(self, identity: str, other: str) -> None:
        """Somebody wants to hear nothing of another."""
        b = s.blocks.c

        def work(t: w.Transaction) -> None:
            known = select(b.other).where(b.identity == identity, b.other == other)
            if t.run(known).first() is None:
                t.run(insert(s.blocks).values(identity=identity, other=other))

        self._write(work)

    def unblock(self, identity: str, other: str) -> None:
        """They want to, again."""
        b = s.blocks.c
        query = delete(s.blocks).where(b.identity == identity, b.other == other)
        self._write(lambda t: t.run(query))

    def blocked(self, identity: str) -> dict[str, str]:
        """Whom somebody has blocked: names by id."""
        b, i = s.blocks.c, s.identities.c
        query = select(i.id, i.name).join(s.blocks, b.other == i.id).where(b.identity == identity)
        return {row.id: row.name for row in self._found(query.order_by(i.name))}


def _old_talk(before: int) -> tuple[Any, ...]:
    ended = select(s.tables.c.id).where(s.tables.c.ended.is_(True))
    return s.chat.c.said_at < before, s.chat.c.table_id.in_(ended)
