"""A day of many tables in minutes: memory, files and the write-ahead log stay flat."""

import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from roundhouse.bench.server import resident
from tests.support.serving import Player, Process

TABLES = 200
ROUNDS = 40


@pytest.mark.long
def test_a_busy_day_leaves_nothing_behind(tmp_path: Path) -> None:
    server = Process(f"{tmp_path}/tables.sqlite")
    server.start()
    try:
        player = server.running().player("Amy")
        marks = []
        for _ in range(ROUNDS):
            with ThreadPoolExecutor(8) as pool:
                list(pool.map(lambda _n: _whole_game(player), range(TABLES)))
            marks.append((resident(server.pid), _files(server.pid), _log(tmp_path)))
        player.http.close()
    finally:
        server.kill()
    early, late = marks[ROUNDS // 4], marks[-1]
    assert late[0] < early[0] * 1.2, marks
    assert late[1] <= early[1] + 5, marks
    assert late[2] < 20_000_000, marks


def _whole_game(player: Player) -> None:
    table = player.new_table("me", "here")["id"]
    for turn in range(6):
        assert player.act(table, turn % 2, turn + 2, type="pass").status_code == 200


def _files(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))  # noqa: PTH208 - no path of ours


def _log(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.glob("*-wal"))


def test_memory_is_read_from_the_system() -> None:
    assert 1 < resident(os.getpid()) < 100_000
    assert re.fullmatch(r"\d+", str(_files(os.getpid())))
