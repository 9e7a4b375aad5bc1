"""What a position is worth, in moves: the work still to be done against the time left for it.

The *work* of a train is the number of moves it takes on average to bring its cube home, plus the
cards for discs on its way. Each cube still needed is one task; tasks go to the trains that
finish them with the least work, the rest wait for trains from the depot.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from roundhouse.bots.switch_signal.tasks import ANY, Pair, Roster, Task
from roundhouse.bots.switch_signal.ways import FARTHEST, MOVES, Fan, Track, Way, atlas_of
from roundhouse.games.switch_signal.network import DEPOT, Network
from roundhouse.games.switch_signal.printed import COLOUR_OF, COLOURS, TRAINS
from roundhouse.games.switch_signal.state import WON, Hand, State

LOST: Final = -1000.0
USUAL_CLOCK: Final = 7
TYPICAL: Final = 1
"""The colour of a train of which nothing is known yet: neither fast nor slow."""

TO_A_CITY: Final = 6
"""Points from a departure point to the trade city that is wanted, more or less."""

COLOUR: Final = tuple(COLOURS.index(COLOUR_OF[train]) for train in TRAINS)
"""Each train's colour as a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What things are worth in moves, found by trial in the arena.

    ``against`` and ``along`` are for other trains on the way, ``wait`` for a task that has no
    train yet, ``surplus`` for a train without a task, ``stray`` for one that must go back to
    the depot first. ``hope`` and ``risk`` weigh what the next instruction brings and costs.
    ``cards`` has a row for each type, a value for the first, the second ... of a hand.
    """

    switch: float = 0.6
    signal: float = 0.6
    load: float = 0.8
    against: float = 2.0
    along: float = 0.3
    wait: float = 2.0
    surplus: float = 0.5
    stray: float = 1.5
    turn: float = 4.5
    token: float = 0.64
    hope: float = 1.0
    risk: float = 2.0
    cards: tuple[tuple[float, ...], ...] = (
        (0.3, 0.2, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
        (0.45, 0.35, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
        (0.4, 0.4, 0.35, 0.3, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2),
    )
    drawn: float = 0.25


class Outlook(NamedTuple):
    """Each train's task and work, and what the whole position is worth."""

    tasks: tuple[Task | None, ...]
    works: tuple[float, ...]
    worth: float


