"""Watches whose turn it is, and tells those who asked to be told."""

import asyncio
import logging
from collections.abc import Sequence

from roundhouse.core.actions import Seat
from roundhouse.messages import text
from roundhouse.server.notify import Channel, Turn
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.server.texts import title_name
from roundhouse.store.base import Identity

log = logging.getLogger(__name__)


class Notifier:
    """Tells of each move those who decide next, through every channel; *address* is ours."""

    def __init__(self, registry: Registry, channels: Sequence[Channel], address: str) -> None:
        self._store = registry.store
        self._channels = channels
        self._address = address
        self._tasks: set[asyncio.Task[None]] = set()
        registry.moved.append(self.moved)

    def moved(self, live: LiveTable, before: tuple[int, ...]) -> None:
        """A table moved on: tell whoever decides now and did not decide before."""
        here = {live.seats[seat].identity for seat in before if seat >= 0}
        new = {live.seats[seat].identity for seat in live.awaited if seat >= 0}
        for id_ in sorted(filter(None, new - here)):
            self._start(live, id_)

    def _start(self, live: LiveTable, identity: str) -> None:
        task = asyncio.create_task(self._tell(live, identity))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, live: LiveTable, identity: str) -> None:
        try:
            person = await asyncio.to_thread(self._store.identity, identity)
            if person is not None:
                await asyncio.to_thread(self._tell_person, live, person)
        except Exception as error:  # noqa: BLE001 - a deaf ear must not stop the game
            log.warning("Somebody could not be told of their turn: %s", error)

    def _tell_person(self, live: LiveTable, person: Identity) -> None:
        turn = turn_of(live, person, self._address)
        for channel in self._channels:
            try:
                channel.tell(self._store, person, turn)
            except Exception as error:  # noqa: BLE001 - nor must it keep the other channels silent
                log.warning("Somebody could not be told of their turn: %s", error)


def turn_of(live: LiveTable, person: Identity, address: str) -> Turn:
    """The sentence that calls *person* to the table, and where the table stands."""
    language = person.language or "en"
    words = text(
        "pages-your-turn-at",
        language,
        title=title_name(live.title.key, language),
        link=f"{address}/table/{live.id}",
    )
    to_act = tuple(Seat(seat) for seat in live.table.to_act)
    return Turn(words=words, table=live.id, seq=live.table.seq, to_act=to_act)
