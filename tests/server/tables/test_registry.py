"""Several servers of one database, when a notice between them is late: nobody may notice."""

import asyncio
from collections.abc import Iterator

import pytest
from starlette.requests import HTTPConnection

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.game import Setup
from roundhouse.server.accounts.service import Accounts
from roundhouse.server.errors import NotFound
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.server.web.auth import Auth
from roundhouse.server.web.rate_limit import RateLimit
from roundhouse.store import open_store
from roundhouse.store.base import Identity, SeatRow, Store, UndoRequest
from tests.support.serving import toy_titles

AMY, BOB = Identity(id="amy", name="Amy"), Identity(id="bob", name="Bob")
Registries = tuple[Registry, Registry]


@pytest.fixture
def deaf(postgres_url: str) -> Iterator[Registries]:
    """Two registries on one database that never hear of each other."""
    stores = [open_store(postgres_url), open_store(postgres_url)]
    for who in (AMY, BOB):
        stores[0].add_identity(who)
    yield Registry(toy_titles(), stores[0], most=10), Registry(toy_titles(), stores[1], most=10)
    for store in stores:
        store.close()


async def table_at_both(one: Registry, other: Registry) -> tuple[LiveTable, LiveTable]:
    """A table in the memory of both, with an open seat."""
    seats = [
        SeatRow(seat=0, kind="player", name="Amy", identity=AMY.id),
        SeatRow(seat=1, kind="open", name=""),
    ]
    setup = Setup(seats=2)
    here = await one.create(one.title("toll"), setup, seats, owner=AMY, private=True)
    return here, await other.open(here.id)


def test_a_move_kept_elsewhere_is_seen_before_its_notice_comes(deaf: Registries) -> None:
    async def play() -> None:
        one, other = deaf
        here, there = await table_at_both(one, other)
        seq = await one.play(here, Seat(0), Pass(), seen=2, move="a")
        assert there.table.seq == 2
        assert (await other.open(here.id)).table.seq == seq
        # and who saw it at one server may go on at the other
        again = await other.play(there, Seat(1), Pass(), seen=seq, move="b")
        assert (await one.open(here.id)).table.seq == again

    asyncio.run(play())


def test_who_sat_down_elsewhere_is_known_before_the_notice_comes(deaf: Registries) -> None:
    async def claim() -> None:
        one, other = deaf
        here, there = await table_at_both(one, other)
        (link,) = one.store.invitations(here.id)
        await one.claim(link.token, BOB)
        assert (await other.open(here.id)).names == ("Amy", "Bob")
        await one.ask_undo(here, UndoRequest(table=here.id, seat=0, to=1, seq=2))
        assert (await other.open(here.id)).request is not None
        assert there.held_by(BOB) == (Seat(1),)

    asyncio.run(claim())


def test_what_was_deleted_elsewhere_is_gone_before_the_notice_comes(deaf: Registries) -> None:
    async def delete() -> None:
        one, other = deaf
        here, there = await table_at_both(one, other)
        one.store.drop_tables((here.id,))
        with pytest.raises(NotFound):
            await other.open(here.id)
        with pytest.raises(NotFound):
            await other.play(there, Seat(0), Pass(), seen=2, move="a")
        assert not other.in_memory()

    asyncio.run(delete())


def test_those_who_decide_next_are_told_whichever_server_keeps_the_move(deaf: Registries) -> None:
    told: list[tuple[int, ...]] = []

    async def play() -> None:
        one, other = deaf
        here, there = await table_at_both(one, other)
        for registry in deaf:
            registry.moved.append(lambda live, before: told.append((*before, *live.table.to_act)))
        for seq, (registry, live) in enumerate([(one, here), (other, there)] * 2, 2):
            await registry.open(live.id)
            await registry.play(live, Seat(seq % 2), Pass(), seen=seq, move=str(seq))

    asyncio.run(play())
    assert told == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_what_is_changed_elsewhere_holds_here(postgres_url: str) -> None:
    stores: list[Store] = [open_store(postgres_url), open_store(postgres_url)]
    one, other = (
        Auth(Accounts(store, named=False), RateLimit(600, 600), secure=False) for store in stores
    )

    async def rename() -> None:
        amy = await one.new_identity("Amy")
        secret = one.accounts.ways_in.open_session(amy.id, "Firefox")
        scope = {
            "type": "http",
            "method": "GET",
            "headers": [(b"cookie", b"roundhouse=%b" % secret.encode())],
        }
        assert await other.visitor(HTTPConnection(scope)) == amy
        await one.change(Identity(id=amy.id, name="Amelia"))
        found = await other.visitor(HTTPConnection(scope))
        assert found is not None
        assert found.name == "Amelia"
        one.accounts.revoke(amy.id)
        assert await other.visitor(HTTPConnection(scope)) is None

    asyncio.run(rename())
    for store in stores:
        store.close()
