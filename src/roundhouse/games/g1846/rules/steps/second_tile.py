"""A private's second tile, which follows its first at once or not at all (R-30)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import Impossible, RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Forbidden1846
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import HexId, PrivateId
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.powers.kinds.power import PowerElsewhere
from roundhouse.games.g1846.rules.powers.kinds.second_tile import SecondTilePower
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.tiles import tile_refusals

TAKES: Final[tuple[type[Action], ...]] = (LayPrivateTile, Pass)


@dataclass(eq=False, kw_only=True)
class SecondTileDue(Forbidden1846):
    """The first tile was laid for a second one that joins the cities."""

    wire: ClassVar[str] = "second_tile_due"
    private: PrivateId
    hexes: tuple[HexId, ...]


def _power(frame: LayingExtra) -> SecondTilePower:
    return cast("SecondTilePower", power_of(frame.private))  # no other makes such a frame


def refusals(
    state: State, frame: LayingExtra, action: LayPrivateTile | Pass
) -> Iterator[RuleError]:
    """Why the tile may not be laid, or may not be left out."""
    power = _power(frame)
    if isinstance(action, Pass):
        if frame.must:
            yield SecondTileDue(rule=power.rule, private=frame.private, hexes=frame.hexes)
        return
    if action.private != frame.private or action.hex not in frame.hexes:
        yield PowerElsewhere(rule=power.rule, private=frame.private, hexes=frame.hexes)
        return
    for fault in tile_refusals(state, action.hex, action.tile, action.rotation):
        yield fault
        if isinstance(fault, Impossible):
            return
    laid = Laid(action.tile, action.rotation)
    yield from power.second_refusals(state, frame, action.hex, laid)


def offers(state: State, frame: LayingExtra) -> Iterator[Offer[Any]]:
    """Each second tile, and to leave it out unless it must follow."""
    power = _power(frame)
    for place, laid in power.second_tiles(state, frame):
        yield power.offer(place, laid)
    if not frame.must:
        yield Offer(Pass)


def apply(draft: State, frame: LayingExtra, action: LayPrivateTile | Pass) -> Iterator[Event]:
    """Lay the second tile or forfeit it."""
    finish(draft)
    if isinstance(action, LayPrivateTile):
        laid = Laid(action.tile, action.rotation)
        yield from _power(frame).lay(draft, frame.corp, action.hex, laid)
