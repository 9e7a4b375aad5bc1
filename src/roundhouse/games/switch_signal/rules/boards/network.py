"""A board in numbers, so that a walk along it is nothing but table look-ups.

A *position* is a space with a heading: sections come first, two positions each (towards the
second end, towards the first), then the cities, then the departure points. Two trains on one
section that face each other therefore differ in the last bit only (SS-MOVE-14).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from roundhouse.games.switch_signal.rules.components import GOODS

if TYPE_CHECKING:
    from roundhouse.games.switch_signal.rules.boards.board import BoardDef, TrackDef

DEPOT: Final = -1
NOWHERE: Final = -1


class Ahead(NamedTuple):
    """What lies before a position: a signal place or -1, then the next position or a junction."""

    signal: int
    junction: int
    arm: int
    next: int


class Exit(NamedTuple):
    """A way out of a city: its track, its signal place, the first position on it."""

    track: str
    place: int
    first: int


class Network:
    """The numbers of one board. All of it is made once and never changed."""

    def __init__(self, board: BoardDef) -> None:
        self.board = board
        self.cache: dict[Any, Any] = {}
        self._number_spaces()
        self._number_places()
        self._number_switches()
        self.ahead = tuple(self._ahead())
        self.exits = tuple(self._exits(city.id) for city in board.cities)
        self.port_at = {self.number[port.id]: i for i, port in enumerate(board.ports)}
        self.goods_at = {self.number[c.id]: GOODS.index(c.goods) for c in board.trade_cities}
        self.home = {goods: at for at, goods in self.goods_at.items()}

    def _number_spaces(self) -> None:
        """Positions and their names (SS-TERM-15)."""
        self._base: dict[str, int] = {}
        names: list[str] = []
        tracks: list[str] = []
        for track in self.board.tracks:
            self._base[track.id] = len(names)
            for k in range(1, track.sections + 1):
                names += [f"{track.id}:{k}>", f"{track.id}:{k}<"]
                tracks += [track.id, track.id]
        self.first_city = len(names)
        self.track_of = tuple(tracks)
        names += [city.id for city in self.board.cities]
        self.first_departure = len(names)
        names += [departure.id for departure in self.board.departures]
        self.names = tuple(names)
        self.number = {name: number for number, name in enumerate(names)}
        self.departure = {d.number: self.number[d.id] for d in self.board.departures}

    def _number_places(self) -> None:
        """Signal places, city places first; sets of them are bit masks."""
        cities = {city.id: i for i, city in enumerate(self.board.cities)}
        names: list[str] = []
        self.city_places = [0] * len(cities)
        for track in self.board.tracks:
            for end in track.ends:
                if end in cities:
                    self.city_places[cities[end]] |= 1 << len(names)
                    names.append(f"{track.id}@{end}")
        at_cities = len(names)
        names += [f"{t.id}@{k}" for t in self.board.tracks for k in t.signals]
        self.places = tuple(names)
        self.place = {name: number for number, name in enumerate(names)}
        self.track_places = (1 << len(names)) - (1 << at_cities)
        self.city_of_place = tuple(
            next((c for c, mask in enumerate(self.city_places) if mask >> p & 1), NOWHERE)
            for p in range(len(names))
        )

    def _number_switches(self) -> None:
        """Junctions, and each way their discs may lie (SS-TERM-6)."""
        self.junction = {j.id: i for i, j in enumerate(self.board.junctions)}
        self.arms = tuple(tuple(self.tracks_at(j.id)) for j in self.board.junctions)
        self.settings = tuple(
            tuple(combinations(sorted(t.id for t in arms), len(arms) - 2)) for arms in self.arms
        )
        self.setting = tuple({closed: i for i, closed in enumerate(s)} for s in self.settings)
        self.leads = tuple(
            tuple(self._leads(j.id, arms, closed) for closed in settings)
            for j, arms, settings in zip(
                self.board.junctions, self.arms, self.settings, strict=True
            )
        )

    def _leads(
        self, junction: str, arms: tuple[TrackDef, ...], closed: tuple[str, ...]
    ) -> tuple[int, ...]:
        """For each arm, where a train that arrives on it goes on (SS-TERM-7)."""
        one, other = (arm for arm in arms if arm.id not in closed)
        onward = {one.id: self.away(other, junction), other.id: self.away(one, junction)}
        return tuple(onward.get(arm.id, NOWHERE) for arm in arms)

    def tracks_at(self, node: str) -> Iterator[TrackDef]:
        """The tracks that end at *node*, in the file's order."""
        return (track for track in self.board.tracks if node in track.ends)

    def away(self, track: TrackDef, node: str) -> int:
        """The first position on *track* for a train that leaves *node*."""
        base = self._base[track.id]
        return base if track.ends[0] == node else base + 2 * track.sections - 1

    def _ahead(self) -> Iterator[Ahead]:
        for track in self.board.tracks:
            base = self._base[track.id]
            for k in range(1, track.sections + 1):
                yield self._onward(track, k, 1, base + 2 * k)
                yield self._onward(track, k, 0, base + 2 * k - 3)
        yield from (Ahead(NOWHERE, NOWHERE, NOWHERE, NOWHERE) for _ in self.board.cities)
        for departure in self.board.departures:
            (track,) = self.tracks_at(departure.id)
            yield Ahead(NOWHERE, NOWHERE, NOWHERE, self.away(track, departure.id))

    def _onward(self, track: TrackDef, k: int, end: int, following: int) -> Ahead:
        """What a train on section *k* meets that faces end 0 or 1; *following* is next on track."""
        if k != (track.sections if end else 1):
            signal = self.place.get(f"{track.id}@{k if end else k - 1}", NOWHERE)
            return Ahead(signal, NOWHERE, NOWHERE, following)
        node = track.ends[end]
        if node in self.junction:
            junction = self.junction[node]
            return Ahead(NOWHERE, junction, self.arms[junction].index(track), NOWHERE)
        return Ahead(
            self.place.get(f"{track.id}@{node}", NOWHERE), NOWHERE, NOWHERE, self.number[node]
        )

    def _exits(self, city: str) -> tuple[Exit, ...]:
        return tuple(
            Exit(track.id, self.place[f"{track.id}@{city}"], self.away(track, city))
            for track in self.tracks_at(city)
        )

    def exits_at(self, at: int) -> tuple[Exit, ...]:
        """The ways out of the city at position *at*."""
        return self.exits[at - self.first_city]

    def places_in(self, mask: int) -> tuple[str, ...]:
        """The names of the places in a bit mask."""
        return tuple(name for i, name in enumerate(self.places) if mask >> i & 1)

    def mask(self, names: tuple[str, ...]) -> int:
        """The bit mask of the places *names*."""
        return sum(1 << self.place[name] for name in names)
