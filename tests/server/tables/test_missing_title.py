"""A game whose package is gone: its tables wait, and the others go on."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from roundhouse.core.game import Setup
from roundhouse.core.title import Title
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.registry import Registry
from roundhouse.store import open_store
from roundhouse.store.base import Identity, SeatRow, Store
from roundhouse_toll.game import Toll, TollGame, TollView
from tests.support.serving import toy_titles

AMY = Identity(id="amy", name="Amy")


class LostGame(TollGame):
    key = "lost"


LOST: Title[Toll, TollView] = replace(toy_titles()[0], game=LostGame())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"{tmp_path}/t.sqlite")
    store.add_identity(AMY)
    yield store
    store.close()


async def bots_table(registry: Registry, key: str) -> str:
    bot = SeatRow(seat=0, kind="bot", name="Bot", bot="passer")
    seats = [bot, SeatRow(seat=1, kind="open", name="")]
    title = registry.title(key)
    return (await registry.create(title, Setup(seats=2), seats, owner=AMY, private=True)).id


def test_bots_of_other_games_are_woken_all_the_same(store: Store) -> None:
    async def restart() -> None:
        before = Registry([*toy_titles(), LOST], store, most=10)
        table = await bots_table(before, "toll")
        await bots_table(before, "lost")  # the latest is looked after first
        after = Registry(toy_titles(), store, most=10)
        driver = BotDriver(after, None, 1.0)
        over = asyncio.Event()
        after.moved.append(lambda live, _: over.set() if live.id == table else None)
        sweeping = asyncio.create_task(driver.sweep())
        async with asyncio.timeout(20):
            await over.wait()
        assert (await after.open(table)).table.seq > 2
        sweeping.cancel()
        driver.close()

    asyncio.run(restart())
