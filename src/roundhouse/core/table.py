"""The table: a game in progress, with its journal, its chance, and the way back."""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.errors import (
    BadEntry,
    Fault,
    NothingToRedo,
    NothingToUndo,
    Stale,
    UndoNeedsConsent,
    UndoPastChance,
)
from roundhouse.core.events import Event
from roundhouse.core.game import Applied, Game, Result, Setup, checked
from roundhouse.core.journal import Entry, Journal, Remark, Undo
from roundhouse.core.offers import Offers

S = TypeVar("S")
V = TypeVar("V")

KEPT: Final = 32
"""States kept: the latest so many, and one in so many before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone(Event):
    """Somebody took a step back."""

    wire: ClassVar[str] = "undone"

    seat: Seat
    to: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed(Event):
    """The players set rules aside for the action that follows."""

    wire: ClassVar[str] = "agreed"

    seat: Seat
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SitesWay(Event):
    """The site where the game was played did what follows its own way, whatever our rules say."""

    wire: ClassVar[str] = "sites_way"
    phrases: ClassVar[frozenset[str]] = frozenset({"way"})

    seat: Seat
    way: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AddedByImporter(Event):
    """What follows is not in the record: the importer added it, for it must have happened."""

    wire: ClassVar[str] = "added_by_importer"
    phrases: ClassVar[frozenset[str]] = frozenset({"way"})

    seat: Seat
    way: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Remarked(Event):
    """What an importer says of the whole game, by language."""

    wire: ClassVar[str] = "remarked"
    worded: ClassVar[frozenset[str]] = frozenset({"words"})

    words: Mapping[str, str]


@dataclass(slots=True)
class _Moment(Generic[S]):
    """A position in the journal's tree: what came before, and what led here."""

    parent: int
    events: tuple[Event, ...]
    sealed: bool
    state: S | None


