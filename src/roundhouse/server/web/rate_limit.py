"""How often one visitor may do something."""

import time
from collections import OrderedDict
from typing import Final

from starlette.requests import HTTPConnection

from roundhouse.server.errors import TooMany
from roundhouse.server.networks import visitor_of

MOST_VISITORS: Final = 10_000


def visitor(request: HTTPConnection) -> str:
    """Whom a request is counted as."""
    return visitor_of(request.client.host if request.client else "")


class RateLimit:
    """A bucket of tokens for each visitor: so many at once, then so many a minute."""

    def __init__(self, a_minute: float, at_once: int) -> None:
        self._rate = a_minute / 60
        self._most = at_once
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, now: float | None = None) -> float:
        """Take one; the seconds until the next is there, 0 when it was."""
        at = time.monotonic() if now is None else now
        left, since = self._left.pop(who, (float(self._most), at))
        left = min(self._most, left + (at - since) * self._rate)
        self._left[who] = (left - 1 if left >= 1 else left, at)
        if len(self._left) > MOST_VISITORS:
            self._left.popitem(last=False)
        return 0.0 if left >= 1 else (1 - left) / self._rate

    def check(self, who: str) -> None:
        """Take one, or refuse."""
        if seconds := self.wait(who):
            raise TooMany(seconds=int(seconds) + 1)
