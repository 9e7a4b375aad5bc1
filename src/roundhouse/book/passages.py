"""What can be found: paragraphs of rules and of books, each with its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from markdown_it.token import Token

from roundhouse.book.chapters import picture_in, tokens_of
from roundhouse.book.search import Passage


def passages(path: Path, address: str, kind: str, weight: float = 1.0) -> Iterator[Passage]:
    """A document in parts, each from one anchor, a heading or a rule, to the next."""
    heading, place, words = "", address, list[str]()
    for token, opening in _inlines(tokens_of(path)):
        anchor = opening.attrGet("id")
        if anchor:
            if words:
                yield Passage(heading, " ".join(words), place, kind, weight)
            place, words = f"{address}#{anchor}", []
        if opening.type == "heading_open":
            heading = plain(token)
        elif picture_in(token) is None:
            words.append(plain(token))
    if words:
        yield Passage(heading, " ".join(words), place, kind, weight)


def _inlines(tokens: Sequence[Token]) -> Iterator[tuple[Token, Token]]:
    """Each piece of running text with the token that opens its element."""
    for place, token in enumerate(tokens):
        if token.type == "inline":
            yield token, tokens[place - (2 if tokens[place - 1].hidden else 1)]


def plain(inline: Token) -> str:
    """The words alone."""
    children = inline.children or ()
    return "".join(" " if each.type == "softbreak" else each.content for each in children)
