"""Effort: how much a search may do. Nodes decide; the clock only cuts short."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from time import perf_counter
from typing import Final

_HURRIED: Final = ContextVar("_HURRIED", default=True)


@contextmanager
def unhurried() -> Iterator[None]:
    """Inside, no clock cuts: where games are compared, only nodes may decide."""
    before = _HURRIED.set(False)
    try:
        yield
    finally:
        _HURRIED.reset(before)


class NothingToSpend(ValueError):
    """A search that may play nothing out finds nothing out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """At most so many nodes, so many playouts of each candidate and, if need be, seconds."""

    nodes: int
    rounds: int
    seconds: float

    def __post_init__(self) -> None:
        if self.nodes < 1 or self.rounds < 1:
            raise NothingToSpend(f"{self.nodes} nodes and {self.rounds} rounds are no effort")


class Clock:
    """Says when the time is up."""

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds

    @property
    def is_up(self) -> bool:
        """Whether no time is left."""
        return _HURRIED.get() and perf_counter() >= self._end
