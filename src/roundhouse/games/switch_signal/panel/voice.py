"""Switch & Signal in words: trains and places as players call them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.games.switch_signal.draw.scene import scene_of
from roundhouse.games.switch_signal.draw.words import train_name
from roundhouse.games.switch_signal.panel.told import refusal_told, told
from roundhouse.games.switch_signal.rules.steps.acting import MoveTrain
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.messages import text


class SwitchSignalVoice:
    """The sentences of the catalogues, with the names of trains and places."""

    def tell(self, view: View, event: Event, language: str, names: Sequence[str]) -> str:
        """An event in words, with its trains and places as players call them."""
        return told(event, scene_of(view), language, names)

    def refuse(self, view: View, fault: Fault, language: str, names: Sequence[str]) -> str:
        """A refusal in words, the same way."""
        return refusal_told(fault, scene_of(view), language, names)

    def call(self, view: View, action: Action, language: str) -> str:  # noqa: ARG002 - a train's name is the same everywhere
        """Moving a train by a card: the dice decide what comes of it, so nothing else tells."""
        if isinstance(action, MoveTrain):
            return text(
                "switch-signal-roll-for", language, train=train_name(action.train, language)
            )
        return ""


VOICE: Final = SwitchSignalVoice()
