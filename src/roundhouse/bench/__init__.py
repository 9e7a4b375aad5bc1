"""Measurements of Roundhouse itself, as ratios to a loop timed in the same run.

1 L is the time of ten million empty Python iterations, so that figures of different machines
compare. Each module here has a ``figures(loop)`` that yields what it measured.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

ITERATIONS: Final = 10_000_000
PARTS: Final = ("g1846", "routes", "switch_signal", "draw", "server")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measurement. ``bar`` is the most it may be; ``growth`` figures have none."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    note: str = ""

    @property
    def held(self) -> bool:
        """Whether the bar is held."""
        return self.bar is None or self.value <= self.bar


def calibrate(rounds: int = 3) -> float:
    """Seconds of 1 L: the best of some rounds, as the machine may be busy."""
    return min(_loop() for _ in range(rounds))


def _loop() -> float:
    start = perf_counter()
    for _ in range(ITERATIONS):
        pass
    return perf_counter() - start


def seconds(work: Callable[[], Any], rounds: int = 3) -> float:
    """The best time of *work* in some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return best
