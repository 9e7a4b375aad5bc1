"""The same table as JSON, for bots and tools: ``/api/v1``."""

import asyncio
import json
from collections.abc import Iterable
from typing import Annotated, Any, Final

from fastapi import FastAPI, Path, Request
from fastapi.exceptions import RequestValidationError
from starlette.responses import JSONResponse, PlainTextResponse, Response

from roundhouse.core.actions import Seat
from roundhouse.core.codec import encode
from roundhouse.core.events import Event
from roundhouse.core.installed import VERSION
from roundhouse.core.offers import Ints, Offer
from roundhouse.core.title import AnyTitle
from roundhouse.messages import message_id
from roundhouse.server.errors import BadRequest, NotEnded, SignInFirst
from roundhouse.server.tables import moves
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.seating import imported_seats, seat_row, setup_of
from roundhouse.server.tables.uploads import read_upload
from roundhouse.server.web.api import models
from roundhouse.server.web.api.schema import actions_schema
from roundhouse.server.web.pages.table import journal_text, may_download, posted_action
from roundhouse.server.web.services import error_body, language_of, services_of
from roundhouse.server.web.wording import event_words, refusal_words
from roundhouse.store.base import Identity

GRID: Final = 50
"""Values listed for an open field that is no range of whole numbers."""

TableId = Annotated[str, Path(max_length=60)]

READING: Final = (404, 422, 503)
LOOKING: Final = (403, *READING)
POSTING: Final = (401, 403, 404, 409, 413, 422, 429, 503)


def refusals(statuses: Iterable[int]) -> dict[int | str, dict[str, Any]]:
    """The refusals that a call may meet, for its OpenAPI."""
    return {status: {"model": models.Refusal} for status in statuses}


def create_api(titles: Iterable[AnyTitle]) -> FastAPI:
    """The API as an application of its own, to be mounted."""
    api = FastAPI(
        title="Roundhouse",
        version=VERSION,
        docs_url=None,  # the usual page loads its script from elsewhere
        redoc_url=None,
        redirect_slashes=False,
    )
    api.add_exception_handler(RequestValidationError, _badly_formed)
    _people_routes(api)
    _table_routes(api)
    _looking_routes(api)
    _playing_routes(api)
    _undo_routes(api)
    _seat_routes(api)
    _describe_actions(api, titles)
    return api


async def _badly_formed(request: Request, error: Exception) -> Response:
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {}
    field = "/".join(map(str, first.get("loc", ())))
    fault = BadRequest(field=field[:80], reason=str(first.get("msg", ""))[:120])
    return JSONResponse(error_body(fault, language_of(request)), 422)


def _describe_actions(api: FastAPI, titles: Iterable[AnyTitle]) -> None:
    """Name every action of every title in the OpenAPI."""
    action, parts = actions_schema(titles)
    plain = api.openapi

    def described() -> dict[str, Any]:
        if api.openapi_schema is None:
            made = plain()
            made["components"]["schemas"] |= {"Action": action, **parts}
            for body in ("NewAction", "Asked"):
                reference = {"$ref": "#/components/schemas/Action"}
                made["components"]["schemas"][body]["properties"]["action"] = reference
        return api.openapi_schema or {}

    api.openapi = described  # type: ignore[method-assign]  # FastAPI's own way to extend it


async def _me(request: Request) -> Identity:
    return await services_of(request).auth.known(request)


async def _live(request: Request, id_: str) -> LiveTable:
    return await services_of(request).registry.open(id_)


def _people_routes(api: FastAPI) -> None:
    @api.post("/identities", responses=refusals(POSTING), status_code=201)
    async def new_identity(request: Request, body: models.NewIdentity) -> models.IdentityMade:
        """A name and a token, where no accounts are needed."""
        ours = services_of(request)
        if ours.config.accounts:
            raise SignInFirst
        me = await ours.auth.welcome(body.name)
        return models.IdentityMade(id=me.id, name=me.name, token=ours.auth.keys.signed(me.id))

    @api.get("/titles", responses=refusals((503,)))
    async def list_titles(request: Request) -> models.TitleList:
        """The games this server has."""
        return models.TitleList(titles=[_title(t) for t in services_of(request).titles.values()])


def _title(title: AnyTitle) -> models.TitleInfo:
    options = [
        models.OptionInfo(key=o.key, default=encode(o.default), choices=encode(o.choices))
        for o in title.game.options
    ]
    return models.TitleInfo(
        key=title.key,
        version=title.game.version,
        seats=list(title.game.seats),
        options=options,
        bots=list(title.bots),
    )


