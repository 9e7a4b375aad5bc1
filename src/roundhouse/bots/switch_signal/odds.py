"""What moves and the next instruction lead to, over all faces of the dice."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from roundhouse.bots.switch_signal.ways import Track
from roundhouse.bots.switch_signal.worth import (
    LOST,
    TRAIN_COLOUR,
    Judge,
    Outlook,
    lose,
    track,
    won,
)
from roundhouse.games.switch_signal.movement import (
    CHOICE,
    CITY,
    DEPARTURE_POINT,
    HEAD_ON,
    PORT,
    RETURNING,
    Leg,
    accepts,
    cost,
    leave,
    start,
)
from roundhouse.games.switch_signal.network import DEPOT
from roundhouse.games.switch_signal.printed import COLOURS, DEPLOY, DICE, MULTI, SYMBOLS
from roundhouse.games.switch_signal.state import WON, State, load, place

FACES: Final = tuple(
    tuple((face, count / 6) for face, count in sorted(Counter(faces).items()))
    for faces in DICE.values()
)
"""Each colour's faces with their odds."""

DEPARTURE_ODDS: Final = tuple((6 - abs(7 - number)) / 36 for number in range(2, 13))


class End(NamedTuple):
    """One way a move can end: the exits taken on the way, and the last leg."""

    exits: tuple[str, ...]
    at: int
    why: str
    left: int


def ends(state: State, train: int, points: int) -> Iterator[End]:
    """Every end of a move, by the exits that may be named."""
    yield from _ends(state, train, start(state, train, points), (), state.trains[train])


def _ends(
    state: State, train: int, leg: Leg, exits: tuple[str, ...], at: int
) -> Iterator[End]:
    at = leg.way[-1] if leg.way else at
    if leg.why != CHOICE:
        yield End(exits, at, leg.why, leg.left)
        return
    if leg.way:
        yield End((*exits, ""), at, CITY, leg.left)
    for way in leg.exits:
        onward = leave(state, train, leg.left, way)
        yield from _ends(state, train, onward, (*exits, way.track), way.first)


def after(state: State, train: int, end: End) -> State:
    """The position once a move has ended so (SS-MOVE-17)."""
    draft = state.copy()
    place(draft, train, end.at)
    lose(draft, cost(end.why, end.left))
    if end.why in RETURNING and not draft.outcome:
        _return(draft, train, end)
    return draft


def _return(draft: State, train: int, end: End) -> None:
    goods = draft.loads[train]
    place(draft, train, DEPOT)
    if goods < 0:
        return
    load(draft, train, -1)
    if end.why == PORT:
        port = draft.board.net.port_at[end.at]
        cubes = draft.delivered[port]
        cubes = (*cubes[:goods], cubes[goods] + 1, *cubes[goods + 1 :])
        draft.delivered = (*draft.delivered[:port], cubes, *draft.delivered[port + 1 :])
        if won(draft):
            draft.outcome = WON
    else:
        stock = draft.goods
        draft.goods = (*stock[:goods], stock[goods] + 1, *stock[goods + 1 :])


