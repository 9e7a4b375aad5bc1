"""What is said at a table: who hears it, and what they may do about it."""

from roundhouse.server.errors import NotFound
from roundhouse.store.base import ChatLine, Identity, Store


def heard(store: Store, table: str, me: Identity | None, after: int = 0) -> list[ChatLine]:
    """What *me* hears of it: nothing of those they have blocked."""
    lines = store.chat(table, after)
    deaf_to = store.blocked(me.id) if me is not None else {}
    return [line for line in lines if line.identity not in deaf_to]


def report(store: Store, table: str, number: int, me: Identity) -> None:
    """Tell those who run the server of a line of another's."""
    if not store.report(table, number, me.id):
        raise NotFound


def block(store: Store, table: str, number: int, me: Identity) -> None:
    """Hear nothing any more of whoever said that."""
    said = [line for line in store.chat(table, number - 1, 1_000_000) if line.number == number]
    if not said or said[0].identity == me.id:
        raise NotFound
    store.block(me.id, said[0].identity)