def _table_routes(api: FastAPI) -> None:
    @api.get("/tables", responses=refusals((401, 503)))
    async def my_tables(request: Request) -> models.TableList:
        """The tables you sit at or own, the latest first."""
        me = await _me(request)
        rows = await asyncio.to_thread(services_of(request).store.tables_of, me.id)
        return models.TableList(tables=[row.id for row in rows])

    @api.post("/tables", responses=refusals(POSTING), status_code=201)
    async def new_table(request: Request, body: models.NewTable) -> models.TableState:
        """A new table; its first shuffles are made."""
        ours, me, language = services_of(request), await _me(request), language_of(request)
        title = ours.registry.title(body.title)
        seats = [
            seat_row(title, seat, wanted.who, wanted.name, me, language)
            for seat, wanted in enumerate(body.seats)
        ]
        setup = setup_of(seats, body.options)
        live = await ours.registry.create(title, setup, seats, owner=me, private=body.private)
        return _state(live, me)

    @api.post("/imports", responses=refusals(POSTING), status_code=201)
    async def import_game(request: Request, body: models.Import) -> models.TableState:
        """A table that goes on where a recorded game stops."""
        ours, me = services_of(request), await _me(request)
        journal = await asyncio.to_thread(read_upload, ours.titles.values(), body.journal)
        seats = imported_seats(journal, me, language_of(request))
        live = await ours.registry.adopt(journal, seats, owner=me, private=True)
        return _state(live, me)

    @api.get("/tables/{table_id}", responses=refusals(READING))
    async def table(request: Request, table_id: TableId) -> models.TableState:
        """Who sits where, whose turn it is, how it ended."""
        return _state(await _live(request, table_id), await services_of(request).auth.who(request))


def _state(live: LiveTable, me: Identity | None) -> models.TableState:
    result, mine, asked = live.table.result, live.held_by(me), live.asked
    return models.TableState(
        id=live.id,
        title=live.title.key,
        seq=live.table.seq,
        to_act=list(live.table.to_act),
        ended=result is not None,
        seats=[
            models.Sitting(
                seat=row.seat, kind=row.kind, name=row.name, bot=row.bot, mine=row.seat in mine
            )
            for row in live.seats
        ],
        result=models.Score(**encode(result)) if result else None,
        undo=models.UndoAsked(seat=asked.seat, to=asked.to, agreed=list(asked.consents))
        if asked
        else None,
    )


def _looking_routes(api: FastAPI) -> None:
    @api.get("/tables/{table_id}/view", responses=refusals(LOOKING))
    async def view(
        request: Request,
        table_id: TableId,
        seat: models.QueryInt = None,
        at: models.QueryInt = None,
    ) -> models.Sight:
        """What a seat of yours sees, or a spectator, and what it may do."""
        live, me = await _live(request, table_id), await services_of(request).auth.who(request)
        eye, moment = live.looking(me, seat), live.checked_moment(at)
        return await asyncio.to_thread(_sight, live, eye, moment)

    @api.get("/tables/{table_id}/events", responses=refusals(LOOKING))
    async def events(
        request: Request,
        table_id: TableId,
        seat: models.QueryInt = None,
        since: models.QueryInt = None,
    ) -> models.EventList:
        """What happened after moment *since*, as far as you may know."""
        live, me = await _live(request, table_id), await services_of(request).auth.who(request)
        eye, language = live.looking(me, seat), language_of(request)
        return await asyncio.to_thread(_events, live, eye, since or 0, language)

    @api.get("/tables/{table_id}/chat", responses=refusals(READING))
    async def chat(
        request: Request,
        table_id: TableId,
        after: models.QueryInt = None,
    ) -> models.ChatList:
        """What was said."""
        live = await _live(request, table_id)
        lines = await asyncio.to_thread(services_of(request).store.chat, live.id, after or 0)
        return models.ChatList(
            lines=[
                models.ChatEntry(number=x.number, name=x.name, text=x.text, said_at=x.said_at)
                for x in lines
            ]
        )

    @api.get(
        "/tables/{table_id}/journal",
        responses=refusals(LOOKING) | {200: {"description": "A journal"}},
        response_class=JSONResponse,
    )
    async def journal(request: Request, table_id: TableId) -> Response:
        """The whole game, once it has ended."""
        live, me = await _live(request, table_id), await services_of(request).auth.who(request)
        if not may_download(live, me):
            raise NotEnded
        made = await asyncio.to_thread(journal_text, live)
        return PlainTextResponse(made, media_type="application/json")


def _sight(live: LiveTable, eye: Seat | None, at: int) -> models.Sight:
    table = live.table
    state = table.state_at(at)
    return models.Sight(
        seq=at,
        seat=eye,
        to_act=list(live.title.game.to_act(state)),
        view=encode(live.title.game.view(state, eye)),
        offers=[_offer(offer) for offer in live.offers(eye, at)],
    )


def _offer(offer: Offer[Any]) -> dict[str, Any]:
    """An offer as JSON: what is fixed, and for each open field a range or some values."""
    domains = {name: _domain(domain) for name, domain in offer.open.items()}
    return {"type": offer.action.wire, "fixed": encode(offer.fixed), "open": domains}


