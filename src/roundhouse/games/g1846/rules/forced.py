"""Forced purchase: what must be issued, what may be sold, and what that leaves to buy (7.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.base import Forbidden1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import held, portfolio
from roundhouse.games.g1846.rules.shares import PRESIDENT, most_saleable
from roundhouse.games.g1846.rules.state import State, left_of, president_of
from roundhouse.games.g1846.rules.steps.issue import issuable
from roundhouse.games.g1846.rules.trains import bank_prices


@dataclass(eq=False, kw_only=True)
class BankTrainFirst(Forbidden1846):
    """Money was raised for a bank train: that comes before anything else."""

    wire: ClassVar[str] = "bank_train_first"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class IssueFirst(Forbidden1846):
    """The corporation issues shares before its president pays or sells."""

    wire: ClassVar[str] = "issue_first"
    corp: CorpId
    choices: tuple[int, ...]


def is_forced(state: State, corp: CorpId) -> bool:
    """Whether *corp* must get a train: it has none and the bank sells some (OR-TRAIN-8)."""
    return not state.trains[corp] and bool(bank_prices(state))


def proceeds(state: State, corp: CorpId, count: int) -> int:
    """What an emergency issue of *count* shares yields (OR-FORCE-2); 0 is illegal (OR-FORCE-3)."""
    return DEFS.prices[max(0, state.columns[corp] - count - 1)] * count


def legal_issues(state: State, corp: CorpId) -> list[int]:
    """How many shares an emergency issue may have (OR-FORCE-4, OR-FORCE-5).

    Each count brings a train within reach that fewer shares do not; if none can, the largest, and
    by the letter also more, for nothing (OPT-LETTER-1).
    """
    cash, prices = state.cash[corp], bank_prices(state)
    most, last = _largest_paid(state, corp), _largest(state, corp)
    useful, best = [], cash
    for count in range(1, most + 1):
        funds = cash + proceeds(state, corp, count)
        if any(best < cost <= funds for cost in prices):
            useful.append(count)
        best = max(best, funds)
    if useful or not prices or cash >= prices[0]:
        return useful
    return list(range(max(1, most), last + 1))


def _largest_paid(state: State, corp: CorpId) -> int:
    """The largest issue that brings anything; less than 1 if none does."""
    return min(issuable(state, corp), state.columns[corp] - 2)


def _largest(state: State, corp: CorpId) -> int:
    """The largest issue; by the letter it may close the corporation (OR-FORCE-3, OPT-LETTER-1)."""
    if state.options.by_the_letter:
        return min(issuable(state, corp), state.columns[corp])
    return _largest_paid(state, corp)


def enough_before(state: State, corp: CorpId, count: int) -> int:
    """The most cash that fewer than *count* issued shares would have brought."""
    return state.cash[corp] + max(proceeds(state, corp, fewer) for fewer in range(count))


def must_issue(state: State, frame: BuyingTrains) -> list[int]:
    """The issues that come before a president's cash; none when made or impossible (R-43)."""
    return may_issue(state, frame) if _largest_paid(state, frame.corp) >= 1 else []


def may_issue(state: State, frame: BuyingTrains) -> list[int]:
    """The emergency issues that can be made, also those that bring nothing (OPT-LETTER-1)."""
    return [] if frame.issued else legal_issues(state, frame.corp)


def brings_less(state: State, corp: CorpId, count: int) -> int:
    """How many shares fewer than *count* would bring most, if that is more; else 0."""
    best = max(range(1, count + 1), key=lambda fewer: (proceeds(state, corp, fewer), -fewer))
    return best if proceeds(state, corp, best) > proceeds(state, corp, count) else 0


def president_pays(state: State, frame: BuyingTrains) -> bool:
    """Whether the president's cash must help (OR-FORCE-7)."""
    if not is_forced(state, frame.corp) or must_issue(state, frame):
        return False
    return state.cash[frame.corp] < bank_prices(state)[0]


