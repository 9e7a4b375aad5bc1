"""Lake Shore Line: one free upgrade in Cleveland or Toledo (PW-LSL-1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import Forbidden1846
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.ids import Colour, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.tiles import TilePower
from roundhouse.games.g1846.rules.state import State


@dataclass(eq=False, kw_only=True)
class NoYellowTile(Forbidden1846):
    """The private upgrades a yellow tile, and there is none."""

    wire: ClassVar[str] = "no_yellow_tile"
    private: PrivateId
    hex: HexId


class LakeShoreLine(TilePower):
    """Upgrades a yellow tile."""

    replaces: ClassVar[Colour | None] = "yellow"

    def tile_refusals(
        self, state: State, _corp: CorpId, place: HexId, _laid: Laid
    ) -> Iterator[RuleError]:
        """There must be one."""
        if state.board.colour(place) != self.replaces:
            yield NoYellowTile(rule=self.rule, private=self.id, hex=place)


POWER: Final = LakeShoreLine("LSL", rule="PW-LSL-1")
