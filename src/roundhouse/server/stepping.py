"""Where a player's undo leads."""

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault
from roundhouse.server.host import Host


def step_back(host: Host, seat: Seat) -> int:
    """The moment before the last step of whoever holds *seat*, and of the others since then.

    Where no undo reaches it, the moment before the last step of another person, who is asked.
    A bot would only do the same again. The present, which no undo takes, where there is nothing.
    """
    line = (0, *host.table.line())
    own = _own_step(host, seat, line)
    if own and _reachable(host, seat, line[own - 1]):
        return line[own - 1]
    last = line[-2] if len(line) > 1 else 0
    if _reachable(host, seat, last) and _asks_somebody(host, seat, last):
        return last
    return line[own - 1] if own else host.table.seq


def can_step_back(host: Host, seat: Seat) -> bool:
    """Whether an undo by *seat* would be made, or asked for."""
    return _reachable(host, seat, step_back(host, seat))


def agrees_anyway(host: Host, asking: Seat, seat: Seat) -> bool:
    """Bots do not mind, and one person need not ask themselves."""
    row = host.seats[seat]
    same = row.identity is not None and row.identity == host.seats[asking].identity
    return row.kind != "player" or same


def _own_step(host: Host, seat: Seat, line: tuple[int, ...]) -> int:
    """Where on *line* the holder of *seat* acted last; 0: nowhere."""
    who = host.seats[seat].identity
    ours = {row.seat for row in host.seats if row.seat == seat or (who and row.identity == who)}
    acted = (at for at in range(len(line) - 1, 0, -1) if _actor(host, line[at]) in ours)
    return next(acted, 0)


def _actor(host: Host, seq: int) -> Seat:
    return host.table.entries[seq - 1].seat


def _reachable(host: Host, seat: Seat, to: int) -> bool:
    try:
        host.table.undo_needs(seat, to)
    except Fault:
        return False
    return True


def _asks_somebody(host: Host, seat: Seat, to: int) -> bool:
    return any(not agrees_anyway(host, seat, one) for one in host.table.undo_needs(seat, to))
