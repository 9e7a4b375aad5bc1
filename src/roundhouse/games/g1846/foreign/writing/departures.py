"""Where a game of ours did what that site cannot: which entry, and why, for a sentence each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.events import Event
from roundhouse.core.frames import Frame
from roundhouse.games.g1846.foreign.steps import SitesTurn
from roundhouse.games.g1846.foreign.tracks import best_counted
from roundhouse.games.g1846.foreign.ways import TODAY
from roundhouse.games.g1846.rules.closing import CorpClosed
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Running,
    StockTurn,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId
from roundhouse.games.g1846.rules.market import price_beside
from roundhouse.games.g1846.rules.money import held_by_players, in_market, in_treasury
from roundhouse.games.g1846.rules.powers import steamboat
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.revenue import earnings
from roundhouse.games.g1846.rules.route import walks
from roundhouse.games.g1846.rules.state import State, turn_of
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.company_turn import TurnBegan
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.issue import IssueShares, RedeemShares
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.stock import SellShares
from roundhouse.games.g1846.rules.trains import bank_trains

GAME: Final = Game1846()
GOES_ON: Final = ("all_closed", "nothing_left")
LAST_PHASE_THAT_GOES_ON: Final = 2
STEAMBOAT: Final = steamboat.POWER.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Departure:
    """Entry *entry* of our journal is not possible, or goes on otherwise, there."""

    entry: int
    why: str  # a sentence ``g1846-departs-…``
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Watch:
    """Looks at each entry for what that site cannot do."""

    found: list[Departure] = field(default_factory=list)
    turn: SitesTurn = field(default_factory=lambda: SitesTurn(CorpId("")))  # of who operates
    _of: tuple[int, int, CompanyId | None] = (0, 0, None)
    _sold: frozenset[CorpId] = frozenset()  # by presidents who went bankrupt in this turn

    def look(
        self, entry: int, before: State, action: Action, after: State, events: tuple[Event, ...]
    ) -> None:
        """Note what is wrong with one entry."""
        self.follow(before)
        reasons = [*self._about(before, action), *_about_closing(before, action, events)]
        if after.over in GOES_ON and after.phase <= LAST_PHASE_THAT_GOES_ON and not before.over:
            reasons.append(("no-end", {}))
        self.found += [Departure(entry=entry, why=why, params=more) for why, more in reasons]

    def follow(self, state: State) -> None:
        """Keep to where that site is in the turn of whoever operates in *state*."""
        company = state.turn.company if state.turn else None
        if (of := (state.set_no, state.or_no, company)) != self._of:
            self._of, self._sold = of, frozenset()
            self.turn = SitesTurn(company or CorpId(""))
        if company is not None:
            self.turn.leave(state, TODAY)

    def _about(self, state: State, action: Action) -> Iterator[tuple[str, dict[str, Any]]]:
        frame = state.stack[-1]
        match action:
            case PlaceMarker(private=private) if private == STEAMBOAT:
                yield from _about_the_port(state, frame)
            case IssueShares() | RedeemShares() if self._is_at_trains(state, frame):
                yield "late-issue", {"corp": turn_of(state).company}
            case BuyPrivate() if self._is_at_trains(state, frame) and _closes(state):
                yield "late-deal", {"corp": turn_of(state).company}
            case EmergencyIssue(count=count) if count not in _issues(state, frame):
                yield "emergency-issue", {"corp": turn_of(state).company, "count": count}
            case RunRoutes() if (missed := _uncounted(state, action)) > 0:
                yield "counted", {"company": turn_of(state).company, "missed": missed}
            case SellShares(corp=corp) if corp in self._sold:
                yield "sold-before", {"corp": corp}
            case DeclareBankruptcy() if isinstance(frame, BuyingTrains):
                self._sold |= {*frame.sold}

    def _is_at_trains(self, state: State, frame: Frame) -> bool:
        """Whether that site went on by itself: nothing to build any more, and nothing to run."""
        if not isinstance(frame, Building) or "track" not in self.turn.passed:
            return False
        return not any(
            isinstance(one, Running | Dividing) for one in _without_building(state).stack
        )


def _about_the_port(state: State, frame: Frame) -> Iterator[tuple[str, dict[str, Any]]]:
    """A corporation moves it before it runs; a player once a company may get its bonus."""
    if isinstance(frame, Steaming):
        if not _is_served(state, frame):
            yield "port-alone", {}
    elif turn_of(state).ran or isinstance(frame, BuyingTrains):
        yield "late-port", {}


def may_place(state: State, frame: Steaming) -> bool:
    """Whether that site waits for the owner of the Steamboat."""
    return may_assign(state, frame) or (not frame.placed and _is_served(state, frame))


def may_assign(state: State, frame: Steaming) -> bool:
    """Whether the bonus may still go to another company in this round."""
    others = {*steamboat.companies(state)} - {steamboat.POWER.marker(state).company}
    return not frame.assigned and bool(others)


def _is_served(state: State, frame: Steaming) -> bool:
    return steamboat.POWER.marker(state).company is not None or may_assign(state, frame)


def _without_building(state: State) -> State:
    """What comes when the company builds no more."""
    return GAME.apply(state, GAME.to_act(state)[0], Pass()).state


def _closes(state: State) -> bool:
    """Whether the corporation, which does not run, falls to $0 thereby."""
    return turn_of(state).company not in _without_building(state).corps


def _about_closing(
    state: State, action: Action, events: tuple[Event, ...]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """A sale in a stock round that closes, and a presidentless corporation that falls to $0."""
    began = False
    for event in events:
        began = began or isinstance(event, TurnBegan)
        if not isinstance(event, CorpClosed):
            continue
        if isinstance(action, SellShares) and isinstance(state.stack[-1], StockTurn):
            yield "closing-sale", {"corp": event.corp}
        elif began:
            yield "closing-alone", {"corp": event.corp}


def _uncounted(state: State, action: RunRoutes) -> int:
    """What the trains would earn more if they counted the best of what they visit."""
    company = turn_of(state).company
    run = walks(state.board, action.routes)
    best = walks(
        state.board,
        [
            replace(found.route, counted=best_counted(state, company, found, ends=False))
            for found in run
        ],
    )
    return sum(earnings(state, company, best)) - sum(earnings(state, company, run))


def _issues(state: State, frame: Frame) -> tuple[int, ...]:
    """How many shares that site lets a corporation issue towards the cheapest train."""
    if not isinstance(frame, BuyingTrains):
        return ()
    corp, offers = frame.corp, bank_trains(state)
    cheapest = min(offers, key=lambda offer: offer.train.price).train
    prices = [kind.price for kind in DEFS.phases[cheapest.phase - 1].trains]
    cash = state.cash[corp]
    if cash >= max(prices):
        return ()
    raised = _raised(state, corp)
    enough = [count for count in raised if cash + raised[count] >= min(prices)]
    if not enough:
        return (max(raised, default=0),)
    enough.sort(key=raised.__getitem__)
    full = next((at for at, n in enumerate(enough) if cash + raised[n] >= max(prices)), None)
    return tuple(enough if full is None else enough[: full + 1])


def _raised(state: State, corp: CorpId) -> dict[int, int]:
    """What each number of shares brings; none that bring nothing."""
    room = held_by_players(state, corp) - in_market(state, corp)
    counts = range(1, min(room, in_treasury(state, corp)) + 1)
    money = {count: count * price_beside(state, corp, -1 - count) for count in counts}
    return {count: total for count, total in money.items() if total}
