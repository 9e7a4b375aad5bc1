"""What is said at a table: who hears it, and what they may do about it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from roundhouse.messages import text
from roundhouse.server.errors import NotFound
from roundhouse.store.base import ChatLine, Identity, SeatRow, Store

HINT: Final = "\x11hint"
"""Stands for: asked for a hint. Nobody can type it, and each reads it in their language."""


def heard(
    store: Store, table: str, me: Identity | None, language: str, after: int = 0
) -> list[ChatLine]:
    """What *me* hears of it: nothing of those they have blocked."""
    lines = store.chat(table, after)
    deaf_to = store.blocked(me.id) if me is not None else {}
    return [_said_in(language, line) for line in lines if line.identity not in deaf_to]


def _said_in(language: str, line: ChatLine) -> ChatLine:
    return replace(line, text=text("pages-hint-asked", language)) if line.text == HINT else line


def is_shared(seats: Iterable[SeatRow]) -> bool:
    """Whether several people play."""
    return len({row.identity for row in seats if row.identity is not None}) > 1


def tell_of_hint(store: Store, table: str, me: Identity) -> None:
    """Tell everybody at the table that *me* asked for a hint."""
    store.say(table, me.id, me.name, HINT)


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
