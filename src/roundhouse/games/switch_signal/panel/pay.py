"""Paying with cards: what each action costs, and which cards are laid down for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from roundhouse.core.actions import Action
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import action_card
from roundhouse.games.switch_signal.panel.marks import values
from roundhouse.games.switch_signal.panel.pieces import icon, picked
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.steps.acting import LoadTrain, MoveTrain
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import as_json, tag, words
from roundhouse.messages import text
from roundhouse.messages.languages import joined

KINDS: dict[str, type[Action]] = {"signal": SetSignal, "switch": SetSwitch, "move": MoveTrain}
"""The card that pays alone for each kind of action."""


def payments(sight: Sight[View], kind: str) -> list[tuple[str, ...]]:
    """The ways to pay for an action of this kind: its own card, then any two, plenty first."""
    found = sight.offers.of(KINDS[kind])
    ways = {tuple(cards) for offer in found[:1] for cards in offer.open["cards"].grid(100)}
    hand = sight.view.hands[sight.view.active]
    return sorted(ways, key=lambda cards: (len(cards), -sum(map(hand.count, cards)), cards))


def pay_select(sight: Sight[View], kind: str) -> str:
    """Which cards to lay down; the script reads it when the action is taken."""
    options = [
        (as_json(cards), cards_told(cards, sight.language)) for cards in payments(sight, kind)
    ]
    label = text("switch-signal-pay-with", sight.language)
    return picked(label, f"pay-{kind}", options, data_pays=kind, class_="ss-pays")


def load_select(sight: Sight[View]) -> str:
    """Which card to lay down for loading: any one (SS-ACT-6)."""
    cards = {card for offer in sight.offers.of(LoadTrain) for card in values(offer, "card")}
    hand = sight.view.hands[sight.view.active]
    most_first = sorted(cards, key=lambda card: (-hand.count(card), card))
    options = [(as_json(card), cards_told((card,), sight.language)) for card in most_first]
    label = text("switch-signal-pay-with", sight.language)
    return picked(label, "pay-load", options, data_pays="load", class_="ss-pays")


def cards_told(cards: Iterable[str], language: str) -> str:
    """Cards by name, joined by plus signs."""
    return " + ".join(text("switch-signal-card", language, card=card) for card in cards)


@lru_cache(maxsize=1_024)
def hand_html(cards: tuple[str, ...], language: str) -> str:
    """A hand as cards one beside the other, counted for readers."""
    shown = "".join(
        icon("action", action_card(card, text("switch-signal-card", language, card=card)), 0.72)
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
