"""A player's book: what a title brings of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

from roundhouse.core.picture import Theme


class Drawing(Protocol):
    """A picture of a book, drawn anew from a position by the code of today."""

    def __call__(self, *, language: str, theme: Theme = "auto") -> str:
        """The picture as an SVG document."""
        ...


Drawings: TypeAlias = Mapping[str, Drawing]
"""Each drawing by the name that the text uses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """The chapters of a player's book and the pictures in them.

    ``folder`` has a folder a language with the chapters in their order, ``01-aim.md`` …, in
    Markdown: ``![Words below it](drawing:NAME)`` in a paragraph of its own is a picture,
    ``(OR-TRACK-1)`` a link to the rule.
    """

    folder: Path
    drawings: Callable[[], Drawings]
