"""Games that strangers upload: judged by their shape, then read in a process that may break.

One at a time is read, with so much memory and so much time; whoever comes meanwhile waits a little,
and one person has one waiting at most.
"""

import asyncio
import logging
import signal
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from roundhouse.core.errors import Fault, OversizedJournal
from roundhouse.core.journal import Journal, dump_journal
from roundhouse.core.reading import import_game, load_journal, parsed
from roundhouse.core.table import Table
from roundhouse.core.title import AnyTitle, Imported
from roundhouse.messages import LANGUAGES
from roundhouse.server.errors import BadFile, HeavyFile, Overgrown, TooLarge, TooMany
from roundhouse.server.tables.processes import OwnProcess, end_with_server
from roundhouse.server.tables.titles import TitleLoader

MOST_PARTS: Final = 100_000
"""Lists and objects in a file; the longest games that were ever recorded have a third of it."""
MOST_ENTRIES: Final = 10_000
MEMORY: Final = 400_000_000
"""Bytes that reading one game may take."""
CPU_SECONDS: Final = 5
"""Reading the longest games takes a fifth of a second."""
SECONDS: Final = 30.0
MOST_WAITING: Final = 8
IDLE: Final = 60.0
"""Seconds after which the process is let go."""

log = logging.getLogger(__name__)

Sent: TypeAlias = tuple[str, tuple[Fault, ...], Mapping[str, tuple[str, ...]]]
"""What the process sends back of a game."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A game that was read; where there are doubts also what is to be said of it, by language."""

    journal: Journal
    doubts: tuple[Fault, ...] = ()
    remarks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class Uploads:
    """Reads what strangers send, one after the other; without a *loader*, in this process."""

    def __init__(
        self, titles: Iterable[AnyTitle], loader: TitleLoader | None, largest: int
    ) -> None:
        self._titles = tuple(titles)
        self._largest = largest
        self._process = OwnProcess(begin, loader) if loader else None
        self._one_at_a_time = asyncio.Lock()
        self._here: set[str] = set()
        self._idle: asyncio.TimerHandle | None = None

    async def read(self, content: str, who: str) -> Upload:
        """The game in *content*, which *who* sent; its moves have been replayed."""
        judge_shape(content, self._largest)
        if who in self._here or len(self._here) >= MOST_WAITING:
            raise TooMany(seconds=5)
        self._here.add(who)
        try:
            async with self._one_at_a_time:
                return await self._read(content)
        finally:
            self._here.discard(who)

    async def _read(self, content: str) -> Upload:
        if self._process is None:
            return await asyncio.to_thread(read_upload, self._titles, content)
        text, doubts, remarks = await self._read_apart(self._process, content)
        journal = await asyncio.to_thread(load_journal, self._titles, text)
        return Upload(journal, doubts, remarks)

    async def _read_apart(self, process: OwnProcess, content: str) -> Sent:
        if self._idle:
            self._idle.cancel()
        try:
            await process.start()
            return await process.call(SECONDS, read_apart, content)
        except (BrokenProcessPool, TimeoutError, MemoryError, asyncio.CancelledError) as error:
            process.replace()
            if isinstance(error, asyncio.CancelledError):
                raise
            log.warning("A file could not be read within bounds: %r", error)
            raise HeavyFile from error
        finally:
            self._idle = asyncio.get_running_loop().call_later(IDLE, process.replace)

    def close(self) -> None:
        """Let the process go."""
        if self._idle:
            self._idle.cancel()
        if self._process:
            self._process.close()


def judge_shape(content: str, largest: int) -> None:
    """Refuse what is no recorded game by its size and its parts, before anything is made of it."""
    if len(content) > largest:
        raise TooLarge(most=largest)
    parts = content.count("{") + content.count("[")
    if parts > MOST_PARTS:
        raise Overgrown(found=parts, most=MOST_PARTS)


def read_upload(titles: Iterable[AnyTitle], content: str) -> Upload:
    """The game in *content*; a reader that breaks down over it refuses it, whatever it is."""
    try:
        return _replayed(tuple(titles), content)
    except (Fault, MemoryError, TimeoutError):
        raise
    except Exception as error:
        log.warning("A reader failed on a file", exc_info=True)
        raise BadFile from error


def _replayed(titles: Sequence[AnyTitle], content: str) -> Upload:
    """The game in *content*, each of its moves made."""
    imported = import_game(titles, parsed(content))
    journal = imported.journal
    if len(journal.entries) > MOST_ENTRIES:
        raise OversizedJournal(found=len(journal.entries), most=MOST_ENTRIES, unit="entries")
    title = next(title for title in titles if title.key == journal.game)
    Table.replay(title.game, journal)
    return Upload(journal, imported.doubts, _said(imported))


def _said(imported: Imported) -> Mapping[str, tuple[str, ...]]:
    """What is to be said of a doubtful game, in every language: it cannot be asked for later."""
    if not imported.doubts:
        return {}
    return {language: tuple(imported.remarks(language)) for language in LANGUAGES}


# In the process of its own

_titles: Sequence[AnyTitle] = ()


def begin(loader: TitleLoader) -> None:
    """Make this process a reader with the titles of *loader*, its memory bounded."""
    global _titles  # noqa: PLW0603 - such a process has this one thing to remember
    end_with_server()
    _titles = loader()
    bound_memory(MEMORY)


def bound_memory(more: int) -> None:
    """Have this process take no more than so many bytes *more*, where the system can see to it."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - not on every system

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def read_apart(content: str) -> Sent:
    """The game in *content* as a journal of ours; TimeoutError when it takes too long."""
    if sys.platform == "win32":  # it has no such clock: there the server's own has to do
        return _sent(read_upload(_titles, content))
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
    try:
        return _sent(read_upload(_titles, content))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _sent(upload: Upload) -> Sent:
    return dump_journal(upload.journal), upload.doubts, upload.remarks


def _too_long(_number: int, _frame: object) -> None:
    raise TimeoutError(f"reading took more than {CPU_SECONDS} seconds")
