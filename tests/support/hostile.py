"""One hostile guest who does at once whatever may hurt a server, from one address, for a while."""

import json
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx

from tests.support.callers import Dripper

FROM = "127.0.0.66"
"""Another address of this machine: the guest is nobody's neighbour, and no trusted proxy."""
HTML = {"Accept": "text/html"}
PARTS = '{"roundhouse": 1, "entries": [' + "{}," * 600_000 + "{}]}"
LONG = json.dumps(
    {
        "roundhouse": 1,
        "game": "toll",
        "setup": {"seats": 2, "options": {"purse": 3}, "version": 1},
        "entries": [{"seat": 0, "action": {"type": "undo", "to": 0}}] * 20_000,
    }
)


class Guest:
    """What one guest does, in many threads; ``answers`` counts what became of it."""

    def __init__(self, url: str, seconds: float) -> None:
        self._end = time.monotonic() + seconds
        self._url = url
        self._lock = threading.Lock()
        self.answers: Counter[str] = Counter()
        self.http = self._client()
        made = self.http.post("/api/v1/identities", json={"name": "Mallory"}).json()
        self.http.headers["Authorization"] = f"Bearer {made['token']}"
        self._dripper = Dripper(1.0)
        self._tables: list[str] = []
        self._puzzle = self._table("puzzle", "me", "here")

    def _client(self) -> httpx.Client:
        way = httpx.HTTPTransport(local_address=FROM, limits=httpx.Limits(max_connections=50))
        return httpx.Client(base_url=self._url, transport=way, timeout=30)

    def rage(self) -> None:
        """All of it at once, until the time is over."""
        for number in range(5):
            url = f"{self._dripper.url}/{number}"
            self.http.post("/me/webhooks", data={"url": url}, headers=HTML)
        deeds: list[tuple[Callable[[], None], int]] = [
            (self.webhooks, 1), (self.bots, 1), (self.lonely, 1), (self.parts, 2), (self.long, 2),
            (self.advice, 3), (self.half, 40), (self.watch, 20), (self.look, 4), (self.end, 2),
        ]  # fmt: skip
        threads = [
            threading.Thread(target=self._again, args=(deed,), daemon=True)
            for deed, times in deeds
            for _ in range(times)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(max(0.0, self._end - time.monotonic()) + 5)

    def _again(self, deed: Callable[[], None]) -> None:
        while time.monotonic() < self._end:
            with suppress(httpx.TransportError, OSError, KeyError, ValueError, IndexError):
                deed()

    def _note(self, what: str, answer: httpx.Response) -> httpx.Response:
        with self._lock:
            self.answers[f"{what} {answer.status_code}"] += 1
        if answer.status_code == 429:
            time.sleep(0.2)
        return answer

    def _table(self, what: str, *seats: str) -> str:
        body = {"title": "toll", "seats": [{"who": who} for who in seats], "private": False}
        made: dict[str, Any] = self._note(what, self.http.post("/api/v1/tables", json=body)).json()
        self._tables.append(made["id"])
        return str(made["id"])

    def webhooks(self) -> None:
        """Tables that call a receiver which drips."""
        self._table("webhooks", "me", "here")

    def bots(self) -> None:
        """Tables whose bots think for ever."""
        self._table("bots", "bot:stuck", "me")

    def lonely(self) -> None:
        """Tables of bots only."""
        self._table("lonely", "bot:sleeper", "bot:sleeper")

    def parts(self) -> None:
        """A file of very many parts."""
        self._note("parts", self.http.post("/api/v1/imports", json={"journal": PARTS}))

    def long(self) -> None:
        """A file that is a game, and endless."""
        self._note("long", self.http.post("/api/v1/imports", json={"journal": LONG}))

    def advice(self) -> None:
        """Hints of a bot that takes long."""
        where = f"/api/v1/tables/{self._puzzle}/hint"
        self._note("advice", self.http.post(where, json={"seat": 0}))

    def half(self) -> None:
        """Half a request, held as long as it may be."""
        host, _, port = self._url.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), 10, (FROM, 0)) as line:
            line.sendall(b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
            line.settimeout(5)
            line.recv(1000)

    def watch(self) -> None:
        """Streams, opened and left."""
        with (
            self._client() as page,
            page.stream("GET", f"/table/{self._tables[-1]}/live") as stream,
        ):
            self._note("watch", stream)
            time.sleep(3)

    def look(self) -> None:
        """Pages, one after the other."""
        self._note("look", self.http.get(f"/table/{self._tables[-1]}", headers=HTML))

    def end(self) -> None:
        """Ends of games, drawn with their charts."""
        self._note("end", self.http.get(f"/table/{self._tables[0]}/end", headers=HTML))


def main(url: str, seconds: str) -> None:
    """Rage, then print what became of it."""
    guest = Guest(url, float(seconds))
    guest.rage()
    sys.stdout.write(json.dumps(guest.answers))
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
