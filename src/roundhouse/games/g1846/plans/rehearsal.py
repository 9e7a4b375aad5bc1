"""A plan being tried out, by the rules' own steps, on a position imagined from a view.

Two things are taken more lightly than at the table, and told: money may run out, for a planner
wants to know how much is missing; and what the rules allow once a turn begins the company's next
turn. Nothing else that a rule refuses is done, and nobody else moves meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, Offers
from roundhouse.games.g1846.plans.steps import (
    NobodyPlans,
    NothingToReturn,
    NotInPlay,
    NotOpened,
    PlannedStep,
)
from roundhouse.games.g1846.rules.base import NotForIndependents
from roundhouse.games.g1846.rules.deals import carry_out
from roundhouse.games.g1846.rules.frames import (
    Asking,
    Building,
    BuyingTrains,
    Frame,
    Issuing,
    Operating,
    ReturningTrains,
    StockTurn,
)
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.state import (
    INDEPENDENTS,
    Holder,
    State,
    Turn,
    controller,
    is_independent,
    is_started,
    president_of,
)
from roundhouse.games.g1846.rules.steps import return_train, token, track, trains
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp, open_corp, opening_refusals
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.token import PlaceToken, TokenPlacedAlready
from roundhouse.games.g1846.rules.steps.track import LayTile, SecondUpgrade, TooManyTiles
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.g1846.rules.trains import counted_trains, remove_phased_out, train_limit
from roundhouse.games.g1846.rules.view import View, imagine

LOAN: Final = 1_000_000
"""What a company or player is lent while a step is tried, so that money refuses none."""
NEXT_TURN: Final = (TooManyTiles, SecondUpgrade, TokenPlacedAlready)
"""What is refused only until the company's next turn."""
STEPS: Final[dict[type[Action], ModuleType]] = {
    LayTile: track,
    PlaceToken: token,
    BuyTrain: trains,
    BuyTrainFrom: trains,
    ReturnTrain: return_train,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """How a step fared: *faults* say why it was left out.

    *turn* is the company's turn it belongs to: 1 is the one it is in, or its next. It *cost* so
    much, which leaves its payer *short* by so much.
    """

    step: PlannedStep
    faults: tuple[Fault, ...] = ()
    turn: int = 1
    cost: int = 0
    short: int = 0


class Rehearsal:
    """A position on which steps are taken; a spectator opens for whoever has priority."""

    def __init__(self, view: View) -> None:
        self.state = imagine(view, Random(0))
        self._seat = self.state.priority if view.viewer is None else view.viewer
        self._turns: dict[CompanyId, Turn] = {}
        self._numbers: dict[CompanyId, int] = {}

    def take_all(self, steps: Iterable[PlannedStep]) -> list[Tried]:
        """Each step, one after the other; those that cannot be are left out."""
        return [self.take(step) for step in steps]

    def take(self, step: PlannedStep) -> Tried:
        """Take one step, unless a rule refuses it."""
        number = self._numbers.get(step.company, 1)
        if barred := self._barred(step.company, step.action):
            return Tried(step=step, faults=(barred,), turn=number)
        posed, frame = self._posed(step.company, type(step.action))
        faults = tuple(self._refusals(posed, frame, step.action))
        if any(isinstance(fault, NEXT_TURN) for fault in faults):
            posed, frame = self._posed(step.company, type(step.action), fresh=True)
            faults, number = tuple(self._refusals(posed, frame, step.action)), number + 1
        if faults:
            return Tried(step=step, faults=faults, turn=self._numbers.get(step.company, 1))
        return self._done(step, posed, frame, number)

    def offers(self, company: CompanyId) -> Offers:
        """All that *company* could do next in this turn, or the next, whatever it costs."""
        found: list[Offer[Any]] = []
        for kind in (LayTile, PlaceToken, BuyTrain):
            if self._barred(company, kind) is None:
                fresh = kind is not BuyTrain and self._has_built(company, kind)
                posed, frame = self._posed(company, kind, fresh=fresh)
                found += (o for o in STEPS[kind].offers(posed, frame) if o.action is kind)
        return Offers(found)

    def refusal(self, step: PlannedStep) -> Fault | None:
        """Why *step* could not be next; nothing is changed."""
        before = self.state, dict(self._turns), dict(self._numbers)
        tried = self.take(step)
        self.state, self._turns, self._numbers = before
        return tried.faults[0] if tried.faults else None

    def returning(self) -> Iterator[CorpId]:
        """The corporations that have more trains than the phase allows (OR-TRAIN-6)."""
        limit = train_limit(self.state)
        return (corp for corp in self.state.order if counted_trains(self.state, corp) > limit)

    # Who may do what at all

    def _barred(self, company: CompanyId, action: Action | type[Action]) -> Fault | None:
        """Why *company* could do nothing of the kind, whatever lies on the board."""
        kind = action if isinstance(action, type) else type(action)
        if not is_in_play(self.state, company):
            return NotInPlay(company=company)
        if is_independent(company):
            lays = kind is LayTile
            return None if lays else NotForIndependents(rule="OR-SEQ-5", company=company)
        corp = CorpId(company)
        if kind is OpenCorp:
            return None
        if not is_started(self.state, corp):
            return NotOpened(corp=corp)
        if controller(self.state, corp) is None:
            return NobodyPlans(corp=corp)
        have, limit = counted_trains(self.state, corp), train_limit(self.state)
        if kind is ReturnTrain and have <= limit:
            return NothingToReturn(corp=corp, have=have, limit=limit)
        return None

    def _refusals(self, posed: State, frame: Frame, action: Action) -> Iterator[Fault]:
        if isinstance(action, OpenCorp):
            return opening_refusals(posed, self._seat, action)
        faults: Iterator[Fault] = STEPS[type(action)].refusals(posed, frame, action)
        return faults

    # Posing: as if the company were at that step of its turn

    def _posed(
        self, company: CompanyId, kind: type[Action], *, fresh: bool = False
    ) -> tuple[State, Frame]:
        draft, frame = self.state.copy(), self._frame(company, kind)
        draft.stack = (frame,)
        draft.turn = Turn(company=company) if fresh else self._turn(company)
        if fresh:
            for _ in remove_phased_out(draft, company):
                pass  # they have run once more meanwhile (OR-ROUTE-13)
        _lend(draft, self._payer(company, kind), LOAN)
        return draft, frame

    def _frame(self, company: CompanyId, kind: type[Action]) -> Frame:
        corp = CorpId(company)
        if kind is OpenCorp:
            return StockTurn(seat=self._seat)
        if kind is ReturnTrain:
            return ReturningTrains(corp=corp)
        if kind in (BuyTrain, BuyTrainFrom):
            return BuyingTrains(corp=corp)
        return Building(company=company)

    def _payer(self, company: CompanyId, kind: type[Action]) -> Holder:
        return self._seat if kind is OpenCorp else company

    def _turn(self, company: CompanyId) -> Turn:
        """What *company* has done in its turn: the one it is in, or its next."""
        return self._turns.get(company) or turn_now(self.state, company)

    def _has_built(self, company: CompanyId, kind: type[Action]) -> bool:
        turn = self._turn(company)
        if kind is PlaceToken:
            return turn.token
        return turn.yellows + turn.upgrades >= track.PLACEMENTS

    # Doing

    def _done(self, step: PlannedStep, posed: State, frame: Frame, number: int) -> Tried:
        payer = self._payer(step.company, type(step.action))
        before = posed.cash[payer]
        for _ in self._apply(posed, frame, step.action):
            pass
        cost = before - posed.cash[payer]
        if posed.turn is not None:
            self._turns[step.company] = posed.turn
        self._numbers[step.company] = number
        _lend(posed, payer, -LOAN)
        posed.stack, posed.turn = self.state.stack, self.state.turn
        self.state = posed
        short = min(cost, max(0, -posed.cash[payer]))
        return Tried(step=step, turn=number, cost=cost, short=short)

    def _apply(self, posed: State, frame: Frame, action: Action) -> Iterator[Event]:
        if isinstance(action, OpenCorp):
            return open_corp(posed, self._seat, action)
        if isinstance(action, BuyTrainFrom) and isinstance(frame, BuyingTrains):
            return carry_out(posed, _agreed(posed, frame.corp, action))
        events: Iterator[Event] = STEPS[type(action)].apply(posed, frame, action)
        return events


def _lend(draft: State, payer: Holder, amount: int) -> None:
    """Give *payer* so much that is in no purse, or (below 0) take it back."""
    if payer in draft.cash:
        draft.cash = {**draft.cash, payer: draft.cash[payer] + amount}


def _agreed(state: State, corp: CorpId, action: BuyTrainFrom) -> Asking:
    """The deal to which the seller would have to agree."""
    return Asking(
        corp=corp,
        seller=president_of(state, action.corp),
        price=action.price,
        train=action.train,
        source=action.corp,
    )


def turn_now(state: State, company: CompanyId) -> Turn:
    """The turn of *company* while it may still build in it, else a new one."""
    turn = state.turn
    if turn is not None and turn.company == company:
        for frame in state.stack:
            builds = isinstance(frame, Operating) and "build" in frame.steps
            if builds or isinstance(frame, Issuing | Building):
                return turn
    return Turn(company=company)


def is_in_play(state: State, company: CompanyId) -> bool:
    """Whether *company* is a corporation in the game, or an independent that a player has."""
    if company in INDEPENDENTS:
        return isinstance(state.owners.get(PrivateId(company)), int)
    return company in state.corps


def companies(state: State) -> tuple[CompanyId, ...]:
    """Every company that a plan may be made for: those that operate, then the unstarted ones."""
    led: tuple[CompanyId, ...] = tuple(each for each in INDEPENDENTS if is_in_play(state, each))
    waiting = tuple(corp for corp in state.corps if corp not in state.columns)
    return (*led, *state.order, *waiting)
