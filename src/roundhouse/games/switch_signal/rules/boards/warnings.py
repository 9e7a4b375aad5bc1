"""Whether a board is pleasant to look at and to play on: the warnings (SB-VAL-21 to 29)."""

from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Final

from roundhouse.games.switch_signal.rules.boards.board import (
    BoardDef,
    NodeDef,
    TrackDef,
    signal_points,
)
from roundhouse.games.switch_signal.rules.boards.faults import (
    BoardFault,
    LabelInTheWay,
    LedAstray,
    OffGuideline,
    SharpAngle,
    TooClose,
    TracksCross,
    WeakLink,
    WrongLength,
)
from roundhouse.games.switch_signal.rules.boards.geometry import (
    LABEL_SIZES,
    Box,
    Point,
    apart,
    bearing,
    crossing,
    label_box,
)
from roundhouse.games.switch_signal.rules.boards.network import NOWHERE
from roundhouse.games.switch_signal.rules.boards.reach import Reach
from roundhouse.games.switch_signal.rules.opening import opening
from roundhouse.games.switch_signal.rules.state import Settings

NEAR_SHARED_NODE: Final = 14
SECTION_LENGTH: Final = (40, 122)
NODES_APART: Final = 95
TRACK_FROM_NODE: Final = 48
ARMS_APART: Final = 38
MEASURED_AT: Final = 30
NODE_REACH: Final = {"city": 30.0, "departure": 25.0, "junction": 25.0}
SIGNAL_REACH: Final = 10.0
RAIL_REACH: Final = 3.0

Faults = Iterator[BoardFault]


def warnings(board: BoardDef) -> list[BoardFault]:
    """What spoils the drawing or the balance of a board without errors."""
    checks = (
        _crossings,
        _lengths,
        _nodes,
        _tracks,
        _angles,
        _labels,
        weak_links,
        _astray,
        _distances,
    )
    return [fault for check in checks for fault in check(board)]


def _crossings(board: BoardDef) -> Faults:
    """SB-VAL-21."""
    for one, other in combinations(board.tracks, 2):
        if at := _crossing(board, one, other):
            yield TracksCross(
                rule="SB-VAL-21", place=one.id, other=other.id, x=round(at[0]), y=round(at[1])
            )


def _crossing(board: BoardDef, one: TrackDef, other: TrackDef) -> Point | None:
    first, second = board.curves[one.id], board.curves[other.id]
    if not first.bounds.overlaps(second.bounds):
        return None
    shared = [board.nodes[end].at for end in one.ends if end in other.ends]
    pieces = first.near(second.bounds)
    for across in second.near(first.bounds):
        for piece in pieces:
            at = crossing(piece, across)
            if at and all(dist(at, node) > NEAR_SHARED_NODE for node in shared):
                return at
    return None


def _lengths(board: BoardDef) -> Faults:
    """SB-VAL-22."""
    low, high = SECTION_LENGTH
    for track in board.tracks:
        start, end = board.rails[track.id].pieces[0]
        if not low <= end - start <= high:
            yield WrongLength(
                rule="SB-VAL-22", place=track.id, found=round(end - start), low=low, high=high
            )


def _nodes(board: BoardDef) -> Faults:
    """SB-VAL-23."""
    for one, other in combinations(board.nodes.values(), 2):
        yield from _too_close("SB-VAL-23", one.id, other.id, dist(one.at, other.at), NODES_APART)


def _tracks(board: BoardDef) -> Faults:
    """SB-VAL-24."""
    for track in board.tracks:
        curve = board.curves[track.id]
        for node in board.nodes.values():
            if node.id not in track.ends and curve.bounds.gap(node.at) < TRACK_FROM_NODE:
                found = min(dist(point, node.at) for point in curve.points)
                yield from _too_close("SB-VAL-24", track.id, node.id, found, TRACK_FROM_NODE)


def _too_close(rule: str, place: str, other: str, found: float, needed: int) -> Faults:
    if found < needed:
        yield TooClose(rule=rule, place=place, other=other, found=int(found), needed=needed)


def _angles(board: BoardDef) -> Faults:
    """SB-VAL-25."""
    for node in (*board.junctions, *board.cities):
        arms = {
            track.id: bearing(node.at, board.along_from(track, node.id, MEASURED_AT))
            for track in board.net.tracks_at(node.id)
        }
        for one, other in combinations(arms, 2):
            wide = apart(arms[one], arms[other])
            if wide < ARMS_APART:
                yield SharpAngle(
                    rule="SB-VAL-25",
                    place=node.id,
                    one=one,
                    other=other,
                    found=int(wide),
                    needed=ARMS_APART,
                )


