"""Placing a token (OR-TOKEN)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import (
    Event1846,
    Forbidden1846,
    Lacking1846,
    NoSuch,
    NotForIndependents,
)
from roundhouse.games.g1846.rules.frames import Building
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.reach import NotConnected
from roundhouse.games.g1846.rules.state import BANK, State, is_independent, note, turn_of
from roundhouse.games.g1846.rules.tokens import (
    CITIES,
    USUAL_COST,
    CityFull,
    TokenThere,
    has_room,
    kept_for,
    least_cost,
    token_cost,
    vacant,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceToken(Action):
    """Place a token in a city; *stop* numbers the cities of Chicago (OR-TOKEN-1)."""

    wire: ClassVar[str] = "place_token"

    hex: HexId
    stop: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPlaced(Event1846):
    """A token was placed; *cost* 0 for homes and powers."""

    wire: ClassVar[str] = "token_placed"

    company: CompanyId
    hex: HexId
    cost: int


@dataclass(eq=False, kw_only=True)
class TokenPlacedAlready(Forbidden1846):
    """One token a turn."""

    wire: ClassVar[str] = "token_placed_already"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NoTokenLeft(Lacking1846):
    """All the corporation's tokens are on the board."""

    wire: ClassVar[str] = "no_token_left"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class SlotKept(Forbidden1846):
    """What is vacant is kept for others."""

    wire: ClassVar[str] = "slot_kept"
    hex: HexId
    vacant: int
    kept_for: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class TokenTooDear(Lacking1846):
    """The treasury cannot pay for the token."""

    wire: ClassVar[str] = "token_too_dear"
    corp: CorpId
    hex: HexId
    needed: int
    have: int


TAKES: Final[tuple[type[Action], ...]] = (PlaceToken,)


def refusals(state: State, frame: Building, action: PlaceToken) -> Iterator[RuleError]:
    """Why the token may not be placed now; nothing when it may."""
    if is_independent(frame.company):
        yield NotForIndependents(rule="OR-SEQ-5", company=frame.company)
        return
    if (action.hex, action.stop) not in CITIES:
        yield NoSuch(kind="city", name=f"{action.hex}.{action.stop}")
        return
    corp = CorpId(frame.company)
    yield from _own_refusals(state, corp, action)
    yield from _slot_refusals(state, corp, action)
    yield from _cost_refusals(state, corp, action)


def _own_refusals(state: State, corp: CorpId, action: PlaceToken) -> Iterator[RuleError]:
    if turn_of(state).token:
        yield TokenPlacedAlready(rule="OR-TOKEN-1", corp=corp)
    if not state.tokens_left[corp]:
        yield NoTokenLeft(rule="OR-TOKEN-1", corp=corp)
    if state.board.has_token(corp, action.hex):
        yield TokenThere(rule="OR-TOKEN-3", corp=corp, hex=action.hex)


def _slot_refusals(state: State, corp: CorpId, action: PlaceToken) -> Iterator[RuleError]:
    place, stop = action.hex, action.stop
    room = vacant(state, place, stop)
    if room <= 0:
        yield CityFull(rule="OR-TOKEN-2", hex=place, slots=state.board.slots(place))
    elif not has_room(state, corp, place, stop):
        others = tuple(kept_for(state, corp, place, stop))
        yield SlotKept(rule="OR-TOKEN-2", hex=place, vacant=room, kept_for=others)


def _cost_refusals(state: State, corp: CorpId, action: PlaceToken) -> Iterator[RuleError]:
    needed = token_cost(state, corp, action.hex, action.stop)
    if needed is None:
        yield NotConnected(rule="OR-TOKEN-2", company=corp, hex=action.hex, what="city")
        needed = USUAL_COST
    have = state.cash[corp]
    if needed > have:
        yield TokenTooDear(rule="OR-TOKEN-1", corp=corp, hex=action.hex, needed=needed, have=have)


def offers(state: State, frame: Building) -> Iterator[Offer[Any]]:
    """Each city with room that the corporation may reach and pay."""
    if is_independent(frame.company):
        return
    corp = CorpId(frame.company)
    have = state.cash[corp]
    if turn_of(state).token or not state.tokens_left[corp]:
        return
    for place, stop in CITIES:
        if least_cost(corp, place) > have or state.board.has_token(corp, place):
            continue
        if has_room(state, corp, place, stop):
            needed = token_cost(state, corp, place, stop)
            if needed is not None and needed <= have:
                yield Offer(PlaceToken, fixed={"hex": place, "stop": stop})


def apply(draft: State, frame: Building, action: PlaceToken) -> Iterator[Event]:
    """Pay, and place the token."""
    corp = CorpId(frame.company)
    cost = token_cost(draft, corp, action.hex, action.stop)
    price = USUAL_COST if cost is None else cost  # agreed by the players: unconnected
    pay(draft, corp, BANK, price)
    draft.board = draft.board.with_token(corp, action.hex, action.stop)
    draft.tokens_left = {**draft.tokens_left, corp: draft.tokens_left[corp] - 1}
    note(draft, token=True)
    yield TokenPlaced(company=corp, hex=action.hex, cost=price)
