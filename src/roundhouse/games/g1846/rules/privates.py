"""What privates do: the tiles, the token and the markers of their powers (PW)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.errors_building import (
    TileTooDear,
)
from roundhouse.games.g1846.rules.errors_powers import (
    AlreadyJoined,
    DoesNotJoin,
    HexNotEmpty,
    NotOwner,
    NoYellowTile,
    PowerUsed,
    TilesDoNotMeet,
)
from roundhouse.games.g1846.rules.events_building import MarkerPlaced, PrivateTileLaid
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import (
    LM,
    LSL,
    MC,
    OI,
    SC,
    CompanyId,
    CorpId,
    HexId,
    PrivateId,
)
from roundhouse.games.g1846.rules.little_miami import (
    first_tiles,
    is_joined,
    may_be_first,
    may_be_second,
    new_edges,
    second_tiles,
)
from roundhouse.games.g1846.rules.money import owns, pay
from roundhouse.games.g1846.rules.printed import Laid, opposite
from roundhouse.games.g1846.rules.state import BANK, Marker, State, push
from roundhouse.games.g1846.rules.track import can_supply, fitting, is_upgrade, lay, side_cost

RULES: Final = {LSL: "PW-LSL-1", MC: "PW-MC-1", OI: "PW-OI-1", LM: "PW-LM-1"}


def use_refusals(
    state: State, company: CompanyId, private: PrivateId, rule: str
) -> Iterator[RuleError]:
    """Why *company* may not use the power at all: not its own, or used before."""
    if not owns(state, CorpId(company), private):
        yield NotOwner(rule=rule, company=company, private=private)
    if private in state.used:
        yield PowerUsed(rule=rule, private=private)


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


def bonus(private: PrivateId, place: HexId) -> int:
    """What counting the marked location adds to a route; $20 for each port symbol (PW-SC-1)."""
    amount = DEFS.privates[private].amount
    return amount * DEFS.hexes[place].ports if private == SC else amount


def put_marker(
    draft: State, private: PrivateId, place: HexId, company: CompanyId | None
) -> Iterator[Event]:
    """Place or shift a marker that serves *company*."""
    draft.markers = {**draft.markers, private: Marker(hex=place, company=company)}
    yield MarkerPlaced(private=private, hex=place, amount=bonus(private, place))
