"""What the things on a Switch & Signal board are called, and the whole of it told in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.draw.trail import section_of
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.messages import text
from roundhouse.messages.languages import joined
from roundhouse.messages.places import place


def train_name(train: str, language: str) -> str:
    """A train as players call it.

    >>> train_name("black-1", "en")
    'Black 1'
    """
    return text(f"switch-signal-name-{train}", language)


@lru_cache(maxsize=4_096)
def node_name(board: BoardDef, node: str, language: str) -> str:
    """A city, a departure point or a junction: as its board's author says, else the catalogue."""
    found = board.nodes[node]
    return found.names.get(language) or place(found.name, "switch-signal", language)


@lru_cache(maxsize=4_096)
def place_name(board: BoardDef, signal: str, language: str) -> str:
    """A signal place: at a city, or between two places on the way."""
    name, _, where = signal.rpartition("@")
    track = next(track for track in board.tracks if track.id == name)
    one, other = (node_name(board, end, language) for end in track.ends)
    if where.isdigit():
        return text("switch-signal-signal-on-track", language, one=one, other=other)
    towards = other if track.ends[0] == where else one
    city = node_name(board, where, language)
    return text("switch-signal-signal-at-city", language, city=city, towards=towards)


def point_name(scene: Scene, departure: str, language: str) -> str:
    """A departure point with its number."""
    name = node_name(scene.board, departure, language)
    return text("switch-signal-point", language, number=scene.numbers[departure], name=name)


def position_name(scene: Scene, position: str, language: str) -> str:
    """Where a train stands and which way it faces."""
    return _position(scene, position, language, "switch-signal-on-section")


def bare_position(scene: Scene, position: str, language: str) -> str:
    """The name alone, for a way told from place to place."""
    if section_of(scene.board, position):
        return _position(scene, position, language, "switch-signal-of-section")
    return node_name(scene.board, position, language)


def _position(scene: Scene, position: str, language: str, key: str) -> str:
    named = partial(node_name, scene.board, language=language)
    if section := section_of(scene.board, position):
        one, other = map(named, section.track.ends)
        return text(
            key,
            language,
            one=one,
            other=other,
            section=section.number,
            sections=section.track.sections,
            ahead=named(section.ahead),
        )
    if position in scene.numbers:
        number = scene.numbers[position]
        return text("switch-signal-on-point", language, number=number, name=named(position))
    return text("switch-signal-in-city", language, city=named(position))


def track_towards(board: BoardDef, track: str, node: str, language: str) -> str:
    """The name of the place at the other end of a track."""
    ends = next(t.ends for t in board.tracks if t.id == track)
    return node_name(board, ends[1] if ends[0] == node else ends[0], language)


def train_told(scene: Scene, train: str, language: str) -> str:
    """A train with its place and its load."""
    name = train_name(train, language)
    where = position_name(scene, scene.trains[train], language)
    if train not in scene.loads:
        return text("switch-signal-told-train", language, train=name, where=where)
    goods = text("switch-signal-goods", language, goods=scene.loads[train])
    return text("switch-signal-told-loaded", language, train=name, where=where, goods=goods)


def switch_told(scene: Scene, junction: str, language: str) -> str:
    """A junction with its open way."""
    return _way_told(scene.board, junction, tuple(scene.closed[junction]), language)


@lru_cache(maxsize=4_096)
def _way_told(board: BoardDef, junction: str, closed: tuple[str, ...], language: str) -> str:
    one, other = (
        track_towards(board, track.id, junction, language)
        for track in board.net.tracks_at(junction)
        if track.id not in closed
    )
    name = node_name(board, junction, language)
    return text("switch-signal-told-way", language, junction=name, one=one, other=other)


def told(scene: Scene, language: str) -> str:
    """The whole board in words, for those who cannot see it."""
    return " ".join(_sentences(scene, language))


def _sentences(scene: Scene, language: str) -> Iterator[str]:
    yield from (train_told(scene, train, language) for train in scene.trains)
    waiting = [
        text(
            "switch-signal-told-waiting",
            language,
            city=node_name(scene.board, city.id, language),
            count=scene.goods[city.id],
            goods=text("switch-signal-goods", language, goods=city.goods),
        )
        for city in scene.board.trade_cities
    ]
    yield text("switch-signal-told-goods", language, goods=joined(waiting, language))
    for port in scene.board.ports:
        cubes = [
            text("switch-signal-goods", language, goods=goods) for goods in scene.delivered[port.id]
        ]
        shown = joined(cubes, language) or text("switch-signal-told-nothing-yet", language)
        name = node_name(scene.board, port.id, language)
        yield text("switch-signal-told-delivered", language, port=name, goods=shown)
    places = [place_name(scene.board, place, language) for place in sorted(scene.green)]
    yield text("switch-signal-told-green", language, places=joined(places, language))
    ways = [switch_told(scene, junction.id, language) for junction in scene.board.junctions]
    yield text("switch-signal-told-open", language, ways=joined(ways, language))


def told_beside(view: View, language: str) -> str:
    """The clock, the stack and the depot in words."""
    if view.step == "setup":
        return text("switch-signal-told-setup", language)
    time = text(
        "switch-signal-told-time",
        language,
        turn=view.turn,
        clock=view.clock,
        full=view.clock_full,
        left=view.stack,
        lost=view.lost,
    )
    there = [train_name(train.id, language) for train in view.trains if not train.at]
    trains = joined(there, language) or text("switch-signal-told-none", language)
    return f"{time} {text('switch-signal-told-depot', language, trains=trains)}"
