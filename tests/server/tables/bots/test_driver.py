"""Bots on a real server: late moves, slow ones, lonely tables, and tables that cannot be read."""

import asyncio
import logging
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.server.tables import registry as registries
from roundhouse.server.tables.bots import driver as drivers
from roundhouse.server.tables.bots.driver import MOST_QUESTIONS, BotDriver
from roundhouse.server.tables.bots.runner import BotRunner, Decision
from roundhouse.server.tables.registry import Registry
from roundhouse.store import open_store
from roundhouse.store.base import Identity, SeatRow
from roundhouse.store.sqlite import SqliteStore
from tests.server.web.test_play import sit_down, wait_until
from tests.support.serving import FAST, Player, Running, serving, toy_config, toy_titles
from tests.support.thinkers import slow_titles, thinking_titles

AMY = Identity(id="amy", name="Amy")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server with one process for bots, which may think for three seconds."""
    limits = replace(FAST, bot_seconds=3.0)
    config = toy_config(f"{tmp_path}/t.sqlite", bot_titles=thinking_titles, limits=limits)
    with serving(config, [*thinking_titles()]) as running:
        yield running


@pytest.fixture
def amy(server: Running) -> Iterator[Player]:
    player = server.player("Amy")
    yield player
    player.http.close()


def seq(player: Player, table: str) -> int:
    return int(player.get(f"/tables/{table}").json()["seq"])


def warm_up(player: Player) -> None:
    """Have the process started, so that what follows is timed without it."""
    table = player.new_table("bot:looker", "me")["id"]
    wait_until(lambda: seq(player, table) > 2)


def test_a_late_move_does_not_land_on_a_seat_that_a_person_took(amy: Player) -> None:
    warm_up(amy)
    table = amy.new_table("bot:sleeper", "me")["id"]
    time.sleep(0.3)
    assert amy.post(f"/tables/{table}/seats/0", to="me").status_code == 200
    time.sleep(2)
    state = amy.get(f"/tables/{table}").json()
    assert (state["seq"], state["seats"][0]["mine"]) == (2, True)
    assert amy.act(table, 0, 2, type="pass").status_code == 200


def test_another_servers_late_move_is_refused_by_the_database(tmp_path: Path) -> None:
    """This server has not heard yet that a person sits there now."""

    async def run() -> None:
        store = open_store(f"{tmp_path}/t.sqlite")
        store.add_identity(AMY)
        registry = Registry(toy_titles(), store, most=10)
        bot = SeatRow(seat=0, kind="bot", name="Bot", bot="passer")
        person = SeatRow(seat=0, kind="player", name="Amy", identity="amy")
        seats = [bot, replace(bot, seat=1)]
        title = registry.title("toll")
        live = await registry.create(title, Setup(seats=2), seats, owner=AMY, private=True)
        store.put_seat(live.id, person, bot, by=AMY)
        action = live.read_action({"type": "pass"})
        with pytest.raises(Fault):
            await registry.play(live, Seat(0), action, seen=2, move="bot:2:0", bot=bot)
        assert live.seats[0] == person
        assert len(store.lines(live.id)) == 2
        store.close()

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["sleeper", "late"])
def test_a_table_that_moved_on_is_asked_anew(
    amy: Player, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What the bot was offered is taken back while it thinks: no failure, no move at random."""
    warm_up(amy)
    table = amy.new_table("me", f"bot:{bot}")["id"]
    assert amy.act(table, 0, 2, type="pass").status_code == 200
    time.sleep(0.3)
    back = amy.post(f"/tables/{table}/undo", seat=0, seq=3, id="back")
    assert back.status_code == 200, back.text
    time.sleep(2)
    assert seq(amy, table) == 4
    assert not caplog.records
    assert amy.act(table, 0, 4, type="pass").status_code == 200
    wait_until(lambda: seq(amy, table) > 5)


def test_a_slow_bot_costs_innocent_tables_neither_a_move_nor_advice(
    server: Running, amy: Player, caplog: pytest.LogCaptureFixture
) -> None:
    warm_up(amy)
    mallory = server.player("Mallory")
    for _ in range(6):
        mallory.new_table("bot:stuck", "me")
    began = time.monotonic()
    tables = [amy.new_table("bot:looker", "me")["id"] for _ in range(4)]
    wait_until(lambda: all(seq(amy, table) > 2 for table in tables))
    assert time.monotonic() - began < 60, "they wait for a turn of Mallory's between their own"
    assert "looker failed" not in caplog.text
    mallory.http.close()


@pytest.mark.parametrize("best", ["stuck", "failing"])
def test_advice_is_never_a_500(tmp_path: Path, best: str) -> None:
    titles = [replace(title, bots={best: title.bots[best]}) for title in thinking_titles()]
    limits = replace(FAST, bot_seconds=0.5)
    config = toy_config(f"{tmp_path}/t.sqlite", bot_titles=thinking_titles, limits=limits)
    with serving(config, [*titles]) as server:
        amy = server.player("Amy")
        table = amy.new_table("me", "here")["id"]
        answer = amy.post(f"/tables/{table}/hint", seat=0)
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] == "limits-no-advice"
        page = amy.http.get(f"/table/{table}/hint?seat=0", headers={"Accept": "text/html"})
        assert page.status_code == 503
        amy.http.close()


