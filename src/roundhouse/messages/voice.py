"""The voice of a title that has none of its own: the sentences of its catalogues, as they stand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import BadEntry, Fault
from roundhouse.core.events import Event
from roundhouse.core.title import AnyTitle, Title
from roundhouse.core.voice import Voice
from roundhouse.messages import message_id, sentence, text

S = TypeVar("S")
V = TypeVar("V")


class PlainVoice(Generic[V]):
    """Says what the sentences say."""

    def tell(self, view: V, event: Event, language: str, names: Sequence[str]) -> str:  # noqa: ARG002 - the sentence has it all
        """An event in words."""
        return sentence(event, language, names)

    def refuse(self, view: V, fault: Fault, language: str, names: Sequence[str]) -> str:  # noqa: ARG002 - the same
        """A refusal in words."""
        return sentence(fault, language, names)

    def call(self, view: V, action: Action, language: str) -> str:  # noqa: ARG002 - the same
        """Nothing: events tell what an action is."""
        return ""


PLAIN: Final[PlainVoice[Any]] = PlainVoice()


def voice_of(title: Title[S, V]) -> Voice[V]:
    """The title's own voice, or the plain one that suits any game."""
    return title.voice or PLAIN


def refused(fault: Fault, language: str, titles: Mapping[str, AnyTitle]) -> str:
    """A refusal in words; why a journal's entry cannot be replayed, its own game says."""
    if not isinstance(fault, BadEntry) or fault.game not in titles:
        return sentence(fault, language)
    voice = voice_of(titles[fault.game])
    cause = voice.refuse(fault.view, fault.cause, language, fault.players)
    return text(message_id(BadEntry), language, seq=fault.seq, cause=cause)
