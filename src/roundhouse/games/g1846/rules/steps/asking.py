"""A seller is asked; the buyer may withdraw meanwhile (SEQ-2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.actions import AcceptDeal, RefuseDeal, WithdrawDeal
from roundhouse.games.g1846.rules.deals import carry_out, item_of, kind_of, remember
from roundhouse.games.g1846.rules.events_operating import DealRefused, DealWithdrawn
from roundhouse.games.g1846.rules.frames import Asking
from roundhouse.games.g1846.rules.state import State, finish

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
