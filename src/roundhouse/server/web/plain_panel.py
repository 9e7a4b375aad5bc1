"""The panel of a title that has none of its own: the view as lists, every offer as a form."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from html import escape
from pathlib import Path
from typing import Generic, TypeVar

from roundhouse.core.actions import Action
from roundhouse.core.codec import encode
from roundhouse.core.events import Event
from roundhouse.core.offers import Ints, Offer
from roundhouse.core.panel import Panel, Parts, Sight
from roundhouse.core.title import Title
from roundhouse.messages import text

S = TypeVar("S")
V = TypeVar("V")

MOST_CHOICES = 24


class PlainPanel(Generic[V]):
    """Shows any game, in no game's style."""

    static = Path(__file__).parent / "static"
    script = ""
    style = ""
    tells_latest = False
    tells_scores = False

    def parts(self, sight: Sight[V]) -> Parts:
        """The view on the left, the offers on the right."""
        offers = "".join(_form(offer, sight.language) for offer in sight.offers)
        return Parts(board=f'<dl class="plain">{_shown(sight.view)}</dl>', now=offers, beside="")

    def detail(self, sight: Sight[V], query: Mapping[str, str]) -> str:
        """Nothing more is known than the view."""
        return escape(json.dumps({"seq": sight.seq, **query}))

    def history(
        self,
        states: Sequence[V],
        names: Sequence[str] = (),
        language: str = "en",
        events: Sequence[Event] = (),  # noqa: ARG002 - protocol
    ) -> str:
        """No charts, but who played and how many moments there were."""
        moments = escape(text("pages-moves", language, count=len(states)))
        return f'<p class="plain">{escape(", ".join(names))}: {moments}</p>'


def panel_of(title: Title[S, V]) -> Panel[V]:
    """The title's own panel, or the plain one that suits any game."""
    return title.panel or PlainPanel()


def _shown(view: object) -> str:
    if not is_dataclass(view):
        return f"<dd>{escape(str(view))}</dd>"
    values = {field.name: json.dumps(encode(getattr(view, field.name))) for field in fields(view)}
    return "".join(f"<dt>{escape(n)}</dt><dd>{escape(v)}</dd>" for n, v in values.items())


def _form(offer: Offer[Action], language: str) -> str:
    name = offer.action.wire
    fixed = escape(json.dumps({"type": name} | encode(offer.fixed)))
    if not offer.open:
        return f'<button type="button" data-action="{fixed}">{escape(_label(offer))}</button>'
    inside = "".join(_fields(offer))
    go = escape(text("pages-do-it", language))
    return (
        f'<form data-form="{fixed}" class="offer"><b>{escape(_label(offer))}</b>{inside}'
        f"<button>{go}</button></form>"
    )


def _label(offer: Offer[Action]) -> str:
    fixed = " ".join(str(value) for value in offer.fixed.values())
    return f"{offer.action.wire.replace('_', ' ')} {fixed}".strip()


def _fields(offer: Offer[Action]) -> Iterator[str]:
    for name, domain in offer.open.items():
        shown = escape(name)
        if isinstance(domain, Ints):
            yield (
                f'<label>{shown} <input type="number" name="{shown}" min="{domain.low}" '
                f'max="{domain.high}" value="{domain.low}" required></label>'
            )
        else:
            choices = "".join(
                f'<option value="{escape(json.dumps(encode(value)))}">{escape(str(value))}</option>'
                for value in domain.grid(MOST_CHOICES)
            )
            yield f'<label>{shown} <select name="{shown}" data-json>{choices}</select></label>'
