"""The whole game as a chart: deliveries, clock and stack, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from roundhouse.games.switch_signal.panel.pieces import drawing
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import tag, words
from roundhouse.kit.svg import element, escape, num, text
from roundhouse.messages import text as say
from roundhouse.messages.languages import joined

WIDTH: Final = 640
HEIGHT: Final = 200
LEFT: Final = 44
TOP: Final = 14

SERIES: Final[dict[str, Callable[[View], int]]] = {
    "delivered": lambda view: view.delivered,
    "clock": lambda view: view.clock,
    "stack": lambda view: view.stack,
}
"""What is drawn, each as a line of its own kind."""

HEADS: Final = {
    "delivered": "switch-signal-deliveries",
    "clock": "switch-signal-clock",
    "stack": "switch-signal-stack",
}
"""What each line is called."""


def history_html(states: Sequence[View], language: str) -> str:
    """The chart with its legend."""
    rows = {name: [count(view) for view in states] for name, count in SERIES.items()}
    high = max(1, *(max(row) for row in rows.values()))
    lines = "".join(_line(name, row, high) for name, row in rows.items())
    label = say("switch-signal-chart", language)
    body = _axes(states, high, language) + lines
    chart = drawing((WIDTH, HEIGHT + 30), body, 1, "ss-chart", label)
    legend = "".join(_legend(name, language) for name in SERIES)
    figure = tag("figure", chart, tag("figcaption", legend), class_="ss-history")
    return _summary(states[-1], language) + figure


def _summary(view: View, language: str) -> str:
    """What everybody reached together."""
    called = [name for name, used in view.helpers.items() if used]
    names = [say("switch-signal-helper", language, helper=name) for name in called]
    rows = (
        ("switch-signal-deliveries", f"{SERIES['delivered'](view)}/{view.settings.goods}"),
        ("switch-signal-turns", str(view.turn)),
        ("switch-signal-clock", f"{view.clock}/{view.clock_full}"),
        ("switch-signal-stack", str(view.stack)),
        (
            "switch-signal-helpers-called",
            joined(names, language) or say("switch-signal-told-none", language),
        ),
    )
    body = "".join(
        tag("tr", words("th", say(key, language), scope="row"), words("td", shown))
        for key, shown in rows
    )
    return tag("table", tag("tbody", body), class_="scores")


def _x(i: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - 10) * i / max(1, count - 1)


def _y(value: float, high: int) -> float:
    return TOP + (HEIGHT - TOP) * (1 - value / high)


def _line(name: str, row: Sequence[int], high: int) -> str:
    """A line in steps: a number changes at its moment, not between two."""
    path = f"M{num(_x(0, len(row)))},{num(_y(row[0], high))}"
    for i, (before, value) in enumerate(pairwise(row), 1):
        if value != before or i == len(row) - 1:
            path += f"H{num(_x(i, len(row)))}V{num(_y(value, high))}"
    return element("path", d=path, class_=f"series {name}")


def _axes(states: Sequence[View], high: int, language: str) -> str:
    """Numbers at the left, turns below."""
    levels = range(0, high + 1, 5 if high > 8 else 2)
    grid = "".join(f"M{LEFT},{num(_y(n, high))}H{WIDTH - 10}" for n in levels)
    marks = "".join(text((LEFT - 6, _y(n, high) + 4), n, "label end") for n in levels)
    turns = "".join(
        text((_x(i, len(states)), HEIGHT + 18), view.turn, "label mid")
        for i, view in enumerate(states)
        if view.turn and (i == 0 or states[i - 1].turn != view.turn)
    )
    below = text((LEFT - 8, HEIGHT + 18), say("switch-signal-turn", language), "label end")
    return element("path", d=grid, class_="chart-grid") + marks + turns + below


def _legend(name: str, language: str) -> str:
    sample = element("path", d="M1,7H31", class_=f"series {name}")
    label = say(HEADS[name], language)
    return tag("span", drawing((32, 14), sample), escape(label))
