"""Game1846: the protocol's methods. It finds the step by the frame and holds no rule itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from random import Random
from typing import Any, Final

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.errors import GameOver, Impossible, NotNow, NotYourTurn, RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import NONE, Applied, OptionDef, Result, Setup, Waived
from roundhouse.core.offers import NO_OFFERS, Offer, Offers
from roundhouse.games.g1846.rules import view as views
from roundhouse.games.g1846.rules.forced import BankTrainFirst
from roundhouse.games.g1846.rules.frames import (
    Asking,
    Building,
    BuyingTrains,
    Dealing,
    Dividing,
    Drafting,
    Frame,
    Issuing,
    LastPrivate,
    LayingExtra,
    OpenDrafting,
    OpenPick,
    Operating,
    OperatingRound,
    Picking,
    Playing,
    Removing,
    ReturningTrains,
    Running,
    StockRound,
    StockTurn,
)
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.money import BankBroke, net_worth
from roundhouse.games.g1846.rules.powers import powers
from roundhouse.games.g1846.rules.state import State, actors, finish, is_independent, turn_of
from roundhouse.games.g1846.rules.steps import (
    bankruptcy,
    buy_private,
    company_turn,
    consent,
    dividend,
    forced,
    issue,
    return_train,
    rounds,
    run,
    second_tile,
    stock,
    token,
    track,
    trains,
    use_power,
)
from roundhouse.games.g1846.rules.steps import setup as setting_up
from roundhouse.games.g1846.rules.steps.draft import (
    deal,
    distribution,
    last_private,
    pick,
    two_players,
)
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.step import Step
from roundhouse.games.g1846.rules.view import View

AnyStep = Step[Any, Any]

SEQUENCERS: Final[dict[type[Frame], Callable[[State, Any], Iterator[Event]]]] = {
    Playing: rounds.next_set,
    Drafting: distribution.advance,
    OpenDrafting: two_players.advance,
    StockRound: rounds.next_player,
    OperatingRound: rounds.next_company,
    Operating: company_turn.next_step,
}
STEPS: Final[dict[type[Frame], tuple[AnyStep, ...]]] = {
    Removing: (setting_up,),
    Dealing: (deal,),
    Picking: (pick,),
    LastPrivate: (last_private,),
    OpenPick: (two_players,),
    StockTurn: (stock,),
    Issuing: (issue,),
    Building: (track, token),
    Running: (run,),
    Dividing: (dividend,),
    BuyingTrains: (trains, forced, bankruptcy),
    ReturningTrains: (return_train,),
    LayingExtra: (second_tile,),
    Asking: (consent,),
    **{frame: (step,) for power in powers().values() for frame, step in power.decisions.items()},
}
ASIDES: Final[tuple[AnyStep, ...]] = (buy_private, use_power)


def _table(steps: tuple[AnyStep, ...]) -> dict[type[Action], AnyStep]:
    return {kind: step for step in steps for kind in step.TAKES}


TAKEN: Final = {frame: _table(steps) for frame, steps in STEPS.items()}
BESIDE: Final = _table(ASIDES)
LATE_ISSUE: Final = (Building, Running, Dividing)


def steps_of(state: State, frame: Frame) -> tuple[AnyStep, ...]:
    """The steps that make offers now: the frame's own, then the asides."""
    if not has_asides(state, frame):
        return STEPS[type(frame)]
    if is_raising(frame):
        return (*STEPS[type(frame)], use_power)  # no private is bought now (OR-FORCE-6)
    late = (issue,) if may_issue_late(state, frame) else ()
    return (*STEPS[type(frame)], *ASIDES, *late)


def has_asides(state: State, frame: Frame) -> bool:
    """Whether a corporation is at one of its steps (OR-SEQ-4); independents have no asides."""
    return frame.asides and not is_independent(turn_of(state).company)


def is_raising(frame: Frame) -> bool:
    """Whether money was raised for a train that is not bought yet (OR-FORCE-6)."""
    return type(frame) is BuyingTrains and frame.raising


def may_issue_late(state: State, frame: Frame) -> bool:
    """Whether shares may still be issued or redeemed after step 1 (R-16)."""
    return state.options.flexible_issue and type(frame) in LATE_ISSUE


def step_for(state: State, frame: Frame, action: Action) -> AnyStep | None:
    """The step that judges and carries out *action* now."""
    kind = type(action)
    step = TAKEN[type(frame)].get(kind)
    if step is None and kind is not Pass and has_asides(state, frame):
        step = BESIDE.get(kind)
        if step is None and kind in issue.TAKES and may_issue_late(state, frame):
            return issue
    return step


