"""The end of letters: by the link that each of them has."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.server.errors import NotFound
from roundhouse.server.notify.stopping import addressee, stop_letters
from roundhouse.server.web.responses import template_response
from roundhouse.server.web.services import services_of


async def stop_page(request: Request) -> Response:
    """Ask whether no more shall come: a look changes nothing, for mail programs follow links."""
    services, token = services_of(request), request.path_params["token"]
    found = await asyncio.to_thread(addressee, services.store, token)
    if found is None:
        raise NotFound
    me = await services.auth.visitor(request)
    return template_response(request, "letters.html", me=me, mail=found.mail, done=False)


async def stop(request: Request) -> Response:
    """No more of them; mail programs may post this with one click of their own."""
    services, token = services_of(request), request.path_params["token"]
    found = await asyncio.to_thread(stop_letters, services.store, token)
    if found is None:
        raise NotFound
    services.auth.forget(found.id)
    me = await services.auth.visitor(request)
    return template_response(request, "letters.html", me=me, mail=found.mail, done=True)


ROUTES = (
    Route("/letters/{token}", stop_page),
    Route("/letters/{token}", stop, methods=["POST"]),
)
