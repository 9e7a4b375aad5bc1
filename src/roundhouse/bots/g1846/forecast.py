"""The forecast: play a ledger on to the end of the game as players usually do."""

from __future__ import annotations

from typing import Final

from roundhouse.bots.g1846.ledger import Ledger, Line
from roundhouse.bots.g1846.runs import PERMANENT
from roundhouse.bots.g1846.shares import moved
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.frames import (
    BuyingTrains,
    Dividing,
    Operating,
    OperatingRound,
    StockRound,
    StockTurn,
)
from roundhouse.games.g1846.ids import CorpId, TrainId
from roundhouse.games.g1846.printed import TrainDef
from roundhouse.games.g1846.state import State

MOST_SETS: Final = 7
GONE_IN: Final = {t.id: phase.phased_out_in or 9 for phase in DEFS.phases for t in phase.trains}
REMOVED_IN: Final = {t.id: phase.removed_in or 9 for phase in DEFS.phases for t in phase.trains}
BROKE: Final = -1500.0  # what a bankruptcy is counted as
LOOK: Final = 5  # rounds that a buyer of shares thinks ahead
RIVAL: Final = 0.4  # of the best other player's worth, that counts against one's own
OTHERS: Final = 0.2


def outlook(state: State, seat: int) -> float:
    """How well *seat* will probably do, compared with the others."""
    worths = Forecast(state).play()
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - RIVAL * max(others) - OTHERS * sum(others) / len(others)