class Judge:
    """Weighs positions on one board; remembers what it has weighed."""

    def __init__(self, net: Network, weights: Weights) -> None:
        self.net = net
        self.atlas = atlas_of(net)
        self.weights = weights
        self.ports = sorted(net.port_at, key=lambda at: net.port_at[at])
        self.gains: dict[object, float] = {}
        self._looks: dict[object, Outlook] = {}
        self._legs: dict[object, float] = {}
        self._works: dict[object, float] = {}
        self._scopes: dict[object, Track] = {}
        self._reaches: dict[object, Track] = {}

    @property
    def remembered(self) -> int:
        """How much has been weighed and kept."""
        return sum(map(len, self._kept()))

    def forget(self) -> None:
        """Start afresh."""
        for kept in self._kept():
            kept.clear()

    def _kept(self) -> tuple[dict[object, Any], ...]:
        return self.gains, self._looks, self._works, self._legs

    def look(self, state: State) -> Outlook:
        """The whole position."""
        if state.outcome:
            worth = -LOST if state.outcome == WON else LOST
            return Outlook((None,) * len(TRAINS), (0.0,) * len(TRAINS), worth)
        key = (state.trains, state.loads, state.green, state.switches, state.delivered)
        found = self._looks.get(key)
        if found is None:
            found = self._looks[key] = self._look(state)
        return found._replace(worth=found.worth + self.time(state))

    def _look(self, state: State) -> Outlook:
        """Everything but the time."""
        track, roster = self.track(state), Roster(state)
        roster.hand_out(self._pairs(state, track, roster, loaded=True))
        empty = self._pairs(state, track, roster, loaded=False)
        roster.hand_out(empty)
        roster.swap(empty)
        total = sum(roster.works) + sum(
            count * self.fresh(task, track) for task, count in roster.open.items() if count
        )
        return Outlook(tuple(roster.tasks), tuple(roster.works), -total)

    def _pairs(self, state: State, track: Track, roster: Roster, *, loaded: bool) -> list[Pair]:
        """The work of every open task for every train that could take it."""
        pairs: list[Pair] = []
        for train, at in enumerate(state.trains):
            goods = state.loads[train]
            if at == DEPOT or (goods >= 0) != loaded:
                continue
            roster.works[train] = self.weights.surplus
            pairs += [
                (self.work(at, goods, COLOUR[train], task, track), train, task)
                for task, count in roster.open.items()
                if count and (not loaded or task.goods in {goods, ANY})
            ]
        return pairs

    def track(self, state: State) -> Track:
        """The discs and trains of a position as masks."""
        taken = 0
        for at in state.trains:
            if at >= 0:
                taken |= 1 << at
        return Track(self.atlas.mask(state.switches), state.green, taken)

    def time(self, state: State) -> float:
        """What is left of stack and clock."""
        return self.weights.turn * state.left + self.token(state) * state.clock

    def token(self, state: State) -> float:
        """What one time token is worth: less, the more of them a turn has."""
        return self.weights.token * USUAL_CLOCK / state.settings.clock

    def fresh(self, task: Task, track: Track) -> float:
        """The work of a task for a train that is still to come from the depot."""
        w, port = self.weights, self.ports[task.port]
        carry = min(
            self._leg(self.net.home[goods], port, TYPICAL, track, later=True)
            for goods in self.goods_for(task)
        )
        return w.wait + MOVES[TYPICAL][TO_A_CITY] + w.load + carry

    def goods_for(self, task: Task) -> tuple[int, ...]:
        """The colours that fulfil a task."""
        return (task.goods,) if task.goods != ANY else tuple(self.net.home)

    def work(self, at: int, goods: int, colour: int, task: Task, track: Track) -> float:
        """The work of a train at *at*, loaded with *goods* or not, to fulfil *task*."""
        place = (at, goods >= 0, task)
        scope = self._scopes.get(place)
        if scope is None:
            scope = self._scopes[place] = self._scope(*place)
        key = (place, colour, track[0] & scope[0], track[1] & scope[1], track[2] & scope[2])
        found = self._works.get(key)
        if found is None:
            found = self._works[key] = self._work(at, goods >= 0, colour, task, track)
        return found

    def _work(self, at: int, loaded: bool, colour: int, task: Task, track: Track) -> float:
        port = self.ports[task.port]
        stray = self.fresh(task, track) + self.weights.stray
        if loaded:
            return min(stray, self._leg(at, port, colour, track))
        return min(stray, *(self.fetch(at, g, colour, port, track) for g in self.goods_for(task)))

    def fetch(self, at: int, goods: int, colour: int, port: int, track: Track) -> float:
        """The work of an empty train that loads *goods* and carries them to *port*."""
        home = self.net.home[goods]
        there = self._leg(at, home, colour, track) if at != home else 0.0
        return there + self.weights.load + self._leg(home, port, colour, track, later=True)

    def _leg(self, at: int, goal: int, colour: int, track: Track, *, later: bool = False) -> float:
        """The work of going from *at* to a city as the discs lie; trains matter if it is now."""
        fan = self.atlas.fan(at, goal)
        if later:
            track = Track(track.switches, track.green, 0)
        key = (
            at, goal, colour,
            track[0] & fan.switches, track[1] & fan.signals, track[2] & fan.spaces,
        )  # fmt: skip
        found = self._legs.get(key)
        if found is None:
            works = [self.toll(way, colour, track) for way in fan.ways]
            found = self._legs[key] = min(works, default=MOVES[colour][FARTHEST])
        return found

    def toll(self, way: Way, colour: int, track: Track) -> float:
        """The work of one way: its moves, the discs to be changed, the trains on it."""
        w = self.weights
        return (
            MOVES[colour][way.points]
            + w.switch * (way.switches & ~track.switches).bit_count()
            + w.signal * (way.signals & ~track.green).bit_count()
            + w.against * (way.against & track.taken).bit_count()
            + w.along * (way.along & track.taken).bit_count()
        )

    def _scope(self, at: int, loaded: bool, task: Task) -> Track:
        """Everything that the work of a train may depend on."""
        port = self.ports[task.port]
        homes = [self.net.home[goods] for goods in self.goods_for(task)]
        fans = [self.atlas.fan(at, goal) for goal in ([port] if loaded else homes)]
        return _merged([_scope_of(fan) for fan in fans + [self.atlas.fan(h, port) for h in homes]])

    def reach(self, at: int, loaded: bool, task: Task | None) -> Track:
        """Everything that the next move of a train, and its work after it, may depend on."""
        key = (at, loaded, task)
        found = self._reaches.get(key)
        if found is None:
            around = self.atlas.around(at)
            scopes = [around.scope]
            if task is not None:
                scopes += [self._scope(p, loaded, task) for p in around.positions]
            found = self._reaches[key] = _merged(scopes)
        return found


def _scope_of(fan: Fan) -> Track:
    return Track(fan.switches, fan.signals, fan.spaces)


def _merged(scopes: list[Track]) -> Track:
    switches = green = taken = 0
    for scope in scopes:
        switches |= scope.switches
        green |= scope.green
        taken |= scope.taken
    return Track(switches, green, taken)


def hand_worth(hand: Hand, weights: Weights) -> float:
    """What the cards of a hand are worth to its player."""
    return sum(sum(row[:count]) for row, count in zip(weights.cards, hand, strict=True))
