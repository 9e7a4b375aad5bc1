"""Moves as a script: what the page plays above the true picture, which is there already.

It is made of the events that the viewer may know and of the board's geometry, of nothing else. One
*beat* is a small object: ``k`` says what is shown, ``t`` is its sentence, ``i`` names a thing on
the board by its id, the rest is where and how. The script that plays them is static/motion.js.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.core.actions import CHANCE
from roundhouse.core.events import Event
from roundhouse.core.panel import Move, Sight
from roundhouse.games.switch_signal.draw.board import ref, set_switch
from roundhouse.games.switch_signal.draw.cards import die, instruction_card
from roundhouse.games.switch_signal.draw.pieces import cube
from roundhouse.games.switch_signal.draw.pieces import train as train_shape
from roundhouse.games.switch_signal.draw.room import CELL, quays
from roundhouse.games.switch_signal.draw.scene import Scene, scene_of, symbols_of
from roundhouse.games.switch_signal.draw.trail import legs, standing
from roundhouse.games.switch_signal.panel.detail import MAP
from roundhouse.games.switch_signal.panel.kept import as_if_kept
from roundhouse.games.switch_signal.panel.pieces import icon
from roundhouse.games.switch_signal.panel.told import told
from roundhouse.games.switch_signal.rules.cards import CardsPlayed
from roundhouse.games.switch_signal.rules.clock import InstructionLost, TimeLost
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, DICE
from roundhouse.games.switch_signal.rules.discs import SignalAdded, SignalMoved, SwitchSet
from roundhouse.games.switch_signal.rules.movement import CLOSED_SWITCH, RED_SIGNAL
from roundhouse.games.switch_signal.rules.steps.acting import GoodsLoaded
from roundhouse.games.switch_signal.rules.steps.drawing_cards import CardsDrawn
from roundhouse.games.switch_signal.rules.steps.rolling_departure import (
    DepartureRolled,
    TokenRevealed,
)
from roundhouse.games.switch_signal.rules.steps.rolling_movement import MovementRolled
from roundhouse.games.switch_signal.rules.travel import (
    GoodsDelivered,
    GoodsReturned,
    TrainMoved,
    TrainReturned,
)
from roundhouse.games.switch_signal.rules.turn import (
    InstructionRevealed,
    TrainDeployed,
    TurnBegun,
)
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import as_json
from roundhouse.kit.svg import Point

Beat = dict[str, Any]

WAITING: Final = 14
"""How far above a city's centre its goods wait."""


def motion_script(sight: Sight[View], moves: Iterable[Move]) -> str:
    """All beats of *moves*, each with whether the viewer made it; nothing when nothing moved.

    What the page shows as if a roll were kept is played, too; it will come again.
    """
    seen = as_if_kept(sight)
    scene = scene_of(seen.sight.view)
    played = list(_beats(sight, scene, moves))
    for event in seen.sight.latest[len(sight.latest) :]:
        words = told(event, scene, sight.language, sight.names)
        played.append({**_beat(scene, event), "t": words, "own": 1, "ahead": 1})
    return as_json(played) if played else ""


def _beats(sight: Sight[View], scene: Scene, moves: Iterable[Move]) -> Iterator[Beat]:
    mine = False
    for move in moves:
        if move.seat != CHANCE:
            mine = move.seat == sight.seat
        for event in move.events:
            beat = _beat(scene, event)
            words = told(event, scene, sight.language, sight.names)
            yield {**beat, "t": words} | ({"own": 1} if mine else {})


def _beat(scene: Scene, event: Event) -> Beat:
    shown = SHOWN.get(type(event))
    return {"k": "say"} if shown is None else shown(scene, event)


def _ref(thing: str) -> str:
    return ref(MAP, thing)


def _pair(at: Point) -> list[int]:
    return [round(at[0]), round(at[1])]


def _turn(scene: Scene, event: TurnBegun) -> Beat:
    del scene
    return {"k": "turn", "n": event.turn}


def _card(scene: Scene, event: InstructionRevealed) -> Beat:
    del scene
    face = icon("instruction", instruction_card(symbols_of(event.instruction), now=False), 1)
    return {"k": "card", "svg": face}


# ------------------------------------------------------------------ dice


def _die(points: int, colour: str) -> str:
    return icon("die", die(points, colour) if colour else die(points))


def _movement(scene: Scene, event: MovementRolled) -> Beat:
    """The faces that tumble by, the one that was thrown last."""
    del scene
    colour = COLOUR_OF[event.train]
    others = [face for face in dict.fromkeys(DICE[colour]) if face != event.points]
    faces = [_die(face, colour) for face in (*others, event.points)]
    return {"k": "dice", "i": _ref(f"train:{event.train}"), "dice": [faces]}


def _departure(scene: Scene, event: DepartureRolled) -> Beat:
    at = _point(scene, event.number)
    dice = [
        [_die(face, "") for face in (7 - thrown, thrown % 6 + 1, thrown)]
        for thrown in (event.first, event.second)
    ]
    return {"k": "dice", "i": at, "dice": dice}


def _token(scene: Scene, event: TokenRevealed) -> Beat:
    face = icon("die", die(event.number, "black"))
    return {"k": "dice", "i": _point(scene, event.number), "dice": [[face]]}


