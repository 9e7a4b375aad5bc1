"""The race: more playouts where candidates are close, none where one is clear.

In each round every candidate still in the race is played out once, all in the same scenario.
After rounds 2, 4, 8 … the worse half drops out, after any round those that the leader beats
beyond doubt. It ends when one is left or the nodes are spent.
"""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Protocol, TypeVar

from roundhouse.core.actions import Action
from roundhouse.search.effort import Clock, Effort
from roundhouse.search.playouts import Problem, Sample, sampled

S = TypeVar("S")

log = logging.getLogger(__name__)

DOUBT: Final = 2.0
"""Standard errors that a lead must have to be clear."""
LEAST: Final = 3
"""Playouts before which no lead is clear."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The best candidate, by how much it beat the second best, and what was done to find out.

    ``playouts`` are those of the best; ``cut`` says that the clock ended the race.
    """

    best: Action
    ahead: float
    playouts: int
    nodes: int
    cut: bool


class Runner:
    """A candidate in the race."""

    def __init__(self, action: Action, place: int) -> None:
        self.action = action
        self.place = place
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """What its playouts came to on average."""
        return sum(self.values) / len(self.values)


class Playing(Protocol):
    """Plays candidates out in one scenario; in this process or in many."""

    def __call__(
        self, problem: Problem[S], candidates: Sequence[Action], number: int
    ) -> Iterable[Sample]:
        """What each candidate came to, in their order."""
        ...


def one_by_one(problem: Problem[S], candidates: Sequence[Action], number: int) -> Iterable[Sample]:
    """Play out in this process."""
    return (sampled(problem, candidate, number) for candidate in candidates)


def best(problem: Problem[S], effort: Effort, playing: Playing = one_by_one) -> Verdict:
    """Which candidate playouts speak for."""
    runners = [Runner(action, place) for place, action in enumerate(problem.candidates)]
    left, nodes, clock, cut = runners, 0, Clock(effort.seconds), False
    for number in range(effort.rounds):
        if len(left) < 2 or nodes >= effort.nodes or cut:
            break
        found = []
        for sample in playing(problem, [runner.action for runner in left], number):
            found.append(sample)
            if cut := clock.is_up:
                break
        nodes += sum(sample.nodes for sample in found)
        if len(found) == len(left):
            for runner, sample in zip(left, found, strict=True):
                runner.values.append(sample.value)
            left = still_running(left)
    if cut:
        log.info("The clock cut a search short after %d of %d nodes.", nodes, effort.nodes)
    return _verdict(runners, left, nodes, cut)


def still_running(runners: Sequence[Runner]) -> list[Runner]:
    """Who stays in the race after a round, the leader first."""
    ranked = sorted(runners, key=lambda runner: (-runner.mean, runner.place))
    rounds = len(ranked[0].values)
    if rounds >= 2 and rounds & (rounds - 1) == 0:
        ranked = ranked[: max(2, (len(ranked) + 1) // 2)]
    return [ranked[0], *(one for one in ranked[1:] if not is_clear(ranked[0], one))]


def is_clear(leader: Runner, other: Runner) -> bool:
    """Whether the leader is better beyond doubt, or both come to the same."""
    gaps, mean = gaps_of(leader, other), lead(leader, other)
    rounds = len(gaps)
    if rounds < LEAST:
        return rounds > 1 and not any(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (rounds - 1) / rounds)
    return mean >= DOUBT * error


def gaps_of(leader: Runner, other: Runner) -> list[float]:
    """By how much one was better in each scenario that both met."""
    return [a - b for a, b in zip(leader.values, other.values, strict=False)]


def lead(leader: Runner, other: Runner) -> float:
    """The same on average."""
    gaps = gaps_of(leader, other)
    return sum(gaps) / len(gaps)


def _verdict(runners: Sequence[Runner], left: Sequence[Runner], nodes: int, cut: bool) -> Verdict:
    first = left[0]
    if not first.values:
        return Verdict(best=runners[0].action, ahead=0.0, playouts=0, nodes=nodes, cut=cut)
    others = [runner for runner in runners if runner is not first]
    second = max(others, key=lambda runner: (len(runner.values), runner.mean))
    return Verdict(
        best=first.action,
        ahead=lead(first, second),
        playouts=len(first.values),
        nodes=nodes,
        cut=cut,
    )
