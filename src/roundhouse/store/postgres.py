"""PostgreSQL: a pool of connections, and notices between all servers of one database."""

import logging
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Event, Thread
from typing import Any, Final, TypeVar, cast

import psycopg
from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from roundhouse.store.base import Notice, NoticeKind, Unavailable
from roundhouse.store.migrate import upgrade
from roundhouse.store.sql import SqlStore, unavailable
from roundhouse.store.writes import Transaction

T = TypeVar("T")

CHANNEL: Final = "roundhouse"
MIGRATION_LOCK: Final = 1846
LISTEN_FOR: Final = 1.0
"""Seconds after which a listener looks whether it shall stop."""

log = logging.getLogger(__name__)


class PostgresStore(SqlStore):
    """A store on a PostgreSQL server, shared by any number of our servers."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = make_url(url).set(drivername="postgresql+psycopg")
        self._engine = create_engine(
            self._url,
            pool_size=8,
            max_overflow=8,
            pool_timeout=5,
            pool_pre_ping=True,
            connect_args={"connect_timeout": 5},
        )
        self._prepare()
        self._stop = Event()
        self._listening = Event()
        self._thread = Thread(target=self._listen, name="store-listener", daemon=True)
        self._thread.start()
        self._listening.wait(10)

    def _prepare(self) -> None:
        try:
            with self._engine.begin() as connection:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                upgrade(connection)
        except DBAPIError as error:
            raise unavailable(error) from error

    def close(self) -> None:
        """Stop listening and let the connections go."""
        self._stop.set()
        self._wake()
        self._thread.join(LISTEN_FOR * 3)
        self._engine.dispose()

    def _wake(self) -> None:
        """Have the listener look up at once, by a notice of no table that means nothing to any."""
        with suppress(DBAPIError, PoolTimeout), self._engine.begin() as connection:
            _notify(connection, [Notice("", "move", 0)])

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            raise unavailable(error) from error
        except PoolTimeout as error:
            raise Unavailable(str(error)) from error

    def _write(self, work: Callable[[Transaction], T]) -> T:
        try:
            with self._engine.begin() as connection:
                transaction = Transaction(connection)
                result = work(transaction)
                _notify(connection, transaction.notices)
        except DBAPIError as error:
            raise unavailable(error) from error
        except PoolTimeout as error:
            raise Unavailable(str(error)) from error
        self._announce(transaction.notices)
        return result

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                self._hear()
            except (psycopg.Error, OSError) as error:
                log.warning("Not hearing other servers for now: %s", error)
                self._listening.set()
                self._stop.wait(LISTEN_FOR)

    def _hear(self) -> None:
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        with closing(psycopg.connect(address, autocommit=True, connect_timeout=5)) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._listening.set()
            self._announce([None])
            while not self._stop.is_set():
                for heard in connection.notifies(timeout=LISTEN_FOR, stop_after=1):
                    self._announce([_notice(heard.payload)] if not self._stop.is_set() else [])


def _notify(connection: Connection, notices: list[Notice]) -> None:
    for notice in notices:
        payload = f"{notice.kind}:{notice.table}:{notice.number}"
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), _said(payload))


def _said(payload: str) -> dict[str, Any]:
    return {"channel": CHANNEL, "payload": payload}


def _notice(payload: str) -> Notice:
    kind, table, number = payload.split(":")
    return Notice(table, cast("NoticeKind", kind), int(number))
