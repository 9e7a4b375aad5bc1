"""Promise: which places of value a company's track reaches, or is near to.

The router values track that a train can use today. This values the direction: each place counts
for less with every tile that is still missing on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from roundhouse.games.g1846.board import Board
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.ids import CompanyId, HexId
from roundhouse.games.g1846.printed import HexDef, opposite
from roundhouse.games.g1846.reach import reach_of, where

FADING: Final = 0.55  # of a place's worth, for each missing tile
FAR: Final = 3
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
    levels: list[list[HexId]] = [list(found), *([] for _ in range(FAR))]
    for place in _loose_ends(board, company):
        if place not in found:
            found[place] = 1
            levels[1].append(place)
    for far, level in enumerate(levels):
        for place in level:  # grows meanwhile by what needs no further tile
            if found[place] == far:
                for beyond, steps in _onward(board, place, far):
                    if steps <= FAR and steps < found.get(beyond, FAR + 1):
                        found[beyond] = steps
                        levels[steps].append(beyond)
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
    if far == 0 and place in _FINAL:
        return
    far = max(far, 1)  # where track lies already, an upgrade must lead on
    tiles = board.tiles
    for beyond, back, closed in _BESIDE[place]:
        if DEFS.layout(beyond, tiles.get(beyond)).exits & back:
            yield beyond, far
        elif not closed:
            yield beyond, far + 1


def _beside(ground: HexDef) -> Iterator[tuple[HexId, int, bool]]:
    """Each neighbour that track may lead to, its edge as a bit, and whether it takes no tiles."""
    ways = ground.layout.exits if ground.ground == "gray" else ground.buildable
    for edge, beyond in enumerate(ground.neighbours):
        if beyond is not None and ways >> edge & 1 and ground.ground != "offboard":
            closed = DEFS.hexes[beyond].ground not in ("open", "yellow")
            yield beyond, 1 << opposite(edge), closed


_BESIDE: Final = {place: tuple(_beside(ground)) for place, ground in DEFS.hexes.items()}
_FINAL: Final = {
    place for place, ground in DEFS.hexes.items() if ground.ground in ("gray", "offboard")
}
