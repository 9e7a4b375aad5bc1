"""The ledger: a position boiled down to money, shares and trains, to be played on quickly."""

from __future__ import annotations

from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.bots.runs import Trains, earning, tidy
from roundhouse.games.g1846.bots.typical import typical
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId, TrainId
from roundhouse.games.g1846.rules.money import (
    certificate_limit,
    in_market,
    in_treasury,
    privates_of,
)
from roundhouse.games.g1846.rules.state import BANK, State

GROWTH: Final = 0.05  # of what track is good for, from round to round, where it is good already
TODAY: Final = 0.6  # what today's track still counts for after a round, the rest is what is usual


class Line:
    """One corporation."""

    __slots__ = (
        *("cash", "column", "corp", "held", "last", "market", "president"),
        *("second", "trains", "treasury", "young"),
    )

    def __init__(self, state: State, corp: CorpId) -> None:
        self.corp = corp
        self.column = state.columns[corp]
        self.cash = state.cash[corp]
        self.trains: list[TrainId] = list(state.trains[corp])
        self.president: int | None = state.presidents[corp]
        shares = state.shares[corp]
        self.held = [shares.get(Seat(seat), 0) for seat in range(state.seats)]
        self.market = in_market(state, corp)
        self.treasury = in_treasury(state, corp)
        self.last = float(state.earned.get(corp, 0))
        self.young = corp not in state.operated
        self.second = False  # whether it saves for a second train that stays

    @property
    def price(self) -> int:
        """What a share costs."""
        return DEFS.prices[self.column]


class Ledger:
    """All of them, the players and the bank."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lines = [Line(state, corp) for corp in state.order]
        self.cash = [float(state.cash[Seat(seat)]) for seat in range(state.seats)]
        self.bank = float(state.cash[BANK])
        self.broken = state.broken
        self.phase = state.phase
        self.supply = list(state.supply)
        self.returned = list(state.returned)
        self.limit = certificate_limit(state)
        self.most = DEFS.players[state.seats].own_at_most
        self.privates = [len(privates_of(state, Seat(seat))) for seat in range(state.seats)]
        self.now = 2 * (state.set_no - 1) + state.or_no
        self.ahead = 0  # operating rounds since the position
        self.income = [self._income(seat) for seat in range(state.seats)]

    def _income(self, seat: int) -> float:
        """What a player's privates bring in a round, while they last."""
        state, total = self.state, 0.0
        for private in privates_of(state, Seat(seat)):
            total += DEFS.privates[private].income
            if DEFS.privates[private].is_independent:
                total += earning(state, private, state.trains[private]) / 2
        return total

    def run(self, line: Line, trains: Trains, phase: int) -> float:
        """What *trains* will earn: first the router's answer, later more and more the usual."""
        if not trains:
            return 0.0
        today = earning(self.state, line.corp, tidy(trains), phase)
        usual = typical(trains, self.now + self.ahead)
        nearer = today + (usual - today) * (1 - TODAY**self.ahead)
        return max(today * (1 + GROWTH * self.ahead), nearer)

    def pay(self, seat: int, amount: float) -> None:
        """The bank pays a player."""
        self.cash[seat] += amount
        self.take(-amount)

    def take(self, amount: float) -> None:
        """The bank takes (or, below zero, pays) an amount."""
        self.bank += amount
        if self.bank < 0:
            self.broken = True

    def certificates(self, seat: int) -> int:
        """How many certificates a player holds."""
        count = self.privates[seat] if self.phase < 3 else 0
        for line in self.lines:
            count += line.held[seat] - (1 if line.president == seat else 0)
        return count

    def worths(self) -> list[float]:
        """What each player has."""
        return [
            cash + sum(line.held[seat] * line.price for line in self.lines)
            for seat, cash in enumerate(self.cash)
        ]
