"""How much a server carries: live tables on one core, and what several servers cost together."""

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from roundhouse.bench.load import PAGES, PAUSE, LiveTable, Played, play
from roundhouse.core.figure import Figure
from roundhouse.core.game import Setup
from roundhouse.core.journal import dump_journal
from roundhouse.core.table import AnyTable, Table

TITLE: Final = "1846"
BOT: Final = "easy"
SEATS: Final = 3
MOVES: Final = 120
"""How far into a game the tables are: the map is half built, the log is long."""
LATE: Final = 200.0
"""Milliseconds from a move to the screens that nobody notices."""
FIRST: Final = 20
MOST: Final = 640
WHILE: Final = 15.0
FIXED: Final = 30
"""Tables with which several servers are compared."""
SERVERS: Final = (1, 2, 3, 4)
DATABASE: Final = "ROUNDHOUSE_BENCH_DATABASE"
"""The variable that names an empty PostgreSQL database for the comparison."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A while of playing, and what processor it took: of the servers, of the database."""

    played: Played
    servers: float
    database: float = 0.0

    @property
    def each(self) -> float:
        """Milliseconds of the servers' processors for one move with all its pages."""
        return self.servers * 1000 / max(1, self.played.moves)


def capacity_figures() -> Iterator[Figure]:
    """How many live tables one server process carries."""
    from roundhouse.bench.server import serving  # noqa: PLC0415 - it uses this module
    from roundhouse.titles import TITLES  # noqa: PLC0415 - loads every game

    if TITLE not in TITLES:
        return
    with serving() as place:
        most, at = asyncio.run(_most([place]))
    yield Figure(
        name=f"live tables of {TITLE} on one core, p95 below {LATE:.0f} ms",
        value=most,
        unit="tables",
        note=f"{PAGES} pages each, a move in {PAUSE:.0f} s; p95 {at.played.late():.0f} ms, "
        f"{at.each:.0f} ms of processor a move, {at.played.moves} moves",
    )


def servers_figures(loop: float) -> Iterator[Figure]:  # noqa: ARG001 - these are processors' times
    """What the same tables cost on one, two, three and four servers with one database."""
    from roundhouse.bench.server import resident, serving  # noqa: PLC0415 - it uses this module

    database = os.environ.get(DATABASE)
    if not database:
        return
    for number in SERVERS:
        with ExitStack() as stack:
            places = [stack.enter_context(serving(database)) for _ in range(number)]
            got = asyncio.run(_measured(places, FIXED, database))
            memory = max(resident(place.pid) for place in places)
        moves = max(1, got.played.moves)
        yield Figure(
            name=f"processor for a move, {FIXED} tables, servers: {number}",
            value=got.each,
            unit="ms",
            note=f"p95 {got.played.late():.0f} ms, database {got.database * 1000 / moves:.1f} ms "
            f"a move, largest {memory:.0f} MB",
        )


async def _most(places: Sequence[Any]) -> tuple[int, Measured]:
    """The most tables that are not late, found by doubling, then halving the rest."""
    tables: list[LiveTable] = []
    good, bad = (0, Measured(Played(), 0.0)), MOST * 2
    number = FIRST
    try:
        while number <= MOST and bad - good[0] > max(4, good[0] // 8):
            await _open(tables, number, places)
            got = await _watched(places, tables[:number], "")
            if got.played.took and got.played.late() <= LATE:
                good = number, got
            else:
                bad = number
            number = number * 2 if bad > MOST else (good[0] + bad) // 2
    finally:
        _close(tables)
    return good


async def _measured(places: Sequence[Any], number: int, database: str) -> Measured:
    tables: list[LiveTable] = []
    try:
        await _open(tables, number, places)
        return await _watched(places, tables, database)
    finally:
        _close(tables)


async def _open(tables: list[LiveTable], number: int, places: Sequence[Any]) -> None:
    """Make tables until there are so many, each first asked for at another server."""
    ports = [place.port for place in places]
    journal = await asyncio.to_thread(_half_a_game)
    while len(tables) < number:
        first = len(tables) % len(ports)
        place = places[first]
        me = await asyncio.to_thread(place.post, "/identities", {"name": "Bench"})
        token = str(me["token"])
        made = await asyncio.to_thread(place.post, "/imports", {"journal": journal}, token)
        tables.append(LiveTable(made["id"], token, [*ports[first:], *ports[:first]]))
        await tables[-1].open()


def _close(tables: Sequence[LiveTable]) -> None:
    for table in tables:
        table.close()


async def _watched(places: Sequence[Any], tables: Sequence[LiveTable], database: str) -> Measured:
    """Play, with an eye on the processors."""
    backends = await asyncio.to_thread(_backends, database) if database else []
    before, below = _spent([place.pid for place in places]), _spent(backends)
    played = await play(tables, WHILE)
    after = _spent([place.pid for place in places])
    later = _spent(await asyncio.to_thread(_backends, database)) if database else 0.0
    return Measured(played, after - before, later - below)


def _half_a_game() -> str:
    """The first moves of a game of bots; their choices need no strength here."""
    from roundhouse.titles import TITLES  # noqa: PLC0415 - loads every game

    title = TITLES[TITLE]
    table: AnyTable = Table.start(title.game, Setup(seats=SEATS), seed="capacity")
    bot = title.bots[BOT]()
    while table.to_act and table.seq < MOVES:
        seat = table.to_act[0]
        rng = Random(f"{table.seq}")
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    return dump_journal(table.journal)


def _spent(pids: Sequence[int]) -> float:
    """Seconds of processor that these have used."""
    return sum(map(_seconds, pids))


def _seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def _backends(database: str) -> list[int]:
    """The processes of the PostgreSQL server of *database*, where it is on this machine."""
    import psycopg  # noqa: PLC0415 - an extra

    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT pg_backend_pid()").fetchone()
    parent = _parent(int(row[0])) if row else 0
    found = (int(each.name) for each in Path("/proc").iterdir() if each.name.isdecimal())
    return [pid for pid in found if parent and _parent(pid) == parent]


def _parent(pid: int) -> int:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(stat.rpartition(")")[2].split()[1])
