"""Recorded games read back: what file is this, ours or whose, and which game is in it?"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode, decode_tagged, read_json
from roundhouse.core.errors import (
    BadEntry,
    BadInput,
    NoImporter,
    OversizedJournal,
    UnknownRecord,
    WrongGame,
    WrongType,
    WrongVersion,
)
from roundhouse.core.game import NONE, Setup, Waived
from roundhouse.core.journal import (
    FORMAT,
    MOST_BYTES,
    MOST_ENTRIES,
    Entry,
    Journal,
    Origin,
    Remark,
    Undo,
)
from roundhouse.core.title import AnyTitle, Imported, Importer

# Whichever form it has


def load_game(titles: Iterable[AnyTitle], text: str | bytes) -> Journal:
    """The game in *text*, whether we wrote it or a site that one of *titles* can read."""
    return read_game(titles, parsed(text))


def read_game(titles: Iterable[AnyTitle], data: object) -> Journal:
    """The game in the JSON value *data*, whether we wrote it or another site.

    What could not be followed to its end, or comes out otherwise, is refused with the reason;
    `import_game` gives what there is of it.
    """
    imported = import_game(titles, data)
    for doubt in imported.doubts:
        raise doubt
    return imported.journal


def import_game(titles: Iterable[AnyTitle], data: object) -> Imported:
    """The game in the JSON value *data*, with what is to be said of it; ours needs nothing."""
    known = tuple(titles)
    if is_ours(data) or not any(title.importers for title in known):
        journal = read_journal(known, data)
        return Imported(journal=journal, moves=len(journal.entries))
    return importer_for(known, data).read(data)


def parsed(text: str | bytes) -> Any:
    """The JSON value in *text*, if it is no longer than any game."""
    if len(text) > MOST_BYTES:
        raise OversizedJournal(found=len(text), most=MOST_BYTES, unit="bytes")
    return read_json(text)


def is_ours(data: object) -> bool:
    """Whether the JSON value *data* says that Roundhouse wrote it."""
    return isinstance(data, dict) and "roundhouse" in data


def importer_for(titles: Iterable[AnyTitle], data: object) -> Importer:
    """Whoever of *titles* reads files of that shape; UnknownRecord names the sites there are."""
    importers = [importer for title in titles for importer in title.importers]
    if not importers:
        raise NoImporter
    for importer in importers:
        if importer.knows(data):
            return importer
    raise UnknownRecord(known=tuple(dict.fromkeys(importer.site for importer in importers)))


# Journals of ours


def load_journal(titles: Iterable[AnyTitle], text: str | bytes) -> Journal:
    """The journal of ours in *text*, every field checked; its moves are judged by the table."""
    return read_journal(titles, parsed(text))


def read_journal(titles: Iterable[AnyTitle], data: Any) -> Journal:
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


def _numbered(title: AnyTitle, lines: list[Any]) -> Iterator[Entry]:
    """The entries of *lines*; a bad one is named by its number."""
    for seq, line in enumerate(lines, 1):
        try:
            yield entry_from_json(title, line)
        except BadInput as cause:
            raise BadEntry(seq=seq, cause=cause) from cause


def _title(titles: Iterable[AnyTitle], key: str) -> AnyTitle:
    known = {title.key: title for title in titles}
    if key not in known:
        raise WrongGame(found=key[:80], known=tuple(known))
    return known[key]


def entry_from_json(title: AnyTitle, data: Any) -> Entry:
    """One line read back, with the actions that *title* knows."""
    plain = decode(_Line, data)
    action: Action = decode_tagged(
        (*title.vocabulary.actions, Undo, Remark), plain.action, "/action"
    )
    return Entry(plain.seat, action, plain.waived, plain.origin, plain.way)


@dataclass(frozen=True, slots=True)
class _Line:
    seat: Seat
    action: Any
    waived: Waived = NONE
    origin: Origin = "players"
    way: str = ""


@dataclass(frozen=True, slots=True)
class _Page:
    roundhouse: int
    game: str
    setup: Setup
    entries: Any
    players: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
