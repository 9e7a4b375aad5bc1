"""Every sensible way from a position to a city, with the discs it needs and the spaces it takes.

Sets of signal places, switch settings and positions are bit masks, so that weighing a way is a
few operations on numbers. Ways are found when first asked for and kept on the board's network.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from roundhouse.games.switch_signal.rules.boards.network import Network
from roundhouse.games.switch_signal.rules.components import DICE

DETOUR: Final = 5
"""Points that a way may be longer than the shortest."""

MOST: Final = 9
"""Ways kept for one position and goal, the shortest first."""

FARTHEST: Final = 60
FASTEST: Final = 5
"""The most points of any die."""


class Need(NamedTuple):
    """A disc that a way needs ``after`` so many points: a green place, or a junction's setting."""

    after: int
    place: int
    junction: int
    setting: int


class Way(NamedTuple):
    """Points to spend, masks of what must be set and of the spaces taken, needs in order."""

    points: int
    signals: int
    switches: int
    along: int
    against: int
    needs: tuple[Need, ...]


class Track(NamedTuple):
    """Switch settings, green places and spaces taken, as masks."""

    switches: int
    green: int
    taken: int


class Around(NamedTuple):
    """The positions that one move may lead to, and all that it may depend on."""

    positions: tuple[int, ...]
    scope: Track


class Fan(NamedTuple):
    """All ways to one goal, and the masks of everything that could matter to any of them."""

    ways: tuple[Way, ...]
    signals: int
    switches: int
    spaces: int


STAY: Final = Fan((Way(0, 0, 0, 0, 0, ()),), 0, 0, 0)


