"""Switch & Signal: its rules with the picture, the panel, the sentences and the bots."""

from inspect import getmembers, ismodule
from types import ModuleType
from typing import Final

from roundhouse.core import table
from roundhouse.core.actions import Action
from roundhouse.core.bots import RandomBot
from roundhouse.core.codec import kinds_in
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.game import Title, Vocabulary
from roundhouse.games.switch_signal import rules
from roundhouse.games.switch_signal.bots.bot import Easy, Normal, Strong
from roundhouse.games.switch_signal.draw.picture import draw_table
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.rules.game import SwitchSignal
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.view import View


def _words_of(game: ModuleType, *more: ModuleType) -> Vocabulary:
    """The actions, events and errors in *game*'s modules, and what happens at every table."""
    modules = [*(module for _, module in getmembers(game, ismodule)), *more]
    return Vocabulary(
        actions=kinds_in(Action, *modules),
        events=kinds_in(Event, *modules, table),
        errors=kinds_in(Fault, *modules),
    )


TITLE: Final[Title[State, View]] = Title(
    game=SwitchSignal(),
    vocabulary=_words_of(rules),
    picture=draw_table,
    panel=PANEL,
    bots={"random": RandomBot, "easy": Easy, "normal": Normal, "strong": Strong},
    tally=lambda state: {"turns": state.turn},
)
