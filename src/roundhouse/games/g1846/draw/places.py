"""Hexes and towns of 1846 by their names, in the reader's language; and what speaks of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final, TypeVar, cast, get_type_hints

from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId, LocationId
from roundhouse.messages import text
from roundhouse.messages.languages import joined
from roundhouse.messages.places import place

Told = TypeVar("Told", Event, Fault)

_ONE: Final = (HexId, HexId | None)


def town(hex_id: HexId, language: str) -> str:
    """The name of a hex without its letters; nothing where it has none."""
    return area(DEFS.hexes[hex_id].name, language)


def area(name: str, language: str) -> str:
    """A town or an off-board area by the name on the printed map."""
    return place(name, "g1846", language) if name else ""


@lru_cache(maxsize=1_024)
def place_name(hex_id: HexId, language: str) -> str:
    """A hex by name and letters; by its letters alone where it has no name.

    >>> place_name(HexId("D14"), "ru"), place_name(HexId("F10"), "ru")
    ('Толедо (D14)', 'F10')
    """
    name = town(hex_id, language)
    return text("g1846-place-at", language, name=name, hex=hex_id) if name else hex_id


def place_names(hexes: Iterable[HexId], language: str) -> str:
    """Several hexes, one after the other."""
    return joined([place_name(each, language) for each in hexes], language)


def readable(thing: Told, language: str) -> Told:
    """*thing* with the names of places instead of their letters, also in what it holds."""
    named = {
        name: _named(value, hint, language)
        for name, hint in _hints(cast("Any", type(thing))).items()
        if (value := thing.params.get(name))
    }
    changed = {name: value for name, value in named.items() if value != thing.params[name]}
    return replace(thing, **changed) if changed else thing


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", get_type_hints(kind))


def _named(value: Any, hint: Any, language: str) -> Any:
    if isinstance(value, Event):
        return readable(value, language)
    if isinstance(value, Fault):
        return readable(value, language)
    if hint in _ONE:
        return _known(value, language)
    if hint == tuple[HexId, ...]:
        return tuple(_known(each, language) for each in value)
    if hint is LocationId:
        return _known(value, language) if value in DEFS.hexes else area(value, language)
    return value


def _known(value: str, language: str) -> str:
    """The place *value*; what is no hex was mistyped, and is quoted as it stands."""
    return place_name(HexId(value), language) if value in DEFS.hexes else value
