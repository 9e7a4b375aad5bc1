"""Events as players tell them: places by name and not by their letters alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.core.events import Event
from roundhouse.games.g1846.panel.desk import place_name
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PrivateTokenPlaced
from roundhouse.games.g1846.rules.powers.kinds.markers import MarkerPlaced
from roundhouse.games.g1846.rules.powers.kinds.tiles import PrivateTileLaid
from roundhouse.games.g1846.rules.steps.run import TrainRan
from roundhouse.games.g1846.rules.steps.token import TokenPlaced
from roundhouse.games.g1846.rules.steps.track import TileLaid
from roundhouse.games.g1846.rules.track import NeutralTokenPlaced
from roundhouse.messages import sentence, text

AT_A_HEX = (
    TokenPlaced,
    PrivateTileLaid,
    PrivateTokenPlaced,
    MarkerPlaced,
    NeutralTokenPlaced,
)


def told(event: Event, language: str, names: Sequence[str]) -> str:
    """*event* in words. How a tile lies is on the map: its turn is not told."""
    if isinstance(event, TileLaid):
        laid = {"company": event.company, "tile": event.tile, "cost": event.cost}
        return text("g1846-panel-tile-laid", language, hex=place_name(event.hex), **laid)
    return sentence(_with_names(event), language, names)


def _with_names(event: Event) -> Event:
    """*event* with its places as its sentence shall call them."""
    if isinstance(event, TrainRan):
        return replace(event, path=(way(event.stops, event.counted),))
    if isinstance(event, AT_A_HEX):
        return replace(event, hex=HexId(place_name(event.hex)))
    return event


def way(stops: tuple[HexId, ...], counted: tuple[HexId, ...]) -> str:
    """The stops of a run by name; those that do not count stand in brackets."""
    names = [(DEFS.hexes[place].name, place in counted) for place in stops]
    return " – ".join(name if counts else f"({name})" for name, counts in names)
