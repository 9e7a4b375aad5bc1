"""New tables: as a form describes them, at one click, from a file, and by invitation."""

import asyncio
from collections.abc import Iterator, Mapping
from random import SystemRandom
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.core.journal import Remark
from roundhouse.core.title import AnyTitle
from roundhouse.messages import sentence, text
from roundhouse.server.errors import NotFound, SignInFirst
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.seating import (
    BOT,
    ME,
    company,
    option_values,
    preset_options,
    seat_row,
    with_preset,
)
from roundhouse.server.tables.uploads import Upload
from roundhouse.server.texts import in_short, title_name
from roundhouse.server.web.door import hand_key
from roundhouse.server.web.forms import form_fields
from roundhouse.server.web.language import language_of
from roundhouse.server.web.rate_limit import visitor
from roundhouse.server.web.responses import see_other, template_response
from roundhouse.server.web.services import services_of
from roundhouse.store.base import Identity, SeatRow

NOBODY: Final = ""


async def quick_table(request: Request) -> Response:
    """Make a table for the visitor and some bots, and go there; a name may come later."""
    services, language = services_of(request), language_of(request)
    fields = await form_fields(request)
    key, _, rest = fields.get("with", "").partition(":")
    bot, _, preset = rest.partition(":")
    title = services.registry.title(key)
    name = fields.get("name", "").strip() or text("pages-guest", language)
    me, is_new = await player(request, {"name": name})
    seats = [
        seat_row(title, seat, who, "", me, language)
        for seat, who in enumerate((ME, *[f"{BOT}{bot}"] * company(title)))
    ]
    options = preset_options(title, preset)
    live = await services.tables.create(title, seats, options, owner=me, private=True)
    return await go_to(request, live, me, is_new=is_new)


async def new_table(request: Request) -> Response:
    """Make the table that the form describes and go there."""
    services, language = services_of(request), language_of(request)
    fields = await form_fields(request)
    title = services.registry.title(fields.get("title", ""))
    me, is_new = await player(request, fields)
    seats = list(_seats(title, fields, me, language))
    if fields.get("shuffle"):
        SystemRandom().shuffle(seats)
        seats = [_at(row, seat) for seat, row in enumerate(seats)]
    live = await services.tables.create(
        title,
        seats,
        with_preset(
            title,
            fields.get(f"preset:{title.key}", ""),
            option_values(title, fields, services.config.folder),
        ),
        owner=me,
        private="public" not in fields,
        hints="hints" in fields,
    )
    return await go_to(request, live, me, is_new=is_new)


async def player(request: Request, fields: Mapping[str, str]) -> tuple[Identity, bool]:
    """Who posts, and whether they are new; without accounts a name makes somebody new."""
    services = services_of(request)
    me = await services.auth.visitor(request)
    if me is not None:
        return me, False
    if services.config.accounts:
        raise SignInFirst
    services.newcomers.check(visitor(request))
    return await services.auth.new_identity(fields.get("name", "")), True


async def go_to(request: Request, live: LiveTable, me: Identity, *, is_new: bool) -> Response:
    """Go to the table; somebody new is known from now on."""
    answer = see_other(f"/table/{live.id}")
    if is_new:
        await services_of(request).auth.let_in(request, answer, me)
    return answer


def _at(row: SeatRow, seat: int) -> SeatRow:
    return SeatRow(seat=seat, kind=row.kind, name=row.name, identity=row.identity, bot=row.bot)


def _seats(
    title: AnyTitle, fields: Mapping[str, str], me: Identity, language: str
) -> Iterator[SeatRow]:
    """The seats the form names; those set to nobody are left out."""
    taken = 0
    for place in range(title.game.seats[-1]):
        who = fields.get(f"seat:{title.key}:{place}", NOBODY)
        if who != NOBODY:
            name = fields.get(f"who:{title.key}:{place}", "")
            yield seat_row(title, taken, who, name, me, language)
            taken += 1


async def import_game(request: Request) -> Response:
    """Read a recorded game and go on with it, or look through it."""
    services = services_of(request)
    fields = await form_fields(request, services.config.limits.upload)
    me, is_new = await player(request, fields)
    content = fields.get("file") or fields.get("text") or ""
    upload = await services.tables.read_game(content, me)
    if upload.doubts and not fields.get("anyway"):
        return await _report(request, upload, content, me, is_new=is_new)
    live = await services.tables.keep(upload, me, language_of(request))
    return await go_to(request, live, me, is_new=is_new)


async def _report(
    request: Request, upload: Upload, content: str, me: Identity, *, is_new: bool
) -> Response:
    """What came of a file that is not what it says; nothing is kept yet."""
    language, journal = language_of(request), upload.journal
    head = journal.entries[0].action if journal.entries else None
    doubts = [sentence(doubt, language, journal.players) for doubt in upload.doubts]
    about = head.words.get(language, "") if isinstance(head, Remark) else " ".join(doubts)
    page = template_response(
        request,
        "imported.html",
        me=me,
        about=about,
        details=[line for line in upload.remarks[language] if line not in about],
        content=content,
    )
    if is_new:
        await services_of(request).auth.let_in(request, page, me)
    return page


async def join_page(request: Request) -> Response:
    """What a link invites to."""
    services, language = services_of(request), language_of(request)
    me = await services.auth.visitor(request)
    invitation = await asyncio.to_thread(services.store.invitation, request.path_params["token"])
    if invitation is None:
        raise NotFound
    live = await services.tables.open(invitation.table)
    owner = await asyncio.to_thread(services.store.identity, live.row.owner)
    page = template_response(
        request,
        "join.html",
        me=me,
        owner=owner.name if owner else "",
        title=title_name(live.title.key, language),
        short=in_short(live.title.key, language),
        names=[name for name in live.names if name],
        table=live.id,
        token=invitation.token,
    )
    hand_key(page, live, invitation.token)  # who is invited may watch first
    return page


async def join(request: Request) -> Response:
    """Take the seat."""
    services = services_of(request)
    me, is_new = await player(request, await form_fields(request))
    live = await services.tables.join(request.path_params["token"], me)
    return await go_to(request, live, me, is_new=is_new)


ROUTES = (
    Route("/tables", new_table, methods=["POST"]),
    Route("/tables/quick", quick_table, methods=["POST"]),
    Route("/import", import_game, methods=["POST"]),
    Route("/join/{token}", join_page),
    Route("/join/{token}", join, methods=["POST"]),
)
