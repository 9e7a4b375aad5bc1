"""Tables in a list: their pictures, how they stand, and those put away or left."""

import asyncio
from collections.abc import Callable

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from roundhouse.core.table import Table
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import NotFound
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.tables.talk import is_shared
from roundhouse.server.texts import bot_kind, title_name
from roundhouse.server.web.door import key_of, readable_table
from roundhouse.server.web.forms import form_fields
from roundhouse.server.web.language import language_of
from roundhouse.server.web.pages.visit import visit_table
from roundhouse.server.web.responses import VARY, see_other, template_response
from roundhouse.server.web.services import services_of
from roundhouse.server.web.viewpoint import Viewpoint

KEPT = {"Cache-Control": "private, max-age=86400", **VARY}
"""A moment's picture never changes; its address names the moment."""


async def picture_page(request: Request) -> Response:
    """The board of a table at one moment, small."""
    visit = await visit_table(request)
    live, at, language = visit.live, visit.viewpoint.at, visit.viewpoint.language
    return await _picture(request, (live.id, at, language), lambda: _board(live, at, language))


def _board(live: LiveTable, at: int, language: str) -> str:
    return _drawn(live.title, live.title.game.view(live.table.state_at(at), None), language)


async def title_picture_page(request: Request) -> Response:
    """The board of a title in the course of its worked example."""
    title = services_of(request).titles.get(request.path_params["title"])
    if title is None or title.glance is None:
        raise NotFound
    language = language_of(request)
    return await _picture(request, (title.key, language), lambda: _example(title, language))


def _example(title: AnyTitle, language: str) -> str:
    examples = title.examples()
    if not examples:
        raise NotFound
    table = Table.replay(title.game, examples[0].journal)
    return _drawn(title, title.game.view(table.state, None), language)


def _drawn(title: AnyTitle, view: object, language: str) -> str:
    if title.glance is None:
        raise NotFound
    return title.glance.draw(view, language=language)


async def _picture(request: Request, key: tuple[object, ...], draw: Callable[[], str]) -> Response:
    cache = services_of(request).pictures_cache
    drawn = cache.get(key) or cache.put(key, await asyncio.to_thread(draw))
    return Response(drawn, media_type="image/svg+xml", headers=KEPT)


async def glance_page(request: Request) -> Response:
    """How a table stands, in a few words each, for a list to put in place."""
    visit = await visit_table(request)
    told = await asyncio.to_thread(_told, visit.live, visit.viewpoint)
    lines = Markup("").join(Markup("<span>{}</span>").format(words) for words in told)
    return HTMLResponse(lines, headers=VARY)


def _told(live: LiveTable, viewpoint: Viewpoint) -> tuple[str, ...]:
    if live.title.glance is None or live.table.result is not None:
        return ()
    view = live.title.game.view(live.table.state_at(viewpoint.at), viewpoint.seat)
    names, language = names_for(live, viewpoint.language), viewpoint.language
    return tuple(live.title.glance.tell(view, seat=viewpoint.seat, names=names, language=language))


async def archive(request: Request) -> Response:
    """Put a table away into one's archive, or take it out again."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    await services.tables.archive(live, me, away=fields.get("to") != "back", key=key_of(request))
    return see_other("/")


async def leave_page(request: Request) -> Response:
    """What happens to one's seat when one leaves."""
    services, language = services_of(request), language_of(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    return template_response(
        request,
        "leave.html",
        me=me,
        live=live,
        game=title_name(live.title.key, language),
        names=[name for name in live.names if name],
        shared=is_shared(live.seats) and live.table.result is None and live.held_by(me),
        bots=[(bot, bot_kind(bot, language)) for bot in live.title.bots],
    )


async def leave(request: Request) -> Response:
    """Give up one's seats and put the table away."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    await services.tables.leave(
        live, me, fields.get("to", ""), language_of(request), key_of(request)
    )
    return see_other("/")


ROUTES = (
    Route("/picture/{title}", title_picture_page),
    Route("/table/{id}/picture", picture_page),
    Route("/table/{id}/glance", glance_page),
    Route("/table/{id}/archive", archive, methods=["POST"]),
    Route("/table/{id}/leave", leave_page),
    Route("/table/{id}/leave", leave, methods=["POST"]),
)
