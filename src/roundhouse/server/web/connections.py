"""Connections: how many there may be, and how long one may take to say what it wants.

uvicorn waits for ever for the rest of a request, and takes connections until the system has none
left. Here each is given so long for its headers and so long for its body; when there are too many,
the one that has been silent longest makes room.
"""

import asyncio
import logging
import socket
import sys
import time
from collections import Counter, OrderedDict
from contextlib import suppress
from typing import Any, Final

import uvicorn
from uvicorn.config import Config as UvicornConfig
from uvicorn.protocols.http.h11_impl import H11Protocol

from roundhouse.server.config import Config, Limits
from roundhouse.server.networks import Networks, visitor_of

ANSWERING: Final = ""
NO_TIME: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
NO_ROOM: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n"
    b"Content-Length: 0\r\n\r\n"
)
UNREAD: Final = 60_000
"""Milliseconds for which a visitor may leave unread what they were sent."""
SPARE: Final = 300
"""Files that the server needs beside its connections."""
TELL_EVERY: Final = 10.0

log = logging.getLogger(__name__)


class Doors:
    """All connections of a server, and those of them that have not said yet what they want."""

    def __init__(self, limits: Limits, trusted: Networks) -> None:
        self.limits = limits
        self.most = min(limits.connections, _files() - SPARE)
        self._trusted = trusted
        self._open: Counter[str] = Counter()
        self._unclear: OrderedDict[PatientProtocol, None] = OrderedDict()
        self._told: dict[str, float] = {}

    def come(self, who: "PatientProtocol", host: str) -> bool:
        """Let a connection in, if need be in place of the one that has been silent longest."""
        visitor = visitor_of(host)
        # behind a proxy all come from one address
        if self._open[visitor] >= self.limits.connections_each and host not in self._trusted:
            self.tell("An address has too many connections; further ones are refused", visitor)
            return False
        if self._open.total() >= self.most:
            self.tell("There are too many connections; the silent ones are closed", visitor)
            if not self._unclear:
                return False
            next(iter(self._unclear)).give_up()
        self._open[visitor] += 1
        self._unclear[who] = None
        return True

    def leave(self, who: "PatientProtocol", host: str) -> None:
        """A connection has ended."""
        visitor = visitor_of(host)
        self._open[visitor] -= 1
        if not self._open[visitor]:
            del self._open[visitor]
        self._unclear.pop(who, None)

    def is_unclear(self, who: "PatientProtocol", *, unclear: bool) -> None:
        """Whether it is still to be heard what that connection wants."""
        if not unclear:
            self._unclear.pop(who, None)
        elif who not in self._unclear:
            self._unclear[who] = None

    def tell(self, words: str, visitor: str) -> None:
        """Log it, but not a thousand times over."""
        if time.monotonic() > self._told.get(words, -TELL_EVERY) + TELL_EVERY:
            self._told[words] = time.monotonic()
            log.warning("%s: the latest from %s.", words, visitor)


class PatientProtocol(asyncio.Protocol):
    """What is added to uvicorn's protocols; ``doors`` are those of the server."""

    doors: Doors
    transport: asyncio.Transport
    cycle: Any
    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop

    _timer: asyncio.TimerHandle | None = None
    _phase: str = ANSWERING
    _host: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not self.doors.come(self, host):
            self.transport.write(NO_ROOM)
            self.transport.close()
            return
        self._host = host
        _bound_unread(transport)
        self._wait_for("headers")

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._cancel()
        if self._host is not None:
            self.doors.leave(self, self._host)
            self._host = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """They say something."""
        super().data_received(data)
        phase = self._now()
        if phase != self._phase:
            self._wait_for(phase)

    def _now(self) -> str:
        """What is to be heard next: the rest of the headers, of the body, or nothing for now."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete:
            return "headers"
        return "body" if cycle.more_body else ANSWERING

    def _wait_for(self, phase: str) -> None:
        self._cancel()
        self._phase = phase
        self.doors.is_unclear(self, unclear=phase != ANSWERING)
        limits = self.doors.limits
        if phase:
            seconds = limits.header_seconds if phase == "headers" else limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        if self._now() != self._phase:
            return  # answered before all of it was read
        visitor = visitor_of(self._host or "")
        self.doors.tell(f"A request was given up that did not come to the end of its {self._phase}",
                        visitor)  # fmt: skip
        self.give_up()

    def give_up(self) -> None:
        """Close the connection of somebody who does not say what they want."""
        if self._phase == "headers" and not self.transport.is_closing():
            self.transport.write(NO_TIME)
        self.transport.close()

    def _cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


def _bound_unread(transport: asyncio.BaseTransport) -> None:
    """Have the system end a connection whose other end takes nothing any more."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        with suppress(OSError):  # no TCP
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)


def _files() -> int:
    """How many files and connections the system lets us have; asks for as many as there may be."""
    if sys.platform == "win32":
        return 8192
    import resource  # noqa: PLC0415 - not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def _protocol(doors: Doors) -> type[asyncio.Protocol]:
    """The protocol of uvicorn, the faster where it is installed, with patience of ours."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol  # noqa: PLC0415
    except ImportError:
        return type("PatientH11", (PatientProtocol, H11Protocol), {"doors": doors})
    return type("PatientHttpTools", (PatientProtocol, HttpToolsProtocol), {"doors": doors})


def make_server(app: Any, config: Config, **more: Any) -> uvicorn.Server:
    """uvicorn, set up as *config* says; *more* is uvicorn's own."""
    doors = Doors(config.limits, Networks(config.trusted_proxies))
    return uvicorn.Server(
        UvicornConfig(
            app,
            http=_protocol(doors),
            ws="none",
            proxy_headers=True,
            forwarded_allow_ips=list(config.trusted_proxies),
            **more,
        )
    )
