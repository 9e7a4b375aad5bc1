"""What a position is worth, in moves: the work still to be done against the time left for it.

The *work* of a train is the number of moves it takes on average to bring its cube home, plus the
cards for discs on its way. Each cube still needed is one task; tasks go to the trains that
finish them with the least work, the rest wait for trains from the depot.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from roundhouse.games.switch_signal.bots.tasks import ANY, Pair, Roster, Task
from roundhouse.games.switch_signal.bots.ways import FARTHEST, MOVES, Fan, Track, Way, atlas_of
from roundhouse.games.switch_signal.rules.boards.network import DEPOT, Network
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, COLOURS, TRAINS
from roundhouse.games.switch_signal.rules.state import WON, Hand, State

LOST: Final = -1000.0
USUAL_CLOCK: Final = 7
TYPICAL: Final = 1
"""The colour of a train of which nothing is known yet: neither fast nor slow."""

HALF: Final = 18
"""Of the 36 results of the departure dice: a train that appears farther off goes elsewhere."""

COLOUR: Final = tuple(COLOURS.index(COLOUR_OF[train]) for train in TRAINS)
"""Each train's colour as a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What things are worth in moves, found by trial in the arena.

    ``against`` and ``along`` are for other trains on the way, ``full`` for one in the city at
    its end, ``wait`` for a task that has no train yet, ``surplus`` for a train without a task.
    Work that exceeds a fresh train's by more than ``stray`` counts only ``far`` of the rest:
    the train may go back to the depot instead, but coming nearer is still worth something.
    ``hope`` and ``risk`` weigh what the next instruction brings and costs.
    ``cards`` has a row for each type, a value for the first, the second ... of a hand; ``drawn``
    is for a card to be drawn. ``late`` is for each move of one task beyond ``pace`` a turn left.
    """

    switch: float = 0.5
    signal: float = 0.55
    load: float = 0.9
    against: float = 2.5
    full: float = 0.6
    along: float = 0.3
    wait: float = 2.0
    surplus: float = 0.5
    stray: float = 1.5
    far: float = 0.5
    turn: float = 6.0
    token: float = 0.85
    hope: float = 1.0
    risk: float = 2.0
    cards: tuple[tuple[float, ...], ...] = (
        (0.45, 0.35, 0.25, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15),
        (0.5, 0.4, 0.25, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
        (0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.2, 0.2, 0.2, 0.2),
    )
    drawn: float = 0.3
    late: float = 0.3
    pace: float = 2.5


class Outlook(NamedTuple):
    """Each train's task and work, that of tasks without a train, and what it all is worth."""

    tasks: tuple[Task | None, ...]
    works: tuple[float, ...]
    waiting: tuple[float, ...]
    worth: float


