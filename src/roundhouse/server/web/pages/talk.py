"""Pages by which a player reports a line of chat, blocks whoever said it, and takes that back."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.messages import text
from roundhouse.server.errors import BadRequest
from roundhouse.server.tables import talk
from roundhouse.server.web.door import readable_table
from roundhouse.server.web.forms import form_fields, whole_number
from roundhouse.server.web.language import language_of
from roundhouse.server.web.responses import see_other, template_response
from roundhouse.server.web.services import services_of


async def about_line(request: Request) -> Response:
    """Report a line, or block whoever said it."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    number = whole_number(fields.get("number"), "number") or 0
    if fields.get("do") == "block":
        await asyncio.to_thread(talk.block, services.store, live.id, number, me)
        return see_other(f"/table/{live.id}")
    if fields.get("do") != "report":
        raise BadRequest(field="do", reason=fields.get("do", "")[:20])
    await asyncio.to_thread(talk.report, services.store, live.id, number, me)
    said = text("admin-report-done", language_of(request))
    return template_response(request, "noted.html", me=me, said=said, live=live)


async def unblock(request: Request) -> Response:
    """Hear somebody again."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    await asyncio.to_thread(services.store.unblock, me.id, fields.get("who", ""))
    return see_other("/me")


ROUTES = (
    Route("/table/{id}/chat", about_line, methods=["POST"]),
    Route("/me/unblock", unblock, methods=["POST"]),
)
