"""Every title: each game joined with its picture, panel, sentences and bots."""

from collections.abc import Callable, Mapping
from inspect import getmembers, ismodule
from types import ModuleType
from typing import Any, Final

from roundhouse.bots.g1846 import levels as levels_1846
from roundhouse.bots.random import RandomBot
from roundhouse.bots.switch_signal.bot import Easy, Normal, Strong
from roundhouse.core import table
from roundhouse.core.actions import Action
from roundhouse.core.codec import kinds_in, read_json
from roundhouse.core.errors import Fault, WrongGame
from roundhouse.core.events import Event
from roundhouse.core.game import Title, Vocabulary
from roundhouse.core.journal import Journal
from roundhouse.draw.g1846 import draw_table as draw_g1846
from roundhouse.draw.switch_signal import draw_table as draw_switch_signal
from roundhouse.games import g1846, switch_signal
from roundhouse.games.g1846.foreign import faults
from roundhouse.games.g1846.foreign.follow import followed
from roundhouse.games.g1846.rules import Game1846
from roundhouse.games.g1846.state import State as State1846
from roundhouse.games.g1846.view import View as View1846
from roundhouse.games.switch_signal.rules import SwitchSignal
from roundhouse.games.switch_signal.state import State as SwitchSignalState
from roundhouse.games.switch_signal.view import View as SwitchSignalView
from roundhouse.panels.g1846 import PANEL as G1846_PANEL
from roundhouse.panels.switch_signal import PANEL as SWITCH_SIGNAL_PANEL


def _words_of(game: ModuleType, *more: ModuleType) -> Vocabulary:
    """The actions, events and errors in *game*'s modules, and what happens at every table."""
    modules = [*(module for _, module in getmembers(game, ismodule)), *more]
    return Vocabulary(
        actions=kinds_in(Action, *modules),
        events=kinds_in(Event, *modules, table),
        errors=kinds_in(Fault, *modules),
    )


G1846: Final[Title[State1846, View1846]] = Title(
    game=Game1846(),
    vocabulary=_words_of(g1846, faults),
    picture=draw_g1846,
    panel=G1846_PANEL,
    bots={
        "random": RandomBot,
        "easy": levels_1846.Easy,
        "normal": levels_1846.Normal,
        "strong": levels_1846.Strong,
    },
    tally=lambda state: {"sets": state.set_no, "bankrupt": len(state.bankrupt)},
)

SWITCH_SIGNAL: Final[Title[SwitchSignalState, SwitchSignalView]] = Title(
    game=SwitchSignal(),
    vocabulary=_words_of(switch_signal),
    picture=draw_switch_signal,
    panel=SWITCH_SIGNAL_PANEL,
    bots={"random": RandomBot, "easy": Easy, "normal": Normal, "strong": Strong},
    tally=lambda state: {"turns": state.turn},
)

TITLES: Final[Mapping[str, Title[Any, Any]]] = {
    title.key: title for title in (G1846, SWITCH_SIGNAL)
}
"""The titles by their key."""


def from_18xx_games(text: str) -> Journal:
    """The journal of an 18xx.games export; what that site allowed stands in it as agreed."""
    data = read_json(text)
    if isinstance(data, dict) and "roundhouse" in data:
        raise WrongGame(found="roundhouse", known=("18xx.games",))
    return followed(data).journal


IMPORTERS: Final[tuple[Callable[[str], Journal], ...]] = (from_18xx_games,)
"""Readers of other sites' files."""