def frame_offers(state: State, frame: Frame) -> Iterator[Offer[Any]]:
    """Everything that may be done on *frame*."""
    found = chain.from_iterable(step.offers(state, frame) for step in steps_of(state, frame))
    return chain(found, (Offer(Pass),)) if frame.passable else found


def is_idle(state: State, frame: Frame) -> bool:
    """Whether there is nothing but Pass."""
    if state.options.wait_for_passes:
        return False
    return all(offer.action is Pass for offer in frame_offers(state, frame))


def carry_out(draft_: State, frame: Frame, action: Action) -> Iterable[Event]:
    """Do *action*, which nothing speaks against."""
    step = step_for(draft_, frame, action)
    if step is not None:
        return step.apply(draft_, frame, action)
    finish(draft_)  # Pass on a frame that needs nothing more
    return ()


def settle(draft_: State) -> Iterator[Event]:
    """Let the game go on until somebody has to decide."""
    while draft_.stack:
        if not draft_.corps or len(draft_.bankrupt) >= draft_.seats - 1:
            yield from rounds.end_at_once(draft_)
            if draft_.over:
                return
        frame = draft_.stack[-1]
        advance = SEQUENCERS.get(type(frame))
        if advance is not None:
            yield from advance(draft_, frame)
        elif is_idle(draft_, frame):
            yield from carry_out(draft_, frame, Pass())
        else:
            return


class Game1846:
    """The rules of 1846."""

    key: str = "1846"
    version: int = 1
    seats: range = range(2, 6)
    options: tuple[OptionDef, ...] = setting_up.OPTIONS

    def new(self, setup: Setup) -> State:
        """The position before the first removal or deal."""
        state = setting_up.new_state(setup)
        list(settle(state))  # nothing happens before chance or a player acts
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who decides now."""
        return actors(state, state.stack[-1]) if state.stack else ()

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """The seller who is asked; the buyer, who may take the offer back, waits for them."""
        frame = state.stack[-1] if state.stack else None
        return (frame.seller,) if isinstance(frame, Asking) else self.to_act(state)

    def legal(self, state: State, seat: Seat) -> Offers:
        """All that *seat* may do now."""
        if seat not in self.to_act(state):
            return NO_OFFERS
        frame = state.stack[-1]
        found = frame_offers(state, frame)
        if isinstance(frame, Asking):
            mine = consent.answers(frame, seat)
            return Offers(offer for offer in found if offer.action in mine)
        return Offers(found)

    def refusals(self, state: State, seat: Seat, action: Action) -> Iterator[RuleError]:
        """Every reason why not."""
        acting = self.to_act(state)
        if seat not in acting:
            yield NotYourTurn(seat=seat, to_act=acting) if acting else GameOver()
            return
        frame = state.stack[-1]
        step = step_for(state, frame, action)
        mine = type(frame) is not Asking or type(action) in consent.answers(frame, seat)
        if (step is None and not (frame.passable and type(action) is Pass)) or not mine:
            yield NotNow(action=action.wire, step=frame.wire)
            return
        if is_raising(frame) and type(action) in buy_private.TAKES:
            yield BankTrainFirst(rule="OR-FORCE-6", corp=CorpId(turn_of(state).company))
        if step is not None:
            yield from step.refusals(state, frame, action)

    def apply(
        self, state: State, seat: Seat, action: Action, waived: Waived = NONE
    ) -> Applied[State]:
        """The position after *action*, or its first refusal that is not waived."""
        for error in self.refusals(state, seat, action):
            if isinstance(error, Impossible) or error.rule not in waived:
                raise error
        frame, copy = state.stack[-1], state.copy()
        events = [*carry_out(copy, frame, action), *settle(copy)]
        if copy.broken and not state.broken:
            events.insert(len(events) - bool(copy.over), BankBroke())  # the end comes last
        return Applied(copy, tuple(events), _seals(frame, action))

    def view(self, state: State, viewer: Seat | None) -> View:
        """What *viewer* may know."""
        return views.view_of(state, viewer)

    def imagine(self, view: View, rng: Random) -> State:
        """A position whose view is this view."""
        return views.imagine(view, rng)

    def result(self, state: State) -> Result | None:
        """Scores and winners (END-4, END-5)."""
        if not state.over:
            return None
        scores = tuple(
            0 if seat in state.bankrupt else net_worth(state, Seat(seat))
            for seat in range(state.seats)
        )
        best = [Seat(seat) for seat, score in enumerate(scores) if score == max(scores)]
        reason = f"g1846-ended-{state.over.replace('_', '-')}"
        return Result(winners=tuple(best), scores=scores, reason=reason)


def _seals(frame: Frame, action: Action) -> bool:
    """Whether something hidden came out: a hand seen next, or all picks."""
    return type(frame) is Picking or type(action) is TakePrivate
