"""How fast moves are shown, and showing them again: the script keeps the choice."""

from __future__ import annotations

from typing import Final

from roundhouse.kit.buttons import tag, words
from roundhouse.messages import text

PACES: Final = ("slow", "normal", "fast", "none")


def pace_html(language: str) -> str:
    """The list of paces and the button that shows the last moves again."""
    options = "".join(
        words("option", text("switch-signal-pace-name", language, pace=pace), value=pace)
        for pace in PACES
    )
    select = tag("select", options, id="ss-pace")
    label = tag("label", words("span", text("switch-signal-pace", language)), select)
    again = words(
        "button",
        text("switch-signal-again", language),
        type="button",
        id="ss-again",
        hidden=True,
        data_skip=text("switch-signal-skip", language),
    )
    return tag("div", label, again, class_="ss-pace")
