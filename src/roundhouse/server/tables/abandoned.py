"""Seats whose players have kept the table waiting too long, where the server sets a time."""

from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.store.base import Identity, Store, Unavailable
from roundhouse.store.writes import now

HOUR: Final = 3_600_000


def abandoned(
    store: Store, after: float | None, live: LiveTable, me: Identity | None
) -> tuple[Seat, ...]:
    """The others' seats that *me*, who plays here, may hand to a bot *after* so many hours."""
    mine = live.held_by(me)
    waiting = tuple(
        seat
        for seat in live.awaited
        if seat >= 0 and seat not in mine and live.seats[seat].kind == "player"
    )
    if after is None or not mine or not waiting:
        return ()
    try:
        moved_at = store.moved_at(live.id)
    except Unavailable:
        return ()
    return waiting if now() - moved_at >= after * HOUR else ()
