"""SQLite: one thread writes, many waiting moves share a commit, readers never wait."""

import logging
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from roundhouse.store.base import InUse, Notice, Unavailable
from roundhouse.store.migrate import upgrade
from roundhouse.store.sql import SqlStore, unavailable
from roundhouse.store.writes import Transaction

T = TypeVar("T")

MOST_TOGETHER: Final = 200
"""Jobs that may share one commit."""

log = logging.getLogger(__name__)


class _Job:
    """Something to write, and whoever waits for it."""

    def __init__(self, work: Callable[[Transaction], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()
        self.result: Any = None
        self.error: BaseException | None = None
        self.notices: list[Notice] = []

    def finish(self) -> None:
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class SqliteStore(SqlStore):
    """A store in one file. Only one process at a time may serve it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(path.with_name(path.name + ".lock"))
        self._writing = _writer(path)
        self._reading = _reader(path)
        try:
            with self._writing.begin() as connection:
                upgrade(connection)
        except DBAPIError as error:
            self._lock.close()
            raise unavailable(error) from error
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what waits, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._reading.dispose()
        self._writing.dispose()
        self._lock.close()

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            raise unavailable(error) from error

    def _write(self, work: Callable[[Transaction], T]) -> T:
        job = _Job(work)
        self._jobs.put(job)
        result: T = job.done.result()
        return result

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)
                    break
                batch.append(job)
            self._commit(batch)

    def _commit(self, batch: list[_Job]) -> None:
        try:
            with self._writing.begin() as connection:
                for job in batch:
                    _attempt(connection, job)
        except Exception as error:  # noqa: BLE001 - whatever it is, every waiting caller must hear of it
            log.warning("The database could not be written: %s", error)
            for job in batch:
                job.error, job.notices = Unavailable(str(error)), []
        for job in batch:
            job.finish()
            self._announce(job.notices)


def _attempt(connection: Connection, job: _Job) -> None:
    """Run one job within the common transaction; its failure undoes it alone."""
    transaction = Transaction(connection)
    try:
        with connection.begin_nested():
            job.result = job.work(transaction)
        job.notices = transaction.notices
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.OperationalError):
            raise
        job.error = error
    except Exception as error:  # noqa: BLE001 - handed to the caller who waits
        job.error = error


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: IO[str]) -> None:
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: IO[str]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _locked(path: Path) -> IO[str]:
    handle = path.open("w", encoding="utf-8")
    try:
        _lock(handle)
    except OSError as error:
        handle.close()
        raise InUse(str(path.with_suffix(""))) from error
    return handle


def _writer(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        pool_size=1,
        max_overflow=0,
        connect_args={"isolation_level": None, "timeout": 10, "check_same_thread": False},
    )
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def _reader(path: Path) -> Engine:
    return create_engine(
        f"sqlite:///file:{path}?mode=ro&uri=true",
        pool_size=8,
        max_overflow=32,
        connect_args={"isolation_level": None, "timeout": 10, "check_same_thread": False},
    )


def _durable(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
