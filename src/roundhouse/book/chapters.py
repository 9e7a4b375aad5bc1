"""The chapters of a player's book, in a language where it is translated."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final

from markdown_it.token import Token

from roundhouse.book.markup import MENTIONED, anchor, parser
from roundhouse.core.book import Book
from roundhouse.core.errors import Fault

_FILE: Final = re.compile(r"(\d+)-([a-z0-9-]+)\.md")
_DRAWN: Final = "drawing:"
_ORIGINAL: Final = "en"


@dataclass(eq=False, kw_only=True)
class NoSuchChapter(Fault, LookupError):
    """There is no such chapter; ``known`` are those there are."""

    wire: ClassVar[str] = "no_such_chapter"

    chapter: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter: ``key`` is the same in every language, ``number`` its place."""

    key: str
    number: int
    heading: str
    path: Path


@lru_cache(maxsize=64)
def chapters(folder: Path, language: str) -> tuple[Chapter, ...]:
    """All chapters in their order; one that is not translated is there in English."""
    originals = sorted((folder / _ORIGINAL).iterdir())
    named = ((path, _FILE.fullmatch(path.name)) for path in originals)
    return tuple(
        _chapter(found, path, folder / language / path.name) for path, found in named if found
    )


def chapter(book: Book, key: str, language: str) -> Chapter:
    """The chapter *key*; NoSuchChapter when there is none."""
    found = chapters(book.folder, language)
    for one in found:
        if one.key == key:
            return one
    raise NoSuchChapter(chapter=key[:80], known=tuple(one.key for one in found))


def _chapter(found: re.Match[str], original: Path, translated: Path) -> Chapter:
    path = translated if translated.is_file() else original
    first = path.read_text(encoding="utf-8").split("\n", 1)[0]
    return Chapter(found[2], int(found[1]), first.lstrip("# ").strip(), path)


@lru_cache(maxsize=256)
def tokens_of(path: Path) -> tuple[Token, ...]:
    """A chapter as Markdown tokens, each heading with its anchor."""
    tokens = parser().parse(path.read_text(encoding="utf-8"))
    anchor(tokens)
    return tuple(tokens)


def picture_in(inline: Token) -> tuple[str, str] | None:
    """The drawing that a paragraph is, and the words below it; None for any other paragraph."""
    only = inline.children[0] if inline.children and len(inline.children) == 1 else None
    if only is None or only.type != "image":
        return None
    source = str(only.attrGet("src") or "")
    return (source.removeprefix(_DRAWN), only.content) if source.startswith(_DRAWN) else None


def drawings_in(path: Path) -> tuple[str, ...]:
    """The drawings that a chapter shows, by name."""
    found = (picture_in(token) for token in tokens_of(path) if token.type == "inline")
    return tuple(picture[0] for picture in found if picture)


def rules_in(path: Path) -> frozenset[str]:
    """The rules that a chapter tells of."""
    told = (token.content for token in tokens_of(path) if token.type == "inline")
    return frozenset(rule for words in told for rule in MENTIONED.findall(words))


def told_in(folder: Path) -> dict[str, str]:
    """Where each rule is told: the key of the first chapter that names it."""
    where: dict[str, str] = {}
    for one in chapters(folder, _ORIGINAL):
        for rule in sorted(rules_in(one.path)):
            where.setdefault(rule, one.key)
    return where