class Forecast:
    """What one more move of each train would bring, in moves, and the next instruction."""

    def __init__(
        self, judge: Judge, state: State, outlook: Outlook, risk: float = 1.0
    ) -> None:
        self.judge = judge
        self.state = state
        self.outlook = outlook
        self.view = track(judge.atlas, state)
        self.token = judge.weights.turn / state.settings.clock
        self.risk = risk

    def gain(self, train: int) -> float:
        """The expected gain if this train has to move once."""
        state, task = self.state, self.outlook.tasks[train]
        if not state.left:
            return self._gain(train)
        at, goods = state.trains[train], state.loads[train]
        scope = self.judge.reach(at, goods >= 0, task)
        view = self.view
        key = (
            at, goods, TRAIN_COLOUR[train], task, state.dispatched, self._ports(goods), self.risk,
            view[0] & scope[0], view[1] & scope[1], view[2] & scope[2],
        )  # fmt: skip
        found = self.judge.gains.get(key)
        if found is None:
            found = self.judge.gains[key] = self._gain(train)
        return found

    def _ports(self, goods: int) -> int:
        """Which ports would take these goods, where that varies."""
        delivered = self.state.delivered
        if goods < 0 or len(delivered) == 1:
            return 0
        return sum(
            accepts(self.state, port, goods) << port for port in range(len(delivered))
        )

    def _gain(self, train: int) -> float:
        colour = TRAIN_COLOUR[train]
        return sum(
            odds * max(self._end_gain(train, colour, end) for end in ends(self.state, train, face))
            for face, odds in FACES[colour]
        )

    def _end_gain(self, train: int, colour: int, end: End) -> float:
        state, before = self.state, self.outlook.works[train]
        paid = self.risk * self.token * cost(end.why, end.left)
        if paid and not state.left and cost(end.why, end.left) >= state.clock:
            return LOST
        task = self.outlook.tasks[train]
        goods = state.loads[train]
        if end.why == PORT:
            if task is None or goods < 0:
                return self._lost_train(train, before)
            return before
        if end.why in (HEAD_ON, DEPARTURE_POINT):
            return self._lost_train(train, before) - paid
        if task is None:
            return -paid
        others = self.view.taken & ~(1 << state.trains[train])
        view = Track(self.view.switches, self.view.green, others)
        return before - self.judge.work(end.at, goods, colour, task, view) - paid

    def _lost_train(self, train: int, before: float) -> float:
        """Back to the depot without having delivered."""
        task = self.outlook.tasks[train]
        if task is None:
            return before
        gain = before - self.judge.fresh(task, self.view)
        return gain if gain > 0 else gain * self.risk

    def colour_gain(self, colour: int) -> float:
        """The expected gain if all trains of a colour move."""
        trains = self.state.trains
        return sum(
            self.gain(n) for n in range(3 * colour, 3 * colour + 3) if trains[n] != DEPOT
        )

    def instruction(self) -> float:
        """The expected gain of the next instruction."""
        state = self.state
        if not state.left:
            return 0.0
        cards = (state.bottom,) if state.bottom and state.left == 1 else state.unseen
        gains = [self.colour_gain(colour) for colour in range(3)]
        return self._expected(mix_of(cards), gains)

    def _expected(self, mix: "Mix", gains: list[float]) -> float:
        ranked = sorted(gains, reverse=True)
        total = sum(odds * gain for odds, gain in zip(mix.colours, gains, strict=True))
        total += mix.one * ranked[0] + mix.two * (ranked[0] + ranked[1]) + mix.three * sum(gains)
        return total - mix.deploys * 2 * self.risk * self.token * self.refused()

    def refused(self) -> float:
        """The odds that a deployment fails."""
        state = self.state
        if DEPOT not in state.trains:
            return 1.0
        return sum(
            odds
            for at, odds in zip(state.points, DEPARTURE_ODDS, strict=True)
            if at in state.trains
        )


class Mix(NamedTuple):
    """How often the next card names each colour, has one, two or three multis, and deploys."""

    colours: tuple[float, float, float]
    one: float
    two: float
    three: float
    deploys: float


@lru_cache(maxsize=1024)
def mix_of(cards: tuple[str, ...]) -> Mix:
    """The odds of the next instruction, each of *cards* equally likely."""
    total = len(cards) or 1
    symbols = [SYMBOLS[card] for card in cards]
    black, brown, grey = (sum(s.count(c) for s in symbols) / total for c in COLOURS)
    one, two, three = (sum(s.count(MULTI) == n for s in symbols) / total for n in (1, 2, 3))
    deploys = sum(s.count(DEPLOY) for s in symbols) / total
    return Mix((black, brown, grey), one, two, three, deploys)
