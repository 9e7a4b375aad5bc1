"""What a title brings for making something of one's own to play with: a board, drawn on a page."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something wrong: the rule, the place in the file, and a sentence."""

    rule: str
    place: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Examined:
    """What was made, as a file and as plain data, and what is wrong with it.

    ``errors`` keep it from being played with; ``warnings`` only spoil its looks.
    """

    text: str
    document: Mapping[str, object] | None
    errors: tuple[Flaw, ...] = ()
    warnings: tuple[Flaw, ...] = ()

    @property
    def playable(self) -> bool:
        """Whether a game may begin with it."""
        return not self.errors


class Maker(Protocol):
    """Where something is made that an option of a game takes.

    ``option`` is that option's key; ``script`` and ``style`` lie among the panel's files.
    """

    option: str
    script: str
    style: str

    def page(self, language: str) -> str:
        """The page's inside, in HTML."""
        ...

    def samples(self) -> Mapping[str, str]:
        """Files to begin with, by their ids; "" is an empty one."""
        ...

    def sample_name(self, key: str, language: str) -> str:
        """What a file to begin with is called."""
        ...

    def examine(self, text: str, language: str) -> Examined:
        """A file."""
        ...

    def examine_document(self, document: Mapping[str, object], language: str) -> Examined:
        """The same as plain data."""
        ...
