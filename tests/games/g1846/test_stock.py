"""The stock round: turns, sales, purchases, limits, its end."""

from typing import Final

import pytest

from roundhouse.core.actions import Pass
from roundhouse.core.errors import NotNow, NotYourTurn
from roundhouse.games.g1846.actions import BuyShare, OpenCorp, ReturnTrain, SellShares
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.errors import (
    AlreadySold,
    CannotOpen,
    CertificateLimit,
    MarketFull,
    MustSell,
    NoShareThere,
    NotAnOpeningPrice,
    NotHeld,
    NotOperatedYet,
    NotStarted,
    OwnershipLimit,
    PlayerCannotAfford,
    PresidentCertificate,
    Presidentless,
    SoldThisRound,
)
from roundhouse.games.g1846.frames import OperatingRound, StockRound, StockTurn
from roundhouse.games.g1846.ids import CorpId, TrainId
from roundhouse.games.g1846.market import price
from roundhouse.games.g1846.money import (
    certificate_limit,
    certificates,
    held,
    in_market,
    in_treasury,
)
from roundhouse.games.g1846.state import BANK, State
from tests.games.g1846.build import (
    AMY,
    BOB,
    CARLOS,
    GAME,
    Corp,
    allowed,
    play,
    refused,
    stock,
    why_not,
)
from tests.support.rules import rule

NYC, GT, IC, ERIE, BO, CO = (CorpId(c) for c in ("NYC", "GT", "IC", "ERIE", "B&O", "C&O"))
TREASURY: Final = "treasury"
MARKET: Final = "market"


def seat_of(state: State) -> int:
    frame = state.stack[-1]
    assert isinstance(frame, StockTurn)
    return frame.seat


@rule("SR-1")
def test_a_turn_sells_then_buys_one_and_goes_left() -> None:
    state = stock(corps={"NYC": Corp(players={0: 3}), "GT": Corp(players={1: 2}, president=1)})
    state = play(state, SellShares(corp=NYC, count=1))
    assert seat_of(state) == AMY
    state = play(state, BuyShare(corp=GT, source=TREASURY))
    assert seat_of(state) == BOB


@rule("SR-1")
def test_nobody_sells_after_buying_or_buys_twice() -> None:
    state = play(stock(corps={"NYC": Corp()}), BuyShare(corp=NYC, source=TREASURY))
    assert isinstance(next(GAME.refusals(state, AMY, SellShares(corp=NYC, count=1))), NotYourTurn)


@rule("SR-1", "SR-2")
def test_a_player_who_passed_may_act_later_and_all_passing_ends_the_round() -> None:
    state = stock(corps={"NYC": Corp(price=10, players={0: 4, 1: 1})}, cash={2: 30})
    state = play(state, Pass(), Pass(), BuyShare(corp=NYC, source=TREASURY), Pass(), Pass())
    assert seat_of(state) == CARLOS
    state = play(state, Pass())
    assert state.or_no == 1


@rule("SR-2")
def test_selling_without_buying_is_no_pass() -> None:
    state = stock(passes=2, corps={"NYC": Corp(players={0: 3, 1: 2})})
    state = play(state, SellShares(corp=NYC, count=1), Pass())
    frame = state.stack[-2]
    assert isinstance(frame, StockRound)
    assert (frame.passes, frame.last) == (0, AMY)


@rule("SR-1")
def test_a_player_who_can_do_nothing_passes_at_once() -> None:
    corps = {"NYC": Corp(players={0: 2}), "GT": Corp(players={1: 3}, president=1)}
    state = play(stock(corps=corps, cash={1: 0, 2: 0}), Pass())
    assert seat_of(state) == BOB  # he can sell; Carlos could do nothing
    assert seat_of(play(state, SellShares(corp=GT, count=1), Pass())) == AMY


# Selling


