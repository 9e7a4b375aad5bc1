"""Levels of play: each with a name, and a sentence that says how it plays."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """``sentence`` is the id of the sentence; a greater ``effort`` thinks farther."""

    name: str
    sentence: str
    effort: int
