"""A Switch & Signal board as it stands: the printed map, then everything that moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from roundhouse.games.switch_signal.draw.map import printed
from roundhouse.games.switch_signal.draw.pieces import (
    arm,
    cube,
    open_way,
    place_at,
    signal,
    slot,
    train,
    train_ring,
)
from roundhouse.games.switch_signal.draw.room import CELL, badge_spot, quays
from roundhouse.games.switch_signal.draw.scene import Scene, filled
from roundhouse.games.switch_signal.draw.trail import Trail, draw_flag, draw_trail, standing
from roundhouse.games.switch_signal.draw.words import (
    node_name,
    place_name,
    point_name,
    switch_told,
    train_told,
)
from roundhouse.games.switch_signal.rules.boards.board import (
    BoardDef,
    CityDef,
    JunctionDef,
    TrackDef,
)
from roundhouse.games.switch_signal.rules.boards.geometry import (
    CITY_SIGNAL_AT,
    NODE_CLEARANCE,
    bearing,
)
from roundhouse.kit.svg import Point, choosable, element, group, text, tip

_EXIT_AT: Final = 76.0
_UNSAFE: Final = re.compile(r"[^a-z0-9_-]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Something on the board that can be chosen, or that cannot for a reason.

    ``data`` becomes ``data-…`` attributes: ``{"action": "{…}"}``. A mark with ``why`` (the JSON of
    the action that may not be taken) is greyed, a quiet one can be chosen without asking for it.
    """

    label: str = ""
    why: str = ""
    chosen: bool = False
    quiet: bool = False
    data: Mapping[str, str] = field(default_factory=dict)


PICTURE: Final = "board"
"""The key of a board that stands alone."""

Marks = Mapping[str, Mark]
"""Marks by what they are on: ``"train:black-1"``, ``"signal:lyon-nevers@1"``, ``"switch:lyon"``,
``"departure:calais"``, ``"city:paris"``, ``"exit:amiens-paris@paris"``."""


@lru_cache(maxsize=4_096)
def ref(key: str, thing: str) -> str:
    """The id of a thing on the board whose own id is *key*.

    >>> ref("board", "signal:lyon-nevers@1")
    'board-signal-lyon-nevers_1'
    """
    kind, _, name = thing.partition(":")
    return f"{key}-{kind}-{_UNSAFE.sub('_', name)}"


@dataclass(frozen=True, slots=True)
class _Painter:
    """What all parts of one board's drawing need."""

    scene: Scene
    language: str
    key: str
    marks: Marks

    def pointable(self, name: str) -> str | None:
        """The name under which people point at a thing, on a page; a picture needs none."""
        return None if self.key == PICTURE else name

    def thing(
        self, name: str, label: str, inside: str, at: str, reach: float, ring: str = ""
    ) -> str:
        """A thing with its id and title; choosable, with a ring, when it is marked."""
        mark = self.marks.get(name)
        if mark is None:
            return _plain_thing(ref(self.key, name), self.pointable(name), label, inside, at)
        data = {f"data_{key}": value for key, value in mark.data.items()}
        if mark.why:
            data |= {"aria_disabled": "true", "data_why": mark.why}
        hit = element("circle", r=reach, class_="hit")
        ring = ring or element("circle", r=reach, class_="ring")
        kind = "" if mark.why or mark.quiet else "may"
        return choosable(
            ref(self.key, name),
            mark.label or label,
            hit,
            inside,
            ring,
            class_=f"{kind} chosen".strip() if mark.chosen else kind,
            data_thing=self.pointable(name),
            transform=at,
            **data,
        )


@lru_cache(maxsize=4_096)
def _plain_thing(id_: str, name: str | None, label: str, inside: str, at: str) -> str:
    """A thing that cannot be chosen: most of them look as they did before the last move."""
    return group(tip(label), inside, id=id_, data_thing=name, transform=at)


def board_body(
    scene: Scene,
    language: str,
    key: str = PICTURE,
    marks: Marks | None = None,
    trails: Sequence[Trail] = (),
) -> str:
    """Everything inside the frame of the board's picture."""
    painter = _Painter(scene, language, key, marks or {})
    return "".join(
        (
            printed(scene.board, language, key),
            _air(scene.board),
            _layer(_quays(scene), "quays"),
            _layer(_points(painter), "points"),
            _layer((_switch(painter, junction) for junction in scene.board.junctions), "switches"),
            _layer(_cities(painter), "cities"),
            _layer((draw_trail(scene.board, trail) for trail in trails), "trails"),
            _layer(_signals(painter), "signals"),
            _layer(_trains(painter), "trains"),
            _layer(_exits(painter), "exits"),
            _layer((draw_flag(scene.board, trail) for trail in trails), "flags"),
            element("g", id=f"{key}-preview", class_="preview"),
        )
    )


def _air(board: BoardDef) -> str:
    """Nothing, all over the board: a browser keeps what stands above the map as one sheet."""
    size = {"width": board.width, "height": board.height}
    return element("rect", fill_opacity=0, pointer_events="none", **size)


def _layer(things: Iterable[str], name: str) -> str:
    """Things of one kind; there even without any, so that a page finds each layer again."""
    return element("g", *things, class_=name)


def _quays(scene: Scene) -> Iterator[str]:
    """Each port's spaces, and the cubes that have arrived (SB-DRAW-7)."""
    spaces = {port: filled(wanted, scene.delivered[port]) for port, wanted in scene.wanted.items()}
    places = quays(scene.board, max(map(len, spaces.values())))
    for port, (corner, across) in places.items():
        yield _quay(corner, across, spaces[port])


