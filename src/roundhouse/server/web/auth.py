"""Who is asking: signed cookies and tokens, names, passwords."""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from roundhouse.server.errors import BadPassword, LoginTaken, SignInFirst, WrongPassword
from roundhouse.server.names import checked_name, cleaned
from roundhouse.store.base import Account, Identity, Store, Taken, Unavailable

COOKIE: Final = "roundhouse"
A_YEAR: Final = 365 * 24 * 3600
A_DAY: Final = 24 * 3600
SHORTEST_PASSWORD: Final = 10
KNOWN: Final = 4000
"""Identities kept in memory, so that pages go on while the database is away."""


@dataclass(frozen=True, slots=True)
class Keys:
    """What the server signs with."""

    secret: str

    def signed(self, identity: str) -> str:
        """The cookie and API token of *identity*."""
        return str(URLSafeSerializer(self.secret, salt="identity").dumps(identity))

    def identity(self, token: str) -> str | None:
        """Whose token that is."""
        try:
            found = URLSafeSerializer(self.secret, salt="identity").loads(token)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    def day_pass(self, identity: str) -> str:
        """What takes somebody along to another device, for a day."""
        return str(URLSafeTimedSerializer(self.secret, salt="device").dumps(identity))

    def from_day_pass(self, token: str) -> str | None:
        """Whose pass that is, while it is good."""
        try:
            found = URLSafeTimedSerializer(self.secret, salt="device").loads(token, max_age=A_DAY)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None


class Auth:
    """Tells who a visitor is, and lets new ones in."""

    def __init__(self, store: Store, *, secure: bool) -> None:
        self.store = store
        self.keys = Keys(store.secret())
        self._secure = secure
        self._known: dict[str, Identity] = {}
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each takes a core and 64 MB for a quarter second

    async def visitor(self, request: HTTPConnection) -> Identity | None:
        """The visitor, if known."""
        id_ = self.keys.identity(_token(request))
        if id_ is None:
            return None
        if self.store.shared or id_ not in self._known:
            return await self._look_up(id_)
        return self._known[id_]

    async def _look_up(self, id_: str) -> Identity | None:
        """Who that is: by the database, or from memory while it is away."""
        try:
            found = await asyncio.to_thread(self.store.identity, id_)
        except Unavailable:
            if id_ in self._known:
                return self._known[id_]
            raise
        if found is not None:
            self._remember(found)
        return found

    async def signed_in(self, request: HTTPConnection) -> Identity:
        """The visitor, who must be known."""
        found = await self.visitor(request)
        if found is None:
            raise SignInFirst
        return found

    async def new_identity(self, name: str) -> Identity:
        """A new identity of that name."""
        identity = Identity(id=secrets.token_urlsafe(16), name=checked_name(name))
        await asyncio.to_thread(self.store.add_identity, identity)
        self._remember(identity)
        return identity

    async def change(self, identity: Identity) -> None:
        """Keep a changed identity."""
        await asyncio.to_thread(self.store.change_identity, identity)
        self._remember(identity)

    async def enter_by_pass(self, token: str) -> Identity | None:
        """Who comes in with a pass from another device."""
        id_ = self.keys.from_day_pass(token)
        return await asyncio.to_thread(self.store.identity, id_) if id_ else None

    async def register(self, login: str, password: str) -> Identity:
        """A new account."""
        name = checked_name(login)
        if len(password) < SHORTEST_PASSWORD:
            raise BadPassword(least=SHORTEST_PASSWORD)
        if await asyncio.to_thread(self.store.account, name.casefold()):
            raise LoginTaken(login=name)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        identity = await self.new_identity(name)
        account = Account(login=name.casefold(), password=hashed, identity=identity.id)
        try:
            await asyncio.to_thread(self.store.add_account, account)
        except Taken:
            raise LoginTaken(login=name) from None
        return identity

    async def sign_in(self, login: str, password: str) -> Identity:
        """Whose account that is."""
        account = await asyncio.to_thread(self.store.account, cleaned(login).casefold())
        # a hash is checked in any case: the time taken does not tell whether the login exists
        hashed = account.password if account else _NOBODYS
        async with self._hashing:
            right = await asyncio.to_thread(self._fits, hashed, password)
        found = await asyncio.to_thread(self.store.identity, account.identity) if account else None
        if not right or found is None:
            raise WrongPassword
        return found

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def set_cookie(self, response: Response, identity: Identity) -> None:
        """Give the visitor's browser the cookie."""
        self._remember(identity)
        response.set_cookie(
            COOKIE,
            self.keys.signed(identity.id),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def _remember(self, identity: Identity) -> None:
        if len(self._known) >= KNOWN:
            self._known.pop(next(iter(self._known)))
        self._known[identity.id] = identity


_NOBODYS: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZSBzYWx0IGhlcmU$0000000000000000000000000000000000000000000"
)


def _token(request: HTTPConnection) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else request.cookies.get(COOKIE, "")
