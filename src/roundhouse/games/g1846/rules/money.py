"""Money and shares: pay(), and who holds what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.base import (
    CannotAfford,
    Event1846,
    Lacking1846,
    PlayerCannotAfford,
)
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.state import BANK, MARKET, Holder, State, keeps_matter


@dataclass(frozen=True, slots=True, kw_only=True)
class BankBroke(Event1846):
    """The bank could not cover a payment."""

    wire: ClassVar[str] = "bank_broke"


ALL_SHARES = 10


def pay(draft: State, source: Holder, target: Holder, amount: int) -> None:
    """Move money; the bank alone may go below zero, and is then broken for good (END-1)."""
    if amount == 0 or source == target:
        return
    cash = dict(draft.cash)
    if amount > cash[source]:
        if source == BANK:
            draft.broken = True
        elif keeps_matter(draft):
            raise _shortage(source, amount, cash[source])
    cash[source] -= amount
    cash[target] += amount
    draft.cash = cash


def _shortage(who: Holder, needed: int, have: int) -> Lacking1846:
    """Why *who* cannot pay: what no rule before has refused, no purse can either (R-58)."""
    if isinstance(who, int):
        return PlayerCannotAfford(rule="SEQ-3", seat=who, needed=needed, have=have)
    return CannotAfford(rule="SEQ-3", who=who, needed=needed, have=have)


def open_purse(draft: State, company: CompanyId) -> None:
    """Let *company* hold money from now on."""
    draft.cash = {**draft.cash, company: 0}


def close_purse(draft: State, company: CompanyId, heir: Holder = BANK) -> None:
    """What *company* holds goes to *heir*; it holds money no more."""
    pay(draft, company, heir, draft.cash[company])
    draft.cash = {holder: amount for holder, amount in draft.cash.items() if holder != company}


# Shares


def held(state: State, corp: CorpId, holder: Holder) -> int:
    """How many shares *holder* has."""
    return state.shares[corp].get(holder, 0) if corp in state.shares else 0


def in_market(state: State, corp: CorpId) -> int:
    """Shares in the Market."""
    return held(state, corp, MARKET)


def in_treasury(state: State, corp: CorpId) -> int:
    """Shares in the corporation's own treasury."""
    return held(state, corp, corp)


def held_by_players(state: State, corp: CorpId) -> int:
    """Shares of a started corporation in players' hands."""
    return ALL_SHARES - in_market(state, corp) - in_treasury(state, corp)


def move_shares(draft: State, corp: CorpId, source: Holder, target: Holder, count: int) -> None:
    """Move shares; who is left without any is no longer listed."""
    holdings = dict(draft.shares[corp])
    holdings[source] = holdings.get(source, 0) - count
    holdings[target] = holdings.get(target, 0) + count
    if not holdings[source]:
        del holdings[source]
    draft.shares = {**draft.shares, corp: holdings}


def portfolio(state: State, seat: Seat) -> Iterator[tuple[CorpId, int]]:
    """The corporations that *seat* has shares of, in price order, and how many."""
    for corp in state.order:
        if count := held(state, corp, seat):
            yield corp, count


def certificates(state: State, seat: Seat) -> int:
    """How many certificates count against the limit of *seat* (SR-16)."""
    count = list(state.owners.values()).count(seat)
    for holdings in state.shares.values():
        count += holdings.get(seat, 0)
    return count - list(state.presidents.values()).count(seat)


def certificate_limit(state: State) -> int:
    """The limit for the corporations still in play (2.1, R-12)."""
    return DEFS.players[state.seats].certificates[len(state.corps)]


def privates_of(state: State, owner: Seat | CorpId) -> tuple[PrivateId, ...]:
    """The privates of a player or a corporation, in the printed order."""
    return tuple(private for private in state.privates if state.owners.get(private) == owner)


def owns(state: State, corp: CorpId, private: PrivateId) -> bool:
    """Whether *corp* owns *private*."""
    return state.owners.get(private) == corp


def is_unbought(state: State, private: PrivateId) -> bool:
    """Whether no corporation has bought *private* yet: what is kept for it stays closed."""
    return private in state.privates and not isinstance(state.owners.get(private), str)


def net_worth(state: State, seat: Seat) -> int:
    """Cash and shares at the present prices; privates too before phase III (END-4)."""
    prices = DEFS.prices
    stock = sum(count * prices[state.columns[corp]] for corp, count in portfolio(state, seat))
    listed = 0
    if state.phase < 3:
        listed = sum(DEFS.privates[private].price for private in privates_of(state, seat))
    return state.cash[seat] + stock + listed


def total_money(state: State) -> int:
    """All the money there is; the same from the first to the last action."""
    return sum(state.cash.values())
