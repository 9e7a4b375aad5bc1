"""A server with tables of Switch & Signal, and a seat at one in a real browser."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from roundhouse.core import table as tables
from roundhouse.server import Config
from roundhouse.titles import TITLES
from tests.games.switch_signal.panel.clicking import Sit
from tests.support.serving import FAST, Running, every_title, serving
from tests.support.showing import showing


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("panel")
    config = Config(database=f"{folder}/tables.sqlite", limits=FAST, bot_titles=every_title)
    with serving(config, [TITLES["switch_signal"]]) as running:
        yield running


@pytest.fixture
def sit(server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Opens a table for two at one screen, dealt by a seed if one is given; no script may fail."""
    with showing(server, browser) as show:

        def open_table(
            options: dict[str, Any] | None = None,
            seed: str = "",
            partner: dict[str, str] | None = None,
            **settings: Any,
        ) -> Page:
            if seed:
                dealt = SimpleNamespace(token_hex=lambda _: seed)
                monkeypatch.setattr(tables, "secrets", dealt)
            player = server.player("Ann")
            seats = [{"who": "me"}, partner or {"who": "here", "name": "Bob"}]
            made = player.post("/tables", title="switch_signal", seats=seats, options=options or {})
            assert made.status_code == 201, made.text
            return show(player, made.json()["id"], **settings)

        yield open_table
