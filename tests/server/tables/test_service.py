"""The table service by itself: what it refuses, whoever asks and however they ask."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.errors import BadInput
from roundhouse.server.errors import BadRequest, EmptyText, NoSuchBot, NotEnded, NotYours
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.journals import journal_for
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.quotas import Quotas
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.service import TableService
from roundhouse.server.tables.uploads import Uploads
from roundhouse.store import open_store
from roundhouse.store.base import Identity, SeatRow
from tests.support.serving import toy_titles

AMY, BOB = Identity(id="amy", name="Amy"), Identity(id="bob", name="Bob")
CAT = Identity(id="cat", name="Cat")
PASS = {"type": "pass"}
Work = Callable[[TableService, LiveTable], Awaitable[None]]


@pytest.fixture
def at_table(tmp_path: Path) -> Callable[[Work], None]:
    """Does something at a table of Amy, Bob and Cat."""

    async def run(work: Work) -> None:
        store = open_store(f"{tmp_path}/t.sqlite")
        for who in (AMY, BOB, CAT):
            store.add_identity(who)
        registry = Registry(toy_titles(), store, most=10)
        bots = BotDriver(registry, None, 1.0)
        service = TableService(
            registry,
            bots,
            Uploads(toy_titles(), None, 2_000_000),
            Quotas(store=store, in_play=10, bots_only=1, imported=1),
            secret="s" * 64,
            abandon_after=None,
        )
        seats = [
            SeatRow(seat=seat, kind="player", name=who.name, identity=who.id)
            for seat, who in enumerate((AMY, BOB, CAT))
        ]
        title = registry.title("toll")
        live = await service.create(title, seats, {}, owner=AMY, private=True)
        try:
            await work(service, live)
        finally:
            store.close()

    return lambda work: asyncio.run(run(work))


@pytest.mark.parametrize("move", ["", "bot:3:1", "x" * 61, "a b"])
def test_a_move_has_an_id_that_no_server_makes(at_table: Callable[[Work], None], move: str) -> None:
    async def act(service: TableService, live: LiveTable) -> None:
        with pytest.raises(BadRequest):
            await service.act(live, Seat(0), PASS, seen=3, move=move)
        with pytest.raises(BadRequest):
            await service.undo(live, Seat(0), to=1, seen=3, move=move)
        assert live.table.seq == 3
        assert await service.act(live, Seat(0), PASS, seen=3, move="mine-1") == 4

    at_table(act)


@pytest.mark.parametrize("seat", [-1, 3, 1000])
def test_there_is_no_such_seat(at_table: Callable[[Work], None], seat: int) -> None:
    async def change(service: TableService, live: LiveTable) -> None:
        with pytest.raises(BadRequest):
            await service.change_seat(live, AMY, seat, "open", "en")
        with pytest.raises(NotYours):
            live.own_seat(AMY, seat)

    at_table(change)


def test_what_is_no_action_of_the_game_is_refused(at_table: Callable[[Work], None]) -> None:
    async def act(service: TableService, live: LiveTable) -> None:
        bad: tuple[object, ...] = (None, [], "pass", {}, {"type": "lay_tile"}, PASS | {"more": 1})
        for data in bad:
            with pytest.raises(BadInput):
                await service.act(live, Seat(0), data, seen=3, move="m")

    at_table(act)


def test_before_the_end_there_is_no_journal_and_no_rematch(
    at_table: Callable[[Work], None],
) -> None:
    async def ask(service: TableService, live: LiveTable) -> None:
        for who in (AMY, BOB, None):
            with pytest.raises(NotEnded):
                journal_for(live, who)
        with pytest.raises(NotEnded):
            await service.rematch(live, AMY)
        assert await service.rematch_of(live) is None

    at_table(ask)


def test_the_rematch_is_one_table_whoever_asks(at_table: Callable[[Work], None]) -> None:
    async def ask(service: TableService, live: LiveTable) -> None:
        for turn in range(9):
            await service.act(live, Seat(turn % 3), PASS, seen=turn + 3, move=f"m{turn}")
        asked = (service.rematch(live, AMY), service.rematch(live, BOB))
        one, other = await asyncio.gather(*asked)
        found = await service.rematch_of(live)
        assert one.id == other.id
        assert found is not None
        assert found.id == one.id
        with pytest.raises(NotYours):
            await service.rematch(live, Identity(id="eve", name="Eve"))

    at_table(ask)


def test_an_undo_waits_for_everybody_it_touches(at_table: Callable[[Work], None]) -> None:
    async def ask(service: TableService, live: LiveTable) -> None:
        for turn in range(3):
            await service.act(live, Seat(turn), PASS, seen=turn + 3, move=f"m{turn}")
        assert await service.undo(live, Seat(0), to=None, seen=6, move="back") is None
        assert await service.answer_undo(live, Seat(1), agree=True) is None
        assert live.asked is not None
        assert (live.table.seq, live.asked.consents) == (6, (1,))
        assert await service.answer_undo(live, Seat(2), agree=True) == 7
        assert live.table.to_act == (Seat(0),)

    at_table(ask)


def test_advice_and_talk_are_refused_where_there_is_none(at_table: Callable[[Work], None]) -> None:
    async def ask(service: TableService, live: LiveTable) -> None:
        with pytest.raises(NoSuchBot):
            await service.hint(live, Seat(1), AMY, "en")
        with pytest.raises(EmptyText):
            await service.say(live, AMY, "\t")
        with pytest.raises(BadRequest):
            await service.answer_undo(live, Seat(0), agree=True)

    at_table(ask)
