"""Situations at the edges of the rules, each expected by the text alone."""

from collections.abc import Mapping
from typing import Any

import pytest

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.forced import BankTrainFirst
from roundhouse.games.g1846.rules.frames import StockTurn
from roundhouse.games.g1846.rules.ids import (
    CHICAGO,
    NEUTRAL,
    CorpId,
    HexId,
    PrivateId,
    TileId,
    TrainId,
)
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import BankBroke
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PlacePrivateToken
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.rounds import GameEnded
from roundhouse.games.g1846.rules.steps.stock import BuyShare
from roundhouse.games.g1846.rules.steps.trains import BuyTrainFrom
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    CARLOS,
    TWO,
    Corp,
    allowed,
    bank,
    buying,
    frame_of,
    happens,
    play,
    refused,
    sell,
    stock,
)
from tests.games.g1846.rules.names import CWI, GT, IC, LM, MAIL, MPC, NYC
from tests.games.g1846.rules.turns import refusals, turn_of
from tests.support.rules import rule

ONE: dict[str, Any] = {"phase": 1, "supply": (5, 4, 3, -1)}
LAST_OF_TWO: dict[str, Any] = {"phase": 2, "supply": (0, 0, 3, -1)}
THREE: dict[str, Any] = {"phase": 3, "supply": (0, 0, 3, -1)}


# Raising money


def raising(owners: Mapping[str, str | int]) -> State:
    """GT has issued towards the first train of phase III and has not bought it yet."""
    corps = {"GT": Corp(price=124, players={0: 5}), "NYC": Corp(price=50, trains="4")}
    state = buying("GT", corps=corps, owners=owners, cash={0: 500}, **LAST_OF_TWO)
    return play(state, EmergencyIssue(count=5))


@rule("OR-FORCE-6", "OR-SEQ-4", "PW-CWI-2", "PW-MPC-1")
def test_powers_still_work_between_an_emergency_issue_and_the_train() -> None:
    state = raising({"C&WI": "GT", "MPC": "GT", "MAIL": 0})
    assert refused(state, BuyPrivate(private=MAIL, price=1), BankTrainFirst)
    assert allowed(state, PlaceMarker(private=MPC, hex=CHICAGO))
    state = play(state, PlacePrivateToken())
    assert state.board.owners_at(CHICAGO, 3) == (GT,)
    state = play(state, bank("5"))  # phase III: too late for the powers
    assert CWI not in state.privates
    assert state.trains[GT] == ("5",)


@rule("OR-FORCE-6", "PW-LM-2")
def test_money_raised_for_a_train_pays_no_bridge() -> None:
    options = {"second_edition_privates": True}
    action = LayPrivateTile(private=LM, hex=HexId("H12"), tile=TileId("293"), rotation=0)
    state = turn_of("GT", owned="LM", options=options)
    before = [type(fault) for fault in refusals(state, action)]
    state.stack = raising({}).stack[-1:]
    after = [type(fault) for fault in refusals(state, action)]
    assert after == [*before, BankTrainFirst]


@rule("OR-FORCE-2", "OR-FORCE-4")
@pytest.mark.parametrize(
    ("cash", "counts"), [(0, [5]), (75, [3]), (80, [2]), (95, [2, 3]), (110, [1, 2]), (165, [1])]
)
def test_more_shares_may_bring_less(cash: int, counts: list[int]) -> None:
    """From $70: 50, 80, 90, 80, 50; trains cost 160 and 180; if none suffices, the most."""
    corps = {"GT": Corp(price=70, players={0: 5}, cash=cash)}
    state = buying("GT", corps=corps, cash={0: 500}, **TWO)
    assert [n for n in range(1, 6) if allowed(state, EmergencyIssue(count=n))] == counts


