"""What that site's words leave out of a game of ours, kept beside them in a field of our own.

That site writes no offers that are refused and no cards that stay in a hand, and it asks for
passes at other moments. So an export of ours tells, under ``roundhouse`` in its settings, which of
the moves are no entry of ours, and which of our entries are no move; all else is read from the
moves themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode, decode_tagged
from roundhouse.core.errors import Fault, GameOver, WrongVersion
from roundhouse.core.game import NONE, Setup, Waived
from roundhouse.core.journal import Entry, Origin, Remark, entry_to_json
from roundhouse.core.table import Table
from roundhouse.core.title import Imported
from roundhouse.core.vocabulary import words_in
from roundhouse.games.g1846.foreign.faults import CannotFollow
from roundhouse.games.g1846.foreign.records import Move, read_record
from roundhouse.games.g1846.foreign.words import Copies, meanings
from roundhouse.games.g1846.rules.frames import Asking, BuyingTrains
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.consent import AcceptDeal
from roundhouse.games.g1846.rules.steps.consent import asked as asked_on
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.issue import IssueShares
from roundhouse.games.g1846.rules.view import View
from roundhouse.games.g1846.rules.vocabulary import MODULES

ACTIONS: Final = words_in(*MODULES).actions
GAME: Final = Game1846()
OWN: Final = "roundhouse"
"""The field of our own in an export's settings."""
Line: TypeAlias = dict[str, Any]


@dataclass(slots=True)
class Aside:
    """What is written beside the moves, while a game is told."""

    silent: list[int] = field(default_factory=list)  # moves that are no entry of ours
    entries: dict[str, list[Line]] = field(default_factory=dict)  # after so many moves
    moves: int = 0
    _copies: Copies = field(default_factory=Copies)

    def weigh(self, state: State, entry: Entry | None, said: list[dict[str, Any]]) -> None:
        """Keep what *said*, that site's words for *entry* made in *state*, does not tell."""
        told = said and entry is not None and self._means(state, _move(self.moves + 1, said[0]))
        if entry is not None and told != entry:
            self.entries.setdefault(str(self.moves), []).append(entry_to_json(entry))
            told = None
        for number, fields in enumerate(said):
            self.moves += 1
            if number or not told:
                self.silent.append(self.moves)
            self._copies.note(_move(self.moves, fields))

    def _means(self, state: State, move: Move) -> Entry | None:
        return entry_of(state, self._copies, move)


def _move(number: int, said: Mapping[str, Any]) -> Move:
    return Move(
        number=number,
        what=said["type"],
        entity=str(said["entity"]),
        kind=said["entity_type"],
        fields=said,
    )


def entry_of(state: State, copies: Copies, move: Move) -> Entry | None:
    """What *move* of our own export means, as our entry; None when it means nothing here."""
    frame = state.stack[-1]
    if isinstance(frame, Asking):
        return Entry(asked_on(state, frame), AcceptDeal())
    unlike = IssueShares if isinstance(frame, BuyingTrains) else EmergencyIssue
    found = [one for one in meanings(state, copies, move) if not isinstance(one, unlike)]
    return Entry(GAME.to_act(state)[0], found[0]) if found else None


# Reading back


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """The field of our own, as it is written."""

    version: int
    options: Mapping[str, bool]
    moves: int
    silent: tuple[int, ...]
    entries: Mapping[str, Any]


def read_own(data: object) -> Imported | None:
    """The game in an export of ours; None when it is not ours, or was played on elsewhere."""
    settings = data.get("settings") if isinstance(data, dict) else None
    if not isinstance(settings, dict) or OWN not in settings:
        return None
    kept = decode(Kept, settings[OWN], f"/settings/{OWN}")
    record = read_record(data)
    if len(record.moves) != kept.moves:
        return None
    if not 1 <= kept.version <= GAME.version:
        raise WrongVersion(game=GAME.key, written=kept.version, known=GAME.version)
    setup = Setup(seats=len(record.players), options=kept.options, version=kept.version)
    table = Table(GAME, setup, players=record.players)
    copies = Copies()
    for number in range(kept.moves + 1):
        for line in kept.entries.get(str(number), ()):
            _enter(table, number, "", _entry(line))
        if number < kept.moves:
            _follow(table, copies, record.moves[number], silent=number + 1 in kept.silent)
    return Imported(journal=table.journal, moves=kept.moves)


def _follow(table: Table[State, View], copies: Copies, move: Move, *, silent: bool) -> None:
    if not silent:
        entry = entry_of(table.state, copies, move) if table.state.stack else None
        if entry is None:
            raise CannotFollow(number=move.number, move=move.what, cause=GameOver())
        _enter(table, move.number, move.what, entry)
    copies.note(move)


def _enter(table: Table[State, View], number: int, what: str, entry: Entry) -> None:
    try:
        table.enter(entry)
    except Fault as cause:
        raise CannotFollow(number=number, move=what or entry.action.wire, cause=cause) from cause


def _entry(line: object) -> Entry:
    kept = decode(_Line, line, f"/settings/{OWN}/entries")
    action: Action = decode_tagged((*ACTIONS, Remark), kept.action, "/action")
    return Entry(kept.seat, action, kept.waived, kept.origin, kept.way)


@dataclass(frozen=True, slots=True)
class _Line:
    seat: Seat
    action: Any
    waived: Waived = NONE
    origin: Origin = "players"
    way: str = ""
