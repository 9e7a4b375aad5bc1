"""Effort: how much a search may do. Nodes decide; the clock only cuts short."""

from dataclasses import dataclass
from time import perf_counter


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
        return perf_counter() >= self._end
