"""Whether PostgreSQL still answers: asked only when somebody has waited for it too long.

A server that is frozen keeps its connections: nothing fails, nothing is answered, and no time-out
of TCP is of any help, for the system acknowledges what nobody reads. So whoever hears nothing for a
quarter of a second has the pulse felt, on a connection of its own. Without one they are told so;
with one their query is only slow, and they wait on.
"""

import time
from collections.abc import Callable, Generator
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Final

import psycopg
from psycopg.abc import RV, PQGen

PATIENCE: Final = 0.25
LOOK: Final = 0.05
LOOKS: Final = 9
"""A living database says something before so many looks were in vain. Looks are counted, not
seconds: a process that is too busy to look, as at its start, has not waited for anybody."""
AGAIN: Final = 0.3

Feel = Callable[[], None]


class NoPulse(psycopg.OperationalError):
    """The database does not answer."""

    def __init__(self) -> None:
        super().__init__("the database does not answer")


class Pulse:
    """Feels the pulse of the database that *address* names, when asked to."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._line: BoundedConnection | None = None
        self._asked = Event()
        self._ends = False
        self.is_gone = False
        self._thread = Thread(target=self._watch, name="store-pulse", daemon=True)
        self._thread.start()

    def ask(self) -> None:
        """Have the pulse felt."""
        self._asked.set()

    def close(self) -> None:
        """Feel it no more."""
        self._ends = True
        self._asked.set()
        self._thread.join(LOOK * LOOKS + 3)
        self._hang_up()

    def _watch(self) -> None:
        self._beats()  # so that the line is there when it is needed
        while self._asked.wait() and not self._ends:
            self._asked.clear()
            self.is_gone = not self._beats()
            while self.is_gone and not self._ends:
                time.sleep(AGAIN)
                self.is_gone = not self._beats()

    def _beats(self) -> bool:
        try:
            if self._line is None:
                self._line = BoundedConnection.connect(
                    self._address, autocommit=True, connect_timeout=2
                )
            self._line.execute("SELECT 1")
        except (psycopg.Error, OSError):
            self._hang_up()
            return False
        return True

    def _hang_up(self) -> None:
        if self._line is not None:
            with suppress(psycopg.Error, OSError):
                self._line.close()
        self._line = None


class BoundedConnection(psycopg.Connection[Any]):
    """A connection on which each answer has to come soon."""

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:  # noqa: ARG002 - its own
        """What the database answers."""
        return super().wait(_looking(gen), LOOK, None)


def _looking(gen: PQGen[RV]) -> Generator[Any, Any, RV]:
    """*gen*, given up after so many looks in vain."""
    left = LOOKS
    try:
        wants = next(gen)
        while left:
            heard = yield wants
            left = LOOKS if heard else left - 1
            wants = gen.send(heard)
    except StopIteration as done:
        answer: RV = done.value
        return answer
    raise NoPulse


def patient_connections(pulse: Pulse) -> type[psycopg.Connection[Any]]:
    """Connections that have the pulse felt when nothing is heard, and fail without one."""

    class PatientConnection(psycopg.Connection[Any]):
        def wait(self, gen: PQGen[RV], interval: float = 0.05, timeout: float | None = None) -> RV:
            """What the database answers."""
            try:
                return super().wait(_watched(gen, pulse), min(interval, 0.05), timeout)
            except NoPulse:
                self.pgconn.finish()  # in the middle of something: of no more use
                raise

    return PatientConnection


def _watched(gen: PQGen[RV], pulse: Pulse) -> Generator[Any, Any, RV]:
    """*gen*, given up when nothing is heard and there is no pulse."""
    began = time.monotonic()
    try:
        wants = next(gen)
        while True:
            heard = yield wants
            if not heard and time.monotonic() > began + PATIENCE:
                if pulse.is_gone:
                    raise NoPulse
                pulse.ask()
            wants = gen.send(heard)
    except StopIteration as done:
        answer: RV = done.value
        return answer
