"""One table in the server's memory, and who may do what at it."""

import asyncio
import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.codec import decode, decode_tagged
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.journal import Entry, entry_to_json
from roundhouse.core.offers import NO_OFFERS, Offers
from roundhouse.core.reading import entry_from_json
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.title import AnyTitle
from roundhouse.messages import seat_name
from roundhouse.server.errors import NoSuchMoment, NotYours
from roundhouse.store.base import Identity, SeatRow, Store, TableRow, UndoRequest
from roundhouse.store.people import Handover
from roundhouse.store.proposals import Proposal


@dataclass(slots=True, kw_only=True)
class LiveTable:
    """A table as stored so far. ``table`` is replaced whole, so reading needs no lock."""

    row: TableRow
    title: AnyTitle
    table: AnyTable
    seats: tuple[SeatRow, ...]
    request: UndoRequest | None = None
    seats_version: int = 0
    handovers: tuple[Handover, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    links: frozenset[str] = frozenset()
    """The invitations to its open seats."""
    began: dict[int, Any] = field(default_factory=dict)
    """What spectators saw as rounds began, by the moment."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    looked_at: float = -math.inf

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat; a name that is empty stands for an open seat."""
        return tuple(row.name for row in self.seats)

    @property
    def is_bots_only(self) -> bool:
        """Whether nobody sits here, and nobody is expected."""
        return all(row.kind == "bot" for row in self.seats)

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The seats at which somebody sits."""
        return tuple(row for row in self.seats if row.kind == "player")

    @property
    def asked(self) -> UndoRequest | None:
        """The undo that waits for consent; it lapses with the next move."""
        request = self.request
        return request if request is not None and request.seq == self.table.seq else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Those whose turn it is."""
        return self.table.awaited

    def held_by(self, identity: Identity | None) -> tuple[Seat, ...]:
        """The seats of one person."""
        if identity is None:
            return ()
        mine = (row.seat for row in self.seats if row.identity == identity.id)
        return tuple(Seat(seat) for seat in mine)

    def own_seat(self, identity: Identity | None, seat: int) -> Seat:
        """The seat, which must be that person's."""
        if seat not in self.held_by(identity):
            raise NotYours
        return Seat(seat)

    def bots_to_act(self) -> Iterator[SeatRow]:
        """The bots that decide now."""
        acting = self.table.to_act
        return (row for row in self.seats if row.kind == "bot" and row.seat in acting)

    def viewing_seat(self, identity: Identity | None, wanted: int | None) -> Seat | None:
        """Whose view somebody has: the seat *wanted*, else an own one that decides, else any."""
        if wanted is not None:
            return self.own_seat(identity, wanted)
        mine = self.held_by(identity)
        acting = tuple(seat for seat in mine if seat in self.table.to_act)
        return next(iter(acting or mine), None)

    def offers(self, seat: Seat | None, at: int) -> Offers:
        """What *seat* may do at that moment; nothing when it is past."""
        table = self.table
        if seat is None or at != table.seq or seat not in table.to_act:
            return NO_OFFERS
        return table.offers(seat)

    def checked_moment(self, at: int | None) -> int:
        """A moment the table has had; None is the latest."""
        seq = self.table.seq
        if at is None:
            return seq
        if not 0 <= at <= seq:
            raise NoSuchMoment(at=at, current=seq)
        return at

    def read_action(self, data: object) -> Action:
        """The action of this game in the JSON value *data*."""
        return decode_tagged(self.title.vocabulary.actions, data, "/action")

    def refusal(
        self, seat: Seat | None, action: Action, at: int, first: Action | None = None
    ) -> RuleError | None:
        """Why *seat* could not do that at that moment, or after *first*, if so."""
        if seat is None:
            return None
        game, state = self.title.game, self.table.state_at(at)
        if first is not None:
            refused = next(iter(game.refusals(state, seat, first)), None)
            applied = None if refused else game.apply(state, seat, first)
            if applied is None or applied.sealed:  # what it brings out is not to be told
                return refused
            state = applied.state
        return next(iter(game.refusals(state, seat, action)), None)

    def latest_events(
        self, seat: Seat | None, at: int, blind: tuple[range, ...] = ()
    ) -> tuple[Event, ...]:
        """What the last move up to that moment brought, as far as *seat* may know.

        Its holder is *blind* to what only another knew who had it then.
        """
        found = range(max(self.latest_move(at), 1), at + 1)
        seqs = ((seq, None if any(seq in each for each in blind) else seat) for seq in found)
        return tuple(e for seq, who in seqs for e in self.table.events_at(seq) if e.known_to(who))

    def latest_move(self, at: int) -> int:
        """The moment at which the last move up to *at* began; chance follows it."""
        while at > 0 and self.table.entries[at - 1].seat == CHANCE:
            at -= 1
        return at


def names_for(live: LiveTable, language: str) -> tuple[str, ...]:
    """The players' names; an open seat is called by its number."""
    return tuple(name or seat_name(seat, language) for seat, name in enumerate(live.names))


def line_of(entry: Entry) -> str:
    """An entry as the store keeps it."""
    return json.dumps(entry_to_json(entry), ensure_ascii=False, separators=(",", ":"))


def entry_of(title: AnyTitle, line: str) -> Entry:
    """An entry as it was kept."""
    return entry_from_json(title, json.loads(line))


def load_table(store: Store, row: TableRow, title: AnyTitle) -> LiveTable:
    """The table of *row*, replayed from its journal."""
    version = store.standing(row.id).seats  # read before the seats, so never newer than they are
    setup = decode(Setup, json.loads(row.setup))
    table = Table(title.game, setup, seed=row.seed)
    for line in store.lines(row.id):
        table.enter(entry_of(title, line))
    return LiveTable(
        row=row,
        title=title,
        table=table,
        seats=store.seats(row.id),
        request=store.undo_request(row.id),
        seats_version=version,
        handovers=store.handovers(row.id),
        proposals=store.proposals(row.id),
        links=links_of(store, row.id),
    )


def links_of(store: Store, table: str) -> frozenset[str]:
    """The invitations to a table's open seats."""
    return frozenset(each.token for each in store.invitations(table))


def caught_up(store: Store, live: LiveTable) -> AnyTable:
    """The table of *live* with what other servers wrote since."""
    lines = store.lines(live.id, after=live.table.seq)
    if not lines:
        return live.table
    table = live.table.copy()
    for line in lines:
        table.enter(entry_of(live.title, line))
    return table
