"""Measurements of Roundhouse itself, as ratios to a loop timed in the same run.

1 L is the time of ten million empty Python iterations in a plain script (a loop inside a function
is about twice as fast), so that figures of different machines compare. Each module that measures
has a ``figures(loop)`` that yields what it found.
"""

import gzip
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from roundhouse.core.figure import Figure

ITERATIONS: Final = 10_000_000
SCRIPT: Final = compile(f"for _ in range({ITERATIONS}): pass", "loop", "exec")


def calibrate(rounds: int = 3) -> float:
    """Seconds of 1 L: the best of some rounds, as the machine may be busy."""
    return min(_loop() for _ in range(rounds))


def _loop() -> float:
    start = perf_counter()
    exec(SCRIPT, {})  # noqa: S102  # our own constant; at module level, as a script runs it
    return perf_counter() - start


def seconds(work: Callable[[], Any], rounds: int = 3) -> float:
    """The best time of *work* in some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return best


def sizes(name: str, drawn: str, raw: float | None, zipped: float | None) -> Iterator[Figure]:
    """How large a drawing is, as it stands and packed."""
    data = drawn.encode()
    small = gzip.compress(data, 6, mtime=0)
    yield Figure(name=f"{name}, raw", value=len(data) / 1000, unit="kB", bar=raw)
    yield Figure(name=f"{name}, gzip", value=len(small) / 1000, unit="kB", bar=zipped)


def corpus_folder() -> Path | None:
    """The recorded games: $ROUNDHOUSE_CORPUS, else ../shared/corpus, else none."""
    named = os.environ.get("ROUNDHOUSE_CORPUS")
    folder = Path(named) if named else Path(__file__).parents[4] / "shared" / "corpus"
    return folder if folder.is_dir() else None
