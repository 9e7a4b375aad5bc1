"""Spread: the candidates of a round played out side by side, in other processes or machines.

A round is a round wherever it is played, so the answer is that of one process. The problem is sent
along: what it holds must pickle.
"""

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from typing import TypeVar

from roundhouse.core.actions import Action
from roundhouse.search.playouts import Problem, Sample, sampled

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Spread:
    """Plays out over an executor."""

    executor: Executor

    def __call__(
        self, problem: Problem[S], candidates: Sequence[Action], number: int
    ) -> Iterable[Sample]:
        """What each candidate came to, in their order."""
        return self.executor.map(partial(sampled, problem), candidates, repeat(number))