def _point(scene: Scene, number: int) -> str:
    """The departure point with that number."""
    (found,) = (point for point, its in scene.numbers.items() if its == number)
    return _ref(f"departure:{found}")


# ------------------------------------------------------------------ trains


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a train stands, for the page."""

    at: list[int]
    turn: int

    @classmethod
    def of(cls, scene: Scene, position: str) -> _Place:
        at, turn = standing(scene.board, position)
        return cls(_pair(at), round(turn or 0))


def _deployed(scene: Scene, event: TrainDeployed) -> Beat:
    place = _Place.of(scene, event.departure)
    colour, number = event.train.rsplit("-", 1)
    body = train_shape(colour, number, None, place.turn)
    train = _ref(f"train:{event.train}")
    return {"k": "deploy", "i": train, "at": place.at, "svg": body}


def _moved(scene: Scene, event: TrainMoved) -> Beat:
    """The way section by section, where it ends, and what stopped the train there."""
    end = _Place.of(scene, event.way[-1] if event.way else event.start)
    return {
        "k": "run",
        "i": _ref(f"train:{event.train}"),
        "from": _Place.of(scene, event.start).at,
        "legs": legs(scene.board, event.start, event.way),
        "at": end.at,
        "turn": end.turn,
        "by": _obstacle(event),
        "lost": event.lost,
    }


def _obstacle(event: TrainMoved) -> str:
    if event.why == RED_SIGNAL:
        return _ref(f"signal:{event.by}")
    if event.why == CLOSED_SWITCH:
        return _ref(f"switch:{event.by}")
    return _ref(f"train:{event.by}") if event.by in COLOUR_OF else ""


def _returned(scene: Scene, event: TrainReturned) -> Beat:
    del scene
    return {"k": "home", "i": _ref(f"train:{event.train}")}


# ------------------------------------------------------------------ goods


def _cube(goods: str) -> str:
    return cube((0, 0), goods)


def _loaded(scene: Scene, event: GoodsLoaded) -> Beat:
    x, y = scene.board.nodes[event.city].at
    train, city = _ref(f"train:{event.train}"), _ref(f"city:{event.city}")
    return {
        "k": "load",
        "i": train,
        "city": city,
        "from": _pair((x, y - WAITING)),
        "svg": _cube(event.goods),
    }


def _delivered(scene: Scene, event: GoodsDelivered) -> Beat:
    cells = max(map(len, scene.wanted.values()))
    corner, across = quays(scene.board, cells)[event.port]
    rows = -(-cells // across)
    to = (corner[0] + CELL * across / 2 + 3, corner[1] + CELL * rows / 2 + 3)
    train = _ref(f"train:{event.train}")
    return {"k": "goods", "i": train, "to": _pair(to), "svg": _cube(event.goods)}


def _sent_home(scene: Scene, event: GoodsReturned) -> Beat:
    x, y = scene.board.nodes[event.city].at
    return {"k": "goods", "to": _pair((x, y - WAITING)), "svg": _cube(event.goods)}


# ------------------------------------------------------------------ discs, tokens, cards


def _switch(scene: Scene, event: SwitchSet) -> Beat:
    junction = next(j for j in scene.board.junctions if j.id == event.junction)
    drawn = set_switch(scene.board, junction, event.closed)
    return {"k": "switch", "i": _ref(f"switch:{event.junction}"), "svg": drawn}


def _signal(scene: Scene, event: SignalMoved) -> Beat:
    del scene
    return {"k": "signal", "i": _ref(f"signal:{event.disc}"), "to": _ref(f"signal:{event.to}")}


def _added(scene: Scene, event: SignalAdded) -> Beat:
    del scene
    return {"k": "signal", "to": _ref(f"signal:{event.place}")}


def _time(scene: Scene, event: TimeLost) -> Beat:
    del scene
    return {"k": "time", "n": event.tokens}


def _top_lost(scene: Scene, event: InstructionLost) -> Beat:
    del scene, event
    return {"k": "top"}


def _paid(scene: Scene, event: CardsPlayed) -> Beat:
    del scene
    return {"k": "cards", "seat": event.seat, "cards": event.cards, "out": 1}


def _drawn(scene: Scene, event: CardsDrawn) -> Beat:
    del scene
    return {"k": "cards", "seat": event.seat, "cards": event.cards}


SHOWN: Final[dict[type[Event], Callable[[Scene, Any], Beat]]] = {
    TurnBegun: _turn,
    InstructionRevealed: _card,
    MovementRolled: _movement,
    DepartureRolled: _departure,
    TokenRevealed: _token,
    TrainDeployed: _deployed,
    TrainMoved: _moved,
    TrainReturned: _returned,
    GoodsLoaded: _loaded,
    GoodsDelivered: _delivered,
    GoodsReturned: _sent_home,
    SwitchSet: _switch,
    SignalMoved: _signal,
    SignalAdded: _added,
    TimeLost: _time,
    InstructionLost: _top_lost,
    CardsPlayed: _paid,
    CardsDrawn: _drawn,
}
"""How each event is shown; the others are only told."""
