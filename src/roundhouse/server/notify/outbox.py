"""What goes out to the world: in threads of its own, so that a slow receiver keeps nobody else."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Final

THREADS: Final = 8
EACH: Final = 20
"""Deliveries that one person may have waiting."""

Work = Callable[[], None]

log = logging.getLogger(__name__)


class Outbox:
    """Deliveries, each person's one after the other, everybody's in turn.

    >>> outbox = Outbox(threads=1)
    >>> outbox.put("amy", "table 1", lambda: print("It is your turn."))
    True
    >>> outbox.close(wait=True)
    It is your turn.
    """

    def __init__(self, threads: int = THREADS, each: int = EACH) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="outbox")
        self._each = each
        self._lock = Lock()
        self._waiting: dict[str, OrderedDict[Hashable, Work]] = {}

    def put(self, person: str, about: Hashable, work: Work) -> bool:
        """Do *work* soon, in place of what waits *about* the same; False if too much waits."""
        with self._lock:
            mine = self._waiting.get(person)
            if mine is not None and about not in mine and len(mine) >= self._each:
                log.warning("Too much waits to be delivered to one person; this is left out.")
                return False
            if mine is None:
                mine = self._waiting[person] = OrderedDict()
                self._threads.submit(self._next, person)
            mine[about] = work
            return True

    def _next(self, person: str) -> None:
        """One delivery; whoever has more waiting goes to the end of the line."""
        with self._lock:
            _about, work = self._waiting[person].popitem(last=False)
        try:
            work()
        except Exception as error:  # noqa: BLE001 - a deaf ear must not stop what comes after it
            log.warning("Something could not be delivered: %s", error)
        with self._lock:
            if not self._waiting[person]:
                del self._waiting[person]
                return
            try:
                self._threads.submit(self._next, person)
            except RuntimeError:  # closed meanwhile
                del self._waiting[person]

    def waiting(self) -> int:
        """How many deliveries wait for their turn."""
        with self._lock:
            return sum(map(len, self._waiting.values()))

    def close(self, *, wait: bool = False) -> None:
        """Deliver nothing more; *wait* for what is on its way."""
        self._threads.shutdown(wait=wait, cancel_futures=not wait)
