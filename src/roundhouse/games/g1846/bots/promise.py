"""Promise: which places of value a company's track reaches, or is near to.

The router values track that a train can use today. This values the direction: each place counts
for less with every tile that is still missing on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias

from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import HexDef, Laid, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, HexId
from roundhouse.games.g1846.rules.reach import Crossing, into, leaving, ways, where

FADING: Final = 0.55  # of a place's worth, for each missing tile
FAR: Final = 3
BEST: Final = 8  # places that count: trains do not visit them all
CITY_WORTH: Final = {"Z": 60, "Chi": 70, "": 40}  # once the tiles there are brown

Missing: TypeAlias = dict[HexId, int]  # for each hex near a company's track, how many tiles


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
    return _summed(missing_on(board, company))


def promise_after(before: Board, board: Board, company: CompanyId, place: HexId) -> float:
    """The same on *board*, which is *before* with another tile in *place*; in less time."""
    found = dict(missing_on(before, company))
    front: list[list[HexId]] = [[] for _ in range(FAR + 1)]
    _nearer(board, _beyond(before, board, company, place), found, front)
    for beside, _, _ in _BESIDE[place]:  # from there the new track may be met
        if found.get(beside, FAR) < FAR:
            front[found[beside]].append(beside)
    _spread(board, found, front)
    board.by_board["missing", company] = found
    return _summed(found)


def _summed(missing: Missing) -> float:
    worths = [
        worth * _FADED[far] for place, far in missing.items() if (worth := later_worth(place))
    ]
    return sum(sorted(worths, reverse=True)[:BEST])


_FADED: Final = tuple(FADING**far for far in range(FAR + 1))


def missing_on(board: Board, company: CompanyId) -> Missing:
    """For each hex near the company's track, how many tiles are missing to it."""
    found: Missing | None = board.by_board.get(("missing", company))
    if found is None:
        found = {}
        front: list[list[HexId]] = [[] for _ in range(FAR + 1)]
        for place, _ in board.cities_of(company):
            _note(place, 0, found, front)
        _nearer(board, _walked(board, company), found, front)
        _spread(board, found, front)
        board.by_board["missing", company] = found
    return found


def _note(place: HexId, far: int, found: Missing, front: list[list[HexId]]) -> None:
    if far < found.get(place, FAR + 1):
        found[place] = far
        front[far].append(place)


def _nearer(
    board: Board, reached: Iterable[Crossing], found: Missing, front: list[list[HexId]]
) -> None:
    """Where track leads: no tile is missing, or one where none goes on."""
    for crossing in reached:
        place, edge = where(crossing)
        goes_on = _exits(place, board.tiles.get(place)) >> edge & 1
        _note(place, 0 if goes_on else 1, found, front)


def _spread(board: Board, found: Missing, front: list[list[HexId]]) -> None:
    """Go on from hex to hex; where track comes the other way, no further tile is needed."""
    tiles = board.tiles
    for far, level in enumerate(front):
        for place in level:  # grows meanwhile by what needs no further tile
            if found[place] != far or (far == 0 and place in _FINAL):
                continue
            steps = far or 1  # where track lies already, an upgrade must lead on
            for beyond, back, closed in _BESIDE[place]:
                met = _exits(beyond, tiles.get(beyond)) & back
                if met:
                    _note(beyond, steps, found, front)
                elif not closed and steps < FAR:
                    _note(beyond, steps + 1, found, front)


def _walked(board: Board, company: CompanyId) -> frozenset[Crossing]:
    """The crossings that track leads over from the company's tokens."""
    found: frozenset[Crossing] | None = board.by_board.get(("walked", company))
    if found is None:
        starts = [
            crossing
            for place, stop in board.cities_of(company)
            for crossing in leaving(place, board.laid(place), stop)
        ]
        found = board.by_board["walked", company] = frozenset(_walk(board, company, starts))
    return found


def _walk(board: Board, company: CompanyId, starts: list[Crossing]) -> list[Crossing]:
    """All that track leads to. Unlike the rules', a walk may use track twice: a guess will do."""
    found = list(dict.fromkeys(starts))
    seen = set(found)
    for crossing in found:  # grows meanwhile
        place, edge = where(crossing)
        onward, cities = ways(place, board.tiles.get(place))[edge]
        for stop, past in cities:
            owners = board.owners_at(place, stop)
            if len(owners) < board.slots(place) or company in owners:
                onward += past
        new = [ahead for ahead in onward if ahead not in seen]
        found += new
        seen.update(new)
    return found


def _beyond(before: Board, board: Board, company: CompanyId, place: HexId) -> list[Crossing]:
    """The crossings into *place*, and those that track leads over from there."""
    reached, first = _walked(before, company), into(place, 0)
    starts = [first + edge for edge in range(6) if first + edge in reached]
    for home, stop in board.cities_of(company):
        if home == place:
            starts += leaving(place, board.laid(place), stop)
    return _walk(board, company, starts)


@cache
def _exits(place: HexId, laid: Laid | None) -> int:
    return DEFS.layout(place, laid).exits


def _beside(ground: HexDef) -> Iterator[tuple[HexId, int, bool]]:
    """Each neighbour that track may lead to, its edge as a bit, and whether it takes no tiles."""
    open_ = ground.layout.exits if ground.ground == "gray" else ground.buildable
    for edge, beyond in enumerate(ground.neighbours):
        if beyond is not None and open_ >> edge & 1 and ground.ground != "offboard":
            closed = DEFS.hexes[beyond].ground not in ("open", "yellow")
            yield beyond, 1 << opposite(edge), closed


_BESIDE: Final = {place: tuple(_beside(ground)) for place, ground in DEFS.hexes.items()}
_FINAL: Final = {
    place for place, ground in DEFS.hexes.items() if ground.ground in ("gray", "offboard")
}
