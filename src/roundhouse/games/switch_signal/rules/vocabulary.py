"""The words of Switch & Signal: every action, event and fault, by the modules that hold them."""

from typing import Final

from roundhouse.core.vocabulary import words_in
from roundhouse.games.switch_signal.rules import cards, clock, discs, movement, travel, turn
from roundhouse.games.switch_signal.rules.boards import faults
from roundhouse.games.switch_signal.rules.steps import (
    acting,
    carrying_out,
    choosing_train,
    drawing_cards,
    drawing_lots,
    extra_signal,
    free_layout,
    helpers,
    moving,
    placing_tokens,
    random_layout,
    revealing_instruction,
    rolling_departure,
    rolling_movement,
)

MODULES: Final = (
    acting,
    cards,
    carrying_out,
    choosing_train,
    clock,
    discs,
    drawing_cards,
    drawing_lots,
    extra_signal,
    faults,
    free_layout,
    helpers,
    movement,
    moving,
    placing_tokens,
    random_layout,
    revealing_instruction,
    rolling_departure,
    rolling_movement,
    travel,
    turn,
)
"""Each defines words of the journal, the log or a refusal."""

VOCABULARY: Final = words_in(*MODULES)
