"""The journal: every choice and every outcome of a game, which is all that needs keeping."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal, TypeAlias

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import encode
from roundhouse.core.game import NONE, Setup, Waived

MOST_ENTRIES: Final = 50_000
MOST_BYTES: Final = 16_000_000
FORMAT: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Action):
    """Go back to the moment when the journal had ``to`` entries; ``consents`` agreed."""

    wire: ClassVar[str] = "undo"

    to: int
    consents: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark(Action):
    """An importer's word on the whole game, in each language; it changes nothing."""

    wire: ClassVar[str] = "remark"

    words: Mapping[str, str]


Origin: TypeAlias = Literal["players", "site", "importer"]
"""Whose an entry is: the players', the way of the site where they played, or the importer's."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal; imports alone write more than seat and action.

    ``waived`` are rules set aside: by the players, unless ``origin`` says that it is the way of the
    site where the game was played; ``way`` is the id of the text that tells that way.
    """

    seat: Seat
    action: Action
    waived: Waived = NONE
    origin: Origin = "players"
    way: str = ""


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
    line: dict[str, Any] = {"seat": entry.seat, "action": encode(entry.action)}
    if entry.waived:
        line["waived"] = sorted(entry.waived)
    if entry.origin != "players":
        line["origin"] = entry.origin
    if entry.way:
        line["way"] = entry.way
    return line


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
