"""What may be done to a server's people, tables and keys. All calls ask the store."""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final

from roundhouse.server.accounts.service import FOREVER, REGISTRATION, Accounts
from roundhouse.server.errors import NotFound
from roundhouse.store.base import Store

DAY: Final = 24 * 60 * 60 * 1000
OPEN: Final = "open"

Answer = dict[str, Any]


class Admin:
    """Each public call is one errand: plain values in, plain values out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._accounts = Accounts(store, named=True)

    def users(self, like: str = "", most: int = 100) -> Answer:
        """Those whose name or login contains *like*."""
        found = self._accounts.list_users(like, most)
        return {"users": [_flat(asdict(person)) for person in found]}

    def sessions(self, who: str) -> Answer:
        """Somebody's ways in."""
        listed = self._accounts.ways_in.listed(self._id(who))
        kept = ("id", "kind", "scope", "name", "made_at", "used_at", "expires_at")
        return {"sessions": [{name: getattr(each, name) for name in kept} for each in listed]}

    def revoke(self, who: str, session: str | None = None) -> Answer:
        """Close one of somebody's ways in, or all."""
        self._accounts.revoke(self._id(who), session)
        return {}

    def ban(self, who: str, days: float | None = None) -> Answer:
        """Shut somebody out, for some days or for good."""
        self._accounts.ban(self._id(who), _until(days))
        return {}

    def unban(self, who: str) -> Answer:
        """Let them in again."""
        self._accounts.ban(self._id(who), None)
        return {}

    def mute(self, who: str, days: float | None = None) -> Answer:
        """Let somebody say nothing, for some days or for good."""
        self._accounts.mute(self._id(who), _until(days))
        return {}

    def unmute(self, who: str) -> Answer:
        """Let them talk again."""
        self._accounts.mute(self._id(who), None)
        return {}

    def reset_password(self, who: str) -> Answer:
        """A link by which somebody sets another password, good for an hour."""
        id_ = self._id(who)
        if self._store.account_of(id_) is None:
            raise NotFound
        return {"path": f"/recover/{self._accounts.reset_link(id_)}"}

    def export(self, who: str) -> Answer:
        """All that is kept of somebody."""
        return {"data": self._accounts.export(self._id(who))}

    def delete(self, who: str) -> Answer:
        """Forget somebody."""
        self._accounts.delete(self._id(who))
        return {}

    def rotate_keys(self, *, sign_out: bool = False) -> Answer:
        """Sign with another key from the next start on; *sign_out*: close every way in, too."""
        self._store.new_secret()
        if sign_out:
            self._store.revoke_everybody()
        return {}

    def registration(self, state: str | None = None) -> Answer:
        """Whether accounts may be made, after making it so."""
        if state is not None:
            self._store.set_setting(REGISTRATION, state)
        return {"state": self._store.setting(REGISTRATION) or OPEN}

    def tables(self, owner: str | None = None, most: int = 50) -> Answer:
        """Tables, somebody's or all, the latest first."""
        found = self._store.some_tables(self._id(owner) if owner else None, most)
        return {"tables": [asdict(each) for each in found]}

    def delete_table(self, table: str) -> Answer:
        """Forget a table."""
        if self._store.table(table) is None:
            raise NotFound
        self._store.drop_tables((table,))
        return {}

    def quotas(self, who: str) -> Answer:
        """How many tables somebody has, of those that are limited."""
        return {"owned": asdict(self._store.owned(self._id(who)))}

    def reports(self, *, closed: bool = False) -> Answer:
        """What was said and reported."""
        return {"reports": [asdict(each) for each in self._store.reports(closed=closed)]}

    def close_report(self, number: int) -> Answer:
        """A report was dealt with."""
        if not self._store.close_report(number):
            raise NotFound
        return {}

    def tidy(
        self,
        finished: float | None = None,
        idle: float | None = None,
        chat: float | None = None,
        *,
        really: bool = False,
    ) -> Answer:
        """What is older than so many days; *really*: forget it."""
        times = {"finished": _ago(finished), "idle": _ago(idle), "chat": _ago(chat)}
        old = self._store.older(**times)
        if really:
            self._store.drop_tables(old.finished + old.idle)
            if times["chat"] is not None:
                self._store.drop_chat(times["chat"])
        return {"finished": list(old.finished), "idle": list(old.idle), "chat": old.chat}

    def _id(self, who: str) -> str:
        return self._accounts.find(who).id


def _now() -> int:
    return time.time_ns() // 1_000_000


def _until(days: float | None) -> int:
    return FOREVER if days is None else _now() + int(days * DAY)


def _ago(days: float | None) -> int | None:
    return None if days is None else _now() - int(days * DAY)


def _flat(person: dict[str, Any]) -> dict[str, Any]:
    return {**person.pop("identity"), **person}


ERRANDS: Final = frozenset(name for name in vars(Admin) if not name.startswith("_"))


def do(store: Store, errand: str, given: Mapping[str, Any]) -> Answer:
    """Carry out *errand*; NotFound for one that there is not."""
    if errand not in ERRANDS:
        raise NotFound
    call: Callable[..., Answer] = getattr(Admin(store), errand)
    return call(**given)
