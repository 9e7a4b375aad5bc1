"""1846: its rules with the picture, the panel, the sentences and the bots."""

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
from roundhouse.games.g1846 import rules
from roundhouse.games.g1846.bots import levels
from roundhouse.games.g1846.draw.picture import draw_table
from roundhouse.games.g1846.foreign import faults
from roundhouse.games.g1846.panel.panel import PANEL
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View


def _words_of(game: ModuleType, *more: ModuleType) -> Vocabulary:
    """The actions, events and errors in *game*'s modules, and what happens at every table."""
    modules = [*(module for _, module in getmembers(game, ismodule)), *more]
    return Vocabulary(
        actions=kinds_in(Action, *modules),
        events=kinds_in(Event, *modules, table),
        errors=kinds_in(Fault, *modules),
    )


TITLE: Final[Title[State, View]] = Title(
    game=Game1846(),
    vocabulary=_words_of(rules, faults),
    picture=draw_table,
    panel=PANEL,
    bots={
        "random": RandomBot,
        "easy": levels.Easy,
        "normal": levels.Normal,
        "strong": levels.Strong,
    },
    tally=lambda state: {"sets": state.set_no, "bankrupt": len(state.bankrupt)},
)
