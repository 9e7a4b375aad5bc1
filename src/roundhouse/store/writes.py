"""What happens within one transaction, the same on both databases."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from roundhouse.store import schema as s
from roundhouse.store.base import (
    Appended,
    Identity,
    Invitation,
    Move,
    Notice,
    SeatRow,
    TableRow,
    Taken,
)

PROOF: Final = "written"
"""The setting that holds when the database was last shown to be written."""

AS_A_MOVE: Final = 8000
"""Letters that are written then: a few bytes may find room where no move does."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def numbers(values: Iterable[int]) -> str:
    """Whole numbers as one text."""
    return ",".join(map(str, values))


def as_tuple(text: str) -> tuple[int, ...]:
    """The numbers of such a text."""
    return tuple(int(part) for part in text.split(",") if part)


class Transaction:
    """One transaction: its connection, and what to tell once it is durable."""

    def __init__(self, connection: Connection) -> None:
        self.run = connection.execute
        self.notices: list[Notice] = []

    def tell(self, notice: Notice) -> None:
        """Announce *notice* after the commit."""
        self.notices.append(notice)


def unless_taken(t: Transaction, query: Any) -> None:
    """Run *query*; Taken when its key is there already."""
    try:
        t.run(query)
    except IntegrityError as error:
        raise Taken from error


def prove(t: Transaction) -> None:
    """Note that the database could be written now."""
    at = str(now()).ljust(AS_A_MOVE, ".")
    keep_setting(t, PROOF, at)


def keep_setting(t: Transaction, key: str, value: str) -> None:
    """Keep *value* under *key*, whatever was there."""
    if not t.run(update(s.settings).where(s.settings.c.key == key).values(value=value)).rowcount:
        unless_taken(t, insert(s.settings).values(key=key, value=value))


def table_row(row: Row[Any]) -> TableRow:
    """A row of tables as a TableRow."""
    values = dict(row._mapping)
    del values["seats_version"]
    return TableRow(**values | {"to_act": as_tuple(row.to_act)})


def as_invitation(row: Row[Any]) -> Invitation:
    """A row of invitations as an Invitation."""
    return Invitation(token=row.token, table=row.table_id, seat=row.seat)


def keep_invitation(invitation: Invitation) -> Any:
    """The statement that keeps *invitation*."""
    return insert(s.invitations).values(
        token=invitation.token, table_id=invitation.table, seat=invitation.seat
    )


def add_table(
    t: Transaction,
    table: TableRow,
    seats: Sequence[SeatRow],
    lines: Sequence[str],
    invitations: Sequence[Invitation],
) -> None:
    """Write a new table with all that belongs to it; Taken when another has its id."""
    at = now()
    unless_taken(
        t,
        insert(s.tables).values(
            id=table.id,
            title=table.title,
            version=table.version,
            setup=table.setup,
            seed=table.seed,
            owner=table.owner,
            private=table.private,
            key=table.key,
            imported=table.imported,
            hints=table.hints,
            seq=len(lines),
            to_act=numbers(table.to_act),
            ended=table.ended,
            seats_version=1,
            made_at=at,
            changed_at=at,
        ),
    )
    t.run(insert(s.seats), [_seat_values(table.id, row) for row in seats])
    _add_lines(t, table.id, lines, at=at)
    for invitation in invitations:
        t.run(keep_invitation(invitation))


def _seat_values(table: str, row: SeatRow) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "identity": row.identity,
        "bot": row.bot,
    }


def _add_lines(
    t: Transaction,
    table: str,
    lines: Sequence[str],
    *,
    at: int,
    after: int = 0,
    move: str | None = None,
) -> None:
    rows = [
        {
            "table_id": table,
            "seq": seq,
            "move": move if seq == after + 1 else None,
            "line": line,
            "made_at": at,
        }
        for seq, line in enumerate(lines, after + 1)
    ]
    if rows:
        t.run(insert(s.entries), rows)


def append(t: Transaction, move: Move) -> Appended:
    """Write a move, once."""
    if (end := end_of_move(t.run, move.table, move.id)) is not None:
        return Appended(end, repeated=True)
    if move.bot is not None and not _sits_a_bot(t, move.table, move.bot):
        raise Taken
    at, seq = now(), move.after + len(move.lines)
    won = t.run(
        update(s.tables)
        .where(s.tables.c.id == move.table, s.tables.c.seq == move.after)
        .values(seq=seq, to_act=numbers(move.to_act), ended=move.ended, changed_at=at)
    )
    if not won.rowcount:
        # the same move may have come in while the row was locked
        if (end := end_of_move(t.run, move.table, move.id)) is not None:
            return Appended(end, repeated=True)
        raise Taken
    try:
        _add_lines(t, move.table, move.lines, at=at, after=move.after, move=move.id)
    except IntegrityError as error:
        raise Taken from error
    t.tell(Notice(move.table, "move", seq))
    return Appended(seq)