@rule("OR-FORCE-8", "OR-FORCE-13", "SR-6")
def test_the_one_sale_must_suffice_and_not_exceed() -> None:
    corps = {
        "GT": Corp(price=20, players={0: 2}, market=2),
        "NYC": Corp(price=30, players={0: 4, 1: 2}),
    }
    state = buying("GT", corps=corps, cash={0: 0}, **ONE)
    assert [n for n in range(1, 5) if allowed(state, sell(NYC, n))] == [3]
    state = play(state, sell(NYC, 3))
    assert (state.presidents[NYC], state.shares[NYC][AMY]) == (BOB, 1)
    assert not allowed(state, DeclareBankruptcy())
    assert allowed(state, bank("2"))


@rule("OR-FORCE-9", "OR-FORCE-13")
def test_a_second_sale_needs_a_train_that_the_first_did_not_reach() -> None:
    corps = {
        "GT": Corp(price=100, players={0: 2}, market=2, cash=400),
        "NYC": Corp(price=60, players={0: 1, 1: 2}, president=1),
        "IC": Corp(price=10, players={0: 1, 1: 2}, president=1),
    }
    state = buying("GT", corps=corps, cash={0: 0}, **THREE)
    assert not allowed(play(state, sell(NYC, 1)), sell(IC, 1))
    assert allowed(play(state, sell(IC, 1)), sell(NYC, 1))


@rule("OR-FORCE-1", "OR-PRIV-5", "OR-TRAIN-8")
def test_an_independent_for_a_dollar_ends_the_obligation() -> None:
    corps = {"GT": Corp(price=20, cash=1)}
    state = buying("GT", corps=corps, owners={"MS": 0}, cash={0: 500}, **ONE)
    state = play(state, BuyPrivate(private=PrivateId("MS"), price=1))
    assert (state.trains[GT], state.cash[GT]) == (("2",), 60)


# Bankruptcy, presidentless and closed corporations


@rule("BANKR-1", "BANKR-2", "BANKR-3", "BANKR-5")
def test_a_new_president_may_sell_what_the_bankrupt_one_sold() -> None:
    corps = {
        "GT": Corp(price=50, players={0: 3, 1: 2, 2: 2}, market=3, cash=5),
        "NYC": Corp(price=60, players={0: 3, 1: 2, 2: 2}),
    }
    state = buying("GT", corps=corps, seats=4, cash={0: 10, 1: 30}, **THREE)
    state = play(state, sell(GT, 1), sell(NYC, 3), DeclareBankruptcy())
    assert state.cash[GT] == 5 + 10 + 50 + 180 + 2 * 40
    assert (state.presidents[GT], state.presidents[NYC], price(state, GT)) == (BOB, BOB, 40)
    assert not allowed(state, sell(NYC, 1))  # 325 + 30 + 50 < 450
    state = play(state, sell(NYC, 2))
    assert state.presidents[NYC] == CARLOS
    assert allowed(state, bank("4/6"))


@rule("NOPRES-3", "SR-15")
def test_the_last_presidents_certificate_is_not_sold_at_the_certificate_limit() -> None:
    corps = {
        "GT": Corp(price=50, players={1: 1}, market=2, president=None),
        "NYC": Corp(price=60, players={1: 6}, president=1),
        "IC": Corp(price=60, players={1: 6}, president=1),
        "B&O": Corp(price=60, players={1: 3}, president=1),
    }
    buy = BuyShare(corp=GT, source="market")
    assert not allowed(stock(1, corps=corps, owners={"MAIL": 1}, cash={1: 500}), buy)
    state = play(stock(1, corps=corps, cash={1: 500}), buy)
    assert (state.presidents[GT], state.shares[GT][BOB], state.shares[GT]["market"]) == (BOB, 2, 1)


@rule("SR-17", "R-11", "CLOSE-4", "SR-15")
def test_who_closes_a_corporation_is_over_the_limit_from_the_next_turn_on() -> None:
    corps = {
        "GT": Corp(price=10, players={0: 2, 1: 2}),
        "NYC": Corp(price=60, players={0: 6}),
        "IC": Corp(price=60, players={0: 6}),
        "B&O": Corp(price=60, players={0: 3}),
    }
    state = stock(0, corps=corps, cash={0: 500})
    state = play(state, sell(GT, 1))  # 12 certificates; the limit falls from 14 to 11
    assert not allowed(state, BuyShare(corp=CorpId("B&O"), source="treasury"))
    state = play(state, Pass(), Pass(), Pass())
    assert frame_of(state) == StockTurn(seat=AMY)
    assert not allowed(state, Pass())
    assert allowed(play(state, sell(IC, 1)), Pass())


