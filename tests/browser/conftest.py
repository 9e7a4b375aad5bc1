"""Servers and visitors for the tests in Chromium."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, ConsoleMessage, expect

from roundhouse.core import table as tables
from tests.support.serving import (
    Running,
    every_title,
    seeds_from,
    serving,
    serving_twice,
    toy_config,
)
from tests.support.tabs import PATIENCE, NewTab, sound_tabs

expect.set_options(timeout=PATIENCE)

NewPlayer = NewTab


@pytest.fixture(scope="session")
def two_on_postgres(
    postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """Two processes on one PostgreSQL database; each connection goes to the other one in turn."""
    seeds = tmp_path_factory.mktemp("seeds") / "seed"
    with own_database(postgres_server) as url, serving_twice(url, seeds) as running:
        yield running


@pytest.fixture(scope="module")
def one_on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on an empty SQLite file."""
    folder = tmp_path_factory.mktemp("browser")
    config = toy_config(f"{folder}/tables.sqlite", bot_titles=every_title)
    with pytest.MonkeyPatch.context() as patch, serving(config, every_title()) as running:
        running.seeds = folder / "seed"
        patch.setattr(tables, "secrets", seeds_from(running.seeds))
        yield running


@pytest.fixture(scope="module", params=["one_on_sqlite", "two_on_postgres"])
def server(request: pytest.FixtureRequest) -> Running:
    """Every title at one address; whatever serves it, the pages must not differ."""
    running: Running = request.getfixturevalue(request.param)
    return running


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
    with sound_tabs(browser, _is_fault) as enter:
        yield enter


def _is_fault(said: ConsoleMessage) -> bool:
    return "Content Security Policy" in said.text or "Uncaught" in said.text
