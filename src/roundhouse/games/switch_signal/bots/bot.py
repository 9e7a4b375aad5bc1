"""The player: which part decides on which frame, and the levels it plays at."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import ClassVar, Final

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.bots import BotDef
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.core.team import Heeded
from roundhouse.games.switch_signal.bots.heeding import heeded
from roundhouse.games.switch_signal.bots.orders import Orders, Patience
from roundhouse.games.switch_signal.bots.plan import Effort, Planner
from roundhouse.games.switch_signal.bots.purse import MOVE, payment
from roundhouse.games.switch_signal.bots.reasons import LayoutFits, OnlyChoice
from roundhouse.games.switch_signal.bots.worth import Judge, Weights
from roundhouse.games.switch_signal.rules.boards.load import board_of
from roundhouse.games.switch_signal.rules.components import TRAINS
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    AddingSignal,
    CarryingOut,
    Deploying,
    Keeping,
    LayingOut,
    Moving,
    MovingTrains,
    Reading,
)
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import Settings, State, unused
from roundhouse.games.switch_signal.rules.steps.acting import MoveTrain
from roundhouse.games.switch_signal.rules.steps.extra_signal import AddSignal
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.view import View

MOST_REMEMBERED: Final = 150_000
"""What a judge remembers before it starts afresh, so that a server's memory stays small."""


@lru_cache(maxsize=6)
def _judge(board: str, settings: Settings, version: int, weights: Weights) -> Judge:
    del settings, version  # tokens, tasks and moves are worth something else in another game
    return Judge(board_of(board).net, weights)


def judge_of(state: State, weights: Weights) -> Judge:
    """Who weighs positions of such a game; what was weighed before is remembered."""
    found = _judge(state.board.source, state.settings, state.version, weights)
    if found.remembered > MOST_REMEMBERED:
        found.forget()
    return found


class PlanningBot:
    """Weighs the positions that its cards, the dice and the instructions may lead to."""

    effort: ClassVar[Effort]
    weights: ClassVar[Weights] = Weights()
    patience: ClassVar[Patience] = Patience()

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """One of the offers, with a reason."""
        return self.plan(GAME.imagine(view, rng), view.viewer or Seat(0), offers, rng)

    def plan(self, state: State, _seat: Seat, offers: Offers, rng: Random) -> Choice:
        """The same in an imagined position."""
        state = _as_told(state, offers)
        if len(offers) == 1 and not offers[0].open:
            return Choice(offers[0].with_(), OnlyChoice())
        choice = self._decide(state, offers)
        return choice if choice.action in offers else Choice(offers.sample(rng), OnlyChoice())

    def heed(self, view: View, offers: Offers, rng: Random, marks: Sequence[str]) -> Heeded:
        """The same, but what people pointed at is done where that does little harm."""
        choice, state = self.choose(view, offers, rng), GAME.imagine(view, rng)
        if not isinstance(state.stack[-1], Acting):
            return Heeded(choice)
        planner = Planner(judge_of(state, self.weights), self.effort)
        return heeded(planner, state, offers, choice, marks)

    def _decide(self, state: State, offers: Offers) -> Choice:
        judge = judge_of(state, self.weights)
        planner = Planner(judge, self.effort)
        orders = Orders(judge, planner, self.patience)
        match state.stack[-1]:
            case Acting():
                idea = planner.best(state, _barred(state, offers))
                return Choice(idea.action, idea.reason)
            case CarryingOut() as frame:
                return orders.colour(state, frame)
            case MovingTrains() as frame:
                return orders.train(state, frame)
            case Keeping() as frame:
                return orders.roll(state, frame)
            case Moving() as frame:
                return orders.exit(state, frame)
            case Deploying() as frame:
                return orders.departure(state, frame)
            case Reading() as frame:
                return orders.reading(state, frame)
            case AddingSignal():
                return _extra_signal(judge, state, offers)
            case LayingOut():
                return Choice(Pass(), LayoutFits())
            case _:
                return Choice(Pass(), OnlyChoice())


def _as_told(state: State, offers: Offers) -> State:
    """*state*, its helpers spent where they could be called and are not on offer."""
    if offers.of(CallHelper) or not any(unused(state, helper) for helper in state.board.helpers):
        return state
    told = state.copy()
    told.used = state.board.helpers
    return told


def _barred(state: State, offers: Offers) -> frozenset[int]:
    """The trains that could be rolled for, but shall not be."""
    allowed = {train for offer in offers.of(MoveTrain) for train in offer.open["train"].grid(9)}
    if not allowed and not payment(state.hands[state.active], MOVE, Weights()):
        return frozenset()
    return frozenset(n for n, train in enumerate(TRAINS) if train not in allowed)


def _extra_signal(judge: Judge, state: State, offers: Offers) -> Choice:
    """The red place whose ways matter most to the cubes: a disc there saves the most work."""
    net = state.board.net

    def worth(action: AddSignal) -> float:
        draft = state.copy()
        draft.green |= 1 << net.place[action.place]
        return judge.look(draft).worth

    (offer,) = offers.of(AddSignal)
    best = max(offer.grid(len(net.places)), key=worth)
    return Choice(best, LayoutFits())


class Easy(PlanningBot):
    """Looks one action ahead and forgets about the next instruction."""

    effort = Effort(depth=1, width=1, ways=1, needs=1, discs=1)
    weights = Weights(hope=0.0, risk=0.0)


class Normal(PlanningBot):
    """Looks one action ahead and prepares for the next instruction."""

    effort = Effort(depth=1)


class Strong(PlanningBot):
    """Plans up to three actions ahead for a train, over all faces of the dice."""

    effort = Effort(depth=3)


EASY: Final[BotDef[View]] = BotDef(make=Easy, level=10)
NORMAL: Final[BotDef[View]] = BotDef(make=Normal, level=20)
STRONG: Final[BotDef[View]] = BotDef(make=Strong, level=30)
