"""The planning board: how long the answer to a change takes, late in a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter
from typing import Final

from roundhouse.core.figure import Figure
from roundhouse.core.panel import Sight
from roundhouse.games.g1846.bench.overview import late_sight
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.planning.board import planning_board
from roundhouse.games.g1846.plans.rehearsal import Rehearsal
from roundhouse.games.g1846.plans.steps import PlannedStep, written
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.view import View

BAR: Final = 0.3
STEPS: Final = 6
CHANGES: Final = 40


def figures(loop: float) -> Iterator[Figure]:
    """A tile more in a plan of some steps, each time another, with a hex looked at."""
    _, *warm = _answered(late_sight())  # the first one reads the catalogues
    times = sorted(warm)
    note = f"median {times[len(times) // 2] * 1e3:.1f} ms of {len(times)}"
    slowest = times[-1] / loop
    yield Figure(name="1846 plan, a change answered", value=slowest, unit="L", bar=BAR, note=note)


def _answered(sight: Sight[View]) -> Iterator[float]:
    """The seconds that each of many changes takes, on boards that nobody has asked about yet."""
    state = sight.view.state
    corp = max(state.order, key=lambda each: state.earned.get(each, 0))
    begun = _begun(sight.view, corp)
    rehearsal = Rehearsal(sight.view)
    rehearsal.take_all(begun)
    for offer in rehearsal.offers(corp).of(LayTile)[:CHANGES]:
        plan = [*begun, PlannedStep(company=corp, action=offer.with_())]
        kept = {"plans": [{"company": corp, "made": 0, "steps": written(plan)}]}
        # as a server does: every question comes with a view of its own
        fresh = replace(sight, view=replace(sight.view, state=state.copy()))
        start = perf_counter()
        planning_board(Desk(fresh), {"plan": json.dumps(kept), "hex": offer.fixed["hex"]})
        yield perf_counter() - start


def _begun(view: View, corp: CorpId) -> list[PlannedStep]:
    """A few tiles to begin with."""
    rehearsal, steps = Rehearsal(view), list[PlannedStep]()
    while len(steps) < STEPS and (offers := rehearsal.offers(corp).of(LayTile)):
        steps.append(PlannedStep(company=corp, action=offers[len(offers) // 2].with_()))
        rehearsal.take(steps[-1])
    return steps
