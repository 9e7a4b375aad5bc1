"""A process of our own making that does one thing at a time and may be given up at any moment."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar, TypeVarTuple

T = TypeVar("T")
Args = TypeVarTuple("Args")

LONGEST_START: Final = 180.0
"""Seconds that a process may take to start."""


class OwnProcess:
    """One process, started when it is first needed: *begin* of *args* is what it does first."""

    def __init__(self, begin: Callable[..., None], *args: object) -> None:
        self._begin, self._args = begin, args
        self._renew()

    def _renew(self) -> None:
        self.has_started = False
        self._pool = ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=self._begin,
            initargs=self._args,
        )

    async def start(self) -> None:
        """Start it: on a slow machine that is no time that its work took."""
        if not self.has_started:
            async with asyncio.timeout(LONGEST_START):
                await asyncio.get_running_loop().run_in_executor(self._pool, ready)
            self.has_started = True

    async def call(self, seconds: float, work: Callable[[*Args], T], *args: *Args) -> T:
        """What *work* gives there; TimeoutError after so many *seconds* of it."""
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def replace(self) -> None:
        """Give it up, with whatever it still does; the next one starts when it is needed."""
        pool = self._pool
        for process in list((pool._processes or {}).values()):
            process.kill()  # work that goes on would keep its process for ever
        pool.shutdown(wait=False, cancel_futures=True)
        self._renew()

    def close(self) -> None:
        """Let it go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def ready() -> None:
    """What a process does first: once this is done it has started."""


def end_with_server() -> None:
    """Have this process end once the server is gone, even one that was killed and told nobody."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
