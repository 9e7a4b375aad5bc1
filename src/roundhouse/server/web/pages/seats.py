"""Pages that change who sits where, and that ask a bot for advice."""

import asyncio
import json
from collections.abc import Iterator

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.codec import encode
from roundhouse.messages import text
from roundhouse.server.errors import BadRequest
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.web.door import readable_table
from roundhouse.server.web.foreseen import called, consequences
from roundhouse.server.web.forms import form_fields, query_number, whole_number
from roundhouse.server.web.language import language_of
from roundhouse.server.web.responses import see_other
from roundhouse.server.web.services import services_of
from roundhouse.server.web.wording import event_words


async def change_seat(request: Request) -> Response:
    """Hand a seat to a bot, open it to a link, or take it back."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    seat = whole_number(fields.get("seat"), "seat")
    if seat is None:
        raise BadRequest(field="seat", reason="")
    await services.tables.change_seat(live, me, seat, fields.get("to", ""), language_of(request))
    return see_other(f"/table/{live.id}")


async def change_watchers(request: Request) -> Response:
    """Let others watch a private table by a link, or end that."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    await services.tables.let_watch(live, me, open_=fields.get("to") == "open")
    return see_other(f"/table/{live.id}")


async def change_hints(request: Request) -> Response:
    """Allow hints at the table, or no longer."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    await services.tables.allow_hints(live, me, allowed=fields.get("to") == "on")
    return see_other(f"/table/{live.id}")


async def hint_page(request: Request) -> Response:
    """What a bot would do here and why, in words, with a button that does it."""
    services, language = services_of(request), language_of(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    seat = live.own_seat(me, query_number(request, "seat") or 0)
    action, reason = await services.tables.hint(live, seat, me, language)
    lines = await asyncio.to_thread(lambda: list(_foreseen(live, seat, action, language)))
    if reason:
        lines.append(_line(event_words(live, seat, language)(reason)))
    return HTMLResponse(_hint(action, lines, language))


def _foreseen(live: LiveTable, seat: Seat, action: Action, language: str) -> Iterator[Markup]:
    """What *action* would bring at once; only its name where something hidden came out with it."""
    name = called(live, seat, action, language)
    # the script puts the words of the button that does it in place of the name
    named = Markup("<p><b data-named>{}</b></p>")
    if isinstance(action, Pass):
        yield _line(name)
        yield named.format("")
        return
    brings = list(consequences(live, seat, action, language))
    yield _line(text("pages-hint", language))
    yield named.format(name if brings or name else type(action).wire.replace("_", " "))
    yield from map(_line, brings)


def _line(words: str) -> Markup:
    return Markup("<p>{}</p>").format(words)


def _hint(action: Action, lines: list[Markup], language: str) -> Markup:
    """The dialog's inside; its button closes it and takes the action."""
    go = Markup('<form method="dialog"><button data-action="{}">{}</button></form>')
    plain = json.dumps(encode(action), ensure_ascii=False)
    return Markup("").join(lines) + go.format(plain, text("pages-do-it", language))


ROUTES = (
    Route("/table/{id}/seat", change_seat, methods=["POST"]),
    Route("/table/{id}/watchers", change_watchers, methods=["POST"]),
    Route("/table/{id}/hints", change_hints, methods=["POST"]),
    Route("/table/{id}/hint", hint_page),
)
