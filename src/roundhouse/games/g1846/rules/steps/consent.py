"""A seller is asked; the buyer may withdraw meanwhile (SEQ-2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.deals import carry_out, item_of, kind_of, remember
from roundhouse.games.g1846.rules.frames import Asking
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptDeal(Action):
    """The seller agrees."""

    wire: ClassVar[str] = "accept_deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class RefuseDeal(Action):
    """The seller does not agree."""

    wire: ClassVar[str] = "refuse_deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawDeal(Action):
    """The buyer takes the offer back."""

    wire: ClassVar[str] = "withdraw_deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRefused(Event1846):
    """The seller did not agree."""

    wire: ClassVar[str] = "deal_refused"

    corp: CorpId
    kind: Literal["private", "train"]
    item: str
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealWithdrawn(Event1846):
    """The buyer took the offer back."""

    wire: ClassVar[str] = "deal_withdrawn"

    corp: CorpId
    kind: Literal["private", "train"]
    item: str
    price: int


TAKES: Final[tuple[type[Action], ...]] = (AcceptDeal, RefuseDeal, WithdrawDeal)


def answers(frame: Asking, seat: Seat) -> tuple[type[Action], ...]:
    """What *seat*, the seller or the buyer, may say."""
    return (AcceptDeal, RefuseDeal) if seat == frame.seller else (WithdrawDeal,)


def refusals(_state: State, _frame: Asking, _action: Action) -> Iterator[RuleError]:
    """Whoever may answer may answer as they like."""
    return iter(())


def offers(_state: State, _frame: Asking) -> Iterator[Offer[Any]]:
    """Every answer; `answers` says whose it is."""
    return (Offer(kind) for kind in TAKES)


def apply(draft: State, frame: Asking, action: Action) -> Iterator[Event]:
    """Carry the deal out, or remember the price that was not enough."""
    finish(draft)
    item, kind = item_of(frame), kind_of(frame)
    if isinstance(action, AcceptDeal):
        yield from carry_out(draft, frame)
        return
    remember(draft, frame)
    if isinstance(action, RefuseDeal):
        yield DealRefused(
            corp=frame.corp, kind=kind, item=item, seat=frame.seller, price=frame.price
        )
    else:
        yield DealWithdrawn(corp=frame.corp, kind=kind, item=item, price=frame.price)
