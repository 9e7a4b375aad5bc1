"""What one may see of a table: views, events, chat, the journal."""

import asyncio
from typing import Final

from fastapi import APIRouter
from starlette.responses import JSONResponse, PlainTextResponse, Response

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import encode
from roundhouse.core.events import Event
from roundhouse.core.offers import Domain, Ints, Offer
from roundhouse.messages import message_id
from roundhouse.server.tables import talk
from roundhouse.server.tables.journals import export_for, journal_for
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.tenure import blind_to, check_look, may_look
from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Language, Live, Services, Visitor
from roundhouse.server.web.api.responses import LOOKING, READING, refusals
from roundhouse.server.web.viewpoint import Viewpoint
from roundhouse.server.web.wording import event_words
from roundhouse.store.base import Identity

GRID: Final = 50
"""Values listed for an open field that is no range of whole numbers."""

router = APIRouter()


@router.get("/tables/{table_id}/view", responses=refusals(LOOKING))
async def view(
    live: Live, visitor: Visitor, seat: models.QueryInt = None, at: models.QueryInt = None
) -> models.Sight:
    """What a seat of yours sees, or a spectator, and what it may do."""
    viewer, moment = whose_view(live, visitor, seat, at)
    return await asyncio.to_thread(_view, live, viewer, moment)


def whose_view(
    live: LiveTable, visitor: Identity | None, seat: int | None, at: int | None
) -> tuple[Seat | None, int]:
    """From which seat somebody looks at which moment; a seat not theirs is refused."""
    viewer, moment = live.viewing_seat(visitor, seat), live.checked_moment(at)
    if seat is not None:
        check_look(live, visitor, viewer, moment)
    elif not may_look(live, visitor, viewer, moment):
        viewer = None
    return viewer, moment


def _view(live: LiveTable, viewer: Seat | None, at: int) -> models.Sight:
    state = live.table.state_at(at)
    return models.Sight(
        seq=at,
        seat=viewer,
        to_act=list(live.title.game.to_act(state)),
        view=encode(live.title.game.view(state, viewer)),
        offers=[_offer(offer) for offer in live.offers(viewer, at)],
    )


def _offer(offer: Offer[Action]) -> dict[str, object]:
    """An offer as JSON: what is fixed, and for each open field a range or some values."""
    domains = {name: _domain(domain) for name, domain in offer.open.items()}
    return {"type": offer.action.wire, "fixed": encode(offer.fixed), "open": domains}


def _domain(domain: Domain) -> dict[str, object]:
    if isinstance(domain, Ints):
        return {"low": domain.low, "high": domain.high}
    return {"values": [encode(value) for value in domain.grid(GRID)]}


@router.get("/tables/{table_id}/events", responses=refusals(LOOKING))
async def events(
    live: Live,
    visitor: Visitor,
    language: Language,
    seat: models.QueryInt = None,
    since: models.QueryInt = None,
) -> models.EventList:
    """What happened after moment *since*, as far as you may know."""
    viewer = live.viewing_seat(visitor, seat)
    viewpoint = Viewpoint(viewer, live.table.seq, language, blind=blind_to(live, visitor, viewer))
    return await asyncio.to_thread(_events, live, viewpoint, since or 0)


def _events(live: LiveTable, viewpoint: Viewpoint, since: int) -> models.EventList:
    seq = viewpoint.at
    tell = {who: event_words(live, who, viewpoint.language) for who in {viewpoint.seat, None}}
    found = [
        _happened(moment, event, tell[who](event))
        for moment in range(since + 1, seq + 1)
        for who in (viewpoint.seat_at(moment),)
        for event in live.table.events_at(moment)
        if event.known_to(who)
    ]
    return models.EventList(seq=seq, events=found)


def _happened(seq: int, event: Event, words: str) -> models.Happened:
    return models.Happened(
        seq=seq,
        id=message_id(type(event)),
        params=encode(event.params),
        text=words,
    )


@router.get("/tables/{table_id}/chat", responses=refusals(READING))
async def chat(
    live: Live,
    visitor: Visitor,
    services: Services,
    language: Language,
    after: models.QueryInt = None,
) -> models.ChatList:
    """What was said, but for what those said whom you have blocked."""
    lines = await asyncio.to_thread(
        talk.heard, services.store, live.id, visitor, language, after or 0
    )
    return models.ChatList(
        lines=[
            models.ChatEntry(number=x.number, name=x.name, text=x.text, said_at=x.said_at)
            for x in lines
        ]
    )


@router.get(
    "/tables/{table_id}/journal",
    responses=refusals(LOOKING) | {200: {"description": "A journal"}},
    response_class=JSONResponse,
)
async def journal(live: Live, visitor: Visitor) -> Response:
    """The whole game, once it has ended."""
    made = await asyncio.to_thread(journal_for, live, visitor)
    return PlainTextResponse(made, media_type="application/json")


@router.get("/tables/{table_id}/export", responses=refusals(LOOKING))
async def export(
    live: Live, visitor: Visitor, language: Language, to: models.QuerySite
) -> models.Export:
    """The game as the site *to* would export it, and what that site cannot do."""
    made = await asyncio.to_thread(export_for, live, visitor, to)
    remarks = await asyncio.to_thread(list, made.remarks(language))
    return models.Export(game=dict(made.data), moves=made.moves, remarks=remarks)
