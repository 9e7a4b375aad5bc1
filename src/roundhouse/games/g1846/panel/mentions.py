"""What a line of the log speaks of, as chips that open cards: privates, trains, tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Final

from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import TileId, TrainId
from roundhouse.kit.buttons import card

KINDS: Final[Mapping[str, Iterable[str]]] = {
    "private": DEFS.privates,
    "train": DEFS.trains,
    "tile": DEFS.tiles,
}
"""Fields of events by their names without an s, and what may stand in them."""
COLOURS: Final[Mapping[str, Callable[[str], str]]] = {
    "train": lambda name: DEFS.phases[DEFS.trains[TrainId(name)].phase - 1].colour,
    "tile": lambda name: DEFS.tiles[TileId(name)].colour,
}


def mentions(event: Event) -> str:
    """A chip for each thing in *event* that has a card, each once."""
    return "".join(dict.fromkeys(_chips(event)))


def _chips(event: Event) -> Iterator[str]:
    for field in fields(event):
        kind, value = field.name.removesuffix("s"), getattr(event, field.name)
        for name in (value,) if isinstance(value, str) else _names(value):
            if name in KINDS.get(kind, ()):
                yield card(name, f"card={kind}.{name}", COLOURS.get(kind, _plain)(name))


def _names(value: object) -> Iterator[str]:
    if isinstance(value, tuple):
        yield from (each for each in value if isinstance(each, str))


def _plain(_name: str) -> str:
    return ""
