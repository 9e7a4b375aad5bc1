"""Search: which of some candidates is best, by playing on from each. It knows no game.

A *playout* takes a candidate, then plays on with a policy in every seat until it has come far
enough, and asks what the position there is worth. Playouts of the same number meet the same
imagined position, the same players and the same luck, so that candidates differ by themselves
alone. Work is counted in nodes, one a decision: a seed repeats an answer on any machine.
"""

from roundhouse.search.effort import Clock, Effort, NothingToSpend, unhurried
from roundhouse.search.playouts import Policy, Problem, Sample, Scenario, sampled
from roundhouse.search.race import Playing, Verdict, best, one_by_one
from roundhouse.search.spread import Spread

__all__ = [
    "Clock",
    "Effort",
    "NothingToSpend",
    "Playing",
    "Policy",
    "Problem",
    "Sample",
    "Scenario",
    "Spread",
    "Verdict",
    "best",
    "one_by_one",
    "sampled",
    "unhurried",
]
