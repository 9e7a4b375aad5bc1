"""Two hexes side by side, kept for a private, and the free yellow tiles that meet in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import Forbidden1846
from roundhouse.games.g1846.rules.components import Laid, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.second_tile import SecondTilePower
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.tiles import fitting
from roundhouse.games.g1846.rules.track import is_upgrade


@dataclass(eq=False, kw_only=True)
class HexNotEmpty(Forbidden1846):
    """The private lays tiles in empty hexes only."""

    wire: ClassVar[str] = "hex_not_empty"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class TilesDoNotMeet(Forbidden1846):
    """The two tiles of a private must connect with each other."""

    wire: ClassVar[str] = "tiles_do_not_meet"
    private: PrivateId
    hex: HexId
    other: HexId


class ReservedPair(SecondTilePower):
    """One or two tiles in its empty hexes; two connect across their common side (PW-MC-1)."""

    def tile_refusals(
        self, state: State, _corp: CorpId, place: HexId, _laid: Laid
    ) -> Iterator[RuleError]:
        """The hex must be empty."""
        if is_upgrade(state.board, place):
            yield HexNotEmpty(rule=self.rule, private=self.id, hex=place)

    def second_tiles(self, state: State, frame: LayingExtra) -> Iterator[tuple[HexId, Laid]]:
        """What meets the first tile, if the hex is empty."""
        for place in frame.hexes:
            if not is_upgrade(state.board, place):
                for laid in fitting(place, state.board.laid(place)):
                    if self._meets(state, place, laid):
                        yield place, laid

    def second_refusals(
        self, state: State, _frame: LayingExtra, place: HexId, laid: Laid
    ) -> Iterator[RuleError]:
        """It must meet the first."""
        if not self._meets(state, place, laid):
            other = self.other(place)
            yield TilesDoNotMeet(rule=self.rule, private=self.id, hex=place, other=other)

    def _meets(self, state: State, place: HexId, laid: Laid) -> bool:
        """Whether *laid* connects with the tile across the side to the power's other hex."""
        other = self.other(place)
        edge = DEFS.hexes[place].neighbours.index(other)
        beyond = state.board.layout(other).exits >> opposite(edge)
        return bool(DEFS.layout(place, laid).exits >> edge & beyond & 1)
