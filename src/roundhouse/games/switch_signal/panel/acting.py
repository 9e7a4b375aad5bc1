"""Step 2 of a turn: the hand, the four things that cards pay for, and ending it."""

from __future__ import annotations

from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import action_card
from roundhouse.games.switch_signal.draw.pieces import cube
from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.draw.words import position_name, train_name
from roundhouse.games.switch_signal.panel.marks import values
from roundhouse.games.switch_signal.panel.pay import LOAD, own_hand, payments
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

ACTS: Final = {"move": "t", "switch": "x", "signal": "g", LOAD: "l"}
"""What cards pay for, each with the key that lists what it can be done to."""


def acting(sight: Sight[View], scene: Scene, _frame: Acting) -> str:
    """The hand, what it pays for, and the end of the step."""
    question = words("h3", text("switch-signal-play-cards", sight.language), class_="ss-ask")
    acts = tag("div", *(_act(sight, scene, kind) for kind in ACTS), class_="ss-acts")
    # the end stands below the hand always: it is taken every turn, and must not be scrolled to
    ending = tag("div", _end(sight), _fewer(sight), class_="ss-ending")
    return question + own_hand(sight) + acts + ending


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


def _act(sight: Sight[View], scene: Scene, kind: str) -> str:
    """One of the four: it lists what it can be done to, or says why it cannot be done."""
    title = text(f"switch-signal-act-{kind}", sight.language)
    drawn = drawing((32, 32), CARGO, 0.7)
    sign = drawn if kind == LOAD else icon("action", action_card(kind), 0.3)
    if not payments(sight, kind):
        return grey(title, _impossible(sight, scene, kind), icon=sign)
    return asking(title, f"list={kind}", sign, key=ACTS[kind])


def _impossible(sight: Sight[View], scene: Scene, kind: str) -> Action:
    """An action of that kind, to be told why it cannot be taken."""
    view, train = sight.view, next(iter(scene.trains), "black-1")
    if kind == "move":
        return MoveTrain(train=train, cards=("move",))
    if kind == "switch":
        junction, closed = next(iter(view.closed.items()))
        return SetSwitch(junction=junction, closed=closed, cards=("switch",))
    if kind == "signal":
        return SetSignal(disc=view.green[0], to=view.green[0], cards=("signal",))
    hand = view.hands[view.active]
    return LoadTrain(train=train, card=hand[0] if hand else "move")


def loading_trains(sight: Sight[View]) -> list[str]:
    """The trains that can take a cube now."""
    return [t for offer in sight.offers.of(LoadTrain) for t in values(offer, "train")]


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
    return spending(label, action, LOAD, icon=train_icon(train, goods))
