"""What is installed beside Roundhouse: titles and bots, found by their entry points.

An entry of ``roundhouse.titles`` has the game's key for its name and names a ``Title``; one of
``roundhouse.bots`` is named by game and bot (``1846.strong``) and names a ``BotDef``. Ours are
found the same way. Whatever is broken is left out and logged as a PluginFault, once a process.
"""

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.metadata import Distribution, EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from roundhouse.core.installed import DISTRIBUTION
from roundhouse.core.plugin_faults import (
    BadPluginName,
    BotWithoutTitle,
    PluginFault,
    PluginNotLoaded,
    PluginTwice,
)

if TYPE_CHECKING:  # help lists the games, and needs no more of them than their names
    from roundhouse.core.title import AnyTitle

T = TypeVar("T")

TITLES: Final = "roundhouse.titles"
"""The group of the titles."""

BOTS: Final = "roundhouse.bots"
"""The group of the bots."""

_NAMES: Final = {
    TITLES: re.compile(r"[a-z0-9_]+"),
    BOTS: re.compile(r"[a-z0-9_]+\.[a-z0-9_]+"),
}

log: Final = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # whoever starts a program says where faults are told
_faults: Final[list[PluginFault]] = []


# Finding


def found(group: str) -> tuple[EntryPoint, ...]:
    """The entries of *group*: ours, then the others', by name and package."""
    return tuple(sorted(entry_points(group=group), key=_rank))


def _rank(entry: EntryPoint) -> tuple[bool, str, str]:
    return not is_ours(entry), entry.name, package_of(entry)


def is_ours(entry: EntryPoint) -> bool:
    """Whether *entry* came with Roundhouse itself."""
    return package_of(entry) == DISTRIBUTION


def package_of(entry: EntryPoint) -> str:
    """The distribution that *entry* belongs to, as one installs it."""
    return _name(entry.dist) if entry.dist else entry.value


@cache  # each time it is asked, it would be read from a file
def _name(package: Distribution) -> str:
    return package.name


@cache
def chosen(group: str) -> Mapping[str, EntryPoint]:
    """The entries of *group* by name; of two with the same name the first. Nothing is imported."""
    kept: dict[str, EntryPoint] = {}
    for entry in found(group):
        fault = _fault_of_name(entry, kept)
        if fault is None:
            kept[entry.name] = entry
        else:
            report(fault)
    return kept


def _fault_of_name(entry: EntryPoint, kept: Mapping[str, EntryPoint]) -> PluginFault | None:
    package, name = package_of(entry), entry.name
    if not _NAMES[entry.group].fullmatch(name):
        return BadPluginName(package=package, plugin=name)
    if name in kept:
        return PluginTwice(package=package, plugin=name, used=package_of(kept[name]))
    title, _, bot = name.partition(".")
    if bot and title not in chosen(TITLES):
        return BotWithoutTitle(package=package, bot=bot, title=title)
    return None


@cache
def folders(name: str) -> Mapping[Path, EntryPoint]:
    """Every folder *name* beside a title or a bot, and whose it is."""
    entries = [*chosen(TITLES).values(), *chosen(BOTS).values()]
    beside = {folder / name: entry for entry in entries if (folder := folder_of(entry))}
    return {folder: entry for folder, entry in beside.items() if folder.is_dir()}


def folder_of(entry: EntryPoint) -> Path | None:
    """The folder of the package that *entry* stands in, which is not imported itself."""
    package, _, module = entry.value.partition(":")[0].rpartition(".")
    try:
        spec = find_spec(package or module)
    except Exception:  # noqa: BLE001 - what is around it is imported, and may fail in any way
        return None
    places = list(spec.submodule_search_locations or ()) if spec else []
    return Path(places[0]) if places else None


# Loading


@cache
def titles() -> "Mapping[str, AnyTitle]":
    """Every title that works, with its bots from the weakest to the strongest."""
    loaded = {key: load(entry) for key, entry in chosen(TITLES).items()}
    return {key: _with_bots(key, title) for key, title in loaded.items() if title}


def _with_bots(key: str, title: "AnyTitle") -> "AnyTitle":
    loaded = [(name, bot) for name, entry in bot_entries(key) if (bot := load(entry))]
    loaded.sort(key=lambda named: named[1].level)
    return replace(title, bots={**title.bots, **{name: bot.make for name, bot in loaded}})


def bot_entries(title: str) -> Iterator[tuple[str, EntryPoint]]:
    """The bots for *title* by name, not yet imported."""
    for name, entry in chosen(BOTS).items():
        game, _, bot = name.partition(".")
        if game == title:
            yield bot, entry


def examine() -> None:
    """Load what is not ours, so that what is broken there is told at once."""
    for group in (TITLES, BOTS):
        for entry in chosen(group).values():
            if not is_ours(entry):
                load(entry)


@cache
def load(entry: EntryPoint) -> Any:
    """The Title or BotDef that *entry* names; None when it is broken."""
    from roundhouse.core.plugin_checks import bot_fault, title_fault  # noqa: PLC0415 - see above

    check = title_fault if entry.group == TITLES else bot_fault
    try:
        thing = entry.load()
        fault = check(thing, package_of(entry), entry.name)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - others' code may fail in any way
        fault = _not_loaded(package_of(entry), entry.name, error)
    if fault is None:
        return thing
    report(fault)
    return None


def _not_loaded(package: str, plugin: str, error: BaseException) -> PluginFault:
    kind, words = type(error).__name__, " ".join(str(error).split())
    reason = f"{kind}: {words}" if words else kind
    fault = PluginNotLoaded(package=package, plugin=plugin, reason=reason)
    fault.__cause__ = error
    return fault


def report(fault: PluginFault) -> None:
    """Note what is left out; a program that speaks to people hears of it from the log, once."""
    if str(fault) not in map(str, _faults):
        _faults.append(fault)
        log.warning("%s", fault)


def faults() -> tuple[PluginFault, ...]:
    """What was found broken so far."""
    return tuple(_faults)


def made(title: "AnyTitle", make: Callable[[], T]) -> T | None:
    """What *title* makes only when asked; if that fails, it is reported and costs no more."""
    try:
        return make()
    except Exception as error:  # noqa: BLE001 - others' code may fail in any way
        entry = chosen(TITLES).get(title.key)
        report(_not_loaded(package_of(entry) if entry else title.key, title.key, error))
        return None
