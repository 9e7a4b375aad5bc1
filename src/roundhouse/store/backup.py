"""A copy of a whole database as one SQLite file, of whichever kind it is, and the way back.

A copy shows one moment, while servers go on: SQLite's own online backup, or one transaction of
PostgreSQL that sees a snapshot. So a copy of either kind can be restored into either.

::

    StoreError
    ├── NotACopy     the file is no copy of a database of ours, or is damaged
    └── NotEmpty     there is a database already, and nobody said that it may go
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, create_engine, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from roundhouse.store.base import InUse, StoreError, Unavailable
from roundhouse.store.kinds import file_of, kind_of, postgres_engine
from roundhouse.store.migrate import refuse_newer, upgrade, version_of

BATCH: Final = 1000
SHELF: Final = "alembic_version"
LISTENERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query LIKE 'LISTEN roundhouse%'"
)


class NotACopy(StoreError):
    """The file is no copy of a database of ours, or is damaged."""


class NotEmpty(StoreError):
    """There is a database already."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What was copied: its schema, and how many tables and entries of journals it holds."""

    version: str
    tables: int
    entries: int


def stamp() -> str:
    """The time, as it stands in names of files; their order is the order of time."""
    return time.strftime("%Y-%m-%dT%H-%M-%SZ", time.gmtime())


def back_up(url: str, to: Path) -> Copied:
    """Copy the database at *url* to the file *to*, readable by its owner only.

    What stands there is replaced in one step, once the copy is whole and on the disk.
    """
    part = to.with_name(f"{to.name}.part")
    with _clean(part):
        _make_private(part)
        if kind_of(url) == "postgres":
            _copy_out(url, part)
        else:
            _copy_file(file_of(url), part)
        copied = check(part)
        _sync(part)
        part.replace(to)
    return copied


def check(file: Path) -> Copied:
    """What the copy *file* holds; NotACopy when it is none, or damaged; Newer when too new."""
    if not file.is_file():
        raise NotACopy(f"there is no file {file}")
    engine = _sqlite(file)
    try:
        with engine.connect() as connection:
            good = connection.execute(text("PRAGMA quick_check")).scalar()
            version = version_of(connection)
            if good != "ok" or version is None:
                raise NotACopy(f"{good}" if good != "ok" else "it has no tables of Roundhouse")
            refuse_newer(version)
            return Copied(version, _count(connection, "tables"), _count(connection, "entries"))
    except DBAPIError as error:
        raise NotACopy(str(error.orig)) from error
    finally:
        engine.dispose()


def restore(file: Path, url: str, *, force: bool = False) -> Copied:
    """Make the database at *url* what the copy *file* holds.

    NotEmpty when there is one, unless *force*; what was there is then kept aside. InUse while a
    server runs.
    """
    copied = check(file)
    if kind_of(url) == "postgres":
        _copy_in(file, url, copied.version, force=force)
    else:
        _put_in_place(file, file_of(url), force=force)
    return copied


# files


def _copy_file(source: Path, to: Path) -> None:
    """SQLite's online backup: one moment of the source, while others go on writing."""
    if not source.is_file():
        raise Unavailable(f"there is no file {source}")
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(to)) as writing,
        ):
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")  # a copy is one file, with none beside it
    except sqlite3.Error as error:
        raise Unavailable(str(error)) from error


def _put_in_place(file: Path, to: Path, *, force: bool) -> None:
    from roundhouse.store.sqlite import locked  # noqa: PLC0415 - it makes copies itself

    to.parent.mkdir(parents=True, exist_ok=True)
    with locked(to):
        if to.exists() and not force:
            raise NotEmpty(str(to))
        part = to.with_name(f"{to.name}.part")
        with _clean(part):
            _make_private(part)
            _copy_file(file, part)
            check(part)
            _sync(part)
            _set_aside(to)
            part.replace(to)


def _set_aside(path: Path) -> None:
    """Keep what is there, damaged or not, under another name."""
    aside = f"{path.name}.before-restore-{stamp()}"
    for end in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(path.with_name(aside + end))


def _make_private(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


@contextmanager
def _clean(part: Path) -> Iterator[None]:
    """Leave nothing half made; a full disk is told as what it is."""
    try:
        yield
    except (OSError, StoreError) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Unavailable(f"{error.strerror}: {error.filename or part}") from error
        raise


# PostgreSQL


def _copy_out(url: str, to: Path) -> None:
    """One transaction that sees a snapshot, row by row into a file of the same schema."""
    source, target = postgres_engine(url), _sqlite(to)
    try:
        with (
            source.connect().execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            ) as reading,
            target.begin() as writing,
        ):
            version = version_of(reading)
            if version is None:
                raise Unavailable("the database is empty")
            refuse_newer(version)
            upgrade(writing, version)
            _copy_rows(reading, writing)
    except DBAPIError as error:
        raise Unavailable(str(error.orig)) from error
    finally:
        source.dispose()
        target.dispose()


def _copy_in(file: Path, url: str, version: str, *, force: bool) -> None:
    """All in one transaction: either everything is there afterwards, or nothing has changed."""
    source, target = _sqlite(file), postgres_engine(url)
    try:
        with source.connect() as reading, target.begin() as writing:
            if writing.execute(LISTENERS).scalar():
                raise InUse(url)
            if version_of(writing) is not None:
                if not force:
                    raise NotEmpty(url)
                _drop_all(writing)
            upgrade(writing, version)
            _copy_rows(reading, writing)
    except DBAPIError as error:
        raise Unavailable(str(error.orig)) from error
    finally:
        source.dispose()
        target.dispose()


def _drop_all(connection: Connection) -> None:
    there = MetaData()
    there.reflect(connection)
    there.drop_all(connection)


def _copy_rows(reading: Connection, writing: Connection) -> None:
    """Every row of every table; whatever the schema is, both sides have the same."""
    source, target = MetaData(), MetaData()
    source.reflect(reading)
    target.reflect(writing)
    for table in target.sorted_tables:
        if table.name == SHELF:
            continue
        if table.name in source.tables:
            writing.execute(table.delete())  # a migration may have put something there
            rows = reading.execution_options(yield_per=BATCH).execute(
                select(source.tables[table.name])
            )
            for batch in rows.mappings().partitions():
                writing.execute(insert(table), [dict(row) for row in batch])
        was, now = _count(reading, table.name), _count(writing, table.name)
        if was != now:
            raise NotACopy(f"{table.name}: {now} of {was} rows")


def _count(connection: Connection, table: str) -> int:
    found = MetaData()
    found.reflect(connection, only=[table])
    query = select(func.count()).select_from(found.tables[table])
    return int(connection.execute(query).scalar() or 0)


def _sqlite(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file}", hide_parameters=True)
