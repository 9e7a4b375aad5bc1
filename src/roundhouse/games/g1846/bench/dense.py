"""Maps of 1846 that are worse for the route optimiser than any game: every hex at its densest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import COLOURS, Laid, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId, HexId, TrainId
from roundhouse.games.g1846.rules.network import NUMBERS, STOPS, links_from
from roundhouse.games.g1846.rules.routing import Position
from roundhouse.games.g1846.rules.tiles import fitting

COMPANY: Final = CorpId("PRR")  # the one with five tokens
SWEEPS: Final = 4
SEEDS: Final = 8
TOKENS: Final = 5

Tiles = dict[HexId, Laid]


def dense_position(
    phase: int, trains: str, *, tokens: int = TOKENS, limited: bool = True
) -> Position:
    """A company with *tokens* in the best linked cities of the densest map of *phase*.

    Without the limits of the supply (OR-TRACK-5) the map is denser than it can ever be.
    """
    found = (dense_tiles(phase, Random(seed), limited=limited) for seed in range(SEEDS))
    return position_on(max(found, key=_links), phase, trains, tokens)


def position_on(tiles: Tiles, phase: int, trains: str, tokens: int = TOKENS) -> Position:
    """The company with its tokens in the best linked cities."""
    board = Board(tiles)
    for place, stop in _best_linked(tiles)[:tokens]:
        board = board.with_token(COMPANY, place, stop)
    return Position(
        board=board, company=COMPANY, phase=phase, trains=tuple(map(TrainId, trains.split()))
    )


def dense_tiles(phase: int, rng: Random, *, limited: bool) -> Tiles:
    """In each hex the tile with most track, and most of it leading on; looked through anew."""
    choices = {place: list(_layable(place, phase)) for place in DEFS.hexes}
    left = Counter({tile.id: tile.count or 999 for tile in DEFS.tiles.values()})
    order = [place for place, laid in choices.items() if laid]
    tiles: Tiles = {}
    for _ in range(SWEEPS):
        rng.shuffle(order)
        for place in order:
            if place in tiles:
                left[tiles.pop(place).tile] += 1
            able = [laid for laid in choices[place] if not limited or left[laid.tile] > 0]
            if able:
                tiles[place] = max(able, key=lambda laid: _density(tiles, place, laid, rng))
                left[tiles[place].tile] -= 1
    return tiles


def _layable(place: HexId, phase: int) -> Iterator[Laid]:
    """Every tile that can come to lie in *place* by *phase*, by legal upgrades."""
    front: set[Laid | None] = {None}
    for _ in COLOURS[:phase]:
        after = {laid for old in front for laid in fitting(place, old)}
        allowed = {laid for laid in after if DEFS.tiles[laid.tile].colour in COLOURS[:phase]}
        yield from sorted(allowed)
        front = {*allowed}


def _density(tiles: Tiles, place: HexId, laid: Laid, rng: Random) -> float:
    layout = DEFS.layout(place, laid)
    joined = sum(
        DEFS.layout(beyond, tiles.get(beyond)).exits >> opposite(edge) & 1
        for edge, beyond in enumerate(DEFS.hexes[place].neighbours)
        if beyond is not None and layout.exits >> edge & 1
    )
    return 2 * joined + len(layout.paths) + rng.random() / 10


def _links(tiles: Tiles) -> int:
    return sum(1 for start in range(len(STOPS)) for _ in links_from(tiles, start))


def _best_linked(tiles: Tiles) -> list[tuple[HexId, int]]:
    """Cities by how many links they have, one of each hex."""
    linked = {
        city: sum(1 for _ in links_from(tiles, NUMBERS[city]))
        for city in STOPS
        if DEFS.hexes[city[0]].is_city
    }
    best: dict[HexId, tuple[HexId, int]] = {}
    for city in sorted(linked, key=lambda city: -linked[city]):
        best.setdefault(city[0], city)
    return list(best.values())