def funds(state: State, frame: BuyingTrains, seat: Seat) -> int:
    """Treasury and president's cash."""
    return state.cash[frame.corp] + state.cash[seat]


def most_forced(state: State, frame: BuyingTrains, seat: Seat, corp: CorpId) -> int:
    """The largest legal sale of *corp* in this purchase (OR-FORCE-8)."""
    if corp in frame.sold:
        return 0
    most = most_saleable(state, seat, corp)
    if corp == frame.corp:
        most = 0 if state.columns[corp] <= 1 else min(most, most_keeping(state, seat, corp))
    return max(0, most)


def most_keeping(state: State, seat: Seat, corp: CorpId) -> int:
    """How many shares a president can sell without losing the presidency."""
    others = max((held(state, corp, other) for other in left_of(state, seat)), default=0)
    return max(0, held(state, corp, seat) - max(PRESIDENT, others))


def raisable(state: State, frame: BuyingTrains, seat: Seat, without: CorpId | None = None) -> int:
    """What the largest sales of the corporations not yet sold bring at current prices."""
    return sum(
        most_forced(state, frame, seat, corp) * price(state, corp)
        for corp, _ in portfolio(state, seat)
        if corp != without
    )


def leads_somewhere(
    state: State, frame: BuyingTrains, seat: Seat, corp: CorpId, count: int
) -> bool:
    """Whether a train remains that the sale would be for (OR-FORCE-9, OR-FORCE-13).

    By the letter the operating corporation may be closed by one instead (OPT-LETTER-2).
    """
    if closes(state, frame, corp):
        return count in closing_sales(state, frame, seat)
    prices, each = bank_prices(state), price(state, corp)
    before = funds(state, frame, seat)
    if before + raisable(state, frame, seat) < prices[0]:
        return True  # bankruptcy is certain
    after = before + each * count
    most = after + raisable(state, frame, seat, without=corp)
    return any(after - each < cost <= most for cost in prices)


def closes(state: State, frame: BuyingTrains, corp: CorpId) -> bool:
    """Whether the operating corporation may be closed by a sale (OPT-LETTER-2)."""
    return state.options.by_the_letter and corp == frame.corp and state.columns[corp] <= 1


def closing_sales(state: State, frame: BuyingTrains, seat: Seat) -> list[int]:
    """How many shares may be sold of the operating corporation to close it (OPT-LETTER-2).

    The funds before the last share do not yet pay for a train: sales stop when they do.
    """
    corp = frame.corp
    if not closes(state, frame, corp) or corp in frame.sold:
        return []
    most = min(most_saleable(state, seat, corp), most_keeping(state, seat, corp))
    before, cheapest = funds(state, frame, seat), bank_prices(state)[0]
    each = price(state, corp)
    return [n for n in range(1, most + 1) if before + each * (n - 1) < cheapest]


def forced_sales(state: State, frame: BuyingTrains) -> dict[CorpId, list[int]]:
    """For each corporation how many shares the president may sell now."""
    if not president_pays(state, frame):
        return {}
    seat, sales = president_of(state, frame.corp), {}
    for corp, _ in portfolio(state, seat):
        counts = range(1, most_forced(state, frame, seat, corp) + 1)
        allowed = [n for n in counts if leads_somewhere(state, frame, seat, corp, n)]
        if allowed := allowed or _closing(state, frame, seat, corp):
            sales[corp] = allowed
    return sales


def _closing(state: State, frame: BuyingTrains, seat: Seat, corp: CorpId) -> list[int]:
    return closing_sales(state, frame, seat) if corp == frame.corp else []


def is_bankrupt(state: State, frame: BuyingTrains, seat: Seat) -> bool:
    """Whether nothing is left to issue or sell, and it is not enough (OR-FORCE-11)."""
    if not president_pays(state, frame) or raisable(state, frame, seat):
        return False
    if may_issue(state, frame) or closing_sales(state, frame, seat):
        return False
    return funds(state, frame, seat) < bank_prices(state)[0]
