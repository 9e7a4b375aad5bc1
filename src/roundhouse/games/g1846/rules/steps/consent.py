"""Somebody is asked to agree to a deal; whoever asks may withdraw meanwhile (SEQ-2, SEQ-4).

The seller is asked first. Whoever is asked agrees, refuses, or names another price, between the
two named last; then the other side is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Ints, Offer
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.deals import (
    BadPrice,
    carry_out,
    forget_refusal,
    item_of,
    kind_of,
    not_struck,
)
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Asking
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.state import State, become, president_of
from roundhouse.games.g1846.rules.versions import haggles


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptDeal(Action):
    """Whoever is asked agrees."""

    wire: ClassVar[str] = "accept_deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class RefuseDeal(Action):
    """Whoever is asked does not agree."""

    wire: ClassVar[str] = "refuse_deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterDeal(Action):
    """Whoever is asked names another price: the seller a higher one, the buyer a lower one."""

    wire: ClassVar[str] = "counter_deal"

    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawDeal(Action):
    """Whoever asks takes the offer back."""

    wire: ClassVar[str] = "withdraw_deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRefused(Event1846):
    """*seat*, who was asked, did not agree."""

    wire: ClassVar[str] = "deal_refused"

    corp: CorpId
    kind: Literal["private", "train"]
    item: str
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealCountered(Event1846):
    """*seat*, who was asked, names another price for what *corp* would buy."""

    wire: ClassVar[str] = "deal_countered"

    corp: CorpId
    kind: Literal["private", "train"]
    item: str
    seat: Seat
    side: Literal["seller", "buyer"]
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealWithdrawn(Event1846):
    """The buyer took the offer back."""

    wire: ClassVar[str] = "deal_withdrawn"

    corp: CorpId
    kind: Literal["private", "train"]
    item: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterWithdrawn(Event1846):
    """The seller took back the price that it had named."""

    wire: ClassVar[str] = "counter_withdrawn"

    corp: CorpId
    kind: Literal["private", "train"]
    item: str
    seat: Seat
    price: int


@dataclass(eq=False, kw_only=True)
class PriceNotBetween(Forbidden1846):
    """An answer names a price between the two named last, and one that can be paid."""

    wire: ClassVar[str] = "price_not_between"
    price: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class NoPriceBetween(Forbidden1846):
    """No price is left to answer with."""

    wire: ClassVar[str] = "no_price_between"


TAKES: Final[tuple[type[Action], ...]] = (AcceptDeal, RefuseDeal, CounterDeal, WithdrawDeal)
OF_OFFERS: Final[tuple[type[Action], ...]] = (RefuseDeal, CounterDeal, WithdrawDeal)
"""Answers that leave everything but the offers as it was (SEQ-5)."""


def asked(state: State, frame: Asking) -> Seat:
    """Who is asked: the seller, or once the seller has named a price the buyer's president."""
    return president_of(state, frame.corp) if frame.countered else frame.seller


def answers(state: State, frame: Asking, seat: Seat) -> tuple[type[Action], ...]:
    """What *seat*, the seller or the buyer, may say."""
    if seat != asked(state, frame):
        return (WithdrawDeal,)
    return (AcceptDeal, RefuseDeal, CounterDeal) if haggles(state) else (AcceptDeal, RefuseDeal)


def prices(state: State, frame: Asking) -> Ints:
    """The prices to answer with: above the buyer's, below the seller's, within reach (SEQ-4)."""
    if frame.countered:
        low = frame.named or 0
        return Ints(low + 1, frame.price - 1)
    high = state.cash[frame.corp]
    if frame.private is not None:
        high = min(high, DEFS.privates[frame.private].price)
    return Ints(frame.price + 1, high if frame.named is None else frame.named - 1)


def refusals(state: State, frame: Asking, action: Action) -> Iterator[RuleError]:
    """Whoever may answer may answer as they like, but for the price of a counter-offer."""
    if not isinstance(action, CounterDeal):
        return
    if action.price < 1:
        yield BadPrice(rule="SEQ-4", price=action.price)
        return
    between = prices(state, frame)
    if between.low > between.high:
        yield NoPriceBetween(rule="SEQ-4")
    elif action.price not in between:
        low, high = between.low, between.high
        yield PriceNotBetween(rule="SEQ-4", price=action.price, low=low, high=high)


def offers(state: State, frame: Asking) -> Iterator[Offer[Any]]:
    """Every answer; `answers` says whose it is."""
    for kind in (AcceptDeal, RefuseDeal, WithdrawDeal):
        yield Offer(kind)
    between = prices(state, frame)
    if between.low <= between.high:
        yield Offer(CounterDeal, open={"price": between})


def apply(draft: State, frame: Asking, action: Action) -> Iterator[Event]:
    """Carry the deal out, ask the other side, or keep in mind what came of the offer."""
    if isinstance(action, CounterDeal):
        yield from _counter(draft, frame, action.price)
        return
    seat = asked(draft, frame)
    finish(draft)
    if isinstance(action, AcceptDeal):
        yield from carry_out(draft, frame)
        return
    refused = isinstance(action, RefuseDeal)
    not_struck(draft, frame, refused=refused)
    yield _refused(frame, seat) if refused else _withdrawn(frame)


def _counter(draft: State, frame: Asking, price: int) -> Iterator[Event]:
    """Let the other side answer; who sells asks by that for another offer (SEQ-5)."""
    seat = asked(draft, frame)
    if not frame.countered:
        forget_refusal(draft, frame)
    become(draft, price=price, countered=not frame.countered, named=frame.price)
    yield DealCountered(
        corp=frame.corp,
        kind=kind_of(frame),
        item=item_of(frame),
        seat=seat,
        side="buyer" if frame.countered else "seller",
        price=price,
    )


def _refused(frame: Asking, seat: Seat) -> Event:
    corp, kind, item = frame.corp, kind_of(frame), item_of(frame)
    return DealRefused(corp=corp, kind=kind, item=item, seat=seat, price=frame.price)


def _withdrawn(frame: Asking) -> Event:
    corp, kind, item, price = frame.corp, kind_of(frame), item_of(frame), frame.price
    if not frame.countered:
        return DealWithdrawn(corp=corp, kind=kind, item=item, price=price)
    return CounterWithdrawn(corp=corp, kind=kind, item=item, seat=frame.seller, price=price)
