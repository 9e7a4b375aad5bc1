"""The end of a game of 1846: what everybody's worth is made of, and the charts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.draw.charts import draw_charts
from roundhouse.games.g1846.rules.money import net_worth
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.buttons import tag, words
from roundhouse.messages import seat_name, text


def history(states: Sequence[View], names: Sequence[str], language: str) -> str:
    """Worths at the end, then net worths and share prices over the whole game."""
    if not states:
        return ""
    wide = draw_charts(states, names, language=language, styled=False)
    table = _worths(states[-1].state, names, language)
    label = text("g1846-draw-charts", language)
    scrolls = tag("div", wide, class_="g1846-charts", tabindex=0, role="group", aria_label=label)
    return table + scrolls


def _worths(state: State, names: Sequence[str], language: str) -> str:
    heads = ("pages-player", "g1846-draw-cash", "g1846-panel-shares-held", "g1846-panel-worth")
    head = "".join(words("th", text(key, language), scope="col") for key in heads)
    ranked = sorted(range(state.seats), key=lambda seat: -net_worth(state, Seat(seat)))
    rows = "".join(tag("tr", *_row(state, Seat(seat), names, language)) for seat in ranked)
    return tag("table", tag("thead", tag("tr", head)), tag("tbody", rows), class_="scores worths")


def _row(state: State, seat: Seat, names: Sequence[str], language: str) -> Iterator[str]:
    yield words("th", seat_name(seat, language, names), scope="row")
    yield words("td", f"${state.cash[seat]}")
    yield words("td", f"${net_worth(state, seat) - state.cash[seat]}")
    yield words("td", f"${net_worth(state, seat)}")
