"""Playouts: one candidate played on, and what it led to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.game import Choice, Game
from roundhouse.core.offers import Offers

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)

LONGEST: Final = 5_000
"""Far beyond any playout: one that long is a fault of the rules or of a policy."""


class Policy(Protocol[S_contra]):
    """How somebody is taken to play on."""

    def plan(self, state: S_contra, seat: Seat, offers: Offers, rng: Random) -> Choice:
        """One of the offers."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Generic[S]):
    """What playouts of one number have in common: where they begin, who plays, how luck falls."""

    start: S
    policies: Sequence[Policy[S]]  # by seat
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem(Generic[S]):
    """A decision: the *candidates*, the first of them as good a guess as any, and how to judge.

    ``scenario`` gives the same for the same number; ``until`` says when a playout has come far
    enough, ``value`` what a position is worth to the seat.
    """

    game: Game[S, Any]
    seat: Seat
    candidates: Sequence[Action]
    scenario: Callable[[int], Scenario[S]]
    until: Callable[[S], bool]
    value: Callable[[S], float]


class Luck:
    """How chance falls in one scenario: the first die, the second ..., the first card, the second.

    Each kind has its own order, so that a candidate that rolls once more draws the same cards.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._kinds: dict[type[Action], Random] = {}

    def draw(self, offers: Offers) -> Action:
        """One of what chance may do."""
        kind = offers[0].action
        if kind not in self._kinds:
            self._kinds[kind] = Random(f"{self._seed}:{kind.wire}")
        drawn: Action = offers.sample(self._kinds[kind])
        return drawn


class Sample(NamedTuple):
    """What a playout came to, and its nodes."""

    value: float
    nodes: int


def sampled(problem: Problem[S], candidate: Action, number: int) -> Sample:
    """Play *candidate* on in the scenario of that *number*."""
    scenario, game = problem.scenario(number), problem.game
    state = game.apply(scenario.start, problem.seat, candidate).state
    luck = Luck(scenario.seed)
    moods = [Random(f"{scenario.seed}:{seat}") for seat in range(len(scenario.policies))]
    for nodes in range(1, LONGEST):
        acting = game.to_act(state)
        if not acting or problem.until(state):
            return Sample(problem.value(state), nodes)
        offers = game.legal(state, acting[0])
        action = (
            luck.draw(offers)
            if acting[0] == CHANCE
            else scenario.policies[acting[0]]
            .plan(state, acting[0], offers, moods[acting[0]])
            .action
        )
        state = game.apply(state, acting[0], action).state
    raise RuntimeError(f"a playout came to no end in {LONGEST} decisions")
