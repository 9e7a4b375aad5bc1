"""Servers and visitors for the tests in Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.support.serving import Running, serving, toy_config

RULES = Path(__file__).parents[2] / "docs" / "rules"

NewPlayer = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on an empty SQLite file."""
    folder = tmp_path_factory.mktemp("browser")
    with serving(toy_config(f"{folder}/tables.sqlite", rules=RULES)) as running:
        yield running


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[NewPlayer]:
    """Makes tabs of visitors, each with a browser profile of their own; no script may fail."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def enter(**options: object) -> Page:
        context = browser.new_context(**options)  # type: ignore[arg-type]  # Playwright's own names
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if _is_fault(said.text) else None)
        return page

    yield enter
    for context in contexts:
        context.close()
    assert faults == []


def _is_fault(said: str) -> bool:
    return "Content Security Policy" in said or "Uncaught" in said
