"""Where tables are kept: one schema, on SQLite or PostgreSQL."""

from pathlib import Path

from roundhouse.core.installed import needing
from roundhouse.store.base import Store
from roundhouse.store.kinds import file_of, kind_of


def open_store(url: str, copies: Path | None = None) -> Store:
    """The store at *url*: ``postgresql://…``, ``sqlite:///file`` or a plain path.

    Before its schema is changed a copy is kept: of PostgreSQL in the folder *copies*, if one is
    given, of a file always, beside it.
    """
    if kind_of(url) == "postgres":
        with needing("postgres"):
            from roundhouse.store.postgres import PostgresStore  # noqa: PLC0415 - its driver

        return PostgresStore(url, copies)
    from roundhouse.store.sqlite import SqliteStore  # noqa: PLC0415 - as above, only what is used

    return SqliteStore(file_of(url))
