"""Who is asking: by the cookie of a session, or by a program's token."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.accounts.credentials import DAY, MINUTE, digest
from roundhouse.server.accounts.service import Accounts
from roundhouse.server.errors import Banned, ReadsOnly, SignedInOnly, SignInFirst
from roundhouse.server.web.device import device_of
from roundhouse.server.web.old_cookies import OldCookies
from roundhouse.server.web.rate_limit import RateLimit
from roundhouse.store.base import Identity, StoreError, Unavailable
from roundhouse.store.people import Credential
from roundhouse.store.writes import now

T = TypeVar("T")

COOKIE: Final = "roundhouse"
A_YEAR: Final = 365 * 24 * 3600
AS_LONG_AS_MAY_BE: Final = 400 * 24 * 3600
"""Browsers keep no cookie for longer; how long a session is good is up to the server."""
READING: Final = ("GET", "HEAD", "OPTIONS")
KNOWN: Final = 4000
"""Ways in kept in memory, so that pages go on while the database is away."""
BELIEVED: Final = 5.0
"""Seconds for which memory is believed: what another process revokes ends by then."""
NOTED: Final = 5 * MINUTE
"""How exactly it is kept when a way in was last used."""


@dataclass(frozen=True, slots=True)
class Visit:
    """By which way in somebody came, and who they are."""

    credential: Credential
    identity: Identity


class Auth:
    """Tells who a visitor is, and lets new ones in."""

    def __init__(self, accounts: Accounts, pace: RateLimit, *, secure: bool) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self._pace = pace
        self._secure = secure
        self._old_cookies = OldCookies(accounts)
        self._known: OrderedDict[str, tuple[Visit, float]] = OrderedDict()
        self._noting: set[asyncio.Task[None]] = set()
        self._hashing = asyncio.Semaphore(2)  # each takes a core and 64 MB for a quarter second

    # who asks

    async def visitor(self, request: HTTPConnection) -> Identity | None:
        """The visitor, if known."""
        visit = await self.visit(request)
        return visit.identity if visit else None

    async def signed_in(self, request: HTTPConnection) -> Identity:
        """The visitor, who must be known."""
        found = await self.visitor(request)
        if found is None:
            raise SignInFirst
        return found

    async def in_person(self, request: HTTPConnection) -> Visit:
        """The visitor, who must have signed in: no program may change how one comes in."""
        visit = await self.visit(request)
        if visit is None:
            raise SignInFirst
        if visit.credential.kind != "session":
            raise SignedInOnly
        return visit

    async def visit(self, request: HTTPConnection) -> Visit | None:
        """Who came, and how; refuses those who are shut out, and tokens that may not do this."""
        secret, by_cookie = _secret_of(request)
        visit = await self._found(secret) if secret else None
        if visit is None and secret and by_cookie:
            visit = await self._with_old_cookie(request, secret)
        if visit is None:
            return None
        self.refuse_banned(visit.identity)
        if visit.credential.scope == "read" and request.scope["method"] not in READING:
            raise ReadsOnly
        self._slow_down(request, visit.identity)
        self._note(request, secret, visit)
        return visit

    def _slow_down(self, request: HTTPConnection, me: Identity) -> None:
        """Count what somebody does from all their addresses together, each request once."""
        if request.scope["method"] in READING or getattr(request.state, "counted", False):
            return
        request.state.counted = True
        self._pace.check(me.id)

    async def _found(self, secret: str) -> Visit | None:
        """Whose way in that is: by the database, or from memory while it is away."""
        key = digest(secret)
        visit, until = self._known.get(key, (None, 0.0))
        if visit is None or self.store.shared or until < time.monotonic():
            try:
                visit = await self._looked_up(key, secret)
            except Unavailable:
                if visit is None:
                    raise
        return visit if visit is not None and visit.credential.expires_at > now() else None

    async def _looked_up(self, key: str, secret: str) -> Visit | None:
        found = await asyncio.to_thread(self.accounts.ways_in.found, secret)
        if found is None:
            self._known.pop(key, None)
            return None
        visit = Visit(*found)
        self._remember(key, visit)
        return visit

    def _remember(self, key: str, visit: Visit) -> None:
        self._known[key] = visit, time.monotonic() + BELIEVED
        self._known.move_to_end(key)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    def forget(self, identity: str) -> None:
        """Believe nothing any more that memory has of somebody."""
        gone = [key for key, (visit, _) in self._known.items() if visit.identity.id == identity]
        for key in gone:
            del self._known[key]

    def _note(self, request: HTTPConnection, secret: str, visit: Visit) -> None:
        """Keep now and then that a way in is used; nobody waits for it."""
        credential = visit.credential
        if now() - credential.used_at < NOTED:
            return
        if credential.kind == "session" and now() - credential.made_at > DAY:
            request.state.new_cookie = secret  # the browser's copy shall last as long
        self._remember(credential.digest, replace(visit, credential=replace(
            credential, used_at=now())))  # fmt: skip
        task = asyncio.create_task(self._write_down(credential, visit.identity))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _write_down(self, credential: Credential, identity: Identity) -> None:
        try:
            used = await asyncio.to_thread(self.accounts.ways_in.used, credential)
        except StoreError:
            return  # then the next request will
        if credential.digest in self._known:
            self._remember(credential.digest, Visit(used, identity))

    async def _with_old_cookie(self, request: HTTPConnection, cookie: str) -> Visit | None:
        """A guest of an older release comes with its cookie, and gets a session for it."""
        secret = await asyncio.to_thread(self._old_cookies.exchanged, cookie, device_of(request))
        if secret is None:
            return None
        request.state.new_cookie = secret
        return await self._found(secret)

    # coming and going

    async def register(self, login: str, password: str) -> Identity:
        """A new account."""
        return await self.hashing(self.accounts.register, login, password)

    async def sign_in(self, login: str, password: str) -> Identity:
        """Whose account that is; those who are shut out are told so."""
        found = await self.hashing(self.accounts.sign_in, login, password)
        self.refuse_banned(found)
        return found

    def refuse_banned(self, identity: Identity) -> None:
        """Refuse whom those who run the server have shut out."""
        if (identity.banned_until or 0) > now():
            raise Banned

    async def hashing(self, work: Callable[..., T], *given: str) -> T:
        """Do something that hashes a password, when it is its turn."""
        async with self._hashing:
            return await asyncio.to_thread(work, *given)

    async def new_identity(self, name: str) -> Identity:
        """Somebody new, without an account."""
        return await asyncio.to_thread(self.accounts.new_identity, name)

    async def change(self, identity: Identity) -> None:
        """Keep a changed identity."""
        await asyncio.to_thread(self.store.change_identity, identity)
        self.forget(identity.id)

    async def let_in(self, request: Request, response: Response, identity: Identity) -> None:
        """Give the visitor's browser a new session; the one it had ends."""
        await self._close(request)
        ways_in = self.accounts.ways_in
        secret = await asyncio.to_thread(ways_in.open_session, identity.id, device_of(request))
        self.set_cookie(response, secret)

    async def leave(self, request: Request, response: Response) -> None:
        """End the way in by which the visitor came."""
        await self._close(request)
        response.delete_cookie(COOKIE)

    async def _close(self, request: Request) -> None:
        secret, _ = _secret_of(request)
        found = await asyncio.to_thread(self.accounts.ways_in.found, secret) if secret else None
        if found is not None:
            await asyncio.to_thread(self.accounts.revoke, found[1].id, found[0].id)
            self.forget(found[1].id)

    def set_cookie(self, response: Response, secret: str) -> None:
        """Have a browser keep a session's secret."""
        response.set_cookie(
            COOKIE,
            secret,
            max_age=AS_LONG_AS_MAY_BE,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )


class CookieMiddleware:
    """Sends the cookie that was renewed while a request was answered."""

    def __init__(self, app: ASGIApp, auth: Auth) -> None:
        self._app = app
        self._auth = auth

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""

        async def sending(message: Message) -> None:
            secret = scope.get("state", {}).get("new_cookie")
            if message["type"] == "http.response.start" and secret:
                self._add_cookie(message, secret)
            await send(message)

        if scope["type"] == "http":
            scope.setdefault("state", {})
        await self._app(scope, receive, sending)

    def _add_cookie(self, message: Message, secret: str) -> None:
        """The cookie, unless the answer sets or ends it itself."""
        own = f"{COOKIE}=".encode()
        if any(k == b"set-cookie" and v.startswith(own) for k, v in message["headers"]):
            return
        made = Response()
        self._auth.set_cookie(made, secret)
        cookies = [pair for pair in made.raw_headers if pair[0] == b"set-cookie"]
        message["headers"] = [*message["headers"], *cookies]


def _secret_of(request: HTTPConnection) -> tuple[str, bool]:
    """What the visitor shows, and whether it is a cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip(), False
    return request.cookies.get(COOKIE, ""), True
