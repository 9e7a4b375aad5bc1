"""What just happened or may not: places and trains as players call them, and the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from itertools import pairwise
from typing import Any, Final, TypeVar

from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.games.switch_signal.draw.cards import die
from roundhouse.games.switch_signal.draw.scene import Scene, symbols_of
from roundhouse.games.switch_signal.draw.trail import Trail, section_of
from roundhouse.games.switch_signal.draw.words import (
    bare_position,
    node_name,
    place_name,
    position_name,
    track_towards,
)
from roundhouse.games.switch_signal.panel.pieces import icon
from roundhouse.games.switch_signal.rules.clock import InstructionLost
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, START
from roundhouse.games.switch_signal.rules.movement import RETURNING
from roundhouse.games.switch_signal.rules.steps.rolling_departure import (
    DepartureRolled,
    TokenRevealed,
)
from roundhouse.games.switch_signal.rules.steps.rolling_movement import MovementRolled
from roundhouse.games.switch_signal.rules.travel import TrainMoved
from roundhouse.games.switch_signal.rules.turn import InstructionRevealed
from roundhouse.kit.buttons import tag, words
from roundhouse.messages import sentence, text

DIE: Final = 0.7

Namer = Callable[[Scene, Any, str], Any]
Told = TypeVar("Told", Event, Fault)


def lines(events: Iterable[Event], scene: Scene, language: str, names: Sequence[str]) -> list[str]:
    """Each event as a line: the dice it is about, then its sentence."""
    return [
        tag(
            "li",
            dice(event),
            words("span", told(event, scene, language, names)),
            class_="ss-warning" if isinstance(event, InstructionLost) else None,
        )
        for event in events
    ]


def told(event: Event, scene: Scene, language: str, names: Sequence[str]) -> str:
    """An event in words, its trains and places as players call them."""
    return sentence(readable(event, scene, language), language, names)


def refusal_told(fault: Fault, scene: Scene, language: str, names: Sequence[str]) -> str:
    """A refusal in words, the same way."""
    return sentence(readable(fault, scene, language), language, names)


def readable(thing: Told, scene: Scene, language: str) -> Told:
    """*thing* with the names of places instead of their ids; its sentence names the trains."""
    changed = (
        _symbols(thing)
        | _arms(thing, scene, language)
        | {
            field.name: NAMERS[field.name](scene, getattr(thing, field.name), language)
            for field in fields(thing)
            if field.name in NAMERS and getattr(thing, field.name)
        }
    )
    return replace(thing, **changed) if changed else thing


def _symbols(thing: Told) -> dict[str, Any]:
    """The start card's symbols name their colours."""
    if isinstance(thing, InstructionRevealed) and thing.instruction == START:
        return {"symbols": symbols_of(thing.instruction)}
    return {}


def _arms(thing: Told, scene: Scene, language: str) -> dict[str, Any]:
    """The arms of the junction that *thing* is about, by the places they lead to."""
    junction = getattr(thing, "junction", "")
    if junction not in scene.board.nodes:
        return {}
    arms = {
        track.id: track_towards(scene.board, track.id, junction, language)
        for track in scene.board.tracks
    }
    return {
        field.name: tuple(arms.get(track, track) for track in getattr(thing, field.name))
        for field in fields(thing)
        if field.name in ("arms", "closed", "connected")
    }


def _node(scene: Scene, node: str, language: str) -> str:
    return node_name(scene.board, node, language) if node in scene.board.nodes else node


def _track(scene: Scene, name: str, language: str) -> str:
    track = next((track for track in scene.board.tracks if track.id == name), None)
    if track is None:
        return name
    one, other = (node_name(scene.board, end, language) for end in track.ends)
    return text("switch-signal-switch-to", language, one=one, other=other)


def _place(scene: Scene, place: str, language: str) -> str:
    known = place in scene.board.net.places
    return place_name(scene.board, place, language) if known else _node(scene, place, language)


def _position(scene: Scene, position: str, language: str) -> str:
    return position_name(scene, position, language)


def _start(scene: Scene, position: str, language: str) -> str:
    return bare_position(scene, position, language)


def _way(scene: Scene, way: tuple[str, ...], language: str) -> tuple[str, ...]:
    """The nodes passed on the way and where it ends, not every section, told as one."""
    passed = []
    for here, there in pairwise(way):
        section, onward = section_of(scene.board, here), section_of(scene.board, there)
        if section and (onward is None or onward.track is not section.track):
            passed.append(node_name(scene.board, section.ahead, language))
    if section_of(scene.board, way[-1]) or not passed:
        passed.append(bare_position(scene, way[-1], language))
    return (" → ".join(passed),)


def _what_stopped_it(scene: Scene, by: str, language: str) -> str:
    return place_name(scene.board, by, language) if "@" in by else _node(scene, by, language)


NAMERS: Final[dict[str, Namer]] = {
    "departure": _node,
    "junction": _node,
    "goal": _node,
    "city": _node,
    "port": _node,
    "place": _place,
    "disc": _place,
    "to": _place,
    "start": _start,
    "at": _position,
    "track": _track,
    "way": _way,
    "by": _what_stopped_it,
    "target": _node,
}
"""How each field of an event or a refusal is named."""


def dice(event: Event) -> str:
    """The dice of a roll as they fell."""
    if isinstance(event, DepartureRolled):
        return icon("die", die(event.first), DIE) + icon("die", die(event.second), DIE)
    if isinstance(event, MovementRolled):
        return icon("die", die(event.points, COLOUR_OF[event.train]), DIE)
    if isinstance(event, TokenRevealed):
        return icon("die", die(event.number, "black"), DIE)
    return ""


def trails(events: Iterable[Event]) -> list[Trail]:
    """The moves just made, as they are drawn on the board."""
    return [
        Trail(
            start=event.start,
            way=event.way,
            lost=event.lost,
            stays=event.why not in RETURNING,
        )
        for event in events
        if isinstance(event, TrainMoved)
    ]
