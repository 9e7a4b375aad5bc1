"""The journal: every choice and every outcome of a game, which is all that needs keeping."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode, decode_tagged, encode, read_json
from roundhouse.core.errors import (
    BadEntry,
    BadInput,
    OversizedJournal,
    WrongGame,
    WrongType,
    WrongVersion,
)
from roundhouse.core.game import NONE, Setup, Title, Waived

MOST_ENTRIES: Final = 50_000
MOST_BYTES: Final = 16_000_000
FORMAT: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Action):
    """Go back to the moment when the journal had ``to`` entries; ``consents`` agreed."""

    wire: ClassVar[str] = "undo"

    to: int
    consents: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal. ``waived``: rules set aside by agreement; imports only."""

    seat: Seat
    action: Action
    waived: Waived = NONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Journal:
    """A whole game on paper."""

    game: str
    setup: Setup
    players: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    notes: tuple[str, ...] = field(default=())


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """One line as plain JSON."""
    line = {"seat": entry.seat, "action": encode(entry.action)}
    return line | {"waived": sorted(entry.waived)} if entry.waived else line


def entry_from_json(title: Title[Any, Any], data: Any) -> Entry:
    """One line read back, with the actions that *title* knows."""
    plain = decode(_Line, data)
    action: Action = decode_tagged((*title.vocabulary.actions, Undo), plain.action, "/action")
    return Entry(plain.seat, action, plain.waived)


@dataclass(frozen=True, slots=True)
class _Line:
    seat: Seat
    action: Any
    waived: Waived = NONE


@dataclass(frozen=True, slots=True)
class _Page:
    roundhouse: int
    game: str
    setup: Setup
    entries: Any
    players: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def dump_journal(journal: Journal) -> str:
    """*journal* as text: a header, then a line an entry."""
    head = {
        "roundhouse": FORMAT,
        "game": journal.game,
        "setup": encode(journal.setup),
        "players": list(journal.players),
        "notes": list(journal.notes),
    }
    lines = ",\n".join(
        json.dumps(entry_to_json(entry), ensure_ascii=False) for entry in journal.entries
    )
    return json.dumps(head, ensure_ascii=False)[:-1] + ', "entries": [\n' + lines + "\n]}\n"


def load_journal(titles: Iterable[Title[Any, Any]], text: str | bytes) -> Journal:
    """The journal in *text*, every field checked; its moves are judged by the table."""
    if len(text) > MOST_BYTES:
        raise OversizedJournal(found=len(text), most=MOST_BYTES, unit="bytes")
    return read_journal(titles, read_json(text))


def read_journal(titles: Iterable[Title[Any, Any]], data: Any) -> Journal:
    """The journal in the JSON value *data*."""
    page = decode(_Page, data)
    if page.roundhouse != FORMAT:
        raise WrongVersion(game="journal", written=page.roundhouse, known=FORMAT)
    title = _title(titles, page.game)
    if not 1 <= page.setup.version <= title.game.version:
        raise WrongVersion(game=page.game, written=page.setup.version, known=title.game.version)
    if not isinstance(page.entries, list):
        raise WrongType(path="/entries", expected="list", found=json.dumps(page.entries)[:80])
    if len(page.entries) > MOST_ENTRIES:
        raise OversizedJournal(found=len(page.entries), most=MOST_ENTRIES, unit="entries")
    return Journal(
        game=page.game,
        setup=page.setup,
        players=page.players,
        notes=page.notes,
        entries=tuple(_numbered(title, page.entries)),
    )


def _numbered(title: Title[Any, Any], lines: list[Any]) -> Iterator[Entry]:
    """The entries of *lines*; a bad one is named by its number."""
    for seq, line in enumerate(lines, 1):
        try:
            yield entry_from_json(title, line)
        except BadInput as cause:
            raise BadEntry(seq=seq, cause=cause) from cause


def _title(titles: Iterable[Title[Any, Any]], key: str) -> Title[Any, Any]:
    known = {title.key: title for title in titles}
    if key not in known:
        raise WrongGame(found=key[:80], known=tuple(known))
    return known[key]
