"""The forecast: how well it tells the winner at the start of each set, of bots' games and people's.

The figure is the Brier score (0: each winner told for sure), the note that of even chances.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, NamedTuple

from roundhouse.core.figure import Figure
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.bench.rules import recorded
from roundhouse.games.g1846.bots.chances import chances
from roundhouse.games.g1846.bots.levels import Normal, Strong
from roundhouse.games.g1846.foreign.desk import GAME
from roundhouse.games.g1846.rules.frames import StockTurn
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View

GAMES: Final = 30
LEVELS: Final = (Strong, Strong, Strong, Normal)


class Told(NamedTuple):
    """At the start of a set: what each had to hope for, and who won."""

    set_no: int
    chances: tuple[float, ...]
    winner: int


def figures(loop: float) -> Iterator[Figure]:
    """By set, of recorded games and of *GAMES* games of strong and normal."""
    del loop  # nothing is timed
    people = (Table.replay(GAME, journal) for journal in recorded()[0])
    yield from _by_set("people", people)
    yield from _by_set("bots", map(_played, range(GAMES)))


def _played(number: int) -> Table[State, View]:
    """A game of three, four or five, of strong and some normal bots."""
    rng, seats = Random(number), 3 + number % 3
    table = Table.start(GAME, Setup(seats=seats), seed=f"forecast:{number}")
    bots = [rng.choice(LEVELS)() for _ in range(seats)]
    while table.result is None:
        seat = table.to_act[0]
        choice = bots[seat].choose(table.view(seat), table.offers(seat), rng)
        table.play(seat, choice.action)
    return table


def told(table: Table[State, View]) -> Iterator[Told]:
    """What was told at the start of each set from the second on; nothing of an unfinished game."""
    result, seen = table.result, {0, 1}
    if result is None:
        return
    winner = result.scores.index(max(result.scores))
    for seq in table.line():
        state = table.state_at(seq)
        if state.set_no not in seen and state.stack and isinstance(state.stack[-1], StockTurn):
            seen.add(state.set_no)
            yield Told(state.set_no, chances(state), winner)


def _by_set(who: str, tables: Iterable[Table[State, View]]) -> Iterator[Figure]:
    found = defaultdict(list)
    for table in tables:
        for each in told(table):
            found[each.set_no].append(each)
    for set_no, rows in sorted(found.items()):
        even = sum(1 - 1 / len(row.chances) for row in rows) / len(rows)
        yield Figure(
            name=f"forecast of {who}, set {set_no}",
            value=sum(map(brier, rows)) / len(rows),
            unit="Brier",
            note=f"{len(rows)} games; even chances {even:.2f}",
        )


def brier(row: Told) -> float:
    """How far the chances were from what came."""
    hits = [float(seat == row.winner) for seat in range(len(row.chances))]
    return sum((chance - hit) ** 2 for chance, hit in zip(row.chances, hits, strict=True))
