"""Watches whose turn it is, and tells those who asked to be told."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from roundhouse.core.actions import Seat
from roundhouse.messages import text
from roundhouse.server.notify import Channel, Turn
from roundhouse.server.notify.outbox import Outbox
from roundhouse.server.notify.stopping import stop_token
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.server.texts import title_name
from roundhouse.store.base import Identity

log = logging.getLogger(__name__)


class Notifier:
    """Tells of each move those who decide next, through every channel; *address* is ours."""

    def __init__(
        self, registry: Registry, channels: Sequence[Channel], address: str, outbox: Outbox
    ) -> None:
        self._store = registry.store
        self._channels = channels
        self._address = address
        self._outbox = outbox
        registry.moved.append(self.moved)

    def moved(self, live: LiveTable, before: tuple[int, ...]) -> None:
        """A table moved on: tell whoever decides now and did not decide before."""
        here = {live.seats[seat].identity for seat in before if seat >= 0}
        for id_ in sorted(filter(None, _awaited(live) - here)):
            self._outbox.put(id_, live.id, partial(self._tell, live, id_))

    def _tell(self, live: LiveTable, identity: str) -> None:
        person = self._store.identity(identity)
        if person is None or identity not in _awaited(live):
            return  # they have played while this waited
        turn = turn_of(live, person, self._address)
        if person.mail:
            stop = f"{self._address}/letters/{stop_token(self._store, person)}"
            turn = replace(turn, stop=stop)
        for channel in self._channels:
            try:
                channel.tell(self._store, person, turn)
            except Exception as error:  # noqa: BLE001 - one that fails must not keep the others silent
                log.warning("Somebody could not be told of their turn: %s", error)


def _awaited(live: LiveTable) -> set[str | None]:
    """Who is at the turn, by identity."""
    return {live.seats[seat].identity for seat in live.awaited if seat >= 0}


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