@rule("SR-3", "SR-4", "R-8")
def test_a_president_is_paid_the_price_before_it_drops_once() -> None:
    state = stock(corps={"NYC": Corp(price=100, players={0: 5})}, cash={0: 10})
    state = play(state, SellShares(corp=NYC, count=3))
    assert state.cash[AMY] == 310
    assert price(state, NYC) == 90
    assert in_market(state, NYC) == 3


@rule("SR-4")
def test_others_do_not_move_the_price() -> None:
    state = stock(1, corps={"NYC": Corp(price=100, players={0: 3, 1: 2})})
    state = play(state, SellShares(corp=NYC, count=2))
    assert price(state, NYC) == 100


@rule("SR-3", "R-7")
def test_one_sale_of_a_corporation_a_turn_but_several_corporations() -> None:
    corps = {"NYC": Corp(players={0: 5}), "GT": Corp(players={0: 4})}
    state = play(stock(corps=corps), SellShares(corp=NYC, count=1))
    assert refused(state, SellShares(corp=NYC, count=1), AlreadySold)["rule"] == "SR-3"
    assert allowed(state, SellShares(corp=GT, count=1))


@rule("SR-3", "R-7")
def test_a_second_sale_agreed_by_the_players_is_carried_out() -> None:
    state = play(stock(corps={"NYC": Corp(players={0: 5})}), SellShares(corp=NYC, count=1))
    state = play(state, SellShares(corp=NYC, count=1), waived=frozenset({"SR-3"}))
    assert price(state, NYC) == 80


@rule("SR-3")
def test_nobody_sells_more_than_they_hold() -> None:
    state = stock(corps={"NYC": Corp(players={0: 3})})
    assert refused(state, SellShares(corp=NYC, count=4), NotHeld)["held"] == 3
    assert refused(state, SellShares(corp=NYC, count=0), NotHeld)["count"] == 0
    assert refused(state, SellShares(corp=GT, count=1), NotStarted)["corp"] == "GT"


@rule("SR-5")
def test_at_most_half_a_corporation_lies_in_the_market() -> None:
    state = stock(corps={"NYC": Corp(players={0: 6}, market=3)})
    assert refused(state, SellShares(corp=NYC, count=3), MarketFull)["room"] == 2
    assert allowed(state, SellShares(corp=NYC, count=2))


@rule("SR-5")
def test_the_presidents_certificate_stays_out_of_the_market() -> None:
    state = stock(corps={"NYC": Corp(players={0: 4, 1: 1})})
    assert refused(state, SellShares(corp=NYC, count=3), PresidentCertificate)["most"] == 2
    assert allowed(state, SellShares(corp=NYC, count=2))


@rule("SR-5", "SR-6", "TV-5")
def test_half_a_presidents_certificate_may_be_sold() -> None:
    state = stock(
        1, corps={"NYC": Corp(price=90, players={1: 2, 0: 2, 2: 2}, president=1, market=4)}
    )
    state = play(state, SellShares(corp=NYC, count=1))
    assert state.presidents[NYC] == CARLOS  # the next player clockwise
    assert held(state, NYC, BOB) == 1
    assert in_market(state, NYC) == 5
    assert price(state, NYC) == 80
    assert certificates(state, CARLOS) == 1
    assert certificates(state, AMY) == 2


@rule("SR-6")
def test_the_largest_holder_becomes_president_and_ties_go_left() -> None:
    corps = {"NYC": Corp(players={0: 3, 1: 2, 2: 2})}
    state = play(stock(corps=corps), SellShares(corp=NYC, count=2))
    assert state.presidents[NYC] == BOB
    corps = {"NYC": Corp(players={0: 3, 1: 2, 2: 3})}
    state = play(stock(corps=corps), SellShares(corp=NYC, count=1))
    assert state.presidents[NYC] == CARLOS


@rule("SR-6")
def test_an_equal_holder_does_not_take_the_presidency() -> None:
    state = stock(corps={"NYC": Corp(players={0: 3, 1: 2})})
    assert play(state, SellShares(corp=NYC, count=1)).presidents[NYC] == AMY


