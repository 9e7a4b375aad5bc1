"""Routes: real positions, what-ifs of a late turn, and maps worse than any game."""

from __future__ import annotations

import gc
import json
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from roundhouse.core.figure import Figure
from roundhouse.games.g1846.bench.dense import dense_position, dense_tiles, position_on
from roundhouse.games.g1846.foreign.positions import read_positions
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.network import STOPS
from roundhouse.games.g1846.rules.routing import Position, problem
from roundhouse.games.g1846.rules.track import connected_tiles
from roundhouse.kit.measure import corpus_folder, seconds
from roundhouse.routes.search import best
from roundhouse.routes.whatif import what_if

FILE: Final = "route-positions.json"
ROUNDS: Final = 3
WORST: Final = (
    (1, "2 2 2 2"),
    (2, "4 4 4 4"),
    (2, "3/5 3/5 3/5 3/5"),
    (3, "5 5 5"),
    (3, "4/6 4/6 4/6"),
    (4, "6 6"),
    (4, "7/8 7/8"),
)
"""The largest trains that each phase's limit allows."""

BEYOND: Final = (4, "4 4 4 7/8 7/8")  # phased-out trains run beyond the limit once


def figures(loop: float) -> Iterator[Figure]:
    """What the optimiser takes where it is needed, and how that grows."""
    folder = corpus_folder()
    if folder is None or not (folder / FILE).is_file():
        yield Figure(name="routes: no recorded positions here, skipped", value=0, unit="L")
    else:
        gc.freeze()  # the programs' own objects are no garbage of the search
        yield from _real(folder / FILE, loop)
        yield from _late_turn(folder / FILE, loop)
    yield from _worst(loop)
    yield from _growth(loop)


# Real positions


def _real(path: Path, loop: float) -> Iterator[Figure]:
    data = json.loads(path.read_bytes())
    rounds = [_answer_all(data) for _ in range(ROUNDS)]
    each = [min(times) for times in zip(*rounds, strict=True)]
    yield Figure(
        name=f"{len(data)} real positions, read and answered",
        value=min(map(sum, rounds)) / loop,
        unit="L",
        bar=2,
        note=f"median {median(each) * 1e3:.2f} ms",
    )
    yield Figure(name="the slowest of them", value=max(each) / loop, unit="L", bar=0.1)


def _answer_all(data: object) -> list[float]:
    """The seconds from each position's text to its proven answer."""
    times, start = [], perf_counter()
    for posed in read_positions(data):
        best(problem(posed.position))
        now = perf_counter()
        times.append(now - start)
        start = now
    return times


# What if


def _late_turn(path: Path, loop: float) -> Iterator[Figure]:
    """Every tile and token of a turn, on the late position with the most track to look at."""
    late = [one.position for one in read_positions(json.loads(path.read_bytes()))]
    last = max(one.phase for one in late)
    here = max(
        (one for one in late if one.phase == last), key=lambda one: len(problem(one).web.ways)
    )
    boards = list(_boards(here))
    start = perf_counter()
    there = ((number, problem(replace(here, board=board))) for number, board in enumerate(boards))
    results = what_if(problem(here), there)
    next(results)
    first = perf_counter() - start
    more = sum(1 for _ in results)
    yield Figure(name="what-if of a late turn, first result", value=first / loop, unit="L", bar=3)
    yield Figure(
        name="what-if of a late turn, all results",
        value=(perf_counter() - start) / loop,
        unit="L",
        bar=3,
        note=f"{more + 1} tiles and tokens",
    )


def _boards(here: Position) -> Iterator[Board]:
    """The board after each tile that is connected and each token that has room."""
    board, company = here.board, here.company
    for place, laid in connected_tiles(board, company):
        yield board.with_tile(place, laid)
    for place, stop in STOPS:
        if _has_room(board, place, stop) and not board.has_token(company, place):
            yield board.with_token(company, place, stop)


def _has_room(board: Board, place: HexId, stop: int) -> bool:
    is_city = DEFS.hexes[place].is_city
    return is_city and len(board.owners_at(place, stop)) < board.slots(place)


# Worse than any game


def _worst(loop: float) -> Iterator[Figure]:
    for phase, trains in WORST:
        yield _dense(phase, trains, loop, bar=15)
    yield _dense(*BEYOND, loop)
    yield _dense(4, "7/8 7/8", loop, limited=False)
    yield _memory(4, "7/8 7/8")


def _dense(
    phase: int, trains: str, loop: float, *, bar: float | None = None, limited: bool = True
) -> Figure:
    here = dense_position(phase, trains, limited=limited)
    asked = problem(here)
    start = perf_counter()
    found = best(asked)
    took = perf_counter() - start
    supply = "" if limited else ", tiles without limit"
    return Figure(
        name=f"densest map of phase {DEFS.phases[phase - 1].name}{supply}: {trains}",
        value=took / loop,
        unit="L",
        bar=bar,
        note=f"{len(asked.web.ways)} links, ${found.revenue}"
        + (" proven" if found.proven else " not proven"),
    )


def _memory(phase: int, trains: str) -> Figure:
    asked = problem(dense_position(phase, trains))
    tracemalloc.start()
    best(asked)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return Figure(
        name=f"memory on the densest map of phase IV: {trains}",
        value=peak / 1e6,
        unit="MB",
        bar=1000,
    )


# Growth


def _growth(loop: float) -> Iterator[Figure]:
    """How the time grows with trains, tokens and tiles on the densest map of phase III."""
    for count in range(1, 5):
        trains = " ".join(["5"] * count)
        yield _grown(f"trains: {trains}", dense_position(3, trains), loop)
    for count in range(1, 6):
        yield _grown(f"tokens: {count}", dense_position(3, "5 5 5", tokens=count), loop)
    tiles = dense_tiles(3, Random(0), limited=True)
    for quarter in range(1, 5):
        kept = dict(sorted(tiles.items())[: len(tiles) * quarter // 4])
        yield _grown(f"tiles: {len(kept)}", position_on(kept, 3, "5 5 5"), loop)


def _grown(name: str, here: Position, loop: float) -> Figure:
    asked = problem(here)
    took = seconds(lambda: best(asked))  # once alone may meet the garbage collector
    note = f"{len(asked.web.ways)} links in reach"
    return Figure(name=f"growth, {name}", value=took / loop, unit="L", note=note)
