"""The parts of a table's page that change, and which of them a page has to be sent.

Each carries a mark made of its contents in ``data-live``; a page names the marks it has. What
never changes of the board is a part within a part: where a page has it, its place is sent alone.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from jinja2 import Environment
from markupsafe import Markup

MARK: Final = 6
"""Bytes of a mark."""

_ID: Final = re.compile(r'\bid="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Part:
    """An element of the page; its name is its id with its mark."""

    name: str
    html: str

    def __html__(self) -> str:
        """Itself, in a template."""
        return self.html


def live_parts(templates: Environment, context: Mapping[str, object]) -> dict[str, Part]:
    """Every part, by its element's id."""
    template = templates.get_template("parts.html")
    board = _board(str(context["board"]), str(context["still"]))
    shown = template.new_context({**context, "board": board})
    return {name: marked(name, "".join(block(shown))) for name, block in template.blocks.items()}


def changed(parts: Iterable[Part], still: str, have: str) -> str:
    """Those of *parts* that a page does not have; *have* names what it has, spaces between."""
    known = set(have.split())
    news = "".join(part.html for part in parts if part.name not in known)
    if not still or _still(still).name not in known:
        return news
    marked = _still(still).html
    return news.replace(marked, f"{marked[: marked.index('>')]} data-still></g>")


def _board(board: str, still: str) -> Markup:
    return Markup(board.replace(still, _still(still).html) if still else board)  # noqa: S704 - HTML already


@lru_cache(maxsize=32)
def _still(still: str) -> Part:
    """What never changes of a board, marked."""
    found = _ID.search(still)
    return marked(found[1] if found else "", still.replace("<g", "<g data-live", 1))


def marked(id_: str, html: str) -> Part:
    """The element *html* of that id, which has ``data-live`` without a value yet."""
    mark = blake2b(html.encode(), digest_size=MARK).hexdigest()
    return Part(f"{id_}.{mark}", html.replace(" data-live", f' data-live="{mark}"', 1))
