"""A game of 1846 over time: net worth of the players, prices of the shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.picture import Theme
from roundhouse.games.g1846.draw.look import LIVERIES, LOOK, SLUGS
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.money import net_worth
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit import charts
from roundhouse.kit.charts import Line, chart
from roundhouse.kit.placing import words_width
from roundhouse.kit.svg import Picture, group, picture, shift
from roundhouse.messages import seat_name
from roundhouse.messages import text as say

SIZE: Final = (611.0, 300.0)
_GAP: Final = 18.0
_SEATS: Final = ("b&o", "gt", "ic", "erie", "prr")
_DASHES: Final = ("", "8 3", "3 3", "10 3 2 3", "1 3")
_NAME: Final = 80.0
"""How wide a player's name may be."""


def draw_charts(
    views: Sequence[View],
    names: Sequence[str] = (),
    *,
    language: str = "en",
    theme: Theme = "auto",
    styled: bool = True,
    stacked: bool = False,
) -> Picture:
    """Both charts, beside each other or, for narrow screens, one below the other."""
    one, other = worths(views, names, language), prices(views, language)
    far = (0.0, SIZE[1] + _GAP) if stacked else (SIZE[0] + _GAP, 0.0)
    size = (SIZE[0] + far[0], SIZE[1] + far[1])
    return picture(
        (size[0] + 20, size[1] + 20),
        group(one, transform=shift((10, 10))),
        group(other, transform=shift((10 + far[0], 10 + far[1]))),
        look=LOOK | charts.LOOK,
        label=say("g1846-draw-charts", language),
        description=_told(views, names, language),
        key="charts",
        theme=theme,
        styled=styled,
    )


def worths(views: Sequence[View], names: Sequence[str], language: str) -> str:
    """The players' net worth over the game."""
    lines = [
        Line(
            name=_short(seat_name(seat, language, names)),
            values=[net_worth(view.state, Seat(seat)) for view in views],
            stroke=f"l-{SLUGS[_SEATS[seat].upper()]}",
            ink=f"t-{SLUGS[_SEATS[seat].upper()]}",
            dash=_DASHES[seat],
        )
        for seat in range(views[0].state.seats)
    ]
    return chart(say("g1846-draw-worth-label", language), lines, rounds(views, language), SIZE)


def prices(views: Sequence[View], language: str) -> str:
    """The share prices over the game."""
    everyone = dict.fromkeys(corp for view in views for corp in view.state.order)
    lines = [
        Line(
            name=corp,
            values=[_price(view, corp) for view in views],
            stroke=f"l-{SLUGS[corp]}",
            ink=f"t-{SLUGS[corp]}",
            dash=LIVERIES[corp].dash,
        )
        for corp in everyone
    ]
    return chart(say("g1846-draw-market", language), lines, rounds(views, language), SIZE)


def _price(view: View, corp: str) -> int | None:
    columns = {str(key): column for key, column in view.state.columns.items()}
    return DEFS.prices[columns[corp]] if corp in columns else None


def rounds(views: Sequence[View], language: str) -> list[tuple[int, str]]:
    """Where each stock round begins."""
    found, last = [], 0
    for moment, view in enumerate(views):
        if view.state.set_no != last:
            last = view.state.set_no
            found.append((moment, say("g1846-draw-round", language, number=last)))
    return found


def _short(name: str) -> str:
    """A name that fits beside its line; a number at its end stays."""
    head, _, tail = name.rpartition(" ")
    kept = f" {tail}" if head and tail.isdecimal() else ""
    name = head if kept else name
    while words_width(name + kept, 12) > _NAME:
        name = name[:-1]
    return name + kept


def _told(views: Sequence[View], names: Sequence[str], language: str) -> str:
    last = views[-1].state
    return " ".join(
        say(
            "g1846-draw-told-worth",
            language,
            who=seat_name(seat, language, names),
            amount=net_worth(last, Seat(seat)),
        )
        for seat in range(last.seats)
    )
