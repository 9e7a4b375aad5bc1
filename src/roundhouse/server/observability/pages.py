"""What is asked by those who watch over the server: /health, /ready and /metrics."""

import asyncio
import hmac
import ipaddress
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from roundhouse.server.errors import NotYours
from roundhouse.server.observability.metrics import Metrics
from roundhouse.server.web.services import services_of
from roundhouse.store.base import Store, StoreError

PATIENCE: Final = 5.0
"""Seconds that the database may take to keep something before the server is not ready."""

FRESH: Final = 2.0
"""Seconds for which an answer is good: whoever asks more often makes no more work."""

PROXIED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Readiness:
    """Whether a move could be kept now: found out by keeping something."""

    def __init__(self, store: Store, *, patience: float = PATIENCE) -> None:
        self._store = store
        self._patience = patience
        self._trial: asyncio.Task[bool] | None = None
        self._tried_at = 0.0

    async def __call__(self) -> bool:
        """Ask the database, unless that was done just now or is still being done."""
        if self._trial is None or (self._trial.done() and self._is_old()):
            self._trial = asyncio.create_task(self._try())
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(self._trial)
        return False

    def _is_old(self) -> bool:
        return time.monotonic() - self._tried_at > FRESH

    async def _try(self) -> bool:
        try:
            await asyncio.to_thread(self._store.prove)
        except StoreError:
            return False
        finally:
            self._tried_at = time.monotonic()
        return True


class Collecting:
    """Gives the figures to those who may see them.

    They are a scraper at one of the *trusted* addresses, or whoever has the *token*. What comes
    through a proxy has the proxy's address, so it needs the token.
    """

    def __init__(self, metrics: Metrics, trusted: Sequence[str], token: str | None) -> None:
        self._metrics = metrics
        self._trusted = [ipaddress.ip_network(each, strict=False) for each in trusted]
        self._token = token

    async def __call__(self, request: Request) -> Response:
        """The page."""
        if not (self._has_token(request) or self._is_trusted(request)):
            raise NotYours
        return Response(self._metrics.text(), media_type=CONTENT_TYPE_LATEST)

    def _has_token(self, request: Request) -> bool:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        wanted = self._token
        return bool(
            wanted
            and kind.lower() == "bearer"
            and hmac.compare_digest(token.strip().encode(), wanted.encode())
        )

    def _is_trusted(self, request: Request) -> bool:
        if request.client is None or any(name in request.headers for name in PROXIED):
            return False
        try:
            address = ipaddress.ip_address(request.client.host)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)


async def health(request: Request) -> Response:
    """Whether the server answers and can read."""
    services = services_of(request)
    await asyncio.to_thread(services.store.public_tables, 1)
    return JSONResponse({"ok": True, "streams": services.registry.hub.count()})


async def ready(request: Request) -> Response:
    """Whether a move could be kept now."""
    is_ready = await request.app.state.readiness()
    return JSONResponse({"ok": is_ready}, 200 if is_ready else 503)


def routes(collecting: Collecting) -> Iterator[Route]:
    """The pages for those who watch."""

    async def metrics(request: Request) -> Response:
        return await collecting(request)

    yield Route("/health", health)
    yield Route("/ready", ready)
    yield Route("/metrics", metrics)
