"""Steps back, the others' consent to them, and what was taken back played again."""

from fastapi import APIRouter

from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Language, Live, Me, Tables
from roundhouse.server.web.api.responses import POSTING, refusals
from roundhouse.server.web.api.state import state_of

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


@router.post("/tables/{table_id}/redo", responses=refusals(POSTING))
async def redo(me: Me, live: Live, tables: Tables, body: models.Redo) -> models.Kept:
    """Play again what the latest undo took back, if nobody has played on since."""
    seat = live.own_seat(me, body.seat)
    return models.Kept(seq=await tables.redo(live, seat, seen=body.seq, move=body.id))


@router.post("/tables/{table_id}/branch", responses=refusals(POSTING), status_code=201)
async def branch(
    me: Me, live: Live, tables: Tables, language: Language, body: models.Branch
) -> models.TableState:
    """A private table of your own that goes on from a moment of this one."""
    return state_of(await tables.branch(live, me, body.at, language), me)
