"""What stands around every request: its id, its time, its line in the access log."""

import logging
import secrets
import time
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.observability.logs import ACCESS, FACTS, REQUEST
from roundhouse.server.observability.metrics import Metrics

TOLD: Final = frozenset({"id", "table_id", "key", "seat", "title", "number"})
"""Parts of a path that may stand in a log; others, as the token of a link, let somebody in."""

NOWHERE: Final = "(none)"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

log = logging.getLogger(ACCESS)


class WatchMiddleware:
    """Gives each request an id, counts it, measures it, and writes it down."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        seen = _Answer(secrets.token_hex(6), send)
        known = REQUEST.set(seen.request)
        try:
            await self._app(scope, receive, seen.send)
        finally:
            self._note(scope, seen)
            REQUEST.reset(known)

    def _note(self, scope: Scope, seen: "_Answer") -> None:
        route, method = route_of(scope), scope["method"]
        method = method if method in METHODS else "OTHER"  # a name costs memory for ever
        self._metrics.requests.labels(method, route, str(seen.status)).inc()
        self._metrics.answering.labels(route).observe(seen.began - seen.asked)
        if log.isEnabledFor(logging.INFO):
            facts = _facts(scope, seen)
            log.info("%(client)s %(method)s %(path)s %(status)s %(ms)s ms", facts,
                     extra={FACTS: facts})  # fmt: skip


class _Answer:
    """What became of a request; 499 where nobody waited for the answer any more."""

    def __init__(self, request: str, send: Send) -> None:
        self.request = request
        self.status = 499
        self.asked = self.began = time.perf_counter()
        self._send = send

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.began = message["status"], time.perf_counter()
            MutableHeaders(scope=message)["X-Request-ID"] = self.request
        await self._send(message)


def route_of(scope: Scope) -> str:
    """The pattern that the path fits: there are few of them, and none holds a secret."""
    path = getattr(scope.get("route"), "path_format", None) or getattr(
        scope.get("route"), "path", NOWHERE
    )
    return f"{scope.get('root_path', '')}{path}" if path != NOWHERE else NOWHERE


def _facts(scope: Scope, seen: _Answer) -> dict[str, Any]:
    path = route_of(scope)
    for name, value in scope.get("path_params", {}).items():
        if name in TOLD:
            path = path.replace(f"{{{name}}}", str(value)[:80])
    return {
        "client": scope["client"][0] if scope.get("client") else "-",
        "method": scope["method"][:10],
        "path": path,
        "status": seen.status,
        "ms": round((seen.began - seen.asked) * 1000, 1),
    }
