"""Powers whose first tile a second may follow at once, in the other of their two hexes (R-30)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator

from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import push
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import CorpId, HexId
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile, TilePower
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.tiles import new_edges


class SecondTilePower(TilePower):
    """One tile or two; the second is decided in a frame of its own (steps/second_tile.py)."""

    def other(self, place: HexId) -> HexId:
        """The other hex of the power."""
        one, other = self.printed.hexes
        return other if place == one else one

    def apply(self, draft: State, corp: CorpId, action: LayPrivateTile) -> Iterator[Event]:
        """Lay the first tile, and let a second follow where one may."""
        fresh = new_edges(draft.board, action.hex, Laid(action.tile, action.rotation))
        yield from super().apply(draft, corp, action)
        must = self.is_second_due(draft, action.hex, fresh)
        hexes = (self.other(action.hex),)
        extra = LayingExtra(corp=corp, private=self.id, hexes=hexes, must=must, fresh=fresh)
        if any(self.second_tiles(draft, extra)):
            push(draft, extra)

    def is_second_due(self, _state: State, _place: HexId, _fresh: int) -> bool:
        """Whether the second must follow the first in *place*, with new track to *fresh* edges."""
        return False

    @abstractmethod
    def second_tiles(self, state: State, frame: LayingExtra) -> Iterator[tuple[HexId, Laid]]:
        """Each tile that may be the second."""
        ...

    @abstractmethod
    def second_refusals(
        self, state: State, frame: LayingExtra, place: HexId, laid: Laid
    ) -> Iterator[RuleError]:
        """Why this cannot be the second, though the rules of tiles allow it."""
        ...
