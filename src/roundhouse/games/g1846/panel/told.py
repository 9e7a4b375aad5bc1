"""Events and refusals as players tell them: places by their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.games.g1846.draw.places import place_name, readable, town
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.steps.run import TrainRan
from roundhouse.games.g1846.rules.steps.track import TileLaid
from roundhouse.messages import sentence, text
from roundhouse.messages.languages import along, bracketed


def told(event: Event, language: str, names: Sequence[str]) -> str:
    """*event* in words. How a tile lies is on the map: its turn is not told."""
    if isinstance(event, TileLaid):
        laid = {"company": event.company, "tile": event.tile, "cost": event.cost}
        where = place_name(event.hex, language)
        return text("g1846-panel-tile-laid", language, hex=where, **laid)
    if isinstance(event, TrainRan):
        event = replace(event, path=(way(event.stops, event.counted, language),))
    return sentence(readable(event, language), language, names)


def refused(fault: Fault, language: str, names: Sequence[str]) -> str:
    """A refusal in words, the same way."""
    return sentence(readable(fault, language), language, names)


def way(stops: tuple[HexId, ...], counted: tuple[HexId, ...], language: str) -> str:
    """The stops of a run by name; those that do not count stand in brackets."""
    names = [(town(place, language), place in counted) for place in stops]
    return along(
        (name if counts else bracketed(name, language) for name, counts in names), language
    )
