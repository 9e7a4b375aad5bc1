"""The same people play again: one new table for all who sat at one that has ended."""

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from roundhouse.server.errors import NotEnded, NotFound, NotYours
from roundhouse.server.host import Host
from roundhouse.server.seating import setup_of
from roundhouse.server.web import Rooms, rooms, see
from roundhouse.store.base import Identity, Notice, Taken

LONG: Final = 16
"""Bytes of an id, as many as any table's id has."""


def id_again(ours: Rooms, host: Host) -> str:
    """The id of the table after this one: whoever asks first, on whichever server, it is this."""
    key = ours.doorman.keys.secret[:64].encode()
    made = blake2b(f"again:{host.id}".encode(), key=key, digest_size=LONG).digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()


async def table_again(ours: Rooms, host: Host) -> Host | None:
    """The table at which they play again, once somebody has opened it."""
    try:
        return await ours.house.open(id_again(ours, host))
    except NotFound:
        return None


async def again_page(request: Request) -> Response:
    """Open the new table, unless another was first, and go there."""
    ours = rooms(request)
    me = await ours.doorman.known(request)
    host = await ours.house.open(request.path_params["id"])
    if not host.held_by(me):
        raise NotYours
    if host.table.result is None:
        raise NotEnded
    found = await table_again(ours, host) or await _opened(ours, host, me)
    return see(f"/table/{found.id}")


async def _opened(ours: Rooms, host: Host, me: Identity) -> Host:
    """A table like *host*: its game, its settings, its seats."""
    new = id_again(ours, host)
    try:
        return await ours.house.create(
            host.title,
            setup_of(host.seats, host.table.setup.options),
            host.seats,
            owner=me,
            private=host.row.private,
            id_=new,
            tells=[Notice(host.id, "again", 1)],
        )
    except Taken:
        return await ours.house.open(new)
