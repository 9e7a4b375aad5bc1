"""Somebody looks at a table: who, at which, and what they are shown of it."""

from dataclasses import dataclass, replace

from starlette.requests import Request

from roundhouse.messages import sentence
from roundhouse.server.errors import Refused
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.team.talkers import proposer
from roundhouse.server.tables.tenure import blind_to
from roundhouse.server.web.door import readable_table
from roundhouse.server.web.forms import query_number
from roundhouse.server.web.hot_seat import place_of
from roundhouse.server.web.language import language_of
from roundhouse.server.web.services import Services, services_of
from roundhouse.server.web.viewpoint import Viewpoint
from roundhouse.store.base import Identity


@dataclass(frozen=True, slots=True)
class Visit:
    """A visitor's look at a table."""

    services: Services
    live: LiveTable
    me: Identity | None
    viewpoint: Viewpoint
    astray: str = ""
    """Why the moment asked for is not shown, but the present."""


async def visit_table(request: Request) -> Visit:
    """Who looks at which table, at which moment, with whose view."""
    live, me = await readable_table(request)
    return _visit(request, live, me, live.checked_moment(query_number(request, "at")))


async def open_table(request: Request) -> Visit:
    """The same for one who just comes: at the present, if there is no such moment.

    A game that was played elsewhere opens at its beginning: how it ended is told when asked for.
    """
    live, me = await readable_table(request)
    was_played = live.row.imported and live.table.result is not None
    try:
        asked = query_number(request, "at")
        at = 0 if asked is None and was_played else live.checked_moment(asked)
    except Refused as fault:
        visit = _visit(request, live, me, live.table.seq)
        return replace(visit, astray=sentence(fault, visit.viewpoint.language))
    return _visit(request, live, me, at)


def _visit(request: Request, live: LiveTable, me: Identity | None, at: int) -> Visit:
    place = place_of(request, live, me, at)
    blind = blind_to(live, me, place.seat)
    language = language_of(request)
    own = (
        proposer(live, me) if request.query_params.get("propose") and at == live.table.seq else None
    )
    if own is None:
        viewpoint = Viewpoint(place.seat, at, language, place.next, blind=blind)
    else:
        viewpoint = Viewpoint(live.awaited[0], at, language, proposing=own)
    return Visit(services_of(request), live, me, viewpoint)
