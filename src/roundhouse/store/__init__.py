"""Where tables are kept: one schema, on SQLite or PostgreSQL."""

from pathlib import Path

from roundhouse.core.installed import needing
from roundhouse.store.base import Store


def open_store(url: str) -> Store:
    """The store at *url*: ``postgresql://…``, ``sqlite:///file`` or a plain path."""
    if url.startswith(("postgresql:", "postgres:")):
        with needing("postgres"):
            from roundhouse.store.postgres import PostgresStore  # noqa: PLC0415 - its driver

        return PostgresStore(url)
    from roundhouse.store.sqlite import SqliteStore  # noqa: PLC0415 - as above, only what is used

    return SqliteStore(Path(url.removeprefix("sqlite:///")))