def _labels(board: BoardDef) -> Faults:
    """SB-VAL-26."""
    boxes = {node.id: _label(kind, node) for kind, node in _kinds(board)}
    canvas = Box(0, 0, board.width, board.height)
    for place, box in boxes.items():
        if not box.inside(canvas):
            yield LabelInTheWay(rule="SB-VAL-26", place=place, other="canvas")
        for other in _things_under(board, box):
            yield LabelInTheWay(rule="SB-VAL-26", place=place, other=other)
    for one, other in combinations(boxes, 2):
        if boxes[one].overlaps(boxes[other]):
            yield LabelInTheWay(rule="SB-VAL-26", place=one, other=other)


def _kinds(board: BoardDef) -> Iterator[tuple[str, NodeDef]]:
    for kind, nodes in (
        ("city", board.cities),
        ("departure", board.departures),
        ("junction", board.junctions),
    ):
        yield from ((kind, node) for node in nodes)


def _label(kind: str, node: NodeDef) -> Box:
    label = node.label
    at = (node.x + label.dx, node.y + label.dy)
    return label_box(node.name, at, label.anchor, LABEL_SIZES[kind])


def _things_under(board: BoardDef, box: Box) -> Iterator[str]:
    for kind, node in _kinds(board):
        if box.gap(node.at) < NODE_REACH[kind]:
            yield node.id
    for track in board.tracks:
        curve = board.curves[track.id]
        close = curve.bounds.wider(RAIL_REACH).overlaps(box)
        if close and any(box.gap(point) < RAIL_REACH for point in curve.points):
            yield track.id
    for name, point in signal_points(board).items():
        if box.gap(point) < SIGNAL_REACH:
            yield name


def weak_links(board: BoardDef) -> Faults:
    """Tracks without which a trade city reaches no port (SB-VAL-27, SB-REQ-12)."""
    departures = {departure.id for departure in board.departures}
    for track in board.tracks:
        if departures & set(track.ends):
            continue
        reach = Reach(board, closed=(track.id,))
        for city in board.trade_cities:
            if not reach.loaded(city.id):
                yield WeakLink(rule="SB-VAL-27", place=track.id, city=city.id)


def _astray(board: BoardDef) -> Faults:
    """SB-VAL-28: the first-game switches lead from one departure point to another."""
    net, switches = board.net, opening(board, Settings()).switches
    for departure in board.departures:
        at, seen = net.number[departure.id], set[int]()
        while at not in seen and (at < net.first_city or not seen):
            seen.add(at)
            ahead = net.ahead[at]
            at = ahead.next
            if ahead.junction != NOWHERE:
                at = net.leads[ahead.junction][switches[ahead.junction]][ahead.arm]
            if at == NOWHERE:
                break
        if at >= net.first_departure and at not in seen:
            yield LedAstray(rule="SB-VAL-28", place=departure.id, other=net.names[at])


def _distances(board: BoardDef) -> Faults:
    """SB-VAL-29: the guidelines of SB-REQ-19."""
    found = lengths(board)
    for what, (low, high) in GUIDELINES.items():
        if not low <= found[what] <= high:
            yield _off("[board]", what, found[what], low, high)
    for track in board.tracks:
        if track.sections > 3:
            yield _off(track.id, "sections", track.sections, 1, 3)


GUIDELINES: Final = {"to_trade_city": (4, 6), "to_port": (7, 9), "longest": (1, 13)}


def lengths(board: BoardDef) -> dict[str, float]:
    """The distances that SB-REQ-19 speaks of, in points."""
    reach = Reach(board)
    trade = {city.id for city in board.trade_cities}
    weighted = 0
    for departure in board.departures:
        reached = reach.from_city_or_point(departure.id)
        ways = 6 - abs(departure.number - 7)
        weighted += ways * min(points for city, points in reached.items() if city in trade)
    to_port = [points for city in trade for points in reach.loaded(city).values()]
    return {
        "to_trade_city": weighted / 36,
        "to_port": sum(to_port) / len(to_port),
        "longest": max(to_port),
    }


def _off(place: str, what: str, found: float, low: int, high: int) -> OffGuideline:
    return OffGuideline(
        rule="SB-VAL-29",
        place=place,
        what=what,
        found=f"{found:.3g}",
        low=str(low),
        high=str(high),
    )
