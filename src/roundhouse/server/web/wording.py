"""Refusals and events in words, with the game's things as players call them."""

from collections.abc import Callable
from functools import partial

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.messages.voice import voice_of
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.web.refusals import Words


def refusal_words(live: LiveTable, seat: Seat | None) -> Words:
    """How refusals are told to *seat* of a table."""
    return partial(_refuse, live, seat)


def event_words(live: LiveTable, seat: Seat | None, language: str) -> Callable[[Event], str]:
    """How events are told to *seat* of a table, as its page does."""
    view = live.title.game.view(live.table.state, seat)
    names = names_for(live, language)
    return partial(voice_of(live.title).tell, view, language=language, names=names)


def _refuse(live: LiveTable, seat: Seat | None, fault: Fault, language: str) -> str:
    view, names = live.title.game.view(live.table.state, seat), names_for(live, language)
    return voice_of(live.title).refuse(view, fault, language, names)
