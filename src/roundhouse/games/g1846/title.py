"""1846: its rules with the picture, the panel, the sentences and the bots."""

from dataclasses import replace
from typing import Final

from roundhouse.core.bots import RandomBot
from roundhouse.core.codec import kinds_in
from roundhouse.core.errors import Fault
from roundhouse.core.game import Title
from roundhouse.games.g1846.bots import levels
from roundhouse.games.g1846.draw.picture import draw_table
from roundhouse.games.g1846.foreign import faults
from roundhouse.games.g1846.panel.panel import PANEL
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.games.g1846.rules.vocabulary import VOCABULARY

TITLE: Final[Title[State, View]] = Title(
    game=Game1846(),
    vocabulary=replace(VOCABULARY, errors=(*VOCABULARY.errors, *kinds_in(Fault, faults))),
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
