"""Planning step 2: which card to play next, or none.

A plan is a few actions for one train: discs on its way, a move, a load. Its worth is that of the
position it leads to, over all faces of the dice, with what the next instruction would do there.
"""

from collections.abc import Container, Iterable, Iterator
from typing import Final, NamedTuple

from roundhouse.core.actions import Action, Pass
from roundhouse.games.switch_signal.bots.odds import FACES, End, Forecast, after, ends
from roundhouse.games.switch_signal.bots.purse import (
    MOVE,
    SIGNAL,
    SWITCH,
    Cards,
    cheapest,
    named,
    paid,
    payment,
)
from roundhouse.games.switch_signal.bots.reasons import (
    CardsKept,
    Reason,
    TrainAdvances,
    TrainAside,
    TrainLoads,
    WayOpens,
)
from roundhouse.games.switch_signal.bots.tasks import ANY, Task
from roundhouse.games.switch_signal.bots.ways import FARTHEST, Need, Way
from roundhouse.games.switch_signal.bots.worth import COLOUR, Judge, Outlook, hand_worth
from roundhouse.games.switch_signal.rules.boards.network import DEPOT, NOWHERE
from roundhouse.games.switch_signal.rules.components import (
    CARDS,
    DRAWN,
    GOODS,
    MOST_IN_HAND,
    NUMBER_OF,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.movement import RETURNING
from roundhouse.games.switch_signal.rules.state import State, load
from roundhouse.games.switch_signal.rules.steps.acting import LoadTrain, MoveTrain

LEAST: Final = 1e-6
LAST: Final = -50.0
"""What it is worth to end the last turn without having won."""


class Effort(NamedTuple):
    """How far a player thinks: actions in a plan, plans followed up, ways and discs tried."""

    depth: int = 1
    width: int = 3
    ways: int = 2
    needs: int = 2
    discs: int = 2


class Idea(NamedTuple):
    """Something to do with cards, what it is worth, and the position after the payment.

    For a move ``settled`` is false: the die is still to be rolled there.
    """

    worth: float
    action: Action
    state: State
    settled: bool
    reason: Reason


class Planner:
    """Plans the active player's step 2 for one decision."""

    def __init__(self, judge: Judge, effort: Effort) -> None:
        self.judge = judge
        self.effort = effort
        self._spare: list[int] = []

    def worth(self, state: State) -> float:
        """What a position is worth if the active player ends the turn in it."""
        key = (
            state.trains, state.loads, state.green, state.switches,
            state.hands[state.active], state.clock, state.left, state.delivered,
            state.unseen, state.bottom, state.points, state.tokens, state.seats, state.dispatched,
        )  # fmt: skip
        found = self.judge.worths.get(key)
        if found is None:
            found = self.judge.worths[key] = self._worth(state)
        return found

    def _worth(self, state: State) -> float:
        outlook = self.judge.look(state)
        if state.outcome or not state.left:
            return outlook.worth + (0.0 if state.outcome else LAST)
        w = self.judge.weights
        coming = Forecast(self.judge, state, outlook, w.hope, w.risk).instruction()
        return outlook.worth + coming + self._hand(state)

    def _hand(self, state: State) -> float:
        """The active player's cards and the draw; nothing when they cannot be played any more."""
        if state.left < state.seats:
            return 0.0
        hand, w = state.hands[state.active], self.judge.weights
        return hand_worth(hand, w) + w.drawn * min(DRAWN, MOST_IN_HAND - sum(hand))

    def best(self, state: State, barred: Container[int] = ()) -> Idea:
        """The best thing to do now, for another train than those *barred*."""
        found = self.ranked(state, barred)[0]
        if isinstance(found.action, MoveTrain):
            return found._replace(reason=self._advance(state, NUMBER_OF[found.action.train]))
        return found

    def ranked(self, state: State, barred: Container[int] = ()) -> list[Idea]:
        """All that is thought of, the best first; nothing is done unless something is better."""
        self._spare = self.judge.spare_discs(state)
        kept = CardsKept(count=sum(state.hands[state.active]))
        found = [Idea(self.worth(state) + LEAST, Pass(), state, True, kept)]
        for train, at in enumerate(state.trains):
            if at != DEPOT and train not in barred:
                found += self._searched(state, train, self.effort.depth)
        return sorted(found, key=lambda idea: -idea.worth)

    def _search(self, state: State, train: int, depth: int) -> Idea | None:
        """The first action of the best plan for one train, worth what the plan is."""
        return max(self._searched(state, train, depth), key=lambda idea: idea.worth, default=None)

    def _searched(self, state: State, train: int, depth: int) -> list[Idea]:
        """The first actions of some plans for one train, each worth what its plan is."""
        ideas = sorted(self._ideas(state, train), key=lambda idea: -idea.worth)
        if depth > 1:
            ideas = [self._deeper(idea, train, depth - 1) for idea in ideas[: self.effort.width]]
        return ideas

    def _deeper(self, idea: Idea, train: int, depth: int) -> Idea:
        look = self._reached if idea.settled else self._moved
        return idea._replace(worth=look(idea.state, train, depth))

    def _reached(self, state: State, train: int, depth: int) -> float:
        """The worth of a position with *depth* more actions for one train."""
        worth = self.worth(state)
        if state.outcome or not depth or state.trains[train] == DEPOT:
            return worth
        idea = self._search(state, train, depth)
        return worth if idea is None else max(worth, idea.worth)

    def _moved(self, state: State, train: int, depth: int) -> float:
        """The expected worth after a move."""
        total = 0.0
        for face, odds in FACES[COLOUR[train]]:
            drafts = [after(state, train, end) for end in ends(state, train, face)]
            total += odds * self._reached(max(drafts, key=self.worth), train, depth)
        return total

    def missing(self, state: State, train: int) -> tuple[Need, str] | None:
        """The first disc that a train waits for, and the city it would go to; None: it may go."""
        task = self.judge.look(state).tasks[train]
        if task is None or state.trains[train] == DEPOT:
            return None
        goal = self._goal(state, train, task)
        need = next(self._needs(state, train, goal), None)
        return None if need is None else (need, self._name(goal))

    def follow_up(self, idea: Idea) -> float:
        """What an idea is worth with what any train may do after it."""
        if not idea.settled:
            return idea.worth
        trains = (n for n, at in enumerate(idea.state.trains) if at != DEPOT)
        depth = self.effort.depth - 1
        return max((self._reached(idea.state, n, depth) for n in trains), default=idea.worth)

    def for_place(self, state: State, place: int) -> Iterator[Idea]:
        """Ways to pay for a green disc at a place."""
        cards = payment(state.hands[state.active], SIGNAL, self.judge.weights)
        if cards and not state.green >> place & 1:
            yield from self._signals(state, place, cards, 0, 0)

    def for_junction(self, state: State, junction: int) -> Iterator[Idea]:
        """Ways to pay for another setting of a switch."""
        cards = payment(state.hands[state.active], SWITCH, self.judge.weights)
        for setting in range(len(state.board.net.settings[junction])) if cards else ():
            if setting != state.switches[junction]:
                yield self._switch(state, Need(0, NOWHERE, junction, setting), cards, 0, 0)

    def for_train(self, state: State, train: int) -> Iterator[Idea]:
        """Ways to pay for a train's load or move."""
        for idea in self._ideas(state, train):
            if isinstance(idea.action, LoadTrain | MoveTrain):
                yield idea

    def _ideas(self, state: State, train: int) -> Iterator[Idea]:
        """What could be done for one train with the cards in hand."""
        outlook = self.judge.look(state)
        goal = self._goal(state, train, outlook.tasks[train])
        yield from self._load(state, train, outlook)
        yield from self._discs(state, train, goal)
        if cards := payment(state.hands[state.active], MOVE, self.judge.weights):
            draft = paid(state, cards)
            action = MoveTrain(train=TRAINS[train], cards=named(cards))
            aside = TrainAside(train=TRAINS[train])  # what it is good for is asked of the best only
            yield Idea(self._moved(draft, train, 0), action, draft, False, aside)

    def _load(self, state: State, train: int, outlook: Outlook) -> Iterator[Idea]:
        card = cheapest(state.hands[state.active], self.judge.weights)
        at, net = state.trains[train], state.board.net
        goods = net.goods_at.get(at, NOWHERE)
        if card < 0 or goods < 0 or state.loads[train] >= 0 or not state.goods[goods]:
            return
        draft = paid(state, (card,))
        draft.goods = (*state.goods[:goods], state.goods[goods] - 1, *state.goods[goods + 1 :])
        load(draft, train, goods)
        task = outlook.tasks[train]
        port = self.judge.ports[task.port if task else 0]
        reason = TrainLoads(
            train=TRAINS[train],
            goods=GOODS[goods],
            city=self._name(at),
            port=self._name(port),
            points=self._points(at, port),
        )
        action = LoadTrain(train=TRAINS[train], card=CARDS[card])
        yield Idea(self.worth(draft), action, draft, True, reason)

    def _discs(self, state: State, train: int, goal: int) -> Iterator[Idea]:
        hand, weights = state.hands[state.active], self.judge.weights
        switch, signal = payment(hand, SWITCH, weights), payment(hand, SIGNAL, weights)
        for need in dict.fromkeys(self._needs(state, train, goal)):
            if need.place >= 0 and signal:
                yield from self._signals(state, need.place, signal, train, goal)
            elif need.place < 0 and switch:
                yield self._switch(state, need, switch, train, goal)

    def _needs(self, state: State, train: int, goal: int) -> Iterator[Need]:
        """The discs that a train needs next on its best ways."""
        track, colour = self.judge.track(state), COLOUR[train]
        fan = self.judge.atlas.fan(state.trains[train], goal)

        def toll(way: Way) -> float:
            return self.judge.toll(way, colour, track)

        for way in sorted(fan.ways, key=toll)[: self.effort.ways]:
            missing = [need for need in way.needs if not _met(state, need)]
            yield from (need._replace(after=0) for need in missing[: self.effort.needs])

    def _switch(self, state: State, need: Need, cards: Cards, train: int, goal: int) -> Idea:
        draft, j = paid(state, cards), need.junction
        draft.switches = (*state.switches[:j], need.setting, *state.switches[j + 1 :])
        junction, closed = state.board.junctions[j], state.board.net.settings[j][need.setting]
        action = SetSwitch(junction=junction.id, closed=closed, cards=named(cards))
        reason = WayOpens(place=junction.id, train=TRAINS[train], goal=self._name(goal))
        return Idea(self.worth(draft), action, draft, True, reason)

    def _signals(
        self, state: State, to: int, cards: Cards, train: int, goal: int
    ) -> Iterator[Idea]:
        """A disc to the place *to*, from where it is missed least."""
        places = state.board.net.places
        legal = set(movable_discs(state, to))
        for disc in [disc for disc in self._spare if disc in legal][: self.effort.discs]:
            draft = paid(state, cards)
            draft.green = state.green & ~(1 << disc) | 1 << to
            action = SetSignal(disc=places[disc], to=places[to], cards=named(cards))
            reason = WayOpens(place=places[to], train=TRAINS[train], goal=self._name(goal))
            yield Idea(self.worth(draft), action, draft, True, reason)

    def _goal(self, state: State, train: int, task: Task | None) -> int:
        """The city a train should go to next; without a task a port, out of the way."""
        at, net, judge = state.trains[train], state.board.net, self.judge
        if task is None:
            return judge.ports[0]
        port = judge.ports[task.port]
        if state.loads[train] >= 0:
            return port
        goods = task.goods
        if goods == ANY:
            track, colour = judge.track(state), COLOUR[train]
            goods = min(net.home, key=lambda g: judge.fetch(at, g, colour, task.port, track))
        home = net.home[goods]
        return port if home == at else home

    def _advance(self, state: State, train: int) -> Reason:
        """What a move is good for: its goal, or the city that it brings the train nearer to."""
        task = self.judge.look(state).tasks[train]
        at, goal = state.trains[train], self._goal(state, train, task)
        gains = self._gains(state, train, (goal, *self._cities(state, train)))
        nearer = max(gains, key=lambda city: (gains[city] > 0 and city == goal, gains[city]))
        if task is None or gains[nearer] <= 0:
            return TrainAside(train=TRAINS[train])
        points = self._points(at, nearer)
        return TrainAdvances(train=TRAINS[train], goal=self._name(nearer), points=points)

    def _cities(self, state: State, train: int) -> list[int]:
        """Where a train may be wanted: at a port with a cube, else where there is one."""
        if state.loads[train] >= 0:
            return self.judge.ports
        return [home for goods, home in state.board.net.home.items() if state.goods[goods]]

    def _gains(self, state: State, train: int, cities: Iterable[int]) -> dict[int, float]:
        """By how many points a move brings the train nearer to each city, on average."""
        gains = dict.fromkeys(cities, 0.0)
        for face, odds in FACES[COLOUR[train]]:
            end = max(
                ends(state, train, face), key=lambda end: self.worth(after(state, train, end))
            )
            for city in gains:
                left = self._left(end, city)
                gains[city] += odds * (self._points(state.trains[train], city) - left)
        return gains

    def _left(self, end: End, city: int) -> int:
        """The points still to a city when a move has ended; from the depot it is far."""
        if end.at == city:
            return 0
        away = self._points(end.at, city) if end.why not in RETURNING else 0
        return away or FARTHEST

    def _points(self, at: int, goal: int) -> int:
        ways = self.judge.atlas.fan(at, goal).ways
        return ways[0].points if ways else 0

    def _name(self, at: int) -> str:
        return self.judge.net.names[at]


def _met(state: State, need: Need) -> bool:
    if need.place >= 0:
        return bool(state.green >> need.place & 1)
    return state.switches[need.junction] == need.setting


def movable_discs(state: State, to: int) -> Iterator[int]:
    """The discs that may go to the place *to* (SS-ACT-2)."""
    net = state.board.net
    for disc in range(len(net.places)):
        if not state.green >> disc & 1:
            continue
        city = net.city_of_place[disc]
        left = state.green & ~(1 << disc) | 1 << to
        if city < 0 or left & net.city_places[city]:
            yield disc