def _sits_a_bot(t: Transaction, table: str, seat: int) -> bool:
    c = s.seats.c
    kind = t.run(select(c.kind).where(c.table_id == table, c.seat == seat)).scalar()
    return bool(kind == "bot")


def end_of_move(run: Callable[..., Any], table: str, id_: str) -> int | None:
    """The last seq of a move: the entries after its first that begin no other move are its own."""
    e = s.entries.c
    first = run(select(e.seq).where(e.table_id == table, e.move == id_)).scalar()
    if first is None:
        return None
    later = e.table_id == table, e.seq > first
    following = run(select(func.min(e.seq)).where(*later, e.move.is_not(None))).scalar()
    if following is not None:
        return int(following) - 1
    return int(run(select(func.max(e.seq)).where(*later)).scalar() or first)


def put_seat(t: Transaction, table: str, row: SeatRow, was: SeatRow, by: Identity) -> None:
    """Change a seat that is still as it *was*, and note who did."""
    c = s.seats.c
    changed = t.run(
        update(s.seats)
        .where(
            c.table_id == table,
            c.seat == was.seat,
            c.kind == was.kind,
            c.identity.is_not_distinct_from(was.identity),
            c.bot.is_not_distinct_from(was.bot),
        )
        .values(kind=row.kind, name=row.name, identity=row.identity, bot=row.bot)
    )
    if not changed.rowcount:
        raise Taken
    lapse(t, table, was.seat)
    seats_changed(t, table)
    _note_handover(t, table, row, was, by)


def _note_handover(t: Transaction, table: str, row: SeatRow, was: SeatRow, by: Identity) -> None:
    """Write down that *by* gave the seat of *was* to *row*; the table's row is locked already."""
    h = s.handovers.c
    last = t.run(select(func.max(h.number)).where(h.table_id == table)).scalar()
    seq = t.run(select(s.tables.c.seq).where(s.tables.c.id == table)).scalar()
    t.run(
        insert(s.handovers).values(
            table_id=table,
            number=int(last or 0) + 1,
            seat=was.seat,
            seq=seq,
            made_at=now(),
            by_identity=by.id,
            by_name=by.name,
            was_kind=was.kind,
            was_name=was.name,
            was_identity=was.identity,
            kind=row.kind,
            name=row.name,
            identity=row.identity,
        )
    )


def lapse(t: Transaction, table: str, seat: int) -> None:
    """Forget the invitations to a seat."""
    i = s.invitations.c
    t.run(delete(s.invitations).where(i.table_id == table, i.seat == seat))


def claim(t: Transaction, token: str, identity: str, name: str) -> Invitation:
    """Give an open seat to whoever comes first."""
    i, c = s.invitations.c, s.seats.c
    row = t.run(select(s.invitations).where(i.token == token)).one_or_none()
    if row is None:
        raise Taken
    claimed = t.run(
        update(s.seats)
        .where(c.table_id == row.table_id, c.seat == row.seat, c.kind == "open")
        .values(kind="player", identity=identity, name=name, bot=None)
    )
    if not claimed.rowcount:
        raise Taken
    lapse(t, row.table_id, row.seat)
    seats_changed(t, row.table_id)
    was = SeatRow(seat=row.seat, kind="open", name="")
    sits = SeatRow(seat=row.seat, kind="player", name=name, identity=identity)
    _note_handover(t, row.table_id, sits, was, Identity(id=identity, name=name))
    return as_invitation(row)


def say(t: Transaction, table: str, identity: str, name: str, text: str) -> int:
    """Write a line of chat; its number."""
    # the update locks the table's row, so that two lines never get one number
    t.run(update(s.tables).where(s.tables.c.id == table).values(changed_at=now()))
    last = t.run(select(func.max(s.chat.c.number)).where(s.chat.c.table_id == table)).scalar()
    number = int(last or 0) + 1
    t.run(
        insert(s.chat).values(
            table_id=table, number=number, identity=identity, name=name, text=text, said_at=now()
        )
    )
    t.tell(Notice(table, "chat", number))
    return number


def drop_undo(t: Transaction, table: str) -> None:
    """Forget the request of a table."""
    t.run(delete(s.undo_requests).where(s.undo_requests.c.table_id == table))


def archive(t: Transaction, identity: str, table: str, *, away: bool) -> None:
    """Put a table away into somebody's archive, or take it out again."""
    c = s.archived.c
    t.run(delete(s.archived).where(c.identity == identity, c.table_id == table))
    if away:
        t.run(insert(s.archived).values(identity=identity, table_id=table))


def seats_changed(t: Transaction, table: str) -> None:
    """Tell that somebody else sits or asks something."""
    c = s.tables.c
    t.run(update(s.tables).where(c.id == table).values(seats_version=c.seats_version + 1))
    number = t.run(select(c.seats_version).where(c.id == table)).scalar()
    t.tell(Notice(table, "seats", int(number or 0)))
