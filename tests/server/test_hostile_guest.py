"""A hostile guest at the limits, with everything at once: an honest player hardly notices."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from roundhouse.bench.server import resident
from tests.support.careful import CarefulProcess
from tests.support.serving import ROOT, TOLL_PACKAGE, Player

SHORT, LONG = 8.0, 300.0
HEALTH_BAR, MOVE_BAR, MEMORY_BAR = 0.5, 0.3, 600.0
PATIENCE = 60.0
MOVES = 6
"""Passes that end a game of the toy."""


@dataclass
class Figures:
    """What an honest player and whoever watches over the server met meanwhile."""

    health: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    kept: dict[str, int] = field(default_factory=dict)
    lost: int = 0
    answers: dict[str, int] = field(default_factory=dict)

    def told(self) -> str:
        """In one line."""
        return (
            f"health p99 {at(self.health, 0.99):.3f} s of {len(self.health)}, "
            f"moves p95 {at(self.moves, 0.95):.3f} s of {len(self.moves)}, "
            f"memory {max(self.memory):.0f} MB, {self.lost} moves lost, {self.answers}"
        )


def at(values: list[float], part: float) -> float:
    """The value below which such a part of all is."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


@contextmanager
def hostile_guest(url: str, seconds: float) -> Iterator["subprocess.Popen[str]"]:
    path = os.pathsep.join(map(str, (ROOT, ROOT / "src", TOLL_PACKAGE)))
    command = [sys.executable, "-m", "tests.support.hostile", url, str(seconds)]
    process = subprocess.Popen(
        command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def family(pid: int) -> list[int]:
    """A process and those that it started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(one for child in found for one in family(int(child)))]


def endure(server: CarefulProcess, seconds: float) -> Figures:
    """Play and watch beside a hostile guest."""
    figures, over = Figures(), threading.Event()

    def watch() -> None:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            while not over.wait(0.1):
                began = time.monotonic()
                assert client.get("/health").status_code == 200
                figures.health.append(time.monotonic() - began)
                figures.memory.append(sum(map(resident, family(server.pid))))

    amy = server.running().player("Amy")
    with hostile_guest(server.url, seconds) as guest:
        watcher = threading.Thread(target=watch)
        watcher.start()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            _play(amy, figures, end)
        over.set()
        watcher.join()
        figures.answers = json.loads(guest.communicate(timeout=PATIENCE)[0])
    for table, seq in figures.kept.items():
        figures.lost += amy.get(f"/tables/{table}").json()["seq"] != seq
    amy.http.close()
    return figures


def _play(amy: Player, figures: Figures, end: float) -> None:
    """One game, a move every half second."""
    table = amy.new_table("me", "here")["id"]
    for turn in range(MOVES):
        if time.monotonic() > end:
            return
        began = time.monotonic()
        answer = amy.act(table, turn % 2, turn + 2, type="pass")
        figures.moves.append(time.monotonic() - began)
        assert answer.status_code == 200, answer.text
        figures.kept[table] = answer.json()["seq"]
        time.sleep(0.4)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[CarefulProcess]:
    process = CarefulProcess(f"{tmp_path}/t.sqlite")
    process.start()
    yield process
    process.kill()


def test_for_some_seconds_nothing_is_refused_and_nothing_lost(server: CarefulProcess) -> None:
    """The times are no matter here: the machine may be busy with other tests."""
    figures = endure(server, SHORT)
    assert figures.lost == 0
    assert figures.moves, figures.told()
    assert figures.health, figures.told()
    assert any("429" in answer for answer in figures.answers), figures.told()
    assert not any(answer.endswith(" 500") for answer in figures.answers), figures.told()
    assert "parts 201" not in figures.answers
    assert "long 201" not in figures.answers
    assert max(figures.memory) < MEMORY_BAR, figures.told()


@pytest.mark.long
def test_for_five_minutes_an_honest_player_hardly_notices(server: CarefulProcess) -> None:
    figures = endure(server, float(os.environ.get("ROUNDHOUSE_SOAK", LONG)))
    assert figures.lost == 0
    assert at(figures.health, 0.99) <= HEALTH_BAR, figures.told()
    assert at(figures.moves, 0.95) <= MOVE_BAR, figures.told()
    assert max(figures.memory) < MEMORY_BAR, figures.told()
