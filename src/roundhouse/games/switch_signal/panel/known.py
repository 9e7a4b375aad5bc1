"""What all know, in every step: each hand, the card in hand, the instructions that may come."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import instruction_card
from roundhouse.games.switch_signal.draw.scene import carried_out, symbols_of
from roundhouse.games.switch_signal.panel.pay import hand_html
from roundhouse.games.switch_signal.panel.pieces import icon
from roundhouse.games.switch_signal.rules.frames import Acting
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import tag, words
from roundhouse.kit.svg import escape
from roundhouse.messages import seat_name, text
from roundhouse.messages.languages import joined

SMALL = 0.42
TINY = 0.24


def symbols_html(sight: Sight[View]) -> str:
    """The instruction's symbols one after the other: done, due now, still to come."""
    card, played = sight.view.instruction, sight.view.played
    if card is None and not played:
        return ""
    symbols = symbols_of(card.id if card else played[-1])
    done = carried_out(sight.view, card) if card else len(symbols)
    marks = ("✓ ", "► ", "")
    parts = (
        tag(
            "li",
            marks[(i >= done) + (i > done)],
            escape(text("switch-signal-symbol", sight.language, symbol=symbol)),
            class_="ss-due" if i == done else None,
        )
        for i, symbol in enumerate(symbols)
    )
    return tag("ol", *parts, class_="ss-symbols")


def hands_html(sight: Sight[View]) -> str:
    """Every hand, open to all (SS-INFO-2); the one that is being played lies above already."""
    view = sight.view
    if view.step == "setup" and not any(view.hands):
        return ""
    return tag("ul", *_hands(sight), class_="ss-hands")


def _hands(sight: Sight[View]) -> Iterator[str]:
    view = sight.view
    playing = bool(sight.offers) and isinstance(view.doing[-1], Acting)
    for seat, hand in enumerate(view.hands):
        active = seat == view.active and not view.outcome
        name = words("b", seat_name(seat, sight.language, sight.names))
        count = tag("span", str(len(hand)), class_="ss-count")
        cards = "" if active and playing else hand_html(hand, sight.language, SMALL)
        yield tag("li", name, count, cards, class_="ss-active" if active else None)


def possible_html(sight: Sight[View]) -> str:
    """The instructions nobody has seen yet: those in the stack, and those lost unseen."""
    view, language = sight.view, sight.language
    if view.step == "setup" or view.outcome or not view.unseen:
        return ""
    title = text("switch-signal-possible", language)
    cards = "".join(_tiny(card, language) for card in sorted(view.unseen, key=symbols_of))
    row = tag("div", cards, class_="ss-possible", role="group", aria_label=title)
    return tag("details", words("summary", title), row, open=True, id="ss-possible")


def _tiny(card: str, language: str) -> str:
    symbols = symbols_of(card)
    told = joined(
        [text("switch-signal-symbol", language, symbol=symbol) for symbol in symbols], language
    )
    picture = icon("instruction", instruction_card(symbols, now=False), TINY)
    return tag("span", picture, role="img", aria_label=told, title=told)
