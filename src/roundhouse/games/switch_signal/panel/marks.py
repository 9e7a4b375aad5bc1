"""What on the board can be chosen now, and what a click on it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundhouse.core.actions import Action
from roundhouse.core.offers import Offer
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.board import Mark
from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.draw.words import (
    place_name,
    point_name,
    switch_told,
    train_told,
)
from roundhouse.games.switch_signal.panel.pieces import DETAIL
from roundhouse.games.switch_signal.panel.runs import exit_towards, stop_told
from roundhouse.games.switch_signal.rules.components import COUPLER
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.steps.acting import LoadTrain, MoveTrain
from roundhouse.games.switch_signal.rules.steps.choosing_train import ChooseTrain
from roundhouse.games.switch_signal.rules.steps.extra_signal import AddSignal
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.steps.moving import StopHere, TakeExit
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import wire
from roundhouse.messages import text

Marked = Iterator[tuple[str, Mark]]


def marks(sight: Sight[View], scene: Scene) -> dict[str, Mark]:
    """Every mark on the board; a train always tells its dry runs."""
    made = dict(_lookable(sight, scene))
    for part in (_trains, _switches, _discs, _places, _points, _exits):
        made |= part(sight, scene)
    return made


def values(offer: Offer[Any], name: str) -> tuple[str, ...]:
    """What an offer holds for one field, fixed or open."""
    if name in offer.fixed:
        return (offer.fixed[name],)
    return tuple(offer.open[name].grid(1_000))


def _detail(query: str) -> dict[str, str]:
    return {"detail": query, "into": DETAIL}


def _all(sight: Sight[View], kind: type[Action], name: str) -> list[str]:
    return [value for offer in sight.offers.of(kind) for value in values(offer, name)]


def _lookable(sight: Sight[View], scene: Scene) -> Marked:
    for train in scene.trains:
        label = train_told(scene, train, sight.language)
        yield f"train:{train}", Mark(label=label, quiet=True, data=_detail(f"train={train}"))


def _trains(sight: Sight[View], scene: Scene) -> Marked:
    """Trains that may be rolled for, and what cards may do with each."""
    moving, loading = _all(sight, MoveTrain, "train"), _all(sight, LoadTrain, "train")
    for train in dict.fromkeys((*_all(sight, ChooseTrain, "train"), *moving, *loading)):
        told = train_told(scene, train, sight.language)
        label = text("switch-signal-mark-train", sight.language, train=told)
        can = " ".join(["move"] * (train in moving) + ["load"] * (train in loading))
        data = _detail(f"train={train}") | ({"can": can} if can else {})
        yield f"train:{train}", Mark(label=label, data=data)


def _switches(sight: Sight[View], scene: Scene) -> Marked:
    for junction in _all(sight, SetSwitch, "junction"):
        told = switch_told(scene, junction, sight.language)
        label = text("switch-signal-mark-switch", sight.language, switch=told)
        yield f"switch:{junction}", Mark(label=label, data=_detail(f"switch={junction}"))


def _discs(sight: Sight[View], scene: Scene) -> Marked:
    """Green discs that may go elsewhere, and red places where one may come."""
    for place in dict.fromkeys(_all(sight, SetSignal, "to")):
        name = place_name(scene.board, place, sight.language)
        label = text("switch-signal-red", sight.language, place=name)
        yield f"signal:{place}", Mark(label=label, quiet=True, data=_detail(f"signal={place}"))
    for disc in _all(sight, SetSignal, "disc"):
        name = place_name(scene.board, disc, sight.language)
        label = text("switch-signal-mark-disc", sight.language, place=name)
        yield f"signal:{disc}", Mark(label=label, data=_detail(f"signal={disc}"))


def _places(sight: Sight[View], scene: Scene) -> Marked:
    """Red places for the extra disc."""
    for place in _all(sight, AddSignal, "place"):
        name = place_name(scene.board, place, sight.language)
        label = text("switch-signal-mark-place", sight.language, place=name)
        yield f"signal:{place}", Mark(label=label, data={"action": wire(AddSignal(place=place))})


def _points(sight: Sight[View], scene: Scene) -> Marked:
    """Free departure points for the Coupler."""
    for offer in sight.offers.of(CallHelper):
        if offer.fixed["helper"] != COUPLER:
            continue
        for point in values(offer, "target"):
            name = point_name(scene, point, sight.language)
            label = text("switch-signal-mark-point", sight.language, point=name)
            action = CallHelper(helper=COUPLER, target=point)
            yield f"departure:{point}", Mark(label=label, data={"action": wire(action)})


def _exits(sight: Sight[View], scene: Scene) -> Marked:
    """Ways out of the city that a train stands in under way, and staying there."""
    for track in _all(sight, TakeExit, "track"):
        (city,) = {c.id for c in scene.board.cities} & set(_ends(scene, track))
        label = text(
            "switch-signal-leave-by",
            sight.language,
            towards=exit_towards(scene, track, sight.language),
        )
        action = wire(TakeExit(track=track))
        yield f"exit:{track}@{city}", Mark(label=label, data={"action": action})
    if sight.offers.of(StopHere):
        train = sight.view.doing[-1].train  # type: ignore[union-attr]  # a Moving frame offers it
        label = stop_told(scene, train, sight.language)
        yield f"city:{scene.trains[train]}", Mark(label=label, data={"action": wire(StopHere())})


def _ends(scene: Scene, track: str) -> tuple[str, str]:
    return next(t.ends for t in scene.board.tracks if t.id == track)
