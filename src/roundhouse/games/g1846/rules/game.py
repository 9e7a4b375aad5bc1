"""Game1846: which steps stand on which frame. It holds no rule itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import NO_ASIDES, AnyStep, Asides, FrameGame, GoesOn
from roundhouse.core.frames import Frame as CoreFrame
from roundhouse.core.game import NONE, Applied, OptionDef, Result, Setup, Waived
from roundhouse.games.g1846.rules import correction, versions
from roundhouse.games.g1846.rules import view as views
from roundhouse.games.g1846.rules.base import Lacking1846
from roundhouse.games.g1846.rules.deals import forget_refusals
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
from roundhouse.games.g1846.rules.money import BankBroke, net_worth
from roundhouse.games.g1846.rules.powers import powers
from roundhouse.games.g1846.rules.state import (
    State,
    actors,
    controller,
    is_independent,
    keeps_matter,
    turn_of,
)
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
from roundhouse.games.g1846.rules.view import View

SEQUENCERS: Final[dict[type[CoreFrame], GoesOn]] = {
    Playing: rounds.next_set,
    Drafting: distribution.advance,
    OpenDrafting: two_players.advance,
    StockRound: rounds.next_player,
    OperatingRound: rounds.next_company,
    Operating: company_turn.next_step,
}
STEPS: Final[dict[type[CoreFrame], tuple[AnyStep, ...]]] = {
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
ASIDES: Final = Asides(buy_private, use_power)
LATE_ISSUE: Final = Asides(buy_private, use_power, issue)


def has_asides(state: State, frame: Frame) -> bool:
    """Whether a corporation is at one of its steps (OR-SEQ-4); independents have no asides."""
    return frame.asides and not is_independent(turn_of(state).company)


def without_president(state: State, frame: Frame) -> bool:
    """Whether a corporation acts that nobody leads: it only runs (NOPRES-4)."""
    return type(frame) is Running and controller(state, frame.company) is None


def may_issue_late(state: State, frame: Frame) -> bool:
    """Whether shares may still be issued or redeemed after step 1 (R-16)."""
    return state.options.flexible_issue and type(frame) in (Building, Running, Dividing)


def is_asking(state: State) -> bool:
    """Whether a deal waits for an answer."""
    return bool(state.stack) and type(state.stack[-1]) is Asking


class Game1846(FrameGame[State]):
    """The rules of 1846."""

    key: str = "1846"
    version: int = versions.NEWEST
    seats: range = range(2, 6)
    options: tuple[OptionDef, ...] = setting_up.OPTIONS

    steps = STEPS
    goes_on = SEQUENCERS
    sealing = frozenset((Picking, TakePrivate))  # a hand seen next, or all picks

    def new(self, setup: Setup) -> State:
        """The position before the first removal or deal."""
        state = setting_up.new_state(setup)
        self.settle(state)  # nothing happens before chance or a player acts
        return state

    def deciders(self, state: State, frame: Frame) -> tuple[Seat, ...]:
        """Who decides on *frame*."""
        return actors(state, frame)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Who is asked to agree; whoever asks, and may take the offer back, waits for them."""
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, Asking):
            return (consent.asked(state, frame),)
        return self.to_act(state)

    def asides_on(self, state: State, frame: Frame) -> Asides:
        """Privates may be bought and used, with an option shares issued too."""
        if not has_asides(state, frame) or without_president(state, frame):
            return NO_ASIDES
        return LATE_ISSUE if may_issue_late(state, frame) else ASIDES

    def step_for(self, state: State, frame: Frame, action: Action) -> AnyStep | None:
        """The step for *action*; an importer's corrections belong to any (R-59)."""
        return (
            correction
            if type(action) in correction.TAKES
            else super().step_for(state, frame, action)
        )

    def answers(self, state: State, frame: Asking, seat: Seat) -> tuple[type[Action], ...]:
        """What the seller, and what the buyer may say."""
        return consent.answers(state, frame, seat)

    def go_on(self, draft: State, frame: Frame) -> Iterable[Event] | None:
        """The end may come at any moment (END-3, END-6)."""
        closing = draft.bankrupt or not draft.corps  # asked first: it is so often not so
        if closing and (reason := rounds.ends_at_once(draft)):
            return rounds.end(draft, reason)
        follow = self.goes_on.get(type(frame))
        return follow(draft, frame) if follow is not None else super().go_on(draft, frame)

    def is_idle(self, state: State, frame: Frame) -> bool:
        """Whether there is nothing but Pass, and passes are not waited for."""
        return not state.options.wait_for_passes and super().is_idle(state, frame)

    def may_be_waived(self, state: State, refusal: RuleError) -> bool:
        """Players agree to set rules aside, not to have what there is not (R-58)."""
        lacking = isinstance(refusal, Lacking1846) and keeps_matter(state)
        return not lacking and super().may_be_waived(state, refusal)

    def apply(
        self, state: State, seat: Seat, action: Action, waived: Waived = NONE
    ) -> Applied[State]:
        """The position after *action*, told with a bank that broke; the end comes last."""
        applied = super().apply(state, seat, action, waived)
        after = applied.state
        if type(action) not in consent.OF_OFFERS and not is_asking(after):
            forget_refusals(after)
        if state.broken or not after.broken:
            return applied
        events = list(applied.events)
        events.insert(len(events) - bool(after.over), BankBroke())
        return replace(applied, events=tuple(events))

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
