"""The words of Switch & Signal: every action, event and fault, by the modules that hold them."""

from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.codec import own_kinds
from roundhouse.core.errors import BadOption, Fault, NoSuchOutcome, NotNow
from roundhouse.core.events import Event
from roundhouse.core.table import Agreed, Undone
from roundhouse.core.vocabulary import Vocabulary
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

VOCABULARY: Final = Vocabulary(
    actions=own_kinds(Action, MODULES, Pass),
    events=own_kinds(Event, MODULES, Agreed, Undone),
    errors=own_kinds(Fault, MODULES, BadOption, NoSuchOutcome, NotNow),
)
