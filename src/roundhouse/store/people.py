"""What a store keeps of people: names, ways in, one-time links, and who handed which seat over."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

CredentialKind = Literal["session", "token"]
Scope = Literal["all", "play", "read"]
Purpose = Literal["device", "confirm", "recover"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """Somebody with a name.

    ``mail`` is their address; nothing is sent there but its confirmation before ``mail_confirmed``.
    ``banned_until`` and ``muted_until`` are times; all times are milliseconds since 1970.
    """

    id: str
    name: str
    mail: str | None = None
    mail_confirmed: int | None = None
    language: str | None = None
    banned_until: int | None = None
    muted_until: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """A login with a password's hash, for public servers."""

    login: str
    password: str
    identity: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Credential:
    """A way in: a browser's session, or a program's token.

    The secret itself is nowhere, only its ``digest``; ``name`` is the device, or what a person
    called the token. ``lasts`` is for how long after its last use it is good; None: until
    ``expires_at``, used or not.
    """

    id: str
    digest: str
    identity: str
    kind: CredentialKind
    scope: Scope
    name: str
    made_at: int
    used_at: int
    expires_at: int
    lasts: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """A link that works once and not for long; ``about`` is the mail address to confirm."""

    digest: str
    identity: str
    purpose: Purpose
    expires_at: int
    about: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody as those who run the server see them."""

    identity: Identity
    login: str | None
    made_at: int
    used_at: int | None
    tables: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Handover:
    """A seat that went from one to another after move ``seq``; ``number`` counts from 1.

    ``by_name`` is who did it. Identities are None where no person sat or sits.
    """

    number: int
    seat: int
    seq: int
    made_at: int
    by_identity: str
    by_name: str
    was_kind: str
    was_name: str
    was_identity: str | None
    kind: str
    name: str
    identity: str | None


class PeopleStore(Protocol):
    """The part of a store that is about people."""

    def add_identity(self, identity: Identity) -> None:
        """Keep somebody new."""
        ...

    def identity(self, id_: str) -> Identity | None:
        """Who that is."""
        ...

    def change_identity(self, identity: Identity) -> None:
        """Keep what has changed of somebody."""
        ...

    def add_account(self, account: Account) -> None:
        """Keep a login; Taken when there is one of that name."""
        ...

    def account(self, login: str) -> Account | None:
        """The account of that login."""
        ...

    def account_of(self, identity: str) -> Account | None:
        """Somebody's account."""
        ...

    def change_password(self, identity: str, password: str) -> None:
        """Keep another password's hash."""
        ...

    def confirmed(self, mail: str) -> tuple[Identity, ...]:
        """Those who have confirmed that address."""
        ...

    def people(self, like: str = "", most: int = 100) -> list[Person]:
        """Those whose name or login contains *like*, the latest first."""
        ...

    def claim_looks(self, looks: Sequence[str], identity: str) -> None:
        """Keep a name's looks for somebody, for good; Taken when they are another's."""
        ...

    def who_looks(self, looks: Sequence[str]) -> tuple[str | None, ...]:
        """Whose those looks are; None stands for somebody who is gone."""
        ...

    def without_looks(self) -> tuple[Identity, ...]:
        """Those with an account whose names' looks nobody keeps yet."""
        ...

    def add_credential(self, credential: Credential) -> None:
        """Keep a way in."""
        ...

    def credential(self, digest: str) -> tuple[Credential, Identity] | None:
        """The way in with that digest, and whose it is, good or not."""
        ...

    def credentials(self, identity: str) -> tuple[Credential, ...]:
        """Somebody's ways in, the last used first."""
        ...

    def touch(self, id_: str, used_at: int, expires_at: int) -> None:
        """Keep when a way in was last used, and until when it is good."""
        ...

    def revoke(self, identity: str, id_: str) -> None:
        """Forget one of somebody's ways in."""
        ...

    def revoke_all(
        self, identity: str, *, kind: CredentialKind | None = None, but: str = ""
    ) -> None:
        """Forget somebody's ways in and open links, of one kind or of each, *but* one.

        Passkeys are of no kind: they go where each does.
        Their cookies of older releases are exchanged no more.
        """
        ...

    def carry_over(self, identity: str, at: int) -> int | None:
        """When the cookie of an older release was first exchanged, which is now if it never was.

        0 for those who had none, or signed out everywhere; None for those who are unknown.
        """
        ...

    def add_pass(self, pass_: Pass) -> None:
        """Keep a link that works once; earlier ones of somebody for the same purpose lapse."""
        ...

    def pass_(self, digest: str) -> Pass | None:
        """What that link is for, spent ones excepted, expired ones not."""
        ...

    def spend(self, digest: str) -> Pass | None:
        """Take that link out of the store; None when another was first."""
        ...

    def drop_expired(self, at: int) -> None:
        """Forget the ways in and links that ended before *at*."""
        ...

    def handovers(self, table: str) -> tuple[Handover, ...]:
        """Which seats of a table have changed hands, in order."""
        ...

    def delete_person(self, identity: str) -> None:
        """Forget somebody: all of theirs alone goes; where others take part, their name does."""
        ...

    def data_of(self, identity: str) -> dict[str, object]:
        """All that is kept of somebody, as JSON."""
        ...
