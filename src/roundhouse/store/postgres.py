"""PostgreSQL: a pool of connections, and notices between all servers of one database."""

import logging
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final, TypeVar, cast

import psycopg
from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from roundhouse.store.backup import back_up, stamp
from roundhouse.store.base import Notice, NoticeKind, StoreError, Unavailable
from roundhouse.store.migrate import is_behind, upgrade, version_of
from roundhouse.store.pulse import NoPulse, Pulse, patient_connections
from roundhouse.store.sql import SqlStore, unavailable
from roundhouse.store.writes import Transaction

T = TypeVar("T")

CHANNEL: Final = "roundhouse"
MIGRATION_LOCK: Final = 1846
KEEP_ALIVE: Final[dict[str, Any]] = {
    "connect_timeout": 2,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""How soon a server counts as gone whose machine or network is; seconds, the last milliseconds."""
BOUNDS: Final = (
    "-c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000"
)
"""What the database itself stops when it takes too long."""
UNBOUND: Final = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0"
LISTEN_FOR: Final = 1.0
"""Seconds after which a listener looks whether it shall stop."""

log = logging.getLogger(__name__)


class PostgresStore(SqlStore):
    """A store on a PostgreSQL server, shared by any number of our servers."""

    shared = True

    def __init__(self, url: str, copies: Path | None = None) -> None:
        super().__init__()
        self._copies = copies
        self._url = make_url(url).set(drivername="postgresql+psycopg")
        self._engine = create_engine(
            self._url,
            hide_parameters=True,  # as in sqlite.py
            pool_size=8,
            max_overflow=8,
            pool_timeout=5,
            pool_pre_ping=True,
            connect_args=_given(self._url),
        )
        self._pulse = Pulse(self._address())
        event.listen(self._engine, "do_connect", self._connect)
        self._prepare()
        self._stop = Event()
        self._listening = Event()
        self._thread = Thread(target=self._listen, name="store-listener", daemon=True)
        self._thread.start()
        self._listening.wait(10)

    def _address(self) -> str:
        return self._url.set(drivername="postgresql").render_as_string(hide_password=False)

    def _connect(self, _dialect: Any, _record: Any, args: Any, given: Any) -> Any:
        if self._pulse.is_gone:
            raise NoPulse
        return patient_connections(self._pulse).connect(*args, **given)

    def _prepare(self) -> None:
        try:
            with self._engine.begin() as connection:
                connection.execute(text(UNBOUND))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                self._keep_copy(version_of(connection))
                upgrade(connection)
        except DBAPIError as error:
            self._let_go()
            raise unavailable(error) from error
        except StoreError:
            self._let_go()
            raise

    def _keep_copy(self, version: str | None) -> None:
        """Keep what is there before its schema is changed."""
        if self._copies and is_behind(version):
            back_up(
                self._address(),
                self._copies / f"{self._url.database}.schema-{version}-{stamp()}.sqlite",
            )

    def _let_go(self) -> None:
        self._engine.dispose()
        self._pulse.close()

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
        self._refuse_if_gone()
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            raise unavailable(error) from error
        except PoolTimeout as error:
            raise Unavailable(str(error)) from error

    def _refuse_if_gone(self) -> None:
        """Nobody waits for a database of which it is known that it does not answer."""
        if self._pulse.is_gone:
            raise Unavailable("the database does not answer")

    def _write(self, work: Callable[[Transaction], T]) -> T:
        self._refuse_if_gone()
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
        listening: dict[str, Any] = {"autocommit": True, **KEEP_ALIVE}
        with closing(psycopg.connect(self._address(), **listening)) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._listening.set()
            self._announce([None])
            while not self._stop.is_set():
                for heard in connection.notifies(timeout=LISTEN_FOR, stop_after=1):
                    self._announce([_notice(heard.payload)] if not self._stop.is_set() else [])


def _given(url: URL) -> dict[str, Any]:
    """What connections begin with, unless the address itself says otherwise."""
    given = KEEP_ALIVE | {"options": BOUNDS}
    return {name: value for name, value in given.items() if name not in url.query}


def _notify(connection: Connection, notices: list[Notice]) -> None:
    for notice in notices:
        payload = f"{notice.kind}:{notice.table}:{notice.number}"
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), _said(payload))


def _said(payload: str) -> dict[str, Any]:
    return {"channel": CHANNEL, "payload": payload}


def _notice(payload: str) -> Notice:
    kind, table, number = payload.split(":")
    return Notice(table, cast("NoticeKind", kind), int(number))
