"""The service on a file of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.server.accounts.service import Accounts
from roundhouse.store import open_store


@pytest.fixture
def accounts(tmp_path: Path) -> Iterator[Accounts]:
    store = open_store(str(tmp_path / "t.sqlite"))
    yield Accounts(store, named=True)
    store.close()
