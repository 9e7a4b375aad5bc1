"""A copy holds one moment of the whole database, and can be restored into either kind."""

import shutil
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from roundhouse.store import open_store
from roundhouse.store.backup import NotACopy, NotEmpty, back_up, check, restore
from roundhouse.store.base import Identity, InUse, Newer, Store, Unavailable
from roundhouse.store.migrate import newest, upgrade
from tests.store.rows import move, with_table


def filled(store: Store) -> None:
    with_table(store)
    store.secret()
    store.append(move("a", 0, '"one"', '"two"'))
    store.say("t1", "amy", "Amy", "Добрый вечер")


def told(store: Store) -> tuple[object, ...]:
    return (
        store.lines("t1"),
        store.seats("t1"),
        store.table("t1"),
        store.chat("t1"),
        store.secret(),
        store.identity("amy"),
    )


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a copy shall go: an empty database of either kind."""
    if request.param == "sqlite":
        return f"{tmp_path}/else/where.sqlite"
    address: str = request.getfixturevalue("another_postgres_url")
    return address


def test_a_copy_of_a_running_database_is_restored_elsewhere(
    store: Store, url: str, elsewhere: str, tmp_path: Path
) -> None:
    filled(store)
    was = told(store)
    copied = back_up(url, tmp_path / "copy.sqlite")
    assert (copied.tables, copied.entries, copied.version) == (1, 2, newest())
    store.append(move("late", 2, '"three"'))
    assert restore(tmp_path / "copy.sqlite", elsewhere) == copied
    again = open_store(elsewhere)
    try:
        assert told(again) == was
        again.append(move("b", 2, '"other"'))
    finally:
        again.close()


def test_a_copy_is_one_file_for_its_owner_only(store: Store, url: str, tmp_path: Path) -> None:
    filled(store)
    folder = tmp_path / "copies"
    back_up(url, folder / "c.sqlite")
    assert [file.name for file in folder.iterdir()] == ["c.sqlite"]
    assert (folder / "c.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_copy_shows_one_moment_while_moves_are_made(
    store: Store, url: str, tmp_path: Path
) -> None:
    with_table(store)
    stop = threading.Event()

    def play() -> None:
        seq = 1
        while not stop.is_set():
            seq = store.append(move(f"m{seq}", seq, '"x"', '"y"')).seq

    store.append(move("first", 0, '"z"'))
    player = threading.Thread(target=play)
    player.start()
    try:
        for n in range(5):
            back_up(url, tmp_path / f"{n}.sqlite")
            with sqlite3.connect(tmp_path / f"{n}.sqlite") as copy:
                ((seq,),) = copy.execute("SELECT seq FROM tables").fetchall()
                ((entries,),) = copy.execute("SELECT count(*) FROM entries").fetchall()
            copy.close()
            assert seq == entries
    finally:
        stop.set()
        player.join()


def test_what_is_there_is_not_replaced_unasked(store: Store, url: str, tmp_path: Path) -> None:
    filled(store)
    back_up(url, tmp_path / "copy.sqlite")
    was = told(store)
    with pytest.raises(InUse):
        restore(tmp_path / "copy.sqlite", url, force=True)
    store.append(move("late", 2, '"three"'))
    store.close()
    with pytest.raises(NotEmpty):
        restore(tmp_path / "copy.sqlite", url)
    with_late = open_store(url)
    assert len(with_late.lines("t1")) == 3
    with_late.close()
    _restore_once_alone(tmp_path / "copy.sqlite", url)
    again = open_store(url)
    assert told(again) == was
    again.close()
    store.close = lambda: None  # type: ignore[method-assign] # it is closed already


def _restore_once_alone(copy: Path, url: str) -> None:
    """PostgreSQL lets go of a connection a moment after it was closed."""
    end = time.monotonic() + 30
    while not _restored(copy, url):
        assert time.monotonic() < end
        time.sleep(0.1)


def _restored(copy: Path, url: str) -> bool:
    try:
        restore(copy, url, force=True)
    except InUse:
        return False
    return True


def test_a_file_that_was_replaced_is_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = open_store(str(path))
    filled(store)
    back_up(str(path), tmp_path / "copy.sqlite")
    store.append(move("late", 2, '"three"'))
    store.close()
    restore(tmp_path / "copy.sqlite", str(path), force=True)
    (aside,) = tmp_path.glob("tables.sqlite.before-restore-*Z")
    old = open_store(str(aside))
    assert len(old.lines("t1")) == 3
    old.close()


def test_a_damaged_database_may_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = open_store(str(path))
    filled(store)
    back_up(str(path), tmp_path / "copy.sqlite")
    store.close()
    path.write_bytes(b"nonsense" * 1000)
    restore(tmp_path / "copy.sqlite", str(path), force=True)
    again = open_store(str(path))
    assert len(again.lines("t1")) == 2
    again.close()


def damaged(file: Path, kind: str) -> None:
    if kind == "cut":
        file.write_bytes(file.read_bytes()[:9000])
    elif kind == "text":
        file.write_text("not a database at all", encoding="utf-8")
    elif kind == "foreign":
        file.unlink()
        with sqlite3.connect(file) as foreign:
            foreign.execute("CREATE TABLE songs (title TEXT)")
        foreign.close()
    elif kind == "gone":
        file.unlink()
    elif kind == "newer":
        with sqlite3.connect(file) as newer:
            newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.close()


@pytest.mark.parametrize("kind", ["cut", "text", "foreign", "gone", "newer"])
def test_what_is_no_copy_is_refused_and_nothing_is_touched(
    kind: str, elsewhere: str, tmp_path: Path
) -> None:
    source = tmp_path / "source.sqlite"
    store = open_store(str(source))
    filled(store)
    copy = tmp_path / "copy.sqlite"
    back_up(str(source), copy)
    store.close()
    damaged(copy, kind)
    there = open_store(elsewhere)
    there.add_identity(Identity(id="zoe", name="Zoe"))
    there.close()
    with pytest.raises((NotACopy, Newer)):
        restore(copy, elsewhere, force=True)
    there = open_store(elsewhere)
    assert there.identity("zoe") is not None
    there.close()


def test_a_copy_that_cannot_be_finished_leaves_the_old_one(tmp_path: Path) -> None:
    to = tmp_path / "copy.sqlite"
    to.write_text("the old one", encoding="utf-8")
    with pytest.raises(Unavailable):
        back_up(str(tmp_path / "none.sqlite"), to)
    assert to.read_text(encoding="utf-8") == "the old one"
    assert not list(tmp_path.glob("*.part"))
    assert not (tmp_path / "none.sqlite").exists()


def older(url: str) -> None:
    """A database as the first release left it, with somebody in it."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(
            text("INSERT INTO identities (id, name, made_at) VALUES ('amy', 'Amy', 1)")
        )
    engine.dispose()


def test_a_copy_is_kept_before_the_schema_changes(url: str, tmp_path: Path) -> None:
    older(url)
    store = open_store(url, tmp_path)
    store.add_identity(Identity(id="bob", name="Bob"))
    store.close()
    (kept,) = tmp_path.glob("*.schema-0001-*")
    assert check(kept).version == "0001"
    shutil.copy(kept, tmp_path / "as-it-was.sqlite")
    again = open_store(str(tmp_path / "as-it-was.sqlite"))
    assert (again.identity("amy") is not None, again.identity("bob")) == (True, None)
    again.close()
    kept.unlink()
    open_store(url, tmp_path).close()  # nothing changes any more
    assert not list(tmp_path.glob("tables.sqlite.schema-*"))


def test_no_schema_changes_without_its_copy(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older(url)

    def full(_fd: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        with pytest.raises(Unavailable, match="No space left"):
            open_store(url, tmp_path)
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        assert (
            connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0001"
        )
    engine.dispose()
