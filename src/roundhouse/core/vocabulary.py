"""The words of a game: the classes that its journal, its log and its refusals are made of."""

from dataclasses import dataclass
from types import ModuleType

from roundhouse.core import table
from roundhouse.core.actions import Action
from roundhouse.core.codec import kinds_in
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """The classes a game's journal, log and refusals are made of."""

    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    errors: tuple[type[Fault], ...]


def words_in(*modules: ModuleType) -> Vocabulary:
    """The actions, events and errors that *modules* name, and what happens at every table."""
    return Vocabulary(
        actions=kinds_in(Action, *modules),
        events=kinds_in(Event, *modules, table),
        errors=kinds_in(Fault, *modules),
    )
