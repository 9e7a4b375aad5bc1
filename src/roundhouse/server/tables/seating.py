"""Who shall sit where: from a form or a request to seats and settings."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final

from roundhouse.core import plugins
from roundhouse.core.errors import BadOption
from roundhouse.core.game import OptionDef
from roundhouse.core.journal import Journal
from roundhouse.core.title import AnyTitle, Setting
from roundhouse.messages import text
from roundhouse.server.errors import BadRequest, NoSuchBot
from roundhouse.server.names import LONGEST_NAME, checked_name, cleaned
from roundhouse.server.texts import bot_name
from roundhouse.store.base import Identity, SeatRow

ME, HERE, OPEN, BOT = "me", "here", "open", "bot:"
OWN: Final = "own"
COMPANY: Final = 3
PARTNERS: Final = 1
"""Bots that join whoever wants to play at once; where all play together one leaves more to do."""


def is_together(title: AnyTitle) -> bool:
    """Whether all play on one side: a game that one may play alone has no other."""
    return title.game.seats[0] == 1


def company(title: AnyTitle) -> int:
    """How many bots join somebody who wants to play at once."""
    return min(PARTNERS if is_together(title) else COMPANY, title.game.seats[-1] - 1)


def proposed(title: AnyTitle) -> int:
    """How many seats a new table begins with: the fewest there are, but two for a game in company.

    Whoever would play such a game alone leaves the second seat empty.
    """
    return max(title.game.seats[0], min(2, title.game.seats[-1]))


def seat_row(
    title: AnyTitle, seat: int, who: str, name: str, me: Identity, language: str
) -> SeatRow:
    """A seat for ``me``, ``here`` (another at this screen), ``open`` or ``bot:NAME``."""
    if who == ME:
        return SeatRow(seat=seat, kind="player", name=me.name, identity=me.id)
    if who == HERE:
        given = (
            checked_name(name) if name.strip() else text("core-player", language, number=seat + 1)
        )
        return SeatRow(seat=seat, kind="player", name=given, identity=me.id)
    if who == OPEN:
        return SeatRow(seat=seat, kind="open", name="")
    if who.startswith(BOT):
        bot = who.removeprefix(BOT)
        if bot not in title.bots:
            raise NoSuchBot(bot=bot[:40])
        return SeatRow(seat=seat, kind="bot", name=bot_name(bot, seat, language), bot=bot)
    raise BadRequest(field="seat", reason=who[:40])


def imported_seats(journal: Journal, me: Identity, language: str) -> list[SeatRow]:
    """The seats of an imported game: all at this screen, under the names they had."""
    names = journal.players or ("",) * journal.setup.seats
    return [
        SeatRow(
            seat=seat,
            kind="player",
            name=cleaned(name)[:LONGEST_NAME] or text("core-player", language, number=seat + 1),
            identity=me.id,
        )
        for seat, name in enumerate(names)
    ]


def option_values(
    title: AnyTitle, fields: Mapping[str, str], own: Path | None
) -> dict[str, object]:
    """The settings of a form; a field left out keeps its default."""
    wanted = [
        (option, fields.get(f"option:{title.key}:{option.key}")) for option in title.game.options
    ]
    return {
        option.key: _value(option, given, settings(title, option, own))
        for option, given in wanted
        if given is not None
    }


def preset_options(title: AnyTitle, wanted: str) -> dict[str, object]:
    """The settings of a named difficulty; none for "" and OWN, which stands for one's own."""
    if wanted in ("", OWN):
        return {}
    known = {preset.key: preset.options for preset in title.presets()}
    if wanted not in known:
        raise BadRequest(field="preset", reason=wanted[:40])
    return dict(known[wanted])


def with_preset(title: AnyTitle, wanted: str, chosen: Mapping[str, object]) -> dict[str, object]:
    """A difficulty's settings; what was *chosen* otherwise than usual goes before them."""
    usual = {option.key: option.default for option in title.game.options}
    own = {key: value for key, value in chosen.items() if value != usual[key]}
    preset = preset_options(title, wanted)
    return {**chosen, **preset, **own}


def settings(title: AnyTitle, option: OptionDef, own: Path | None) -> Mapping[str, Setting]:
    """What an option may be set to, each by the word that a form uses for it.

    *own* is the user's folder; an option without anything to choose from keeps its default.
    """
    if option.choices is None:
        choices = title.choices.get(option.key)
        return (plugins.made(title, partial(choices, own)) or {}) if choices else {}
    return {str(choice).lower(): Setting(choice) for choice in option.choices}


def _value(option: OptionDef, given: str, known: Mapping[str, Setting]) -> object:
    if given not in known:
        raise BadOption(option=option.key, value=given[:80], choices=tuple(known))
    return known[given].value
