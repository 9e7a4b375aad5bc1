"""Two hexes side by side, kept for a private, and the free yellow tiles that meet in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.base import Forbidden1846
from roundhouse.games.g1846.rules.components import Laid, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.second_tile import SecondTilePower
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
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
    """One or two tiles in its empty hexes; two connect across their common side (PW-MC-1).

    By the letter the second may follow at any later moment (OPT-LETTER-4): then it is laid like
    the first, and the power is used up when both lie.
    """

    def tile_refusals(
        self, state: State, _corp: CorpId, place: HexId, laid: Laid
    ) -> Iterator[RuleError]:
        """The hex must be empty; a second tile that comes later meets the first."""
        if is_upgrade(state.board, place):
            yield HexNotEmpty(rule=self.rule, private=self.id, hex=place)
        elif not self._may_lie(state, place, laid):
            other = self.other(place)
            yield TilesDoNotMeet(rule=self.rule, private=self.id, hex=place, other=other)

    def tiles(self, state: State, corp: CorpId) -> Iterator[tuple[HexId, Laid]]:
        """Each tile that may be laid now."""
        for place, laid in super().tiles(state, corp):
            if self._may_lie(state, place, laid):
                yield place, laid

    def _may_lie(self, state: State, place: HexId, laid: Laid) -> bool:
        return self.id not in state.used or self._meets(state, place, laid)

    def is_used_up(self, state: State) -> bool:
        """By the letter once it has laid two tiles."""
        return state.used.count(self.id) > state.options.by_the_letter

    def apply(self, draft: State, corp: CorpId, action: LayPrivateTile) -> Iterator[Event]:
        """Lay a tile; only by the errata the second is decided at once (R-30)."""
        if not draft.options.by_the_letter:
            yield from super().apply(draft, corp, action)
            return
        self.mark_used(draft)
        yield from self.lay(draft, corp, action.hex, Laid(action.tile, action.rotation))

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
