"""Laying and upgrading tiles (OR-TRACK)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import Impossible, RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.frames import Building
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, PrivateId, TileId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.reach import NotConnected
from roundhouse.games.g1846.rules.state import BANK, State, note, turn_of
from roundhouse.games.g1846.rules.tiles import can_supply, entries, tile_refusals
from roundhouse.games.g1846.rules.track import (
    TileTooDear,
    connected_tiles,
    cost,
    is_connected,
    is_upgrade,
    lay,
    reserved_for,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LayTile(Action):
    """Lay a yellow tile or upgrade (OR-TRACK-1)."""

    wire: ClassVar[str] = "lay_tile"

    hex: HexId
    tile: TileId
    rotation: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileLaid(Event1846):
    """A company laid or upgraded a tile."""

    wire: ClassVar[str] = "tile_laid"

    company: CompanyId
    hex: HexId
    tile: TileId
    rotation: int
    cost: int


@dataclass(eq=False, kw_only=True)
class TooManyTiles(Forbidden1846):
    """Two placements a turn."""

    wire: ClassVar[str] = "too_many_tiles"
    company: CompanyId
    yellows: int
    upgrades: int


@dataclass(eq=False, kw_only=True)
class SecondUpgrade(Forbidden1846):
    """Only one of a turn's placements is an upgrade."""

    wire: ClassVar[str] = "second_upgrade"
    company: CompanyId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class HexReserved(Forbidden1846):
    """The hex waits for a private to be bought by a corporation."""

    wire: ClassVar[str] = "hex_reserved"
    hex: HexId
    private: PrivateId


TAKES: Final[tuple[type[Action], ...]] = (LayTile,)
PLACEMENTS: Final = 2


def refusals(state: State, frame: Building, action: LayTile) -> Iterator[RuleError]:
    """Why the tile may not be laid now; nothing when it may."""
    for fault in tile_refusals(state, action.hex, action.tile, action.rotation):
        yield fault
        if isinstance(fault, Impossible):
            return
    yield from _turn_refusals(state, frame, action.hex)
    yield from _place_refusals(state, frame, action)


def _turn_refusals(state: State, frame: Building, place: HexId) -> Iterator[RuleError]:
    """At most two placements, one of them an upgrade (OR-TRACK-1)."""
    turn = turn_of(state)
    if turn.yellows + turn.upgrades >= PLACEMENTS:
        yield TooManyTiles(
            rule="OR-TRACK-1",
            company=frame.company,
            yellows=turn.yellows,
            upgrades=turn.upgrades,
        )
    elif turn.upgrades and is_upgrade(state.board, place):
        yield SecondUpgrade(rule="OR-TRACK-1", company=frame.company, hex=place)


def _place_refusals(state: State, frame: Building, action: LayTile) -> Iterator[RuleError]:
    company, place, new = frame.company, action.hex, Laid(action.tile, action.rotation)
    if kept := reserved_for(state, place):
        yield HexReserved(rule="OR-TRACK-7", hex=place, private=kept)
    edges = entries(place, state.board.laid(place), new)
    if not is_connected(state.board, company, place, edges):
        what = "city" if state.board.layout(place).stops else "track"
        yield NotConnected(rule="OR-TRACK-8", company=company, hex=place, what=what)
    needed, have = cost(state, company, place, new), state.cash[company]
    if needed > have:
        yield TileTooDear(
            rule="OR-TRACK-12",
            company=company,
            hex=place,
            tile=new.tile,
            needed=needed,
            have=have,
        )


def offers(state: State, frame: Building) -> Iterator[Offer[Any]]:
    """Each tile that may be laid, turned each way it may lie."""
    turn, board, company = turn_of(state), state.board, frame.company
    if turn.yellows + turn.upgrades >= PLACEMENTS:
        return
    have = state.cash[company]
    for place, laid in connected_tiles(board, company):
        if turn.upgrades and is_upgrade(board, place):
            continue
        if (
            can_supply(state, laid)
            and not reserved_for(state, place)
            and cost(state, company, place, laid) <= have
        ):
            fixed = {"hex": place, "tile": laid.tile, "rotation": laid.rotation}
            yield Offer(LayTile, fixed=fixed)


def apply(draft: State, frame: Building, action: LayTile) -> Iterator[Event]:
    """Pay, and lay the tile."""
    company, place, turn = frame.company, action.hex, turn_of(draft)
    new = Laid(action.tile, action.rotation)
    price = cost(draft, company, place, new)
    pay(draft, company, BANK, price)
    if is_upgrade(draft.board, place):
        note(draft, upgrades=turn.upgrades + 1)
    else:
        note(draft, yellows=turn.yellows + 1)
    yield TileLaid(company=company, hex=place, tile=new.tile, rotation=new.rotation, cost=price)
    yield from lay(draft, place, new)
