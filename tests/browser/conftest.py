"""Servers and visitors for the tests in Chromium."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.serving import Running, serving, serving_twice, toy_config

RULES = Path(__file__).parents[2] / "docs" / "rules"

expect.set_options(timeout=20_000)  # a busy machine is no fault of the page

NewPlayer = Callable[..., Page]


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server on an empty SQLite file; in the long run also two on one PostgreSQL."""
    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("browser")
        with serving(toy_config(f"{folder}/tables.sqlite", rules=RULES)) as running:
            yield running
    else:
        place = request.getfixturevalue("postgres_server")
        with own_database(place) as url, serving_twice(url) as running:
            yield running


@contextmanager
def own_database(server: str) -> Iterator[str]:
    """An empty database for one module."""
    import psycopg  # noqa: PLC0415 - an extra, which only this needs

    name = f"browser_{os.getpid()}_{secrets.token_hex(4)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
        place, _, query = server.partition("?")
        yield f"{place.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


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
