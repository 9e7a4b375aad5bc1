"""Plans: what a title can try out on a view, ahead of the game and without it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from roundhouse.core.errors import Fault

V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class TriedStep:
    """How one step of a plan fared: why it was left out, else what is to be known of it."""

    faults: tuple[Fault, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanTried:
    """What became of a plan: its steps, and in plain JSON what it comes to."""

    steps: tuple[TriedStep, ...]
    outcome: Mapping[str, object]


class Planner(Protocol[V_contra]):
    """Tries plans out; it is given nothing but what somebody sees."""

    def try_out(self, view: V_contra, steps: object) -> PlanTried:
        """What becomes of the plan in the JSON value *steps*; a Fault says what is wrong in it."""
        ...
