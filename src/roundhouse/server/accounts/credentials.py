"""Ways in: sessions of browsers, tokens of programs, links that work once.

Each is a secret of 256 random bits; the store has its SHA-256, which is no use to a thief.
"""

import secrets
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Final

from roundhouse.server.errors import BadRequest, LinkSpent
from roundhouse.server.names import cleaned
from roundhouse.store.base import Store
from roundhouse.store.people import Credential, Identity, Pass, Purpose, Scope
from roundhouse.store.writes import now

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
SESSION_LASTS: Final = 90 * DAY
"""After its last use, where there is a password to sign in with again."""
GUEST_LASTS: Final = 400 * DAY
"""As long as browsers keep a cookie: a guest has no other way in."""
TOKEN_DAYS: Final = (30, 90, 365)
MOST_TOKENS: Final = 50
LONGEST: Final = 60

PASSES_LAST: Final[Mapping[Purpose, int]] = {
    "device": 10 * MINUTE,
    "confirm": DAY,
    "recover": 60 * MINUTE,
}


def digest(secret: str) -> str:
    """What the store knows of a secret."""
    return sha256(secret.encode()).hexdigest()


def _secret() -> str:
    return secrets.token_urlsafe(32)


class Credentials:
    """Makes ways in, and tells who comes by them; all calls ask the store."""

    def __init__(self, store: Store, *, guests: bool) -> None:
        self._store = store
        self._session_lasts = GUEST_LASTS if guests else SESSION_LASTS

    def open_session(self, identity: str, device: str) -> str:
        """A new session's secret."""
        return self._add(identity, "all", device, self._session_lasts, self._session_lasts)

    def guest_token(self, identity: str) -> str:
        """The token of a guest's program, good as long as it is used."""
        return self._add(identity, "play", "API", GUEST_LASTS, GUEST_LASTS)

    def new_token(self, identity: str, name: str, scope: str, days: int) -> str:
        """A token for a program: what it may do, and for how long."""
        name = cleaned(name)
        if not 1 <= len(name) <= LONGEST:
            raise BadRequest(field="name", reason=name[:LONGEST])
        if scope not in ("play", "read"):
            raise BadRequest(field="scope", reason=scope[:20])
        if days not in TOKEN_DAYS:
            raise BadRequest(field="days", reason=str(days))
        if sum(each.kind == "token" for each in self._store.credentials(identity)) >= MOST_TOKENS:
            raise BadRequest(field="tokens", reason=str(MOST_TOKENS))
        return self._add(identity, "play" if scope == "play" else "read", name, days * DAY, None)

    def _add(self, identity: str, scope: Scope, name: str, good: int, lasts: int | None) -> str:
        secret, at = _secret(), now()
        self._store.add_credential(
            Credential(
                id=secrets.token_urlsafe(12),
                digest=digest(secret),
                identity=identity,
                kind="session" if scope == "all" else "token",
                scope=scope,
                name=cleaned(name)[:LONGEST],
                made_at=at,
                used_at=at,
                expires_at=at + good,
                lasts=lasts,
            )
        )
        return secret

    def found(self, secret: str) -> tuple[Credential, Identity] | None:
        """Which way in that is, and whose, while it is good."""
        found = self._store.credential(digest(secret))
        return found if found is not None and found[0].expires_at > now() else None

    def used(self, credential: Credential) -> Credential:
        """Note that it is used now; what lasts from its last use lasts anew."""
        at = now()
        until = credential.expires_at if credential.lasts is None else at + credential.lasts
        self._store.touch(credential.id, at, until)
        return replace(credential, used_at=at, expires_at=until)

    def listed(self, identity: str) -> tuple[Credential, ...]:
        """Somebody's ways in that are good."""
        at = now()
        return tuple(each for each in self._store.credentials(identity) if each.expires_at > at)

    def new_pass(self, identity: str, purpose: Purpose, about: str = "") -> str:
        """The secret of a link that works once; an earlier one for the same purpose lapses."""
        secret = _secret()
        until = now() + PASSES_LAST[purpose]
        self._store.add_pass(
            Pass(digest=digest(secret), identity=identity, purpose=purpose, expires_at=until,
                 about=about))  # fmt: skip
        return secret

    def look_at(self, secret: str, purpose: Purpose) -> Pass:
        """What a link is for, which stays good."""
        return _checked(self._store.pass_(digest(secret)), purpose)

    def spend(self, secret: str, purpose: Purpose) -> Pass:
        """Use a link up; LinkSpent when another was first, or it is too old."""
        _checked(self._store.pass_(digest(secret)), purpose)
        return _checked(self._store.spend(digest(secret)), purpose)


def _checked(found: Pass | None, purpose: Purpose) -> Pass:
    if found is None or found.purpose != purpose or found.expires_at <= now():
        raise LinkSpent
    return found
