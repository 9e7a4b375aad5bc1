"""Live updates: an open stream to each page that says only what to fetch anew."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from roundhouse.server.tables.hub import Hub, Listener
from roundhouse.server.web.door import readable_table
from roundhouse.server.web.rate_limit import visitor
from roundhouse.server.web.services import services_of
from roundhouse.store.base import Notice

BEAT: Final = 15.0
"""Seconds after which a silent stream says that it is still there."""


async def live_page(request: Request) -> "LiveStream":
    """The stream of one table."""
    services = services_of(request)
    hub, (live, _) = services.registry.hub, await readable_table(request)
    address = visitor(request)
    hub.make_room(address)  # nothing is awaited between this and the count
    return LiveStream(hub, address, server_sent_events(hub, live.id, live.table.seq))


async def server_sent_events(hub: Hub, table: str, seq: int) -> AsyncIterator[bytes]:
    """What a page of *table* hears, beginning with where the table stands."""
    with hub.listening(table) as listener:
        listener.tell(Notice(table, "move", seq))
        yield b"retry: 1000\n\n"
        while True:
            yield await _next(listener)


async def _next(listener: Listener) -> bytes:
    try:
        async with asyncio.timeout(BEAT):
            await listener.woken.wait()
    except TimeoutError:
        return b": still here\n\n"
    return f"data: {json.dumps(listener.take())}\n\n".encode()


class LiveStream(StreamingResponse):
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
