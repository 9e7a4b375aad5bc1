"""Steps back, and the others' consent to them."""

from fastapi import APIRouter

from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Live, Me, Tables
from roundhouse.server.web.api.responses import POSTING, refusals

router = APIRouter()


@router.post("/tables/{table_id}/undo", responses=refusals(POSTING))
async def undo(me: Me, live: Live, tables: Tables, body: models.NewUndo) -> models.Kept:
    """Step back, or ask those it touches."""
    seat = live.own_seat(me, body.seat)
    seq = await tables.undo(live, seat, to=body.to, seen=body.seq, move=body.id)
    return models.Kept(seq=live.table.seq if seq is None else seq, asked=seq is None)


@router.post("/tables/{table_id}/undo/answer", responses=refusals(POSTING))
async def answer(me: Me, live: Live, tables: Tables, body: models.UndoAnswer) -> models.Kept:
    """Agree to the undo that is asked for, or refuse it."""
    await tables.answer_undo(live, live.own_seat(me, body.seat), agree=body.agree)
    return models.Kept(seq=live.table.seq, asked=live.asked is not None)
