"""What those who run a server can do, on both databases."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from roundhouse.server.accounts.service import Accounts
from roundhouse.server.admin.operations import DAY, ERRANDS, do
from roundhouse.server.errors import NotFound, RegistrationClosed, WrongPassword
from roundhouse.store import open_store, schema
from roundhouse.store.base import Identity, Store
from tests.store.rows import move, player, table_row, with_table

PASSWORD = "correct horse battery staple"


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"{tmp_path}/t.sqlite"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_url")
    store = open_store(url)
    yield store
    store.close()


def member(store: Store, name: str = "Zoe") -> Identity:
    return Accounts(store, named=True).register(name, PASSWORD)


def test_people_are_listed_shut_out_and_let_in_again(store: Store) -> None:
    zoe = member(store)
    member(store, "Yan")
    (found,) = do(store, "users", {"like": "zo"})["users"]
    assert (found["id"], found["name"], found["login"]) == (zoe.id, "Zoe", "zoe")
    do(store, "ban", {"who": "zoe", "days": 1.0})
    do(store, "mute", {"who": zoe.id})
    now = store.identity(zoe.id)
    assert now is not None
    assert now.banned_until is not None
    assert now.muted_until is not None
    assert now.muted_until > now.banned_until
    do(store, "unban", {"who": "Zoe"})
    do(store, "unmute", {"who": "Zoe"})
    now = store.identity(zoe.id)
    assert now is not None
    assert (now.banned_until, now.muted_until) == (None, None)
    with pytest.raises(NotFound):
        do(store, "ban", {"who": "nobody"})


def test_ways_in_are_listed_and_closed(store: Store) -> None:
    zoe = member(store)
    accounts = Accounts(store, named=True)
    secrets = [accounts.ways_in.open_session(zoe.id, f"device {n}") for n in range(3)]
    listed = do(store, "sessions", {"who": "zoe"})["sessions"]
    assert {each["name"] for each in listed} == {"device 0", "device 1", "device 2"}
    assert "digest" not in listed[0]
    first = next(each["id"] for each in listed if each["name"] == "device 0")
    do(store, "revoke", {"who": "zoe", "session": first})
    assert [accounts.ways_in.found(each) is None for each in secrets] == [True, False, False]
    do(store, "revoke", {"who": "zoe"})
    assert all(accounts.ways_in.found(each) is None for each in secrets)


def test_a_forgotten_password_is_set_by_a_link_that_works_once(store: Store) -> None:
    member(store)
    path = do(store, "reset_password", {"who": "zoe"})["path"]
    accounts = Accounts(store, named=True)
    secret = path.removeprefix("/recover/")
    accounts.recover(secret, "another fine staple of horses")
    with pytest.raises(WrongPassword):
        accounts.sign_in("zoe", PASSWORD)
    assert accounts.sign_in("zoe", "another fine staple of horses").name == "Zoe"


def test_somebody_is_exported_and_forgotten(store: Store) -> None:
    zoe = member(store)
    data = do(store, "export", {"who": "zoe"})["data"]
    assert data["identity"][0]["name"] == "Zoe"
    assert PASSWORD not in repr(data)
    do(store, "delete", {"who": "zoe"})
    assert store.account("zoe") is None
    gone = store.identity(zoe.id)
    assert gone is None or gone.name == ""


def test_keys_are_rotated_and_everybody_signed_out_if_asked(store: Store) -> None:
    zoe = member(store)
    session = Accounts(store, named=True).ways_in.open_session(zoe.id, "phone")
    was = store.secret()
    do(store, "rotate_keys", {})
    assert store.secret() != was
    assert Accounts(store, named=True).ways_in.found(session) is not None
    do(store, "rotate_keys", {"sign_out": True})
    assert Accounts(store, named=True).ways_in.found(session) is None


def test_registration_closes_and_opens(store: Store) -> None:
    member(store)
    assert do(store, "registration", {}) == {"state": "open"}
    assert do(store, "registration", {"state": "closed"}) == {"state": "closed"}
    with pytest.raises(RegistrationClosed):
        member(store, "Yan")
    assert Accounts(store, named=True).sign_in("zoe", PASSWORD).name == "Zoe"
    do(store, "registration", {"state": "open"})
    member(store, "Yan")


def test_tables_are_listed_counted_and_deleted(store: Store) -> None:
    with_table(store, lines=('"x"',))
    (table,) = do(store, "tables", {})["tables"]
    assert (table["id"], table["owner_name"], table["seq"]) == ("t1", "Amy", 1)
    assert do(store, "tables", {"owner": "bob"})["tables"] == []
    assert do(store, "quotas", {"who": "amy"})["owned"]["in_play"] == 1
    do(store, "delete_table", {"table": "t1"})
    assert store.table("t1") is None
    assert store.lines("t1") == []
    with pytest.raises(NotFound):
        do(store, "delete_table", {"table": "t1"})


def aged(store: Store, table: str, days: int) -> None:
    """Have a table and its talk be older, for which the store has no call."""
    t, c, by = schema.tables, schema.chat, days * DAY
    for statement in (
        update(t).where(t.c.id == table).values(changed_at=t.c.changed_at - by),
        update(c).where(c.c.table_id == table).values(said_at=c.c.said_at - by),
    ):
        store._run(statement)  # type: ignore[attr-defined]


def test_what_is_old_is_told_first_and_deleted_only_when_asked(store: Store) -> None:
    zoe = member(store)
    with_table(store)  # t1, of guests, in play
    for id_ in ("finished", "fresh", "members"):
        owner = zoe.id if id_ == "members" else "amy"
        store.add_table(table_row(id_, owner), [player(0, owner)], ())
    for id_ in ("finished", "fresh"):
        store.append(replace(move("end", 0, ended=True), table=id_))
        store.say(id_, "amy", "Amy", "well played")
    for id_ in ("t1", "finished", "members"):
        aged(store, id_, 40)
    wanted = {"finished": 30.0, "idle": 30.0, "chat": 30.0}
    old = {"finished": ["finished"], "idle": ["t1"], "chat": 1}
    assert do(store, "tidy", wanted) == old
    assert store.table("finished") is not None
    assert do(store, "tidy", {"finished": None}) == {"finished": [], "idle": [], "chat": 0}
    assert do(store, "tidy", wanted | {"really": True}) == old
    left = [id_ for id_ in ("t1", "finished", "fresh", "members") if store.table(id_)]
    assert left == ["fresh", "members"]
    assert len(store.chat("fresh")) == 1


def test_reports_are_kept_once_shown_and_closed(store: Store) -> None:
    with_table(store)
    number = store.say("t1", "bob", "Bob", "you fool")
    assert store.report("t1", number, "amy")
    assert store.report("t1", number, "amy")
    assert not store.report("t1", number, "bob")
    assert not store.report("t1", 99, "amy")
    (report,) = do(store, "reports", {})["reports"]
    assert (report["words"], report["about_name"], report["by_name"]) == ("you fool", "Bob", "Amy")
    do(store, "delete_table", {"table": "t1"})
    assert len(do(store, "reports", {})["reports"]) == 1
    do(store, "close_report", {"number": report["id"]})
    assert do(store, "reports", {})["reports"] == []
    assert len(do(store, "reports", {"closed": True})["reports"]) == 1
    with pytest.raises(NotFound):
        do(store, "close_report", {"number": report["id"]})


def test_nothing_else_can_be_asked_for(store: Store) -> None:
    for name in ("_id", "__init__", "close", "nothing"):
        assert name not in ERRANDS
        with pytest.raises(NotFound):
            do(store, name, {})
