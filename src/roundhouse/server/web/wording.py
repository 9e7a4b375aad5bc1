"""Refusals and events in words, with the game's things as players call them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, runtime_checkable

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.messages import sentence
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.web.render import names_for, panel_of

Words = Callable[[Fault, str], str]
"""A refusal in a language."""


@runtime_checkable
class Namer(Protocol):
    """A panel that has names for what its game's refusals speak of."""

    def refuse(self, view: Any, fault: Fault, language: str, names: Sequence[str]) -> str:
        """A refusal in words."""
        ...


def refusal_words(live: LiveTable, seat: Seat | None) -> Words:
    """How refusals are told to *seat* of a table."""
    return partial(_told, live, seat)


def event_words(live: LiveTable, seat: Seat | None, language: str) -> Callable[[Event], str]:
    """How events are told to *seat* of a table, as its page does."""
    view = live.title.game.view(live.table.state, seat)
    names = names_for(live, language)
    return partial(panel_of(live.title).tell, view, language=language, names=names)


def _told(live: LiveTable, seat: Seat | None, fault: Fault, language: str) -> str:
    panel, names = panel_of(live.title), names_for(live, language)
    if not isinstance(panel, Namer):
        return sentence(fault, language, names)
    return panel.refuse(live.title.game.view(live.table.state, seat), fault, language, names)
