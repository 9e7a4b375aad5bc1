"""What each hex shows in a position: laid tiles, tokens, kept slots, markers, unpaid edges."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from roundhouse.games.g1846.draw.areas import Area
from roundhouse.games.g1846.draw.cell import Bonus, Cell, Kept
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import IC, HexId
from roundhouse.games.g1846.rules.money import is_unbought
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.state import State

KeptSlots = Mapping[tuple[HexId, int], list[Kept]]

SIGNS: Final = {"SC": "port", "MPC": "meat", "BT": "boom"}
"""What each marker of a private looks like."""
ANY_SIGN: Final = "boom"
"""What one looks like that is not named."""
_LAST_RESERVING_PHASE: Final = 3


def kept_slots(state: State) -> KeptSlots:
    """The free slots kept for somebody, by city (OR-TOKEN-4)."""
    found: dict[tuple[HexId, int], list[Kept]] = {}
    for corp in state.corps:
        printed = DEFS.corps[corp]
        if corp not in state.columns:
            found.setdefault((printed.home, 0), []).append(Kept(corp, home=True))
        reserved = printed.reserved
        is_reserving = state.phase <= _LAST_RESERVING_PHASE
        if reserved and is_reserving and not state.board.has_token(corp, reserved.hex):
            found.setdefault((reserved.hex, 0), []).append(Kept(corp, home=False))
    for private in DEFS.privates.values():
        if private.reserves_slot and is_unbought(state, private.id):
            found[private.hexes[0], private.stop] = [Kept(private.id, home=False)]
    return found


def bonuses(state: State) -> Mapping[HexId, tuple[Bonus, ...]]:
    """The markers of privates that lie on the map."""
    found: dict[HexId, tuple[Bonus, ...]] = {}
    for private, marker in state.markers.items():
        if marker.hex is None:
            continue
        owner = state.owners.get(private)
        company = marker.company or (owner if isinstance(owner, str) else "")
        amount = power_of(private).bonus(marker.hex)
        bonus = Bonus(SIGNS.get(private, ANY_SIGN), amount, company)
        found[marker.hex] = (*found.get(marker.hex, ()), bonus)
    return found


def tags(state: State) -> Mapping[HexId, str]:
    """The empty hexes that belong to a private or to IC's land grant."""
    found = {}
    if IC in state.corps:
        found.update(dict.fromkeys(DEFS.corps[IC].land_grant, str(IC)))
    for private in DEFS.privates.values():
        if private.reserves_hexes and is_unbought(state, private.id):
            found.update(dict.fromkeys(private.hexes, str(private.id)))
    return found


def cells(state: State) -> Iterator[Cell]:
    """Every hex that is not off-board, from north to south."""
    kept, marks, tagged = kept_slots(state), bonuses(state), tags(state)
    board = state.board
    for place, printed in DEFS.hexes.items():
        if printed.ground == "offboard":
            continue
        stops = range(board.layout(place).stops)
        unpaid, crossed = _edges(board, place)
        yield Cell(
            place=place,
            laid=board.laid(place),
            tokens=board.tokens.get(place, ()),
            kept=tuple(tuple(kept.get((place, stop), ())) for stop in stops),
            bonuses=marks.get(place, ()),
            tag=tagged.get(place, ""),
            unpaid=unpaid,
            crossed=crossed,
        )


def _edges(board: Board, place: HexId) -> tuple[int, int]:
    """The costly edges of a hex: which still cost something, and which meet track (OR-TRACK-10)."""
    printed = DEFS.hexes[place]
    unpaid = crossed = 0
    for edge, cost in enumerate(printed.sides):
        near = printed.neighbours[edge]
        if cost is None or near is None:
            continue
        here = board.layout(place).exits >> edge & 1
        there = board.layout(near).exits >> opposite(edge) & 1
        unpaid |= (not (here and there)) << edge
        crossed |= (here or there) << edge
    return unpaid, crossed


def areas(state: State) -> Iterator[Area]:
    """Every off-board area."""
    marks = bonuses(state)
    seen = set()
    for place in DEFS.hexes.values():
        if place.ground == "offboard" and place.location not in seen:
            seen.add(place.location)
            yield Area(place.location, state.phase, marks.get(place.id, ()))