@rule("SR-7", "R-10")
def test_until_it_has_operated_only_the_president_sells() -> None:
    corps = {"NYC": Corp(players={0: 3, 1: 2}, operated=False)}
    assert refused(stock(1, corps=corps), SellShares(corp=NYC, count=1), NotOperatedYet)
    assert allowed(stock(0, corps=corps), SellShares(corp=NYC, count=1))


@rule("R-9")
def test_shares_may_be_sold_in_the_first_stock_round() -> None:
    state = stock(corps={"NYC": Corp(players={0: 3}, operated=False)}, set_no=1)
    assert allowed(state, SellShares(corp=NYC, count=1))


@rule("SR-8", "NOPRES-1")
def test_shares_without_a_president_are_not_sold() -> None:
    state = stock(1, corps={"NYC": Corp(players={1: 1}, president=None, market=4)})
    assert refused(state, SellShares(corp=NYC, count=1), Presidentless)["rule"] == "SR-8"


# Buying


@rule("SR-9")
def test_a_market_share_pays_the_bank_and_a_treasury_share_the_corporation() -> None:
    state = stock(corps={"NYC": Corp(price=80, players={1: 2}, president=1, market=1)})
    bank = state.cash[BANK]
    from_market = play(state, BuyShare(corp=NYC, source=MARKET))
    assert (from_market.cash[BANK] - bank, from_market.cash[NYC]) == (80, 0)
    from_treasury = play(state, BuyShare(corp=NYC, source=TREASURY))
    assert (from_treasury.cash[BANK] - bank, from_treasury.cash[NYC]) == (0, 80)
    assert from_treasury.cash[AMY] == 320


@rule("SR-9")
def test_there_must_be_a_share_to_buy() -> None:
    state = stock(corps={"NYC": Corp(players={0: 5, 1: 5})})
    assert refused(state, BuyShare(corp=NYC, source=MARKET), NoShareThere)
    assert refused(state, BuyShare(corp=NYC, source=TREASURY), NoShareThere)
    assert refused(state, BuyShare(corp=GT, source=TREASURY), NotStarted)


@rule("SR-10")
def test_opening_pays_twice_the_price_and_places_the_home_token() -> None:
    state = play(stock(), OpenCorp(corp=NYC, price=100))
    assert (state.cash[AMY], state.cash[NYC]) == (200, 200)
    assert (held(state, NYC, AMY), in_treasury(state, NYC)) == (2, 8)
    assert certificates(state, AMY) == 1
    assert state.board.owners_at(DEFS.corps[NYC].home) == (NYC,)
    assert state.tokens_left[NYC] == 3
    assert state.presidents[NYC] == AMY


@rule("SR-10")
@pytest.mark.parametrize("wrong", [30, 39, 165, 105, 0, -40])
def test_only_the_bold_prices_open_a_corporation(wrong: int) -> None:
    opened = OpenCorp(corp=NYC, price=wrong)
    assert refused(stock(), opened, NotAnOpeningPrice)["choices"] == DEFS.opening


@rule("SR-10")
def test_a_corporation_opens_once_and_never_when_out_of_the_game() -> None:
    state = stock(corps={"NYC": Corp()}, removed=("ERIE", "PRR"))
    for corp in (NYC, ERIE, CorpId("B&M")):
        assert refused(state, OpenCorp(corp=corp, price=40), CannotOpen)["corp"] == corp


@rule("SR-10", "SEQ-3")
def test_opening_must_be_paid_in_cash() -> None:
    state = stock(cash={0: 199})
    assert refused(state, OpenCorp(corp=NYC, price=100), PlayerCannotAfford)["needed"] == 200
    assert allowed(state, OpenCorp(corp=NYC, price=90))


@rule("SR-11")
def test_ic_gets_one_share_price_from_the_bank() -> None:
    state = play(stock(), OpenCorp(corp=IC, price=80))
    assert state.cash[IC] == 240
    assert play(stock(), OpenCorp(corp=GT, price=80)).cash[GT] == 160


