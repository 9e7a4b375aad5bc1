"""Token slots: which are vacant, which are kept for whom, what a token costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.games.g1846.rules.base import Forbidden1846, Lacking1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId
from roundhouse.games.g1846.rules.money import is_unbought
from roundhouse.games.g1846.rules.reach import reaches_city
from roundhouse.games.g1846.rules.state import State, is_started


@dataclass(eq=False, kw_only=True)
class TokenThere(Forbidden1846):
    """One token of a corporation in a city, and in all of Chicago."""

    wire: ClassVar[str] = "token_there"
    corp: CorpId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class CityFull(Lacking1846):
    """Every slot holds a token."""

    wire: ClassVar[str] = "city_full"
    hex: HexId
    slots: int


USUAL_COST: Final = 80
LAST_PHASE: Final = 4  # slot reservations end here (PHASE-IV)
CITIES: Final = tuple(
    (place.id, stop)
    for place in DEFS.hexes.values()
    if place.is_city
    for stop in range(place.layout.stops)
)


def vacant(state: State, place: HexId, stop: int) -> int:
    """How many slots of a city hold no token."""
    return state.board.slots(place) - len(state.board.owners_at(place, stop))


def kept_for(state: State, corp: CorpId, place: HexId, stop: int) -> Iterator[CompanyId]:
    """For whom else than *corp* a vacant slot of the city is kept (OR-TOKEN-2, OR-TOKEN-4)."""
    for other in _INTERESTED.get(place, ()):
        if other != corp and other in state.corps and _waits(state, other, place):
            yield other
    private = _RESERVED.get((place, stop))
    if private is not None and is_unbought(state, private):
        yield private


def _waits(state: State, corp: CorpId, place: HexId) -> bool:
    charter = DEFS.corps[corp]
    if charter.home == place:
        return not is_started(state, corp)
    return state.phase < LAST_PHASE and not state.board.has_token(corp, place)


_INTERESTED: Final = {
    place: tuple(
        corp.id
        for corp in DEFS.corps.values()
        if corp.home == place or (corp.reserved and corp.reserved.hex == place)
    )
    for place, _ in CITIES
}
_RESERVED: Final = {
    (private.hexes[0], private.stop): private.id
    for private in DEFS.privates.values()
    if private.reserves_slot
}
"""The slots that are kept for a private until a corporation has bought it (PW-CWI-1)."""


def has_room(state: State, corp: CorpId, place: HexId, stop: int) -> bool:
    """Whether a slot of the city is vacant and not kept for others."""
    room = vacant(state, place, stop)
    return room > 0 and room > sum(1 for _ in kept_for(state, corp, place, stop))


def token_cost(state: State, corp: CorpId, place: HexId, stop: int) -> int | None:
    """What a token there costs; None when the corporation is not connected (OR-TOKEN-5)."""
    own = DEFS.corps[corp].reserved
    reserved = own if own and own.hex == place else None
    if reaches_city(state.board, corp, place, stop):
        return reserved.connected if reserved else USUAL_COST
    return reserved.unconnected if reserved else None


def least_cost(corp: CorpId, place: HexId) -> int:
    """What a token there costs at least, connected or not."""
    reserved = DEFS.corps[corp].reserved
    return reserved.connected if reserved and reserved.hex == place else USUAL_COST
