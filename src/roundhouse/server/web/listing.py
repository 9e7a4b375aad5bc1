"""Tables as the home page lists them: mine, those put away, and public ones with seats to take."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from roundhouse.core.actions import Seat
from roundhouse.messages import seat_name
from roundhouse.server.texts import title_name
from roundhouse.server.web.services import Services
from roundhouse.store.base import Identity, SeatRow, TableRow


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A table in a list. ``sit`` leads to a seat that anybody may take."""

    id: str
    title: str
    names: Sequence[str]
    open: int
    turn: bool
    waiting: Sequence[str]
    ended: bool
    seq: int
    since: int
    pictured: bool
    played: bool
    """Whether it was played elsewhere: how it ended is told when asked for."""
    sit: str = ""


@dataclass(frozen=True, slots=True)
class Lists:
    """Somebody's tables, and those of others."""

    mine: tuple[Listed, ...]
    over: tuple[Listed, ...]
    archive: tuple[Listed, ...]
    others: tuple[Listed, ...]
    is_new: bool
    """Whether they have finished no game yet."""


def lists_of(services: Services, me: Identity | None, language: str) -> Lists:
    """What the home page lists; asks the database."""
    store = services.store
    away = store.archived(me.id) if me else frozenset()
    rows = store.tables_of(me.id) if me else []
    known = {row.id for row in rows}
    others = [row for row in store.public_tables() if row.id not in known]
    kept = list(_listed(services, (row for row in rows if row.id not in away), language, me))
    mine = sorted((row for row in kept if not row.ended), key=lambda row: not row.turn)
    return Lists(
        mine=tuple(mine),
        over=tuple(row for row in kept if row.ended),
        archive=tuple(_listed(services, (row for row in rows if row.id in away), language, me)),
        others=tuple(_listed(services, others, language, None)),
        is_new=not any(row.ended and not row.imported for row in rows),
    )


def _listed(
    services: Services, rows: Iterable[TableRow], language: str, me: Identity | None
) -> Iterable[Listed]:
    return (_row(services, row, language, me) for row in rows if row.title in services.titles)


def _row(services: Services, row: TableRow, language: str, me: Identity | None) -> Listed:
    seats = services.store.seats(row.id)
    mine = {seat.seat for seat in seats if me and seat.identity == me.id}
    return Listed(
        id=row.id,
        title=title_name(row.title, language),
        names=[seat.name for seat in seats if seat.name],
        open=sum(seat.kind == "open" for seat in seats),
        turn=bool(mine & set(row.to_act)),
        waiting=[_called(seat, language) for seat in seats if mine and seat.seat in row.to_act],
        ended=row.ended,
        seq=0 if row.imported and row.ended else row.seq,
        since=row.changed_at,
        pictured=services.titles[row.title].glance is not None,
        played=row.imported and row.ended,
        sit="" if row.private or row.ended else _way_in(services, row, seats),
    )


def _way_in(services: Services, row: TableRow, seats: Iterable[SeatRow]) -> str:
    """The link to a seat of a public table that nobody has taken."""
    if all(seat.kind != "open" for seat in seats):
        return ""
    return next((f"/join/{each.token}" for each in services.store.invitations(row.id)), "")


def _called(seat: SeatRow, language: str) -> str:
    return seat.name or seat_name(Seat(seat.seat), language)
