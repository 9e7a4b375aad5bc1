"""Both databases, for every test that asks for a store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.store import open_store
from roundhouse.store.base import Store


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store on an empty database."""
    store = open_store(url)
    yield store
    store.close()
