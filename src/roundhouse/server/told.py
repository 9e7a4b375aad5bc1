"""Refusals and events in words, with the game's things as players call them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, runtime_checkable

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.messages import sentence
from roundhouse.server.host import Host
from roundhouse.server.render import names_for, panel_of

Words = Callable[[Fault, str], str]
"""A refusal in a language."""


@runtime_checkable
class Namer(Protocol):
    """A panel that has names for what its game's refusals speak of."""

    def refuse(self, view: Any, fault: Fault, language: str, names: Sequence[str]) -> str:
        """A refusal in words."""
        ...


def words_at(host: Host, seat: Seat | None) -> Words:
    """How refusals are told to *seat* of a table."""
    return partial(_told, host, seat)


def telling(host: Host, seat: Seat | None, language: str) -> Callable[[Event], str]:
    """How events are told to *seat* of a table, as its page does."""
    view = host.title.game.view(host.table.state, seat)
    names = names_for(host, language)
    return partial(panel_of(host.title).tell, view, language=language, names=names)


def _told(host: Host, seat: Seat | None, fault: Fault, language: str) -> str:
    panel, names = panel_of(host.title), names_for(host, language)
    if not isinstance(panel, Namer):
        return sentence(fault, language, names)
    return panel.refuse(host.title.game.view(host.table.state, seat), fault, language, names)
