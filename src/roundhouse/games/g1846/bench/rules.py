"""1846: replaying recorded games, copying a state, listing a late track step's offers."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Final

from roundhouse.core.errors import Fault
from roundhouse.core.figure import Figure
from roundhouse.core.journal import Journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.desk import GAME
from roundhouse.games.g1846.foreign.search import followed
from roundhouse.games.g1846.rules.frames import Building
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.measure import corpus_folder, seconds

REFERENCE: Final = 0.3
"""The L in seconds for which the bars on copying and listing are written."""

COPIES: Final = 1_000


def figures(loop: float) -> Iterator[Figure]:
    """What replaying takes, and what its parts take late in a game."""
    journals, left_out = recorded()
    if not journals:
        yield Figure(name="1846: no recorded games here, skipped", value=0, unit="L")
        return
    yield _replay(journals, left_out, loop)
    table = Table.replay(GAME, max(journals, key=lambda journal: len(journal.entries)))
    yield from _growth(table, loop)
    yield _copying(table.state, loop)
    yield _listing(table, loop)


def recorded() -> tuple[list[Journal], int]:
    """The recorded games, and how many of them cannot be followed."""
    folder = corpus_folder()
    found, left_out = [], 0
    for path in sorted(folder.glob("*.json")) if folder else ():
        data = json.loads(path.read_bytes())
        if isinstance(data, dict) and "steps" in data:
            try:
                found.append(followed(data).journal)
            except Fault:
                left_out += 1
    return found, left_out


def _replay(journals: list[Journal], left_out: int, loop: float) -> Figure:
    took = seconds(lambda: [Table.replay(GAME, journal) for journal in journals])
    entries = sum(len(journal.entries) for journal in journals)
    note = f"{entries} entries, {took / entries * 1e6:.0f} µs each"
    return Figure(
        name=f"replay {len(journals)} games, every check on",
        value=took / loop,
        unit="L",
        bar=1.0,
        note=f"{note}; left out as they cannot be followed: {left_out}" if left_out else note,
    )


def _growth(table: Table[State, View], loop: float) -> Iterator[Figure]:
    """The cost of an entry from the first quarter of the longest game to the last."""
    quarter = len(table.entries) // 4
    for number in range(4):
        start, end = number * quarter, (number + 1) * quarter
        took = seconds(partial(_apply_all, table, start, end))
        yield Figure(
            name=f"an entry, quarter {number + 1} of the longest game",
            value=took / quarter / loop * 1e6,
            unit="µL",
            note=f"{took / quarter * 1e6:.0f} µs here",
        )


def _apply_all(table: Table[State, View], start: int, end: int) -> None:
    state = table.state_at(start)
    for entry in table.entries[start:end]:
        state = GAME.apply(state, entry.seat, entry.action, entry.waived).state


def _copying(state: State, loop: float) -> Figure:
    took = seconds(lambda: [state.copy() for _ in range(COPIES)]) / COPIES
    return Figure(
        name=f"copy a late state, where L is {REFERENCE} s",
        value=took / loop * REFERENCE * 1e6,
        unit="µs",
        bar=20,
    )


def _listing(table: Table[State, View], loop: float) -> Figure:
    """All offers of the richest track step of the last quarter, with the board's caches cold."""
    late = [table.state_at(seq) for seq in table.line()[-len(table.line()) // 4 :]]
    steps = [state for state in late if state.stack and isinstance(state.stack[-1], Building)]
    state = max(steps, key=_offers)

    def listed() -> None:
        state.board.by_board.clear()
        _offers(state)

    return Figure(
        name=f"list a late track step's offers, where L is {REFERENCE} s",
        value=seconds(listed) / loop * REFERENCE * 1e3,
        unit="ms",
        bar=5,
        note=f"{_offers(state)} offers",
    )


def _offers(state: State) -> int:
    return len(GAME.legal(state, GAME.to_act(state)[0]))
