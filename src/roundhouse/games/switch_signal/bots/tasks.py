"""The cubes still to be delivered, and which train should fetch which."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from roundhouse.games.switch_signal.rules.state import State

ANY: Final = -1
"""The goods of a task that any colour fulfils (SS-DIFF-5)."""

LEAST: Final = 1e-9


class Task(NamedTuple):
    """A cube to bring: its colour or ANY, and the port that wants it."""

    goods: int
    port: int


Pair = tuple[float, int, Task]
"""The work that a task would be to a train."""


def tasks_of(state: State) -> Iterator[tuple[Task, int]]:
    """The cubes still to be delivered, by colour and port (SS-END-1, SS-NA-1, SS-DIFF-5)."""
    ports = len(state.delivered)
    for port, cubes in enumerate(state.delivered):
        needed = [max(2 // ports - count, 0) for count in cubes]
        for goods, count in enumerate(needed):
            if count:
                yield Task(goods, port), count
        more = state.settings.goods // ports - sum(cubes) - sum(needed)
        if more > 0:
            yield Task(ANY, port), more


class Roster:
    """Who does what: each train's task and work, and the tasks that nobody has."""

    def __init__(self, state: State) -> None:
        self.open = dict(tasks_of(state))
        self.tasks: list[Task | None] = [None] * len(state.trains)
        self.works = [0.0] * len(state.trains)

    def hand_out(self, pairs: list[Pair]) -> None:
        """Give each train the task it does with the least work, the least work first."""
        for work, train, task in sorted(pairs):
            if self.tasks[train] is None and self.open[task]:
                self.tasks[train], self.works[train] = task, work
                self.open[task] -= 1

    def swap(self, pairs: list[Pair]) -> None:
        """Let two trains change tasks where that saves work."""
        works = {(train, task): work for work, train, task in pairs}
        trains = sorted({train for _, train, _ in pairs if self.tasks[train] is not None})
        for i, one in enumerate(trains):
            for other in trains[i + 1 :]:
                self._swap(one, other, works)

    def _swap(self, one: int, other: int, works: dict[tuple[int, Task], float]) -> None:
        mine, theirs = self.tasks[one], self.tasks[other]
        if mine is None or theirs is None or mine == theirs:
            return
        first, second = works[one, theirs], works[other, mine]
        if first + second < self.works[one] + self.works[other] - LEAST:
            self.tasks[one], self.tasks[other] = theirs, mine
            self.works[one], self.works[other] = first, second
