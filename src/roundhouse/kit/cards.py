"""Cards beside a board: rows of words and small things on a rounded ground."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.kit.placing import words_width
from roundhouse.kit.svg import Point, element, group, shift, text

WIDE: Final = 296.0
"""How wide a card is; four stand beside each other under a map."""
GAP: Final = 18.0
PAD: Final = 14.0


@dataclass(frozen=True, slots=True)
class Card:
    """A drawn card and how high it is."""

    markup: str
    high: float
    wide: float = WIDE

    def at(self, place: Point) -> str:
        """The card at a place."""
        return group(self.markup, transform=shift(place))


def fitted(words: str, size: float, wide: float) -> str:
    """*words*, cut with an ellipsis where they would be wider than *wide*.

    >>> fitted("Chesapeake & Ohio", 10, 60)
    'Chesape…'
    """
    if words_width(words, size) <= wide:
        return words
    while words and words_width(words + "…", size) > wide:
        words = words[:-1]
    return words.rstrip() + "…"


def ground(high: float, wide: float = WIDE, class_: str = "card") -> str:
    """The card itself."""
    return element("rect", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=10, class_=class_)


def pair(at: Point, label: str, value: object) -> str:
    """A small label with its value below."""
    x, y = at
    return text((x, y), label, "tiny faint") + text((x, y + 17), value, "big")


def chip(at: Point, words: str, class_: str = "", size: float = 11) -> tuple[str, float]:
    """Words in a rounded box; also how wide it came out."""
    x, y = at
    wide = words_width(words, size) + 12
    box = element(
        "rect", x=x, y=y - 10, width=wide, height=20, rx=5, class_=f"chip {class_}".strip()
    )
    inked = "chipword" if not class_ else f"chipword on-{class_.split(maxsplit=1)[0]}"
    return box + text((x + wide / 2, y + 4), words, inked), wide


def chips(at: Point, things: Iterable[tuple[str, str]], wide: float) -> tuple[str, float]:
    """Chips (words, class) in rows no wider than *wide*; also how high the rows are."""
    x, y = at
    drawn = []
    for words, class_ in things:
        if x > at[0] and x + words_width(words, 11) + 12 > at[0] + wide:
            x, y = at[0], y + 24
        markup, used = chip((x, y), words, class_)
        drawn.append(markup)
        x += used + 6
    return "".join(drawn), (y - at[1] + 24 if drawn else 0)


def arranged(cards: Sequence[Card], wide: float, top: float = 0) -> tuple[str, float]:
    """Cards in rows across *wide*; also where the next thing may begin."""
    per_row = max(1, int((wide + GAP) // (WIDE + GAP)))
    drawn = []
    for start in range(0, len(cards), per_row):
        row = cards[start : start + per_row]
        drawn += [card.at((i * (WIDE + GAP), top)) for i, card in enumerate(row)]
        top += max(card.high for card in row) + GAP
    return "".join(drawn), top
