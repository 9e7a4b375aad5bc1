"""The helpers beside a decision: those that can be called now, and why the others cannot."""

from __future__ import annotations

from roundhouse.core.offers import Offer
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import helper as helper_sign
from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.draw.words import point_name, train_name
from roundhouse.games.switch_signal.panel.marks import values
from roundhouse.games.switch_signal.panel.pieces import icon, picked, train_icon
from roundhouse.games.switch_signal.rules.components import (
    CONDUCTOR,
    COUPLER,
    STATION_MASTER,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import act, form, grey, tag, words
from roundhouse.messages import text


def helpers_html(sight: Sight[View], scene: Scene) -> str:
    """All three, once the first turn has begun: how to call one, or a sign that says why not."""
    if sight.view.step == "setup":
        return ""
    offered = {offer.fixed["helper"]: offer for offer in sight.offers.of(CallHelper)}
    rows = "".join(_row(sight, scene, name, offer) for name, offer in offered.items())
    others = "".join(
        _resting(sight, name, used)
        for name, used in sight.view.helpers.items()
        if name not in offered
    )
    title = words("h3", text("switch-signal-helpers", sight.language))
    ready = tag("ul", rows, class_="ss-list ss-helpers") if rows else ""
    return title + ready + (tag("div", others, class_="ss-row") if others else "")


def _resting(sight: Sight[View], name: str, used: bool) -> str:
    """A helper that cannot be called now."""
    sign = icon("helper", helper_sign(name, used), 0.5)
    return grey(
        text("switch-signal-helper", sight.language, helper=name),
        CallHelper(helper=name),
        icon=sign,
    )


def _row(sight: Sight[View], scene: Scene, name: str, offer: Offer[CallHelper]) -> str:
    sign = icon("helper", helper_sign(name, False), 0.75)
    title = words("b", text("switch-signal-helper", sight.language, helper=name))
    does = words("small", text("switch-signal-helper-does", sight.language, helper=name))
    return tag("li", sign, tag("div", title, does, _call(sight, scene, name, offer)))


def _call(sight: Sight[View], scene: Scene, name: str, offer: Offer[CallHelper]) -> str:
    """How to call it now."""
    label = text("switch-signal-call", sight.language, helper=name)
    if name == COUPLER:
        return _points(sight, scene, offer, label)
    if name in {CONDUCTOR, STATION_MASTER}:
        buttons = (_held_back(sight, name, target) for target in values(offer, "target"))
        return tag("div", *buttons, class_="ss-choices")
    return act(label, CallHelper(helper=name))


def _held_back(sight: Sight[View], name: str, target: str) -> str:
    """A colour or a train that would stay where it is."""
    label = (
        text("switch-signal-hold-train", sight.language, train=train_name(target, sight.language))
        if target in TRAINS
        else text("switch-signal-hold-colour", sight.language, colour=target)
    )
    return act(label, CallHelper(helper=name, target=target), icon=train_icon(target))


def _points(sight: Sight[View], scene: Scene, offer: Offer[CallHelper], label: str) -> str:
    """The free departure points; they can be chosen on the board, too."""
    options = [
        (point, point_name(scene, point, sight.language)) for point in values(offer, "target")
    ]
    select = picked(text("switch-signal-point-choice", sight.language), "target", options)
    return form(offer, select, words("button", label))
