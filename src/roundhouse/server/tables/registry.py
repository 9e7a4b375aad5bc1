"""The registry: every table in play, its moves, its undos and its newcomers."""

import asyncio
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import encode
from roundhouse.core.errors import Stale
from roundhouse.core.game import Setup
from roundhouse.core.journal import Journal
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import NotFound, UnknownTitle
from roundhouse.server.tables.hub import Hub
from roundhouse.server.tables.live_table import LiveTable, caught_up, line_of, links_of, load_table
from roundhouse.store.base import (
    Identity,
    Invitation,
    Move,
    Notice,
    SeatRow,
    Store,
    TableRow,
    Taken,
    Unavailable,
    UndoRequest,
)
from roundhouse.store.proposals import Proposal, ProposalKind

Moved = Callable[[LiveTable, tuple[int, ...]], None]
"""Called after each move, with the seats that decided before it."""

Looked = Callable[[LiveTable], None]
"""Called whenever somebody looks at a table."""

WATCHED: Final = 60.0
"""Seconds for which a table counts as watched after a look at it."""
UNSURE: Final = 5.0
"""Seconds for which memory is believed when the database could not be asked."""


class Registry:
    """Keeps tables in memory as long as they are used, and every move in the store."""

    def __init__(
        self, titles: Iterable[AnyTitle], store: Store, *, most: int, streams: int = 0
    ) -> None:
        self.titles: Mapping[str, AnyTitle] = {title.key: title for title in titles}
        self.store = store
        self.hub = Hub(streams)
        self.moved: list[Moved] = []
        self.looked: list[Looked] = []
        self._most = most
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unsure_until = 0.0

    def title(self, key: str) -> AnyTitle:
        """The game of that key."""
        if key not in self.titles:
            raise UnknownTitle(title=key[:80])
        return self.titles[key]

    def in_memory(self) -> Mapping[str, LiveTable]:
        """The tables that are in memory just now, by id."""
        return self._tables

    async def visit(self, id_: str) -> LiveTable:
        """The table of that id, at which somebody looks."""
        live = await self.open(id_)
        live.looked_at = time.monotonic()
        for looked in self.looked:
            looked(live)
        return live

    def is_watched(self, live: LiveTable) -> bool:
        """Whether somebody looks at the table, or did a moment ago."""
        return self.hub.is_watched(live.id) or time.monotonic() < live.looked_at + WATCHED

    async def open(self, id_: str) -> LiveTable:
        """The table of that id, from memory or replayed; never behind what any server told."""
        live = self._tables.get(id_)
        if live is not None:
            self._tables.move_to_end(id_)
            if self.store.shared:
                await self._make_sure(live)
            return live
        if id_ not in self._loading:
            task = asyncio.create_task(self._load(id_))
            self._loading[id_] = task
            task.add_done_callback(lambda _done: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _make_sure(self, live: LiveTable) -> None:
        """Catch up with what other servers kept: their notice may still be on its way."""
        if time.monotonic() < self._unsure_until:
            return
        try:
            kept = await asyncio.to_thread(self.store.standing, live.id)
            if not kept.seats:
                raise self._gone(live)
            if kept.seq > live.table.seq or kept.seats > live.seats_version:
                async with live.lock:
                    await self.catch_up(live)
                    await self.reseat(live)
        except Unavailable:
            self._unsure_until = time.monotonic() + UNSURE

    def let_go(self, id_: str) -> None:
        """Hold a table in memory no longer: it was deleted."""
        self._tables.pop(id_, None)

    def _gone(self, live: LiveTable) -> NotFound:
        self.let_go(live.id)
        return NotFound()

    async def _load(self, id_: str) -> LiveTable:
        row = await asyncio.to_thread(self.store.table, id_)
        if row is None or row.title not in self.titles:
            raise NotFound
        live = await asyncio.to_thread(load_table, self.store, row, self.titles[row.title])
        self._keep_in_memory(live)
        return live

    def _keep_in_memory(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        while len(self._tables) > self._most:
            oldest = next((key for key, h in self._tables.items() if not h.lock.locked()), None)
            if oldest is None:
                return
            del self._tables[oldest]

    async def create(
        self,
        title: AnyTitle,
        setup: Setup,
        seats: Sequence[SeatRow],
        *,
        owner: Identity,
        private: bool,
        hints: bool = True,
        id_: str = "",
        tells: Sequence[Notice] = (),
    ) -> LiveTable:
        """A new table, its first shuffles made, with a link to each open seat.

        Taken when it has an *id_* of its own that another table has; *tells* go out with it.
        """
        table: AnyTable = await asyncio.to_thread(Table.start, title.game, setup)
        return await self._add(
            title, table, seats, owner=owner, private=private, hints=hints, id_=id_, tells=tells
        )

    async def adopt(
        self, journal: Journal, seats: Sequence[SeatRow], *, owner: Identity, private: bool
    ) -> LiveTable:
        """A table that goes on where *journal* stops."""
        title = self.title(journal.game)
        table: AnyTable = await asyncio.to_thread(_replayed, title, journal)
        return await self._add(title, table, seats, owner=owner, private=private, imported=True)

    async def _add(
        self,
        title: AnyTitle,
        table: AnyTable,
        seats: Sequence[SeatRow],
        *,
        owner: Identity,
        private: bool,
        hints: bool = True,
        id_: str = "",
        tells: Sequence[Notice] = (),
        imported: bool = False,
    ) -> LiveTable:
        row = TableRow(
            id=id_ or secrets.token_urlsafe(16),
            title=title.key,
            version=table.setup.version,
            setup=json.dumps(encode(table.setup), ensure_ascii=False),
            seed=table.seed,
            owner=owner.id,
            private=private,
            imported=imported,
            hints=hints,
            seq=table.seq,
            to_act=table.awaited,
            ended=table.result is not None,
        )
        lines = [line_of(entry) for entry in table.entries]
        open_seats = [seat for seat in seats if seat.kind == "open"]
        links = [_invitation(row.id, seat.seat) for seat in open_seats]
        await asyncio.to_thread(self.store.add_table, row, seats, lines, links, tells)
        live = LiveTable(
            row=row,
            title=title,
            table=table,
            seats=tuple(seats),
            links=frozenset(link.token for link in links),
        )
        self._keep_in_memory(live)
        self._after(live, ())
        return live

    async def play(
        self,
        live: LiveTable,
        seat: Seat,
        action: Action,
        *,
        seen: int,
        move: str,
        bot: SeatRow | None = None,
    ) -> int:
        """Take *action* and keep it; the journal's length then. The same move again is the same.

        That of a *bot* is Stale once its seat is another's.
        """
        async with live.lock:
            if seen != live.table.seq:
                return await self._repeated_or_stale(live, seen, move)
            if bot is not None and live.seats[seat] != bot:
                raise Stale(seen=seen, current=live.table.seq)
            table = live.table.copy()
            await asyncio.to_thread(table.play, seat, action)
            return await self._keep(live, table, move, None if bot is None else seat)

    async def undo(
        self,
        live: LiveTable,
        seat: Seat,
        *,
        to: int | None,
        consents: tuple[Seat, ...],
        seen: int,
        move: str,
    ) -> int:
        """Step back, with the consents given; the journal's length then."""
        return await self._change(
            live, lambda table: table.undo(seat, to=to, consents=consents), seen, move
        )

    async def redo(self, live: LiveTable, *, seen: int, move: str) -> int:
        """Play again what the latest undo took back; the journal's length then."""
        return await self._change(live, lambda table: table.redo(), seen, move)

    async def _change(
        self, live: LiveTable, work: Callable[[AnyTable], object], seen: int, move: str
    ) -> int:
        async with live.lock:
            if seen != live.table.seq:
                return await self._repeated_or_stale(live, seen, move)
            table = live.table.copy()
            await asyncio.to_thread(work, table)
            return await self._keep(live, table, move)

    async def _repeated_or_stale(self, live: LiveTable, seen: int, move: str) -> int:
        kept = await asyncio.to_thread(self.store.move_of, live.id, move)
        if kept is None:
            raise Stale(seen=seen, current=live.table.seq)
        return kept

    async def _keep(
        self, live: LiveTable, table: AnyTable, move: str, bot: Seat | None = None
    ) -> int:
        before, decided = live.table.seq, live.awaited
        kept = Move(
            table=live.id,
            id=move,
            after=before,
            lines=tuple(line_of(entry) for entry in table.entries[before:]),
            to_act=table.awaited,
            ended=table.result is not None,
            bot=bot,
        )
        try:
            appended = await asyncio.to_thread(self.store.append, kept)
        except Taken:
            await self.catch_up(live)
            await self.reseat(live)
            raise Stale(seen=before, current=live.table.seq) from None
        if appended.repeated:
            await self.catch_up(live)
            return appended.seq
        live.table = table
        self._after(live, decided)
        return appended.seq

    def _after(self, live: LiveTable, before: tuple[int, ...]) -> None:
        table = live.table
        live.row = replace(
            live.row, seq=table.seq, to_act=live.awaited, ended=table.result is not None
        )
        for moved in self.moved:
            moved(live, before)

    async def catch_up(self, live: LiveTable) -> None:
        """Enter what other servers wrote since; whoever calls has the table's lock."""
        table = await asyncio.to_thread(caught_up, self.store, live)
        if table is not live.table:
            live.table = table
            live.row = replace(live.row, seq=table.seq, to_act=live.awaited)

    async def put_seat(self, live: LiveTable, row: SeatRow, by: Identity) -> None:
        """Have *by* give a seat to another; an open one gets a link."""
        async with live.lock:
            was = live.seats[row.seat]
            await asyncio.to_thread(self.store.put_seat, live.id, row, was, by)
            if row.kind == "open":
                link = _invitation(live.id, row.seat)
                await asyncio.to_thread(self.store.invite, link)
            await self.reseat(live)
        self._after(live, live.awaited)

    async def claim(self, token: str, identity: Identity) -> LiveTable:
        """Sit down where a link invites to."""
        claimed = await asyncio.to_thread(self.store.claim, token, identity.id, identity.name)
        live = await self.open(claimed.table)
        await self.reseat(live)
        return live

    async def set_key(self, live: LiveTable, key: str | None) -> None:
        """Let others watch who have *key*, or nobody any more."""
        async with live.lock:
            await asyncio.to_thread(self.store.set_key, live.id, key)
            await self.reseat(live)

    async def set_hints(self, live: LiveTable, *, allowed: bool) -> None:
        """Allow hints at the table, or no longer."""
        async with live.lock:
            await asyncio.to_thread(self.store.set_hints, live.id, allowed=allowed)
            await self.reseat(live)

    async def ask_undo(self, live: LiveTable, request: UndoRequest | None) -> None:
        """Keep the request, or none any more."""
        if request is None:
            await asyncio.to_thread(self.store.drop_undo, live.id)
        else:
            await asyncio.to_thread(self.store.ask_undo, request)
        live.request = request

    async def propose(self, live: LiveTable, proposal: Proposal) -> None:
        """Keep what a seat says of the next action; its page is told by the store."""
        await asyncio.to_thread(self.store.propose, proposal)
        live.proposals = await asyncio.to_thread(self.store.proposals, live.id)

    async def withdraw(self, live: LiveTable, seat: Seat, kind: ProposalKind) -> None:
        """Forget it."""
        await asyncio.to_thread(self.store.withdraw, live.id, seat, kind)
        live.proposals = await asyncio.to_thread(self.store.proposals, live.id)

    async def reseat(self, live: LiveTable) -> None:
        """Read anew who sits where, may come in, and which undo is asked for; NotFound: deleted."""
        standing = await asyncio.to_thread(self.store.standing, live.id)
        if not standing.seats:
            raise self._gone(live)
        live.seats_version = standing.seats
        live.seats = await asyncio.to_thread(self.store.seats, live.id)
        live.request = await asyncio.to_thread(self.store.undo_request, live.id)
        live.handovers = await asyncio.to_thread(self.store.handovers, live.id)
        live.proposals = await asyncio.to_thread(self.store.proposals, live.id)
        live.links = await asyncio.to_thread(links_of, self.store, live.id)
        row = await asyncio.to_thread(self.store.table, live.id)
        if row is not None:
            live.row = replace(live.row, owner=row.owner, key=row.key, hints=row.hints)


def _replayed(title: AnyTitle, journal: Journal) -> AnyTable:
    table: AnyTable = Table.replay(title.game, journal)
    table.settle()
    return table


def _invitation(table: str, seat: int) -> Invitation:
    return Invitation(token=secrets.token_urlsafe(16), table=table, seat=seat)
