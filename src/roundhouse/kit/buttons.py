"""Small pieces of HTML that panels are made of; everything put into them is escaped."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from roundhouse.core.actions import Action
from roundhouse.core.codec import encode
from roundhouse.core.offers import Offer, Offers
from roundhouse.kit.svg import Value, attrs, escape

VOID: Final = frozenset({"input", "br", "hr"})


def tag(name: str, /, *inside: str, **values: Value) -> str:
    """An HTML element; what is *inside* is markup already."""
    opening = f"<{name}{attrs(**values)}>"
    return opening if name in VOID else f"{opening}{''.join(inside)}</{name}>"


def words(name: str, shown: object, /, **values: Value) -> str:
    """An HTML element with plain words in it."""
    return tag(name, escape(shown), **values)


def as_json(value: Any) -> str:
    """Plain data as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def wire(action: Action) -> str:
    """An action as its JSON."""
    return as_json(encode(action))


def act(label: str, action: Action, note: str = "", *, main: bool = False, icon: str = "") -> str:
    """A button that takes *action*; *note* tells what it brings."""
    kind = "main" if main else None
    return button(label, note, icon=icon, class_=kind, data_action=wire(action))


def grey(label: str, action: Action, note: str = "", *, icon: str = "") -> str:
    """A button that tells why *action* may not be taken."""
    why = wire(action)
    return button(label, note, icon=icon, class_="grey", aria_disabled="true", data_why=why)


def choice(
    offers: Offers,
    label: str,
    action: Action,
    note: str = "",
    *,
    main: bool = False,
    icon: str = "",
) -> str:
    """A button for *action*, grey unless it is among *offers*."""
    if action in offers:
        return act(label, action, note, main=main, icon=icon)
    return grey(label, action, note, icon=icon)


def ask(label: str, query: str, note: str = "", *, icon: str = "", into: str | None = None) -> str:
    """A button that fetches a detail, to be shown in the element *into* if one is named."""
    return button(label, note, icon=icon, data_detail=query, data_into=into)


def card(label: str, query: str, class_: str = "") -> str:
    """Something by its short name: a click opens the card that *query* asks for."""
    kind = f"look {class_}".strip()
    return tag("button", escape(label), type="button", class_=kind, data_card=query)


def button(label: str, note: str = "", *, icon: str = "", **values: Value) -> str:
    """A button with its *values*; whatever it does, it looks like the others."""
    said = words("small", note) if note else ""
    return tag("button", icon, words("span", label), said, type="button", **values)


class Way(NamedTuple):
    """A value for a field that is left open: how it is shown in a row, and told in full."""

    value: Any
    shown: str
    told: str
    note: str = ""


def row(
    label: str, offer: Offer[Any], field: str, ways: Iterable[Way], *, usual: Any = None
) -> str:
    """A button for each of *ways* to fill the one open *field*; the *usual* one stands out."""
    buttons = (
        button(
            way.shown,
            way.note,
            class_="usual" if usual is not None and way.value == usual else None,
            title=way.told,
            aria_label=way.told,
            data_action=wire(offer.with_(**{field: way.value})),
        )
        for way in ways
    )
    return tag(
        "div", words("span", label), *buttons, class_="offer ways", role="group", aria_label=label
    )


def priced(
    label: str, offer: Offer[Any], field: str, low: int, high: int, button: str, start: int
) -> str:
    """A form with a number from *low* to *high*."""
    number = tag(
        "input",
        type="number",
        name=field,
        min=low,
        max=high,
        value=start,
        required=True,
        aria_label=label,
    )
    return form(offer, number + words("small", f"${low}–${high}"), words("button", button))


def form(offer: Offer[Any], *inside: str) -> str:
    """A form whose fields, *inside*, are those that *offer* leaves open."""
    action = as_json({"type": offer.action.wire, **encode(dict(offer.fixed))})
    return tag("form", *inside, data_form=action, class_="offer")


def listed(items: Iterable[str], class_: str = "") -> str:
    """A list without bullets; nothing when it is empty."""
    inside = "".join(tag("li", item) for item in items)
    return tag("ul", inside, class_=f"plainlist {class_}".strip()) if inside else ""


def folded(label: str, *inside: str, shown: bool = False, ref: str | None = None) -> str:
    """Something to open."""
    return tag("details", words("summary", label), *inside, open=shown or None, id=ref)
