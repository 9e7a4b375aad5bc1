"""The house: every table in play, its moves, its undos and its newcomers."""

import asyncio
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import encode
from roundhouse.core.errors import Stale
from roundhouse.core.game import Setup, Title
from roundhouse.core.journal import Journal
from roundhouse.core.table import Table
from roundhouse.server.errors import NotFound, UnknownTitle
from roundhouse.server.host import Host, awaited, caught_up, line_of, load_host
from roundhouse.server.live import Hub
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

Moved = Callable[[Host, tuple[int, ...]], None]
"""Called after each move, with the seats that decided before it."""

UNSURE: Final = 5.0
"""Seconds for which memory is believed when the database could not be asked."""

log = logging.getLogger(__name__)


class House:
    """Keeps tables in memory as long as they are used, and every move in the store."""

    def __init__(
        self, titles: Iterable[Title[Any, Any]], store: Store, *, most: int, streams: int = 0
    ) -> None:
        self.titles: Mapping[str, Title[Any, Any]] = {title.key: title for title in titles}
        self.store = store
        self.hub = Hub(streams)
        self.moved: list[Moved] = []
        self._most = most
        self._hosts: OrderedDict[str, Host] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Host]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unsure_until = 0.0

    def title(self, key: str) -> Title[Any, Any]:
        """The game of that key."""
        if key not in self.titles:
            raise UnknownTitle(title=key[:80])
        return self.titles[key]

    async def open(self, id_: str) -> Host:
        """The table of that id, from memory or replayed; never behind what any server told."""
        host = self._hosts.get(id_)
        if host is not None:
            self._hosts.move_to_end(id_)
            if self.store.shared:
                await self._make_sure(host)
            return host
        if id_ not in self._loading:
            task = asyncio.create_task(self._load(id_))
            self._loading[id_] = task
            task.add_done_callback(lambda _done: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _make_sure(self, host: Host) -> None:
        """Catch up with what other servers kept: their notice may still be on its way."""
        if time.monotonic() < self._unsure_until:
            return
        try:
            kept = await asyncio.to_thread(self.store.standing, host.id)
            if kept.seq > host.table.seq or kept.seats > host.seats_version:
                async with host.lock:
                    await self._catch_up(host)
                    await self._reseat(host)
        except Unavailable:
            self._unsure_until = time.monotonic() + UNSURE

    async def _load(self, id_: str) -> Host:
        row = await asyncio.to_thread(self.store.table, id_)
        if row is None or row.title not in self.titles:
            raise NotFound
        host = await asyncio.to_thread(load_host, self.store, row, self.titles[row.title])
        self._keep_in_memory(host)
        return host

    def _keep_in_memory(self, host: Host) -> None:
        self._hosts[host.id] = host
        while len(self._hosts) > self._most:
            oldest = next((key for key, h in self._hosts.items() if not h.lock.locked()), None)
            if oldest is None:
                return
            del self._hosts[oldest]

    async def create(
        self,
        title: Title[Any, Any],
        setup: Setup,
        seats: Sequence[SeatRow],
        *,
        owner: Identity,
        private: bool,
        id_: str = "",
        tells: Sequence[Notice] = (),
    ) -> Host:
        """A new table, its first shuffles made, with a link to each open seat.

        Taken when it has an *id_* of its own that another table has; *tells* go out with it.
        """
        setup = replace(setup, version=title.game.version)
        table: Table[Any, Any] = await asyncio.to_thread(Table.start, title.game, setup)
        return await self._add(
            title, table, seats, owner=owner, private=private, id_=id_, tells=tells
        )

    async def adopt(
        self, journal: Journal, seats: Sequence[SeatRow], *, owner: Identity, private: bool
    ) -> Host:
        """A table that goes on where *journal* stops."""
        title = self.title(journal.game)
        table: Table[Any, Any] = await asyncio.to_thread(_replayed, title, journal)
        return await self._add(title, table, seats, owner=owner, private=private)

    async def _add(
        self,
        title: Title[Any, Any],
        table: Table[Any, Any],
        seats: Sequence[SeatRow],
        *,
        owner: Identity,
        private: bool,
        id_: str = "",
        tells: Sequence[Notice] = (),
    ) -> Host:
        row = TableRow(
            id=id_ or secrets.token_urlsafe(16),
            title=title.key,
            version=table.setup.version,
            setup=_dumped(encode(table.setup)),
            seed=table.seed,
            owner=owner.id,
            private=private,
            seq=table.seq,
            to_act=awaited(title, table.state),
            ended=table.result is not None,
        )
        lines = [line_of(entry) for entry in table.entries]
        open_seats = [seat for seat in seats if seat.kind == "open"]
        links = [_invitation(row.id, seat.seat) for seat in open_seats]
        await asyncio.to_thread(self.store.add_table, row, seats, lines, links, tells)
        host = Host(row=row, title=title, table=table, seats=tuple(seats))
        self._keep_in_memory(host)
        self._after(host, ())
        return host

    async def play(self, host: Host, seat: Seat, action: Action, *, seen: int, move: str) -> int:
        """Take *action* and keep it; the journal's length then. The same move again is the same."""
        async with host.lock:
            if seen != host.table.seq:
                return await self._repeated_or_stale(host, seen, move)
            table = host.table.copy()
            await asyncio.to_thread(table.play, seat, action)
            return await self._keep(host, table, move)

    async def undo(
        self,
        host: Host,
        seat: Seat,
        *,
        to: int | None,
        consents: tuple[Seat, ...],
        seen: int,
        move: str,
    ) -> int:
        """Step back, with the consents given; the journal's length then."""
        async with host.lock:
            if seen != host.table.seq:
                return await self._repeated_or_stale(host, seen, move)
            table = host.table.copy()
            await asyncio.to_thread(lambda: table.undo(seat, to=to, consents=consents))
            return await self._keep(host, table, move)

    async def _repeated_or_stale(self, host: Host, seen: int, move: str) -> int:
        kept = await asyncio.to_thread(self.store.move_of, host.id, move)
        if kept is None:
            raise Stale(seen=seen, current=host.table.seq)
        return kept

    async def _keep(self, host: Host, table: Table[Any, Any], move: str) -> int:
        before, decided = host.table.seq, host.awaited
        kept = Move(
            table=host.id,
            id=move,
            after=before,
            lines=tuple(line_of(entry) for entry in table.entries[before:]),
            to_act=awaited(host.title, table.state),
            ended=table.result is not None,
        )
        try:
            appended = await asyncio.to_thread(self.store.append, kept)
        except Taken:
            await self._catch_up(host)
            raise Stale(seen=before, current=host.table.seq) from None
        if appended.repeated:
            await self._catch_up(host)
            return appended.seq
        host.table = table
        self._after(host, decided)
        return appended.seq

    def _after(self, host: Host, before: tuple[int, ...]) -> None:
        table = host.table
        host.row = replace(
            host.row, seq=table.seq, to_act=host.awaited, ended=table.result is not None
        )
        for moved in self.moved:
            moved(host, before)

    async def _catch_up(self, host: Host) -> None:
        table = await asyncio.to_thread(caught_up, self.store, host)
        if table is not host.table:
            host.table = table
            host.row = replace(host.row, seq=table.seq, to_act=host.awaited)

    async def put_seat(self, host: Host, row: SeatRow) -> None:
        """Give a seat to another; an open one gets a link."""
        async with host.lock:
            was = host.seats[row.seat]
            await asyncio.to_thread(self.store.put_seat, host.id, row, was)
            if row.kind == "open":
                link = _invitation(host.id, row.seat)
                await asyncio.to_thread(self.store.invite, link)
            await self._reseat(host)
        self._after(host, host.awaited)

    async def claim(self, token: str, identity: Identity) -> Host:
        """Sit down where a link invites to."""
        claimed = await asyncio.to_thread(self.store.claim, token, identity.id, identity.name)
        host = await self.open(claimed.table)
        await self._reseat(host)
        return host

    async def ask_undo(self, host: Host, request: UndoRequest | None) -> None:
        """Keep the request, or none any more."""
        if request is None:
            await asyncio.to_thread(self.store.drop_undo, host.id)
        else:
            await asyncio.to_thread(self.store.ask_undo, request)
        host.request = request

    async def _reseat(self, host: Host) -> None:
        standing = await asyncio.to_thread(self.store.standing, host.id)
        host.seats_version = standing.seats
        host.seats = await asyncio.to_thread(self.store.seats, host.id)
        host.request = await asyncio.to_thread(self.store.undo_request, host.id)

    def heard(self, notice: Notice | None) -> None:
        """A change was kept, here or by another server; called in the loop's thread."""
        if notice is None:
            self._start(self._look_again())
        elif notice.table in self._hosts and not self._is_known(notice):
            self._start(self._refresh(notice))
        else:
            self.hub.publish(notice)

    def _is_known(self, notice: Notice) -> bool:
        host = self._hosts[notice.table]
        return notice.kind in ("chat", "again") or (
            notice.kind == "move" and notice.number <= host.table.seq
        )

    async def _refresh(self, notice: Notice) -> None:
        host = self._hosts.get(notice.table)
        if host is not None:
            async with host.lock:
                await (self._reseat(host) if notice.kind == "seats" else self._catch_up(host))
        self.hub.publish(notice)

    async def _look_again(self) -> None:
        """Catch up with everything in memory after the line to the other servers was cut."""
        for host in list(self._hosts.values()):
            async with host.lock:
                await self._catch_up(host)
                await self._reseat(host)
            self.hub.publish(Notice(host.id, "move", host.table.seq))

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("A change could not be followed: %s", error)


def _replayed(title: Title[Any, Any], journal: Journal) -> Table[Any, Any]:
    table: Table[Any, Any] = Table.replay(title.game, journal)
    table.settle()
    return table


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _invitation(table: str, seat: int) -> Invitation:
    return Invitation(token=secrets.token_urlsafe(16), table=table, seat=seat)
