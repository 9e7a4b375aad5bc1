"""How things stand: turn and step, clock, stack and deliveries, and what the last move brought."""

from __future__ import annotations

from typing import Final

from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import pile_back, token
from roundhouse.games.switch_signal.draw.pieces import cube
from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.panel.known import symbols_html
from roundhouse.games.switch_signal.panel.pieces import drawing, icon
from roundhouse.games.switch_signal.panel.told import lines
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import tag, words
from roundhouse.kit.svg import escape
from roundhouse.messages import text

LINES: Final = 4
"""How much of what happened is shown at once."""


def standing_html(sight: Sight[View]) -> str:
    """Turn, step, and what threatens."""
    view, language = sight.view, sight.language
    step = text("switch-signal-step", language, step=view.step, turn=view.turn)
    last = (
        text("switch-signal-last-turn", language) if view.last_turn and view.step != "over" else ""
    )
    warning = words("strong", last, class_="ss-warning") if last else ""
    line = tag("p", escape(step), " " if last else "", warning, class_="ss-step")
    return line + ("" if view.step == "setup" else _status(sight) + symbols_html(sight))


def _status(sight: Sight[View]) -> str:
    """The three numbers that decide the game, at a glance."""
    view = sight.view
    shown = (
        ("clock", icon("helper", token(), 0.42), f"{view.clock}/{view.clock_full}"),
        ("stack", icon("pile", pile_back(), 0.28), str(view.stack)),
        (
            "deliveries",
            drawing((20, 20), cube((10, 10), "yellow"), 1),
            f"{view.delivered}/{view.settings.goods}",
        ),
    )
    parts = (
        tag(
            "span",
            sign,
            words("span", text(f"switch-signal-{name}", sight.language)),
            tag("b", number),
        )
        for name, sign, number in shown
    )
    return tag("div", *parts, class_="ss-status")


def happened_html(sight: Sight[View], scene: Scene) -> str:
    """What the last move brought, dice and all; a long story shows its end first."""
    shown = lines(sight.latest, scene, sight.language, sight.names)
    before, last = shown[:-LINES], shown[-LINES:]
    more = words("summary", text("switch-signal-earlier", sight.language, count=len(before)))
    story = tag("details", more, tag("ul", *before)) if before else ""
    return tag("div", story, tag("ul", *last), class_="ss-latest") if shown else ""
