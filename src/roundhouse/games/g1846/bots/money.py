"""A corporation's money: issuing shares, dividends, and what is kept for the next train."""

from __future__ import annotations

from typing import Final, Literal

from roundhouse.core.actions import Pass
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.pace import rounds_left
from roundhouse.games.g1846.bots.reasons import (
    HasEnough,
    KeepsTreasury,
    NeedsMoney,
    PaysOut,
    PriceStays,
    SavesForTrain,
)
from roundhouse.games.g1846.bots.runs import earning, has_permanent
from roundhouse.games.g1846.bots.shares import moved
from roundhouse.games.g1846.bots.trains import lasting, next_permanent
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Dividing
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price_beside
from roundhouse.games.g1846.rules.money import in_treasury
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.issue import IssueShares, issuable
from roundhouse.games.g1846.rules.trains import bank_prices, is_phased_out

Kind = Literal["full", "half", "withhold"]
KINDS: Final[tuple[Kind, ...]] = ("full", "half", "withhold")


def issue(state: State, corp: CorpId, offers: Offers) -> Choice:
    """All it may in its first turn; later what is missing for a train that stays."""
    most = issuable(state, corp) if offers.of(IssueShares) else 0
    count = min(most, _wanted(state, corp)) if most else 0
    if not count:
        return Choice(Pass(), HasEnough(corp=corp) if most else KeepsTreasury(corp=corp))
    return Choice(IssueShares(count=count), NeedsMoney(corp=corp, count=count))


def _wanted(state: State, corp: CorpId) -> int:
    if corp not in state.operated:
        return 10
    if rounds_left(state) < 1 or has_permanent(state, corp):
        return 0
    each = max(1, price_beside(state, corp, -1))
    coming = earning(state, corp, state.trains[corp]) if state.trains[corp] else 0
    missing = _goal(state, corp) - state.cash[corp] - coming // 2
    return -(-missing // each) if missing > 0 else 0


def _goal(state: State, corp: CorpId) -> int:
    """What the corporation should have when it buys trains in this turn."""
    prices = bank_prices(state)
    if not prices:
        return 0
    if not lasting(state, corp):
        return prices[0]
    return next_permanent(state) if state.phase >= 3 else 0


def retained(state: State, corp: CorpId, kind: Kind, revenue: int) -> int:
    """What a dividend leaves in the treasury (OR-DIV-1, OR-DIV-2)."""
    kept = {"full": 0, "half": revenue // 20 * 10, "withhold": revenue}[kind]
    return kept + (revenue - kept) // 10 * in_treasury(state, corp)


def after(state: State, corp: CorpId, kind: Kind, revenue: int) -> int:
    """The column after a dividend."""
    kept = {"full": 0, "half": revenue // 20 * 10, "withhold": revenue}[kind]
    return moved(state.columns[corp], revenue - kept)


def divide(state: State, frame: Dividing, habits: Habits) -> Choice:
    """Pay out, unless the money is needed for a train."""
    return told(state, frame, kind_of(state, frame.corp, frame.revenue, habits))


def kind_of(state: State, corp: CorpId, revenue: int, habits: Habits) -> Kind:
    """Full with a train that stays; else as little as the next train asks for."""
    if rounds_left(state) < 1 or not _short(state, corp):
        return "full"
    if lasting(state, corp) and not habits.thrifty:
        return "full"
    need = _train_goal(state, corp) - state.cash[corp]
    for kind in KINDS:
        if retained(state, corp, kind, revenue) >= need:
            return kind
    urgent = not lasting(state, corp)
    half_holds = after(state, corp, "half", revenue) >= state.columns[corp]
    if urgent and not half_holds:
        return "withhold"
    return "half" if half_holds else "full" if state.phase < 2 else "withhold"


def _short(state: State, corp: CorpId) -> bool:
    """Whether the corporation must still find the money for a train that stays."""
    if has_permanent(state, corp):
        return False
    stay = [train for train in state.trains[corp] if not is_phased_out(state, train)]
    return state.phase >= 2 or not stay


def _train_goal(state: State, corp: CorpId) -> int:
    prices = bank_prices(state)
    if not lasting(state, corp) and prices:
        return prices[0]
    return next_permanent(state)


def told(state: State, frame: Dividing, kind: Kind) -> Choice:
    """The dividend with its reason."""
    corp = frame.corp
    if kind == "withhold":
        return Choice(PayDividend(kind=kind), SavesForTrain(corp=corp, cash=state.cash[corp]))
    before = DEFS.prices[state.columns[corp]]
    then = DEFS.prices[after(state, corp, kind, frame.revenue)]
    if then == before:
        kept = retained(state, corp, kind, frame.revenue)
        return Choice(PayDividend(kind=kind), PriceStays(corp=corp, price=before, kept=kept))
    return Choice(PayDividend(kind=kind), PaysOut(corp=corp, before=before, after=then))
