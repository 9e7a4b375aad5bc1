"""Moves, and why one may not be made."""

import asyncio

from fastapi import APIRouter, Request

from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Language, Live, Me, Tables
from roundhouse.server.web.api.responses import POSTING, refusals
from roundhouse.server.web.refusals import problem
from roundhouse.server.web.wording import refusal_words

router = APIRouter()


@router.post("/tables/{table_id}/actions", responses=refusals(POSTING))
async def act(
    request: Request, me: Me, live: Live, tables: Tables, body: models.NewAction
) -> models.Kept:
    """Take an action. 409 when the table has moved on, 422 when a rule forbids it."""
    seat = live.own_seat(me, body.seat)
    request.state.words = refusal_words(live, seat)
    seq = await tables.act(live, seat, body.action, seen=body.seq, move=body.id)
    return models.Kept(seq=seq)


@router.post("/tables/{table_id}/why", responses=refusals(POSTING))
async def why(me: Me, live: Live, language: Language, body: models.Asked) -> models.Judged:
    """Whether an action may be taken now, and every reason why not."""
    seat = live.own_seat(me, body.seat)
    action = live.read_action(body.action)
    found = await asyncio.to_thread(
        lambda: list(live.title.game.refusals(live.table.state, seat, action))
    )
    words = refusal_words(live, seat)
    reasons = [models.Problem(**problem(fault, language, words)) for fault in found]
    return models.Judged(allowed=not reasons, reasons=reasons)
