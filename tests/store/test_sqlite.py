"""What only a file can do: be locked, be full, be killed."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from roundhouse.store.base import InUse, Unavailable
from roundhouse.store.sqlite import SqliteStore
from tests.store.rows import move, with_table

ROOT = Path(__file__).parents[2]


def test_one_server_a_file(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "tables.sqlite")
    with pytest.raises(InUse):
        SqliteStore(tmp_path / "tables.sqlite")
    first.close()
    SqliteStore(tmp_path / "tables.sqlite").close()


@pytest.mark.skipif(sys.platform == "win32", reason="folders keep others out there")
@pytest.mark.parametrize("made_before", [True, False])
def test_nobody_else_on_the_machine_reads_the_file(tmp_path: Path, made_before: bool) -> None:
    path = tmp_path / "tables.sqlite"
    if made_before:
        path.touch(mode=0o644)
        path.chmod(0o644)
    before = os.umask(0)
    try:
        store = SqliteStore(path)
        with_table(store)
        modes = {file.name: oct(file.stat().st_mode)[-3:] for file in tmp_path.glob("*.sqlite*")}
        store.close()
    finally:
        os.umask(before)
    del modes["tables.sqlite.lock"]  # it is empty
    assert len(modes) == 3
    assert set(modes.values()) == {"600"}


def _most_pages(store: SqliteStore, pages: int) -> None:
    with store._writing.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def test_a_full_disk_stops_writing_only_and_only_while_full(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    with_table(store)
    store.append(move("a", 0))
    _most_pages(store, 1)
    with pytest.raises(Unavailable):
        store.append(move("b", 1, "x" * 100_000))
    assert store.lines("t1") == ['"a"']
    _most_pages(store, 1_000_000)
    store.append(move("b", 1, "x" * 100_000))
    assert len(store.lines("t1")) == 2
    store.close()


def test_waiting_moves_share_a_commit_and_fail_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    with_table(store)
    with ThreadPoolExecutor(32) as pool:
        chats = [pool.submit(store.say, "t1", "amy", "Amy", str(n)) for n in range(200)]
        wrong = [pool.submit(store.say, "t1", "nobody", "", str(n)) for n in range(20)]
    assert sorted(done.result() for done in chats) == list(range(1, 201))
    assert all(done.exception() is not None for done in wrong)
    store.close()


WRITER = """
import sys
from pathlib import Path
from roundhouse.store.sqlite import SqliteStore
from tests.store.rows import move
store = SqliteStore(Path(sys.argv[1]))
seq = store.table("t1").seq
while True:
    seq = store.append(move(f"m{seq}", seq, "1", "2")).seq
    print(seq, flush=True)
"""


@pytest.mark.parametrize("kills", [3, pytest.param(100, marks=pytest.mark.long)])
def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path, kills: int) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    with_table(store)
    store.close()
    for _ in range(kills):
        acknowledged = _killed_while_writing(path)
        store = SqliteStore(path)
        lines = store.lines("t1")
        store.close()
        assert len(lines) >= acknowledged
        assert len(lines) % 2 == 0


def _killed_while_writing(path: Path) -> int:
    """The last seq that a writer said was safe before it was killed."""
    environment = os.environ | {"PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, env=environment
    ) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(0.05)
        writer.send_signal(signal.SIGKILL)
        rest = writer.stdout.read().decode().split("\n")
    whole = [line for line in rest[:-1] if line]
    return int(whole[-1]) if whole else 0


def test_an_error_that_is_logged_does_not_tell_what_was_to_be_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    with_table(store)
    _most_pages(store, 1)
    with pytest.raises(Unavailable) as refused:
        store.say("t1", "amy", "Amy", "a-secret " * 10_000)
    store.close()
    assert "full" in caplog.text
    assert "a-secret" not in caplog.text + str(refused.value)
