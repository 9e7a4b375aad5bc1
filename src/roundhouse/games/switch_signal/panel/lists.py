"""What each action of cards can be done to, as buttons: for all who do not use the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.draw.words import place_name, switch_told, train_name
from roundhouse.games.switch_signal.panel.acting import load_button, loading_trains
from roundhouse.games.switch_signal.panel.marks import values
from roundhouse.games.switch_signal.panel.pieces import asking, train_icon
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.steps.acting import MoveTrain
from roundhouse.games.switch_signal.rules.view import View


def _trains(sight: Sight[View], scene: Scene) -> list[str]:
    return [
        asking(
            train_name(train, sight.language),
            f"train={train}",
            train_icon(train, scene.loads.get(train)),
        )
        for offer in sight.offers.of(MoveTrain)
        for train in values(offer, "train")
    ]


def _switches(sight: Sight[View], scene: Scene) -> list[str]:
    junctions = (offer.fixed["junction"] for offer in sight.offers.of(SetSwitch))
    return [
        asking(switch_told(scene, junction, sight.language), f"switch={junction}")
        for junction in junctions
    ]


def _discs(sight: Sight[View], scene: Scene) -> list[str]:
    discs = (d for offer in sight.offers.of(SetSignal) for d in values(offer, "disc"))
    return [
        asking(place_name(scene.board, disc, sight.language), f"signal={disc}") for disc in discs
    ]


def _loads(sight: Sight[View], scene: Scene) -> list[str]:
    return [load_button(sight, scene, train) for train in loading_trains(sight)]


LISTS: Final[dict[str, Callable[[Sight[View], Scene], list[str]]]] = {
    "move": _trains,
    "switch": _switches,
    "signal": _discs,
    "load": _loads,
}
"""By the kind of action."""
