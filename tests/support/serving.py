"""A real server on loopback for the tests; in a thread, in a process, or in two of them."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx

from roundhouse.core import table as tables
from roundhouse.core.actions import Pass, Seat
from roundhouse.core.game import Bot, Choice
from roundhouse.core.glance import Glance
from roundhouse.core.offers import Offers
from roundhouse.core.panel import Parts, Sight
from roundhouse.core.title import AnyTitle, Title
from roundhouse.server import Config, create_app
from roundhouse.server.config import Limits
from roundhouse.server.notify.webhook import Webhooks
from roundhouse.server.tables.titles import TitleLoader
from roundhouse.server.web.connections import make_server
from roundhouse.server.web.plain_panel import PlainPanel
from roundhouse_toll.game import Toll, TollView
from roundhouse_toll.title import TITLE as TOLL
from tests.support.callers import Balanced

ROOT = Path(__file__).parents[2]
TOLL_PACKAGE = ROOT / "tests" / "packages" / "toll"
PATIENCE = 400.0
"""Seconds that a server may take to start or to answer: a busy machine is no fault of it."""
FAST = Limits(
    posts_a_minute=60_000,
    posts_at_once=10_000,
    looks_a_minute=600_000,
    looks_at_once=100_000,
    sign_ins_a_minute=600,
    tables_in_play=10_000,
    newcomers_an_hour=10_000,
    tables_imported=10_000,
    bots_pause=0.0,
)


class Passer:
    """A bot that always passes."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002 - protocol
        return Choice(Pass())


class Failing:
    """A bot that never finds a move."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002 - protocol
        raise RuntimeError("lost my way")


class ToyPanel(PlainPanel[TollView]):
    """The plain panel with a greyed choice and a detail, as games' panels have them."""

    def parts(self, sight: Sight[TollView]) -> Parts:
        parts = super().parts(sight)
        too_much = escape('{"type": "stake", "coins": 9}')
        extra = (
            f'<button type="button" data-why="{too_much}" aria-disabled="true">stake 9</button>'
            '<button type="button" data-detail="coins=2">what if?</button>'
        )
        return replace(parts, now=parts.now + extra, beside="<p>Coins and cards</p>")


def toy_picture(view: TollView, /, **_settings: object) -> str:
    """A picture of the coins."""
    return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{sum(view.coins)}</text></svg>'


def toy_standing(view: TollView, /, *, seat: Seat | None, **_settings: object) -> list[str]:
    """How many coins somebody has, or all together."""
    return [f"<{sum(view.coins) if seat is None else view.coins[seat]} coins>"]


BOTS: Mapping[str, Callable[[], Bot[TollView]]] = {"failing": Failing, "passer": Passer}


def toy_titles() -> list[Title[Toll, TollView]]:
    """The toy with bots; a worker process calls this, too."""
    return [replace(TOLL, bots=BOTS, panel=ToyPanel(), glance=Glance(toy_picture, toy_standing))]


def every_title() -> list[AnyTitle]:
    """The toy and the real games; a worker process calls this, too."""
    from roundhouse.titles import TITLES  # noqa: PLC0415 - the toy's servers start faster without

    return [*toy_titles(), *TITLES.values()]


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Running:
    """A server that answers at ``url``; new tables take the seed that ``seeds`` holds, if any."""

    url: str
    app: Any
    seeds: Path | None = None

    @contextmanager
    def seeded(self, seed: str) -> Iterator[None]:
        """Meanwhile every new table has *seed*: chance stays the table's own."""
        assert self.seeds is not None, "this server takes no seeds"
        self.seeds.write_text(seed, encoding="utf-8")
        yield
        self.seeds.unlink()

    def visitor(self, **options: Any) -> httpx.Client:
        """Somebody without a cookie."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **options)

    def confirm_mail(self, player: "Player", mail: str) -> None:
        """As if the player had entered the address and opened the letter's link."""
        accounts = self.app.state.services.auth.accounts
        secret = accounts.change_mail(accounts.store.identity(player.id), mail)
        accounts.confirm_mail(secret)

    def player(self, name: str) -> "Player":
        """Somebody with a name, for the API."""
        made = self._newcomer(name).json()
        head = {"Authorization": f"Bearer {made['token']}"}
        client = httpx.Client(base_url=self.url, headers=head, timeout=PATIENCE)
        return Player(client, made["id"], name)

    def _newcomer(self, name: str) -> httpx.Response:
        """A new identity; a server that has just started may still wait for its database."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = httpx.post(
                f"{self.url}/api/v1/identities", json={"name": name}, timeout=PATIENCE
            )
            if answer.status_code != 503 or time.monotonic() > end:
                return answer
            time.sleep(0.2)


@dataclass
class Player:
    """Somebody who plays through the API."""

    http: httpx.Client
    id: str
    name: str

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(f"/api/v1{path}", params=params)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/v1{path}", json=body)

    def new_table(self, *seats: str, **options: Any) -> dict[str, Any]:
        """A table with such seats; the answer's body."""
        wanted = [{"who": who} for who in seats or ("me", "open")]
        answer = self.post("/tables", title="toll", seats=wanted, **options)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def act(self, table: str, seat: int, seq: int, id_: str = "", **action: Any) -> httpx.Response:
        """Take an action."""
        move = id_ or f"m{seq}-{seat}"
        return self.post(f"/tables/{table}/actions", seq=seq, seat=seat, id=move, action=action)

    def claim(self, link: str) -> httpx.Response:
        """Sit down by an invitation link."""
        return self.http.post(link, headers={"Accept": "text/html"}, follow_redirects=False)


