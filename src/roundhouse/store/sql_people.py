"""The store's calls about people, as SQL over one connection at a time."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update

from roundhouse.store import forgetting
from roundhouse.store import schema as s
from roundhouse.store import writes as w
from roundhouse.store.people import (
    Account,
    Credential,
    CredentialKind,
    Handover,
    Identity,
    Pass,
    Person,
)

T = TypeVar("T")

OF_IDENTITY = tuple(s.identities.c[name] for name in Identity.__dataclass_fields__)
OF_CREDENTIAL = tuple(s.credentials.c[name] for name in Credential.__dataclass_fields__)
OF_HANDOVER = tuple(s.handovers.c[name] for name in Handover.__dataclass_fields__)


class SqlPeople:
    """Names, accounts, ways in, one-time links; a subclass says how to read and how to write."""

    def _read(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    def _write(self, work: Callable[[w.Transaction], T]) -> T:
        raise NotImplementedError

    def _rows(self, query: Any) -> Sequence[Row[Any]]:
        return self._read(lambda c: c.execute(query).all())

    def _run(self, *statements: Any) -> None:
        def work(t: w.Transaction) -> None:
            for statement in statements:
                t.run(statement)

        self._write(work)

    # names

    def add_identity(self, identity: Identity) -> None:
        """Keep somebody new."""
        new = {"made_at": w.now(), "carried_at": 0}  # there is no older cookie of theirs
        self._run(insert(s.identities).values(id=identity.id, **new, **_changeable(identity)))

    def identity(self, id_: str) -> Identity | None:
        """Who that is."""
        rows = self._rows(select(*OF_IDENTITY).where(s.identities.c.id == id_))
        return Identity(**rows[0]._mapping) if rows else None

    def change_identity(self, identity: Identity) -> None:
        """Keep what has changed of somebody."""
        who = s.identities.c.id == identity.id
        self._run(update(s.identities).where(who).values(**_changeable(identity)))

    def confirmed(self, mail: str) -> tuple[Identity, ...]:
        """Those who have confirmed that address."""
        i = s.identities.c
        query = select(*OF_IDENTITY).where(i.mail == mail, i.mail_confirmed.is_not(None))
        return tuple(Identity(**row._mapping) for row in self._rows(query.order_by(i.made_at)))

    def claim_looks(self, looks: Sequence[str], identity: str) -> None:
        """Keep a name's looks for somebody, for good; Taken when they are another's."""

        def work(t: w.Transaction) -> None:
            c = s.looks.c
            own = set(t.run(select(c.look).where(c.identity == identity)).scalars())
            for look in sorted(set(looks) - own):
                w.unless_taken(t, insert(s.looks).values(look=look, identity=identity))

        self._write(work)

    def who_looks(self, looks: Sequence[str]) -> tuple[str | None, ...]:
        """Whose those looks are; None stands for somebody who is gone."""
        query = select(s.looks.c.identity).where(s.looks.c.look.in_(looks)).distinct()
        return tuple(row.identity for row in self._rows(query))

    def without_looks(self) -> tuple[Identity, ...]:
        """Those with an account whose names' looks nobody keeps yet."""
        kept = exists().where(s.looks.c.identity == s.identities.c.id)
        query = select(*OF_IDENTITY).join(s.accounts).where(~kept).order_by(s.identities.c.made_at)
        return tuple(Identity(**row._mapping) for row in self._rows(query))

    def people(self, like: str = "", most: int = 100) -> list[Person]:
        """Those whose name or login contains *like*, the latest first."""
        i, a = s.identities.c, s.accounts.c
        used = select(func.max(s.credentials.c.used_at)).where(s.credentials.c.identity == i.id)
        sits = select(func.count(s.seats.c.table_id.distinct())).where(s.seats.c.identity == i.id)
        query = (
            select(
                *OF_IDENTITY,
                a.login,
                i.made_at,
                used.scalar_subquery().label("used_at"),
                sits.scalar_subquery().label("tables"),
            )
            .join_from(s.identities, s.accounts, isouter=True)
            .where(
                i.name != "",
                or_(
                    func.lower(i.name).contains(like.lower(), autoescape=True),
                    a.login.contains(like.casefold(), autoescape=True),
                ),
            )
            .order_by(i.made_at.desc())
            .limit(most)
        )
        return [_person(row) for row in self._rows(query)]

    # accounts

    def add_account(self, account: Account) -> None:
        """Keep a login; Taken when there is one of that name."""
        query = insert(s.accounts).values(
            login=account.login, password=account.password, identity=account.identity
        )
        self._write(lambda t: w.unless_taken(t, query))

    def account(self, login: str) -> Account | None:
        """The account of that login."""
        return self._account(s.accounts.c.login == login)

    def account_of(self, identity: str) -> Account | None:
        """Somebody's account."""
        return self._account(s.accounts.c.identity == identity)

    def _account(self, which: Any) -> Account | None:
        rows = self._rows(select(s.accounts).where(which))
        return Account(**rows[0]._mapping) if rows else None

    def change_password(self, identity: str, password: str) -> None:
        """Keep another password's hash."""
        who = s.accounts.c.identity == identity
        self._run(update(s.accounts).where(who).values(password=password))

    # ways in

    def add_credential(self, credential: Credential) -> None:
        """Keep a way in."""
        values = {column.name: getattr(credential, column.name) for column in OF_CREDENTIAL}
        self._run(insert(s.credentials).values(**values))

    def credential(self, digest: str) -> tuple[Credential, Identity] | None:
        """The way in with that digest, and whose it is, good or not."""
        return self._read(lambda c: _credential(c, digest))

    def credentials(self, identity: str) -> tuple[Credential, ...]:
        """Somebody's ways in, the last used first."""
        c = s.credentials.c
        query = select(*OF_CREDENTIAL).where(c.identity == identity)
        rows = self._rows(query.order_by(c.used_at.desc(), c.id))
        return tuple(Credential(**row._mapping) for row in rows)

    def touch(self, id_: str, used_at: int, expires_at: int) -> None:
        """Keep when a way in was last used, and until when it is good."""
        which = update(s.credentials).where(s.credentials.c.id == id_)
        self._run(which.values(used_at=used_at, expires_at=expires_at))

    def revoke(self, identity: str, id_: str) -> None:
        """Forget one of somebody's ways in."""
        c = s.credentials.c
        self._run(delete(s.credentials).where(c.identity == identity, c.id == id_))

    def revoke_all(
        self, identity: str, *, kind: CredentialKind | None = None, but: str = ""
    ) -> None:
        """Forget somebody's ways in and open links, of one kind or of each, *but* one."""
        c = s.credentials.c
        which = delete(s.credentials).where(c.identity == identity, c.id != but)
        keys = delete(s.passkeys).where(s.passkeys.c.identity == identity)
        self._run(
            *((which.where(c.kind == kind),) if kind else (which, keys)),
            delete(s.passes).where(s.passes.c.identity == identity),
            update(s.identities).where(s.identities.c.id == identity).values(carried_at=0),
        )

    def carry_over(self, identity: str, at: int) -> int | None:
        """When the cookie of an older release was first exchanged: now, if it never was."""

        def work(t: w.Transaction) -> int | None:
            i = s.identities.c
            first = update(s.identities).where(i.id == identity, i.carried_at.is_(None))
            t.run(first.values(carried_at=at))
            found: int | None = t.run(select(i.carried_at).where(i.id == identity)).scalar()
            return found

        return self._write(work)

    # links that work once

    def add_pass(self, pass_: Pass) -> None:
        """Keep a link that works once; earlier ones of somebody for the same purpose lapse."""
        p = s.passes.c
        self._run(
            delete(s.passes).where(p.identity == pass_.identity, p.purpose == pass_.purpose),
            insert(s.passes).values(
                digest=pass_.digest,
                identity=pass_.identity,
                purpose=pass_.purpose,
                expires_at=pass_.expires_at,
                about=pass_.about,
            ),
        )

    def pass_(self, digest: str) -> Pass | None:
        """What that link is for, spent ones excepted, expired ones not."""
        rows = self._rows(select(s.passes).where(s.passes.c.digest == digest))
        return Pass(**rows[0]._mapping) if rows else None

    def spend(self, digest: str) -> Pass | None:
        """Take that link out of the store; None when another was first."""

        def work(t: w.Transaction) -> Pass | None:
            which = s.passes.c.digest == digest
            row = t.run(select(s.passes).where(which)).one_or_none()
            gone = t.run(delete(s.passes).where(which))
            return Pass(**row._mapping) if row is not None and gone.rowcount else None

        return self._write(work)

    def drop_expired(self, at: int) -> None:
        """Forget the ways in and links that ended before *at*."""
        self._run(
            delete(s.credentials).where(s.credentials.c.expires_at < at),
            delete(s.passes).where(s.passes.c.expires_at < at),
        )

    # what stays, and what does not

    def handovers(self, table: str) -> tuple[Handover, ...]:
        """Which seats of a table have changed hands, in order."""
        h = s.handovers.c
        query = select(*OF_HANDOVER).where(h.table_id == table).order_by(h.number)
        return tuple(Handover(**row._mapping) for row in self._rows(query))

    def delete_person(self, identity: str) -> None:
        """Forget somebody: all of theirs alone goes; where others take part, their name does."""
        self._write(lambda t: forgetting.delete_person(t, identity))

    def data_of(self, identity: str) -> dict[str, object]:
        """All that is kept of somebody, as JSON."""
        return self._read(lambda c: forgetting.data_of(c, identity))


def _changeable(identity: Identity) -> dict[str, object]:
    names = (name for name in Identity.__dataclass_fields__ if name != "id")
    return {name: getattr(identity, name) for name in names}


def _credential(connection: Connection, digest: str) -> tuple[Credential, Identity] | None:
    labelled = [column.label(f"who_{column.name}") for column in OF_IDENTITY]
    query = select(*OF_CREDENTIAL, *labelled).join(s.identities)
    row = connection.execute(query.where(s.credentials.c.digest == digest)).one_or_none()
    if row is None:
        return None
    values = row._mapping
    return (
        Credential(**{column.name: values[column.name] for column in OF_CREDENTIAL}),
        Identity(**{column.name: values[f"who_{column.name}"] for column in OF_IDENTITY}),
    )


def _person(row: Row[Any]) -> Person:
    values = row._mapping
    return Person(
        identity=Identity(**{column.name: values[column.name] for column in OF_IDENTITY}),
        login=row.login,
        made_at=row.made_at,
        used_at=row.used_at,
        tables=row.tables,
    )
