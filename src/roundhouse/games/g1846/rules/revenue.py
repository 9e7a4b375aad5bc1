"""What a run earns: stops, markers, the mail, east and west (OR-ROUTE-8 to OR-ROUTE-10)."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, HexId
from roundhouse.games.g1846.rules.powers import owned, power_of
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.route import Stop, Walk
from roundhouse.games.g1846.rules.state import State


def earnings(state: State, company: CompanyId, run: Sequence[Walk]) -> list[int]:
    """What each route earns; mail goes to the one that visits most (OR-ROUTE-8 to OR-ROUTE-10)."""
    earned = [_earned(state, company, found.counted) for found in run]
    if run and (each := per_visit(state, company)):
        visits = [len(found.stops) for found in run]
        earned[visits.index(max(visits))] += each * max(visits)
    return earned


def per_visit(state: State, company: CompanyId) -> int:
    """What each location adds that one train of *company* visits (PW-MAIL-1)."""
    return sum([power.per_visit() for power in owned(state, company, Power.per_visit)])


def _earned(state: State, company: CompanyId, counted: Sequence[Stop]) -> int:
    hexes, lying, phase = [place for place, _ in counted], state.board.tiles.get, state.phase
    total = sum([DEFS.value(place, lying(place), phase) for place in hexes])
    for private, marker in state.markers.items():
        if marker.company == company and marker.hex in hexes:
            total += power_of(private).bonus(marker.hex)
    return total + _east_west(hexes)


def _east_west(hexes: Sequence[HexId]) -> int:
    """Both numbers when an eastern and a western area are counted (OR-ROUTE-9)."""
    sides = {DEFS.hexes[place].side: DEFS.hexes[place].bonus for place in hexes}
    return sides["east"] + sides["west"] if "east" in sides and "west" in sides else 0
