"""What led to a moment of a table, for panels that tell it."""

from typing import Any

from roundhouse.core.panel import Past
from roundhouse.server.tables.live_table import LiveTable


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
