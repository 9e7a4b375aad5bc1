"""Who had which seat when: what somebody may look back at, and which seat they may take over.

A seat that changes hands brings its present sight along, for one must play on from it. What it saw
before stays with those who had it, until the game has ended. Nobody who plays here already takes a
seat that knows what they do not.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from roundhouse.core.actions import Seat
from roundhouse.server.errors import SeatWasAnothers, WouldShowSecrets
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.store.base import Identity

Span = tuple[int, int]
"""From one moment to another; both are seen."""


def tenures(live: LiveTable, who: str, seat: int) -> Iterator[Span]:
    """When *who* had that seat, up to the present; its first holder had it from the beginning."""
    holder, since = live.seats[seat].identity, 0
    told = [each for each in live.handovers if each.seat == seat]
    for place, handover in enumerate(told):
        if handover.was_identity == who:
            yield since, handover.seq
        first = place == 0 and handover.was_kind == "open"
        holder, since = handover.identity, 0 if first else handover.seq
    if holder == who:
        yield since, live.table.seq


def people_ever(live: LiveTable) -> set[str]:
    """All who have had a seat here."""
    sit = {row.identity for row in live.seats}
    sat = {who for each in live.handovers for who in (each.was_identity, each.identity)}
    return {who for who in sit | sat if who is not None}


def is_alone(live: LiveTable, me: Identity | None) -> bool:
    """Whether nobody but *me* has ever had a seat here."""
    return me is not None and people_ever(live) <= {me.id}


def blind_to(live: LiveTable, me: Identity | None, seat: Seat | None) -> tuple[range, ...]:
    """The moves whose secrets *me* may not see from *seat*, for somebody else had it then."""
    if seat is None or me is None or live.table.result is not None or is_alone(live, me):
        return ()
    found, seen = [], 0
    for since, until in tenures(live, me.id, seat):
        found.append(range(seen + 1, since + 1))
        seen = until
    found.append(range(seen + 1, live.table.seq + 1))
    return tuple(filter(None, found))


def may_look(live: LiveTable, me: Identity | None, seat: Seat | None, at: int) -> bool:
    """Whether *me* may have the view that *seat* had at that moment."""
    if not blind_to(live, me, seat) or seat is None or me is None:
        return True
    return any(since <= at <= until for since, until in tenures(live, me.id, seat))


def check_look(live: LiveTable, me: Identity | None, seat: Seat | None, at: int) -> None:
    """Refuse a view that somebody else had."""
    if not may_look(live, me, seat, at):
        raise SeatWasAnothers(at=at)


def check_undo(live: LiveTable, to: int) -> None:
    """Refuse an undo that would give a seat's holder what another had there."""
    for row in live.seats:
        if row.identity is not None:
            check_look(live, Identity(id=row.identity, name=row.name), Seat(row.seat), to)


def check_takeover(live: LiveTable, me: Identity, seat: int) -> None:
    """Refuse a seat that knows more than *me*, who plays here already or did.

    What nobody has had yet may be anybody's: several players may share a screen.
    """
    theirs = [row.seat for row in live.seats if list(tenures(live, me.id, row.seat))]
    if not theirs or seat in theirs or _is_new(live, seat):
        return
    if is_alone(live, me) or live.table.result is not None:
        return
    at, held = live.table.seq, live.held_by(me)
    if not any(knows(live, Seat(seat), at) == knows(live, own, at) for own in held):
        raise WouldShowSecrets


def _is_new(live: LiveTable, seat: int) -> bool:
    """Whether neither a person nor a bot has ever had that seat."""
    told = any(each.seat == seat for each in live.handovers)
    return live.seats[seat].kind == "open" and not told


def knows(live: LiveTable, seat: Seat | None, at: int) -> list[object]:
    """All that *seat* sees, whoever it is."""
    view = live.title.game.view(live.table.state_at(at), seat)
    if not is_dataclass(view):
        return [view]
    return [getattr(view, field.name) for field in fields(view) if field.name != "viewer"]


def may_read(live: LiveTable, me: Identity | None, key: str) -> bool:
    """Whether a table is open to *me*: a public one to all, a private one to those invited."""
    return not live.row.private or is_invited(live, me, key)


def is_invited(live: LiveTable, me: Identity | None, key: str) -> bool:
    """Who sits or sat here, who owns the table, who has a link to an open seat or to watch."""
    if me is not None and (me.id == live.row.owner or me.id in people_ever(live)):
        return True
    return bool(key) and (key == live.row.key or key in live.links)
