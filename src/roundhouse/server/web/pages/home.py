"""The home page, new tables, imports and invitations."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import SystemRandom
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from roundhouse.core.actions import Seat
from roundhouse.core.game import OptionDef
from roundhouse.core.title import AnyTitle, Setting
from roundhouse.messages import seat_name, text
from roundhouse.server.errors import NotFound, SeatTaken, SignInFirst
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.seating import (
    BOT,
    ME,
    bot_kind,
    imported_seats,
    option_values,
    seat_row,
    settings,
    setup_of,
)
from roundhouse.server.tables.uploads import read_upload
from roundhouse.server.web.render import in_short, named, title_name
from roundhouse.server.web.services import Services, form_of, html, language_of, see, services_of
from roundhouse.store.base import Identity, SeatRow, TableRow, Taken

NOBODY: Final = ""
COMPANY: Final = 3
PARTNERS: Final = 1
"""Bots that join whoever wants to play at once; where all play together one leaves more to do."""


async def home_page(request: Request) -> Response:
    """New table, my tables, tables to watch, import, learn."""
    ours, language = services_of(request), language_of(request)
    me = await ours.auth.who(request)
    mine = await asyncio.to_thread(ours.store.tables_of, me.id) if me else []
    known = {row.id for row in mine}
    public = await asyncio.to_thread(ours.store.public_tables)
    others = [row for row in public if row.id not in known]
    return html(
        request,
        "home.html",
        me=me,
        titles=[_title(title, language, ours.config.folder) for title in ours.titles.values()],
        mine=await asyncio.to_thread(_listed, ours, mine, language, me),
        others=await asyncio.to_thread(_listed, ours, others, language, None),
        library=ours.library,
        sites=", ".join(_sites(ours.titles.values())),
    )


def _sites(titles: Iterable[AnyTitle]) -> Iterable[str]:
    """Whose files can be read beside ours, each once."""
    return dict.fromkeys(importer.site for title in titles for importer in title.importers)


def _title(title: AnyTitle, language: str, own: Path | None) -> Mapping[str, object]:
    """A game as the form for a new table shows it."""
    key = title.key.replace("_", "-")
    return {
        "key": title.key,
        "name": title_name(title.key, language),
        "about": named(f"pages-title-{key}-about", "", language),
        "counts": list(title.game.seats),
        "options": [_option(title, option, language, own) for option in title.game.options],
        "bots": [(bot, bot_kind(bot, language)) for bot in title.bots],
        "levels": [level_told(title, bot, language) for bot in title.bots if bot != "random"],
        "company": _company(title),
        "together": _is_together(title),
    }


def _is_together(title: AnyTitle) -> bool:
    """Whether all play on one side: a game that one may play alone has no other."""
    return title.game.seats[0] == 1


def _company(title: AnyTitle) -> int:
    return min(PARTNERS if _is_together(title) else COMPANY, title.game.seats[-1] - 1)


def level_told(title: AnyTitle, bot: str, language: str) -> tuple[str, str, str]:
    """A bot with its name and a sentence on how it plays."""
    name = bot_kind(bot, language)
    return bot, name, named(f"bots-{title.key}-{bot}".replace("_", "-"), "", language)


def _option(
    title: AnyTitle, option: OptionDef, language: str, own: Path | None
) -> Mapping[str, object]:
    base = f"pages-option-{title.key}-{option.key}".replace("_", "-")
    return {
        "field": f"option:{title.key}:{option.key}",
        "name": named(base, option.key.replace("_", " "), language),
        "about": named(f"{base}-about", "", language),
        "choices": [
            (word, _called_so(base, word, setting, language), setting.value == option.default)
            for word, setting in settings(title, option, own).items()
        ],
    }


def _called_so(base: str, word: str, setting: Setting, language: str) -> str:
    yes_or_no = {"true": "pages-yes", "false": "pages-no"}
    key = yes_or_no.get(word, f"{base}-{word.replace('_', '-')}")
    return setting.name_in(language) or named(key, word, language)


def _listed(
    ours: Services, rows: list[TableRow], language: str, me: Identity | None
) -> list[Mapping[str, object]]:
    return [_row(ours, row, language, me) for row in rows if row.title in ours.titles]


def _row(ours: Services, row: TableRow, language: str, me: Identity | None) -> Mapping[str, object]:
    seats = ours.store.seats(row.id)
    mine = {seat.seat for seat in seats if me and seat.identity == me.id}
    return {
        "id": row.id,
        "title": title_name(row.title, language),
        "names": [seat.name for seat in seats if seat.name],
        "open": sum(seat.kind == "open" for seat in seats),
        "turn": bool(mine & set(row.to_act)),
        "waiting": [_called(seat, language) for seat in seats if mine and seat.seat in row.to_act],
        "ended": row.ended,
        "seq": row.seq,
    }


def _called(seat: SeatRow, language: str) -> str:
    return seat.name or seat_name(Seat(seat.seat), language)


async def person(request: Request, fields: Mapping[str, str]) -> tuple[Identity, bool]:
    """Who posts; without accounts a name makes somebody new."""
    ours = services_of(request)
    me = await ours.auth.who(request)
    if me is not None:
        return me, False
    if ours.config.accounts:
        raise SignInFirst
    return await ours.auth.welcome(fields.get("name", "")), True


async def quick_table(request: Request) -> Response:
    """Make a table for the visitor and some bots, and go there; a name may come later."""
    ours, language, fields = services_of(request), language_of(request), await form_of(request)
    key, _, bot = fields.get("with", "").partition(":")
    title = ours.registry.title(key)
    named_so = fields.get("name", "").strip() or text("pages-guest", language)
    me, is_new = await person(request, {"name": named_so})
    others = _company(title)
    seats = [
        seat_row(title, seat, who, "", me, language)
        for seat, who in enumerate((ME, *[f"{BOT}{bot}"] * others))
    ]
    live = await ours.registry.create(title, setup_of(seats, {}), seats, owner=me, private=True)
    return _shown(ours, live, me, is_new=is_new)


async def new_table(request: Request) -> Response:
    """Make the table that the form describes and go there."""
    ours, language, fields = services_of(request), language_of(request), await form_of(request)
    title = ours.registry.title(fields.get("title", ""))
    me, is_new = await person(request, fields)
    seats = list(_seats(title, fields, me, language))
    if fields.get("shuffle"):
        SystemRandom().shuffle(seats)
        seats = [_at(row, seat) for seat, row in enumerate(seats)]
    live = await ours.registry.create(
        title,
        setup_of(seats, option_values(title, fields, ours.config.folder)),
        seats,
        owner=me,
        private="public" not in fields,
    )
    return _shown(ours, live, me, is_new=is_new)


def _shown(ours: Services, live: LiveTable, me: Identity, *, is_new: bool) -> Response:
    """Go to the table; somebody new is known from now on."""
    answer = see(f"/table/{live.id}")
    if is_new:
        ours.auth.admit(answer, me)
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
    ours, fields = services_of(request), await form_of(request)
    me, is_new = await person(request, fields)
    content = fields.get("file") or fields.get("text") or ""
    journal = await asyncio.to_thread(read_upload, ours.titles.values(), content)
    seats = imported_seats(journal, me, language_of(request))
    live = await ours.registry.adopt(journal, seats, owner=me, private=True)
    return _shown(ours, live, me, is_new=is_new)


async def join_page(request: Request) -> Response:
    """What a link invites to."""
    ours = services_of(request)
    me = await ours.auth.who(request)
    invitation = await asyncio.to_thread(ours.store.invitation, request.path_params["token"])
    if invitation is None:
        raise NotFound
    live = await ours.registry.open(invitation.table)
    owner = await asyncio.to_thread(ours.store.identity, live.row.owner)
    return html(
        request,
        "join.html",
        me=me,
        owner=owner.name if owner else "",
        title=title_name(live.title.key, language_of(request)),
        short=in_short(live.title.key, language_of(request)),
        names=[name for name in live.names if name],
        table=live.id,
        token=invitation.token,
    )


async def join(request: Request) -> Response:
    """Take the seat."""
    ours = services_of(request)
    me, is_new = await person(request, await form_of(request))
    try:
        live = await ours.registry.claim(request.path_params["token"], me)
    except Taken:
        raise SeatTaken from None
    return _shown(ours, live, me, is_new=is_new)
