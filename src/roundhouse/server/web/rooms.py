"""The rooms of a table's page: the board, those of its title's panel, and the history.

A step calls for some of them; whoever sits before the page may always choose others.
"""

from collections.abc import Iterable

from markupsafe import escape

from roundhouse.core.panel import BOARD, HISTORY, Parts, Room
from roundhouse.messages import text
from roundhouse.server.web.parts import Part, marked


def rooms_of(parts: Parts, language: str) -> tuple[Room, ...]:
    """All rooms, in the order of their keys: 1, 2, 3."""
    board = Room(key=BOARD, name=parts.board_name or text("pages-board", language))
    history = Room(key=HISTORY, name=text("pages-history", language))
    return (board, *parts.rooms, history)


def ranks(parts: Parts) -> dict[str, int]:
    """Which rooms are called for: 1 stands in front, others beside it where there is room."""
    return {key: rank for rank, key in enumerate(parts.calls, 1)}


def room_parts(rooms: Iterable[Room]) -> dict[str, Part]:
    """What the panel has in its rooms, each a part of the page that changes by itself."""
    return {name: marked(name, _filled(name, room)) for room in rooms if (name := f"in-{room.key}")}


def _filled(name: str, room: Room) -> str:
    return f'<div id="{escape(name)}" data-live>{room.html}</div>'
