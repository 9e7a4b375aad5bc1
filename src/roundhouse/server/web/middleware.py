"""What stands before every page: headers, size, origin and pace."""

from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.config import Limits
from roundhouse.server.errors import ForeignOrigin, NotFound, Refused, TooLarge, TooMany
from roundhouse.server.networks import visitor_of
from roundhouse.server.web.rate_limit import RateLimit

READING: Final = ("GET", "HEAD", "OPTIONS")
COSTLY: Final = ("/detail", "/hint", "/why", "/end")
"""Looks for which something is computed: they count as posts do."""

FREE: Final = ("/static/", "/health", "/ready", "/metrics")
"""Looks that cost next to nothing."""

UPLOADS: Final = ("/import", "/api/v1/imports")

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""What a server adds whose address is https: browsers ask for no page of it otherwise."""

Refuse = Callable[[Scope, Refused], ASGIApp]
"""Makes the answer that tells a visitor of a refusal."""


class GuardMiddleware:
    """Adds the security headers; refuses foreign, oversized and too frequent posts."""

    def __init__(
        self, app: ASGIApp, limits: Limits, refuse: Refuse, *, https: bool = False
    ) -> None:
        self._headers = HEADERS | (HTTPS_ONLY if https else {})
        self._app = app
        self._limits = limits
        self._refuse = refuse
        self._limit = RateLimit(limits.posts_a_minute, limits.posts_at_once)
        self._looks = RateLimit(limits.looks_a_minute, limits.looks_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through, or not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        send = _with_headers(send, self._headers)
        app = self._app
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            app = self._refuse(scope, NotFound())  # no database takes it, and nothing is called so
        elif scope["method"] not in READING or scope["path"].endswith(COSTLY):
            try:
                receive = self._judge(scope, receive)
            except Refused as error:
                app = self._refuse(scope, error)
        elif not scope["path"].startswith(FREE) and (wait := self._looks.wait(_visitor(scope))):
            app = self._refuse(scope, TooMany(seconds=int(wait) + 1))
        await app(scope, receive, send)

    def _judge(self, scope: Scope, receive: Receive) -> Receive:
        headers = Headers(scope=scope)
        refuse_foreign(headers)
        most = self._limits.upload if scope["path"] in UPLOADS else self._limits.body
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise TooLarge(most=most)
        self._limit.check(_visitor(scope))
        return _counted(receive, most)


def _visitor(scope: Scope) -> str:
    return visitor_of(scope["client"][0] if scope.get("client") else "")


def refuse_foreign(headers: Headers) -> None:
    """Refuse what another site's page sent; programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is not None:
        if urlsplit(origin).netloc != headers.get("host"):
            raise ForeignOrigin(origin=origin[:80])
    elif headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise ForeignOrigin(origin=headers["sec-fetch-site"][:80])


def _counted(receive: Receive, most: int) -> Receive:
    size = 0

    async def counting() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise TooLarge(most=most)
        return message

    return counting


def _with_headers(send: Send, all_have: Mapping[str, str]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in all_have.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
