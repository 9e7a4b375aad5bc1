"""The words of a game: the classes that its journal, its log and its refusals are made of."""

from dataclasses import dataclass
from types import ModuleType
from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.codec import own_kinds
from roundhouse.core.errors import (
    BadOption,
    Fault,
    GameOver,
    NoSuchOutcome,
    NotNow,
    NotYourTurn,
)
from roundhouse.core.events import Event
from roundhouse.core.table import AddedByImporter, Agreed, Remarked, SitesWay, Undone


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """The classes a game's journal, log and refusals are made of."""

    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    errors: tuple[type[Fault], ...]


SHARED: Final = Vocabulary(
    actions=(Pass,),
    events=(AddedByImporter, Agreed, Remarked, SitesWay, Undone),
    errors=(BadOption, GameOver, NoSuchOutcome, NotNow, NotYourTurn),
)
"""What every game has: what a table adds itself, and what any rules may refuse with."""


def words_in(*modules: ModuleType) -> Vocabulary:
    """The actions, events and errors that *modules* define, and those of every game."""
    return Vocabulary(
        actions=own_kinds(Action, modules, *SHARED.actions),
        events=own_kinds(Event, modules, *SHARED.events),
        errors=own_kinds(Fault, modules, *SHARED.errors),
    )
