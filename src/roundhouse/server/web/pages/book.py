"""The players' books, their pictures, and the search over books and rules."""

import asyncio
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from roundhouse.book.search import Passage
from roundhouse.messages import LANGUAGES, text
from roundhouse.server.errors import NotFound
from roundhouse.server.texts import title_name
from roundhouse.server.web.language import language_of
from roundhouse.server.web.responses import VARY, shared_context, template_response
from roundhouse.server.web.services import services_of

LONGEST: Final = 200
"""Letters of a question that are read."""
KEPT: Final = {"Cache-Control": "public, max-age=3600"}


async def contents_page(request: Request) -> Response:
    """The chapters of a book."""
    services, language = services_of(request), language_of(request)
    me, title = await services.auth.visitor(request), request.path_params["title"]
    found = await asyncio.to_thread(services.bookshelf.contents, title, language)
    name = title_name(title, language)
    return template_response(
        request, "contents.html", me=me, title=title, name=name, chapters=found
    )


async def chapter_page(request: Request) -> Response:
    """A chapter, with the way to those before and after it."""
    services, language = services_of(request), language_of(request)
    me, title = await services.auth.visitor(request), request.path_params["title"]
    theme = str(shared_context(request, me)["theme"])
    shelf, key = services.bookshelf, request.path_params["chapter"]
    chapter, made = await asyncio.to_thread(shelf.chapter, title, key, language, theme)
    found = shelf.contents(title, language)
    place = found.index(chapter)
    return template_response(
        request,
        "chapter.html",
        me=me,
        title=title,
        name=title_name(title, language),
        chapter=chapter,
        words=Markup(made),  # noqa: S704 - made by the renderer, which escapes HTML in the text
        before=found[place - 1] if place else None,
        after=found[place + 1] if place + 1 < len(found) else None,
    )


async def rule_card(request: Request) -> Response:
    """What a rule says, for pages that name it, with the way to where it stands."""
    services, language = services_of(request), language_of(request)
    rule = request.path_params["rule"]
    said = await asyncio.to_thread(services.bookshelf.ruled, rule, language)
    if said is None:
        raise NotFound
    place, more = services.library.link(rule), text("pages-read-rule", language, rule=rule)
    way = Markup('<p><a href="{}" target="rules">{}</a></p>').format(place, more)
    return HTMLResponse(Markup("<p>{}</p>{}").format(said, way), headers=VARY)


async def drawing(request: Request) -> Response:
    """A picture of a book, drawn by the code of today."""
    services, wanted = services_of(request), request.query_params
    language, theme = wanted.get("language", "en"), wanted.get("theme", "")
    drawn = await asyncio.to_thread(
        services.bookshelf.drawn,
        request.path_params["title"],
        request.path_params["name"],
        language if language in LANGUAGES else "en",
        theme if theme in ("light", "dark") else "",
    )
    return Response(drawn, media_type="image/svg+xml", headers=KEPT)


async def search_page(request: Request) -> Response:
    """What books and rules say on a question."""
    services, language = services_of(request), language_of(request)
    me = await services.auth.visitor(request)
    asked = request.query_params.get("q", "").strip()[:LONGEST]
    found = await asyncio.to_thread(services.bookshelf.find, asked, language) if asked else []

    def kind(passage: Passage) -> str:
        return text(f"book-kind-{passage.kind}", language)

    return template_response(request, "search.html", me=me, asked=asked, found=found, kind=kind)


ROUTES = (
    Route("/rule/{rule}", rule_card),
    Route("/search", search_page),
    Route("/book/{title}", contents_page),
    Route("/book/{title}/{chapter}", chapter_page),
    Route("/book/{title}/drawings/{name}.svg", drawing),
)
