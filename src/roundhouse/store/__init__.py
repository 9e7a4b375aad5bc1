"""Where tables are kept: one schema, on SQLite or PostgreSQL."""

from pathlib import Path
from typing import Literal

from roundhouse.core.installed import needing
from roundhouse.store.base import Store


def kind_of(url: str) -> Literal["postgres", "sqlite"]:
    """Which kind of database *url* names; a word before ``://`` that names none is refused.

    >>> kind_of("postgresql://db/roundhouse"), kind_of("/srv/tables.sqlite")
    ('postgres', 'sqlite')
    """
    scheme = url.partition(":")[0]
    if scheme in ("postgresql", "postgres"):
        return "postgres"
    if "://" in url and scheme != "sqlite":
        raise ValueError(f"no such kind of database: {scheme}")
    return "sqlite"


def open_store(url: str) -> Store:
    """The store at *url*: ``postgresql://…``, ``sqlite:///file`` or a plain path."""
    if kind_of(url) == "postgres":
        with needing("postgres"):
            from roundhouse.store.postgres import PostgresStore  # noqa: PLC0415 - its driver

        return PostgresStore(url)
    from roundhouse.store.sqlite import SqliteStore  # noqa: PLC0415 - as above, only what is used

    return SqliteStore(Path(url.removeprefix("sqlite:///")))
