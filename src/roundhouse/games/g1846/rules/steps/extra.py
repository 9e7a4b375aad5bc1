"""The second tile of MC, O&I or LM, which follows the first at once or not at all (R-30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import Impossible, RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.actions import LayPrivateTile
from roundhouse.games.g1846.rules.errors_powers import (
    PowerElsewhere,
    SecondTileDue,
)
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.printed import Laid
from roundhouse.games.g1846.rules.privates import (
    RULES,
    extra_tiles,
    lay_extra,
    second_tile_refusals,
)
from roundhouse.games.g1846.rules.state import State, finish
from roundhouse.games.g1846.rules.track import tile_refusals

TAKES: Final[tuple[type[Action], ...]] = (LayPrivateTile, Pass)


def refusals(
    state: State, frame: LayingExtra, action: LayPrivateTile | Pass
) -> Iterator[RuleError]:
    """Why the tile may not be laid, or may not be left out."""
    rule = RULES[frame.private]
    if isinstance(action, Pass):
        if frame.must:
            yield SecondTileDue(rule=rule, private=frame.private, hexes=frame.hexes)
        return
    if action.private != frame.private or action.hex not in frame.hexes:
        yield PowerElsewhere(rule=rule, private=frame.private, hexes=frame.hexes)
        return
    for fault in tile_refusals(state, action.hex, action.tile, action.rotation):
        yield fault
        if isinstance(fault, Impossible):
            return
    laid = Laid(action.tile, action.rotation)
    yield from second_tile_refusals(state, frame, action.hex, laid)


def offers(state: State, frame: LayingExtra) -> Iterator[Offer[Any]]:
    """Each second tile, and to leave it out unless it must follow."""
    for place, laid in extra_tiles(state, frame):
        fixed = {"private": frame.private, "hex": place, "tile": laid.tile}
        yield Offer(LayPrivateTile, fixed={**fixed, "rotation": laid.rotation})
    if not frame.must:
        yield Offer(Pass)


def apply(draft: State, frame: LayingExtra, action: LayPrivateTile | Pass) -> Iterator[Event]:
    """Lay the second tile or forfeit it."""
    finish(draft)
    if isinstance(action, LayPrivateTile):
        laid = Laid(action.tile, action.rotation)
        yield from lay_extra(draft, frame.corp, frame.private, action.hex, laid)
