"""The forecast: play a ledger on to the end of the game as players usually do."""

from __future__ import annotations

from typing import Final

from roundhouse.games.g1846.bots.fleet import buy_trains, cheapest
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.ledger import Ledger, Line
from roundhouse.games.g1846.bots.runs import GONE_IN, PERMANENT
from roundhouse.games.g1846.bots.shares import moved
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    BuyingTrains,
    Dividing,
    Operating,
    OperatingRound,
    StockRound,
    StockTurn,
)
from roundhouse.games.g1846.rules.state import State

MOST_SETS: Final = 7
LOOK: Final = 5  # rounds that a buyer of shares thinks ahead
TRACK: Final = 80  # what a new corporation builds for
FIRST_RUNS: Final = (84.0, 140.0, 210.0, 245.0)
"""By phase, what buyers of shares expect of a corporation that has yet to buy its first train."""


def outlook(state: State, seat: int, habits: Habits, saving: str = "") -> float:
    """How well *seat* will probably do, if *saving* puts money by for a second train that stays.

    Parts of the best other player's worth and of the others' mean count against one's own.
    """
    forecast = Forecast(state, habits)
    for line in forecast.book.lines:
        line.second = line.corp == saving
    worths = forecast.play()
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - habits.rival * max(others) - habits.others * sum(others) / len(others)


def best_outlook(state: State, seat: int, habits: Habits, saver: str | None) -> float:
    """The better of both plans: all pay out, or *saver* saves for a second train that stays."""
    paying = outlook(state, seat, habits)
    return paying if saver is None else max(paying, outlook(state, seat, habits, saver))


