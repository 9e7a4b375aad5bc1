"""What a position is worth, in moves: the work still to be done against the time left for it.

The *work* of a train is the number of moves it takes on average to bring its cube home, plus the
cards for discs on its way. Each cube still needed is one *task*; tasks go to the trains that
finish them with the least work, the rest wait for trains from the depot.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from roundhouse.bots.switch_signal.ways import FARTHEST, MOVES, Atlas, Fan, Track, atlas_of
from roundhouse.games.switch_signal.clock import complete
from roundhouse.games.switch_signal.network import DEPOT, Network
from roundhouse.games.switch_signal.state import CLOCK_EMPTY, WON, Hand, State

ANY: Final = -1
"""The goods of a task that any colour fulfils (SS-DIFF-5)."""

LOST: Final = -1000.0
TYPICAL: Final = 1
"""The colour of a train of which nothing is known yet."""

TRAIN_COLOUR: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What things are worth in moves."""

    switch: float = 0.6
    signal: float = 0.6
    later: float = 1.0
    load: float = 0.8
    against: float = 2.0
    along: float = 0.3
    wait: float = 2.0
    surplus: float = 0.5
    stray: float = 1.5
    turn: float = 4.5
    coming: float = 1.0
    risk: float = 2.0
    cards: tuple[tuple[float, ...], ...] = (
        (0.35, 0.25, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
        (0.45, 0.35, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
        (0.4, 0.4, 0.35, 0.3, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2),
    )
    card: float = 0.25


class Task(NamedTuple):
    """A cube to bring: its colour or ANY, and the port that wants it."""

    goods: int
    port: int


class Outlook(NamedTuple):
    """Each train's task and work, and what the whole position is worth."""

    tasks: tuple[Task | None, ...]
    works: tuple[float, ...]
    worth: float


class Judge:
    """Weighs positions on one board; remembers what it has weighed."""

    def __init__(self, net: Network, weights: Weights) -> None:
        self.net = net
        self.atlas: Atlas = atlas_of(net)
        self.weights = weights
        self.ports = sorted(net.port_at, key=lambda at: net.port_at[at])
        self._legs: dict[tuple[int, ...], float] = {}
        self._works: dict[object, float] = {}
        self.gains: dict[object, float] = {}
        self._scopes: dict[object, Track] = {}
        self._reaches: dict[object, Track] = {}

    def leg(self, at: int, goal: int, colour: int, view: Track, later: bool = False) -> float:
        """The work of going from *at* to the city *goal* as the discs lie."""
        fan = self.atlas.fan(at, goal)
        discs, greens, spaces = fan.switches, fan.signals, fan.spaces
        key = (
            at, goal, colour, later,
            view.switches & discs, view.green & greens, view.taken & spaces,
        )  # fmt: skip
        found = self._legs.get(key)
        if found is None:
            found = self._legs[key] = self._weigh(fan.ways, colour, view, later)
        return found

    def _weigh(self, ways: tuple, colour: int, view: Track, later: bool) -> float:
        w, moves = self.weights, MOVES[colour]
        closed, red = ~view.switches, ~view.green
        part = w.later if later else 1.0
        taken = 0 if later else view.taken
        best = moves[FARTHEST]
        for points, signals, switches, along, against, _ in ways:
            work = (
                moves[points]
                + part * w.switch * (switches & closed).bit_count()
                + part * w.signal * (signals & red).bit_count()
            )
            if taken:
                work += w.against * (against & taken).bit_count()
                work += w.along * (along & taken).bit_count()
            if work < best:
                best = work
        return best

    def work(self, at: int, goods: int, colour: int, task: Task, view: Track) -> float:
        """The work of a train at *at*, loaded with *goods* or not, to fulfil *task*."""
        loaded = goods >= 0
        place = (at, loaded, task)
        scope = self._scopes.get(place)
        if scope is None:
            scope = self._scopes[place] = self._scope(at, loaded, task)
        key = (
            place, colour,
            view[0] & scope[0], view[1] & scope[1], view[2] & scope[2],
        )  # fmt: skip
        found = self._works.get(key)
        if found is None:
            found = self._works[key] = self._work(at, loaded, colour, task, view)
        return found

    def _work(self, at: int, loaded: bool, colour: int, task: Task, view: Track) -> float:
        port = self.ports[task.port]
        stray = self.fresh(task, view) + self.weights.stray
        if loaded:
            return min(stray, self.leg(at, port, colour, view))
        return min(stray, *(self._fetch(at, g, colour, port, view) for g in self._goods(task)))

    def _goods(self, task: Task) -> tuple[int, ...]:
        return (task.goods,) if task.goods >= 0 else tuple(self.net.home)

    def _scope(self, at: int, loaded: bool, task: Task) -> Track:
        """Everything that the work of a train may depend on."""
        port = self.ports[task.port]
        homes = [self.net.home[g] for g in self._goods(task)]
        fans = [self.atlas.fan(at, goal) for goal in ([port] if loaded else homes)]
        return _scope_of(fans + [self.atlas.fan(home, port) for home in homes])

    def reach(self, at: int, loaded: bool, task: Task | None) -> Track:
        """Everything that the next move of a train, and its work after it, may depend on."""
        key = (at, loaded, task)
        found = self._reaches.get(key)
        if found is None:
            around = self.atlas.around(at)
            scopes = [around.scope]
            if task is not None:
                scopes += [self._scope(p, loaded, task) for p in (at, *around.positions)]
            found = self._reaches[key] = _merged(scopes)
        return found

    def _fetch(self, at: int, goods: int, colour: int, port: int, view: Track) -> float:
        home = self.net.home[goods]
        there = self.leg(at, home, colour, view) if at != home else 0.0
        return there + self.weights.load + self.leg(home, port, colour, view, later=True)

    def look(self, state: State) -> Outlook:
        """The whole position."""
        view = track(self.atlas, state)
        if state.outcome:
            worth = -LOST if state.outcome == WON else LOST
            return Outlook((None,) * 9, (0.0,) * 9, worth)
        open_tasks = dict(tasks_of(state))
        tasks: list[Task | None] = [None] * 9
        works = [0.0] * 9
        self._assign_loaded(state, view, open_tasks, tasks, works)
        self._assign_empty(state, view, open_tasks, tasks, works)
        total = sum(works) + self._unassigned(state, view, open_tasks)
        return Outlook(tuple(tasks), tuple(works), self.time(state) - total)

    def time(self, state: State) -> float:
        """What is left of stack and clock."""
        return self.weights.turn * (state.left + state.clock / state.settings.clock)

    def _assign_loaded(
        self,
        state: State,
        view: Track,
        open_tasks: dict[Task, int],
        tasks: list[Task | None],
        works: list[float],
    ) -> None:
        pairs = []
        for train, goods in enumerate(state.loads):
            if goods < 0:
                continue
            for task, count in open_tasks.items():
                if count and task.goods in (goods, ANY):
                    work = self.work(state.trains[train], goods, TRAIN_COLOUR[train], task, view)
                    pairs.append((work + (task.goods == ANY) * 0.01, train, task))
            works[train] = self.weights.surplus
        _hand_out(pairs, open_tasks, tasks, works)

    def _assign_empty(
        self,
        state: State,
        view: Track,
        open_tasks: dict[Task, int],
        tasks: list[Task | None],
        works: list[float],
    ) -> None:
        pairs = []
        for train, at in enumerate(state.trains):
            if at == DEPOT or state.loads[train] >= 0:
                continue
            for task, count in open_tasks.items():
                if count:
                    work = self.work(at, -1, TRAIN_COLOUR[train], task, view)
                    pairs.append((work, train, task))
            works[train] = self.weights.surplus
        _hand_out(pairs, open_tasks, tasks, works)
        _swap(pairs, tasks, works)

    def _unassigned(self, state: State, view: Track, open_tasks: dict[Task, int]) -> float:
        """The work of the tasks that wait for trains from the depot."""
        return sum(count * self.fresh(task, view) for task, count in open_tasks.items() if count)

    def fresh(self, task: Task, view: Track) -> float:
        """The work of a task for a train that is still to come from the depot."""
        w, port = self.weights, self.ports[task.port]
        homes = (
            self.net.home.values() if task.goods == ANY else (self.net.home[task.goods],)
        )
        carry = min(self.leg(home, port, TYPICAL, view, later=True) for home in homes)
        return w.wait + MOVES[TYPICAL][6] + w.load + carry


def _scope_of(fans: list[Fan]) -> Track:
    return _merged([Track(fan.switches, fan.signals, fan.spaces) for fan in fans])


def _merged(scopes: list[Track]) -> Track:
    switches = green = taken = 0
    for scope in scopes:
        switches |= scope[0]
        green |= scope[1]
        taken |= scope[2]
    return Track(switches, green, taken)


def track(atlas: Atlas, state: State) -> Track:
    """The masks of a position."""
    taken = 0
    for at in state.trains:
        if at >= 0:
            taken |= 1 << at
    return Track(atlas.mask(state.switches), state.green, taken)


def _hand_out(
    pairs: list[tuple[float, int, Task]],
    open_tasks: dict[Task, int],
    tasks: list[Task | None],
    works: list[float],
) -> None:
    """Give each train the task it does with the least work, the least work first."""
    for work, train, task in sorted(pairs):
        if tasks[train] is None and open_tasks[task]:
            tasks[train], works[train] = task, work
            open_tasks[task] -= 1


def _swap(
    pairs: list[tuple[float, int, Task]], tasks: list[Task | None], works: list[float]
) -> None:
    """Let two trains change tasks where that saves work."""
    cost = {(train, task): work for work, train, task in pairs}
    trains = sorted({train for _, train, _ in pairs if tasks[train] is not None})
    for i, one in enumerate(trains):
        for other in trains[i + 1 :]:
            mine, theirs = tasks[one], tasks[other]
            if mine == theirs:
                continue
            first, second = cost.get((one, theirs)), cost.get((other, mine))
            if first is None or second is None:
                continue
            if first + second < works[one] + works[other] - 1e-9:
                tasks[one], tasks[other] = theirs, mine
                works[one], works[other] = first, second


def tasks_of(state: State) -> Iterator[tuple[Task, int]]:
    """The cubes still to be delivered, by colour and port (SS-END-1, SS-NA-1, SS-DIFF-5)."""
    ports = len(state.delivered)
    for port, cubes in enumerate(state.delivered):
        needed = [max(2 // ports - count, 0) for count in cubes]
        for goods, count in enumerate(needed):
            if count:
                yield Task(goods, port), count
        more = state.settings.goods // ports - sum(cubes) - sum(needed)
        if more > 0:
            yield Task(ANY, port), more


def lose(draft: State, tokens: int) -> None:
    """Take tokens off the clock of an imagined position (SS-TIME-4)."""
    for _ in range(tokens):
        draft.clock -= 1
        if draft.clock == 0:
            if not draft.left:
                draft.outcome = CLOCK_EMPTY
                return
            draft.left -= 1
            draft.clock = draft.settings.clock


def won(draft: State) -> bool:
    """Whether everything has been delivered."""
    return complete(draft)


def hand_worth(hand: Hand, weights: Weights) -> float:
    """What the cards of a hand are worth to its player."""
    return sum(sum(row[:count]) for row, count in zip(weights.cards, hand, strict=True))
