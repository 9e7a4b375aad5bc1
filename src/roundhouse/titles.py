"""Every title: each game joined with its picture, panel, sentences and bots."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from roundhouse.bots.random import RandomBot
from roundhouse.core import table
from roundhouse.core.codec import kinds_in
from roundhouse.core.events import Event
from roundhouse.core.game import Title, Vocabulary
from roundhouse.games.switch_signal import rules as switch_signal
from roundhouse.games.switch_signal.state import State as SwitchSignalState
from roundhouse.games.switch_signal.view import View as SwitchSignalView


def _at_a_table(vocabulary: Vocabulary) -> Vocabulary:
    """*vocabulary* with what happens at every table, whatever is played."""
    return replace(vocabulary, events=(*vocabulary.events, *kinds_in(Event, table)))


SWITCH_SIGNAL: Final[Title[SwitchSignalState, SwitchSignalView]] = Title(
    game=switch_signal.SwitchSignal(),
    vocabulary=_at_a_table(switch_signal.VOCABULARY),
    bots={"random": RandomBot},
)

TITLES: Final[Mapping[str, Title[Any, Any]]] = {title.key: title for title in (SWITCH_SIGNAL,)}
"""The titles by their key."""