class Forecast:
    """A game played on in a ledger."""

    def __init__(self, state: State, habits: Habits) -> None:
        self.book = Ledger(state)
        self.book.bank += habits.newcomer * (len(state.corps) - len(state.order))
        self.state = state
        self.habits = habits
        self.rounds = [f for f in state.stack if isinstance(f, OperatingRound)]

    def play(self) -> list[float]:
        """Play to the end; what each player then has."""
        if self.state.over:
            return self.book.worths()
        self._rest_of_set()
        for _ in range(MOST_SETS):
            if self.book.broken:
                break
            self.stock_round(self.state.priority)
            self.operating_round()
            self.operating_round()
        return self.book.worths()

    def _rest_of_set(self) -> None:
        state, rounds = self.state, len(self.rounds)
        if any(isinstance(frame, StockRound) for frame in state.stack):
            frame = state.stack[-1]
            self.stock_round(frame.seat if isinstance(frame, StockTurn) else state.priority)
        elif state.or_no and self.rounds:
            self._rest_of_round(self.rounds[-1])
            rounds -= 1
        for _ in range(rounds):
            self.operating_round()

    def _rest_of_round(self, frame: OperatingRound) -> None:
        current = self._rest_of_turn()
        done = {*frame.done, current}
        for line in self._in_order():
            if line.corp not in done:
                self.operate(line)
        self.book.ahead += 1

    def _rest_of_turn(self) -> str:
        """Finish the turn that has begun."""
        turn = next((f for f in reversed(self.state.stack) if isinstance(f, Operating)), None)
        line = self._line(turn.company) if turn else None
        if turn is None or line is None:
            return turn.company if turn else ""
        top = self.state.stack[-1]
        if isinstance(top, BuyingTrains):
            buy_trains(self.book, line)
        elif isinstance(top, Dividing):
            self.divide(line, float(top.revenue))
            buy_trains(self.book, line)
        elif turn.steps and "run" in turn.steps:
            self.operate(line)
        else:
            buy_trains(self.book, line)
        return turn.company

    def _line(self, company: str) -> Line | None:
        return next((line for line in self.book.lines if line.corp == company), None)

    def _in_order(self) -> list[Line]:
        return sorted(self.book.lines, key=lambda line: -line.column)

    # Operating

    def operating_round(self) -> None:
        """Incomes, then each corporation."""
        if self.book.phase < 3:
            for seat, income in enumerate(self.book.income):
                self.book.pay(seat, income)
        for line in self._in_order():
            self.operate(line)
        self.book.ahead += 1

    def operate(self, line: Line) -> None:
        """Issue if it is new, else build; run, pay, buy trains."""
        book = self.book
        if line.column == 0:
            return
        if line.young:
            self._first_issue(line)
        else:
            self._build(line)
        revenue = book.run(line, tuple(line.trains), book.phase)
        line.trains = [train for train in line.trains if GONE_IN[train] > book.phase]
        self.divide(line, revenue)
        buy_trains(self.book, line)

    def _first_issue(self, line: Line) -> None:
        line.young = False
        count = min(line.treasury, sum(line.held) - line.market)
        if count > 0:
            amount = count * DEFS.prices[max(0, line.column - 1)]
            line.cash += amount
            self.book.take(-amount)
            line.treasury -= count
            line.market += count
        line.cash -= min(line.cash, TRACK)

    def _build(self, line: Line) -> None:
        spent = min(line.cash, self.habits.track)
        line.cash -= spent
        self.book.take(spent)

    def divide(self, line: Line, revenue: float) -> None:
        """Pay what the next train does not ask for; move the price."""
        line.last = revenue
        kept = revenue * self._kept(line, revenue)
        given = revenue - kept
        book, each = self.book, given / 10
        for seat, count in enumerate(line.held):
            if count:
                book.pay(seat, each * count)
        back = kept + each * line.treasury
        line.cash += int(back)
        book.take(-back)
        line.column = moved(line.column, given)

    def _kept(self, line: Line, revenue: float) -> float:
        """The part that stays in the treasury: none, half, or all."""
        book = self.book
        if revenue <= 0 or (book.phase < 2 and line.trains):
            return 0.0
        staying = sum(1 for train in line.trains if train in PERMANENT)
        if staying >= 2 or (staying and not line.second):
            return 0.0
        need = (cheapest(book) if staying else self._goal(line)) - line.cash
        if need <= 0 or book.broken:
            return 0.0
        if revenue / 2 >= need or revenue / 2 >= line.price:
            return 0.5
        return 1.0 if not line.trains or book.phase >= 3 else 0.5

    def _goal(self, line: Line) -> int:
        if not line.trains:
            return cheapest(self.book)
        return 450 if self.book.supply[2] else 800

    # Shares

    def stock_round(self, first: int) -> None:
        """Each in turn buys the share that brings most, while money lasts; then prices move."""
        book = self.book
        seats = [s for s in range(self.state.seats) if s not in self.state.bankrupt]
        turn = [s for s in seats if s >= first] + [s for s in seats if s < first]
        ranked = sorted(((self._ratio(line), line.corp, line) for line in book.lines), reverse=True)
        good = [line for ratio, _, line in ranked if ratio > 1.02]
        room = {seat: book.limit - book.certificates(seat) for seat in turn}
        active = True
        while active:
            active = False
            for seat in turn:
                if room[seat] > 0 and self._buys(seat, good):
                    room[seat] -= 1
                    active = True
        for line in book.lines:
            if line.market:
                line.column = max(0, line.column - 1)
            elif not line.treasury:
                line.column = min(len(DEFS.prices) - 1, line.column + 1)

    def _buys(self, seat: int, good: list[Line]) -> bool:
        cash = self.book.cash[seat]
        own = [line for line in self.book.lines if self._starting(seat, line)]
        for line in own + good:
            if line.held[seat] >= self.book.most or line.price > cash:
                continue
            if not line.market and not line.treasury:
                continue
            self._buy_share(seat, line)
            return True
        return False

    def _starting(self, seat: int, line: Line) -> bool:
        """Whether it is the seat's new corporation, still short of its first train."""
        if line.president != seat or not line.young or line.trains or not line.treasury:
            return False
        issued = min(line.treasury, sum(line.held) - line.market)
        funds = line.cash + issued * DEFS.prices[max(0, line.column - 1)]
        return funds < cheapest(self.book) + TRACK

    def _buy_share(self, seat: int, line: Line) -> None:
        price = line.price
        self.book.cash[seat] -= price
        own_needs = line.president == seat and not line.trains and line.treasury
        if line.market and not own_needs:
            line.market -= 1
            self.book.take(price)
        else:
            line.treasury -= 1
            line.cash += price
        line.held[seat] += 1
        president = line.president
        if president is not None and line.held[seat] > line.held[president]:
            line.president = seat

    def _ratio(self, line: Line) -> float:
        """What a share brings for each dollar in the next rounds."""
        run = max(line.last, self.book.run(line, tuple(line.trains), self.book.phase), 60.0)
        if line.young and not line.trains:
            run = max(run, FIRST_RUNS[self.book.phase - 1])
        column, paid = line.column, 0.0
        for _ in range(LOOK):
            paid += run / 10
            column = moved(column, run)
        return (DEFS.prices[column] + paid) / max(1, line.price)
