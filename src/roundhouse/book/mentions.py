"""Where a book speaks of a word: the index behind each entry of its glossary."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from markdown_it.token import Token

from roundhouse.book.chapters import Chapter, chapters, tokens_of
from roundhouse.book.passages import plain
from roundhouse.book.search import are_forms, cut

GLOSSARY: Final = "glossary"
"""The key of the chapter whose list items each begin with a word in bold."""

_MOST: Final = 4
_ENDING: Final = 3


def defined(inline: Token) -> str | None:
    """The word that an entry of a glossary explains; None for any other text."""
    shown = [each for each in inline.children or () if each.content or each.type != "text"]
    begins = len(shown) > 1 and shown[0].type == "strong_open"
    return shown[1].content if begins else None


def words_defined(path: Path) -> tuple[str, ...]:
    """Every word of a glossary."""
    found = (defined(token) for token in tokens_of(path) if token.type == "inline")
    return tuple(word for word in found if word)


@lru_cache(maxsize=2_048)
def mentions(folder: Path, language: str, word: str) -> tuple[Chapter, ...]:
    """The chapters that speak of *word*, in whatever form, most of it first."""
    wanted = tuple(cut(word))
    told = ((_count(_words(one.path), wanted), one) for one in chapters(folder, language))
    found = [(count, one) for count, one in told if count and one.key != GLOSSARY]
    best = sorted(found, key=lambda each: (-each[0], each[1].number))[:_MOST]
    return tuple(one for _, one in best)


@lru_cache(maxsize=256)
def _words(path: Path) -> tuple[str, ...]:
    inlines = (token for token in tokens_of(path) if token.type == "inline")
    return tuple(word for token in inlines for word in cut(plain(token)))


def _count(words: tuple[str, ...], wanted: tuple[str, ...]) -> int:
    long = len(wanted)
    places = (words[i : i + long] for i in range(len(words) - long + 1))
    return sum(all(map(_is_form, wanted, here)) for here in places)


def _is_form(word: str, other: str) -> bool:
    """Whether *other* is *word* with another ending, and not a longer word that begins so."""
    return len(other) - len(word) <= _ENDING and are_forms(word, other)