def test_nobody_has_many_questions_waiting(server: Running, amy: Player) -> None:
    runner = server.app.state.services.bots._runner
    table = amy.new_table("me", "here")["id"]
    runner.queue.waiting = lambda who: MOST_QUESTIONS if who == amy.id else 0
    assert amy.post(f"/tables/{table}/hint", seat=0).status_code == 429
    bob = server.player("Bob")
    other = bob.new_table("me", "here")["id"]
    assert bob.post(f"/tables/{other}/hint", seat=0).status_code != 429
    bob.http.close()


def test_coming_up_to_date_is_no_time_that_a_bot_thinks() -> None:
    """Two steps of 0.4 s are replayed; the bot itself, which may think for 0.3 s, takes none."""

    async def run() -> None:
        runner = BotRunner(slow_titles, 1)
        table = Table.start(toy_titles()[0].game, Setup(seats=2), seed="slow")
        decision = Decision(id="t", table=table, seat=0, bot="looker", seed="s")
        try:
            assert (await runner.ask(decision, 0.3)).action
        finally:
            runner.close()

    asyncio.run(run())


def test_a_table_of_bots_stands_still_while_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registries, "WATCHED", 0.5)
    limits = replace(FAST, bots_pause=0.2)
    with serving(toy_config(f"{tmp_path}/t.sqlite", limits=limits)) as server:
        amy = server.player("Amy")
        warm = amy.new_table("bot:passer", "me")["id"]
        wait_until(lambda: seq(amy, warm) > 2)
        table = amy.new_table("bot:passer", "bot:passer")["id"]
        store = server.app.state.services.store
        time.sleep(1.5)
        assert store.table(table).seq == 2, "nobody has looked yet"
        amy.get(f"/tables/{table}")
        wait_until(lambda: store.table(table).seq > 2)
        time.sleep(1.5)
        stands = store.table(table).seq
        time.sleep(1.0)
        assert store.table(table).seq == stands < 8, "a look brings a few steps, not the game"
        with server.visitor() as guest, guest.stream("GET", f"/table/{table}/live"):
            wait_until(lambda: store.table(table).ended)
        amy.http.close()


def test_a_person_has_only_a_few_tables_of_bots_and_so_many_in_all(tmp_path: Path) -> None:
    limits = replace(FAST, tables_of_bots=2, tables_in_play=4)
    with serving(toy_config(f"{tmp_path}/t.sqlite", limits=limits)) as server:
        amy, bob = server.player("Amy"), server.player("Bob")

        def opened(who: Player, *seats: str) -> tuple[int, str]:
            wanted = [{"who": seat} for seat in seats]
            answer = who.post("/tables", title="toll", seats=wanted)
            kind = answer.json().get("error", {}).get("params", {}).get("kind", "")
            return answer.status_code, kind

        bots, people = ("bot:passer", "bot:passer"), ("me", "open")
        assert [opened(amy, *bots) for _ in range(3)] == [(201, ""), (201, ""), (429, "bots_only")]
        assert [opened(amy, *people) for _ in range(3)] == [(201, "")] * 2 + [(429, "in_play")]
        assert opened(bob, *people) == (201, "")
        form = {"title": "toll", "seat:toll:0": "me", "seat:toll:1": "open", "public": "1"}
        refused = amy.http.post("/tables", data=form, headers={"Accept": "text/html"})
        assert refused.status_code == 429
        assert "4 games" in refused.text
        for player in (amy, bob):
            player.http.close()


def test_a_game_that_has_ended_counts_no_longer(tmp_path: Path) -> None:
    limits = replace(FAST, tables_in_play=1)
    with serving(toy_config(f"{tmp_path}/t.sqlite", limits=limits)) as server:
        amy, bob = server.player("Amy"), server.player("Bob")
        table = sit_down(amy, bob)
        for turn in range(6):
            assert (amy, bob)[turn % 2].act(table, turn % 2, turn + 2, type="pass").is_success
        assert amy.new_table("me", "open")["id"] != table
        for player in (amy, bob):
            player.http.close()


def test_one_bad_table_stops_no_other_and_every_table_is_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """More tables than are looked up together, in the middle one that cannot be replayed."""
    monkeypatch.setattr(drivers, "AT_ONCE", 3)
    caplog.set_level(logging.WARNING)

    async def run() -> None:
        store = open_store(f"{tmp_path}/t.sqlite")
        assert isinstance(store, SqliteStore)
        store.add_identity(AMY)
        before = Registry(toy_titles(), store, most=100)
        bot = SeatRow(seat=0, kind="bot", name="Bot", bot="passer")
        seats = [bot, SeatRow(seat=1, kind="open", name="")]
        made = [
            (await before.create(before.title("toll"), Setup(seats=2), seats, owner=AMY,
                                 private=True)).id
            for _ in range(10)
        ]  # fmt: skip
        bad = sorted(made)[4]
        spoiled = text("UPDATE entries SET line = 'spoiled' WHERE table_id = :bad")
        store._write(lambda t: t.run(spoiled, {"bad": bad}))
        after = Registry(toy_titles(), store, most=100)
        driver, moved = BotDriver(after, None, 1.0), set[str]()
        after.moved.append(lambda live, _before: moved.add(live.id))
        await driver._look_after_all()
        await asyncio.to_thread(wait_until, lambda: len(moved) == len(made) - 1)
        assert moved == set(made) - {bad}
        driver.close()
        store.close()

    asyncio.run(run())
    assert "could not be looked after" in caplog.text
