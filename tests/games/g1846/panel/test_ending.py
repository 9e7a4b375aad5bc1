"""The sheet of the last set: what is still to be paid, by the rules' own hand."""

import re
from typing import Any

import pytest

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.overview.ending import end_table, played_out
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Dividing, OperatingRound
from roundhouse.games.g1846.rules.money import net_worth
from roundhouse.games.g1846.rules.state import BANK, State
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.messages import LANGUAGES
from tests.games.g1846.panel.test_panel import GAME, Moment, moments, sight
from tests.games.g1846.rules.build import Corp, stock
from tests.games.g1846.rules.names import IC, MC, NYC
from tests.support.rules import rule

LATE: dict[str, Any] = {"phase": 4, "supply": (0, 0, 0, -1)}


def late(**parts: Any) -> State:
    """Amy has six of IC, Bob four of NYC and two of IC; each ran for so much."""
    corps = {
        "IC": Corp(price=100, players={0: 6, 1: 2}, trains="6"),
        "NYC": Corp(price=100, players={1: 4}, president=1, market=2, trains="6"),
    }
    state = stock(corps=corps, cash={0: 50, 1: 60, 2: 70}, **{**LATE, **parts})
    state.earned = {IC: 300, NYC: 200}
    return state


def html(state: State, language: str = "en") -> str:
    return end_table(Desk(sight(Moment(state, Seat(0)), language)))


def row(shown: str, ref: str) -> list[str]:
    (found,) = re.findall(rf'<tr id="{ref}".*?</tr>', shown)
    return [re.sub("<.*?>", "", cell) for cell in re.findall(r"<td.*?</td>", found)]


@rule("END-4", "OR-DIV-4")
def test_the_sheet_adds_up_by_hand() -> None:
    """IC pays $30 a share and goes 100, 137, 180 (three prices' worth moves two); NYC $20."""
    state = late(broken=True)
    assert [paid.number for paid in played_out(state)] == [1, 2]
    shown = html(state)
    cash, shares, first, second, then, final = row(shown, "ending-0")
    assert (cash, shares, first, second) == ("$50", "$600", "+180", "+180")
    last = played_out(state)[-1].state
    prices = {corp: last.columns[corp] for corp in (IC, NYC)}
    assert prices[IC] > state.columns[IC]
    assert int(final[1:]) == 50 + 360 + int(then[1:]) == net_worth(last, Seat(0))
    assert row(shown, "ending-1")[2] == "+140", "four of NYC at $20, two of IC at $30"
    bank = row(shown, "ending-bank")
    assert bank[2] == f"-{180 + 140 + 60 + 80}", "treasuries, too; the Market gets nothing"


@rule("END-1")
def test_it_is_shown_in_the_last_set_alone_and_says_why() -> None:
    assert html(late()) == ""
    assert "The bank is broken" in html(late(broken=True))
    assert "no bank trains left" in html(late(last_set=2))
    assert html(late(last_set=3)) == ""
    poor = late()
    poor.cash = {**poor.cash, BANK: 500}
    assert "If these payments are made, the bank breaks" in html(poor)
    assert html(poor_no_more(poor)) == ""
    over = late(broken=True)
    over.over = "bank_broken"
    assert html(over) == ""


def poor_no_more(state: State) -> State:
    draft = state.copy()
    draft.cash = {**draft.cash, BANK: 5_000}
    return draft


@rule("OR-DIV-1")
def test_what_is_paid_in_full_comes_out_as_foretold() -> None:
    """Whoever pays the run that waits gets just what the sheet had counted for the round."""
    compared = 0
    for moment in (*moments(4, 11), *moments(3, 5)):
        frame, state = moment.state.stack[-1], moment.state
        if isinstance(frame, Dividing):
            after = GAME.apply(state, moment.seat, PayDividend(kind="full")).state
            if after.turn is None or after.turn.company != frame.corp:
                continue  # the next one has run already, perhaps by itself
            then, now = played_out(state)[-1].state, played_out(after)[-1].state
            assert now.cash == then.cash
            assert now.columns == then.columns
            compared += 1
    assert compared > 10


def test_a_round_that_is_over_brings_nothing_more() -> None:
    for moment in moments(3, 5):
        rounds = [f for f in moment.state.stack if isinstance(f, OperatingRound)]
        assert len(played_out(moment.state)) == len(rounds)


def test_nobody_pays_for_a_corporation_without_president_or_train() -> None:
    state = late(broken=True)
    state.presidents = {**state.presidents, IC: None}
    state.trains = {**state.trains, NYC: ()}
    shown = html(state)
    assert row(shown, "ending-0")[2:4] == ["+0", "+0"]
    last = played_out(state)[-1].state
    assert last.columns[NYC] < state.columns[NYC]


def test_privates_pay_in_rounds_that_have_not_begun() -> None:
    early: dict[str, Any] = {"phase": 2, "supply": (0, 6, 5, -1), "broken": True}
    income = DEFS.privates[MC].income
    plain, owning = late(**early), late(**early, owners={"MC": 2})
    assert [row(html(plain), "ending-2")[at] for at in (2, 3)] == ["+0", "+0"]
    assert [row(html(owning), "ending-2")[at] for at in (2, 3)] == [f"+{income}"] * 2
    begun = OperatingRound(number=1, paid=True)
    owning.stack = (*owning.stack[:2], begun)
    assert [row(html(owning), "ending-2")[at] for at in (2, 3)] == ["+0", f"+{income}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_told_in_every_language(language: str) -> None:
    shown = html(late(broken=True), language)
    assert "g1846-" not in re.sub("<.*?>", "", shown)
    assert "???" not in shown