class Forecast:
    """A game played on in a ledger."""

    def __init__(self, state: State) -> None:
        self.book = Ledger(state)
        self.state = state
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
            self.buy_trains(line)
        elif isinstance(top, Dividing):
            self.divide(line, float(top.revenue))
            self.buy_trains(line)
        elif turn.steps and "run" in turn.steps:
            self.operate(line)
        else:
            self.buy_trains(line)
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
        """Issue if it is new, run, pay, buy trains."""
        book = self.book
        if line.column == 0:
            return
        if line.young:
            self._first_issue(line)
        revenue = book.run(line, tuple(line.trains), book.phase)
        line.trains = [train for train in line.trains if GONE_IN[train] > book.phase]
        self.divide(line, revenue)
        self.buy_trains(line)

    def _first_issue(self, line: Line) -> None:
        line.young = False
        count = min(line.treasury, sum(line.held) - line.market)
        if count > 0:
            amount = count * DEFS.prices[max(0, line.column - 1)]
            line.cash += amount
            self.book.take(-amount)
            line.treasury -= count
            line.market += count
        line.cash -= min(line.cash, 80)  # track

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
        if any(train in PERMANENT for train in line.trains):
            return 0.0
        need = self._goal(line) - line.cash
        if need <= 0 or book.broken:
            return 0.0
        if revenue / 2 >= need or revenue / 2 >= line.price:
            return 0.5
        return 1.0 if not line.trains or book.phase >= 3 else 0.5

    def _goal(self, line: Line) -> int:
        if not line.trains:
            return self._cheapest()
        return 450 if self.book.supply[2] else 800

    # Trains

    def _for_sale(self) -> list[TrainDef]:
        book, found = self.book, []
        for phase, count in zip(DEFS.phases, book.supply, strict=True):
            if count:
                found = list(phase.trains)
                break
        for phase, count in zip(DEFS.phases, book.returned, strict=True):
            if count:
                found += phase.trains
        return found

    def _cheapest(self) -> int:
        return min((train.price for train in self._for_sale()), default=0)

    def buy_trains(self, line: Line) -> None:
        """What the treasury pays for; a train at any price when there is none."""
        while len(self._staying(line)) < DEFS.phases[self.book.phase - 1].limit:
            best = self._best_train(line)
            if best is None:
                break
            self._buy(line, best)
        if not line.trains and line.president is not None:
            self._forced(line)

    def _staying(self, line: Line) -> list[TrainId]:
        return [train for train in line.trains if GONE_IN[train] > self.book.phase]

    def _best_train(self, line: Line) -> TrainDef | None:
        best, most = None, 0.0
        have = tuple(self._staying(line))
        lasting = any(train in PERMANENT for train in have)
        for train in self._for_sale():
            if train.price > line.cash or not self._may_spend(line, train, lasting):
                continue
            phase = max(self.book.phase, train.phase)
            gain = self._gain(line, have, train, phase)
            if train.id in PERMANENT and not lasting:
                gain += 60
            if gain > most and gain >= 20:
                best, most = train, gain
        return best

    def _gain(self, line: Line, have: tuple[TrainId, ...], train: TrainDef, phase: int) -> float:
        kept = tuple(t for t in have if GONE_IN[t] > phase)
        with_it = self.book.run(line, (*kept, train.id), phase)
        return with_it - self.book.run(line, kept, phase)

    def _may_spend(self, line: Line, train: TrainDef, lasting: bool) -> bool:
        """Whether a train for a while leaves enough for one that stays."""
        if self.book.broken and self.book.ahead > 1:
            return False
        if train.id in PERMANENT or lasting or self.book.phase < 2 or not line.trains:
            return True
        goal = 450 if self.book.supply[2] else 800
        return line.cash < 0.6 * goal or line.cash - train.price >= goal

    def _buy(self, line: Line, train: TrainDef) -> None:
        book, index = self.book, train.phase - 1
        line.cash -= train.price
        book.take(train.price)
        if book.returned[index]:
            book.returned[index] -= 1
        elif book.supply[index] > 0:
            book.supply[index] -= 1
        line.trains.append(train.id)
        if train.phase > book.phase:
            self._begin(train.phase)

    def _begin(self, phase: int) -> None:
        """A new phase: old trains go, and those above the limit."""
        book = self.book
        book.phase = phase
        limit = DEFS.phases[phase - 1].limit
        for line in book.lines:
            line.trains = [train for train in line.trains if REMOVED_IN[train] > phase]
            staying = sorted(self._staying(line), key=lambda t: DEFS.trains[t].price)
            for train in staying[: max(0, len(staying) - limit)]:
                line.trains.remove(train)

    def _forced(self, line: Line) -> None:
        """Issue, then let the president pay (7.8)."""
        price = self._cheapest()
        if not price or line.president is None:
            return
        room = min(line.treasury, sum(line.held) - line.market, line.column - 2)
        for count in range(1, room + 1):
            each = DEFS.prices[line.column - count - 1]
            if line.cash + each * count >= price or count == room:
                line.column -= count
                line.cash += each * count
                self.book.take(-each * count)
                line.treasury -= count
                line.market += count
                break
        self._president_pays(line, line.president, price)

    def _president_pays(self, line: Line, seat: int, price: int) -> None:
        book = self.book
        missing = max(0, price - line.cash)
        book.cash[seat] -= missing
        line.cash += missing
        if book.cash[seat] < 0:
            self._sell_off(seat)
        train = min(self._for_sale(), key=lambda train: train.price)
        self._buy(line, train)

    def _sell_off(self, seat: int) -> None:
        """Sell shares for what a president still owes; the cheapest first."""
        book = self.book
        for line in sorted(book.lines, key=lambda line: line.price):
            least = 2 if line.president == seat else 0
            while book.cash[seat] < 0 and line.held[seat] > least and line.market < 5:
                line.held[seat] -= 1
                line.market += 1
                book.pay(seat, line.price)
                if line.president == seat and line.column > 1:
                    line.column -= 1
        if book.cash[seat] < 0:
            book.cash[seat] += BROKE

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
        for line in good:
            if line.held[seat] >= self.book.most or line.price > cash:
                continue
            if not line.market and not line.treasury:
                continue
            self._buy_share(seat, line)
            return True
        return False

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
            line.president = seat  # type: ignore

    def _ratio(self, line: Line) -> float:
        """What a share brings for each dollar in the next rounds."""
        run = max(line.last, self.book.run(line, tuple(line.trains), self.book.phase), 60.0)
        column, paid = line.column, 0.0
        for _ in range(LOOK):
            paid += run / 10
            column = moved(column, run)
        return (DEFS.prices[column] + paid) / max(1, line.price)


def company_of(corp: str) -> CorpId:
    """A corporation by its name."""
    return CorpId(corp)
