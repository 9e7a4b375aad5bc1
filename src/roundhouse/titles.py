"""Every title: each game joined with its picture, panel, sentences and bots."""

from collections.abc import Mapping
from inspect import getmembers, ismodule
from types import ModuleType
from typing import Any, Final

from roundhouse.bots.random import RandomBot
from roundhouse.core import table
from roundhouse.core.actions import Action
from roundhouse.core.codec import kinds_in
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.game import Title, Vocabulary
from roundhouse.draw.switch_signal import draw_table as draw_switch_signal
from roundhouse.games import switch_signal
from roundhouse.games.switch_signal.rules import SwitchSignal
from roundhouse.games.switch_signal.state import State as SwitchSignalState
from roundhouse.games.switch_signal.view import View as SwitchSignalView
from roundhouse.panels.switch_signal import PANEL as SWITCH_SIGNAL_PANEL


def _words_of(game: ModuleType) -> Vocabulary:
    """The actions, events and errors in *game*'s modules, and what happens at every table."""
    modules = [module for _, module in getmembers(game, ismodule)]
    return Vocabulary(
        actions=kinds_in(Action, *modules),
        events=kinds_in(Event, *modules, table),
        errors=kinds_in(Fault, *modules),
    )


SWITCH_SIGNAL: Final[Title[SwitchSignalState, SwitchSignalView]] = Title(
    game=SwitchSignal(),
    vocabulary=_words_of(switch_signal),
    picture=draw_switch_signal,
    panel=SWITCH_SIGNAL_PANEL,
    bots={"random": RandomBot},
)

TITLES: Final[Mapping[str, Title[Any, Any]]] = {title.key: title for title in (SWITCH_SIGNAL,)}
"""The titles by their key."""
