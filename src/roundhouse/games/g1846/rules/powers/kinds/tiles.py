"""Powers that lay extra tiles, without connection and for nothing but hexsides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import Impossible, RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.ids import Colour, CorpId, HexId, PrivateId, TileId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.state import BANK, State
from roundhouse.games.g1846.rules.tiles import can_supply, fitting, tile_refusals
from roundhouse.games.g1846.rules.track import lay, side_cost


@dataclass(frozen=True, slots=True, kw_only=True)
class LayPrivateTile(Action):
    """Lay a tile by the power of a private."""

    wire: ClassVar[str] = "lay_private_tile"

    private: PrivateId
    hex: HexId
    tile: TileId
    rotation: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateTileLaid(Event1846):
    """A corporation laid or upgraded a tile by the power of a private."""

    wire: ClassVar[str] = "private_tile_laid"

    corp: CorpId
    private: PrivateId
    hex: HexId
    tile: TileId
    rotation: int
    cost: int


class TilePower(Power[LayPrivateTile], ABC):
    """Once: a tile in one of its hexes, where what lies has the colour that it *replaces*."""

    takes: ClassVar[tuple[type[Action], ...]] = (LayPrivateTile,)
    replaces: ClassVar[Colour | None] = None  # None: the hex is empty

    def refusals(
        self, state: State, _frame: Frame, corp: CorpId, action: LayPrivateTile
    ) -> Iterator[RuleError]:
        """Why the tile may not be laid now."""
        strange = self.elsewhere(action.hex)
        if strange is not None:
            yield strange
            return
        for fault in tile_refusals(state, action.hex, action.tile, action.rotation):
            yield fault
            if isinstance(fault, Impossible):
                return
        yield from self.use_refusals(state, corp)
        laid = Laid(action.tile, action.rotation)
        yield from self.tile_refusals(state, corp, action.hex, laid)

    @abstractmethod
    def tile_refusals(
        self, state: State, corp: CorpId, place: HexId, laid: Laid
    ) -> Iterator[RuleError]:
        """Why the power does not lay this tile, which the rules of tiles allow."""
        ...

    def tiles(self, state: State, _corp: CorpId) -> Iterator[tuple[HexId, Laid]]:
        """Each tile that the power may lay (first)."""
        for place in self.printed.hexes:
            if state.board.colour(place) == self.replaces:
                for laid in fitting(place, state.board.laid(place)):
                    if can_supply(state, laid):
                        yield place, laid

    def offers(self, state: State, _frame: Frame, corp: CorpId) -> Iterator[Offer[Any]]:
        """Each of them."""
        return (self.offer(place, laid) for place, laid in self.tiles(state, corp))

    def offer(self, place: HexId, laid: Laid) -> Offer[LayPrivateTile]:
        """The offer of one tile."""
        fixed = {"private": self.id, "hex": place, "tile": laid.tile, "rotation": laid.rotation}
        return Offer(LayPrivateTile, fixed=fixed)

    def apply(self, draft: State, corp: CorpId, action: LayPrivateTile) -> Iterator[Event]:
        """Lay the tile."""
        self.mark_used(draft)
        yield from self.lay(draft, corp, action.hex, Laid(action.tile, action.rotation))

    def lay(self, draft: State, corp: CorpId, place: HexId, laid: Laid) -> Iterator[Event]:
        """Put the tile on the board; only hexsides cost anything (PW-LM-2, R-24)."""
        cost = side_cost(draft, corp, place, laid)
        pay(draft, corp, BANK, cost)
        yield PrivateTileLaid(
            corp=corp, private=self.id, hex=place, tile=laid.tile, rotation=laid.rotation, cost=cost
        )
        yield from lay(draft, place, laid)
