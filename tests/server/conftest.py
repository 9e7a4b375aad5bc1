"""A server for each module, on SQLite."""

from collections.abc import Iterator

import pytest

from tests.support.callers import Ear
from tests.support.serving import Player, Running, serving, toy_config


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on an empty SQLite file."""
    folder = tmp_path_factory.mktemp("server")
    with serving(toy_config(f"{folder}/tables.sqlite")) as running:
        yield running


@pytest.fixture
def amy(server: Running) -> Iterator[Player]:
    player = server.player("Amy")
    yield player
    player.http.close()


@pytest.fixture
def bob(server: Running) -> Iterator[Player]:
    player = server.player("Bob")
    yield player
    player.http.close()


@pytest.fixture
def eve(server: Running) -> Iterator[Player]:
    player = server.player("Eve")
    yield player
    player.http.close()


@pytest.fixture
def ear() -> Iterator[Ear]:
    found = Ear()
    yield found
    found.close()
