"""Tables that began by older rules go on by them, whatever the server has learnt since."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from roundhouse.core.actions import CHANCE, Seat
from roundhouse.core.game import Setup
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.store import open_store
from roundhouse.store.base import Identity, SeatRow
from roundhouse.titles import TITLES
from tests.recorded.record import journal_of

AMY = Identity(id="amy", name="Amy")
BEGUN = {"1846-two-players": 120, "central-europe": 40}
NEWEST = {"1846": 2, "switch_signal": 3}


def everybody(seats: int) -> list[SeatRow]:
    return [SeatRow(seat=n, kind="player", name=f"P{n}", identity=AMY.id) for n in range(seats)]


async def go_on(registry: Registry, live: LiveTable, moves: int) -> None:
    """So many random moves."""
    rng = Random(1)
    for _ in range(moves):
        seat = live.table.to_act[0]
        assert seat != CHANCE
        action = live.table.offers(seat).sample(rng)
        await registry.play(
            live, Seat(seat), action, seen=live.table.seq, move=f"m{live.table.seq}"
        )


@pytest.mark.parametrize("name", BEGUN)
def test_a_table_of_version_1_goes_on_by_its_rules(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        whole = journal_of(name)
        assert whole.setup.version == 1
        journal = replace(whole, entries=whole.entries[: BEGUN[name]])
        file = f"{tmp_path}/t.sqlite"
        store = open_store(file)
        store.add_identity(AMY)
        registry = Registry(TITLES.values(), store, most=10)
        live = await registry.adopt(
            journal, everybody(journal.setup.seats), owner=AMY, private=True
        )
        await go_on(registry, live, 12)
        store.close()

        store = open_store(file)  # the server starts anew, and reads what it kept
        registry = Registry(TITLES.values(), store, most=10)
        again = await registry.open(live.id)
        assert again.table.state == live.table.state
        assert again.table.setup.version == again.table.state.version == 1
        await go_on(registry, again, 12)
        assert again.table.journal.setup.version == 1
        store.close()

    asyncio.run(play())


@pytest.mark.parametrize("key", ["1846", "switch_signal"])
def test_a_new_table_begins_by_the_newest(key: str, tmp_path: Path) -> None:
    async def begin() -> None:
        store = open_store(f"{tmp_path}/t.sqlite")
        store.add_identity(AMY)
        registry = Registry(TITLES.values(), store, most=10)
        title = registry.title(key)
        live = await registry.create(title, Setup(seats=2), everybody(2), owner=AMY, private=True)
        assert live.row.version == live.table.state.version == title.game.version == NEWEST[key]
        store.close()

    asyncio.run(begin())
