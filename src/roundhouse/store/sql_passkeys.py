"""The store's calls about passkeys, as SQL over one connection at a time."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, insert, select, update

from roundhouse.store import schema as s
from roundhouse.store import writes as w
from roundhouse.store.passkeys import Passkey
from roundhouse.store.sql_people import SqlPeople


class SqlPasskeys(SqlPeople):
    """Keys that people's devices hold."""

    def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new one; Taken when it is kept already."""
        query = insert(s.passkeys).values(**asdict(passkey))
        self._write(lambda t: w.unless_taken(t, query))

    def passkey(self, id_: str) -> Passkey | None:
        """The passkey of that id."""
        return next(iter(self._passkeys(s.passkeys.c.id == id_)), None)

    def passkeys(self, identity: str) -> tuple[Passkey, ...]:
        """Somebody's passkeys, the first made first."""
        return self._passkeys(s.passkeys.c.identity == identity)

    def _passkeys(self, which: Any) -> tuple[Passkey, ...]:
        c = s.passkeys.c
        rows = self._rows(select(s.passkeys).where(which).order_by(c.made_at, c.id))
        return tuple(Passkey(**row._mapping) for row in rows)

    def use_passkey(self, id_: str, *, count: int, asked_at: int, at: int) -> bool:
        """Note a use that was asked for at *asked_at*; False unless that was after the last use."""
        c = s.passkeys.c
        query = update(s.passkeys).where(c.id == id_, c.used_at < asked_at)
        return self._write(lambda t: t.run(query.values(count=count, used_at=at)).rowcount) == 1

    def rename_passkey(self, identity: str, id_: str, name: str) -> None:
        """Keep another name for one of somebody's passkeys."""
        c = s.passkeys.c
        which = update(s.passkeys).where(c.identity == identity, c.id == id_)
        self._run(which.values(name=name))

    def drop_passkey(self, identity: str, id_: str) -> None:
        """Forget one of somebody's passkeys."""
        c = s.passkeys.c
        self._run(delete(s.passkeys).where(c.identity == identity, c.id == id_))
