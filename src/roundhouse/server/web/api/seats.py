"""Around the table: talk, who sits where, advice."""

from fastapi import APIRouter, Request

from roundhouse.core.codec import encode
from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Language, Live, Me, SeatNumber, Tables
from roundhouse.server.web.api.responses import POSTING, refusals
from roundhouse.server.web.api.state import state_of
from roundhouse.server.web.door import key_of
from roundhouse.server.web.wording import event_words

router = APIRouter()


@router.post("/tables/{table_id}/chat", responses=refusals(POSTING), status_code=201)
async def say(
    request: Request, me: Me, live: Live, tables: Tables, body: models.Said
) -> models.ChatKept:
    """Say something at the table, as one who sits there or was invited."""
    return models.ChatKept(number=await tables.say(live, me, body.text, key_of(request)))


@router.post("/tables/{table_id}/seats/{seat}", responses=refusals(POSTING))
async def change_seat(
    me: Me,
    live: Live,
    seat: SeatNumber,
    tables: Tables,
    language: Language,
    body: models.SeatChange,
) -> models.TableState:
    """Hand a seat to a bot, open it to a link, or take it."""
    await tables.change_seat(live, me, seat, body.to, language)
    return state_of(live, me)


@router.post("/tables/{table_id}/hint", responses=refusals(POSTING))
async def hint(
    me: Me, live: Live, tables: Tables, language: Language, body: models.HintWanted
) -> models.Hint:
    """What a bot would do on your seat."""
    seat = live.own_seat(me, body.seat)
    action, reason = await tables.hint(live, seat, me, language)
    words = event_words(live, seat, language)(reason) if reason else ""
    return models.Hint(action=encode(action), text=words)