class Judge:
    """Weighs positions on one board; remembers what it has weighed."""

    def __init__(self, net: Network, weights: Weights) -> None:
        self.net = net
        self.atlas = atlas_of(net)
        self.weights = weights
        self.ports = sorted(net.port_at, key=lambda at: net.port_at[at])
        self.gains: dict[object, float] = {}
        self.worths: dict[object, float] = {}
        self._looks: dict[object, Outlook] = {}
        self._legs: dict[object, float] = {}
        self._fresh: dict[object, float] = {}
        self._carries: dict[object, float] = {}
        self._reaches: dict[object, Track] = {}
        self.near = {goods: self._near(home) for goods, home in net.home.items()}

    @property
    def remembered(self) -> int:
        """How much has been weighed and kept."""
        return sum(map(len, self._kept()))

    def forget(self) -> None:
        """Start afresh."""
        for kept in self._kept():
            kept.clear()

    def _kept(self) -> tuple[dict[object, Any], ...]:
        return (
            self.gains,
            self.worths,
            self._looks,
            self._legs,
            self._carries,
            self._fresh,
        )

    def look(self, state: State) -> Outlook:
        """The whole position."""
        if state.outcome:
            worth = -LOST if state.outcome == WON else LOST
            return Outlook((None,) * len(TRAINS), (0.0,) * len(TRAINS), (), worth)
        key = (state.trains, state.loads, state.green, state.switches, state.delivered)
        found = self._looks.get(key)
        if found is None:
            found = self._looks[key] = self._look(state)
        return found._replace(worth=found.worth + self.time(state) - self._late(state, found))

    def _late(self, state: State, outlook: Outlook) -> float:
        """What it costs that some work is too much for the turns left."""
        most = self.weights.pace * (state.left + 1)
        works = (*outlook.works, *outlook.waiting)
        return self.weights.late * sum([work - most for work in works if work > most])

    def _look(self, state: State) -> Outlook:
        """Everything but the time."""
        track, roster = self.track(state), Roster(state)
        roster.hand_out(self._pairs(state, track, roster, loaded=True))
        empty = self._pairs(state, track, roster, loaded=False)
        roster.hand_out(empty)
        roster.swap(empty)
        waiting = [
            self.fresh(task, track) for task, count in roster.open.items() for _ in range(count)
        ]
        total = sum(roster.works) + sum(waiting)
        return Outlook(tuple(roster.tasks), tuple(roster.works), tuple(waiting), -total)

    def _pairs(self, state: State, track: Track, roster: Roster, *, loaded: bool) -> list[Pair]:
        """The work of every open task for every train that could take it."""
        pairs: list[Pair] = []
        for train, at in enumerate(state.trains):
            goods = state.loads[train]
            if at == DEPOT or (goods >= 0) != loaded:
                continue
            roster.works[train] = self.weights.surplus
            wanted = [task for task, count in roster.open.items() if count]
            pairs += self._works(train, at, goods, wanted, track)
        return pairs

    def _works(
        self, train: int, at: int, goods: int, tasks: list[Task], track: Track
    ) -> Iterator[Pair]:
        """The work of each task that a train could take."""
        colour = COLOUR[train]
        if goods >= 0:
            for task in tasks:
                if task.goods in {goods, ANY}:
                    yield self.work(at, goods, colour, task, track), train, task
            return
        legs = {g: self._leg(at, home, colour, track) for g, home in self.net.home.items()}
        for task in tasks:
            work = self.weights.load + min(
                legs[g] + self._carry(at, g, task.port, colour, track) for g in self.goods_for(task)
            )
            yield self._eased(work, task, track), train, task

    def spare_discs(self, state: State) -> list[int]:
        """The places of the signal discs, those first that would be missed least."""
        discs = [disc for disc in range(len(self.net.places)) if state.green >> disc & 1]
        return sorted(discs, key=lambda disc: -self._without(state, disc))

    def _without(self, state: State, disc: int) -> float:
        draft = state.copy()
        draft.green &= ~(1 << disc)
        return self.look(draft).worth

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
        key = (task, track.switches, track.green)
        found = self._fresh.get(key)
        if found is None:
            found = self._fresh[key] = self._fresh_work(task, track)
        return found

    def _fresh_work(self, task: Task, track: Track) -> float:
        w = self.weights
        carry = min(
            self.near[goods] + self._carry(DEPOT, goods, task.port, TYPICAL, track)
            for goods in self.goods_for(task)
        )
        return w.wait + w.load + carry

    def _near(self, home: int) -> float:
        """The moves from a departure point to a city, over the better half of the dice."""
        odds = [(self._points(at, home), 6 - abs(7 - n)) for n, at in self.net.departure.items()]
        left, total = HALF, 0.0
        for points, ways in sorted(odds):
            total += MOVES[TYPICAL][points] * min(left, ways)
            left -= min(left, ways)
        return total / HALF

    def _points(self, at: int, goal: int) -> int:
        ways = self.atlas.fan(at, goal).ways
        return ways[0].points if ways else FARTHEST

    def goods_for(self, task: Task) -> tuple[int, ...]:
        """The colours that fulfil a task."""
        return (task.goods,) if task.goods != ANY else tuple(self.net.home)

    def work(self, at: int, goods: int, colour: int, task: Task, track: Track) -> float:
        """The work of a train at *at*, loaded with *goods* or not, to fulfil *task*."""
        if goods >= 0:
            work = self._leg(at, self.ports[task.port], colour, track)
        else:
            work = min(self.fetch(at, g, colour, task.port, track) for g in self.goods_for(task))
        return self._eased(work, task, track)

    def _eased(self, work: float, task: Task, track: Track) -> float:
        """Work counts less beyond that of a fresh train, which may come to do it instead."""
        beyond = work - self.fresh(task, track) - self.weights.stray
        return work - (1 - self.weights.far) * beyond if beyond > 0 else work

    def fetch(self, at: int, goods: int, colour: int, port: int, track: Track) -> float:
        """The work of an empty train that loads *goods* and carries them to a port."""
        there = self._leg(at, self.net.home[goods], colour, track) + self.weights.load
        return there + self._carry(at, goods, port, colour, track)

    def _carry(self, at: int, goods: int, port: int, colour: int, track: Track) -> float:
        """The work of bringing a cube home; who comes from afar will meet other trains then."""
        home = self.net.home[goods]
        if at == home:
            return self._leg(home, self.ports[port], colour, track)
        key = (home, port, colour, track.switches, track.green)
        found = self._carries.get(key)
        if found is None:
            later = Track(track.switches, track.green, 0)
            found = self._carries[key] = self._leg(home, self.ports[port], colour, later)
        return found

    def _leg(self, at: int, goal: int, colour: int, track: Track) -> float:
        """The work of going from *at* to a city as discs and trains lie."""
        fan = self.atlas.fan(at, goal)
        key = (
            at, goal, colour,
            track[0] & fan.switches, track[1] & fan.signals, track[2] & fan.spaces,
        )  # fmt: skip
        found = self._legs.get(key)
        if found is None:
            full = self.weights.full if at != goal and track[2] >> goal & 1 else 0.0
            found = self._legs[key] = self._cheapest(fan, colour, track) + full
        return found

    def _cheapest(self, fan: Fan, colour: int, track: Track) -> float:
        """The least work of all ways; they come in order of length, so most need no look."""
        moves, w = MOVES[colour], self.weights
        least, closed, red, taken = moves[FARTHEST], ~track[0], ~track[1], track[2]
        for points, signals, switches, along, against, _ in fan.ways:
            if moves[points] >= least:
                break
            toll = (
                moves[points]
                + w.switch * (switches & closed).bit_count()
                + w.signal * (signals & red).bit_count()
            )
            if taken:
                toll += w.against * (against & taken).bit_count()
                toll += w.along * (along & taken).bit_count()
            least = min(least, toll)
        return least

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
