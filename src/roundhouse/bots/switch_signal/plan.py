"""Planning step 2: which card to play next, or none."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from roundhouse.bots.switch_signal.odds import FACES, Forecast, after, ends
from roundhouse.bots.switch_signal.worth import (
    ANY,
    TRAIN_COLOUR,
    Judge,
    Outlook,
    Task,
    hand_worth,
    lose,
    track,
)
from roundhouse.bots.switch_signal.ways import MOVES, Need, Way
from roundhouse.core.actions import Action, Pass
from roundhouse.games.switch_signal.actions import LoadTrain, MoveTrain, SetSignal, SetSwitch
from roundhouse.games.switch_signal.cards import minus
from roundhouse.games.switch_signal.network import DEPOT
from roundhouse.games.switch_signal.printed import CARDS, DRAWN, MOST_IN_HAND, TRAINS
from roundhouse.games.switch_signal.state import Hand, State, load

SIGNAL, SWITCH, MOVE = range(3)
LEAST: Final = 1e-6


class Idea(NamedTuple):
    """Something to do with cards: how good it would be, and the position after it if certain."""

    value: float
    action: Action
    state: State | None


class Planner:
    """Plans the active player's step 2."""

    def __init__(
        self, judge: Judge, *, ways: int = 2, discs: int = 2, depth: int = 1, width: int = 3
    ) -> None:
        self.judge = judge
        self.ways = ways
        self.discs = discs
        self.depth = depth
        self.width = width
        self.needed = 2
        self._values: dict[tuple[object, ...], float] = {}

    def value(self, state: State) -> float:
        """What a position is worth when the active player ends the turn in it."""
        key = (
            state.trains, state.loads, state.green, state.switches,
            state.hands[state.active], state.clock, state.left, state.delivered,
        )  # fmt: skip
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self._value(state)
        return found

    def _value(self, state: State) -> float:
        outlook = self.judge.look(state)
        if state.outcome:
            return outlook.worth
        weights = self.judge.weights
        coming = Forecast(self.judge, state, outlook, weights.risk).instruction()
        return outlook.worth + weights.coming * coming + self.cards(state)

    def cards(self, state: State) -> float:
        """The worth of the active player's hand; none when it will not be played any more."""
        if state.left < state.seats:
            return 0.0
        hand, weights = state.hands[state.active], self.judge.weights
        drawn = min(DRAWN, MOST_IN_HAND - sum(hand))
        return hand_worth(hand, weights) + weights.card * drawn

    def best(self, state: State) -> Idea:
        """The best thing to do now."""
        found = Idea(self.value(state) + LEAST, Pass(), state)
        for train, at in enumerate(state.trains):
            if at == DEPOT:
                continue
            idea = self.search(state, train, self.depth)
            if idea is not None and idea.value > found.value:
                found = idea
        return found

    def search(self, state: State, train: int, depth: int) -> Idea | None:
        """The best first action of a short plan for one train."""
        ideas = sorted(self.ideas(state, train), key=lambda i: -i.value)
        if depth > 1:
            ideas = [self._deeper(state, idea, train, depth) for idea in ideas[: self.width]]
        return max(ideas, key=lambda i: i.value, default=None)

    def _deeper(self, state: State, idea: Idea, train: int, depth: int) -> Idea:
        if idea.state is not None:
            return idea._replace(value=self.reached(idea.state, train, depth - 1))
        assert isinstance(idea.action, MoveTrain)
        draft = paid(state, tuple(CARDS.index(c) for c in idea.action.cards))
        return idea._replace(value=self.moved(draft, train, depth - 1))

    def reached(self, state: State, train: int, depth: int) -> float:
        """The value of a position with *depth* more actions for one train."""
        value = self.value(state)
        if state.outcome or not depth or state.trains[train] == DEPOT:
            return value
        idea = self.search(state, train, depth)
        return value if idea is None else max(value, idea.value)

    def moved(self, state: State, train: int, depth: int) -> float:
        """The expected value after a move of *train*."""
        total = 0.0
        for face, odds in FACES[TRAIN_COLOUR[train]]:
            drafts = [after(state, train, end) for end in ends(state, train, face)]
            best = max(drafts, key=self.value)
            total += odds * self.reached(best, train, depth)
        return total

    def ideas(self, state: State, train: int) -> Iterator[Idea]:
        """What could be done for one train with the cards in hand."""
        outlook = self.judge.look(state)
        yield from self._loads(state, train)
        yield from self._discs(state, train, outlook)
        cards = payment(state.hands[state.active], MOVE, self.judge)
        if cards:
            draft = paid(state, cards)
            action = MoveTrain(train=TRAINS[train], cards=named(cards))
            yield Idea(self.moved(draft, train, 0), action, None)

    def _loads(self, state: State, train: int) -> Iterator[Idea]:
        card = cheapest(state.hands[state.active], self.judge)
        goods = state.board.net.goods_at.get(state.trains[train], -1)
        if card < 0 or goods < 0 or state.loads[train] >= 0 or not state.goods[goods]:
            return
        draft = paid(state, (card,))
        stock = state.goods
        draft.goods = (*stock[:goods], stock[goods] - 1, *stock[goods + 1 :])
        load(draft, train, goods)
        action = LoadTrain(train=TRAINS[train], card=CARDS[card])
        yield Idea(self.value(draft), action, draft)

    def _discs(self, state: State, train: int, outlook: Outlook) -> Iterator[Idea]:
        hand = state.hands[state.active]
        switch, signal = payment(hand, SWITCH, self.judge), payment(hand, SIGNAL, self.judge)
        seen: set[tuple[int, int, int]] = set()
        for need in self.needs(state, train, outlook):
            what = need[1:]
            if what in seen:
                continue
            seen.add(what)
            if need.place >= 0 and signal:
                yield from self._signals(state, need.place, signal)
            elif need.place < 0 and switch:
                yield self._switch(state, need, switch)

    def _switch(self, state: State, need: Need, cards: tuple[int, ...]) -> Idea:
        draft = paid(state, cards)
        j = need.junction
        draft.switches = (*state.switches[:j], need.setting, *state.switches[j + 1 :])
        action = SetSwitch(
            junction=state.board.junctions[j].id,
            closed=state.board.net.settings[j][need.setting],
            cards=named(cards),
        )
        return Idea(self.value(draft), action, draft)

    def _signals(self, state: State, to: int, cards: tuple[int, ...]) -> Iterator[Idea]:
        places = state.board.net.places
        drafts = []
        for disc in movable_discs(state, to):
            draft = paid(state, cards)
            draft.green = state.green & ~(1 << disc) | 1 << to
            drafts.append((-self.judge.look(draft).worth, disc, draft))
        for _, disc, draft in sorted(drafts, key=lambda d: d[:2])[: self.discs]:
            action = SetSignal(disc=places[disc], to=places[to], cards=named(cards))
            yield Idea(self.value(draft), action, draft)

    def needs(self, state: State, train: int, outlook: Outlook) -> Iterator[Need]:
        """The discs that a train needs next on its best ways."""
        task = outlook.tasks[train]
        if task is None:
            return
        view = track(self.judge.atlas, state)
        goal = self.goal(state, train, task)
        colour = TRAIN_COLOUR[train]
        fan = self.judge.atlas.fan(state.trains[train], goal)
        ranked = sorted(
            fan.ways, key=lambda way: self.judge._weigh((way,), colour, view, later=False)
        )
        for way in ranked[: self.ways]:
            missing = [need for need in way.needs if not _met(state, need)]
            yield from missing[: self.needed]

    def goal(self, state: State, train: int, task: Task) -> int:
        """The city a train should go to next."""
        at, net = state.trains[train], state.board.net
        if state.loads[train] >= 0 or net.goods_at.get(at, -2) == task.goods:
            return self.judge.ports[task.port]
        if task.goods != ANY:
            return net.home[task.goods]
        view = track(self.judge.atlas, state)
        colour = TRAIN_COLOUR[train]
        goods = min(
            net.home,
            key=lambda g: self.judge._fetch(at, g, colour, self.judge.ports[task.port], view),
        )
        home = net.home[goods]
        return self.judge.ports[task.port] if home == at else home


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


def paid(state: State, cards: tuple[int, ...]) -> State:
    """A draft with *cards* taken from the active player's hand."""
    draft = state.copy()
    counts = [cards.count(kind) for kind in range(3)]
    hand = minus(state.hands[state.active], (counts[0], counts[1], counts[2]))
    seat = state.active
    draft.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return draft


def cheapest(hand: Hand, judge: Judge) -> int:
    """The card that will be missed least; -1 without any."""
    rows = judge.weights.cards
    held = [kind for kind in range(3) if hand[kind]]
    return min(held, key=lambda kind: rows[kind][hand[kind] - 1], default=-1)


def payment(hand: Hand, kind: int, judge: Judge) -> tuple[int, ...]:
    """The cards to pay an action of *kind* with: its own, or two others; () if not at all."""
    if hand[kind]:
        return (kind,)
    if sum(hand) < 2:
        return ()
    first = cheapest(hand, judge)
    rest = tuple(count - (k == first) for k, count in enumerate(hand))
    return tuple(sorted((first, cheapest((rest[0], rest[1], rest[2]), judge))))


def named(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Cards by name, in the engine's order."""
    return tuple(sorted(CARDS[kind] for kind in cards))
