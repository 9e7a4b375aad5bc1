"""Plans: tried out on what one sees, and kept nowhere."""

import asyncio

from fastapi import APIRouter

from roundhouse.core.actions import Seat
from roundhouse.core.planner import TriedStep
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Language, Live, Visitor
from roundhouse.server.web.api.looking import whose_view
from roundhouse.server.web.api.responses import LOOKING, refusals
from roundhouse.server.web.refusals import problem
from roundhouse.server.web.wording import refusal_words

router = APIRouter()


@router.post("/tables/{table_id}/plan", responses=refusals((413, 429, *LOOKING)))
async def plan(
    live: Live, visitor: Visitor, language: Language, body: models.Plan
) -> models.PlanTried:
    """Try a plan out, at any moment and for any company. Nothing of it reaches the game."""
    viewer, moment = whose_view(live, visitor, body.seat, body.at)
    return await asyncio.to_thread(_tried, live, viewer, moment, body.steps, language)


def _tried(
    live: LiveTable, viewer: Seat | None, at: int, steps: object, language: str
) -> models.PlanTried:
    title = live.title
    view = title.game.view(live.table.state_at(at), viewer)
    found = title.plans().try_out(view, steps)
    words = refusal_words(live, viewer)

    def told(step: TriedStep) -> models.PlannedStep:
        reasons = [models.Problem(**problem(fault, language, words)) for fault in step.faults]
        return models.PlannedStep(taken=not reasons, reasons=reasons, facts=dict(step.facts))

    return models.PlanTried(
        seq=at, steps=[told(step) for step in found.steps], outcome=dict(found.outcome)
    )