def _domain(domain: Any) -> dict[str, Any]:
    if isinstance(domain, Ints):
        return {"low": domain.low, "high": domain.high}
    return {"values": [encode(value) for value in domain.grid(GRID)]}


def _events(live: LiveTable, eye: Seat | None, since: int, language: str) -> models.EventList:
    seq, tell = live.table.seq, event_words(live, eye, language)
    found = [
        _happened(moment, event, tell(event))
        for moment in range(since + 1, seq + 1)
        for event in live.table.events_at(moment)
        if event.known_to(eye)
    ]
    return models.EventList(seq=seq, events=found)


def _happened(seq: int, event: Event, words: str) -> models.Happened:
    return models.Happened(
        seq=seq,
        id=message_id(type(event)),
        params=json.loads(json.dumps(encode(event.params))),
        text=words,
    )


def _playing_routes(api: FastAPI) -> None:
    @api.post("/tables/{table_id}/actions", responses=refusals(POSTING))
    async def act(request: Request, table_id: TableId, body: models.NewAction) -> models.Kept:
        """Take an action. 409 when the table has moved on, 422 when a rule forbids it."""
        ours, me, live = services_of(request), await _me(request), await _live(request, table_id)
        own = moves.own_seat(live, me, body.seat)
        request.state.words = refusal_words(live, own.seat)
        return models.Kept(seq=await moves.act(ours, own, body.action, seen=body.seq, move=body.id))

    @api.post("/tables/{table_id}/why", responses=refusals(POSTING))
    async def why(request: Request, table_id: TableId, body: models.Asked) -> models.Judged:
        """Whether an action may be taken now, and every reason why not."""
        me, live = await _me(request), await _live(request, table_id)
        own, language = moves.own_seat(live, me, body.seat), language_of(request)
        action = posted_action(live, body.action)
        found = await asyncio.to_thread(
            lambda: list(live.title.game.refusals(live.table.state, own.seat, action))
        )
        words = refusal_words(live, own.seat)
        reasons = [models.Problem(**error_body(fault, language, words)["error"]) for fault in found]
        return models.Judged(allowed=not reasons, reasons=reasons)


def _undo_routes(api: FastAPI) -> None:
    @api.post("/tables/{table_id}/undo", responses=refusals(POSTING))
    async def undo(request: Request, table_id: TableId, body: models.NewUndo) -> models.Kept:
        """Step back, or ask those it touches."""
        ours, me, live = services_of(request), await _me(request), await _live(request, table_id)
        own = moves.own_seat(live, me, body.seat)
        seq = await moves.undo(ours, own, to=body.to, seen=body.seq, move=body.id)
        return models.Kept(seq=live.table.seq if seq is None else seq, asked=seq is None)

    @api.post("/tables/{table_id}/undo/answer", responses=refusals(POSTING))
    async def answer(request: Request, table_id: TableId, body: models.UndoAnswer) -> models.Kept:
        """Agree to the undo that is asked for, or refuse it."""
        ours, me, live = services_of(request), await _me(request), await _live(request, table_id)
        own = moves.own_seat(live, me, body.seat)
        await moves.answer_undo(ours, own, agree=body.agree)
        return models.Kept(seq=live.table.seq, asked=live.asked is not None)


def _seat_routes(api: FastAPI) -> None:
    @api.post("/tables/{table_id}/chat", responses=refusals(POSTING), status_code=201)
    async def say(request: Request, table_id: TableId, body: models.Said) -> models.ChatKept:
        """Say something at the table."""
        ours, me, live = services_of(request), await _me(request), await _live(request, table_id)
        return models.ChatKept(number=await moves.say(ours, live, me, body.text))

    @api.post("/tables/{table_id}/seats/{seat}", responses=refusals(POSTING))
    async def change_seat(
        request: Request,
        table_id: TableId,
        seat: int,
        body: models.SeatChange,
    ) -> models.TableState:
        """Hand a seat to a bot, open it to a link, or take it."""
        ours, me, live = services_of(request), await _me(request), await _live(request, table_id)
        await moves.change_seat(ours, live, me, seat, body.to, language_of(request))
        return _state(live, me)

    @api.post("/tables/{table_id}/hint", responses=refusals(POSTING))
    async def hint(request: Request, table_id: TableId, body: models.HintWanted) -> models.Hint:
        """What a bot would do on your seat."""
        ours, me, live = services_of(request), await _me(request), await _live(request, table_id)
        own, language = moves.own_seat(live, me, body.seat), language_of(request)
        action, reason = await moves.hint(ours, own, language)
        words = event_words(live, own.seat, language)(reason) if reason else ""
        return models.Hint(action=encode(action), text=words)
