"""What every store promises, on both databases."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import pytest

from roundhouse.store import open_store
from roundhouse.store.base import (
    Account,
    Appended,
    Identity,
    Invitation,
    Notice,
    Owned,
    SeatRow,
    Store,
    Taken,
    UndoRequest,
    Webhook,
)
from roundhouse.store.writes import now
from tests.store.rows import AMY, move, open_seat, player, table_row, with_table


def test_a_move_is_written_whole_and_in_order(store: Store) -> None:
    with_table(store, lines=("1", "2"))
    assert store.append(move("a", 2, "3", "4")) == Appended(4)
    assert store.lines("t1") == ["1", "2", "3", "4"]
    assert store.lines("t1", after=3) == ["4"]
    row = store.table("t1")
    assert row is not None
    assert (row.seq, row.to_act, row.ended) == (4, (1,), False)


def test_a_late_move_changes_nothing(store: Store) -> None:
    with_table(store)
    store.append(move("a", 0))
    with pytest.raises(Taken):
        store.append(move("b", 0, "x", "y"))
    assert store.lines("t1") == ['"a"']


def test_the_same_move_again_is_no_second_one(store: Store) -> None:
    with_table(store)
    store.append(move("a", 0, "1", "2"))
    store.append(move("b", 2))
    assert store.append(move("a", 0, "1", "2")) == Appended(2, repeated=True)
    assert store.append(move("a", 3, "1", "2")) == Appended(2, repeated=True)
    assert store.move_of("t1", "b") == 3
    assert store.move_of("t1", "c") is None
    assert len(store.lines("t1")) == 3


def test_exactly_one_wins_each_seq(store: Store) -> None:
    with_table(store)
    rivals = 8
    start = Barrier(rivals)

    def race(who: int) -> list[int]:
        start.wait()
        return [seq for seq in range(30) if _wins(store, f"{who}:{seq}", seq)]

    with ThreadPoolExecutor(rivals) as pool:
        won = [seq for wins in pool.map(race, range(rivals)) for seq in wins]
    # a rival may come too late for a seq and too early for the next, so some stay unwon
    assert sorted(won) == list(range(len(won)))
    assert len(store.lines("t1")) == len(won)


def _wins(store: Store, id_: str, seq: int) -> bool:
    try:
        store.append(move(id_, seq))
    except Taken:
        return False
    return True


def test_two_stores_race_for_one_seq(url: str) -> None:
    if url.startswith("sqlite"):
        pytest.skip("one process serves an SQLite file; several share PostgreSQL")
    one, other = open_store(url), open_store(url)
    with_table(one)
    start = Barrier(2)

    def race(store: Store) -> int:
        wins = 0
        for seq in range(50):
            start.wait()
            wins += _wins(store, f"{id(store)}:{seq}", seq)
        return wins

    with ThreadPoolExecutor(2) as pool:
        wins = list(pool.map(race, (one, other)))
    one.close()
    other.close()
    assert sum(wins) == 50


def test_everybody_hears_of_every_change(url: str, heard: Callable[[Store], list[Notice]]) -> None:
    store = open_store(url)
    notices = heard(store)
    with_table(store, player(0, "amy"), open_seat(1))
    store.append(move("a", 0))
    store.say("t1", "amy", "Amy", "Hello")
    store.put_seat("t1", player(1, "bob"), open_seat(1), AMY)
    wanted = {Notice("t1", "move", 1), Notice("t1", "chat", 1), Notice("t1", "seats", 2)}
    assert wanted <= set(notices)
    store.close()


@pytest.fixture
def heard() -> Callable[[Store], list[Notice]]:
    def listen(store: Store) -> list[Notice]:
        notices: list[Notice] = []
        store.watch(lambda notice: notices.append(notice) if notice else None)
        return notices

    return listen


def test_people_change_their_names(store: Store) -> None:
    store.add_identity(Identity(id="amy", name="Amy"))
    store.change_identity(Identity(id="amy", name="Amélie", mail="a@example.org", language="pl"))
    assert store.identity("amy") == Identity(
        id="amy", name="Amélie", mail="a@example.org", language="pl"
    )
    assert store.identity("bob") is None


def test_a_login_is_given_once(store: Store) -> None:
    for name in ("amy", "bob"):
        store.add_identity(Identity(id=name, name=name))
    store.add_account(Account(login="amy", password="hash", identity="amy"))
    with pytest.raises(Taken):
        store.add_account(Account(login="amy", password="other", identity="bob"))
    found = store.account("amy")
    assert found is not None
    assert found.identity == "amy"
    assert store.account("bob") is None


def test_an_invitation_seats_the_first_who_takes_it(store: Store) -> None:
    with_table(store, player(0, "amy"), open_seat(1))
    store.invite(Invitation(token="old", table="t1", seat=1))
    store.invite(Invitation(token="new", table="t1", seat=1))
    assert store.invitation("old") is None
    assert store.claim("new", "bob", "Bob").seat == 1
    with pytest.raises(Taken):
        store.claim("new", "eve", "Eve")
    assert store.seats("t1") == (player(0, "amy"), player(1, "bob"))
    assert store.invitations("t1") == ()


def test_a_seat_changes_hands_only_from_who_held_it(store: Store) -> None:
    with_table(store)
    bot = SeatRow(seat=1, kind="bot", name="Planner", bot="planner")
    store.put_seat("t1", bot, player(1, "bob"), AMY)
    with pytest.raises(Taken):
        store.put_seat("t1", player(1, "eve"), player(1, "bob"), AMY)
    assert store.seats("t1")[1] == bot
    assert store.bots_due() == []


BOT = SeatRow(seat=0, kind="bot", name="Planner", bot="planner")


def test_a_bots_move_is_taken_only_while_the_seat_is_a_bots(store: Store) -> None:
    with_table(store, BOT, player(1, "bob"))
    assert store.append(replace(move("a", 0), bot=0)) == Appended(1)
    store.put_seat("t1", player(0, "amy"), BOT, AMY)
    with pytest.raises(Taken):
        store.append(replace(move("b", 1), bot=0))
    assert store.append(move("b", 1)) == Appended(2)


def test_tables_due_are_those_that_wait_for_a_bot_beside_somebody(store: Store) -> None:
    with_table(store, BOT, player(1, "bob"))
    rows = {
        "a-person-acts": (player(0, "amy"), replace(BOT, seat=1)),
        "bots-only": (BOT, replace(BOT, seat=1)),
        "open": (BOT, open_seat(1)),
    }
    for id_, seats in rows.items():
        store.add_table(table_row(id_), seats, ())
    many = replace(table_row("ten"), to_act=(10, 11))
    store.add_table(many, (player(0, "amy"), replace(BOT, seat=1)), ())
    ended = replace(table_row("ended"), ended=True)
    store.add_table(ended, (BOT, player(1, "bob")), ())
    assert store.bots_due() == ["open", "t1"]
    assert store.bots_due(most=1) == ["open"]
    assert store.bots_due("open") == ["t1"]


def test_tables_are_counted_by_who_opened_them(store: Store) -> None:
    with_table(store)
    store.add_table(table_row("bots"), (BOT, replace(BOT, seat=1)), ())
    store.add_table(replace(table_row("over"), ended=True, imported=True), (BOT,), ())
    assert store.owned("amy") == Owned(in_play=2, bots_only=1, imported=1)
    assert store.owned("bob") == Owned(0, 0, 0)
    found = store.table("over")
    assert found is not None
    assert found.imported


def test_lists_of_tables_show_each_their_own(store: Store) -> None:
    with_table(store)
    store.add_table(table_row("t2", owner="eve", private=True), (player(0, "eve"),), ())
    assert [row.id for row in store.tables_of("bob")] == ["t1"]
    assert [row.id for row in store.tables_of("eve")] == ["t2"]
    assert [row.id for row in store.public_tables()] == ["t1"]


def test_an_archive_is_its_owners_and_goes_with_the_table(store: Store) -> None:
    with_table(store)
    store.archive("amy", "t1", away=True)
    store.archive("amy", "t1", away=True)
    assert store.archived("amy") == {"t1"}
    assert store.archived("bob") == frozenset()
    store.archive("bob", "t1", away=True)
    store.archive("amy", "t1", away=False)
    assert store.archived("amy") == frozenset()
    assert store.archived("bob") == {"t1"}
    store.drop_tables(("t1",))
    assert store.archived("bob") == frozenset()


def test_a_table_keeps_whether_hints_are_allowed(store: Store) -> None:
    with_table(store)
    allowed = store.table("t1")
    assert allowed is not None
    assert allowed.hints
    before = store.standing("t1").seats
    store.set_hints("t1", allowed=False)
    changed = store.table("t1")
    assert changed is not None
    assert not changed.hints
    assert store.standing("t1").seats > before, "every server is told"


def test_chat_is_numbered_as_said(store: Store) -> None:
    with_table(store)
    numbers = [store.say("t1", "amy", "Amy", text) for text in ("one", "two", "three")]
    assert numbers == [1, 2, 3]
    assert [line.text for line in store.chat("t1", after=1)] == ["two", "three"]
    assert [line.text for line in store.chat("t1", most=1)] == ["three"]


def test_webhooks_are_their_owners(store: Store) -> None:
    store.add_identity(Identity(id="amy", name="Amy"))
    store.add_webhook(Webhook(id="w", identity="amy", url="https://example.org"))
    store.remove_webhook("bob", "w")
    assert [hook.url for hook in store.webhooks("amy")] == ["https://example.org"]
    store.remove_webhook("amy", "w")
    assert store.webhooks("amy") == ()


def test_a_table_has_one_undo_request(store: Store) -> None:
    with_table(store)
    store.ask_undo(UndoRequest(table="t1", seat=0, to=1, seq=3))
    asked = UndoRequest(table="t1", seat=0, to=1, seq=3, consents=(1,))
    store.ask_undo(asked)
    assert store.undo_request("t1") == asked
    store.drop_undo("t1")
    assert store.undo_request("t1") is None


def test_the_secret_outlives_the_server(url: str) -> None:
    first = open_store(url)
    secret = first.secret()
    first.close()
    second = open_store(url)
    assert second.secret() == secret
    assert len(secret) == 64
    second.close()


def test_the_last_move_has_its_time_and_talk_does_not_count(store: Store) -> None:
    before = now()
    with_table(store)
    made = store.moved_at("t1")
    store.append(move("a", 0))
    moved = store.moved_at("t1")
    time.sleep(0.01)
    store.say("t1", "amy", "Amy", "hello")
    assert before <= made <= moved == store.moved_at("t1")
