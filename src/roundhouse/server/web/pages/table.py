"""The table's page: the table itself, its live fragment, its details, why not, and its journal."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from roundhouse.core.actions import Seat
from roundhouse.core.codec import read_json
from roundhouse.core.errors import Fault, RuleError
from roundhouse.core.panel import Playing
from roundhouse.messages import text
from roundhouse.server.tables import talk
from roundhouse.server.tables.imported import imported_words
from roundhouse.server.tables.journals import journal_for, may_download
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.tables.tenure import check_takeover, is_invited
from roundhouse.server.tables.undo import can_redo, can_step_back
from roundhouse.server.texts import bot_kind, title_name
from roundhouse.server.web.door import hand_key, key_of, readable_table
from roundhouse.server.web.forms import form_fields, query_number, whole_number
from roundhouse.server.web.hot_seat import remember
from roundhouse.server.web.language import language_of
from roundhouse.server.web.pages.visit import Visit, open_table, visit_table
from roundhouse.server.web.parts import Part, changed, live_parts
from roundhouse.server.web.plain_panel import panel_of
from roundhouse.server.web.render import LOG_LINES, shown_board, sight_of
from roundhouse.server.web.responses import VARY, see_other, shared_context, template_response
from roundhouse.server.web.services import Services, services_of
from roundhouse.server.web.stream import live_page
from roundhouse.server.web.team import team_context
from roundhouse.server.web.viewpoint import Viewpoint
from roundhouse.server.web.wording import refusal_words
from roundhouse.store.base import ChatLine, Identity, Unavailable

MOST_PLAYED: Final = 200
"""Entries of the journal: whoever was away for longer sees how things stand."""


async def table_page(request: Request) -> Response:
    """The table."""
    visit = await open_table(request)
    if key := request.query_params.get("key"):
        answer = see_other(f"/table/{visit.live.id}")  # whoever sends this address on gives no key
        hand_key(answer, visit.live, key)
        return answer
    context, parts = await asyncio.to_thread(contents_of, request, visit)
    title = visit.live.title
    page = template_response(
        request,
        "table.html",
        me=visit.me,
        game=title_name(title.key, visit.viewpoint.language),
        parts=parts,
        astray=visit.astray,
        **context,
    )
    return remember(request, visit.live, page)


async def fragment_page(request: Request) -> Response:
    """What has changed on the table's page, for its script to put in place.

    ``have`` names the parts that the page shows, each with its mark; those are not sent again.
    ``since`` is the moment that it shows: what happened after it is there to be played.
    """
    visit = await visit_table(request)
    context, parts = await asyncio.to_thread(contents_of, request, visit)
    still = str(context["still"])
    news = changed(parts.values(), still, request.query_params.get("have", ""))
    news += await asyncio.to_thread(_motion, visit, query_number(request, "since"))
    return remember(request, visit.live, HTMLResponse(news, headers=VARY))


def _motion(visit: Visit, since: int | None) -> str:
    """What the title's own script plays, in the element that waits for it."""
    panel, viewpoint = panel_of(visit.live.title), visit.viewpoint
    if since is None or not viewpoint.at - MOST_PLAYED <= since < viewpoint.at:
        return ""
    if viewpoint.pass_to is not None or not isinstance(panel, Playing):
        return ""
    script = panel.motion(sight_of(visit.live, viewpoint), since)
    return str(Markup('<div id="motion" hidden data-script="{}"></div>').format(script))


def contents_of(request: Request, visit: Visit) -> tuple[Mapping[str, Any], Mapping[str, Part]]:
    """All that a table's page tells, and its parts that change; takes time, runs in a thread."""
    services, live, me = visit.services, visit.live, visit.me
    most = query_number(request, "log") or LOG_LINES
    context: Mapping[str, Any] = {
        **shown_board(services, live, visit.viewpoint, most, live.held_by(me)),
        **_standing(live, me, visit.viewpoint),
        **team_context(live, me, visit.viewpoint, services.bots.patience),
        "chat": _chat(services, live, me, visit.viewpoint.language),
        "may_talk": me is not None and is_invited(live, me, key_of(request)),
        "links": _links(services, live, me),
        "abandoned": services.tables.abandoned(live, me),
    }
    shown = live_parts(services.templates, {**shared_context(request, me), **context})
    return context, {**shown, **context["in_rooms"]}


def _chat(
    services: Services, live: LiveTable, me: Identity | None, language: str
) -> list[ChatLine]:
    """What was said; nothing while the database is away, for the table itself is in memory."""
    try:
        return talk.heard(services.store, live.id, me, language)
    except Unavailable:
        return []


