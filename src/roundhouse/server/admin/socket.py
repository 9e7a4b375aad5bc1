"""The door for errands at a server that runs on a file, which nobody else may write meanwhile.

It is a socket beside the file, for the file's owner only. One line of JSON asks, one answers.
"""

import asyncio
import json
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from roundhouse.core.errors import Fault
from roundhouse.messages import sentence
from roundhouse.server.admin.operations import do
from roundhouse.server.errors import as_fault
from roundhouse.store.base import Store, StoreError

LONGEST: Final = 64_000_000
PATIENCE: Final = 60.0
LONGEST_PATH: Final = 100
"""Bytes that a socket's address may have on every system."""

log = logging.getLogger(__name__)


class Refusal(Exception):
    """What the server answered instead of doing the errand."""


def door_of(file: Path) -> Path:
    """Where the server on *file* listens for errands."""
    return file.with_name(f"{file.name}.admin")


@contextmanager
def _reachable(path: Path) -> Iterator[str]:
    """An address for *path* that is short enough for a socket."""
    if len(os.fsencode(path)) <= LONGEST_PATH or not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


async def open_door(store: Store, file: Path) -> asyncio.Server | None:
    """Listen for errands; None where the system has no such sockets or does not let us."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    listening = socket.socket(socket.AF_UNIX)
    try:
        door_of(file).unlink(missing_ok=True)  # the lock is ours: nobody is behind it
        with _reachable(door_of(file)) as address:
            os.fchmod(listening.fileno(), 0o600)  # before it has a name; some systems ask after it
            listening.bind(address)
        door_of(file).chmod(0o600)
        return await asyncio.start_unix_server(_answering(store), sock=listening, limit=LONGEST)
    except OSError as error:
        listening.close()
        log.warning("roundhouse admin will need this server stopped: %s", error)
        return None


def close_door(server: asyncio.Server | None, file: Path) -> None:
    """Listen no more."""
    if server is not None:
        server.close()
        with suppress(OSError):
            door_of(file).unlink(missing_ok=True)


def _answering(store: Store) -> Any:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.LimitOverrunError):
            line = await reader.readline()
            said = await asyncio.to_thread(_said, store, line)
            writer.write(json.dumps(said, ensure_ascii=False).encode() + b"\n")
            await writer.drain()
        writer.close()

    return answer


def _said(store: Store, line: bytes) -> dict[str, Any]:
    language = "en"
    try:
        asked = json.loads(line)
        language = str(asked["language"])
        return {"ok": True, "answer": do(store, str(asked["errand"]), asked["given"])}
    except (Fault, StoreError) as error:
        return {"ok": False, "text": sentence(as_fault(error), language)}
    except Exception as error:
        log.exception("An errand failed")
        return {"ok": False, "text": f"{type(error).__name__}: {error}"}


def ask(file: Path, errand: str, given: dict[str, Any], language: str) -> dict[str, Any]:
    """Have the server on *file* do an errand; Refusal says why it did not."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        with _reachable(door_of(file)) as address:
            line.connect(address)
        asked = {"errand": errand, "given": given, "language": language}
        line.sendall(json.dumps(asked).encode() + b"\n")
        with line.makefile("rb") as answer:
            said = json.loads(answer.readline())
    if not said["ok"]:
        raise Refusal(said["text"])
    found: dict[str, Any] = said["answer"]
    return found
