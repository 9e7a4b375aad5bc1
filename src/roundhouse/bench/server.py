"""The web server: from a click to another screen, the first page, and many open streams."""

import asyncio
import gzip
import json
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final
from urllib.parse import urljoin

from roundhouse.core.figure import Figure

TABLES: Final = 50
CLICKS: Final = 60
STREAMS: Final = 500
PAUSE: Final = 5.0
"""Seconds between two moves at each of the other tables."""

NO_LIMITS: Final[dict[str, int]] = {
    "posts_a_minute": 10_000_000,
    "posts_at_once": 1_000_000,
    "looks_a_minute": 10_000_000,
    "looks_at_once": 1_000_000,
    "streams": 0,
    "tables_in_memory": 10_000,
    "tables_in_play": 100_000,
    "tables_imported": 100_000,
    "newcomers_an_hour": 1_000_000,
}
CLICK_BAR: Final = 150.0
PAGE_BAR: Final = 150.0
MEMORY_BAR: Final = 400.0

SEEN = """() => new Promise((done) => {
  const turn = document.getElementById("turn");
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(Date.now()), 0));
  });
  watch.observe(turn, { attributes: true, attributeFilter: ["data-seq"] });
  setTimeout(() => done(null), 5000);
})"""
PRESS = """() => {
  const choices = [...document.querySelectorAll("#now [data-action]")];
  choices.at(-1).click();
  return Date.now();
}"""


