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
from roundhouse.server.abandon import abandoned
from roundhouse.server.curtain import place_of, remember, sights
from roundhouse.server.errors import NotEnded
from roundhouse.server.host import Host, awaited
from roundhouse.server.parts import Part, changed, live_parts
from roundhouse.server.rematch import table_again
from roundhouse.server.render import (
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
from roundhouse.server.seating import bot_kind
from roundhouse.server.stepping import can_step_back
from roundhouse.server.told import words_at
from roundhouse.server.web import VARY, Rooms, html, language_of, number, rooms, shared
from roundhouse.store.base import ChatLine, Identity, Unavailable


async def _looking(request: Request) -> tuple[Rooms, Host, Identity | None, Eyes]:
    """Who looks at which table, through whose eyes, at which moment."""
    ours = rooms(request)
    me = await ours.doorman.who(request)
    host = await ours.house.open(request.path_params["id"])
    at = host.checked_moment(number(request.query_params.get("at"), "at"))
    place = place_of(request, host, me, at)
    return ours, host, me, Eyes(place.seat, at, language_of(request), place.next)


async def table_page(request: Request) -> Response:
    """The table."""
    ours, host, me, eyes = await _looking(request)
    context, parts = await asyncio.to_thread(_made, request, ours, host, me, eyes)
    title = title_name(host.title.key, eyes.language)
    panel = panel_of(host.title)
    made = html(request, "table.html", me=me, panel=panel, game=title, parts=parts, **context)
    return remember(request, host, made)


async def fragment_page(request: Request) -> Response:
    """What has changed on the table's page, for its script to put in place.

    ``have`` names the parts that the page shows, each with its mark; those are not sent again.
    """
    ours, host, me, eyes = await _looking(request)
    context, parts = await asyncio.to_thread(_made, request, ours, host, me, eyes)
    news = changed(parts.values(), context["still"], request.query_params.get("have", ""))
    return remember(request, host, HTMLResponse(news, headers=VARY))


def _made(
    request: Request, ours: Rooms, host: Host, me: Identity | None, eyes: Eyes
) -> tuple[Mapping[str, Any], Mapping[str, Part]]:
    """All that a table's page tells, and its parts that change; takes time, runs in a thread."""
    most = number(request.query_params.get("log"), "log") or LOG_LINES
    context = {
        **_drawn(ours, host, eyes, most, host.held_by(me)),
        **_standing(host, me, eyes),
        "chat": _chat(ours, host),
        "links": _links(ours, host, me),
        "abandoned": abandoned(ours, host, me),
    }
    return context, live_parts(ours.templates, {**shared(request, me), **context})


def _chat(ours: Rooms, host: Host) -> list[ChatLine]:
    """What was said; nothing while the database is away, for the table itself is in memory."""
    try:
        return ours.store.chat(host.id)
    except Unavailable:
        return []


def _drawn(
    ours: Rooms, host: Host, eyes: Eyes, most: int, mine: tuple[Seat, ...] = ()
) -> Mapping[str, Any]:
    """The parts that take most of the time."""
    parts = drawn_parts(host, eyes, ours.drawn)
    lines = log_lines(host, eyes, ours.told, most)
    return {
        **as_html(parts),
        "log": lines,
        "more": len(lines) >= most,
        "news": lines_since(host, eyes, lines, mine)[-NEWS_LINES:],
        "sights": sights(host, mine, eyes.at),
    }


def _standing(host: Host, me: Identity | None, eyes: Eyes) -> Mapping[str, Any]:
    """Whose turn it is, who sits where, what waits."""
    table, mine = host.table, host.held_by(me)
    names = names_for(host, eyes.language)
    acting = awaited(host.title, table.state_at(eyes.at))
    people = [
        {"row": row, "name": names[row.seat], "mine": row.seat in mine, "acts": row.seat in acting}
        for row in host.seats
    ]
    return {
        "host": host,
        "people": people,
        "mine": mine,
        "owner": me is not None and me.id == host.row.owner,
        "seat": eyes.seat,
        "curtain": eyes.curtain,
        "at": eyes.at,
        "seq": table.seq,
        "past": eyes.at != table.seq,
        "acting": [names[seat] for seat in acting if seat >= 0],
        "my_turn": any(seat in mine for seat in acting),
        "result": host.title.game.result(table.state_at(eyes.at)),
        "names": names,
        "bots": [(bot, bot_kind(bot, eyes.language)) for bot in host.title.bots],
        "asked": host.asked,
        "may_consent": _may_consent(host, mine),
        "can_undo": _can_undo(host, eyes),
        "may_download": may_download(host, me),
    }


def _may_consent(host: Host, mine: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Which of my seats are asked to agree to an undo and have not yet."""
    asked = host.asked
    if asked is None:
        return ()
    needed = host.table.undo_needs(Seat(asked.seat), asked.to)
    return tuple(seat for seat in mine if seat in needed and seat not in asked.consents)


def _can_undo(host: Host, eyes: Eyes) -> bool:
    if eyes.seat is None or eyes.at != host.table.seq or host.asked is not None:
        return False
    return can_step_back(host, eyes.seat)


def may_download(host: Host, me: Identity | None) -> bool:
    """The journal stays home until the end, unless nobody else plays."""
    others = [row for row in host.seats if row.kind == "open" or (
        row.identity is not None and (me is None or row.identity != me.id))]  # fmt: skip
    return host.table.result is not None or (bool(host.held_by(me)) and not others)


def _links(ours: Rooms, host: Host, me: Identity | None) -> Mapping[int, str]:
    """The invitation links, for those who sit at the table."""
    if me is None or not (me.id == host.row.owner or host.held_by(me)):
        return {}
    if all(row.kind != "open" for row in host.seats):
        return {}
    try:
        found = ours.store.invitations(host.id)
    except Unavailable:
        return {}
    return {invitation.seat: f"/join/{invitation.token}" for invitation in found}


async def detail_page(request: Request) -> Response:
    """A fragment that the game's own script asks for."""
    _, host, _, eyes = await _looking(request)
    query = {k: v for k, v in request.query_params.items() if k not in ("seat", "at")}
    made = await asyncio.to_thread(_detail, host, eyes, query)
    return HTMLResponse(made)


def _detail(host: Host, eyes: Eyes, query: Mapping[str, str]) -> str:
    return panel_of(host.title).detail(sight(host, eyes), query)


def posted_action(host: Host, data: Any) -> Action:
    """An action of this game in JSON."""
    action: Action = decode_tagged(host.title.vocabulary.actions, data, "/action")
    return action


async def why_page(request: Request) -> Response:
    """Why a choice is greyed: the refusal in words, with a link to its rule."""
    ours, host, _, eyes = await _looking(request)
    action = posted_action(host, read_json(request.query_params.get("action", "")))
    refusal = await asyncio.to_thread(host.refusal, eyes.seat, action, eyes.at)
    return HTMLResponse(why_html(ours, host, eyes, refusal))


def why_html(ours: Rooms, host: Host, eyes: Eyes, refusal: RuleError | None) -> Markup:
    """A refusal with its rule as a link."""
    language = eyes.language
    if refusal is None:
        return Markup("<p>{}</p>").format(text("pages-no-reason", language))
    words = words_at(host, eyes.seat)(refusal, language)
    link = ours.library.link(refusal.rule)
    if link is None:
        return Markup("<p>{}</p>").format(words)
    more = text("pages-read-rule", language, rule=refusal.rule)
    return Markup('<p>{} <a href="{}" target="rules">{}</a></p>').format(words, link, more)


async def journal_page(request: Request) -> Response:
    """The whole game as a file."""
    ours = rooms(request)
    me = await ours.doorman.who(request)
    host = await ours.house.open(request.path_params["id"])
    if not may_download(host, me):
        raise NotEnded
    made = await asyncio.to_thread(journal_text, host)
    name = f"{host.title.key}-{host.id[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(made, media_type="application/json", headers=headers)


def journal_text(host: Host) -> str:
    """The journal with the players' names."""
    return dump_journal(replace(host.table.journal, players=names_for(host, "en")))


async def end_page(request: Request) -> Response:
    """Scores and charts of a game that has ended."""
    ours, host, me, eyes = await _looking(request)
    result = host.table.result
    if result is None:
        raise NotEnded
    names = names_for(host, eyes.language)
    charts = await asyncio.to_thread(_charts, host, names, eyes.language)
    played = bool(host.held_by(me))
    rows = sorted(zip(names, result.scores, strict=False), key=lambda row: row[1], reverse=True)
    return html(
        request,
        "end.html",
        me=me,
        host=host,
        game=title_name(host.title.key, eyes.language),
        rows=rows,
        winners=len(result.winners),
        won_by=_together([names[seat] for seat in result.winners], eyes.language),
        reason=text(result.reason, eyes.language),
        charts=Markup(charts),  # noqa: S704 - a panel escapes itself
        panel=panel_of(host.title),
        played=played,
        alone=sum(row.kind != "bot" for row in host.seats) == 1,
        new_table=await table_again(ours, host) if played else None,
    )


def _together(names: list[str], language: str) -> str:
    """*names* as one says them."""
    if len(names) < 2:
        return "".join(names)
    return text("pages-and", language, first=", ".join(names[:-1]), last=names[-1])


def _charts(host: Host, names: tuple[str, ...], language: str) -> str:
    game, table = host.title.game, host.table
    views = [game.view(table.state_at(seq), None) for seq in table.line()]
    return panel_of(host.title).history(views, names, language)


async def rules_page(request: Request) -> Response:
    """One document of the rules."""
    ours, language = rooms(request), language_of(request)
    me = await ours.doorman.who(request)
    page, made = await asyncio.to_thread(ours.library.page, request.path_params["key"], language)
    rules = Markup(made)  # noqa: S704 - made by the renderer, which escapes HTML in the text
    return html(request, "rules.html", me=me, page=page, rules=rules, library=ours.library)


async def learn_page(request: Request) -> Response:
    """What there is to read and to step through."""
    ours = rooms(request)
    me = await ours.doorman.who(request)
    language = language_of(request)
    titles = [(key, title_name(key, language), in_short(key, language)) for key in ours.titles]
    return html(request, "learn.html", me=me, library=ours.library, titles=titles)


async def example_page(request: Request) -> Response:
    """One moment of a worked example, with a sentence on it."""
    ours, language = rooms(request), language_of(request)
    me = await ours.doorman.who(request)
    example, host = await asyncio.to_thread(ours.library.example, request.path_params["key"])
    at = host.checked_moment(number(request.query_params.get("at"), "at") or 0)
    eyes = Eyes(None, at, language)
    drawn = await asyncio.to_thread(_drawn, ours, host, eyes, 8)
    note = example.notes.get(at)
    return html(
        request,
        "example.html",
        me=me,
        example=example,
        name=text(example.name, language),
        note=text(note, language) if note else None,
        at=at,
        last=host.table.seq,
        panel=panel_of(host.title),
        host=host,
        **drawn,
    )
