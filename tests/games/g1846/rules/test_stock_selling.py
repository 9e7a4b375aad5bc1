"""Selling shares."""

from roundhouse.core.actions import Pass
from roundhouse.core.offers import Ints
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import certificate_limit, certificates, held, in_market
from roundhouse.games.g1846.rules.shares import (
    AlreadySold,
    MarketFull,
    NotHeld,
    NotOperatedYet,
    NotStarted,
    PresidentCertificate,
    Presidentless,
)
from roundhouse.games.g1846.rules.steps.stock import MustSell, SellShares, SellsTooFew
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    CARLOS,
    GAME,
    Corp,
    allowed,
    play,
    refused,
    seat_of,
    stock,
)
from tests.games.g1846.rules.names import GT, IC, NYC
from tests.support.rules import rule


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


@rule("SR-17", "R-11")
def test_over_the_limit_a_player_must_sell_before_passing() -> None:
    corps = {"NYC": Corp(players={0: 6}), "GT": Corp(players={0: 6}), "IC": Corp(players={0: 6})}
    state = stock(corps=corps)
    assert refused(state, Pass(), MustSell)["have"] == 15
    state = play(state, SellShares(corp=NYC, count=1))
    assert allowed(state, Pass())


THREE_OVER = {
    "NYC": Corp(players={0: 6}),
    "GT": Corp(players={0: 6}),
    "IC": Corp(players={0: 5}, market=4),
    "C&O": Corp(players={0: 4}, market=5),
}


@rule("SR-17", "R-7")
def test_over_the_limit_no_sale_is_so_small_that_the_turn_ends_over_it() -> None:
    corps = {
        "NYC": Corp(players={0: 6}),
        "GT": Corp(players={0: 6}, market=5),
        "IC": Corp(players={0: 6}, market=5),
        "C&O": Corp(players={0: 3}, market=5),
    }
    state = stock(corps=corps)  # 17 certificates, the limit is 14, and only NYC can be sold
    assert [offer.open["count"] for offer in GAME.legal(state, AMY).of(SellShares)] == [Ints(3, 4)]
    few = refused(state, SellShares(corp=NYC, count=2), SellsTooFew)
    assert few == {
        "rule": "SR-17", "corp": NYC, "count": 2, "low": 3, "have": 17, "limit": 14,
    }  # fmt: skip
    state = play(state, SellShares(corp=NYC, count=3))
    assert certificates(state, AMY) == certificate_limit(state)
    assert allowed(state, Pass())


@rule("SR-17")
def test_over_the_limit_what_is_sold_is_the_players_choice() -> None:
    state = stock(corps=THREE_OVER)  # 17 of 14; four NYC, four GT and one IC can be sold
    domains = {o.fixed["corp"]: o.open["count"] for o in GAME.legal(state, AMY).of(SellShares)}
    assert domains == {"NYC": Ints(1, 4), "GT": Ints(1, 4), "IC": Ints(1, 1)}
    state = play(state, SellShares(corp=NYC, count=1), SellShares(corp=IC, count=1))
    assert refused(state, Pass(), MustSell)["have"] == 15
    assert allowed(play(state, SellShares(corp=GT, count=1)), Pass())
    wide = {**THREE_OVER, "GT": Corp(players={0: 6}, market=4)}
    state = play(stock(corps=wide), SellShares(corp=IC, count=1))
    assert not allowed(state, SellShares(corp=NYC, count=0))
    assert allowed(state, SellShares(corp=NYC, count=1))  # the one of GT is still to come
    after = play(state, SellShares(corp=GT, count=1))
    assert allowed(after, SellShares(corp=NYC, count=1))


@rule("SR-17")
def test_a_limit_out_of_reach_is_approached_as_far_as_it_can_be() -> None:
    full = Corp(players={0: 5}, market=5)
    corps = {"NYC": Corp(players={0: 6}, market=3), "GT": full, "IC": full, "C&O": full}
    state = stock(corps=corps)  # 17 of 14, and two of NYC at most
    assert refused(state, SellShares(corp=NYC, count=1), SellsTooFew)["low"] == 2
    assert allowed(play(state, SellShares(corp=NYC, count=2)), Pass())


@rule("SR-17", "SR-6", "SR-16")
def test_a_lost_presidency_sheds_no_certificate_of_its_own() -> None:
    corps = {
        "NYC": Corp(players={0: 4, 1: 4}, price=60),
        "GT": Corp(players={0: 6}, market=5),
        "IC": Corp(players={0: 6}, market=5),
        "C&O": Corp(players={0: 4}, market=5),
    }
    state = stock(corps=corps)  # 16 of 14; of four NYC shares two leave two certificates of three
    assert refused(state, SellShares(corp=NYC, count=2), SellsTooFew)["low"] == 3
    of_others = {**corps, "NYC": Corp(players={0: 3, 1: 4}, president=1)}
    state = stock(corps=of_others)
    assert refused(state, SellShares(corp=NYC, count=1), SellsTooFew)["low"] == 2


@rule("SR-17", "CLOSE-4")
def test_a_sale_that_closes_a_corporation_sheds_all_of_it() -> None:
    corps = {
        "NYC": Corp(players={0: 6}, price=10),
        "GT": Corp(players={0: 6}, market=5),
        "IC": Corp(players={0: 6}, market=5),
        "C&O": Corp(players={0: 3}, market=5),
    }
    state = stock(corps=corps)
    assert allowed(state, SellShares(corp=NYC, count=1))


@rule("SR-17")
def test_in_games_of_version_1_any_sale_was_enough() -> None:
    corps = {
        "NYC": Corp(players={0: 6}),
        "GT": Corp(players={0: 6}, market=5),
        "IC": Corp(players={0: 6}, market=5),
        "C&O": Corp(players={0: 3}, market=5),
    }
    assert allowed(stock(corps=corps, version=1), SellShares(corp=NYC, count=1))


@rule("SR-17")
def test_over_the_limit_without_a_legal_sale_a_player_may_pass() -> None:
    full = Corp(players={0: 5}, market=5)
    corps = {"NYC": full, "GT": full, "IC": full, "C&O": Corp(players={0: 4}, market=5)}
    state = stock(2, corps=corps)
    assert certificates(state, AMY) > certificate_limit(state)
    state = play(state, Pass())
    assert seat_of(state) == BOB  # Amy can neither sell nor buy: her turn passes by itself
