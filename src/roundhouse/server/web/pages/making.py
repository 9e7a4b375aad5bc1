"""The page on which something of one's own is made, and a game to try it."""

import asyncio

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.core.maker import Maker
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import NotFound
from roundhouse.server.tables.seating import BOT, ME, seat_row
from roundhouse.server.texts import title_name
from roundhouse.server.web.forms import form_fields
from roundhouse.server.web.language import language_of
from roundhouse.server.web.pages.new_table import go_to, player
from roundhouse.server.web.responses import template_response
from roundhouse.server.web.services import services_of


async def make_page(request: Request) -> Response:
    """The tools, with an empty sheet; its script opens what is asked for."""
    title, maker = making(request)
    language = language_of(request)
    me = await services_of(request).auth.visitor(request)
    samples = await asyncio.to_thread(maker.samples)
    return template_response(
        request,
        "make.html",
        me=me,
        title=title,
        game=title_name(title.key, language),
        maker=maker,
        inside=Markup(maker.page(language)),  # noqa: S704 - the maker escapes itself
        samples=[(key, maker.sample_name(key, language)) for key in samples if key],
    )


async def try_it(request: Request) -> Response:
    """A table for the visitor and a bot, with what was made."""
    services, language = services_of(request), language_of(request)
    fields = await form_fields(request)
    me, is_new = await player(request, fields)
    title, maker = making(request)
    bot = title.team.adviser if title.team else next(reversed(list(title.bots)), "")
    seats = [
        seat_row(title, seat, who, "", me, language) for seat, who in enumerate((ME, f"{BOT}{bot}"))
    ]
    options = {maker.option: fields.get("text", "")}
    live = await services.tables.create(title, seats, options, owner=me, private=True)
    return await go_to(request, live, me, is_new=is_new)


def making(request: Request) -> tuple[AnyTitle, Maker]:
    """The title that the address names, which must have something to make."""
    title = services_of(request).titles.get(request.path_params["title"])
    if title is None or title.maker is None:
        raise NotFound
    return title, title.maker


ROUTES = (
    Route("/make/{title}", make_page),
    Route("/make/{title}/try", try_it, methods=["POST"]),
)
