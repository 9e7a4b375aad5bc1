"""How long a search may go on: so many steps, so many seconds, or to the end."""

from __future__ import annotations

import time
from dataclasses import dataclass

CLOCK_EVERY = 64


class OutOfEffort(Exception):
    """The search has used up what it was given."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a search may spend; None is without limit.

    Steps are the same on every machine, so limits in steps repeat an answer; seconds only cut
    short.
    """

    steps: int | None = None
    seconds: float | None = None


NO_LIMITS = Limits()


class Effort:
    """What is left of the limits."""

    __slots__ = ("_deadline", "_left", "_steps")

    def __init__(self, limits: Limits) -> None:
        self._left = limits.steps
        self._steps = 0
        self._deadline = None if limits.seconds is None else time.monotonic() + limits.seconds

    def spend(self) -> None:
        """Take one step, or raise OutOfEffort."""
        self._steps += 1
        if self._left is not None and self._steps > self._left:
            raise OutOfEffort
        if self._deadline is not None and self._steps % CLOCK_EVERY == 1:
            self._look_at_clock(self._deadline)

    @staticmethod
    def _look_at_clock(deadline: float) -> None:
        if time.monotonic() >= deadline:
            raise OutOfEffort