@rule("SR-17")
def test_who_was_over_the_limit_before_closing_a_corporation_goes_on_selling() -> None:
    corps = {
        "GT": Corp(price=10, players={0: 2, 1: 2}),
        "NYC": Corp(price=60, players={0: 6}),
        "IC": Corp(price=60, players={0: 6}),
        "B&O": Corp(price=60, players={0: 6}),
    }
    state = play(stock(0, corps=corps), sell(GT, 1))
    assert not allowed(state, Pass())  # 15 certificates, and the limit was 14


@rule("R-49", "R-50", "OR-TRAIN-6")
def test_the_train_just_bought_may_be_the_one_returned() -> None:
    corps = {
        "GT": Corp(price=100, cash=900, trains="4 5"),
        "NYC": Corp(price=90, players={0: 1}, president=None, market=3, trains="2 4 5 5 4/6"),
    }
    state = buying("GT", corps=corps, phase=3, supply=(0, 0, 0, -1), returned=(0, 2, 1, 0))
    state = play(state, bank("7/8"))
    assert state.trains[NYC] == ("5", "5")  # it has run since: the 4 did not count and is gone
    assert state.returned == (0, 0, 2, 0)
    corps["GT"] = Corp(price=100, cash=900, trains="5 5")
    state = buying("GT", corps=corps, phase=3, supply=(0, 0, 0, -1))
    state = play(state, bank("6"))
    assert frame_of(state).wire == "returning_trains"
    state = play(state, ReturnTrain(train=TrainId("6")))
    assert (state.trains[GT], state.returned[3]) == (("5", "5"), 1)


@rule("END-1", "R-51")
def test_the_bank_breaks_before_the_game_ends() -> None:
    corps = {"GT": Corp(price=10, players={0: 3, 1: 2})}
    state = stock(0, corps=corps, owners={"MPC": 1})
    state.corps = (GT,)
    events = happens(state, sell(GT, 1))
    assert [type(event) for event in events[-2:]] == [BankBroke, GameEnded]


# Slots


@rule("OPT-2P-3")
def test_a_neutral_token_joins_the_token_of_a_yellow_city() -> None:
    corps = {"B&O": Corp(cash=500), "NYC": Corp()}
    two: dict[str, Any] = {"seats": 2, "options": {"two_player": True}, "removed": ("GT", "C&O")}
    state = buying("B&O", corps=corps, owners={"LSL": "B&O"}, **two, **TWO)
    board = state.board.with_tile(HexId("D14"), Laid(TileId("57"), 0))
    state.board = board.with_token(CorpId("NYC"), HexId("D14"))
    lay = LayPrivateTile(private=PrivateId("LSL"), hex=HexId("D14"), tile=TileId("14"), rotation=2)
    state = play(state, lay)
    assert state.board.owners_at(HexId("D14"), 0) == (NYC, NEUTRAL)


@rule("OPT-2P-7", "OPT-2P-6")
def test_the_last_train_may_be_bought_while_the_bank_has_a_returned_one() -> None:
    corps = {"GT": Corp(price=70, cash=100), "NYC": Corp(trains="6")}
    two: dict[str, Any] = {"seats": 2, "options": {"two_player": True}, "phase": 4}
    deal = BuyTrainFrom(corp=NYC, train=TrainId("6"), price=5)
    state = buying("GT", corps=corps, supply=(0, 0, 0, 0), returned=(0, 0, 1, 0), **two)
    assert allowed(state, deal)
    state = buying("GT", corps=corps, supply=(0, 0, 0, 0), returned=(0, 0, 0, 0), **two)
    assert not allowed(state, deal)
