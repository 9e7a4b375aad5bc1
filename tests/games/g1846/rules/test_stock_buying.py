"""Buying shares, opening corporations, the limits."""

import pytest

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.base import PlayerCannotAfford
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.money import certificates, held, in_market, in_treasury
from roundhouse.games.g1846.rules.shares import CertificateLimit, NoShareThere, NotStarted
from roundhouse.games.g1846.rules.state import BANK
from roundhouse.games.g1846.rules.steps.open_corp import CannotOpen, NotAnOpeningPrice, OpenCorp
from roundhouse.games.g1846.rules.steps.stock import (
    BuyShare,
    OwnershipLimit,
    SellShares,
    SoldThisRound,
)
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    Corp,
    allowed,
    play,
    refused,
    stock,
)
from tests.games.g1846.rules.names import BO, ERIE, GT, IC, MARKET, NYC, TREASURY
from tests.support.rules import rule

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
