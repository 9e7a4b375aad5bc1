"""Plans of 1846 for programs: tried out, and told in plain JSON."""

from __future__ import annotations

from typing import Final

from roundhouse.core.codec import encode
from roundhouse.core.planner import PlanTried, TriedStep
from roundhouse.games.g1846.plans.outcome import Outcome, has_purse, outcome
from roundhouse.games.g1846.plans.rehearsal import Rehearsal, Tried
from roundhouse.games.g1846.plans.steps import read_steps
from roundhouse.games.g1846.rules.view import View


class Planner1846:
    """Tries a plan out on a view."""

    def try_out(self, view: View, steps: object) -> PlanTried:
        """The steps judged; then the treasury, run and payments of each company in the plan."""
        planned, rehearsal = read_steps(steps), Rehearsal(view)
        tried = rehearsal.take_all(planned)
        companies = dict.fromkeys(step.company for step in planned)
        state = rehearsal.state
        found = [outcome(state, each) for each in companies if has_purse(state, each)]
        return PlanTried(
            steps=tuple(_told(each) for each in tried),
            outcome={
                "phase": state.phase,
                "returning": list(rehearsal.returning()),
                "companies": [_outcome_told(each) for each in found],
            },
        )


def _told(tried: Tried) -> TriedStep:
    facts = {"turn": tried.turn, "cost": tried.cost, "short": tried.short}
    return TriedStep(faults=tried.faults, facts=facts)


def _outcome_told(found: Outcome) -> dict[str, object]:
    return {
        "company": found.company,
        "treasury": found.treasury,
        "trains": list(found.trains),
        "revenue": found.revenue,
        "proven": found.proven,
        "routes": [
            {**encode(route), "revenue": earned}
            for route, earned in zip(found.routes, found.earned, strict=True)
        ],
        "paid": [encode(paid) for paid in found.paid],
    }


PLANNER: Final = Planner1846()
