"""What a run earns: stops, markers, the mail, east and west (OR-ROUTE-8 to OR-ROUTE-10)."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import MAIL, CompanyId, CorpId, HexId
from roundhouse.games.g1846.rules.money import owns
from roundhouse.games.g1846.rules.powers.markers import bonus
from roundhouse.games.g1846.rules.route import Stop, Walk
from roundhouse.games.g1846.rules.state import State


def earnings(state: State, company: CompanyId, run: Sequence[Walk]) -> list[int]:
    """What each route earns; mail goes to the one that visits most (OR-ROUTE-8 to OR-ROUTE-10)."""
    earned = [_earned(state, company, found.counted) for found in run]
    if run and owns(state, CorpId(company), MAIL):
        visits = [len(found.stops) for found in run]
        earned[visits.index(max(visits))] += DEFS.privates[MAIL].amount * max(visits)
    return earned


def _earned(state: State, company: CompanyId, counted: Sequence[Stop]) -> int:
    hexes, lying, phase = [place for place, _ in counted], state.board.tiles.get, state.phase
    total = sum([DEFS.value(place, lying(place), phase) for place in hexes])
    for private, marker in state.markers.items():
        if marker.company == company and marker.hex in hexes:
            total += bonus(private, marker.hex)
    return total + _east_west(hexes)


def _east_west(hexes: Sequence[HexId]) -> int:
    """Both numbers when an eastern and a western area are counted (OR-ROUTE-9)."""
    sides = {DEFS.hexes[place].side: DEFS.hexes[place].bonus for place in hexes}
    return sides["east"] + sides["west"] if "east" in sides and "west" in sides else 0
