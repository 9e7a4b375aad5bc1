"""Fleets in a forecast: what a ledger's corporations buy, and how they pay when they must."""

from __future__ import annotations

from typing import Final

from roundhouse.games.g1846.bots.ledger import Ledger, Line
from roundhouse.games.g1846.bots.runs import GONE_IN, NEVER, PERMANENT
from roundhouse.games.g1846.rules.components import TrainDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import TrainId

REMOVED_IN: Final = {t.id: p.removed_in or NEVER for p in DEFS.phases for t in p.trains}
BROKE: Final = -1500.0  # what a bankruptcy is counted as


def _for_sale(book: Ledger) -> list[TrainDef]:
    found: list[TrainDef] = []
    for phase, count in zip(DEFS.phases, book.supply, strict=True):
        if count:
            found = list(phase.trains)
            break
    for phase, count in zip(DEFS.phases, book.returned, strict=True):
        if count:
            found += phase.trains
    return found


def cheapest(book: Ledger) -> int:
    """What the cheapest bank train costs; 0 without any."""
    return min((train.price for train in _for_sale(book)), default=0)


def buy_trains(book: Ledger, line: Line) -> None:
    """What the treasury pays for; a train at any price when there is none."""
    while len(_staying(book, line)) < DEFS.phases[book.phase - 1].limit:
        best = _best_train(book, line)
        if best is None:
            break
        _buy(book, line, best)
    if not line.trains and line.president is not None:
        _forced(book, line)


def _staying(book: Ledger, line: Line) -> list[TrainId]:
    return [train for train in line.trains if GONE_IN[train] > book.phase]


def _best_train(book: Ledger, line: Line) -> TrainDef | None:
    best, most = None, 0.0
    have = tuple(_staying(book, line))
    lasting = any(train in PERMANENT for train in have)
    for train in _for_sale(book):
        if train.price > line.cash or not _may_spend(book, line, train, lasting):
            continue
        phase = max(book.phase, train.phase)
        gain = _gain(book, line, have, train, phase)
        if train.id in PERMANENT and not lasting:
            gain += 60
        if gain > most and gain >= 20:
            best, most = train, gain
    return best


def _gain(
    book: Ledger, line: Line, have: tuple[TrainId, ...], train: TrainDef, phase: int
) -> float:
    kept = tuple(t for t in have if GONE_IN[t] > phase)
    with_it = book.run(line, (*kept, train.id), phase)
    return with_it - book.run(line, kept, phase)


def _may_spend(book: Ledger, line: Line, train: TrainDef, lasting: bool) -> bool:
    """Whether a train for a while leaves enough for one that stays."""
    if book.broken and book.ahead > 1:
        return False
    if train.id in PERMANENT or lasting or book.phase < 2 or not line.trains:
        return True
    goal = 450 if book.supply[2] else 800
    return line.cash < 0.6 * goal or line.cash - train.price >= goal


def _buy(book: Ledger, line: Line, train: TrainDef) -> None:
    index = train.phase - 1
    line.cash -= train.price
    book.take(train.price)
    if book.returned[index]:
        book.returned[index] -= 1
    elif book.supply[index] > 0:
        book.supply[index] -= 1
    line.trains.append(train.id)
    if train.phase > book.phase:
        _begin(book, train.phase)


def _begin(book: Ledger, phase: int) -> None:
    """A new phase: old trains go, and those above the limit."""
    book.phase = phase
    limit = DEFS.phases[phase - 1].limit
    for line in book.lines:
        line.trains = [train for train in line.trains if REMOVED_IN[train] > phase]
        staying = sorted(_staying(book, line), key=lambda t: DEFS.trains[t].price)
        for train in staying[: max(0, len(staying) - limit)]:
            line.trains.remove(train)


def _forced(book: Ledger, line: Line) -> None:
    """Issue, then let the president pay (7.8)."""
    price = cheapest(book)
    if not price or line.president is None:
        return
    room = min(line.treasury, sum(line.held) - line.market, line.column - 2)
    for count in range(1, room + 1):
        each = DEFS.prices[line.column - count - 1]
        if line.cash + each * count >= price or count == room:
            line.column -= count
            line.cash += each * count
            book.take(-each * count)
            line.treasury -= count
            line.market += count
            break
    _president_pays(book, line, line.president, price)


def _president_pays(book: Ledger, line: Line, seat: int, price: int) -> None:
    missing = max(0, price - line.cash)
    book.cash[seat] -= missing
    line.cash += missing
    if book.cash[seat] < 0:
        _sell_off(book, seat)
    train = min(_for_sale(book), key=lambda train: train.price)
    _buy(book, line, train)


def _sell_off(book: Ledger, seat: int) -> None:
    """Sell shares for what a president still owes; the cheapest first."""
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
