"""Switch & Signal: its rules with the picture, the panel, the sentences and the bots."""

from typing import Final

from roundhouse.core.bots import RandomBot
from roundhouse.core.game import Title
from roundhouse.games.switch_signal.bots.bot import Easy, Normal, Strong
from roundhouse.games.switch_signal.draw.picture import draw_table
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.rules.game import SwitchSignal
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.games.switch_signal.rules.vocabulary import VOCABULARY

TITLE: Final[Title[State, View]] = Title(
    game=SwitchSignal(),
    vocabulary=VOCABULARY,
    picture=draw_table,
    panel=PANEL,
    bots={"random": RandomBot, "easy": Easy, "normal": Normal, "strong": Strong},
    tally=lambda state: {"turns": state.turn},
)
