"""Pages that change who sits where, and that ask a bot for advice."""

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from roundhouse.messages import sentence, text
from roundhouse.server import acts
from roundhouse.server.errors import BadRequest
from roundhouse.server.render import names_for
from roundhouse.server.web import form_of, language_of, number, rooms, see


async def change_seat(request: Request) -> Response:
    """Hand a seat to a bot, open it to a link, or take it back."""
    ours, fields = rooms(request), await form_of(request)
    me = await ours.doorman.known(request)
    host = await ours.house.open(request.path_params["id"])
    seat = number(fields.get("seat"), "seat")
    if seat is None:
        raise BadRequest(field="seat", reason="")
    await acts.change_seat(ours, host, me, seat, fields.get("to", ""), language_of(request))
    return see(f"/table/{host.id}")


async def hint_page(request: Request) -> Response:
    """What a bot would do here, in words."""
    ours, language = rooms(request), language_of(request)
    me = await ours.doorman.known(request)
    host = await ours.house.open(request.path_params["id"])
    hand = acts.hand_of(host, me, number(request.query_params.get("seat"), "seat") or 0)
    action, reason = await acts.hint(ours, hand, language)
    words = sentence(reason, language, names_for(host, language)) if reason else ""
    shown = text("pages-hint", language, action=type(action).wire.replace("_", " "), why=words)
    return HTMLResponse(Markup("<p>{}</p>").format(shown))