def _standing(live: LiveTable, me: Identity | None, viewpoint: Viewpoint) -> Mapping[str, object]:
    """Whose turn it is, who sits where, what waits."""
    table, mine = live.table, live.held_by(me)
    names = names_for(live, viewpoint.language)
    acting = live.title.game.awaited(table.state_at(viewpoint.at))
    people = [
        {"row": row, "name": names[row.seat], "mine": row.seat in mine, "acts": row.seat in acting}
        for row in live.seats
    ]
    return {
        "live": live,
        "panel": panel_of(live.title),
        "people": people,
        "mine": mine,
        "owner": me is not None and me.id == live.row.owner,
        "may_take": _may_take(live, me),
        "seat": viewpoint.seat,
        "pass_to": viewpoint.pass_to,
        "at": viewpoint.at,
        "seq": table.seq,
        "past": viewpoint.at != table.seq,
        "acting": [names[seat] for seat in acting if seat >= 0],
        "my_turn": any(seat in mine for seat in acting),
        "result": live.title.game.result(table.state_at(viewpoint.at)),
        "names": names,
        "bots": [(bot, bot_kind(bot, viewpoint.language)) for bot in live.title.bots],
        "asked": live.asked,
        "shared": talk.is_shared(live.seats),
        "may_consent": _may_consent(live, mine),
        "can_undo": _can_undo(live, viewpoint),
        "can_redo": _is_present(live, viewpoint) and can_redo(live, Seat(viewpoint.seat or 0)),
        "may_branch": me is not None and may_download(live, me),
        "was_played": live.row.imported and live.table.result is not None,
        "may_download": may_download(live, me),
        "imported": imported_words(live.table, viewpoint.language),
    }


def _may_take(live: LiveTable, me: Identity | None) -> frozenset[int]:
    """The seats that nobody sits on and that I could take without learning a secret."""
    free = [row.seat for row in live.seats if row.kind != "player"]
    return frozenset(seat for seat in free if me is not None and _takes(live, me, seat))


def _takes(live: LiveTable, me: Identity, seat: int) -> bool:
    try:
        check_takeover(live, me, seat)
    except Fault:
        return False
    return True


def _may_consent(live: LiveTable, mine: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Which of my seats are asked to agree to an undo and have not yet."""
    asked = live.asked
    if asked is None:
        return ()
    needed = live.table.undo_needs(Seat(asked.seat), asked.to)
    return tuple(seat for seat in mine if seat in needed and seat not in asked.consents)


def _can_undo(live: LiveTable, viewpoint: Viewpoint) -> bool:
    return _is_present(live, viewpoint) and can_step_back(live, Seat(viewpoint.seat or 0))


def _is_present(live: LiveTable, viewpoint: Viewpoint) -> bool:
    """Whether somebody at the table looks at its present, and no undo is asked for."""
    if viewpoint.proposing is not None:
        return False
    return viewpoint.seat is not None and viewpoint.at == live.table.seq and live.asked is None


def _links(services: Services, live: LiveTable, me: Identity | None) -> Mapping[int, str]:
    """The invitation links, for those who sit at the table."""
    if me is None or not (me.id == live.row.owner or live.held_by(me)):
        return {}
    if all(row.kind != "open" for row in live.seats):
        return {}
    try:
        found = services.store.invitations(live.id)
    except Unavailable:
        return {}
    return {invitation.seat: f"/join/{invitation.token}" for invitation in found}


async def detail_page(request: Request) -> Response:
    """A fragment that the game's own script asks for."""
    visit = await visit_table(request)
    query = {k: v for k, v in request.query_params.items() if k not in ("seat", "at")}
    return HTMLResponse(await asyncio.to_thread(detail_of, visit.live, visit.viewpoint, query))


def detail_of(live: LiveTable, viewpoint: Viewpoint, query: Mapping[str, str]) -> str:
    """What the game's panel says to *query*."""
    return panel_of(live.title).detail(sight_of(live, viewpoint), query)


async def why_page(request: Request) -> Response:
    """Why a choice is greyed: the refusal in words, with a link to its rule."""
    visit = await visit_table(request)
    return HTMLResponse(await asyncio.to_thread(reason_of, visit, request.query_params))


def reason_of(visit: Visit, asked: Mapping[str, str]) -> Markup:
    """Why the ``action`` *asked* for, as JSON, may not be taken, after the ``first`` if any."""
    live, viewpoint = visit.live, visit.viewpoint
    action = live.read_action(read_json(asked.get("action", "")))
    first = live.read_action(read_json(asked["first"])) if asked.get("first") else None
    return _why_html(visit, live.refusal(viewpoint.seat, action, viewpoint.at, first))


def _why_html(visit: Visit, refusal: RuleError | None) -> Markup:
    """A refusal with its rule as a link."""
    language = visit.viewpoint.language
    if refusal is None:
        return Markup("<p>{}</p>").format(text("pages-no-reason", language))
    words = refusal_words(visit.live, visit.viewpoint.seat)(refusal, language)
    link = visit.services.library.link(refusal.rule)
    if link is None:
        return Markup("<p>{}</p>").format(words)
    more = text("pages-read-rule", language, rule=refusal.rule)
    return Markup('<p>{} <a href="{}" target="rules">{}</a></p>').format(words, link, more)


async def branch(request: Request) -> Response:
    """Go on from a moment in a copy of one's own."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    live, _ = await readable_table(request)
    at = whole_number(fields.get("at"), "at")
    found = await services.tables.branch(
        live, me, live.table.seq if at is None else at, language_of(request)
    )
    return see_other(f"/table/{found.id}")


async def journal_page(request: Request) -> Response:
    """The whole game as a file."""
    live, me = await readable_table(request)
    journal = await asyncio.to_thread(journal_for, live, me)
    name = f"{live.title.key}-{live.id[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(journal, media_type="application/json", headers=headers)


ROUTES = (
    Route("/table/{id}", table_page),
    Route("/table/{id}/live", live_page),
    Route("/table/{id}/fragment", fragment_page),
    Route("/table/{id}/detail", detail_page),
    Route("/table/{id}/why", why_page),
    Route("/table/{id}/branch", branch, methods=["POST"]),
    Route("/table/{id}/journal", journal_page),
)
