"""A real server on loopback for the tests, with the toy game; in a thread or a process."""

import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import httpx
import uvicorn

from roundhouse.core.actions import Pass
from roundhouse.core.game import Bot, Choice, Title
from roundhouse.core.offers import Offers
from roundhouse.server import Config, create_app
from roundhouse.server.config import Limits
from tests.support.toy import TOLL, Toll, TollView

FAST = Limits(posts_a_minute=60_000, posts_at_once=10_000, sign_ins_a_minute=600)


class Passer:
    """A bot that always passes."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002 - protocol
        return Choice(Pass())


class Failing:
    """A bot that never finds a move."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002 - protocol
        raise RuntimeError("lost my way")


BOTS: Mapping[str, Callable[[], Bot[TollView]]] = {"failing": Failing, "passer": Passer}


def toy_titles() -> list[Title[Toll, TollView]]:
    """The toy with bots; a worker process calls this, too."""
    return [replace(TOLL, bots=BOTS)]


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Running:
    """A server that answers at ``url``."""

    url: str
    app: Any

    def visitor(self, **options: Any) -> httpx.Client:
        """Somebody without a cookie."""
        return httpx.Client(base_url=self.url, timeout=30, **options)

    def player(self, name: str) -> "Player":
        """Somebody with a name, for the API."""
        made = httpx.post(f"{self.url}/api/v1/identities", json={"name": name}).json()
        head = {"Authorization": f"Bearer {made['token']}"}
        return Player(httpx.Client(base_url=self.url, headers=head, timeout=30), made["id"], name)


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


@contextmanager
def serving(config: Config, titles: list[Title[Any, Any]] | None = None) -> Iterator[Running]:
    """A server in a thread of this process."""
    app = create_app(titles or toy_titles(), config)
    port = free_port()
    server = uvicorn.Server(
        uvicorn.Config(app, port=port, log_level="error", timeout_graceful_shutdown=1)
    )
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
    usual: dict[str, Any] = {"limits": FAST, "bot_titles": toy_titles, "private_webhooks": True}
    return Config(database=database, **{**usual, **changes})
