"""The door of a table: a private one opens to those who were invited.

A link to an open seat, or one to watch, leaves its key in a cookie of the table; a program sends it
with each call, as ``?key=…``.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from roundhouse.server.errors import TableIsPrivate
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.tenure import may_read
from roundhouse.server.web.services import services_of
from roundhouse.store.base import Identity

COOKIE: Final = "key"


async def readable_table(request: HTTPConnection) -> tuple[LiveTable, Identity | None]:
    """The table that the address names, and who asks for it; refuses those who may not see it."""
    services = services_of(request)
    me = await services.auth.visitor(request)
    return await readable(request, request.path_params["id"], me), me


async def readable(request: HTTPConnection, id_: str, me: Identity | None) -> LiveTable:
    """The table of that id, if *me* may see it."""
    live = await services_of(request).tables.open(id_)
    if not may_read(live, me, key_of(request)):
        raise TableIsPrivate
    return live


def key_of(request: HTTPConnection) -> str:
    """What a link left with the visitor, if anything."""
    return request.query_params.get("key") or request.cookies.get(COOKIE, "")


def hand_key(response: Response, live: LiveTable, key: str) -> None:
    """Leave the key with the visitor's browser, for this table's pages and calls."""
    for path in (f"/table/{live.id}", f"/api/v1/tables/{live.id}"):
        response.set_cookie(COOKIE, key, path=path, httponly=True, samesite="lax")
