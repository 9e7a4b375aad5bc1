"""The same people play again: one new table for all who sat at one that has ended."""

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from roundhouse.server.errors import NotEnded, NotFound, NotYours
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.seating import setup_of
from roundhouse.server.web.services import Services, see, services_of
from roundhouse.store.base import Identity, Notice, Taken

LONG: Final = 16
"""Bytes of an id, as many as any table's id has."""


def id_again(ours: Services, live: LiveTable) -> str:
    """The id of the table after this one: whoever asks first, on whichever server, it is this."""
    key = ours.auth.keys.secret[:64].encode()
    made = blake2b(f"again:{live.id}".encode(), key=key, digest_size=LONG).digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()


async def table_again(ours: Services, live: LiveTable) -> LiveTable | None:
    """The table at which they play again, once somebody has opened it."""
    try:
        return await ours.registry.open(id_again(ours, live))
    except NotFound:
        return None


async def again_page(request: Request) -> Response:
    """Open the new table, unless another was first, and go there."""
    ours = services_of(request)
    me = await ours.auth.known(request)
    live = await ours.registry.open(request.path_params["id"])
    if not live.held_by(me):
        raise NotYours
    if live.table.result is None:
        raise NotEnded
    found = await table_again(ours, live) or await _opened(ours, live, me)
    return see(f"/table/{found.id}")


async def _opened(ours: Services, live: LiveTable, me: Identity) -> LiveTable:
    """A table like *live*: its game, its settings, its seats."""
    new = id_again(ours, live)
    try:
        return await ours.registry.create(
            live.title,
            setup_of(live.seats, live.table.setup.options),
            live.seats,
            owner=me,
            private=live.row.private,
            id_=new,
            tells=[Notice(live.id, "again", 1)],
        )
    except Taken:
        return await ours.registry.open(new)
