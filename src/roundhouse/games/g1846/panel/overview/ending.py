"""The last rounds: what is still to be paid to whom, and how it would end (END-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.draw.moment import set_and_round
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.rules.frames import Dividing, Operating, OperatingRound
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.money import net_worth
from roundhouse.games.g1846.rules.state import BANK, State, is_independent
from roundhouse.games.g1846.rules.steps.dividend import distribute, split
from roundhouse.games.g1846.rules.steps.rounds import following, pay_income
from roundhouse.kit.buttons import words
from roundhouse.kit.svg import escape
from roundhouse.kit.tables import EMPTY, Cell, Head, Row, money, plain, table

Why = Literal["broken", "trains", "breaking"]


@dataclass(frozen=True, slots=True)
class Paid:
    """The position after one of the set's operating rounds."""

    number: int
    state: State


def why_last(state: State, paid: Sequence[Paid]) -> Why | None:
    """Why this set is the last, or would be if things go on so; None when it is not (END-1)."""
    if not state.set_no or state.over:
        return None
    if state.broken:
        return "broken"
    if state.last_set is not None and state.set_no >= state.last_set:
        return "trains"
    return "breaking" if paid and paid[-1].state.broken else None


def played_out(state: State) -> list[Paid]:
    """The rest of the set, round by round, as if each run were made again and paid in full."""
    draft, found = state.copy(), list[Paid]()
    for frame in reversed(state.stack):
        if isinstance(frame, OperatingRound):
            _pay_round(draft, frame)
            found.append(Paid(frame.number, draft.copy()))
    return found


def _pay_round(draft: State, frame: OperatingRound) -> None:
    if not frame.paid:
        _happen(pay_income(draft))
    waiting, revenue = _unpaid(draft)
    if waiting is not None and waiting in frame.done:
        _pay_run(draft, waiting, revenue)
    draft.or_no, draft.turn = frame.number, None
    while (company := following(draft, frame)) is not None:
        frame = replace(frame, done=(*frame.done, company))
        runs = bool(draft.trains.get(company))
        _pay_run(draft, company, draft.earned.get(company, 0) if runs else 0)


def _unpaid(state: State) -> tuple[CompanyId | None, int]:
    """The company whose turn it is, unless it has paid, and what it would pay for."""
    for frame in state.stack if state.turn else ():
        if isinstance(frame, Dividing):
            return frame.corp, frame.revenue
    for frame in state.stack if state.turn else ():
        if isinstance(frame, Operating) and "divide" in frame.steps:
            return frame.company, state.earned.get(frame.company, 0)
    return None, 0


def _pay_run(draft: State, company: CompanyId, revenue: int) -> None:
    if is_independent(company):
        _happen(split(draft, PrivateId(company), revenue))
        return
    corp = CorpId(company)
    unled = draft.presidents[corp] is None
    _happen(distribute(draft, corp, "withhold" if unled else "full", revenue))


def _happen(events: Iterator[object]) -> None:
    for _ in events:
        pass


# On the page


def end_table(desk: Desk) -> str:
    """The sheet of the last set: cash, shares, what each round would bring, and the result."""
    paid = played_out(desk.state)
    why = why_last(desk.state, paid)
    if why is None:
        return ""
    last = paid[-1].state if paid else desk.state
    heads = [Head(escape(desk.say("over-player")))]
    heads += [Head(escape(desk.say(f"end-{key}"))) for key in ("cash", "shares")]
    heads += [Head(escape(set_and_round(desk.state.set_no, each.number))) for each in paid]
    heads += [Head(escape(desk.say(f"end-{key}"))) for key in ("then", "final")]
    seats = [Seat(seat) for seat in range(desk.state.seats)]
    ranked = sorted(seats, key=lambda seat: -_final(last, seat))
    rows = [_row(desk, seat, paid, last) for seat in ranked]
    made = table("ending", desk.say("end-sheet"), heads, rows, [_bank(desk, paid)])
    return made + words("p", desk.say("end-told", why=why), class_="quiet legend")


def _final(state: State, seat: Seat) -> int:
    return 0 if seat in state.bankrupt else net_worth(state, seat)


def _row(desk: Desk, seat: Seat, paid: Sequence[Paid], last: State) -> Row:
    now = desk.state
    cells = [
        money(now.cash[seat]),
        money(net_worth(now, seat) - now.cash[seat]),
        *_changes([now, *(each.state for each in paid)], seat),
        money(net_worth(last, seat) - last.cash[seat]),
        Cell(f"<b>${_final(last, seat)}</b>", _final(last, seat)),
    ]
    return Row(Cell(words("b", desk.player(seat)), seat), cells, f"ending-{seat}")


def _changes(states: Sequence[State], holder: Seat | str) -> Iterator[Cell]:
    """What each round adds to somebody's cash."""
    for before, after in pairwise(states):
        change = after.cash[holder] - before.cash[holder]
        yield Cell(f"{change:+}", change)


def _bank(desk: Desk, paid: Sequence[Paid]) -> Row:
    states = [desk.state, *(each.state for each in paid)]
    cells = [money(desk.state.cash[BANK]), EMPTY, *_changes(states, BANK), EMPTY, EMPTY]
    return Row(plain(desk.say("over-bank")), cells, "ending-bank")
