"""Small pieces of HTML for the Switch & Signal panel; everything in them is escaped."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from roundhouse.games.switch_signal.draw.cards import SIZES
from roundhouse.games.switch_signal.draw.pieces import train as train_shape
from roundhouse.kit.buttons import as_json, button, tag, words
from roundhouse.kit.svg import Point, Value, element, num

DETAIL = "ss-detail"
"""Where details are shown: above the choices, so that nobody scrolls for them."""


def spending(
    label: str,
    action: Any,
    pay: str,
    *,
    main: bool = False,
    icon: str = "",
    beside: str | None = None,
) -> str:
    """A button for *action* (JSON without its cards), which is paid as *pay* is.

    The field *beside* it completes the action, if one is named. What it is paid with are the cards
    picked from the hand; one card of the kind asked for needs no picking.
    """
    return button(
        label,
        icon=icon,
        class_="main" if main else None,
        data_spend=as_json(action),
        data_pay=pay,
        data_with=beside,
    )


def asking(label: str, query: str, icon: str = "", key: str | None = None) -> str:
    """A button that fetches a detail, by a *key* of its own if it has one."""
    return button(label, icon=icon, data_detail=query, data_into=DETAIL, data_key=key)


def picked(label: str, name: str, options: list[tuple[str, str]], **values: Value) -> str:
    """A select with its label; *options* are values and words."""
    inside = "".join(words("option", shown, value=value) for value, shown in options)
    return tag("label", words("span", label), tag("select", inside, name_=name, **values))


def icon(thing: str, body: str, scale: float = 1, class_: str = "") -> str:
    """A small picture beside words that say the same."""
    return drawing(SIZES[thing], body, scale, class_)


@lru_cache(maxsize=1_024)
def drawing(size: Point, body: str, scale: float = 1, class_: str = "", label: str = "") -> str:
    """A picture of its own, *size* units large, hidden from readers unless it has a *label*."""
    kind = f"rh {class_}".strip()
    told: dict[str, Value] = (
        {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    )
    return element(
        "svg",
        body,
        viewBox=f"0 0 {num(size[0])} {num(size[1])}",
        width=size[0] * scale,
        height=size[1] * scale,
        class_=kind,
        **told,
    )


def train_icon(train: str, load: str | None = None) -> str:
    """A train in a line of text, or one without a number for all of its colour."""
    colour, _, number = train.partition("-")
    body = element("g", train_shape(colour, number, load, None), transform="translate(29,16)")
    return icon("train", body, 0.75, "ss-inline")
