"""The power fails: what was acknowledged is on the disk, and nothing is half there."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine

from roundhouse.store import sqlite
from tests.store.rows import move, with_table
from tests.support.disk import Connection, Disk

MOVES = 240
CUTS = 60


class Run:
    """Moves written to a disk, whose power is cut at many moments on copies of it."""

    def __init__(self, folder: Path, seed: int, chance: float) -> None:
        self.folder = folder
        self.rng = Random(seed)
        self.chance = chance
        self.acknowledged: int | None = None
        self.cuts: list[tuple[Path, int]] = []
        self.disk = Disk(f"power-cut-{folder.name}", self.touched)

    def touched(self) -> None:
        """The store writes or syncs: perhaps the power fails just now."""
        if self.acknowledged is not None and self.rng.random() < self.chance:
            self.cut()

    def cut(self) -> None:
        """Keep what the disk would have, and how much of it was promised."""
        assert self.acknowledged is not None
        place = self.folder / f"cut-{len(self.cuts)}"
        self.disk.cut(place, self.rng, self.rng.choice([0.0, 0.5, 1.0]))
        self.cuts.append((place / "tables.sqlite", self.acknowledged))

    def lost(self) -> list[int]:
        """How many acknowledged moves are gone after each cut."""
        return [acknowledged - len(_kept(path)) for path, acknowledged in self.cuts]


def _kept(path: Path) -> list[str]:
    """The moves that the next server finds; the file is sound and no move is half there."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        lines = [line for (line,) in connection.execute("SELECT line FROM entries ORDER BY seq")]
    assert lines == [part for n in range(len(lines) // 2) for part in (f"{n}a", f"{n}b")]
    return lines[::2]


def _often_checkpointed(statement: str) -> str:
    """The store's own settings; the log is copied into the file often, for that is a danger."""
    return f"{statement}; PRAGMA wal_autocheckpoint=40"


def _less_careful(statement: str) -> str:
    return _often_checkpointed(statement.replace("synchronous=FULL", "synchronous=NORMAL"))


def _written(
    folder: Path,
    patch: pytest.MonkeyPatch,
    settings: Callable[[str], str],
    *,
    moves: int,
    cuts: int,
) -> Run:
    """A store's moves on a disk that fails *cuts* times or so."""
    run = Run(folder, seed=moves, chance=cuts / moves / 10)

    def engine(*args: Any, **kwargs: Any) -> Any:
        path = folder / "tables.sqlite"
        return create_engine(
            *args, **kwargs, creator=lambda: Connection(path, run.disk.name, settings)
        )

    patch.setattr(sqlite, "create_engine", engine)
    store = sqlite.SqliteStore(folder / "tables.sqlite")
    with_table(store)
    for n in range(moves):
        run.acknowledged = n
        store.append(move(f"m{n}", 2 * n, f"{n}a", f"{n}b"))
        run.acknowledged = n + 1
        if run.rng.random() < cuts / moves / 2:
            run.cut()
    store.close()
    return run


@pytest.mark.parametrize(
    ("moves", "cuts"), [(MOVES, CUTS), pytest.param(4000, 1000, marks=pytest.mark.long)]
)
def test_no_acknowledged_move_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int, cuts: int
) -> None:
    run = _written(tmp_path, monkeypatch, _often_checkpointed, moves=moves, cuts=cuts)
    assert len(run.cuts) > cuts / 2
    assert max(run.lost()) <= 0


def test_it_would_be_seen_if_one_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = _written(tmp_path, monkeypatch, _less_careful, moves=MOVES, cuts=CUTS)
    assert max(run.lost()) > 0
