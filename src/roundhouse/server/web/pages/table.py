"""The table's pages: the table itself, its live fragment, its end, and the rules."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode_tagged, read_json
from roundhouse.core.errors import RuleError
from roundhouse.core.journal import dump_journal
from roundhouse.messages import text
from roundhouse.server.errors import NotEnded
from roundhouse.server.tables.abandoned import abandoned
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.rematch import table_again
from roundhouse.server.tables.seating import bot_kind
from roundhouse.server.tables.undo import can_step_back
from roundhouse.server.web.hot_seat import place_of, remember, sights
from roundhouse.server.web.parts import Part, changed, live_parts
from roundhouse.server.web.render import (
    LOG_LINES,
    NEWS_LINES,
    Eyes,
    as_html,
    drawn_parts,
    in_short,
    lines_since,
    log_lines,
    names_for,
    panel_of,
    sight,
    title_name,
)
from roundhouse.server.web.services import (
    VARY,
    Services,
    html,
    language_of,
    number,
    services_of,
    shared,
)
from roundhouse.server.web.wording import refusal_words
from roundhouse.store.base import ChatLine, Identity, Unavailable


async def _looking(request: Request) -> tuple[Services, LiveTable, Identity | None, Eyes]:
    """Who looks at which table, through whose eyes, at which moment."""
    ours = services_of(request)
    me = await ours.auth.who(request)
    live = await ours.registry.open(request.path_params["id"])
    at = live.checked_moment(number(request.query_params.get("at"), "at"))
    place = place_of(request, live, me, at)
    return ours, live, me, Eyes(place.seat, at, language_of(request), place.next)


async def table_page(request: Request) -> Response:
    """The table."""
    ours, live, me, eyes = await _looking(request)
    context, parts = await asyncio.to_thread(_made, request, ours, live, me, eyes)
    title = title_name(live.title.key, eyes.language)
    made = html(request, "table.html", me=me, game=title, parts=parts, **context)
    return remember(request, live, made)


async def fragment_page(request: Request) -> Response:
    """What has changed on the table's page, for its script to put in place.

    ``have`` names the parts that the page shows, each with its mark; those are not sent again.
    """
    ours, live, me, eyes = await _looking(request)
    context, parts = await asyncio.to_thread(_made, request, ours, live, me, eyes)
    news = changed(parts.values(), context["still"], request.query_params.get("have", ""))
    return remember(request, live, HTMLResponse(news, headers=VARY))


def _made(
    request: Request, ours: Services, live: LiveTable, me: Identity | None, eyes: Eyes
) -> tuple[Mapping[str, Any], Mapping[str, Part]]:
    """All that a table's page tells, and its parts that change; takes time, runs in a thread."""
    most = number(request.query_params.get("log"), "log") or LOG_LINES
    context = {
        **_drawn(ours, live, eyes, most, live.held_by(me)),
        **_standing(live, me, eyes),
        "chat": _chat(ours, live),
        "links": _links(ours, live, me),
        "abandoned": abandoned(ours, live, me),
    }
    return context, live_parts(ours.templates, {**shared(request, me), **context})


def _chat(ours: Services, live: LiveTable) -> list[ChatLine]:
    """What was said; nothing while the database is away, for the table itself is in memory."""
    try:
        return ours.store.chat(live.id)
    except Unavailable:
        return []


def _drawn(
    ours: Services, live: LiveTable, eyes: Eyes, most: int, mine: tuple[Seat, ...] = ()
) -> Mapping[str, Any]:
    """The parts that take most of the time."""
    parts = drawn_parts(live, eyes, ours.drawn)
    lines = log_lines(live, eyes, ours.told, most)
    return {
        **as_html(parts),
        "log": lines,
        "more": len(lines) >= most,
        "news": lines_since(live, eyes, lines, mine)[-NEWS_LINES:],
        "sights": sights(live, mine, eyes.at),
    }


def _standing(live: LiveTable, me: Identity | None, eyes: Eyes) -> Mapping[str, Any]:
    """Whose turn it is, who sits where, what waits."""
    table, mine = live.table, live.held_by(me)
    names = names_for(live, eyes.language)
    acting = live.title.game.awaited(table.state_at(eyes.at))
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
        "seat": eyes.seat,
        "pass_to": eyes.pass_to,
        "at": eyes.at,
        "seq": table.seq,
        "past": eyes.at != table.seq,
        "acting": [names[seat] for seat in acting if seat >= 0],
        "my_turn": any(seat in mine for seat in acting),
        "result": live.title.game.result(table.state_at(eyes.at)),
        "names": names,
        "bots": [(bot, bot_kind(bot, eyes.language)) for bot in live.title.bots],
        "asked": live.asked,
        "may_consent": _may_consent(live, mine),
        "can_undo": _can_undo(live, eyes),
        "may_download": may_download(live, me),
    }


