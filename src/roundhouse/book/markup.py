"""Markdown of rules and books: where rules are stated, and links from where they are mentioned."""

import re
from collections.abc import Mapping
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

ID: Final = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d+|I{1,3}|IV)(?![A-Za-z0-9])"
MENTIONED: Final = re.compile(rf"(?<![\w-]){ID}")
STATED: Final = re.compile(rf"^(?:\*\*)?({ID}(?: / {ID})*)")

Anchors = dict[str, str]
"""Each rule, heading or example of a document, and the id of the element where it stands."""


def parser() -> MarkdownIt:
    """What reads our documents: plain Markdown with tables, and no HTML."""
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def anchor(tokens: list[Token]) -> Anchors:
    """Give each element that states a rule, or is a heading, an id."""
    anchors: Anchors = {}
    for place, token in enumerate(tokens):
        if token.type == "inline":
            # the paragraph of a tight list leaves no trace: its item gets the anchor
            above = 2 if tokens[place - 1].hidden else 1
            _anchor(tokens[place - above], token, anchors)
    return anchors


def _anchor(opening: Token, inline: Token, anchors: Anchors) -> None:
    stated = STATED.match(inline.content)
    names = stated.group(1).split(" / ") if stated else []
    if opening.type == "heading_open" and not names:
        names = [heading_anchor(inline.content)]
    new = [name for name in names if name and name not in anchors]
    if new:
        opening.attrSet("id", new[0])
        anchors.update(dict.fromkeys(new, new[0]))


def heading_anchor(heading: str) -> str:
    """The id of a heading.

    >>> heading_anchor("7.3 Track")
    '73-track'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def linked(html: str, places: Mapping[str, str]) -> str:
    """Turn mentions of rules in running text into links to their *places*."""

    def link(found: re.Match[str]) -> str:
        rule = found.group()
        return f'<a href="{places[rule]}">{rule}</a>' if rule in places else rule

    parts = re.split(r"(<[^>]*>)", html)
    inside_link = False
    for i, part in enumerate(parts):
        if part.startswith("<"):
            inside_link = part.startswith("<a ") or (inside_link and part != "</a>")
        elif not inside_link:
            parts[i] = MENTIONED.sub(link, part)
    return "".join(parts)
