"""Raising money for a train: emergency issue and the president's sales (7.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import Forbidden, RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.base import Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.forced import (
    IssueFirst,
    enough_before,
    forced_sales,
    funds,
    is_forced,
    leads_somewhere,
    legal_issues,
    may_issue,
    most_keeping,
    must_issue,
    president_pays,
    proceeds,
    raisable,
)
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import move, price
from roundhouse.games.g1846.rules.money import in_treasury, move_shares, pay
from roundhouse.games.g1846.rules.shares import NotHeld, sale_refusals, sell
from roundhouse.games.g1846.rules.state import BANK, MARKET, State, become, president_of
from roundhouse.games.g1846.rules.steps.issue import SharesIssued
from roundhouse.games.g1846.rules.steps.stock import SellShares
from roundhouse.games.g1846.rules.trains import bank_prices


@dataclass(frozen=True, slots=True, kw_only=True)
class EmergencyIssue(Action):
    """Issue shares towards a train, at a falling price (OR-FORCE-2)."""

    wire: ClassVar[str] = "emergency_issue"

    count: int


@dataclass(eq=False, kw_only=True)
class NotForced(Forbidden1846):
    """Nothing forces the corporation: it has a train, or can pay for one."""

    wire: ClassVar[str] = "not_forced"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class AlreadyIssued(Forbidden1846):
    """One emergency issue a turn."""

    wire: ClassVar[str] = "already_issued"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class WrongEmergencyIssue(Forbidden1846):
    """That many shares may not be issued; *choices* may."""

    wire: ClassVar[str] = "wrong_emergency_issue"
    corp: CorpId
    count: int
    choices: tuple[int, ...]


@dataclass(eq=False, kw_only=True)
class NoUsefulIssue(Forbidden1846):
    """No emergency issue would bring a train nearer."""

    wire: ClassVar[str] = "no_useful_issue"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class KeepsPresidency(Forbidden1846):
    """A forced sale must leave the president in charge of the operating corporation."""

    wire: ClassVar[str] = "keeps_presidency"
    corp: CorpId
    most: int


@dataclass(eq=False, kw_only=True)
class WouldClose(Impossible1846):
    """What raises money for the operating corporation must not close it."""

    wire: ClassVar[str] = "would_close"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class DeadEnd(Forbidden1846):
    """After that sale no train could be bought that it would be for."""

    wire: ClassVar[str] = "dead_end"
    funds: int
    above: int


TAKES: Final[tuple[type[Action], ...]] = (EmergencyIssue, SellShares)


def refusals(
    state: State, frame: BuyingTrains, action: EmergencyIssue | SellShares
) -> Iterator[RuleError]:
    """Why the corporation or its president may not raise money like that."""
    if isinstance(action, EmergencyIssue):
        yield from _issue_refused(state, frame, action.count)
    else:
        yield from _sale_refused(state, frame, action)


def _issue_refused(state: State, frame: BuyingTrains, count: int) -> Iterator[RuleError]:
    choices = legal_issues(state, frame.corp)
    if not 1 <= count <= in_treasury(state, frame.corp):
        held_back = in_treasury(state, frame.corp)
        yield NotHeld(rule="OR-FORCE-2", corp=frame.corp, count=count, held=held_back)
        return
    if not is_forced(state, frame.corp):
        yield NotForced(rule="OR-FORCE-1", corp=frame.corp)
    if frame.issued:
        yield AlreadyIssued(rule="OR-FORCE-2", corp=frame.corp)
    if not choices:
        yield NoUsefulIssue(rule="OR-FORCE-4", corp=frame.corp)
    elif count not in choices:
        yield WrongEmergencyIssue(
            rule="OR-FORCE-4", corp=frame.corp, count=count, choices=tuple(choices)
        )
    if count >= state.columns[frame.corp] and not state.options.by_the_letter:
        yield WouldClose(rule="OR-FORCE-3", corp=frame.corp)


def not_yet(state: State, frame: BuyingTrains) -> Iterator[RuleError]:
    """The president is asked only when the corporation cannot help itself."""
    choices = must_issue(state, frame)
    if choices and is_forced(state, frame.corp):
        yield IssueFirst(rule="OR-FORCE-7", corp=frame.corp, choices=tuple(choices))
    elif not president_pays(state, frame):
        yield NotForced(rule="OR-FORCE-7", corp=frame.corp)


def _sale_refused(state: State, frame: BuyingTrains, action: SellShares) -> Iterator[RuleError]:
    seat, corp, count = president_of(state, frame.corp), action.corp, action.count
    wrong = list(sale_refusals(state, seat, corp, count, frame.sold))
    yield from wrong
    if any(not isinstance(error, Forbidden) for error in wrong):
        return
    yield from not_yet(state, frame)
    if corp == frame.corp:
        yield from _own_sale_refused(state, seat, corp, count)
    if bank_prices(state) and not leads_somewhere(state, frame, seat, corp, count):
        after = funds(state, frame, seat) + count * price(state, corp)
        most = after + raisable(state, frame, seat, without=corp)
        yield DeadEnd(rule="OR-FORCE-13", funds=most, above=after - price(state, corp))


def _own_sale_refused(state: State, seat: Seat, corp: CorpId, count: int) -> Iterator[RuleError]:
    most = most_keeping(state, seat, corp)
    if count > most:
        yield KeepsPresidency(rule="OR-FORCE-8", corp=corp, most=most)
    if state.columns[corp] <= 1 and not state.options.by_the_letter:
        yield WouldClose(rule="OR-FORCE-8", corp=corp)


def offers(state: State, frame: BuyingTrains) -> Iterator[Offer[Any]]:
    """Issues and sales that may help."""
    if not is_forced(state, frame.corp):
        return
    if counts := may_issue(state, frame):
        yield Offer(EmergencyIssue, open={"count": OneOf(counts)})
    for corp, allowed in forced_sales(state, frame).items():
        yield Offer(SellShares, fixed={"corp": corp}, open={"count": OneOf(allowed)})


def apply(
    draft: State, frame: BuyingTrains, action: EmergencyIssue | SellShares
) -> Iterator[Event]:
    """Raise the money."""
    if isinstance(action, EmergencyIssue):
        yield from _issue(draft, frame, action.count)
    else:
        yield from _sell(draft, frame, action)


def _issue(draft: State, frame: BuyingTrains, count: int) -> Iterator[Event]:
    """Move the price left, then take the value one further left for each share (OR-FORCE-2)."""
    corp, total = frame.corp, proceeds(draft, frame.corp, count)
    if count >= draft.columns[corp]:
        yield SharesIssued(corp=corp, count=count, each=0, total=0)
        yield from move(draft, corp, -count)
        finish(draft)  # it is closed, and its turn over (CLOSE-3)
        return
    above = enough_before(draft, corp, count)
    yield from move(draft, corp, -count)
    move_shares(draft, corp, corp, MARKET, count)
    pay(draft, BANK, corp, total)
    reached = draft.cash[corp] >= bank_prices(draft)[0]
    become(draft, issued=True, raising=True, above=above if reached else 0)
    yield SharesIssued(corp=corp, count=count, each=total // count, total=total)


def _sell(draft: State, frame: BuyingTrains, action: SellShares) -> Iterator[Event]:
    """Sell; the train must then cost more than the funds before the last share (OR-FORCE-9)."""
    seat, each = president_of(draft, frame.corp), price(draft, action.corp)
    yield from sell(draft, seat, action.corp, action.count)
    if frame.corp not in draft.corps:
        finish(draft)  # it is closed, and its turn over (CLOSE-3)
        return
    above = funds(draft, frame, seat) - each
    become(draft, raising=True, above=above, sold=(*frame.sold, action.corp))
