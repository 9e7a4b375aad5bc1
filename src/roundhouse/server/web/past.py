"""What led to a moment of a table, for panels that tell it or play it."""

from typing import Any

from roundhouse.core.panel import Move, Past
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.web.viewpoint import Viewpoint


def past_of(live: LiveTable, at: int) -> Past[Any]:
    """The public events up to the moment *at*, and the table as each round began."""
    told = {seq: live.table.events_at(seq) for seq in live.table.line(at)}
    began = [seq for seq, events in told.items() if any(e.landmark == "round" for e in events)]
    return Past(
        events=tuple(e for events in told.values() for e in events if e.known_to(None)),
        rounds=tuple(_view_at(live, seq) for seq in began),
    )


def _view_at(live: LiveTable, seq: int) -> Any:
    """A spectator's view; kept, for a round has begun as it has."""
    if seq not in live.began:
        live.began[seq] = live.title.game.view(live.table.state_at(seq), None)
    return live.began[seq]


def moves_since(live: LiveTable, viewpoint: Viewpoint, since: int) -> tuple[Move, ...]:
    """The moves after a moment as a viewer may know them; none when some were taken back."""
    seqs = range(max(since, 0) + 1, viewpoint.at + 1)
    if not set(seqs) <= set(live.table.line(viewpoint.at)):
        return ()
    return tuple(_move(live, viewpoint, seq) for seq in seqs)


def _move(live: LiveTable, viewpoint: Viewpoint, seq: int) -> Move:
    who, found = viewpoint.seat_at(seq), live.table.events_at(seq)
    known = tuple(event for event in found if event.known_to(who))
    return Move(seq=seq, seat=live.table.entries[seq - 1].seat, events=known)
