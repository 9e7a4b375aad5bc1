"""Somebody looks at a table: who, at which, and what they are shown of it."""

from dataclasses import dataclass

from starlette.requests import Request

from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.tenure import blind_to
from roundhouse.server.web.door import readable_table
from roundhouse.server.web.forms import query_number
from roundhouse.server.web.hot_seat import place_of
from roundhouse.server.web.language import language_of
from roundhouse.server.web.render import Viewpoint
from roundhouse.server.web.services import Services, services_of
from roundhouse.store.base import Identity


@dataclass(frozen=True, slots=True)
class Visit:
    """A visitor's look at a table."""

    services: Services
    live: LiveTable
    me: Identity | None
    viewpoint: Viewpoint


async def visit_table(request: Request) -> Visit:
    """Who looks at which table, at which moment, with whose view."""
    services = services_of(request)
    live, me = await readable_table(request)
    at = live.checked_moment(query_number(request, "at"))
    place = place_of(request, live, me, at)
    blind = blind_to(live, me, place.seat)
    viewpoint = Viewpoint(place.seat, at, language_of(request), place.next, blind)
    return Visit(services, live, me, viewpoint)
