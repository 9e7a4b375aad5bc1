"""Follows what was kept, here or by another server of the same database."""

import asyncio
import logging
from collections.abc import Coroutine

from roundhouse.server.errors import NotFound
from roundhouse.server.tables.registry import Registry
from roundhouse.store.base import Notice

log = logging.getLogger(__name__)


class Follower:
    """Brings the tables in memory up to date with each notice, then tells their pages."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._tasks: set[asyncio.Task[None]] = set()

    def notice(self, notice: Notice | None) -> None:
        """A change was kept, None: perhaps many; called in the loop's thread."""
        if notice is None:
            self._start(self._look_again())
        elif notice.kind == "gone":
            self._registry.let_go(notice.table)
            self._registry.hub.publish(notice)
        elif notice.table in self._registry.in_memory() and not self._is_known(notice):
            self._start(self._refresh(notice))
        else:
            self._registry.hub.publish(notice)

    def _is_known(self, notice: Notice) -> bool:
        live = self._registry.in_memory()[notice.table]
        return notice.kind in ("chat", "again") or (
            notice.kind == "move" and notice.number <= live.table.seq
        )

    async def _refresh(self, notice: Notice) -> None:
        registry = self._registry
        live = registry.in_memory().get(notice.table)
        if live is not None:
            async with live.lock:
                about_people = notice.kind in ("seats", "proposal")
                await (registry.reseat(live) if about_people else registry.catch_up(live))
        registry.hub.publish(notice)

    async def _look_again(self) -> None:
        """Catch up with everything in memory after the line to the other servers was cut."""
        registry = self._registry
        for live in list(registry.in_memory().values()):
            try:
                async with live.lock:
                    await registry.catch_up(live)
                    await registry.reseat(live)
            except NotFound:
                registry.hub.publish(Notice(live.id, "gone", 0))
            else:
                registry.hub.publish(Notice(live.id, "move", live.table.seq))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("A change could not be followed: %s", error)
