"""Step 2 of a turn: the four things that cards pay for, and ending it."""

from __future__ import annotations

from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import action_card
from roundhouse.games.switch_signal.draw.pieces import cube
from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.draw.words import position_name, train_name
from roundhouse.games.switch_signal.panel.marks import values
from roundhouse.games.switch_signal.panel.pay import hand_html, load_select, pay_select, payments
from roundhouse.games.switch_signal.panel.pieces import (
    asking,
    drawing,
    icon,
    spending,
    train_icon,
)
from roundhouse.games.switch_signal.rules.components import DRAWN, MOST_IN_HAND
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.frames import Acting
from roundhouse.games.switch_signal.rules.steps.acting import DrawFewer, LoadTrain, MoveTrain
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import act, folded, grey, tag, words
from roundhouse.messages import text

CARGO: Final = cube((16, 16), "yellow", 26)


def acting(sight: Sight[View], scene: Scene, _frame: Acting) -> str:
    """The hand, what it pays for, and the end of the step."""
    view, language = sight.view, sight.language
    hand = tag("div", hand_html(view.hands[view.active], language), class_="ss-hand")
    rows = "".join((_moves(sight, scene), _switches(sight), _signals(sight), _loads(sight, scene)))
    question = words("h3", text("switch-signal-play-cards", language), class_="ss-ask")
    # the end stands above what cards pay for: it is taken every turn, and must not be scrolled to
    ending = tag("p", _end(sight)) + _fewer(sight)
    return question + hand + ending + tag("ul", rows, class_="ss-list ss-acts")


def _end(sight: Sight[View]) -> str:
    """Ending the step: what is drawn, or that the game is lost with it (SS-END-2)."""
    view = sight.view
    held = len(view.hands[view.active])
    count = max(0, min(DRAWN, MOST_IN_HAND - held))
    last = "yes" if view.last_turn else "no"
    label = text("switch-signal-end-actions", sight.language, count=count, last=last)
    # it calls for a click only when no card is left to think about
    return act(label, Pass(), main=not held)


def _fewer(sight: Sight[View]) -> str:
    """Ending the step with fewer cards drawn, or none: seldom wanted, so folded away."""
    buttons = "".join(
        act(str(count), offer.with_(count=count))
        for offer in sight.offers.of(DrawFewer)
        for count in offer.open["count"].grid(MOST_IN_HAND)
    )
    label = text("switch-signal-draw-fewer-label", sight.language)
    row = tag("p", buttons, class_="row")
    return folded(label, row, ref="ss-fewer") if buttons else ""


def _row(kind: str, title: str, *inside: str) -> str:
    sign = icon("action", action_card(kind), 0.5) if kind else drawing((32, 32), CARGO, 0.94)
    body = tag("div", words("b", title), *inside)
    return tag("li", sign, body, class_="ss-act")


def _moves(sight: Sight[View], scene: Scene) -> str:
    """Every train on the network, with its dry run before anything is rolled."""
    title = text("switch-signal-act-move", sight.language)
    if not payments(sight, "move"):
        train = next(iter(scene.trains), "black-1")
        return _row("move", title, _refused(sight, MoveTrain(train=train, cards=("move",))))
    trains = "".join(
        asking(
            train_name(train, sight.language),
            f"train={train}",
            train_icon(train, scene.loads.get(train)),
        )
        for train in scene.trains
    )
    return _row("move", title, pay_select(sight, "move"), tag("div", trains, class_="ss-choices"))


def _switches(sight: Sight[View]) -> str:
    title = text("switch-signal-act-switch", sight.language)
    if not payments(sight, "switch"):
        junction, closed = next(iter(sight.view.closed.items()))
        action = SetSwitch(junction=junction, closed=closed, cards=("switch",))
        return _row("switch", title, _refused(sight, action))
    hint = words("small", text("switch-signal-act-switch-hint", sight.language))
    return _row("switch", title, pay_select(sight, "switch"), hint)


def _signals(sight: Sight[View]) -> str:
    title = text("switch-signal-act-signal", sight.language)
    if not payments(sight, "signal"):
        place = sight.view.green[0]
        action = SetSignal(disc=place, to=place, cards=("signal",))
        return _row("signal", title, _refused(sight, action))
    hint = words("small", text("switch-signal-act-signal-hint", sight.language))
    return _row("signal", title, pay_select(sight, "signal"), hint)


def _refused(sight: Sight[View], action: Action) -> str:
    return grey(text("switch-signal-why-not", sight.language), action)


def _loads(sight: Sight[View], scene: Scene) -> str:
    """Trains that can take a cube, or why none can."""
    title = text("switch-signal-act-load", sight.language)
    trains = [t for offer in sight.offers.of(LoadTrain) for t in values(offer, "train")]
    if not trains:
        train = next(iter(scene.trains), "black-1")
        hand = sight.view.hands[sight.view.active]
        action = LoadTrain(train=train, card=hand[0] if hand else "move")
        return _row("", title, _refused(sight, action))
    buttons = "".join(load_button(sight, scene, train) for train in trains)
    return _row("", title, load_select(sight), tag("div", buttons, class_="ss-choices"))


def load_button(sight: Sight[View], scene: Scene, train: str) -> str:
    """Put a cube of the city on the train."""
    at = scene.trains[train]
    goods = next(city.goods for city in scene.board.cities if city.id == at)
    label = text(
        "switch-signal-load",
        sight.language,
        train=train_name(train, sight.language),
        goods=goods,
        where=position_name(scene, at, sight.language),
    )
    action = {"type": LoadTrain.wire, "train": train}
    return spending(label, action, "load", icon=train_icon(train, goods))
