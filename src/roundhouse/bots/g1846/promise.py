"""Promise: which places of value a company's track reaches, or is near to.

The router values track that a train can use today. This values the direction: each place counts
for less with every tile that is still missing on the way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import Final

from roundhouse.games.g1846.board import Board
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.ids import CompanyId, HexId
from roundhouse.games.g1846.printed import HexDef, opposite
from roundhouse.games.g1846.reach import reach_of, where

FADING: Final = 0.55  # of a place's worth, for each missing tile
FAR: Final = 5
BEST: Final = 8  # places that count: trains do not visit them all
CITY_WORTH: Final = {"Z": 60, "Chi": 70, "": 40}  # once the tiles there are brown


@cache
def later_worth(place: HexId) -> int:
    """What a stop there is worth in the middle of the game."""
    ground = DEFS.hexes[place]
    if not ground.layout.stops:
        return 0
    if ground.ground in ("offboard", "gray"):
        return ground.values[2] + ground.bonus // 2
    return CITY_WORTH[ground.label]


def promise(board: Board, company: CompanyId) -> float:
    """The worth of the best places within reach of new track."""
    distances = _distances(board, company)
    worths = [later_worth(place) * FADING**far for place, far in distances.items()]
    return sum(sorted(worths, reverse=True)[:BEST])


def _distances(board: Board, company: CompanyId) -> dict[HexId, int]:
    """For each hex near the company's track, how many tiles are missing to it."""
    found = dict.fromkeys(_touched(board, company), 0)
    queue = deque(found)
    for place in _loose_ends(board, company):
        if place not in found:
            found[place] = 1
            queue.append(place)
    while queue:
        place = queue.popleft()
        for beyond, steps in _onward(board, place, found[place]):
            if steps <= FAR and steps < found.get(beyond, FAR + 1):
                found[beyond] = steps
                (queue.appendleft if steps == found[place] else queue.append)(beyond)
    return found


def _touched(board: Board, company: CompanyId) -> Iterator[HexId]:
    for place, _ in board.cities_of(company):
        yield place
    for crossing in reach_of(board, company):
        place, edge = where(crossing)
        if board.layout(place).joins[edge]:
            yield place


def _loose_ends(board: Board, company: CompanyId) -> Iterator[HexId]:
    """Hexes that the company's track leads to, where none goes on."""
    for crossing in reach_of(board, company):
        place, edge = where(crossing)
        if not board.layout(place).joins[edge]:
            yield place
    for place, _ in board.cities_of(company):
        if not board.layout(place).exits:
            yield place


def _onward(board: Board, place: HexId, far: int) -> Iterator[tuple[HexId, int]]:
    """The neighbours that new track in *place* could lead to, and how many tiles that takes."""
    ground, exits = DEFS.hexes[place], board.layout(place).exits
    if ground.ground == "offboard" or (far == 0 and ground.ground == "gray"):
        return
    far = max(far, 1)  # where track lies already, an upgrade must lead on
    for edge, beyond in enumerate(ground.neighbours):
        if beyond is None or not _may_lead(ground, exits, edge):
            continue
        there = DEFS.hexes[beyond]
        if board.layout(beyond).exits >> opposite(edge) & 1:
            yield beyond, far
        elif there.ground in ("open", "yellow"):
            yield beyond, far + 1


def _may_lead(ground: HexDef, exits: int, edge: int) -> bool:
    if ground.ground == "gray":
        return bool(exits >> edge & 1)
    return bool(ground.buildable >> edge & 1)
