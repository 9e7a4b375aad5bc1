"""Pages that change who sits where, and that ask a bot for advice."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any, Final, Protocol, runtime_checkable

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from roundhouse.core.actions import Action, Pass
from roundhouse.core.codec import encode
from roundhouse.messages import text
from roundhouse.server import acts
from roundhouse.server.errors import BadRequest
from roundhouse.server.render import names_for, panel_of
from roundhouse.server.web import form_of, language_of, number, rooms, see


@runtime_checkable
class Caller(Protocol):
    """A panel that has names for actions whose consequences do not tell what they are."""

    def call(self, view: Any, action: Action, language: str) -> str:
        """An action in words, or nothing."""
        ...


FORESEEN: Final = 3
"""Sentences that a hint tells of what would happen."""


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
    """What a bot would do here and why, in words, with a button that does it."""
    ours, language = rooms(request), language_of(request)
    me = await ours.doorman.known(request)
    host = await ours.house.open(request.path_params["id"])
    hand = acts.hand_of(host, me, number(request.query_params.get("seat"), "seat") or 0)
    action, reason = await acts.hint(ours, hand, language)
    told = await asyncio.to_thread(lambda: list(_foreseen(hand, action, language)))
    if reason:
        view = host.title.game.view(host.table.state, hand.seat)
        words = panel_of(host.title).tell(view, reason, language, names_for(host, language))
        told.append(_line(words))
    return HTMLResponse(_hint(action, told, language))


def _foreseen(hand: acts.Hand, action: Action, language: str) -> Iterator[Markup]:
    """What *action* would bring at once; only its name where something hidden came out with it."""
    host, table, names = hand.host, hand.host.table, names_for(hand.host, language)
    panel = panel_of(host.title)
    view = host.title.game.view(table.state, hand.seat)
    called = panel.call(view, action, language) if isinstance(panel, Caller) else ""
    # the script puts the words of the button that does it in place of the name
    named = Markup("<p><b data-named>{}</b></p>")
    if isinstance(action, Pass):
        yield _line(text("pages-hint-pass", language))
        yield named.format("")
        return
    applied = host.title.game.apply(table.state, hand.seat, action)
    known = [event for event in applied.events if event.known_to(hand.seat)]
    yield _line(text("pages-hint", language))
    if applied.sealed or not known:
        yield named.format(called or type(action).wire.replace("_", " "))
        return
    yield named.format(called)
    view = host.title.game.view(applied.state, hand.seat)
    for event in known[:FORESEEN]:
        yield _line(panel.tell(view, event, language, names))


def _line(words: str) -> Markup:
    return Markup("<p>{}</p>").format(words)


def _hint(action: Action, told: list[Markup], language: str) -> Markup:
    """The dialog's inside; its button closes it and takes the action."""
    go = Markup('<form method="dialog"><button data-action="{}">{}</button></form>')
    plain = json.dumps(encode(action), ensure_ascii=False)
    return Markup("").join(told) + go.format(plain, text("pages-do-it", language))