def _may_consent(live: LiveTable, mine: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Which of my seats are asked to agree to an undo and have not yet."""
    asked = live.asked
    if asked is None:
        return ()
    needed = live.table.undo_needs(Seat(asked.seat), asked.to)
    return tuple(seat for seat in mine if seat in needed and seat not in asked.consents)


def _can_undo(live: LiveTable, eyes: Eyes) -> bool:
    if eyes.seat is None or eyes.at != live.table.seq or live.asked is not None:
        return False
    return can_step_back(live, eyes.seat)


def may_download(live: LiveTable, me: Identity | None) -> bool:
    """The journal stays home until the end, unless nobody else plays."""
    others = [row for row in live.seats if row.kind == "open" or (
        row.identity is not None and (me is None or row.identity != me.id))]  # fmt: skip
    return live.table.result is not None or (bool(live.held_by(me)) and not others)


def _links(ours: Services, live: LiveTable, me: Identity | None) -> Mapping[int, str]:
    """The invitation links, for those who sit at the table."""
    if me is None or not (me.id == live.row.owner or live.held_by(me)):
        return {}
    if all(row.kind != "open" for row in live.seats):
        return {}
    try:
        found = ours.store.invitations(live.id)
    except Unavailable:
        return {}
    return {invitation.seat: f"/join/{invitation.token}" for invitation in found}


async def detail_page(request: Request) -> Response:
    """A fragment that the game's own script asks for."""
    _, live, _, eyes = await _looking(request)
    query = {k: v for k, v in request.query_params.items() if k not in ("seat", "at")}
    made = await asyncio.to_thread(_detail, live, eyes, query)
    return HTMLResponse(made)


def _detail(live: LiveTable, eyes: Eyes, query: Mapping[str, str]) -> str:
    return panel_of(live.title).detail(sight(live, eyes), query)


def posted_action(live: LiveTable, data: Any) -> Action:
    """An action of this game in JSON."""
    action: Action = decode_tagged(live.title.vocabulary.actions, data, "/action")
    return action


async def why_page(request: Request) -> Response:
    """Why a choice is greyed: the refusal in words, with a link to its rule."""
    ours, live, _, eyes = await _looking(request)
    action = posted_action(live, read_json(request.query_params.get("action", "")))
    refusal = await asyncio.to_thread(live.refusal, eyes.seat, action, eyes.at)
    return HTMLResponse(why_html(ours, live, eyes, refusal))


def why_html(ours: Services, live: LiveTable, eyes: Eyes, refusal: RuleError | None) -> Markup:
    """A refusal with its rule as a link."""
    language = eyes.language
    if refusal is None:
        return Markup("<p>{}</p>").format(text("pages-no-reason", language))
    words = refusal_words(live, eyes.seat)(refusal, language)
    link = ours.library.link(refusal.rule)
    if link is None:
        return Markup("<p>{}</p>").format(words)
    more = text("pages-read-rule", language, rule=refusal.rule)
    return Markup('<p>{} <a href="{}" target="rules">{}</a></p>').format(words, link, more)


async def journal_page(request: Request) -> Response:
    """The whole game as a file."""
    ours = services_of(request)
    me = await ours.auth.who(request)
    live = await ours.registry.open(request.path_params["id"])
    if not may_download(live, me):
        raise NotEnded
    made = await asyncio.to_thread(journal_text, live)
    name = f"{live.title.key}-{live.id[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(made, media_type="application/json", headers=headers)


def journal_text(live: LiveTable) -> str:
    """The journal with the players' names."""
    return dump_journal(replace(live.table.journal, players=names_for(live, "en")))


async def end_page(request: Request) -> Response:
    """Scores and charts of a game that has ended."""
    ours, live, me, eyes = await _looking(request)
    result = live.table.result
    if result is None:
        raise NotEnded
    names = names_for(live, eyes.language)
    charts = await asyncio.to_thread(_charts, live, names, eyes.language)
    played = bool(live.held_by(me))
    rows = sorted(zip(names, result.scores, strict=False), key=lambda row: row[1], reverse=True)
    return html(
        request,
        "end.html",
        me=me,
        live=live,
        game=title_name(live.title.key, eyes.language),
        rows=rows,
        winners=len(result.winners),
        won_by=_together([names[seat] for seat in result.winners], eyes.language),
        reason=text(result.reason, eyes.language),
        charts=Markup(charts),  # noqa: S704 - a panel escapes itself
        panel=panel_of(live.title),
        played=played,
        alone=sum(row.kind != "bot" for row in live.seats) == 1,
        new_table=await table_again(ours, live) if played else None,
    )


def _together(names: list[str], language: str) -> str:
    """*names* as one says them."""
    if len(names) < 2:
        return "".join(names)
    return text("pages-and", language, first=", ".join(names[:-1]), last=names[-1])


def _charts(live: LiveTable, names: tuple[str, ...], language: str) -> str:
    game, table = live.title.game, live.table
    views = [game.view(table.state_at(seq), None) for seq in table.line()]
    return panel_of(live.title).history(views, names, language)


async def rules_page(request: Request) -> Response:
    """One document of the rules."""
    ours, language = services_of(request), language_of(request)
    me = await ours.auth.who(request)
    page, made = await asyncio.to_thread(ours.library.page, request.path_params["key"], language)
    rules = Markup(made)  # noqa: S704 - made by the renderer, which escapes HTML in the text
    return html(request, "rules.html", me=me, page=page, rules=rules, library=ours.library)


async def learn_page(request: Request) -> Response:
    """What there is to read and to step through."""
    ours = services_of(request)
    me = await ours.auth.who(request)
    language = language_of(request)
    titles = [(key, title_name(key, language), in_short(key, language)) for key in ours.titles]
    return html(request, "learn.html", me=me, library=ours.library, titles=titles)


async def example_page(request: Request) -> Response:
    """One moment of a worked example, with a sentence on it."""
    ours, language = services_of(request), language_of(request)
    me = await ours.auth.who(request)
    example, live = await asyncio.to_thread(ours.library.example, request.path_params["key"])
    at = live.checked_moment(number(request.query_params.get("at"), "at") or 0)
    eyes = Eyes(None, at, language)
    drawn = await asyncio.to_thread(_drawn, ours, live, eyes, 8)
    note = example.notes.get(at)
    return html(
        request,
        "example.html",
        me=me,
        example=example,
        name=text(example.name, language),
        note=text(note, language) if note else None,
        at=at,
        last=live.table.seq,
        panel=panel_of(live.title),
        live=live,
        **drawn,
    )