@rule("SR-12")
def test_nobody_buys_above_sixty_percent() -> None:
    state = stock(corps={"NYC": Corp(players={0: 6})})
    facts = refused(state, BuyShare(corp=NYC, source=TREASURY), OwnershipLimit)
    assert (facts["have"], facts["limit"]) == (60, 60)


@rule("OPT-2P-1", "SR-12")
def test_two_players_may_own_seventy_percent() -> None:
    state = stock(seats=2, corps={"NYC": Corp(players={0: 6})})
    assert allowed(state, BuyShare(corp=NYC, source=TREASURY))
    state = stock(seats=2, corps={"NYC": Corp(players={0: 7})})
    assert refused(state, BuyShare(corp=NYC, source=TREASURY), OwnershipLimit)["limit"] == 70


@rule("SR-13")
def test_what_was_sold_in_this_round_is_not_bought() -> None:
    state = stock(corps={"NYC": Corp(players={0: 3}), "GT": Corp()}, sold={AMY: (NYC,)})
    assert refused(state, BuyShare(corp=NYC, source=TREASURY), SoldThisRound)
    assert allowed(state, BuyShare(corp=GT, source=TREASURY))


@rule("SR-13")
def test_a_sale_is_remembered_to_the_end_of_the_round() -> None:
    state = play(stock(corps={"NYC": Corp(players={0: 4})}), SellShares(corp=NYC, count=1), Pass())
    assert state.sold[AMY] == (NYC,)
    state = play(state, Pass(), Pass(), Pass())
    assert state.sold == {}


@rule("SR-14")
def test_more_shares_than_the_president_make_a_president() -> None:
    state = stock(1, corps={"NYC": Corp(players={0: 2, 1: 2})})
    state = play(state, BuyShare(corp=NYC, source=TREASURY))
    assert state.presidents[NYC] == BOB
    state = stock(1, corps={"NYC": Corp(players={0: 3, 1: 2})})
    assert play(state, BuyShare(corp=NYC, source=TREASURY)).presidents[NYC] == AMY


@rule("SR-15", "SR-16")
def test_at_the_certificate_limit_nobody_buys() -> None:
    privates = {"MAIL": 0, "LSL": 0, "MS": 0}
    corps = {"NYC": Corp(players={0: 6}), "GT": Corp(players={0: 6}), "IC": Corp(players={0: 2})}
    state = stock(corps=corps, owners=privates)
    assert certificates(state, AMY) == 5 + 5 + 1 + 3
    facts = refused(state, BuyShare(corp=IC, source=TREASURY), CertificateLimit)
    assert (facts["have"], facts["limit"]) == (14, 14)
    assert refused(state, OpenCorp(corp=BO, price=40), CertificateLimit)


@rule("SR-15")
def test_a_swap_that_would_help_does_not_allow_a_purchase() -> None:
    corps = {
        "NYC": Corp(players={0: 6}),
        "GT": Corp(players={0: 6}),
        "IC": Corp(players={0: 2, 1: 2}, president=1),
        "C&O": Corp(players={0: 2, 1: 2}, president=1),
    }
    state = stock(corps=corps)
    assert certificates(state, AMY) == 14
    assert refused(state, BuyShare(corp=IC, source=TREASURY), CertificateLimit)


@rule("SR-16")
def test_a_corporations_privates_do_not_count() -> None:
    state = stock(corps={"NYC": Corp()}, owners={"MAIL": "NYC", "LSL": 0})
    assert certificates(state, AMY) == 2


@rule("SR-17", "R-11")
def test_over_the_limit_a_player_must_sell_before_passing() -> None:
    corps = {"NYC": Corp(players={0: 6}), "GT": Corp(players={0: 6}), "IC": Corp(players={0: 6})}
    state = stock(corps=corps)
    assert refused(state, Pass(), MustSell)["have"] == 15
    state = play(state, SellShares(corp=NYC, count=1))
    assert allowed(state, Pass())


