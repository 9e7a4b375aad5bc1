"""Live updates: an open stream to each page that says only what to fetch anew."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from roundhouse.server.errors import TooManyStreams
from roundhouse.store.base import Notice

BEAT: Final = 15.0
"""Seconds after which a silent stream says that it is still there."""


class Listener:
    """One page's stream: the latest number of each kind that it has not been told."""

    def __init__(self) -> None:
        self.news: dict[str, int] = {}
        self.woken = asyncio.Event()

    def tell(self, notice: Notice) -> None:
        """Have *notice* sent; of two unsent the later stands for both."""
        self.news[notice.kind] = max(notice.number, self.news.get(notice.kind, 0))
        self.woken.set()


class Hub:
    """Who listens to which table, from which address; *most* streams of each, 0 for any number."""

    def __init__(self, most: int = 0) -> None:
        self.addresses: Counter[str] = Counter()
        self._most = most
        self._listeners: dict[str, set[Listener]] = {}

    def make_room(self, address: str) -> None:
        """Refuse an address that has as many streams as it may have."""
        if self._most and self.addresses[address] >= self._most:
            raise TooManyStreams(most=self._most)

    def publish(self, notice: Notice) -> None:
        """Tell every page of the table."""
        for listener in self._listeners.get(notice.table, ()):
            listener.tell(notice)

    def tables(self) -> tuple[str, ...]:
        """The tables that somebody watches."""
        return tuple(self._listeners)

    def count(self) -> int:
        """The open streams."""
        return sum(map(len, self._listeners.values()))

    async def stream(self, table: str, seq: int) -> AsyncIterator[bytes]:
        """What a page of *table* hears, beginning with where the table stands."""
        listener = Listener()
        self._listeners.setdefault(table, set()).add(listener)
        try:
            listener.tell(Notice(table, "move", seq))
            yield b"retry: 1000\n\n"
            while True:
                yield await _next(listener)
        finally:
            self._leave(table, listener)

    def _leave(self, table: str, listener: Listener) -> None:
        left = self._listeners.get(table, set())
        left.discard(listener)
        if not left:
            self._listeners.pop(table, None)


async def _next(listener: Listener) -> bytes:
    try:
        async with asyncio.timeout(BEAT):
            await listener.woken.wait()
    except TimeoutError:
        return b": still here\n\n"
    listener.woken.clear()
    news, listener.news = listener.news, {}
    return f"data: {json.dumps(news)}\n\n".encode()


class Live(StreamingResponse):
    """An open stream, counted as its address' from its first byte to its end."""

    media_type = "text/event-stream"

    def __init__(self, hub: Hub, address: str, stream: AsyncIterator[bytes]) -> None:
        super().__init__(stream, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self._addresses = hub.addresses
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the page is closed."""
        self._addresses[self._address] += 1
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._addresses[self._address] -= 1
            if not self._addresses[self._address]:
                del self._addresses[self._address]


async def live_page(request: Request) -> Live:
    """The stream of one table."""
    registry = request.app.state.registry
    live = await registry.open(request.path_params["id"])
    address = request.client.host if request.client else ""
    registry.hub.make_room(address)  # nothing is awaited between this and the count
    return Live(registry.hub, address, registry.hub.stream(live.id, live.table.seq))
