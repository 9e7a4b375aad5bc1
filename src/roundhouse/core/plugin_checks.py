"""Whether what an entry names is a title or a bot that server, arena and pages can rely on."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from roundhouse.core.actions import Action
from roundhouse.core.bots import BotDef
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.game import Bot, Game, OptionDef
from roundhouse.core.panel import Panel
from roundhouse.core.plugin_faults import (
    IncompletePlugin,
    NotABot,
    NotATitle,
    OtherKey,
    PluginFault,
)
from roundhouse.core.title import Importer, Title
from roundhouse.core.vocabulary import Vocabulary
from roundhouse.core.voice import Voice


def title_fault(thing: Any, package: str, name: str) -> PluginFault | None:
    """What is wrong with *thing* as the title *name*."""
    if not isinstance(thing, Title):
        return NotATitle(package=package, plugin=name, found=type(thing).__name__)
    if wrong := tuple(_wrong_in(thing)):
        return IncompletePlugin(package=package, plugin=name, parts=wrong)
    if thing.key != name:
        return OtherKey(package=package, plugin=name, key=thing.key)
    return None


def bot_fault(thing: Any, package: str, name: str) -> PluginFault | None:
    """What is wrong with *thing* as the bot *name*."""
    if not isinstance(thing, BotDef):
        return NotABot(package=package, plugin=name, found=type(thing).__name__)
    bot = thing.make if isinstance(thing.make, type) else thing.make()
    level: Any = thing.level  # what a type says holds nobody back
    if wrong := (*_missing(bot, Bot), *(() if isinstance(level, int) else ("level",))):
        return IncompletePlugin(package=package, plugin=name, parts=wrong)
    return None


def _wrong_in(title: Any) -> Iterator[str]:
    """Every part that is asked for before anybody plays, or without which nobody could."""
    yield from _wrong_in_game(title.game)
    if not _is_vocabulary(title.vocabulary):
        yield "vocabulary"
    for name, protocol in (("voice", Voice), ("panel", Panel)):
        part = getattr(title, name)
        yield from (f"{name}.{missing}" for missing in _missing(part, protocol) if part is not None)
    if hasattr(title.panel, "static") and not isinstance(title.panel.static, Path):
        yield "panel.static"
    for name in ("picture", "tally", "dump", "examples", "benchmarks"):
        if (part := getattr(title, name)) is not None and not callable(part):
            yield name
    if not isinstance(title.importers, tuple):
        yield "importers"
    else:
        lacks = (name for each in title.importers for name in _missing(each, Importer))
        yield from (f"importers.{name}" for name in lacks)
    for name in ("bots", "choices"):
        if not _are_functions(getattr(title, name)):
            yield name
    if not isinstance(title.rules, tuple) or not all(
        isinstance(page, Path) and page.is_file() for page in title.rules
    ):
        yield "rules"


def _are_functions(named: Any) -> bool:
    return isinstance(named, Mapping) and all(map(callable, named.values()))


def _wrong_in_game(game: Any) -> Iterator[str]:
    missing = tuple(_missing(game, Game))
    good: dict[str, Callable[[], bool]] = {
        "key": lambda: isinstance(game.key, str),
        "version": lambda: isinstance(game.version, int),
        "seats": lambda: isinstance(game.seats, range) and bool(game.seats),
        "options": lambda: all(isinstance(option, OptionDef) for option in game.options),
    }
    yield from missing
    yield from (name for name, is_good in good.items() if name not in missing and not is_good())


def _is_vocabulary(words: Any) -> bool:
    kinds = {"actions": Action, "events": Event, "errors": Fault}
    return isinstance(words, Vocabulary) and all(
        issubclass(word, kind) for name, kind in kinds.items() for word in getattr(words, name)
    )


def _missing(thing: Any, protocol: type) -> Iterator[str]:
    """What *protocol* asks for and *thing* has not."""
    told = [name for name, part in vars(protocol).items() if isinstance(part, property)]
    fields = (name for name in (*protocol.__annotations__, *told) if not hasattr(thing, name))
    methods = (name for name, part in vars(protocol).items() if callable(part) and name[0] != "_")
    yield from fields
    yield from (name for name in methods if not callable(getattr(thing, name, None)))
