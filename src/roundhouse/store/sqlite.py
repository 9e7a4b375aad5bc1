"""SQLite: one thread writes, many waiting moves share a commit, readers never wait."""

import logging
import sqlite3
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from roundhouse.store.backup import back_up, stamp
from roundhouse.store.base import InUse, Notice, StoreError, Unavailable
from roundhouse.store.migrate import is_behind, upgrade, version_of
from roundhouse.store.sql import SqlStore, unavailable
from roundhouse.store.writes import Transaction

T = TypeVar("T")

MOST_TOGETHER: Final = 200
"""Jobs that may share one commit."""

PRIVATE: Final = 0o600

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
        self._lock = _locked(path)
        _keep_private(path)
        self._writing = _writer(path)
        self._reading = _reader(path)
        try:
            with self._writing.begin() as connection:
                _keep_copy(path, version_of(connection))
                upgrade(connection)
        except DBAPIError as error:
            self._let_go()
            raise unavailable(error) from error
        except StoreError:
            self._let_go()
            raise
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what waits, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._let_go()

    def _let_go(self) -> None:
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
            reason = _cause(error)
            log.warning("The database could not be written: %s", reason)
            for job in batch:
                job.error, job.notices = Unavailable(reason), []
        for job in batch:
            job.finish()
            self._announce(job.notices)


def _cause(error: BaseException) -> str:
    """What went wrong first: a full disk undoes the transaction, and then its end fails, too."""
    while isinstance(error.__context__, DBAPIError | sqlite3.Error):
        error = error.__context__
    return str(error.orig if isinstance(error, DBAPIError) else error)


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
    handle = path.with_name(f"{path.name}.lock").open("w", encoding="utf-8")
    try:
        _lock(handle)
    except OSError as error:
        handle.close()
        raise InUse(str(path)) from error
    return handle


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep servers away from the file *path* meanwhile; InUse while one serves it."""
    with _locked(path):
        yield


def _keep_copy(path: Path, version: str | None) -> None:
    """Keep what is there beside the file before its schema is changed."""
    if is_behind(version):
        back_up(str(path), path.with_name(f"{path.name}.schema-{version}-{stamp()}"))


def _keep_private(path: Path) -> None:
    """Nobody else on this machine reads the file: hands are in it, mail addresses, a key."""
    path.touch(mode=PRIVATE)  # SQLite gives the files beside it the same mode
    beside = (path.with_name(path.name + end) for end in ("-wal", "-shm"))
    try:
        for each in (path, *beside):
            if each.exists() and each.stat().st_mode & 0o077:
                each.chmod(PRIVATE)
    except OSError as error:
        log.warning("Others on this machine may read %s: %s", path, error)


def _writer(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        hide_parameters=True,  # an error may be logged, and must not tell what was to be kept
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
        hide_parameters=True,
        pool_size=8,
        max_overflow=32,
        connect_args={"isolation_level": None, "timeout": 10, "check_same_thread": False},
    )


def _durable(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
