"""Where a player's undo leads, and what they may play again after it."""

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.tenure import check_undo


def step_back(live: LiveTable, seat: Seat) -> int:
    """The moment before the last step of whoever holds *seat*, and of the others since then.

    Where no undo reaches it, the moment before the last step of another person, who is asked.
    A bot would only do the same again. The present, which no undo takes, where there is nothing.
    """
    line = (0, *live.table.line())
    own = _own_step(live, seat, line)
    if own and _reachable(live, seat, line[own - 1]):
        return line[own - 1]
    last = line[-2] if len(line) > 1 else 0
    if _reachable(live, seat, last) and _asks_somebody(live, seat, last):
        return last
    return line[own - 1] if own else live.table.seq


def can_step_back(live: LiveTable, seat: Seat) -> bool:
    """Whether an undo by *seat* would be made, or asked for."""
    return _reachable(live, seat, step_back(live, seat))


def can_redo(live: LiveTable, seat: Seat) -> bool:
    """Whether what the latest undo took back is for *seat* to play again."""
    again = live.table.undone()
    return bool(again) and all(
        entry.seat == seat or agrees_anyway(live, seat, entry.seat) for entry in again
    )


def agrees_anyway(live: LiveTable, asking: Seat, seat: Seat) -> bool:
    """Bots do not mind, and one person need not ask themselves."""
    row = live.seats[seat]
    same = row.identity is not None and row.identity == live.seats[asking].identity
    return row.kind != "player" or same


def _own_step(live: LiveTable, seat: Seat, line: tuple[int, ...]) -> int:
    """Where on *line* the holder of *seat* acted last; 0: nowhere."""
    who = live.seats[seat].identity
    own = {row.seat for row in live.seats if row.seat == seat or (who and row.identity == who)}
    acted = (at for at in range(len(line) - 1, 0, -1) if _actor(live, line[at]) in own)
    return next(acted, 0)


def _actor(live: LiveTable, seq: int) -> Seat:
    return live.table.entries[seq - 1].seat


def _reachable(live: LiveTable, seat: Seat, to: int) -> bool:
    try:
        live.table.undo_needs(seat, to)
        check_undo(live, to)
    except Fault:
        return False
    return True


def _asks_somebody(live: LiveTable, seat: Seat, to: int) -> bool:
    return any(not agrees_anyway(live, seat, one) for one in live.table.undo_needs(seat, to))
