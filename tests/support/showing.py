"""Tables shown to their owners in a real browser."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.support.serving import Player, Running
from tests.support.tabs import sound_tabs


@contextmanager
def showing(server: Running, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Shows a player's table in a tab; no script may fail on it."""
    with ExitStack() as leaving, sound_tabs(browser, lambda said: said.type == "error") as enter:

        def show(player: Player, table: str, **settings: Any) -> Page:
            leaving.callback(player.http.close)
            own = {"Authorization": player.http.headers["Authorization"]}
            page = enter(extra_http_headers=own, **settings)
            page.goto(f"{server.url}/table/{table}")
            expect(page).to_have_title(re.compile("●"))  # the page's script has run
            return page

        yield show