def seeds_from(file: Path) -> SimpleNamespace:
    """What a table takes for its ``secrets``: the seed in *file*, while there is one."""

    def seed(length: int) -> str:
        return file.read_text(encoding="utf-8") if file.exists() else secrets.token_hex(length)

    return SimpleNamespace(token_hex=seed)


@contextmanager
def serving(
    config: Config, titles: list[AnyTitle] | None = None, port: int = 0
) -> Iterator[Running]:
    """A server in a thread of this process."""
    app = create_app(titles or toy_titles(), config)
    port = port or free_port()
    server = make_server(app, config, port=port, log_level="error", timeout_graceful_shutdown=1)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{port}", app)
    finally:
        server.should_exit = True
        thread.join(10)


def toy_config(database: str, **changes: Any) -> Config:
    """A configuration for tests: fast posts, bots of the toy."""
    channels = (Webhooks(private=True),)
    usual: dict[str, Any] = {"limits": FAST, "bot_titles": toy_titles, "channels": channels}
    return Config(database=database, **{**usual, **changes})


class Process:
    """A server in a process of its own, which may be killed and started again."""

    program = "tests.support.serving"

    def __init__(self, database: str, seeds: Path | None = None) -> None:
        self.database = database
        self.seeds = seeds
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", self.program, self.database, str(self.port)]
        command += [str(self.seeds)] if self.seeds else []
        path = os.pathsep.join(map(str, (ROOT, ROOT / "src", TOLL_PACKAGE)))
        self._process = subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path})
        end = time.monotonic() + PATIENCE
        while not _answers(self.url):
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """Stop it at once, as a power cut would stop the program."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    @property
    def pid(self) -> int:
        """The process' number."""
        assert self._process is not None
        return self._process.pid

    def running(self) -> Running:
        """The same, for those who ask over HTTP."""
        return Running(self.url, None)


@contextmanager
def two_processes(database: str, seeds: Path | None = None) -> Iterator[tuple[Process, Process]]:
    """Two servers that know of each other only through the PostgreSQL database."""
    servers = Process(database, seeds), Process(database, seeds)
    try:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(Process.start, servers))
        yield servers
    finally:
        for server in servers:
            server.kill()


@contextmanager
def serving_twice(database: str, seeds: Path) -> Iterator[Running]:
    """Two processes with every title on one PostgreSQL database, behind one address."""
    with two_processes(database, seeds) as servers:
        gate = Balanced([server.port for server in servers])
        try:
            yield Running(gate.url, None, seeds)
        finally:
            gate.close()


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health").status_code == 200
    except httpx.TransportError:
        return False


def main(database: str, port: str, seeds: str = "") -> None:
    """Serve the toy until stopped; where seeds are given, every title."""
    titles: TitleLoader = toy_titles
    if seeds:
        vars(tables)["secrets"] = seeds_from(Path(seeds))
        titles = every_title
    config = toy_config(database, bot_titles=titles)
    app = create_app(titles(), config)
    more = {"port": int(port), "log_level": "error", "timeout_graceful_shutdown": 1}
    make_server(app, config, **more).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
