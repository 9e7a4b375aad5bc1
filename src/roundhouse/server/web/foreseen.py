"""What an action would bring at once, in words."""

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.messages import text
from roundhouse.messages.voice import voice_of
from roundhouse.server.tables.live_table import LiveTable, names_for

FORESEEN: Final = 3
"""Sentences that are told of what would happen."""


def called(live: LiveTable, seat: Seat, action: Action, language: str) -> str:
    """What the action is called; nothing where its consequences tell it."""
    if isinstance(action, Pass):
        return text("pages-hint-pass", language)
    view = live.title.game.view(live.table.state, seat)
    return voice_of(live.title).call(view, action, language)


def consequences(live: LiveTable, seat: Seat, action: Action, language: str) -> Iterator[str]:
    """What it brings; nothing where something hidden comes out with it."""
    applied = live.title.game.apply(live.table.state, seat, action)
    known = [event for event in applied.events if event.known_to(seat)]
    if applied.sealed:
        return
    view, names = live.title.game.view(applied.state, seat), names_for(live, language)
    for event in known[:FORESEEN]:
        yield voice_of(live.title).tell(view, event, language, names)
