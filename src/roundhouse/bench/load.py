"""Many tables in play, as browsers play and watch them: what a server is measured with.

At a live table a move is made every ten seconds, well into a game, while four pages look on: each
follows the stream and fetches what has changed after each move, as the real page does.
"""

import asyncio
import gzip
import json
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

PAGES: Final = 4
"""Pages that look at each table: three players' and one that watches."""
PAUSE: Final = 10.0
"""Seconds between two moves at a table."""
PART: Final = re.compile(rb'data-part="([^"]+)"')
LENGTH: Final = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
PATIENCE: Final = 30.0
KEPT: Final = 3.0
"""Seconds for which a silent connection is trusted: the server lets it go after five."""


class Line:
    """One connection that is kept open, as a browser keeps its own."""

    def __init__(self, port: int, token: str) -> None:
        self._port = port
        self._head = f"Host: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n"
        self._used = 0.0
        self._wire: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def _ask(self, first: str, body: bytes = b"", more: str = "") -> asyncio.StreamReader:
        if self._wire is None or time.monotonic() > self._used + KEPT:
            self.close()
            self._wire = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        self._used = time.monotonic()
        reader, writer = self._wire
        if body:
            more += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        writer.write(f"{first} HTTP/1.1\r\n{self._head}{more}\r\n".encode() + body)
        return reader

    async def get(self, path: str) -> bytes:
        """A page as it is."""
        reader = await self._ask(f"GET {path}")
        return (await _read(reader))[1]

    async def compressed(self, path: str) -> bytes:
        """A page, as small on its way as browsers have it."""
        reader = await self._ask(f"GET {path}", more="Accept-Encoding: gzip\r\n")
        found = (await _read(reader))[1]
        return gzip.decompress(found) if found[:2] == b"\x1f\x8b" else found

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        """What the API answers to a post."""
        reader = await self._ask(f"POST /api/v1{path}", json.dumps(body).encode())
        status, found = await _read(reader)
        return status, json.loads(found)

    async def stream(self, path: str) -> asyncio.StreamReader:
        """A stream that stays open."""
        return await self._ask(f"GET {path}")

    def close(self) -> None:
        """Hang up."""
        if self._wire:
            self._wire[1].close()


async def _read(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n\r\n")
        found = LENGTH.search(head)
        body = await reader.readexactly(int(found.group(1))) if found else b""
    return int(head.split(b" ", 2)[1]), body


@dataclass
class Page:
    """A page that follows a table: ``shown`` is when it last showed which move."""

    table: str
    live: Line
    line: Line
    seq: int = 0
    have: str = ""
    shown: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def follow(self) -> None:
        """Fetch what changed whenever the stream tells of something, until it ends."""
        stream = await self.live.stream(f"/table/{self.table}/live")
        with suppress(asyncio.IncompleteReadError, OSError):
            while True:
                told = await stream.readuntil(b"\n")
                if told.startswith(b"data: "):
                    await self.refresh(int(json.loads(told[6:]).get("move", 0)))

    async def refresh(self, seq: int) -> None:
        """Fetch what is not here yet."""
        page = await self.line.compressed(f"/table/{self.table}/fragment?have={self.have}")
        self.have = "+".join(name.decode() for name in PART.findall(page))
        async with self.shown:
            self.seq = max(self.seq, seq)
            self.shown.notify_all()

    async def until(self, seq: int) -> None:
        """Wait until that move is on the screen."""
        async with self.shown, asyncio.timeout(PATIENCE):
            await self.shown.wait_for(lambda: self.seq >= seq)


@dataclass
class Played:
    """What came of a while of playing."""

    moves: int = 0
    refused: int = 0
    took: list[float] = field(default_factory=list)

    def late(self, part: float = 0.95) -> float:
        """The milliseconds from a move to a screen that so many screens did not exceed."""
        found = sorted(self.took)
        return found[min(len(found) - 1, int(len(found) * part))] * 1000 if found else 0.0


class LiveTable:
    """One table with its mover and its pages, on one server or several."""

    def __init__(self, id_: str, token: str, ports: Sequence[int]) -> None:
        self.id = id_
        self._line = Line(ports[0], token)
        self._pages = [
            Page(id_, Line(port, token), Line(port, token))
            for port in (ports[n % len(ports)] for n in range(PAGES))
        ]
        self._followers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Have the pages look."""
        self._followers = [asyncio.create_task(page.follow()) for page in self._pages]
        for page in self._pages:
            await page.until(1)

    async def play(self, until: float, wait: float, played: Played) -> None:
        """Move now and then until that time, first after *wait* seconds."""
        await asyncio.sleep(wait)
        while time.monotonic() < until:
            began = time.monotonic()
            with suppress(TimeoutError):
                await self._move(played)
            await asyncio.sleep(max(0.0, PAUSE - (time.monotonic() - began)))

    async def _move(self, played: Played) -> None:
        sight = json.loads(await self._line.get(f"/api/v1/tables/{self.id}/view"))
        for offer in sorted(sight["offers"], key=lambda one: one["type"] != "pass"):
            action = some_action(offer)
            if action is None:
                continue
            move = {"seq": sight["seq"], "seat": sight["seat"], "id": f"m{sight['seq']}"}
            began = time.monotonic()
            status, said = await self._line.post(
                f"/tables/{self.id}/actions", move | {"action": action}
            )
            if status == 200:
                await self._seen(int(said["seq"]), began, played)
                return
            played.refused += 1

    async def _seen(self, seq: int, began: float, played: Played) -> None:
        async def seen(page: Page) -> None:
            await page.until(seq)
            played.took.append(time.monotonic() - began)

        await asyncio.gather(*map(seen, self._pages))
        played.moves += 1

    def close(self) -> None:
        """Hang up on all lines."""
        for task in self._followers:
            task.cancel()
        for page in self._pages:
            page.live.close()
            page.line.close()
        self._line.close()


def some_action(offer: dict[str, Any]) -> dict[str, Any] | None:
    """The first value of each open field of an offer in JSON; None where that is not so simple."""
    chosen = {}
    for name, domain in offer["open"].items():
        values = [domain["low"]] if "low" in domain else domain.get("values", [])
        if not values:
            return None
        chosen[name] = values[0]
    return {"type": offer["type"], **offer["fixed"], **chosen}


async def play(tables: Sequence[LiveTable], seconds: float) -> Played:
    """All tables at once, their moves spread over the time."""
    played, until = Played(), time.monotonic() + seconds
    waits = [PAUSE * number / max(1, len(tables)) for number in range(len(tables))]
    await asyncio.gather(
        *(table.play(until, wait, played) for table, wait in zip(tables, waits, strict=True))
    )
    return played
