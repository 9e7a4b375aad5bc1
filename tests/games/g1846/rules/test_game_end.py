"""The end of the game, and the scores."""

from roundhouse.core.actions import Pass
from roundhouse.core.errors import GameOver
from roundhouse.games.g1846.rules.frames import Dividing, Operating, OperatingRound, Playing
from roundhouse.games.g1846.rules.money import BankBroke, net_worth, pay, total_money
from roundhouse.games.g1846.rules.state import BANK, State, Turn
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.stock import SellShares
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    CARLOS,
    GAME,
    PATIENT,
    Corp,
    play,
    position,
    stock,
)
from tests.games.g1846.rules.names import NYC
from tests.support.rules import rule


@rule("END-1", "R-51")
def test_the_bank_breaks_when_it_cannot_pay_not_at_zero() -> None:
    state = position(corps={"NYC": Corp()})
    pay(state, BANK, AMY, state.cash[BANK])
    assert not state.broken
    pay(state, BANK, AMY, 1)
    assert state.broken
    pay(state, AMY, BANK, 1000)
    assert state.broken


def nearly_broken(number: int) -> State:
    frame = Dividing(corp=NYC, revenue=200)
    rounds = [OperatingRound(number=2)] if number == 1 else []
    state = position(
        Playing(),
        *rounds,
        OperatingRound(number=number, paid=True, done=(NYC,)),
        Operating(company=NYC, steps=()),
        frame,
        corps={"NYC": Corp(players={0: 6}, trains="2")},
        cash={1: 6500 - 810},
        turn=Turn(company=NYC, revenue=200),
        **PATIENT,
    )
    assert state.cash[BANK] == 10
    return state


@rule("END-1")
def test_the_game_ends_after_the_second_operating_round_of_the_set() -> None:
    state = play(nearly_broken(2), PayDividend(kind="full"))
    assert state.over == "bank_broken"
    state = play(nearly_broken(1), PayDividend(kind="full"))
    assert (state.broken, state.over) == (True, "")
    assert state.or_no == 2


@rule("END-1")
def test_a_broken_bank_is_told_once_and_goes_on_paying() -> None:
    before = nearly_broken(1)
    applied = GAME.apply(before, AMY, PayDividend(kind="full"))
    assert [event for event in applied.events if isinstance(event, BankBroke)] == [BankBroke()]
    assert applied.state.cash[BANK] < 0
    assert total_money(applied.state) == total_money(before)


@rule("END-2")
def test_a_bank_broken_in_a_stock_round_sees_both_operating_rounds() -> None:
    state = stock(corps={"NYC": Corp(players={0: 6}, trains="2")}, cash={1: 6500 - 860}, **PATIENT)
    state = play(state, SellShares(corp=NYC, count=1))
    assert state.broken
    state = play(state, Pass(), Pass(), Pass(), Pass())
    assert (state.or_no, state.over) == (1, "")


@rule("END-4")
def test_scores_are_cash_and_shares_and_privates_before_phase_three() -> None:
    corps = {"NYC": Corp(price=100, players={0: 2, 1: 1}, cash=999)}
    owners = {"MS": 0, "MAIL": 1}
    state = position(corps=corps, owners=owners, cash={0: 50, 1: 60}, over="bank_broken")
    assert (net_worth(state, AMY), net_worth(state, BOB)) == (50 + 200 + 60, 60 + 100 + 80)
    state.phase = 3
    assert net_worth(state, BOB) == 160


@rule("END-5")
def test_the_highest_score_wins_and_equals_share() -> None:
    state = position(cash={0: 50, 1: 70, 2: 70}, over="bank_broken")
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.scores) == ((BOB, CARLOS), (50, 70, 70))
    assert result.reason == "g1846-ended-bank-broken"
    assert GAME.result(position()) is None


@rule("END-6", "R-54")
def test_the_game_ends_when_all_is_closed() -> None:
    corps = {"NYC": Corp(price=10, players={0: 3}, market=1)}
    out = ("B&O", "C&O", "ERIE", "GT", "IC", "PRR")
    state = stock(corps=corps, removed=out, cash={0: 0, 1: 0, 2: 0})
    state = play(state, Pass()) if GAME.to_act(state) else state
    assert state.over == "all_closed"
    assert isinstance(next(GAME.refusals(state, AMY, Pass())), GameOver)


@rule("END-6", "R-54")
def test_a_private_keeps_the_game_going_until_nothing_changes_any_more() -> None:
    out = ("B&O", "C&O", "ERIE", "GT", "IC", "PRR")
    corps = {"NYC": Corp(price=10, players={0: 3}, market=1)}
    state = stock(corps=corps, removed=out, cash={0: 0, 1: 0, 2: 0}, owners={"MAIL": 0})
    assert play(state, Pass()).over == "nothing_left"
    state = stock(corps=corps, removed=out, cash={0: 0, 1: 0, 2: 0}, owners={"LSL": 0})
    assert play(state, Pass()).over == "bank_broken"  # its income breaks the bank in the end
