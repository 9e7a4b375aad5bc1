"""Where everybody's money came from, over a whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.frames import Dividing
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import held, net_worth
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.dividend import DividendPaid, RevenueSplit
from roundhouse.games.g1846.rules.steps.rounds import IncomePaid


@dataclass(slots=True)
class Earned:
    """What one player's worth is made of; ``other`` is what deals, phases and closings changed."""

    start: int
    end: int
    dividends: Counter[CorpId] = field(default_factory=Counter)
    privates: int = 0
    prices: int = 0

    @property
    def other(self) -> int:
        """What none of the rest explains."""
        told = self.start + sum(self.dividends.values()) + self.privates + self.prices
        return self.end - told


def earnings(states: Sequence[State], events: Iterable[Event]) -> tuple[Earned, ...]:
    """By seat: what came in by dividends, privates and prices, from the first state to the last."""
    first, last = states[0], states[-1]
    seats = [Seat(number) for number in range(last.seats)]
    found = tuple(Earned(net_worth(first, seat), net_worth(last, seat)) for seat in seats)
    told = list(events)
    for seat, amount in _private_income(told):
        found[seat].privates += amount
    for state, paid in zip(_paying(states), _dividends(told), strict=False):
        for seat in seats:
            found[seat].dividends[paid.corp] += paid.each * held(state, paid.corp, seat)
    for before, after in pairwise(states):
        for seat in seats:
            found[seat].prices += _risen(before, after, seat)
    return found


def _private_income(events: Iterable[Event]) -> Iterator[tuple[Seat, int]]:
    for event in events:
        if isinstance(event, IncomePaid):
            yield event.seat, event.amount
        elif isinstance(event, RevenueSplit):
            yield event.seat, event.half


def _dividends(events: Iterable[Event]) -> Iterator[DividendPaid]:
    """Those of a revenue above 0: each was decided on in a state of its own."""
    return (event for event in events if isinstance(event, DividendPaid) and event.revenue)


def _paying(states: Sequence[State]) -> Iterator[State]:
    """The states in which somebody decided what to pay, as it then was paid."""
    for before, after in pairwise(states):
        top = before.stack[-1] if before.stack else None
        if isinstance(top, Dividing) and top not in after.stack:
            yield before


def _risen(before: State, after: State, seat: Seat) -> int:
    """What the shares that *seat* holds afterwards gained in price meanwhile."""
    if before.columns == after.columns:
        return 0
    both = (corp for corp in before.columns if corp in after.columns)
    return sum(
        held(after, corp, seat) * (price(after, corp) - price(before, corp)) for corp in both
    )
