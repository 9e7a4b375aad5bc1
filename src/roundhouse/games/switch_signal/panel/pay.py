"""Paying with cards: the hand to pick them from, and what each action may be paid with."""

from __future__ import annotations

from functools import lru_cache

from roundhouse.core.actions import Action
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import action_card
from roundhouse.games.switch_signal.panel.pieces import icon
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.steps.acting import LoadTrain, MoveTrain
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import as_json, tag, words
from roundhouse.kit.svg import Value
from roundhouse.messages import text
from roundhouse.messages.languages import joined

KINDS: dict[str, type[Action]] = {"signal": SetSignal, "switch": SetSwitch, "move": MoveTrain}
"""The card that pays alone for each kind of action."""

LOAD = "load"
"""What any one card pays for (SS-ACT-6)."""


def payments(sight: Sight[View], kind: str) -> list[list[str]]:
    """The ways to pay for an action of this kind, that with the fewest cards first."""
    if kind == LOAD:
        loads = sight.offers.of(LoadTrain)
        return sorted([card] for offer in loads[:1] for card in offer.open["card"].grid(100))
    offers = [offer for offer in sight.offers.of(KINDS[kind]) if "cards" in offer.open][:1]
    ways = (list(cards) for offer in offers for cards in offer.open["cards"].grid(100) if cards)
    return sorted(ways, key=lambda cards: (len(cards), cards))


def own_hand(sight: Sight[View]) -> str:
    """The cards to pick from, with all that they may pay for; the script does the rest."""
    language, cards = sight.language, sight.view.hands[sight.view.active]
    ways = {kind: payments(sight, kind) for kind in (*KINDS, LOAD)}
    buttons = (_card(card, f"{number}", language) for number, card in enumerate(cards))
    asking: dict[str, Value] = {
        f"data_{kind}": text("switch-signal-pay", language, kind=kind) for kind in ways
    }
    ask = tag("p", id="ss-pay", hidden=True, role="status", class_="ss-pay", **asking)
    none = "" if cards else words("span", text("switch-signal-no-cards", language), class_="quiet")
    row = tag("div", *buttons, none, class_="ss-hand", id="ss-hand", data_ways=as_json(ways))
    return row + ask


def _card(card: str, number: str, language: str) -> str:
    name = text("switch-signal-card", language, card=card)
    return tag(
        "button",
        icon("action", action_card(card, name), 0.72),
        type="button",
        class_="ss-card",
        id=f"ss-card-{number}",
        data_held=card,
        aria_pressed="false",
        aria_label=name,
    )


@lru_cache(maxsize=1_024)
def hand_html(cards: tuple[str, ...], language: str, scale: float = 0.72) -> str:
    """A hand as cards one beside the other, counted for readers."""
    shown = "".join(
        icon("action", action_card(card, text("switch-signal-card", language, card=card)), scale)
        for card in cards
    )
    counts = [
        text(
            "switch-signal-cards-held",
            language,
            count=cards.count(card),
            card=text("switch-signal-card", language, card=card),
        )
        for card in KINDS
        if card in cards
    ]
    told = joined(counts, language) or text("switch-signal-no-cards", language)
    return (
        tag("span", shown, class_="ss-cards", role="img", aria_label=told)
        if cards
        else words("span", told, class_="quiet")
    )
