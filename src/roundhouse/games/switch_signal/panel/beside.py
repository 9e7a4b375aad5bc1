"""Beside the board: clock, stack, instruction, goods, depot, every hand (SS-INFO-4)."""

from __future__ import annotations

from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import clock, depot, helper, instruction_card, pile
from roundhouse.games.switch_signal.draw.pieces import cube, slot
from roundhouse.games.switch_signal.draw.scene import (
    Scene,
    carried_out,
    filled,
    scene_of,
    symbols_of,
)
from roundhouse.games.switch_signal.draw.words import node_name
from roundhouse.games.switch_signal.panel.pieces import drawing, icon
from roundhouse.games.switch_signal.rules.components import CARDS
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import tag, words
from roundhouse.messages import text
from roundhouse.messages.languages import joined


def beside_html(sight: Sight[View]) -> str:
    """All that the board itself does not show."""
    scene = scene_of(sight.view)
    first = tag("div", _clock(sight), _stack(sight), _instruction(sight), class_="ss-tiles")
    second = tag("div", _goods(sight, scene), _helpers(sight), class_="ss-tiles")
    return tag("div", first, second, _piles(sight), _depot(sight), class_="ss-beside")


def _tile(sight: Sight[View], key: str, *inside: str) -> str:
    return tag("section", words("h3", text(key, sight.language)), *inside, class_="ss-tile")


def _clock(sight: Sight[View]) -> str:
    view = sight.view
    told = text("switch-signal-clock-told", sight.language, clock=view.clock, full=view.clock_full)
    face = drawing((150, 150), clock(view.clock, view.clock_full), 0.72, label=told)
    return _tile(sight, "switch-signal-clock", face)


def _stack(sight: Sight[View]) -> str:
    view, language = sight.view, sight.language
    left = words("p", text("switch-signal-stack-left", language, turns=view.turns_left))
    lost = words("p", text("switch-signal-stack-lost", language, lost=view.lost), class_="quiet")
    bottom = ""
    if view.bottom:
        told = text("switch-signal-stack-bottom", language, symbols=_symbols(view.bottom, language))
        bottom = words("p", told, class_="quiet")
    return _tile(
        sight, "switch-signal-stack", icon("pile", pile(view.stack), 0.8), left, lost, bottom
    )


def _symbols(instruction: str, language: str) -> str:
    names = (
        text("switch-signal-symbol", language, symbol=symbol) for symbol in symbols_of(instruction)
    )
    return joined(names, language)


def _instruction(sight: Sight[View]) -> str:
    """The card in hand; after step 1 the same, carried out."""
    view, language = sight.view, sight.language
    if view.instruction:
        card = view.instruction
        symbols, done = symbols_of(card.id), carried_out(view, card)
        told = _symbols(card.id, language)
    elif view.played:
        symbols = symbols_of(view.played[-1])
        done, told = len(symbols), _symbols(view.played[-1], language)
    else:
        return _tile(sight, "switch-signal-instruction", tag("p", "–"))
    face = drawing((78, 128), instruction_card(symbols, done), 0.85, label=told)
    return _tile(sight, "switch-signal-instruction", face)


def _goods(sight: Sight[View], scene: Scene) -> str:
    """What each port has received and still needs."""
    rows = []
    for port in scene.board.ports:
        name = node_name(scene.board, port.id, sight.language)
        spaces = filled(scene.wanted[port.id], scene.delivered[port.id])
        cells = "".join(
            cube((11 + 20 * i, 11), goods) if there and goods else slot((11 + 20 * i, 11), goods)
            for i, (goods, there) in enumerate(spaces)
        )
        told = text(
            "switch-signal-delivered-told",
            sight.language,
            port=name,
            count=len(scene.delivered[port.id]),
            needed=len(scene.wanted[port.id]),
        )
        row = drawing((20 * len(spaces) + 2, 22), cells, 0.95, label=told)
        rows.append(tag("p", words("span", name, class_="quiet"), row))
    return _tile(sight, "switch-signal-deliveries", *rows)


def _helpers(sight: Sight[View]) -> str:
    signs = (
        tag(
            "span",
            icon("helper", helper(name, used), 0.7),
            title=text("switch-signal-helper-does", sight.language, helper=name),
            role="img",
            aria_label=_helper_told(sight, name, used),
        )
        for name, used in sight.view.helpers.items()
    )
    active = (
        words("p", text("switch-signal-dispatched", sight.language))
        if sight.view.dispatched
        else ""
    )
    return _tile(sight, "switch-signal-helpers", tag("div", *signs, class_="ss-row"), active)


def _helper_told(sight: Sight[View], name: str, used: bool) -> str:
    key = "switch-signal-helper-is-used" if used else "switch-signal-helper-is-free"
    return text(
        key, sight.language, helper=text("switch-signal-helper", sight.language, helper=name)
    )


def _piles(sight: Sight[View]) -> str:
    """The draw pile and the discard by kind: their contents are known, their order is not."""
    view, language = sight.view, sight.language
    rows = []
    for key, cards in (("switch-signal-pile", view.pile), ("switch-signal-discard", view.discard)):
        counts = "".join(tag("td", str(cards.count(card))) for card in CARDS)
        name = words("th", text(key, language), scope="row")
        rows.append(tag("tr", name, counts, tag("td", str(len(cards)))))
    kinds = (
        words("th", text("switch-signal-card", language, card=card), scope="col") for card in CARDS
    )
    total = words("th", text("switch-signal-all", language), scope="col")
    head = tag("tr", tag("td"), *kinds, total)
    return tag("table", tag("thead", head), tag("tbody", *rows), class_="ss-piles")


def _depot(sight: Sight[View]) -> str:
    trains = sight.view.trains
    fleet = [(train.colour, int(train.id[-1])) for train in trains]
    there = {(train.colour, int(train.id[-1])) for train in trains if not train.at}
    told = text("switch-signal-depot-told", sight.language, **sight.view.depot)
    house = drawing((300, 174), depot(there, fleet), 0.9, label=told)
    return _tile(sight, "switch-signal-depot", house)
