"""The whole table of 1846 in one picture: rounds, prices, map, companies, trains, players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.picture import Theme
from roundhouse.games.g1846.draw.charters import charters
from roundhouse.games.g1846.draw.look import LOOK
from roundhouse.games.g1846.draw.map import NOTHING, ORIGIN, SIZE, Overlay, map_markup
from roundhouse.games.g1846.draw.market import market_markup, told
from roundhouse.games.g1846.draw.moment import bank_told, phase_now, round_told
from roundhouse.games.g1846.draw.players import portfolios
from roundhouse.games.g1846.draw.trains import phases
from roundhouse.games.g1846.draw.words import describe
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.cards import GAP, arranged
from roundhouse.kit.svg import Picture, group, picture, shift, text
from roundhouse.messages import text as say

WIDE: Final = 1280.0
_MARGIN: Final = (WIDE - SIZE[0]) / 2


def draw_table(
    view: View,
    names: Sequence[str] = (),
    overlay: Overlay = NOTHING,
    *,
    language: str = "en",
    theme: Theme = "auto",
    width: int | None = None,
) -> Picture:
    """Everything on the table, one thing below the other."""
    state = view.state
    prices, high = market_markup(state, language)
    top = 62.0
    body = [_title(state, language), group(prices, transform=shift((0, top)))]
    top += high + 6
    body.append(
        group(map_markup(state, overlay, language), transform=shift((-ORIGIN[0], top - ORIGIN[1])))
    )
    top += SIZE[1] + GAP
    for cards in (
        portfolios(view, names, language),
        charters(state, names, language),
        phases(state, language),
    ):
        drawn, top = arranged(cards, SIZE[0], top)
        body.append(drawn)
    return picture(
        (WIDE, top + 4),
        group(*body, transform=shift((_MARGIN, 0))),
        look=LOOK,
        label=say("g1846-draw-board", language),
        description=" ".join(
            (f"{round_told(state, language)}.", told(state, language), describe(state, language))
        ),
        key="table",
        theme=theme,
        width=width,
    )


def _title(state: State, language: str) -> str:
    broken = say("g1846-draw-bank-broken", language) if state.broken else ""
    chip, money = phase_now(state, language), broken or bank_told(state, language)
    return (
        text((0, 40), "1846", "title")
        + text((92, 40), round_told(state, language), "subtitle")
        + text((SIZE[0], 40), f"{chip}  ·  {money}", "subtitle end")
    )
