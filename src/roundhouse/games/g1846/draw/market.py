"""The price track of 1846 with its stacked markers."""

from __future__ import annotations

from typing import Final

from roundhouse.core.picture import Theme
from roundhouse.games.g1846.draw.look import LOOK, SLUGS
from roundhouse.games.g1846.draw.signs import standing, token_ref
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.svg import Picture, element, group, picture, shift, text, tip
from roundhouse.messages import text as say

WIDE: Final = 1240.0
_COLUMN: Final = WIDE / len(DEFS.prices)
_HEAD: Final = 28.0
_STEP: Final = 30.0
_FOLDED: Final = 11
"""Columns in a row where the track is folded for narrow places."""


def draw_market(
    view: View, *, language: str = "en", theme: Theme = "auto", styled: bool = True
) -> Picture:
    """The price track as a picture of its own."""
    signs = element("defs", standing())
    return _drawn(view.state, language, len(DEFS.prices), signs, theme=theme, styled=styled)


def folded_market(view: View, *, language: str = "en") -> Picture:
    """The price track in rows, for a page that shows the map with its definitions."""
    return _drawn(view.state, language, _FOLDED, styled=False)


def _drawn(
    state: State, language: str, across: int, *signs: str, theme: Theme = "auto", styled: bool
) -> Picture:
    markup, high = market_markup(state, language, across)
    return picture(
        (across * _COLUMN, high),
        *signs,
        markup,
        look=LOOK,
        label=say("g1846-draw-market", language),
        description=told(state, language),
        key="market",
        theme=theme,
        styled=styled,
        class_="g1846-market",
    )


def market_markup(state: State, language: str, across: int = len(DEFS.prices)) -> tuple[str, float]:
    """The track, so many columns in a row, and how high it is: as its stacks need."""
    stacks, top, drawn = _stacks(state), 0.0, []
    for start in range(0, len(DEFS.prices), across):
        columns = range(start, min(start + across, len(DEFS.prices)))
        tallest = max(len(stacks.get(column, ())) for column in columns)
        high = _HEAD + max(1, tallest) * _STEP + 8
        row = [_column(i, DEFS.prices[i], high) for i in columns]
        row += [
            _marker(corp, column, level, language)
            for column in columns
            for level, corp in enumerate(stacks.get(column, ()))
        ]
        drawn.append(
            group(*row, transform=shift((-start * _COLUMN, top))) if start else "".join(row)
        )
        top += high + 4
    return "".join(drawn), top - 4


def _stacks(state: State) -> dict[int, list[str]]:
    stacks: dict[int, list[str]] = {}
    for corp in state.order:
        stacks.setdefault(state.columns[corp], []).append(corp)
    return stacks


def _column(index: int, price: int, high: float) -> str:
    kind = "close" if price == 0 else "open" if price in DEFS.opening else "plain"
    x = index * _COLUMN
    box = element(
        "rect", x=x + 1, y=1, width=_COLUMN - 2, height=high - 2, rx=5, class_=f"column {kind}"
    )
    return box + text((x + _COLUMN / 2, 19), price, f"price {kind}ing")


def _marker(corp: str, column: int, level: int, language: str) -> str:
    at = ((column + 0.5) * _COLUMN, _HEAD + (level + 0.5) * _STEP)
    told_ = say("g1846-draw-price", language, corp=corp, price=DEFS.prices[column])
    return element(
        "g",
        tip(told_),
        element("use", href=f"#{token_ref(corp)}", transform=f"{shift(at)}scale(.9)"),
        id=f"price-{SLUGS[corp]}",
    )


def told(state: State, language: str) -> str:
    """The prices in words, highest first."""
    return " ".join(
        say("g1846-draw-price", language, corp=corp, price=DEFS.prices[state.columns[corp]])
        for corp in state.order
    )
