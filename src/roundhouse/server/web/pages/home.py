"""The home page: new table, my tables, tables to watch, import, learn."""

import asyncio
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.core.game import OptionDef
from roundhouse.core.title import AnyTitle, Preset, Setting
from roundhouse.messages import text
from roundhouse.messages.languages import joined
from roundhouse.server.tables.seating import company, is_together, proposed, settings
from roundhouse.server.texts import bot_kind, text_or, title_name
from roundhouse.server.web.language import language_of
from roundhouse.server.web.listing import lists_of
from roundhouse.server.web.responses import template_response
from roundhouse.server.web.services import services_of


async def home_page(request: Request) -> Response:
    """New table, my tables, tables to watch, import, learn."""
    services, language = services_of(request), language_of(request)
    me = await services.auth.visitor(request)
    return template_response(
        request,
        "home.html",
        me=me,
        titles=[
            _title(each, language, services.config.folder) for each in services.titles.values()
        ],
        lists=await asyncio.to_thread(lists_of, services, me, language),
        library=services.library,
        sites=joined(_sites(services.titles.values()), language),
    )


def _sites(titles: Iterable[AnyTitle]) -> Iterable[str]:
    """Whose files can be read beside our own, each once."""
    return dict.fromkeys(importer.site for title in titles for importer in title.importers)


def _title(title: AnyTitle, language: str, own: Path | None) -> Mapping[str, object]:
    """A game as the form for a new table shows it."""
    key = title.key.replace("_", "-")
    return {
        "key": title.key,
        "name": title_name(title.key, language),
        "about": text_or(f"pages-title-{key}-about", "", language),
        "counts": list(title.game.seats),
        "proposed": proposed(title),
        "options": [_option(title, option, language, own) for option in title.game.options],
        "presets": [_preset(title, preset, language) for preset in title.presets()],
        "adviser": title.team.adviser if title.team else "",
        "makes": title.maker is not None,
        "bots": [(bot, bot_kind(bot, language)) for bot in title.bots],
        "levels": [bot_level(title, bot, language) for bot in title.bots if bot != "random"],
        "company": company(title),
        "together": is_together(title),
        "pictured": title.glance is not None and bool(title.examples()),
    }


def bot_level(title: AnyTitle, bot: str, language: str) -> tuple[str, str, str]:
    """A bot with its name and a sentence on how it plays."""
    name = bot_kind(bot, language)
    return bot, name, text_or(f"bots-{title.key}-{bot}".replace("_", "-"), "", language)


def _preset(title: AnyTitle, preset: Preset, language: str) -> Mapping[str, object]:
    """A named difficulty: its name, what is in it, how often bots won."""
    base = f"pages-preset-{title.key}-{preset.key}".replace("_", "-")
    prefix = f"option:{title.key}:"
    options = {f"{prefix}{key}": str(value).lower() for key, value in preset.options.items()}
    return {
        "key": preset.key,
        "name": text_or(base, preset.key, language),
        "about": text_or(f"{base}-about", "", language),
        "rate": _rate(preset, language),
        "options": json.dumps(options),
    }


def _rate(preset: Preset, language: str) -> str:
    """How many games bots won, from the least to the most."""
    if not preset.wins:
        return ""
    low, high = min(preset.wins.values()), max(preset.wins.values())
    return text("pages-preset-wins", language, low=low, high=high, count=preset.games)


def _option(
    title: AnyTitle, option: OptionDef, language: str, own: Path | None
) -> Mapping[str, object]:
    base = f"pages-option-{title.key}-{option.key}".replace("_", "-")
    return {
        "field": f"option:{title.key}:{option.key}",
        "name": text_or(base, option.key.replace("_", " "), language),
        "about": text_or(f"{base}-about", "", language),
        "choices": [
            (word, _called_so(base, word, setting, language), setting.value == option.default)
            for word, setting in settings(title, option, own).items()
        ],
    }


def _called_so(base: str, word: str, setting: Setting, language: str) -> str:
    yes_or_no = {"true": "pages-yes", "false": "pages-no"}
    key = yes_or_no.get(word, f"{base}-{word.replace('_', '-')}")
    return setting.name_in(language) or text_or(key, word, language)


ROUTES = (Route("/", home_page),)