@rule("SR-17")
def test_over_the_limit_without_a_legal_sale_a_player_may_pass() -> None:
    full = Corp(players={0: 5}, market=5)
    corps = {"NYC": full, "GT": full, "IC": full, "C&O": Corp(players={0: 4}, market=5)}
    state = stock(2, corps=corps)
    assert certificates(state, AMY) > certificate_limit(state)
    state = play(state, Pass())
    assert seat_of(state) == BOB  # Amy can neither sell nor buy: her turn passes by itself


# Without a president


@rule("NOPRES-1", "NOPRES-2")
def test_twenty_percent_make_a_president_again() -> None:
    state = stock(1, corps={"NYC": Corp(players={1: 1}, president=None, market=4)})
    state = play(state, BuyShare(corp=NYC, source=MARKET))
    assert state.presidents[NYC] == BOB
    assert (held(state, NYC, BOB), in_market(state, NYC)) == (2, 3)
    state = stock(2, corps={"NYC": Corp(players={1: 1}, president=None, market=4)})
    assert play(state, BuyShare(corp=NYC, source=TREASURY)).presidents[NYC] is None


@rule("NOPRES-3")
def test_the_lone_presidents_certificate_is_for_a_holder_of_ten_percent() -> None:
    corps = {"NYC": Corp(price=70, players={1: 1}, president=None, market=2)}
    state = stock(0, corps=corps)
    assert refused(state, BuyShare(corp=NYC, source=MARKET), NoShareThere)
    state = stock(1, corps=corps)
    state = play(state, BuyShare(corp=NYC, source=MARKET))
    assert state.presidents[NYC] == BOB
    assert (held(state, NYC, BOB), in_market(state, NYC), state.cash[BOB]) == (2, 1, 330)


# The end of the round


@rule("SR-18")
def test_the_priority_deal_goes_left_of_the_last_who_acted() -> None:
    state = stock(1, corps={"NYC": Corp(players={0: 3, 1: 3, 2: 3})}, cash={0: 0, 1: 0, 2: 0})
    state = play(state, SellShares(corp=NYC, count=1), Pass(), Pass(), Pass(), Pass())
    assert state.priority == CARLOS


@rule("SR-18")
def test_the_priority_deal_stays_when_nobody_acted() -> None:
    state = stock(2, corps={"NYC": Corp()}, priority=CARLOS)
    assert play(state, Pass(), Pass(), Pass()).priority == CARLOS


@rule("SR-19", "R-13")
def test_prices_move_in_price_order_at_the_end_of_the_round() -> None:
    corps = {
        "NYC": Corp(price=100, players={0: 5, 1: 5}),
        "GT": Corp(price=90, players={2: 5}, president=2, market=1),
        "IC": Corp(price=80, players={2: 5}, president=2),
        "C&O": Corp(price=70, players={0: 4, 1: 6}, president=1),
    }
    state = stock(corps=corps, options={"wait_for_passes": True})
    state = play(state, Pass(), Pass(), Pass())
    assert [price(state, corp) for corp in (NYC, GT, IC, CO)] == [112, 80, 80, 80]
    assert state.order == (NYC, IC, GT, CO)  # each enters below those already there


@rule("SR-19", "MKT-4")
def test_the_end_of_the_round_can_close_a_corporation() -> None:
    corps = {"NYC": Corp(price=10, players={0: 5}, market=1), "GT": Corp()}
    state = play(stock(corps=corps), Pass(), Pass(), Pass())
    assert NYC not in state.corps
    assert state.closed == (NYC,)


@rule("SEQ-1")
def test_two_operating_rounds_follow_a_stock_round() -> None:
    state = stock(corps={"NYC": Corp(trains="2", cash=500)})
    state = play(state, Pass(), Pass(), Pass())
    rounds = [frame for frame in state.stack if isinstance(frame, OperatingRound)]
    assert [frame.number for frame in rounds] == [2, 1]


def test_actions_of_other_steps_are_refused() -> None:
    (error,) = why_not(stock(corps={"NYC": Corp()}), ReturnTrain(train=TrainId("2")))
    assert isinstance(error, NotNow)
    assert error.params == {"action": "return_train", "step": "stock_turn"}
