"""Little Miami: one or two extra tiles that join Cincinnati and Dayton (PW-LM-1, PW-LM-2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.games.g1846.rules.base import Forbidden1846
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import STOP, Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import LM, NEUTRAL, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.reach import BACK, Reach, into
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.tiles import can_supply, fitting
from roundhouse.games.g1846.rules.track import side_cost


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


ONE, OTHER = DEFS.privates[LM].hexes
OTHER_OF: Final = {ONE: OTHER, OTHER: ONE}


def is_joined(board: Board, fresh: Mapping[HexId, int]) -> bool:
    """Whether track joins the two cities, leaving a hex of *fresh* over one of those edges.

    Tokens do not matter, but the way does not run through the two cities themselves.
    """
    blocked = {place: ((NEUTRAL,) * board.slots(place),) for place in (ONE, OTHER)}
    starts = [BACK[into(ONE, edge)] for edge in _edges(board, ONE, fresh)]
    reach = Reach(board.tiles, blocked, LM, starts)
    return any(into(OTHER, edge) in reach for edge in _edges(board, OTHER, fresh))


def _edges(board: Board, place: HexId, fresh: Mapping[HexId, int]) -> list[int]:
    exits = board.layout(place).exits
    bits = fresh.get(place, exits) & exits
    return [edge for edge in range(STOP) if bits >> edge & 1]


def new_edges(board: Board, place: HexId, laid: Laid) -> int:
    """The edges, as bits, to which *laid* would bring new track."""
    return DEFS.layout(place, laid).exits & ~board.layout(place).exits


def first_tiles(state: State, corp: CorpId) -> Iterator[tuple[HexId, Laid]]:
    """Each tile that joins the cities, or that a second one can make join them."""
    if not is_joined(state.board, {}):
        for place in (ONE, OTHER):
            for laid in fitting(place, state.board.laid(place)):
                if may_be_first(state, corp, place, laid):
                    yield place, laid


def may_be_first(state: State, corp: CorpId, place: HexId, laid: Laid) -> bool:
    """Whether *laid* can be part of a join that the corporation can pay."""
    left = state.cash[corp] - side_cost(state, corp, place, laid)
    if left < 0 or not can_supply(state, laid):
        return False
    fresh = new_edges(state.board, place, laid)
    after = state.copy()
    after.board = state.board.with_tile(place, laid)
    if is_joined(after.board, {place: fresh}):
        return True
    after.cash = {**state.cash, corp: left}
    return any(second_tiles(after, corp, OTHER_OF[place], fresh))


def second_tiles(
    state: State, corp: CorpId, place: HexId, fresh: int
) -> Iterator[tuple[HexId, Laid]]:
    """Each tile in *place* that joins the cities with the *fresh* edges of the first."""
    for laid in fitting(place, state.board.laid(place)):
        if may_be_second(state, corp, place, laid, fresh):
            yield place, laid


def may_be_second(state: State, corp: CorpId, place: HexId, laid: Laid, fresh: int) -> bool:
    """Whether new track of *laid* and of the first tile are parts of a join."""
    if not can_supply(state, laid) or side_cost(state, corp, place, laid) > state.cash[corp]:
        return False
    edges = {place: new_edges(state.board, place, laid), OTHER_OF[place]: fresh}
    return is_joined(state.board.with_tile(place, laid), edges)
