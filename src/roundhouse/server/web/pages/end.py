"""The end of a game: scores, charts, and another game of the same people."""

import asyncio

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.messages import text
from roundhouse.messages.languages import joined
from roundhouse.server.errors import NotEnded
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.texts import title_name
from roundhouse.server.web.door import readable_table
from roundhouse.server.web.pages.visit import visit_table
from roundhouse.server.web.plain_panel import panel_of
from roundhouse.server.web.responses import see_other, template_response
from roundhouse.server.web.services import Services, services_of


async def end_page(request: Request) -> Response:
    """Scores and charts of a game that has ended."""
    visit = await visit_table(request)
    live, me, language = visit.live, visit.me, visit.viewpoint.language
    result = live.table.result
    if result is None:
        raise NotEnded
    names = names_for(live, language)
    charts = await asyncio.to_thread(_charts, visit.services, live, names, language)
    played = bool(live.held_by(me))
    rows = sorted(zip(names, result.scores, strict=False), key=lambda row: row[1], reverse=True)
    return template_response(
        request,
        "end.html",
        me=me,
        live=live,
        game=title_name(live.title.key, language),
        rows=rows,
        winners=len(result.winners),
        won_by=_together([names[seat] for seat in result.winners], language),
        reason=text(result.reason, language),
        charts=Markup(charts),  # noqa: S704 - a panel escapes itself
        panel=panel_of(live.title),
        played=played,
        alone=sum(row.kind != "bot" for row in live.seats) == 1,
        new_table=await visit.services.tables.rematch_of(live) if played else None,
    )


async def rematch(request: Request) -> Response:
    """Open the new table, unless another was first, and go there."""
    services = services_of(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    found = await services.tables.rematch(live, me)
    return see_other(f"/table/{found.id}")


def _together(names: list[str], language: str) -> str:
    """*names* as one says them."""
    if len(names) < 2:
        return "".join(names)
    return text("pages-and", language, first=joined(names[:-1], language), last=names[-1])


def _charts(services: Services, live: LiveTable, names: tuple[str, ...], language: str) -> str:
    """The charts of a game that has ended: drawn once, for every look at it the same."""
    key = live.id, live.table.seq, names, language
    cache = services.charts_cache
    return cache.get(key) or cache.put(key, _drawn(live, names, language))


def _drawn(live: LiveTable, names: tuple[str, ...], language: str) -> str:
    game, table = live.title.game, live.table
    line = table.line()
    views = [game.view(table.state_at(seq), None) for seq in line]
    events = [event for seq in line for event in table.events_at(seq) if event.known_to(None)]
    return panel_of(live.title).history(views, names, language, events)


ROUTES = (
    Route("/table/{id}/end", end_page),
    Route("/table/{id}/again", rematch, methods=["POST"]),
)
