"""What privates do: the tiles, the token and the markers of their powers (PW)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.components import Laid, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import LM, LSL, MC, OI, CorpId, HexId, PrivateId, TileId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.powers.little_miami import (
    AlreadyJoined,
    DoesNotJoin,
    first_tiles,
    is_joined,
    may_be_first,
    may_be_second,
    new_edges,
    second_tiles,
)
from roundhouse.games.g1846.rules.state import BANK, State, push
from roundhouse.games.g1846.rules.tiles import can_supply, fitting
from roundhouse.games.g1846.rules.track import TileTooDear, is_upgrade, lay, side_cost


@dataclass(frozen=True, slots=True, kw_only=True)
class LayPrivateTile(Action):
    """Lay a tile by the power of LSL, MC, O&I or LM."""

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


@dataclass(eq=False, kw_only=True)
class HexNotEmpty(Forbidden1846):
    """The private lays tiles in empty hexes only."""

    wire: ClassVar[str] = "hex_not_empty"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class NoYellowTile(Forbidden1846):
    """The private upgrades a yellow tile, and there is none."""

    wire: ClassVar[str] = "no_yellow_tile"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class TilesDoNotMeet(Forbidden1846):
    """The two tiles of a private must connect with each other."""

    wire: ClassVar[str] = "tiles_do_not_meet"
    private: PrivateId
    hex: HexId
    other: HexId


RULES: Final = {LSL: "PW-LSL-1", MC: "PW-MC-1", OI: "PW-OI-1", LM: "PW-LM-1"}


# Tiles


def first_tile_refusals(
    state: State, corp: CorpId, private: PrivateId, place: HexId, laid: Laid
) -> Iterator[RuleError]:
    """Why the power does not lay this tile, which the rules of tiles allow."""
    rule = RULES[private]
    if private == LSL:
        if state.board.colour(place) != "yellow":
            yield NoYellowTile(rule=rule, private=private, hex=place)
    elif private == LM:
        yield from _join_refusals(state, corp, place, laid)
    elif is_upgrade(state.board, place):
        yield HexNotEmpty(rule=rule, private=private, hex=place)


def _join_refusals(state: State, corp: CorpId, place: HexId, laid: Laid) -> Iterator[RuleError]:
    other = _other(LM, place)
    if is_joined(state.board, {}):
        yield AlreadyJoined(rule="PW-LM-1", private=LM, hex=place, other=other)
        return
    yield from _price_refusals(state, corp, place, laid)
    if not may_be_first(state, corp, place, laid):
        yield DoesNotJoin(rule="PW-LM-1", private=LM, hex=place, other=other)


def _price_refusals(state: State, corp: CorpId, place: HexId, laid: Laid) -> Iterator[RuleError]:
    needed, have = side_cost(state, corp, place, laid), state.cash[corp]
    if needed > have:
        yield TileTooDear(
            rule="PW-LM-2", company=corp, hex=place, tile=laid.tile, needed=needed, have=have
        )


def second_tile_refusals(
    state: State, frame: LayingExtra, place: HexId, laid: Laid
) -> Iterator[RuleError]:
    """Why this cannot be the power's second tile."""
    private, other = frame.private, _other(frame.private, place)
    if private == LM:
        yield from _price_refusals(state, frame.corp, place, laid)
        if not may_be_second(state, frame.corp, place, laid, frame.fresh):
            yield DoesNotJoin(rule="PW-LM-1", private=LM, hex=place, other=other)
    elif not _meets(state, place, laid):
        yield TilesDoNotMeet(rule=RULES[private], private=private, hex=place, other=other)


def _other(private: PrivateId, place: HexId) -> HexId:
    one, other = DEFS.privates[private].hexes
    return other if place == one else one


def _meets(state: State, place: HexId, laid: Laid) -> bool:
    """Whether *laid* connects with the tile across the side to the power's other hex."""
    other = _OTHERS[place]
    edge = DEFS.hexes[place].neighbours.index(other)
    beyond = state.board.layout(other).exits >> opposite(edge)
    return bool(DEFS.layout(place, laid).exits >> edge & beyond & 1)


_OTHERS: Final = {
    place: _other(private, place) for private in (MC, OI) for place in DEFS.privates[private].hexes
}


def power_tiles(state: State, corp: CorpId, private: PrivateId) -> Iterator[tuple[HexId, Laid]]:
    """Each tile that the power may lay (first)."""
    if private == LM:
        yield from first_tiles(state, corp)
        return
    for place in DEFS.privates[private].hexes:
        wanted = "yellow" if private == LSL else None
        if state.board.colour(place) == wanted:
            for laid in fitting(place, state.board.laid(place)):
                if can_supply(state, laid):
                    yield place, laid


def extra_tiles(state: State, frame: LayingExtra) -> Iterator[tuple[HexId, Laid]]:
    """Each tile that may be the second."""
    for place in frame.hexes:
        if frame.private == LM:
            yield from second_tiles(state, frame.corp, place, frame.fresh)
            continue
        for laid in fitting(place, state.board.laid(place)):
            if _meets(state, place, laid):
                yield place, laid


def lay_extra(
    draft: State, corp: CorpId, private: PrivateId, place: HexId, laid: Laid
) -> Iterator[Event]:
    """Lay a power's tile; only hexsides cost anything (PW-LM-2, R-24)."""
    cost = side_cost(draft, corp, place, laid)
    pay(draft, corp, BANK, cost)
    yield PrivateTileLaid(
        corp=corp, private=private, hex=place, tile=laid.tile, rotation=laid.rotation, cost=cost
    )
    yield from lay(draft, place, laid)


def lay_first(
    draft: State, corp: CorpId, private: PrivateId, place: HexId, laid: Laid
) -> Iterator[Event]:
    """Lay the power's tile, and let a second follow where one may."""
    fresh = new_edges(draft.board, place, laid)
    draft.used = (*draft.used, private)
    yield from lay_extra(draft, corp, private, place, laid)
    if private == LSL:
        return
    other = _other(private, place)
    must = private == LM and not is_joined(draft.board, {place: fresh})
    extra = LayingExtra(corp=corp, private=private, hexes=(other,), must=must, fresh=fresh)
    if _may_follow(draft, extra, other):
        push(draft, extra)


def _may_follow(draft: State, extra: LayingExtra, other: HexId) -> bool:
    empty = not is_upgrade(draft.board, other)
    return (extra.private == LM or empty) and any(extra_tiles(draft, extra))


# Markers