@dataclass(frozen=True, slots=True)
class Place:
    """A running server."""

    port: int
    pid: int
    titles: tuple[str, ...]

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def ask(self, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        """One request, compressed as a browser would have it; status and bytes on the wire."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Accept-Encoding": "gzip" if body is None else "identity"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if body is None:
            connection.request("GET", path, headers=headers)
        else:
            content = {"Content-Type": "application/json"}
            connection.request("POST", path, json.dumps(body), headers | content)
        answer = connection.getresponse()
        said = answer.status, answer.read()
        connection.close()
        return said

    def post(self, path: str, body: Any, token: str = "") -> Any:
        """A post to the API; the answer's body."""
        return json.loads(self.ask(f"/api/v1{path}", body, token)[1])


def figures(loop: float) -> Iterator[Figure]:  # noqa: ARG001 - these are times on a wall clock
    """What a server on loopback takes."""
    from roundhouse.bench.capacity import capacity_figures  # noqa: PLC0415 - uses this module
    from roundhouse.bench.workers import bot_figures  # noqa: PLC0415 - loads the server

    with serving() as place:
        yield from _first_pages(place)
        yield from _clicks(place)
        yield _memory(place)
    yield from bot_figures()
    yield from capacity_figures()


@contextmanager
def serving(database: str = "") -> Iterator[Place]:
    """Every title on a server in a process of its own, on *database*, else on an empty one."""
    from roundhouse.titles import TITLES  # noqa: PLC0415 - loads every game

    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
        probe.close()
        kept = database or f"{folder}/t.sqlite"
        command = [sys.executable, "-m", "roundhouse.bench.server", kept, str(port)]
        with subprocess.Popen(command) as process:  # noqa: S603 - this very program
            try:
                place = Place(port, process.pid, tuple(TITLES))
                _wait(lambda: place.ask("/health")[0] == 200)
                yield place
            finally:
                process.terminate()


def _wait(ready: Callable[[], bool]) -> None:
    for _ in range(300):
        try:
            if ready():
                return
        except OSError:
            pass
        time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def _table(place: Place, title: str, token: str) -> str:
    for seats in (2, 3):
        wanted = [{"who": "me"}, *[{"who": "here"}] * (seats - 1)]
        # open to all: others watch it, who have no name
        body = {"title": title, "seats": wanted, "private": False}
        made = place.post("/tables", body, token)
        if made["ok"]:
            return str(made["id"])
    raise ValueError(f"no table of {title}")


def _newcomer(place: Place) -> str:
    return str(place.post("/identities", {"name": "Bench"})["token"])


def _first_pages(place: Place) -> Iterator[Figure]:
    token = _newcomer(place)
    for title in place.titles:
        path = f"/table/{_table(place, title, token)}"
        size = _whole_page(place, path, token) / 1000
        yield Figure(name=f"first page, {title}", value=size, unit="kB", bar=PAGE_BAR)


def _whole_page(place: Place, path: str, token: str) -> int:
    """Bytes on the wire of a page with all it loads."""
    size, seen, left = 0, set[str](), [path]
    while left:
        address = left.pop()
        if address in seen:
            continue
        seen.add(address)
        body = place.ask(address, token=token)[1]
        size += len(body)
        text = _unzipped(body).decode()
        left += [urljoin(address, found).partition("#")[0] for found in _loaded(text)]
    return size


def _loaded(text: str) -> list[str]:
    static = re.findall(r'"(/static/[^"]+)"', text)
    imported = re.findall(r"""(?:import|from)\s*["'](\./[^"']+)["']""", text)
    return static + imported + re.findall(r'@import (?:url\()?"([^"]+)"', text)


def _clicks(place: Place) -> Iterator[Figure]:
    """From a click to the repaint of another browser while other tables are played."""
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415 - an extra for tests
    except ImportError:
        return
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        return
    with ExitStack() as stack:
        stop = threading.Event()
        stack.callback(stop.set)
        _play_elsewhere(place, stop)
        running = stack.enter_context(sync_playwright())
        browser = running.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        stack.callback(browser.close)
        took = sorted(_measured(browser, place))
    late = took[int(len(took) * 0.95) - 1]
    yield Figure(
        name=f"click to another screen, p95, {TABLES} tables",
        value=late,
        unit="ms",
        bar=CLICK_BAR,
        note=f"median {took[len(took) // 2]:.0f} ms of {len(took)}",
    )


def _measured(browser: Any, place: Place) -> Iterator[float]:
    token = _newcomer(place)
    player, watcher = browser.new_context(), browser.new_context()
    cookie = {"name": "roundhouse", "value": token, "url": place.url}
    player.add_cookies([cookie])
    address = f"{place.url}/table/{_table(place, place.titles[-1], token)}"
    one, other = player.new_page(), watcher.new_page()
    one.goto(address)
    other.goto(address)
    other.wait_for_timeout(500)
    for _ in range(CLICKS):
        if not one.locator("#now [data-action]").count():
            return
        handle = other.evaluate_handle(f"({{ seen: ({SEEN})() }})")
        pressed = one.evaluate(PRESS)
        seen = other.evaluate("(handle) => handle.seen", handle)
        if seen is not None:  # else the choice only asked for more
            yield seen - pressed
        one.locator("body:not(.busy)").wait_for()


def _play_elsewhere(place: Place, stop: threading.Event) -> None:
    """Keep the other tables busy, each with a move now and then."""
    token = _newcomer(place)
    tables = [_table(place, place.titles[-1], token) for _ in range(TABLES - 1)]
    for start, table in enumerate(tables):
        work = threading.Thread(target=_keep_playing, args=(place, token, table, start, stop))
        work.daemon = True
        work.start()


def _keep_playing(place: Place, token: str, table: str, start: int, stop: threading.Event) -> None:
    stop.wait(start * PAUSE / TABLES)
    while not stop.is_set():
        sight = json.loads(_unzipped(place.ask(f"/api/v1/tables/{table}/view", token=token)[1]))
        if not sight["offers"]:
            return
        action = _any_action(sight["offers"][-1])
        move = {"seq": sight["seq"], "seat": sight["seat"], "id": f"m{sight['seq']}"}
        place.post(f"/tables/{table}/actions", move | {"action": action}, token)
        stop.wait(PAUSE)


def _unzipped(body: bytes) -> bytes:
    return gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body


def _any_action(offer: dict[str, Any]) -> dict[str, Any]:
    """The first value of each open field of an offer in JSON."""
    chosen = {
        name: domain["low"] if "low" in domain else domain["values"][0]
        for name, domain in offer["open"].items()
    }
    return {"type": offer["type"], **offer["fixed"], **chosen}


def _memory(place: Place) -> Figure:
    """What the server's process holds while many pages listen."""
    table = _table(place, place.titles[-1], _newcomer(place))
    held = asyncio.run(_listening(place, table))
    return Figure(name=f"memory with {STREAMS} streams", value=held, unit="MB", bar=MEMORY_BAR)


async def _listening(place: Place, table: str) -> float:
    request = f"GET /table/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{place.port}\r\n\r\n".encode()
    streams = []
    for _ in range(STREAMS):
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(request)
        await reader.readuntil(b"data: ")
        streams.append(writer)
    held = resident(place.pid)
    for writer in streams:
        writer.close()
    return held


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found.group(1)) / 1000 if found else 0.0


def main(database: str, port: str) -> None:
    """Serve every title without limits on the pace of posts."""
    import uvicorn  # noqa: PLC0415 - only in the server's process

    from roundhouse.server import Config, create_app  # noqa: PLC0415 - the same
    from roundhouse.server.config import Limits  # noqa: PLC0415 - the same
    from roundhouse.titles import TITLES  # noqa: PLC0415 - the same

    app = create_app(TITLES.values(), Config(database=database, limits=Limits(**NO_LIMITS)))
    uvicorn.run(app, port=int(port), log_level="error", timeout_graceful_shutdown=1)


if __name__ == "__main__":
    main(*sys.argv[1:])
