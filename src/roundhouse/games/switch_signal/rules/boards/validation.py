"""Whether a board may be played on: the errors of the validation table (SB-VAL-2 to 17)."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from roundhouse.games.switch_signal.rules.boards.board import (
    BoardDef,
    CityDef,
    DepartureDef,
    TrackDef,
)
from roundhouse.games.switch_signal.rules.boards.example_turn import example_faults
from roundhouse.games.switch_signal.rules.boards.faults import (
    BadId,
    BadTrackId,
    BoardFault,
    DirectTrack,
    DoubleTrack,
    OffCanvas,
    OutOfReach,
    RepeatedId,
    SameEnds,
    TooFewTrackPlaces,
    Trap,
    Unconnected,
    UnknownEnd,
    WrongCount,
    WrongDiscs,
    WrongDiscTotal,
    WrongGoods,
    WrongGreen,
    WrongGreenCount,
    WrongHelpers,
    WrongNumbers,
    WrongSections,
    WrongSignal,
    WrongSignalDiscs,
    WrongTracks,
)
from roundhouse.games.switch_signal.rules.boards.reach import Reach
from roundhouse.games.switch_signal.rules.components import DEPARTURES, GOODS, HELPERS, TRACK_DISCS

NODE_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CENTRAL_EUROPE: Final = "central-europe"
NORTH_AMERICA: Final = "north-america"
PRINTED_DISCS: Final = 26
MOST_DISCS: Final = 29
MOST_SECTIONS: Final = 20
"""More than any map has room for; keeps a file from asking for a million."""

Faults = Iterator[BoardFault]


def errors(board: BoardDef) -> list[BoardFault]:
    """Everything for which *board* must be refused; the way trains go last."""
    return list(_ids(board)) or list(_parts(board)) or list(ways(board))


def _ids(board: BoardDef) -> Faults:
    """SB-VAL-2, SB-VAL-3: without sound ids nothing else can be looked at."""
    nodes = [*board.cities, *board.departures, *board.junctions]
    for node in nodes:
        if not NODE_ID.fullmatch(node.id):
            yield BadId(rule="SB-VAL-2", place=node.id)
    if not NODE_ID.fullmatch(board.id):
        yield BadId(rule="SB-VAL-2", place=board.id)
    for names in ([n.id for n in nodes], [t.id for t in board.tracks]):
        for name, count in Counter(names).items():
            if count > 1:
                yield RepeatedId(rule="SB-VAL-2", place=name)
    for track in board.tracks:
        yield from _track_ends(board, track)
    yield from _double_tracks(board)


def _track_ends(board: BoardDef, track: TrackDef) -> Faults:
    first, second = track.ends
    if track.id != f"{first}-{second}":
        yield BadTrackId(rule="SB-VAL-2", place=track.id, needed=f"{first}-{second}")
    for end in track.ends:
        if end not in board.nodes:
            yield UnknownEnd(rule="SB-VAL-3", place=track.id, end=end)
    if first == second:
        yield SameEnds(rule="SB-VAL-3", place=track.id)
    for kind, name in ((CityDef, "city"), (DepartureDef, "departure")):
        if all(isinstance(board.nodes.get(end), kind) for end in track.ends):
            yield DirectTrack(rule="SB-VAL-3", place=track.id, kind=name)


def _double_tracks(board: BoardDef) -> Faults:
    seen: dict[frozenset[str], str] = {}
    for track in board.tracks:
        ends = frozenset(track.ends)
        if ends in seen:
            yield DoubleTrack(rule="SB-VAL-3", place=track.id, other=seen[ends])
        seen.setdefault(ends, track.id)


def _parts(board: BoardDef) -> Faults:
    yield from _cities(board)
    numbers = sorted(departure.number for departure in board.departures)
    if numbers != list(DEPARTURES):
        yield WrongNumbers(rule="SB-VAL-5", place="[[departure]]", found=tuple(numbers))
    yield from _node_tracks(board)
    yield from _discs(board)
    yield from _sections(board)
    yield from _green(board)
    yield from _helpers(board)
    yield from _canvas(board)


def _cities(board: BoardDef) -> Faults:
    """SB-VAL-4: four trade cities of four colours; one port, or two that trains may pass."""
    low, high = _ports(board)
    counts = (("trade", board.trade_cities, 4, 4), ("port", board.ports, low, high))
    for kind, cities, least, most in counts:
        if not least <= len(cities) <= most:
            yield WrongCount(
                rule="SB-VAL-4",
                place="[[city]]",
                kind=kind,
                found=len(cities),
                low=least,
                high=most,
            )
    goods = Counter(city.goods for city in board.trade_cities)
    for city in board.trade_cities:
        if city.goods not in GOODS:
            yield WrongGoods(rule="SB-VAL-4", place=city.id, goods=city.goods, why="unknown")
        elif goods[city.goods] > 1:
            yield WrongGoods(rule="SB-VAL-4", place=city.id, goods=city.goods, why="repeated")
    for port in board.ports:
        if port.goods:
            yield WrongGoods(rule="SB-VAL-4", place=port.id, goods=port.goods, why="port")
    for colour in GOODS:
        if not goods[colour]:
            yield WrongGoods(rule="SB-VAL-4", place="[[city]]", goods=colour, why="missing")


def _ports(board: BoardDef) -> tuple[int, int]:
    """How many ports: with two, trains must be able to pass the wrong one."""
    if board.id == NORTH_AMERICA:
        return 2, 2
    return 1, 2 if board.pass_through_cities and board.id != CENTRAL_EUROPE else 1


def _node_tracks(board: BoardDef) -> Faults:
    """SB-VAL-6."""
    ends = Counter(end for track in board.tracks for end in track.ends)
    kinds = (
        ("departure", board.departures, 1, 1),
        ("city", board.cities, 2, 4),
        ("junction", board.junctions, 3, 4),
    )
    for kind, nodes, low, high in kinds:
        for node in nodes:
            if not low <= (found := ends[node.id]) <= high:
                yield WrongTracks(
                    rule="SB-VAL-6", place=node.id, kind=kind, found=found, low=low, high=high
                )


def _discs(board: BoardDef) -> Faults:
    """SB-VAL-7, SB-VAL-8."""
    for junction in board.junctions:
        arms = [track.id for track in board.tracks if junction.id in track.ends]
        for disc in junction.discs:
            if disc not in arms:
                yield _disc(junction.id, "no_arm", disc, ", ".join(arms))
        if len(set(junction.discs)) != len(junction.discs):
            yield _disc(junction.id, "repeated", ", ".join(junction.discs), ", ".join(arms))
        if len(junction.discs) != len(arms) - 2:
            yield _disc(junction.id, "number", str(len(junction.discs)), str(len(arms) - 2))
    total = sum(len(junction.discs) for junction in board.junctions)
    if total != board.switch_discs:
        yield _total("stated", total, board.switch_discs)
    if board.id == CENTRAL_EUROPE and total != PRINTED_DISCS:
        yield _total("printed", total, PRINTED_DISCS)
    if total > MOST_DISCS:
        yield _total("most", total, MOST_DISCS)


def _disc(place: str, why: str, found: str, needed: str) -> WrongDiscs:
    return WrongDiscs(rule="SB-VAL-7", place=place, why=why, found=found, needed=needed)


def _total(why: str, found: int, needed: int) -> WrongDiscTotal:
    return WrongDiscTotal(
        rule="SB-VAL-8", place="[[junction]]", why=why, found=found, needed=needed
    )


def _sections(board: BoardDef) -> Faults:
    """SB-VAL-9."""
    departures = {departure.id for departure in board.departures}
    for track in board.tracks:
        if not 1 <= track.sections <= MOST_SECTIONS:
            yield WrongSections(
                rule="SB-VAL-9", place=track.id, found=track.sections, most=MOST_SECTIONS
            )
        for k, count in Counter(track.signals).items():
            if not 1 <= k < track.sections:
                yield _signal(track, "range", k)
            if count > 1:
                yield _signal(track, "repeated", k)
            if departures & set(track.ends):
                yield _signal(track, "departure", k)


def _signal(track: TrackDef, why: str, k: int) -> WrongSignal:
    return WrongSignal(
        rule="SB-VAL-9", place=track.id, why=why, found=k, most=max(track.sections - 1, 0)
    )


def _green(board: BoardDef) -> Faults:
    """SB-VAL-10, SB-VAL-11."""
    cities = {city.id for city in board.cities}
    at_city = {f"{t.id}@{end}": end for t in board.tracks for end in t.ends if end in cities}
    on_track = {f"{t.id}@{k}" for t in board.tracks for k in t.signals}
    for place, count in Counter(board.green).items():
        if place not in at_city and place not in on_track:
            yield WrongGreen(rule="SB-VAL-10", place=place, why="unknown")
        elif count > 1:
            yield WrongGreen(rule="SB-VAL-10", place=place, why="repeated")
    each = Counter(at_city.get(place) for place in board.green)
    for city in board.cities:
        if each[city.id] != 1:
            yield _count(city.id, "city", each[city.id], 1)
    tracks = sum(place in on_track for place in board.green)
    if tracks != TRACK_DISCS:
        yield _count("[first_game]", "track", tracks, TRACK_DISCS)
    if len(board.green) != board.signal_discs:
        yield _count("[first_game]", "all", len(board.green), board.signal_discs)
    yield from _signal_discs(board, len(on_track))


def _count(place: str, why: str, found: int, needed: int) -> WrongGreenCount:
    return WrongGreenCount(rule="SB-VAL-10", place=place, why=why, found=found, needed=needed)


def _signal_discs(board: BoardDef, track_places: int) -> Faults:
    needed = len(board.cities) + TRACK_DISCS
    if board.signal_discs != needed:
        yield WrongSignalDiscs(
            rule="SB-VAL-11", place="[board]", found=board.signal_discs, needed=needed
        )
    if track_places <= TRACK_DISCS:
        yield TooFewTrackPlaces(
            rule="SB-VAL-11", place="[[track]]", found=track_places, needed=TRACK_DISCS + 1
        )


def _helpers(board: BoardDef) -> Faults:
    """SB-VAL-12."""
    for helper, count in Counter(board.helpers).items():
        if helper not in HELPERS:
            yield _helper("unknown", helper)
        if count > 1:
            yield _helper("repeated", helper)
    if len(board.helpers) != 3:
        yield _helper("number", str(len(board.helpers)))


def _helper(why: str, found: str) -> WrongHelpers:
    return WrongHelpers(rule="SB-VAL-12", place="[board]", why=why, found=found)


def _canvas(board: BoardDef) -> Faults:
    """SB-VAL-17."""
    points = [(node.id, node.at) for node in board.nodes.values()]
    points += [(track.id, point) for track in board.tracks for point in track.via]
    for place, (x, y) in points:
        if not (0 <= x <= board.width and 0 <= y <= board.height):
            yield OffCanvas(rule="SB-VAL-17", place=place, x=f"{x:g}", y=f"{y:g}")


def ways(board: BoardDef) -> Faults:
    """What is wrong with where trains can go (SB-VAL-13 to SB-VAL-16)."""
    yield from _connected(board)
    reach = Reach(board)
    for departure in board.departures:
        reached = reach.from_city_or_point(departure.id)
        for city in board.cities:
            if city.id not in reached:
                yield OutOfReach(rule="SB-VAL-14", place=departure.id, target=city.id)
    for city in board.trade_cities:
        reached = reach.loaded(city.id)
        for port in board.ports:
            if port.id not in reached:
                yield OutOfReach(rule="SB-VAL-14", place=city.id, target=port.id)
    for at in reach.traps():
        if not _to_departure(board, at):
            yield Trap(rule="SB-VAL-15", place=board.net.names[at])
    if board.id == CENTRAL_EUROPE:
        yield from example_faults(board)


def _to_departure(board: BoardDef, at: int) -> bool:
    """Whether the position is on a departure point's own track and faces that point."""
    name = board.net.track_of[at]
    track = next(track for track in board.tracks if track.id == name)
    faced = track.ends[at % 2 == 0]
    return isinstance(board.nodes[faced], DepartureDef)


def _connected(board: BoardDef) -> Faults:
    seen, queue = {board.cities[0].id}, [board.cities[0].id]
    for node in queue:
        for track in board.net.tracks_at(node):
            for end in track.ends:
                if end not in seen:
                    seen.add(end)
                    queue.append(end)
    for name in board.nodes:
        if name not in seen:
            yield Unconnected(rule="SB-VAL-13", place=name)
