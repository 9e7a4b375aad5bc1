"""A disk whose power can be cut: what was written but not synced may be lost, in part or whole.

APSW brings an SQLite of its own, whose files can be ours. ``Connection`` gives it the shape of
the standard library's, so that the store runs on it unchanged.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from threading import RLock
from typing import Any, Final

import apsw

SECTOR: Final = 512


class Image:
    """One file as the disk has it for sure, and what was written since the last sync."""

    def __init__(self) -> None:
        self.sure = bytearray()
        self.since: list[tuple[int, bytes | None]] = []

    def sync(self) -> None:
        """All that was written is kept for sure."""
        for offset, data in self.since:
            _put(self.sure, offset, data)
        self.since.clear()

    def cut(self, rng: Random, kept: float) -> bytes:
        """What a power cut leaves: each unsynced sector is there with the chance *kept*."""
        left = bytearray(self.sure)
        for offset, data in self.since:
            for part in _sectors(offset, data):
                if rng.random() < kept:
                    _put(left, *part)
        return bytes(left)


def _sectors(offset: int, data: bytes | None) -> Iterable[tuple[int, bytes | None]]:
    if data is None:
        return [(offset, None)]
    return [(offset + n, data[n : n + SECTOR]) for n in range(0, len(data), SECTOR)]


def _put(image: bytearray, offset: int, data: bytes | None) -> None:
    """Write *data* at *offset*; None cuts the file off there."""
    if len(image) < offset:
        image.extend(bytes(offset - len(image)))
    if data is None:
        del image[offset:]
    else:
        image[offset : offset + len(data)] = data


class Disk(apsw.VFS):
    """Files as usual, of which it is remembered what has reached the disk."""

    def __init__(self, name: str, touched: Callable[[], None]) -> None:
        self.name = name
        self.images: dict[str, Image] = {}
        self.lock = RLock()
        self.touched = touched
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 - SQLite's name
        path = name if isinstance(name, str) or name is None else name.filename()
        return _File(self, name, path, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802 - SQLite's
        with self.lock:
            self.images.pop(filename, None)
        super().xDelete(filename, syncdir)

    def cut(self, folder: Path, rng: Random, kept: float) -> None:
        """Put what a power cut would leave now into *folder*."""
        folder.mkdir()
        with self.lock:
            for path, image in self.images.items():
                (folder / Path(path).name).write_bytes(image.cut(rng, kept))


class _File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, path: str | None, flags: list[int]) -> None:
        self._disk = disk
        self._image = Image() if path is None else disk.images.setdefault(path, Image())
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's name
        self._disk.touched()
        with self._disk.lock:
            super().xWrite(data, offset)
            self._image.since.append((offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 - SQLite's name
        self._disk.touched()
        with self._disk.lock:
            super().xTruncate(newsize)
            self._image.since.append((newsize, None))

    def xSync(self, flags: int) -> None:  # noqa: N802 - SQLite's name
        self._disk.touched()
        with self._disk.lock:
            super().xSync(flags)
            self._image.sync()
        self._disk.touched()


class Cursor:
    """An APSW cursor as the standard library shapes it."""

    arraysize = 1

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid = 0

    def execute(self, statement: str, values: Any = ()) -> "Cursor":
        cursor = self._connection.cursor()
        before = self._connection.total_changes()
        found = cursor.execute(statement, values)
        try:
            self.description = [(*column, *[None] * 5) for column in cursor.get_description()]
        except apsw.ExecutionCompleteError:
            self.description = None
        self._rows = list(found)
        self.rowcount = self._connection.total_changes() - before
        self.lastrowid = self._connection.last_insert_rowid()
        return self

    def executemany(self, statement: str, rows: Sequence[Any]) -> "Cursor":
        for row in rows:
            self.execute(statement, row)
        return self

    def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        rows, self._rows = self._rows[:size], self._rows[size:]
        return rows

    def close(self) -> None:
        self._rows = []


class Connection:
    """An APSW connection as the standard library shapes it; ``instead`` changes its statements."""

    Error = sqlite3.Error

    def __init__(self, path: Path, disk: str, instead: Callable[[str], str] = str) -> None:
        self._connection = apsw.Connection(str(path), vfs=disk)
        self._instead = instead

    def cursor(self, *_: Any) -> Cursor:
        return Cursor(self._connection)

    def execute(self, statement: str) -> Cursor:
        return self.cursor().execute(self._instead(statement))

    def create_function(self, *_: Any, **__: Any) -> None:
        """The dialect's own function for regular expressions, which the store does not use."""

    def commit(self) -> None:
        if self._connection.in_transaction:
            self.cursor().execute("COMMIT")

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self.cursor().execute("ROLLBACK")

    def close(self) -> None:
        self._connection.close()
