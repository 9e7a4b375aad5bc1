"""1846 in words: places by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.games.g1846.panel.told import refused, told
from roundhouse.games.g1846.rules.view import View
from roundhouse.messages.voice import PlainVoice


class Voice1846(PlainVoice[View]):
    """The sentences of the catalogues, with the names of places."""

    def tell(self, view: View, event: Event, language: str, names: Sequence[str]) -> str:  # noqa: ARG002 - the sentence has it all
        """An event in words, its places by their names."""
        return told(event, language, names)

    def refuse(self, view: View, fault: Fault, language: str, names: Sequence[str]) -> str:  # noqa: ARG002 - the same
        """A refusal in words, the same way."""
        return refused(fault, language, names)


VOICE: Final = Voice1846()
