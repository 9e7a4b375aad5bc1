"""Who may say something to whom in a team's talk."""

from roundhouse.core.actions import Seat
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.tenure import knows
from roundhouse.store.base import Identity


def talker(live: LiveTable, me: Identity | None) -> Seat | None:
    """The seat as which somebody talks: an own one that does not decide, or else any."""
    mine = live.held_by(me)
    waiting = [seat for seat in mine if seat not in live.awaited]
    return next(iter(waiting or mine), None)


def proposer(live: LiveTable, me: Identity | None) -> Seat | None:
    """The seat as which somebody may propose to whoever decides, and sees what they may do."""
    own = talker(live, me)
    if own is None or live.title.team is None or not live.awaited:
        return None
    if live.awaited[0] in live.held_by(me):
        return None
    at = live.table.seq
    return own if knows(live, own, at) == knows(live, live.awaited[0], at) else None
