"""What calls of the API depend on: the services, the visitor, the table, the language."""

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.service import TableService
from roundhouse.server.web import door, language, services
from roundhouse.store.base import Identity

# FastAPI runs plain functions in a thread, so these are all asynchronous; each that stands on
# another costs some 15 µs a call, so none does


async def _services(request: Request) -> services.Services:
    return services.services_of(request)


Services = Annotated[services.Services, Depends(_services)]
"""All that the server consists of."""


async def _tables(request: Request) -> TableService:
    return services.services_of(request).tables


Tables = Annotated[TableService, Depends(_tables)]
"""The table service."""


async def _visitor(request: Request) -> Identity | None:
    return await services.services_of(request).auth.visitor(request)


Visitor = Annotated[Identity | None, Depends(_visitor)]
"""Who asks, if known."""


async def _me(request: Request) -> Identity:
    return await services.services_of(request).auth.signed_in(request)


Me = Annotated[Identity, Depends(_me)]
"""Who asks; nobody unknown may."""


async def _live(
    request: Request,
    table_id: Annotated[str, Path(max_length=60)],
    key: Annotated[  # noqa: ARG001 - the door reads it, from the address or the cookie
        str | None, Query(max_length=60, description="A link's key to a private table")
    ] = None,
) -> LiveTable:
    me = await services.services_of(request).auth.visitor(request)
    return await door.readable(request, table_id, me)


Live = Annotated[LiveTable, Depends(_live)]
"""The table that the address names."""


async def _seat(seat: int) -> int:
    return seat


SeatNumber = Annotated[int, Depends(_seat)]
"""The seat that the address names, after the table."""


async def _language(request: Request) -> str:
    return language.language_of(request)


Language = Annotated[str, Depends(_language)]
"""In which language sentences are written."""
