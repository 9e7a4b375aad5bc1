"""Who is served next where places are few: whoever has had the least of them."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST_REMEMBERED: Final = 10_000


class FairQueue:
    """A few places for many people: whoever waits gets as much time in them as any other.

    Somebody who comes anew has had as much as whoever was served last: no time is saved up.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._had: dict[str, float] = {}
        self._least = 0.0

    def waiting(self, who: str) -> int:
        """How often *who* waits."""
        return len(self._waiting.get(who, ()))

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """A place for *who*, once it is their turn."""
        await self._take(who)
        began = time.monotonic()
        try:
            yield
        finally:
            self._had[who] = self._so_far(who) + time.monotonic() - began
            self._hand_on()

    def _so_far(self, who: str) -> float:
        return max(self._had.get(who, 0.0), self._least)

    async def _take(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(who, turn)
            else:
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give the place to whoever waits and has had the least."""
        while self._waiting:
            who = min(self._waiting, key=self._so_far)
            turn = self._waiting[who][0]
            self._forget(who, turn)
            if not turn.done():  # else they have just left
                self._least = self._so_far(who)
                turn.set_result(None)
                return
        self._free += 1
        if len(self._had) > MOST_REMEMBERED:
            self._had = {one: had for one, had in self._had.items() if had > self._least}

    def _forget(self, who: str, turn: asyncio.Future[None]) -> None:
        mine = self._waiting.get(who, deque())
        if turn in mine:
            mine.remove(turn)
        if not mine:
            self._waiting.pop(who, None)