class Table(Generic[S, V]):
    """A game being played. ``seq`` counts the journal's entries and names each moment.

    Every seq has a moment: usually its own, after an undo the one gone back to.
    """

    def __init__(
        self,
        game: Game[S, V],
        setup: Setup,
        *,
        seed: str | None = None,
        players: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.setup = checked(game, setup)
        self.players = players
        self.seed = seed if seed is not None else secrets.token_hex(16)
        self.entries: list[Entry] = []
        self.state: S = game.new(self.setup)
        self._moments: dict[int, _Moment[S]] = {0: _Moment(0, (), True, self.state)}
        self._at = [0]

    @classmethod
    def start(
        cls,
        game: Game[S, V],
        setup: Setup,
        *,
        seed: str | None = None,
        players: tuple[str, ...] = (),
        version: int | None = None,
    ) -> "Table[S, V]":
        """A new game by the newest rules, or those of *version*, with the first shuffles made."""
        setup = replace(setup, version=version or game.version)
        table = cls(game, setup, seed=seed, players=players)
        table.settle()
        return table

    @classmethod
    def replay(
        cls, game: Game[S, V], journal: Journal, *, seed: str | None = None
    ) -> "Table[S, V]":
        """The table that *journal* describes; no generator is asked."""
        table = cls(game, journal.setup, seed=seed, players=journal.players)
        for _ in table.follow(journal.entries):
            pass
        return table

    def follow(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        """Enter each of *entries*; BadEntry names the one that cannot be, and why."""
        for entry in entries:
            try:
                self.enter(entry)
            except Fault as cause:
                raise self._bad(cause) from cause
            yield entry

    def _bad(self, cause: Fault) -> BadEntry:
        """The next entry is refused."""
        return BadEntry(
            seq=self.seq + 1,
            cause=cause,
            game=self.game.key,
            view=self.view(None),
            players=self.players,
        )

    def copy(self) -> "Table[S, V]":
        """The same table, to go on from while this one stays as it is."""
        twin = copy(self)
        twin.entries = self.entries.copy()
        twin._moments = self._moments.copy()
        twin._at = self._at.copy()
        return twin

    @property
    def seq(self) -> int:
        """How many entries the journal has."""
        return len(self.entries)

    @property
    def journal(self) -> Journal:
        """The game on paper so far."""
        return Journal(
            game=self.game.key,
            setup=self.setup,
            players=self.players,
            entries=tuple(self.entries),
        )

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who decides now."""
        return self.game.to_act(self.state)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom the game waits for; whoever may only take something back waits as well."""
        return self.game.awaited(self.state)

    @property
    def result(self) -> Result | None:
        """The outcome, once the game has ended."""
        return self.game.result(self.state)

    def offers(self, seat: Seat) -> Offers:
        """All that *seat* may do now."""
        return self.game.legal(self.state, seat)

    def view(self, viewer: Seat | None) -> V:
        """What *viewer* may know now."""
        return self.game.view(self.state, viewer)

    def play(self, seat: Seat, action: Action, *, seen: int | None = None) -> tuple[Event, ...]:
        """Take *action*, then let chance do what is due. ``seen`` is the seq the player saw."""
        if seen is not None and seen != self.seq:
            raise Stale(seen=seen, current=self.seq)
        return (*self.enter(Entry(seat, action)), *self.settle())

    def settle(self) -> tuple[Event, ...]:
        """Roll and draw until a player decides."""
        events: list[Event] = []
        while self.game.to_act(self.state) == (CHANCE,):
            rng = Random(f"{self.seed}:{self.seq}")
            outcome = self.game.legal(self.state, CHANCE).sample(rng)
            events += self.enter(Entry(CHANCE, outcome))
        return tuple(events)

    def enter(self, entry: Entry) -> tuple[Event, ...]:
        """Write one entry and carry it out; when it is refused nothing has changed."""
        if isinstance(entry.action, Undo):
            return self._go_back(entry, entry.action)
        applied = self._applied(self.state, entry)
        self.entries.append(entry)
        node = len(self.entries)
        events = (*_agreed(entry), *applied.events)
        self._moments[node] = _Moment(self._at[-1], events, applied.sealed, applied.state)
        self._at.append(node)
        self.state = applied.state
        self._forget(node - KEPT)
        return events

    def undo(
        self, seat: Seat, *, to: int | None = None, consents: tuple[Seat, ...] = ()
    ) -> tuple[Event, ...]:
        """Take back the last step, or all since seq *to*."""
        target = self._moments[self._at[-1]].parent if to is None else to
        return self.enter(Entry(seat, Undo(to=target, consents=consents)))

    def undo_needs(self, seat: Seat, to: int | None = None) -> tuple[Seat, ...]:
        """Whose consent an undo by *seat* takes; raises when no consent would help."""
        target = self._moments[self._at[-1]].parent if to is None else to
        touched = {self.entries[node - 1].seat for node in self._undone_by(target)}
        return tuple(sorted(touched - {seat}))

    def line(self, at: int | None = None) -> tuple[int, ...]:
        """The seqs whose entries led here, or to the moment *at*, undone ones left out."""
        return tuple(reversed(list(self._ancestry(self._at[-1 if at is None else at]))))

    def undone(self) -> tuple[Entry, ...]:
        """What the latest undo took back and nobody has played since, but for what was."""
        waiting: list[tuple[Entry, ...]] = []
        for seq, entry in enumerate(self.entries, 1):
            if isinstance(entry.action, Undo):
                before, now = self.line(seq - 1), self.line(seq)
                waiting.append(tuple(self.entries[node - 1] for node in before[len(now) :]))
            elif waiting and entry == waiting[-1][0]:
                waiting[-1:] = filter(None, [waiting[-1][1:]])
            else:
                waiting.clear()
        return waiting[-1] if waiting else ()

    def redo(self) -> tuple[Event, ...]:
        """Play again what the latest undo took back."""
        again = self.undone()
        if not again:
            raise NothingToRedo
        return tuple(event for entry in again for event in self.enter(entry))

    def events_at(self, seq: int) -> tuple[Event, ...]:
        """What the entry that made *seq* brought about."""
        entry = self.entries[seq - 1] if seq else None
        if entry is not None and isinstance(entry.action, Undo):
            return (Undone(seat=entry.seat, to=entry.action.to),)
        return self._moments[seq].events

    def state_at(self, seq: int) -> S:
        """The position when the journal had *seq* entries."""
        return self._state_of(self._at[seq])

    def _go_back(self, entry: Entry, undo: Undo) -> tuple[Event, ...]:
        missing = set(self.undo_needs(entry.seat, undo.to)) - set(undo.consents)
        if missing:
            raise UndoNeedsConsent(missing=tuple(sorted(missing)))
        node = self._at[undo.to]
        self.state = self._state_of(node)
        self.entries.append(entry)
        self._at.append(node)
        self._forget(self.seq - KEPT)
        return (Undone(seat=entry.seat, to=undo.to),)

    def _undone_by(self, to: int) -> list[int]:
        line = [*self._ancestry(self._at[-1]), 0]
        target = self._at[to] if 0 <= to < self.seq else None
        if target not in line[1:]:
            raise NothingToUndo
        undone = line[: line.index(target)]
        for node in undone:
            if self._moments[node].sealed or self.entries[node - 1].seat == CHANCE:
                raise UndoPastChance(seq=node)
        return undone

    def _ancestry(self, node: int) -> Iterator[int]:
        while node:
            yield node
            node = self._moments[node].parent

    def _state_of(self, node: int) -> S:
        way = []
        while self._moments[node].state is None:
            way.append(node)
            node = self._moments[node].parent
        state: Any = self._moments[node].state
        for step in reversed(way):
            entry = self.entries[step - 1]
            state = self._applied(state, entry).state
        return state  # type: ignore[no-any-return]  # S may itself be Any to the checker

    def _applied(self, state: S, entry: Entry) -> Applied[S]:
        if isinstance(entry.action, Remark):
            return Applied(state, (Remarked(words=entry.action.words),))
        return self.game.apply(state, entry.seat, entry.action, entry.waived)

    def _forget(self, node: int) -> None:
        if node > 0 and node % KEPT and node in self._moments:
            # replaced, not changed: a copy of this table may be reading it
            old = self._moments[node]
            self._moments[node] = _Moment(old.parent, old.events, old.sealed, None)


AnyTable: TypeAlias = Table[Any, Any]
"""A table of whichever game."""


def _agreed(entry: Entry) -> tuple[Event, ...]:
    """What an importer says of *entry*, by its right name."""
    rules = tuple(sorted(entry.waived))
    if entry.origin == "site":
        return (SitesWay(seat=entry.seat, way=entry.way, rules=rules),)
    if entry.origin == "importer":
        return (AddedByImporter(seat=entry.seat, way=entry.way),)
    return (Agreed(seat=entry.seat, rules=rules),) if rules else ()
