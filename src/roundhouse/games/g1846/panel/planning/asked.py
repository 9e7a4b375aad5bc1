"""What the planning board's script asks: plans as a browser keeps them, whatever became of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.core.codec import decode, read_json
from roundhouse.core.errors import BadInput
from roundhouse.games.g1846.plans.steps import PlannedStep, read_steps
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId

MOST_PLANS: Final = 3
NOBODY: Final = CorpId("")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A plan as it is kept: for which company it goes on, made at which moment."""

    steps: tuple[PlannedStep, ...] = ()
    company: CompanyId = NOBODY
    made: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The plans of a browser, and which of them it shows."""

    plans: tuple[Kept, ...]
    shown: int

    @property
    def plan(self) -> Kept:
        """The plan that is shown."""
        return self.plans[self.shown]


@dataclass(frozen=True, slots=True, kw_only=True)
class _SentPlan:
    company: str = ""
    made: int | None = None
    steps: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sent:
    plans: tuple[_SentPlan, ...]
    shown: int = 0


def read_asked(text: str) -> Asked:
    """The plans in *text*; a Fault says what is wrong."""
    sent = decode(_Sent, read_json(text), "/plan")
    plans = tuple(_kept(plan) for plan in sent.plans[:MOST_PLANS])
    missing = MOST_PLANS - len(plans)
    shown = sent.shown if 0 <= sent.shown < MOST_PLANS else 0
    return Asked(plans=(*plans, *(Kept(),) * missing), shown=shown)


def _kept(sent: _SentPlan) -> Kept:
    steps = read_steps(list(sent.steps))
    return Kept(steps=steps, company=CorpId(sent.company[:20]), made=sent.made)


def readable_plans(text: str) -> Asked | BadInput:
    """The plans, or why they cannot be read: they may be of another time or hand."""
    try:
        return read_asked(text)
    except BadInput as fault:
        return fault


def filled(plans: Sequence[Kept]) -> list[int]:
    """Which of *plans* have any steps."""
    return [number for number, plan in enumerate(plans) if plan.steps]