def _quay(corner: Point, across: int, spaces: Sequence[tuple[str | None, bool]]) -> str:
    rows = -(-len(spaces) // across)
    size = {"width": across * CELL + 6, "height": rows * CELL + 6}
    ground = element("rect", x=corner[0], y=corner[1], rx=6, class_="quay", **size)
    cells = []
    for i, (goods, there) in enumerate(spaces):
        row, column = divmod(i, across)
        at = (corner[0] + 3 + CELL * (column + 0.5), corner[1] + 3 + CELL * (row + 0.5))
        cells.append(cube(at, goods) if there and goods else slot(at, goods))
    return ground + "".join(cells)


def _points(painter: _Painter) -> Iterator[str]:
    """The departure points' numbers; beside the point when a train stands on it."""
    scene = painter.scene
    taken = set(scene.trains.values())
    for departure in scene.board.departures:
        number = scene.numbers[departure.id]
        inside = text((0, 7.5), number, "no")
        if departure.id in taken:
            inside = _badge(badge_spot(scene.board, departure.id), number)
        name = f"departure:{departure.id}"
        label = point_name(scene, departure.id, painter.language)
        yield painter.thing(name, label, inside, place_at(departure.at), 30)


def _badge(at: Point, number: int) -> str:
    disc = element("circle", cx=at[0], cy=at[1], r=12, class_="point")
    return disc + text((at[0], at[1] + 5), number, "nr")


def _switch(painter: _Painter, junction: JunctionDef) -> str:
    """A junction as it is set."""
    scene = painter.scene
    inside = set_switch(scene.board, junction, tuple(scene.closed[junction.id]))
    label = switch_told(scene, junction.id, painter.language)
    return painter.thing(f"switch:{junction.id}", label, inside, place_at(junction.at), 31)


@lru_cache(maxsize=2_048)
def set_switch(board: BoardDef, junction: JunctionDef, closed: tuple[str, ...]) -> str:
    """The discs of a junction and its open way (SB-DRAW-4)."""
    arms = {track.id: track for track in board.net.tracks_at(junction.id)}
    way = open_way(_arm_end(board, arms[name], junction) for name in arms if name not in closed)
    discs = "".join(
        arm(bearing((0, 0), _arm_end(board, track, junction)), name in closed)
        for name, track in arms.items()
    )
    return way + discs


def _arm_end(board: BoardDef, track: TrackDef, junction: JunctionDef) -> Point:
    x, y = board.along_from(track, junction.id, NODE_CLEARANCE)
    return x - junction.x, y - junction.y


def _cities(painter: _Painter) -> Iterator[str]:
    """The cubes that wait in each trade city, and the city as a choice."""
    scene = painter.scene
    for city in scene.board.cities:
        name = node_name(scene.board, city.id, painter.language)
        yield painter.thing(f"city:{city.id}", name, _waiting(scene, city), place_at(city.at), 36)


def _waiting(scene: Scene, city: CityDef) -> str:
    """A trade city's cubes and empty spaces, in the upper half of its house."""
    if city.kind == "port":
        return ""
    apart = 20 if scene.room < 3 else 18
    spots = [(apart * (i - (scene.room - 1) / 2), -14.0) for i in range(scene.room)]
    here = scene.goods[city.id]
    return "".join(
        cube(at, city.goods) if i < here else slot(at, city.goods) for i, at in enumerate(spots)
    )


def _signals(painter: _Painter) -> Iterator[str]:
    """Every signal place, red or green (SB-DRAW-4)."""
    board = painter.scene.board
    for place, at, turn in signal_places(board):
        label = place_name(board, place, painter.language)
        shown = signal(place in painter.scene.green)
        yield painter.thing(f"signal:{place}", label, shown, place_at(at, turn), 17)


@lru_cache(maxsize=32)
def signal_places(board: BoardDef) -> tuple[tuple[str, Point, float], ...]:
    """Each signal place with its point and the direction of its track."""
    return tuple(_signal_places(board))


def _signal_places(board: BoardDef) -> Iterator[tuple[str, Point, float]]:
    cities = {city.id for city in board.cities}
    for track in board.tracks:
        rails = board.rails[track.id]
        curve = rails.curve
        stops = [(str(k), along) for k, along in rails.signals]
        for end, along in zip(
            track.ends, (CITY_SIGNAL_AT, curve.length - CITY_SIGNAL_AT), strict=True
        ):
            if end in cities:
                stops.append((end, along))
        for where, along in stops:
            yield f"{track.id}@{where}", curve.at(along), curve.heading(along)


def _trains(painter: _Painter) -> Iterator[str]:
    """Every train on the network, turned the way it faces (SB-DRAW-5)."""
    scene = painter.scene
    for name, position in scene.trains.items():
        at, turn = standing(scene.board, position)
        colour, number = name.rsplit("-", 1)
        body = train(colour, number, scene.loads.get(name), turn)
        label = train_told(scene, name, painter.language)
        ring = train_ring(turn)
        yield painter.thing(f"train:{name}", label, body, place_at(at), 30, ring)


def _exits(painter: _Painter) -> Iterator[str]:
    """An arrow on each track by which a train may leave its city now."""
    board = painter.scene.board
    for name, mark in painter.marks.items():
        if name.startswith("exit:"):
            track_id, _, city = name.removeprefix("exit:").rpartition("@")
            track = next(track for track in board.tracks if track.id == track_id)
            at = board.along_from(track, city, _EXIT_AT)
            turn = bearing(board.nodes[city].at, at)
            arrow = element("circle", r=15, class_="exit") + element(
                "path", d="M-8-3h7v-5l9,8-9,8v-5h-7z", class_="bar"
            )
            yield painter.thing(name, mark.label, arrow, place_at(at, turn), 18)
