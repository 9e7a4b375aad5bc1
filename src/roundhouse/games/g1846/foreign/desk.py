"""Our table as an importer sees it: who decides there, and what is written into its journal.

What the record has is entered as it is. What our rules forbid is entered with the rules that were
waived: as the way of that site where it has a name, else as agreed by the players. What the record
leaves out is marked as added.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.errors import Fault, RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import NONE, Setup
from roundhouse.core.journal import Entry, Journal, Origin
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.faults import CannotFollow
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.foreign.ways import way_of
from roundhouse.games.g1846.rules.conservation import broken
from roundhouse.games.g1846.rules.correction import (
    END,
    RULE,
    Correct,
    EndGame,
    NotConserved,
)
from roundhouse.games.g1846.rules.frames import Asking, CompanyFrame, CorpFrame, SeatFrame
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import CompanyId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.consent import AcceptDeal
from roundhouse.games.g1846.rules.view import View

GAME: Final = Game1846()


@dataclass(frozen=True, slots=True)
class Remarkable:
    """An entry that is not as the record and our rules both have it, and whose it is."""

    move: Move
    origin: Origin
    way: str
    faults: tuple[RuleError, ...] = ()


@dataclass(slots=True)
class Desk:
    """A table of ours, and what was remarkable about the entries made."""

    table: Table[State, View]
    remarkable: list[Remarkable] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)  # what the last entries brought about

    @classmethod
    def of(cls, setup: Setup, players: tuple[str, ...]) -> Desk:
        """A desk with a new table."""
        return cls(Table(GAME, setup, players=players))

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    @property
    def journal(self) -> Journal:
        """What has been written so far."""
        return self.table.journal

    def seat(self) -> Seat:
        """Who decides now."""
        acting = GAME.to_act(self.state)
        return acting[0] if acting else CHANCE

    def acting(self) -> CompanyId | Seat | None:
        """Who decides now: a company, or a player."""
        frame = self.state.stack[-1]
        if isinstance(frame, SeatFrame):
            return frame.seat
        if isinstance(frame, CorpFrame):
            return frame.corp
        return frame.company if isinstance(frame, CompanyFrame) else None

    def refusals(self, action: Action) -> tuple[RuleError, ...]:
        """Every reason of our rules against *action* now."""
        return tuple(GAME.refusals(self.state, self.seat(), action))

    def is_impossible(self, action: Action) -> RuleError | None:
        """Why no agreement could allow *action*, if so."""
        return next(
            (no for no in self.refusals(action) if not GAME.may_be_waived(self.state, no)), None
        )

    def enter(self, move: Move, action: Action, way: str = "") -> None:
        """Enter what the record has; *way* is the site's, if it is known to have one here."""
        faults = self.refusals(action)
        way = way or way_of(faults)
        origin: Origin = "site" if way else "players"
        if faults or way:
            self.remarkable.append(Remarkable(move, origin, way, faults))
        waived = frozenset(no.rule for no in faults) if faults else NONE
        self._write(move, Entry(self.seat(), action, waived, origin, _text_of(way)))
        frame = self.state.stack[-1] if self.state.stack else None
        if isinstance(frame, Asking):
            self._write(move, Entry(frame.seller, AcceptDeal()))

    def add(self, move: Move, action: Action, way: str) -> None:
        """Enter what must have happened though the record does not have it."""
        faults = self.refusals(action)
        self.remarkable.append(Remarkable(move, "importer", way, faults))
        waived = frozenset(no.rule for no in faults) if faults else NONE
        self._write(move, Entry(self.seat(), action, waived, "importer", _text_of(way)))

    def correct(self, move: Move, way: str, what: Correct) -> None:
        """Do what that site did its own way, and our rules have no action for."""
        self.remarkable.append(Remarkable(move, "site", way))
        self._write(move, Entry(self.seat(), what, frozenset({RULE}), "site", _text_of(way)))

    def stop(self, move: Move) -> None:
        """Let the players' agreement end the game as it stands."""
        self._write(move, Entry(self.seat(), EndGame(), frozenset({END}), "players"))

    def pass_(self, move: Move) -> None:
        """Let whoever decides pass, which that site does by itself."""
        self._write(move, Entry(self.seat(), Pass()))

    def chance(self, action: Action) -> None:
        """What chance brought."""
        self.table.enter(Entry(CHANCE, action))

    def _write(self, move: Move, entry: Entry) -> None:
        try:
            self.told += self.table.enter(entry)
        except Fault as cause:
            raise CannotFollow(number=move.number, move=move.what, cause=cause) from cause
        if (entry.waived or entry.way) and (lost := tuple(broken(self.state))):
            made = NotConserved(rule=RULE, what=lost)
            raise CannotFollow(number=move.number, move=move.what, cause=made)


def _text_of(way: str) -> str:
    """The id of the sentence that tells *way*."""
    return f"g1846-way-{way}" if way else ""