class Atlas:
    """The ways of one board."""

    def __init__(self, net: Network) -> None:
        self.net = net
        self.passing = net.board.pass_through_cities
        self._fans: dict[tuple[int, int], Fan] = {}
        self._nearest: dict[int, dict[int, int]] = {}
        self._arounds: dict[int, Around] = {}
        self._masks: dict[tuple[int, ...], int] = {}
        sizes = [len(settings) for settings in net.settings]
        self.bits = [sum(sizes[:junction]) for junction in range(len(sizes))]

    def mask(self, switches: tuple[int, ...]) -> int:
        """The junctions' settings as one mask."""
        found = self._masks.get(switches)
        if found is None:
            found = sum(1 << self.bits[j] + s for j, s in enumerate(switches))
            self._masks[switches] = found
        return found

    def fan(self, at: int, goal: int) -> Fan:
        """The ways from *at* to the city *goal*; none where there is no way."""
        found = self._fans.get((at, goal))
        if found is None:
            found = STAY if at == goal else _fanned(self._ways(at, goal))
            self._fans[at, goal] = found
        return found

    def around(self, at: int) -> Around:
        """What a move from *at* may reach and meet, whatever is rolled."""
        found = self._arounds.get(at)
        if found is None:
            found = self._arounds[at] = self._around(at)
        return found

    def _around(self, at: int) -> Around:
        """Whatever lies within the points of the fastest die, and one space beyond."""
        seen, edge = {at: None}, [at]
        scope = Track(0, 0, self._departures())
        for _ in range(FASTEST + 1):
            steps = [step for here in edge for step in self._steps(here, 0)]
            for onward, needs, _ in steps:
                way = self._longer(Way(0, 0, 0, 0, 0, ()), onward, needs)
                scope = Track(
                    scope.switches | way.switches,
                    scope.green | way.signals,
                    scope.taken | way.along | way.against,
                )
            edge = [onward for onward in dict.fromkeys(s[0] for s in steps) if onward not in seen]
            seen.update(dict.fromkeys(edge))
        return Around(tuple(seen), scope)

    def _departures(self) -> int:
        first, last = self.net.first_departure, len(self.net.names)
        return (1 << last) - (1 << first)

    def _ways(self, at: int, goal: int) -> list[Way]:
        nearest = self._distances(goal)
        if at not in nearest:
            return []
        limit = nearest[at] + DETOUR
        blank = Way(0, 0, 0, 0, 0, ())
        return _undominated([*self._walks(at, goal, blank, frozenset(), limit)])

    def _walks(
        self, at: int, goal: int, way: Way, seen: frozenset[int], limit: int
    ) -> Iterator[Way]:
        """All continuations of *way* from *at* that come to *goal* and cross no junction twice."""
        nearest = self._distances(goal)
        for onward, needs, crossed in self._steps(at, way.points):
            if crossed in seen or way.points + 1 + nearest.get(onward, FARTHEST) > limit:
                continue
            longer = self._longer(way, onward, needs)
            if onward == goal:
                yield longer
            else:
                yield from self._walks(onward, goal, longer, seen | {crossed}, limit)

    def _longer(self, way: Way, onward: int, needs: tuple[Need, ...]) -> Way:
        signals, switches = way.signals, way.switches
        for need in needs:
            if need.place >= 0:
                signals |= 1 << need.place
            else:
                switches |= 1 << self.bits[need.junction] + need.setting
        facing = 1 << (onward ^ 1) if onward < self.net.first_city else 0
        return Way(
            way.points + 1,
            signals,
            switches,
            way.along | 1 << onward,
            way.against | facing,
            way.needs + needs,
        )

    def _steps(self, at: int, after: int) -> Iterator[tuple[int, tuple[Need, ...], int]]:
        """Each next position, what must be set for it, and the node crossed (unique, or -1)."""
        net = self.net
        if net.first_city <= at < net.first_departure:
            if after and not self.passing:
                return
            for way_out in net.exits_at(at):
                yield way_out.first, (Need(after, way_out.place, -1, -1),), -2 - at
            return
        signal, junction, arm, onward = net.ahead[at]
        if junction < 0:
            if onward < net.first_departure:
                yield onward, (Need(after, signal, -1, -1),) if signal >= 0 else (), -1 - after
            return
        for setting, leads in enumerate(net.leads[junction]):
            if leads[arm] >= 0:
                yield leads[arm], (Need(after, -1, junction, setting),), junction

    def _distances(self, goal: int) -> dict[int, int]:
        """The fewest points to *goal* from every position that reaches it."""
        found = self._nearest.get(goal)
        if found is None:
            found = self._nearest[goal] = self._spread(goal)
        return found

    def _spread(self, goal: int) -> dict[int, int]:
        before: dict[int, list[int]] = {}
        for at in range(len(self.net.names)):
            for onward, _, _ in self._steps(at, 0):
                before.setdefault(onward, []).append(at)
        found, edge = {goal: 0}, [goal]
        while edge:
            reached = []
            for onward in edge:
                if onward != goal and self._stops(onward):
                    continue
                fresh = [at for at in before.get(onward, ()) if at not in found]
                found.update((at, found[onward] + 1) for at in fresh)
                reached += fresh
            edge = reached
        return found

    def _stops(self, at: int) -> bool:
        """Whether every train must stop there."""
        return not self.passing and self.net.first_city <= at < self.net.first_departure


def atlas_of(net: Network) -> Atlas:
    """The board's atlas, made once."""
    found = net.cache.get("atlas")
    if not isinstance(found, Atlas):
        found = net.cache["atlas"] = Atlas(net)
    return found


def _undominated(ways: list[Way]) -> list[Way]:
    """Without those that are no shorter than another and need all that it needs."""
    kept: list[Way] = []
    for way in sorted(ways, key=lambda w: (w.points, len(w.needs))):
        if not any(
            k.signals | way.signals == way.signals and k.switches | way.switches == way.switches
            for k in kept
        ):
            kept.append(way)
    return kept[:MOST]


def _fanned(ways: list[Way]) -> Fan:
    signals = switches = spaces = 0
    for way in ways:
        signals |= way.signals
        switches |= way.switches
        spaces |= way.along | way.against
    return Fan(tuple(ways), signals, switches, spaces)


def _moves(faces: tuple[int, ...]) -> tuple[float, ...]:
    """How many moves with such a die it takes on average to go so many points."""
    needed = [0.0]
    for points in range(1, FARTHEST + 1):
        needed.append(1 + sum(needed[max(0, points - face)] for face in faces) / len(faces))
    return tuple(needed)


MOVES: Final = tuple(_moves(faces) for faces in DICE.values())
"""For each colour, the moves needed for each number of points."""
