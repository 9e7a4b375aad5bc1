"""Little Miami: one or two extra tiles that join Cincinnati and Dayton (PW-LM-1, PW-LM-2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import Forbidden1846
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import STOP, Laid
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import NEUTRAL, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.second_tile import SecondTilePower
from roundhouse.games.g1846.rules.reach import BACK, Reach, into
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.tiles import can_supply, fitting, new_edges
from roundhouse.games.g1846.rules.track import TileTooDear, side_cost


@dataclass(eq=False, kw_only=True)
class AlreadyJoined(Forbidden1846):
    """Track joins the two cities already."""

    wire: ClassVar[str] = "already_joined"
    private: PrivateId
    hex: HexId
    other: HexId


@dataclass(eq=False, kw_only=True)
class DoesNotJoin(Forbidden1846):
    """The tile's new track is no part of a way between the two cities, nor can it become one."""

    wire: ClassVar[str] = "does_not_join"
    private: PrivateId
    hex: HexId
    other: HexId


class LittleMiami(SecondTilePower):
    """Tiles that make the cities joined; only the bridge between them costs anything."""

    may_cost: ClassVar[bool] = True

    # The first tile

    def tiles(self, state: State, corp: CorpId) -> Iterator[tuple[HexId, Laid]]:
        """Each tile that joins the cities, or that a second one can make join them."""
        if not self.is_joined(state.board, {}):
            for place in self.printed.hexes:
                for laid in fitting(place, state.board.laid(place)):
                    if self._may_be_first(state, corp, place, laid):
                        yield place, laid

    def tile_refusals(
        self, state: State, corp: CorpId, place: HexId, laid: Laid
    ) -> Iterator[RuleError]:
        """The cities must not be joined yet, and the tile must help to join them."""
        if self.is_joined(state.board, {}):
            other = self.other(place)
            yield AlreadyJoined(rule=self.rule, private=self.id, hex=place, other=other)
            return
        yield from _price_refusals(state, corp, place, laid)
        if not self._may_be_first(state, corp, place, laid):
            yield self._does_not_join(place)

    def _may_be_first(self, state: State, corp: CorpId, place: HexId, laid: Laid) -> bool:
        """Whether *laid* can be part of a join that the corporation can pay."""
        left = state.cash[corp] - side_cost(state, corp, place, laid)
        if left < 0 or not can_supply(state, laid):
            return False
        fresh = new_edges(state.board, place, laid)
        after = state.copy()
        after.board = state.board.with_tile(place, laid)
        if self.is_joined(after.board, {place: fresh}):
            return True
        after.cash = {**state.cash, corp: left}
        return any(self._second_tiles(after, corp, self.other(place), fresh))

    # The second tile

    def is_second_due(self, state: State, place: HexId, fresh: int) -> bool:
        """Whether the first did not join them by itself."""
        return not self.is_joined(state.board, {place: fresh})

    def second_tiles(self, state: State, frame: LayingExtra) -> Iterator[tuple[HexId, Laid]]:
        """Each tile that joins the cities with the fresh edges of the first."""
        for place in frame.hexes:
            yield from self._second_tiles(state, frame.corp, place, frame.fresh)

    def _second_tiles(
        self, state: State, corp: CorpId, place: HexId, fresh: int
    ) -> Iterator[tuple[HexId, Laid]]:
        for laid in fitting(place, state.board.laid(place)):
            if self._may_be_second(state, corp, place, laid, fresh):
                yield place, laid

    def second_refusals(
        self, state: State, frame: LayingExtra, place: HexId, laid: Laid
    ) -> Iterator[RuleError]:
        """The corporation must pay for it, and it must join them."""
        yield from _price_refusals(state, frame.corp, place, laid)
        if not self._may_be_second(state, frame.corp, place, laid, frame.fresh):
            yield self._does_not_join(place)

    def _may_be_second(
        self, state: State, corp: CorpId, place: HexId, laid: Laid, fresh: int
    ) -> bool:
        """Whether new track of *laid* and of the first tile are parts of a join."""
        if not can_supply(state, laid) or side_cost(state, corp, place, laid) > state.cash[corp]:
            return False
        edges = {place: new_edges(state.board, place, laid), self.other(place): fresh}
        return self.is_joined(state.board.with_tile(place, laid), edges)

    # Joining

    def is_joined(self, board: Board, fresh: Mapping[HexId, int]) -> bool:
        """Whether track joins the two cities, leaving a hex of *fresh* over one of those edges.

        Tokens do not matter, but the way does not run through the two cities themselves.
        """
        one, other = self.printed.hexes
        blocked = {place: ((NEUTRAL,) * board.slots(place),) for place in (one, other)}
        starts = [BACK[into(one, edge)] for edge in _edges(board, one, fresh)]
        reach = Reach(board.tiles, blocked, self.id, starts)
        return any(into(other, edge) in reach for edge in _edges(board, other, fresh))

    def _does_not_join(self, place: HexId) -> DoesNotJoin:
        other = self.other(place)
        return DoesNotJoin(rule=self.rule, private=self.id, hex=place, other=other)


def _edges(board: Board, place: HexId, fresh: Mapping[HexId, int]) -> list[int]:
    exits = board.layout(place).exits
    bits = fresh.get(place, exits) & exits
    return [edge for edge in range(STOP) if bits >> edge & 1]


def _price_refusals(state: State, corp: CorpId, place: HexId, laid: Laid) -> Iterator[RuleError]:
    needed, have = side_cost(state, corp, place, laid), state.cash[corp]
    if needed > have:
        yield TileTooDear(
            rule="PW-LM-2", company=corp, hex=place, tile=laid.tile, needed=needed, have=have
        )


POWER: Final = LittleMiami("LM", rule="PW-LM-1")
