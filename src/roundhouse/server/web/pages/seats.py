"""Pages that change who sits where, and that ask a bot for advice."""

import asyncio
import json
from collections.abc import Iterator
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from roundhouse.core.actions import Action, Pass
from roundhouse.core.codec import encode
from roundhouse.messages import text
from roundhouse.messages.voice import voice_of
from roundhouse.server.errors import BadRequest
from roundhouse.server.tables import moves
from roundhouse.server.web.render import names_for
from roundhouse.server.web.services import form_of, language_of, number, see, services_of

FORESEEN: Final = 3
"""Sentences that a hint tells of what would happen."""


async def change_seat(request: Request) -> Response:
    """Hand a seat to a bot, open it to a link, or take it back."""
    ours, fields = services_of(request), await form_of(request)
    me = await ours.auth.known(request)
    live = await ours.registry.open(request.path_params["id"])
    seat = number(fields.get("seat"), "seat")
    if seat is None:
        raise BadRequest(field="seat", reason="")
    await moves.change_seat(ours, live, me, seat, fields.get("to", ""), language_of(request))
    return see(f"/table/{live.id}")


async def hint_page(request: Request) -> Response:
    """What a bot would do here and why, in words, with a button that does it."""
    ours, language = services_of(request), language_of(request)
    me = await ours.auth.known(request)
    live = await ours.registry.open(request.path_params["id"])
    own = moves.own_seat(live, me, number(request.query_params.get("seat"), "seat") or 0)
    action, reason = await moves.hint(ours, own, language)
    told = await asyncio.to_thread(lambda: list(_foreseen(own, action, language)))
    if reason:
        view = live.title.game.view(live.table.state, own.seat)
        words = voice_of(live.title).tell(view, reason, language, names_for(live, language))
        told.append(_line(words))
    return HTMLResponse(_hint(action, told, language))


def _foreseen(own: moves.OwnSeat, action: Action, language: str) -> Iterator[Markup]:
    """What *action* would bring at once; only its name where something hidden came out with it."""
    live, table, names = own.live, own.live.table, names_for(own.live, language)
    voice = voice_of(live.title)
    view = live.title.game.view(table.state, own.seat)
    called = voice.call(view, action, language)
    # the script puts the words of the button that does it in place of the name
    named = Markup("<p><b data-named>{}</b></p>")
    if isinstance(action, Pass):
        yield _line(text("pages-hint-pass", language))
        yield named.format("")
        return
    applied = live.title.game.apply(table.state, own.seat, action)
    known = [event for event in applied.events if event.known_to(own.seat)]
    yield _line(text("pages-hint", language))
    if applied.sealed or not known:
        yield named.format(called or type(action).wire.replace("_", " "))
        return
    yield named.format(called)
    view = live.title.game.view(applied.state, own.seat)
    for event in known[:FORESEEN]:
        yield _line(voice.tell(view, event, language, names))


def _line(words: str) -> Markup:
    return Markup("<p>{}</p>").format(words)


def _hint(action: Action, told: list[Markup], language: str) -> Markup:
    """The dialog's inside; its button closes it and takes the action."""
    go = Markup('<form method="dialog"><button data-action="{}">{}</button></form>')
    plain = json.dumps(encode(action), ensure_ascii=False)
    return Markup("").join(told) + go.format(plain, text("pages-do-it", language))
