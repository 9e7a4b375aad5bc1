"""Reading a panel's HTML back: what can be clicked, and whether it is well formed."""

import json
from collections import Counter
from html.parser import HTMLParser
from typing import Any

VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Page(HTMLParser):
    """The elements of a fragment, with a complaint for each tag that does not close."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert not self._open, self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def having(self, name: str) -> list[dict[str, str]]:
        """The attributes of all elements that have *name*."""
        return [attrs for _, attrs in self.elements if name in attrs]

    def json(self, name: str) -> list[Any]:
        """The values of an attribute that holds JSON."""
        return [json.loads(attrs[name]) for attrs in self.having(name)]

    def ids(self) -> Counter[str]:
        """How often each id is there."""
        return Counter(attrs["id"] for attrs in self.having("id"))

    def options(self, name: str, value: str) -> list[str]:
        """The options of the select with such an attribute."""
        found, inside = [], False
        for tag, attrs in self.elements:
            if tag == "select":
                inside = attrs.get(name) == value
            elif tag == "option" and inside:
                found.append(attrs["value"])
        return found
