"""What is to be known of a table whose game was played elsewhere."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from roundhouse.core.events import Event
from roundhouse.core.journal import Entry, Remark
from roundhouse.core.table import AddedByImporter, Agreed, AnyTable, SitesWay
from roundhouse.messages import sentence


@dataclass(frozen=True, slots=True)
class Imported:
    """The importer's words on the game, and each departure from our rules with how often."""

    words: str
    departures: Mapping[str, int]


def imported_words(table: AnyTable, language: str) -> Imported | None:
    """What an importer wrote into the journal of *table*; None where none did."""
    head = table.entries[0].action if table.entries else None
    if not isinstance(head, Remark):
        return None
    departures: dict[str, int] = {}
    for event in _departures(table.entries):
        told = sentence(event, language, table.players)
        departures[told] = departures.get(told, 0) + 1
    words = head.words.get(language) or head.words.get("en", "")
    return Imported(words=words, departures=departures)


def _departures(entries: list[Entry]) -> Iterator[Event]:
    for entry in entries:
        if entry.origin == "site":
            yield SitesWay(seat=entry.seat, way=entry.way)
        elif entry.origin == "importer":
            yield AddedByImporter(seat=entry.seat, way=entry.way)
        elif entry.waived:
            yield Agreed(seat=entry.seat, rules=tuple(sorted(entry.waived)))
