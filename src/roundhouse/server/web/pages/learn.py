"""What there is to read and to step through: the rules, and worked examples."""

import asyncio

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.messages import text
from roundhouse.server.texts import in_short, title_name
from roundhouse.server.web.forms import query_number
from roundhouse.server.web.language import language_of
from roundhouse.server.web.plain_panel import panel_of
from roundhouse.server.web.render import shown_board
from roundhouse.server.web.responses import template_response
from roundhouse.server.web.services import services_of
from roundhouse.server.web.viewpoint import Viewpoint


async def rules_page(request: Request) -> Response:
    """One document of the rules."""
    services, language = services_of(request), language_of(request)
    me = await services.auth.visitor(request)
    page, made = await asyncio.to_thread(
        services.library.page, request.path_params["key"], language
    )
    rules = Markup(made)  # noqa: S704 - made by the renderer, which escapes HTML in the text
    return template_response(
        request, "rules.html", me=me, page=page, rules=rules, library=services.library
    )


async def learn_page(request: Request) -> Response:
    """What there is to read and to step through."""
    services = services_of(request)
    me = await services.auth.visitor(request)
    language = language_of(request)
    titles = [(key, title_name(key, language), in_short(key, language)) for key in services.titles]
    return template_response(
        request,
        "learn.html",
        me=me,
        library=services.library,
        bookshelf=services.bookshelf,
        titles=titles,
    )


async def example_page(request: Request) -> Response:
    """One moment of a worked example, with a sentence on it."""
    services, language = services_of(request), language_of(request)
    me = await services.auth.visitor(request)
    key = request.path_params["key"]
    example, live = await asyncio.to_thread(services.library.example, key, language)
    at = live.checked_moment(query_number(request, "at") or 0)
    viewpoint = Viewpoint(None, at, language)
    drawn = await asyncio.to_thread(shown_board, services, live, viewpoint, 8)
    note = example.notes.get(at)
    return template_response(
        request,
        "example.html",
        me=me,
        example=example,
        name=text(example.name, language),
        note=text(note, language) if note else None,
        at=at,
        last=live.table.seq,
        panel=panel_of(live.title),
        live=live,
        **drawn,
    )


ROUTES = (
    Route("/learn", learn_page),
    Route("/learn/{key}", example_page),
    Route("/rules/{key}", rules_page),
)
