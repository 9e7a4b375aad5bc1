"""A table's rows, as short as a test can use them."""

from roundhouse.store.base import Identity, Move, SeatRow, Store, TableRow

AMY = Identity(id="amy", name="Amy")


def table_row(id_: str = "t1", owner: str = "amy", *, private: bool = False) -> TableRow:
    return TableRow(
        id=id_, title="toll", version=1, setup="{}", seed="5", owner=owner, private=private,
        to_act=(0,),
    )  # fmt: skip


def player(seat: int, identity: str) -> SeatRow:
    return SeatRow(seat=seat, kind="player", name=identity.title(), identity=identity)


def open_seat(seat: int) -> SeatRow:
    return SeatRow(seat=seat, kind="open", name="")


def with_table(store: Store, *seats: SeatRow, lines: tuple[str, ...] = ()) -> None:
    for name in ("amy", "bob", "eve"):
        store.add_identity(Identity(id=name, name=name.title()))
    store.add_table(table_row(), seats or (player(0, "amy"), player(1, "bob")), lines)


def move(id_: str, after: int, *lines: str, ended: bool = False) -> Move:
    return Move(
        table="t1", id=id_, after=after, lines=lines or (f'"{id_}"',), to_act=(1,), ended=ended
    )
