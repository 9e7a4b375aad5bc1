"""Who listens to which table: what changed there is told to each."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from roundhouse.server.errors import TooManyStreams
from roundhouse.store.base import Notice


class Listener:
    """One page's stream: the latest number of each kind that it has not been told."""

    def __init__(self) -> None:
        self.news: dict[str, int] = {}
        self.woken = asyncio.Event()

    def tell(self, notice: Notice) -> None:
        """Have *notice* sent; of two unsent the later stands for both."""
        self.news[notice.kind] = max(notice.number, self.news.get(notice.kind, 0))
        self.woken.set()

    def take(self) -> dict[str, int]:
        """What is to be sent now."""
        self.woken.clear()
        news, self.news = self.news, {}
        return news


class Hub:
    """Who listens to which table, from which address; *most* streams of each, 0 for any number."""

    def __init__(self, most: int = 0) -> None:
        self.addresses: Counter[str] = Counter()
        self._most = most
        self._listeners: dict[str, set[Listener]] = {}

    def make_room(self, address: str) -> None:
        """Refuse an address that has as many streams as it may have."""
        if self._most and self.addresses[address] >= self._most:
            raise TooManyStreams(most=self._most)

    def publish(self, notice: Notice) -> None:
        """Tell every page of the table."""
        for listener in self._listeners.get(notice.table, ()):
            listener.tell(notice)

    def tables(self) -> tuple[str, ...]:
        """The tables that somebody watches."""
        return tuple(self._listeners)

    def is_watched(self, table: str) -> bool:
        """Whether somebody watches *table*."""
        return table in self._listeners

    def count(self) -> int:
        """The open streams."""
        return sum(map(len, self._listeners.values()))

    @contextmanager
    def listening(self, table: str) -> Iterator[Listener]:
        """Somebody listens to *table* meanwhile."""
        listener = Listener()
        self._listeners.setdefault(table, set()).add(listener)
        try:
            yield listener
        finally:
            self._leave(table, listener)

    def _leave(self, table: str, listener: Listener) -> None:
        left = self._listeners.get(table, set())
        left.discard(listener)
        if not left:
            self._listeners.pop(table, None)
