"""What moves and the next instruction lead to, over all faces of the dice."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from roundhouse.games.switch_signal.bots.tasks import Task
from roundhouse.games.switch_signal.bots.ways import Track
from roundhouse.games.switch_signal.bots.worth import COLOUR, LOST, Judge, Outlook
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.clock import complete
from roundhouse.games.switch_signal.rules.components import (
    COLOURS,
    DEPLOY,
    DICE,
    FLEETS,
    MULTI,
    SYMBOLS,
)
from roundhouse.games.switch_signal.rules.movement import (
    CHOICE,
    DEPARTURE_POINT,
    HEAD_ON,
    PORT,
    RETURNING,
    Leg,
    accepts,
    cost,
    leave,
    start,
    stopping,
)
from roundhouse.games.switch_signal.rules.state import CLOCK_EMPTY, WON, State, load, place

FACES: Final = tuple(
    tuple((face, count / 6) for face, count in sorted(Counter(faces).items()))
    for faces in DICE.values()
)
"""Each colour's faces with their odds."""


class End(NamedTuple):
    """How a move can end: the space, why, and with how many points unspent."""

    at: int
    why: str
    left: int


def ends(state: State, train: int, points: int) -> Iterator[End]:
    """Every end of a move, by the exits that may be named."""
    return onward(state, train, start(state, train, points), state.trains[train])


def onward(state: State, train: int, leg: Leg, at: int) -> Iterator[End]:
    """Every end of a move that has come as far as *leg*."""
    at = leg.way[-1] if leg.way else at
    if leg.why != CHOICE:
        yield End(at, leg.why, leg.left)
        return
    if leg.way:
        yield End(at, stopping(state, train, at), leg.left)
    for way in leg.exits:
        yield from onward(state, train, leave(state, train, leg.left, way), at)


def after(state: State, train: int, end: End) -> State:
    """The position once a move has ended so (SS-MOVE-17)."""
    draft = state.copy()
    place(draft, train, end.at)
    lose(draft, cost(end.why, end.left))
    if end.why in RETURNING and not draft.outcome:
        _return(draft, train, end)
    return draft


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


def _return(draft: State, train: int, end: End) -> None:
    goods = draft.loads[train]
    place(draft, train, DEPOT)
    if goods < 0:
        return
    load(draft, train, -1)
    if end.why == PORT:
        port = draft.board.net.port_at[end.at]
        cubes = _one_more(draft.delivered[port], goods)
        draft.delivered = (*draft.delivered[:port], cubes, *draft.delivered[port + 1 :])
        if complete(draft):
            draft.outcome = WON
    else:
        draft.goods = _one_more(draft.goods, goods)


def _one_more(counts: tuple[int, ...], goods: int) -> tuple[int, ...]:
    return (*counts[:goods], counts[goods] + 1, *counts[goods + 1 :])


def departure_odds(state: State) -> Mapping[int, float]:
    """Where a deployed train may appear, with the odds of the dice or of the tokens left."""
    tokens = state.tokens if state.settings.departure == "tokens" else ()
    return _departure_odds(state.points, tokens)


@lru_cache(maxsize=1024)
def _departure_odds(points: tuple[int, ...], tokens: tuple[int, ...]) -> Mapping[int, float]:
    if tokens:
        return {points[number - 2]: 1 / len(tokens) for number in tokens}
    return {at: (6 - abs(7 - number)) / 36 for number, at in enumerate(points, start=2)}


class Forecast:
    """What one more move of each train would bring, in moves, and the next instruction."""

    def __init__(
        self, judge: Judge, state: State, outlook: Outlook, hope: float = 1.0, risk: float = 1.0
    ) -> None:
        self.judge = judge
        self.state = state
        self.outlook = outlook
        self.hope = hope
        self.risk = risk
        self.track = judge.track(state)
        self.token = risk * judge.token(state)

    def gain(self, train: int) -> float:
        """The expected gain if this train has to move once."""
        state, track, task = self.state, self.track, self.outlook.tasks[train]
        if not state.left:
            return self._gain(train)
        at, goods = state.trains[train], state.loads[train]
        scope = self.judge.reach(at, goods >= 0, task)
        key = (
            at, goods, COLOUR[train], task, state.dispatched, self._ports(goods),
            self.hope, self.risk,
            track[0] & scope[0], track[1] & scope[1], track[2] & scope[2],
        )  # fmt: skip
        found = self.judge.gains.get(key)
        if found is None:
            found = self.judge.gains[key] = self._gain(train)
        return found

    def _ports(self, goods: int) -> int:
        """Which ports would take these goods, where that varies (SS-NA-7)."""
        ports = len(self.state.delivered)
        if goods < 0 or ports == 1:
            return 0
        return sum(accepts(self.state, port, goods) << port for port in range(ports))

    def _gain(self, train: int) -> float:
        colour, goods = COLOUR[train], self.state.loads[train]
        others = self.track.taken & ~(1 << self.state.trains[train])
        track = Track(self.track.switches, self.track.green, others)
        return sum(
            odds
            * max(
                self._end_gain(train, colour, goods, track, end)
                for end in ends(self.state, train, face)
            )
            for face, odds in FACES[colour]
        )

    def _end_gain(self, train: int, colour: int, goods: int, track: Track, end: End) -> float:
        tokens = cost(end.why, end.left)
        if tokens >= self.state.clock and not self.state.left:
            return LOST
        task, before = self.outlook.tasks[train], self.outlook.works[train]
        paid = self.token * tokens
        if end.why in {HEAD_ON, DEPARTURE_POINT} or (end.why == PORT and goods < 0):
            return self._sent_back(task, before) - paid
        if end.why == PORT or task is None:
            return self.hope * before if end.why == PORT else -paid
        gain = before - self.judge.work(end.at, goods, colour, task, track)
        return (gain * self.hope if gain > 0 else gain) - paid

    def _sent_back(self, task: Task | None, before: float) -> float:
        """Back to the depot without having delivered."""
        if task is None:
            return before
        gain = before - self.judge.fresh(task, self.track)
        return gain * self.hope if gain > 0 else gain * self.risk

    def colour_gain(self, colour: str) -> float:
        """The expected gain if all trains of a colour move."""
        trains = self.state.trains
        return sum(self.gain(n) for n in FLEETS[colour] if trains[n] != DEPOT)

    def instruction(self) -> float:
        """The expected gain of the next instruction."""
        state = self.state
        if not state.left:
            return 0.0
        known = state.bottom and state.left == 1
        return self.of_cards((state.bottom,) if known else state.unseen)

    def of_cards(self, cards: tuple[str, ...]) -> float:
        """The expected gain of an instruction that is one of *cards*."""
        mix, gains = mix_of(cards), [self.colour_gain(colour) for colour in COLOURS]
        ranked = sorted(gains, reverse=True)
        total = sum(odds * gain for odds, gain in zip(mix.colours, gains, strict=True))
        total += mix.one * ranked[0] + mix.two * (ranked[0] + ranked[1]) + mix.three * sum(gains)
        return total - mix.deploys * 2 * self.token * self._refused()

    def _refused(self) -> float:
        """The odds that a deployment fails."""
        trains = self.state.trains
        if DEPOT not in trains:
            return 1.0
        odds = departure_odds(self.state)
        return sum(odds.get(at, 0.0) for at in trains)


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
