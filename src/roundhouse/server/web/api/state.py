"""A table without its board, as several calls answer it."""

from collections.abc import Iterator

from roundhouse.core.codec import encode
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.web.api import models
from roundhouse.store.base import Identity


def state_of(live: LiveTable, me: Identity | None) -> models.TableState:
    """Who sits where, whose turn it is, how it ended, which undo is asked for."""
    result, asked = live.table.result, live.asked
    return models.TableState(
        id=live.id,
        title=live.title.key,
        seq=live.table.seq,
        to_act=list(live.table.to_act),
        ended=result is not None,
        hints=live.row.hints,
        seats=list(_sitting(live, me)),
        result=models.Score(**encode(result)) if result else None,
        undo=models.UndoAsked(seat=asked.seat, to=asked.to, agreed=list(asked.consents))
        if asked
        else None,
        handovers=[
            models.SeatHandover(
                number=each.number,
                seat=each.seat,
                seq=each.seq,
                by=each.by_name,
                was=each.was_name,
                kind=each.kind,
                name=each.name,
            )
            for each in live.handovers
        ],
    )


def _sitting(live: LiveTable, me: Identity | None) -> Iterator[models.Sitting]:
    mine = live.held_by(me)
    for row in live.seats:
        yield models.Sitting(
            seat=row.seat, kind=row.kind, name=row.name, bot=row.bot, mine=row.seat in mine
        )
