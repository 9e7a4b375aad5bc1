"""Offers: answered with a price, taken back, made again."""

from random import Random

import pytest

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.errors import NotNow
from roundhouse.core.offers import Ints
from roundhouse.games.g1846.rules.deals import BadPrice, OfferedOften, RefusedBefore
from roundhouse.games.g1846.rules.frames import Asking, Issuing, Operating
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.consent import (
    AcceptDeal,
    CounterDeal,
    CounterWithdrawn,
    DealCountered,
    DealRefused,
    NoPriceBetween,
    PriceNotBetween,
    RefuseDeal,
    WithdrawDeal,
)
from roundhouse.games.g1846.rules.steps.issue import IssueShares
from roundhouse.games.g1846.rules.steps.trains import BuyTrainFrom
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    GAME,
    Corp,
    allowed,
    buying,
    frame_of,
    operating,
    play,
    play_as,
    refused,
    who,
    why_not,
)
from tests.games.g1846.rules.names import GT, LSL, MAIL, NYC, T2, T35
from tests.support.rules import rule


def issuing(cash: int = 200, **parts: int) -> State:
    """NYC, Amy's, begins its turn; Bob owns the Mail ($80) and the Lake Shore Line ($40)."""
    corps = {"NYC": Corp(players={0: 4}, cash=cash)}
    owners = {"LSL": 1, "MAIL": 1}
    state = operating(Issuing(corp=NYC), "NYC", corps=corps, owners=owners, phase=2, **parts)
    turn = Operating(company=NYC, steps=("build", "run", "divide", "trains"))
    state.stack = (*state.stack[:-2], turn, state.stack[-1])
    return state


def trains() -> State:
    """NYC, Amy's, buys trains; GT is Bob's."""
    corps = {"NYC": Corp(cash=500), "GT": Corp(players={1: 2}, president=1, trains="2 3/5")}
    return buying("NYC", corps=corps)


def mail(price: int) -> BuyPrivate:
    return BuyPrivate(private=MAIL, price=price)


def answered(state: State, *answers: tuple[Seat, object]) -> State:
    for seat, answer in answers:
        state = play_as(state, seat, answer)  # type: ignore[arg-type]  # actions, all of them
    return state


# Answers


@rule("SEQ-4", "OR-PRIV-1")
def test_the_seller_names_a_price_and_the_buyer_agrees() -> None:
    state = play(issuing(), mail(30))
    state = play_as(state, BOB, CounterDeal(price=50))
    assert (GAME.awaited(state), set(GAME.to_act(state))) == ((AMY,), {AMY, BOB})
    assert (state.cash[NYC], state.owners[MAIL]) == (200, BOB)
    bought = play_as(state, AMY, AcceptDeal())
    assert (bought.owners[MAIL], bought.cash[NYC], bought.cash[BOB]) == (NYC, 150, 450)


@rule("SEQ-4", "OR-TRAIN-5")
def test_each_price_lies_between_the_two_named_before_it() -> None:
    state = play(trains(), BuyTrainFrom(corp=GT, train=T35, price=100))
    (offer,) = GAME.legal(state, BOB).of(CounterDeal)
    assert offer.open["price"] == Ints(101, 500)  # no more than the buyer has
    state = play_as(state, BOB, CounterDeal(price=200))
    (offer,) = GAME.legal(state, AMY).of(CounterDeal)
    assert offer.open["price"] == Ints(101, 199)
    state = play_as(state, AMY, CounterDeal(price=150))
    assert GAME.awaited(state) == (BOB,)
    (offer,) = GAME.legal(state, BOB).of(CounterDeal)
    assert offer.open["price"] == Ints(151, 199)
    bought = play_as(state, BOB, AcceptDeal())
    assert (bought.trains[NYC], bought.cash[GT]) == ((T35,), 150)


@rule("SEQ-4", "OR-PRIV-1")
def test_an_answer_keeps_to_the_limits_of_the_deal() -> None:
    state = play(issuing(), mail(30))
    low_high = refused(state, CounterDeal(price=81), PriceNotBetween)
    assert (low_high["low"], low_high["high"], low_high["rule"]) == (31, 80, "SEQ-4")
    assert refused(state, CounterDeal(price=30), PriceNotBetween)["price"] == 30
    assert refused(state, CounterDeal(price=0), BadPrice)["rule"] == "SEQ-4"
    poor = play(issuing(cash=45), mail(30))
    assert refused(poor, CounterDeal(price=46), PriceNotBetween)["high"] == 45
    dear = play(issuing(), mail(80))
    assert refused(dear, CounterDeal(price=81), NoPriceBetween)
    assert not GAME.legal(dear, BOB).of(CounterDeal)


@rule("SEQ-4")
def test_an_answer_is_told_to_both() -> None:
    state = play(issuing(), mail(30))
    said = GAME.apply(state, BOB, CounterDeal(price=50))
    facts = {"corp": NYC, "kind": "private", "item": "MAIL"}
    assert said.events == (DealCountered(seat=BOB, side="seller", price=50, **facts),)  # type: ignore[arg-type]  # as named
    again = GAME.apply(said.state, AMY, CounterDeal(price=40))
    assert again.events == (DealCountered(seat=AMY, side="buyer", price=40, **facts),)  # type: ignore[arg-type]  # as named
    refused_ = GAME.apply(said.state, AMY, RefuseDeal())
    assert refused_.events == (DealRefused(seat=AMY, price=50, **facts),)  # type: ignore[arg-type]  # as named
    back = GAME.apply(said.state, BOB, WithdrawDeal())
    assert back.events == (CounterWithdrawn(seat=BOB, price=50, **facts),)  # type: ignore[arg-type]  # as named
    assert back.state.owners[MAIL] == BOB
    assert frame_of(back.state) == Issuing(corp=NYC)


@rule("SEQ-4")
def test_only_who_is_asked_answers_and_who_asks_takes_back() -> None:
    state = play(issuing(), mail(30))
    assert {o.action for o in GAME.legal(state, BOB)} == {AcceptDeal, RefuseDeal, CounterDeal}
    assert {o.action for o in GAME.legal(state, AMY)} == {WithdrawDeal}
    state = play_as(state, BOB, CounterDeal(price=50))
    assert {o.action for o in GAME.legal(state, AMY)} == {AcceptDeal, RefuseDeal, CounterDeal}
    assert {o.action for o in GAME.legal(state, BOB)} == {WithdrawDeal}


@rule("SEQ-4")
def test_by_version_1_nobody_answers_with_a_price() -> None:
    state = play(issuing(version=1), mail(30))
    assert {o.action for o in GAME.legal(state, BOB)} == {AcceptDeal, RefuseDeal}
    (error,) = why_not(state, CounterDeal(price=50))
    assert isinstance(error, NotNow)


# Made again


@rule("SEQ-5")
def test_a_mistyped_offer_taken_back_bars_nothing() -> None:
    state = answered(play(issuing(), mail(80)), (AMY, WithdrawDeal()))
    assert allowed(state, mail(8))
    assert allowed(state, mail(80))


@rule("SEQ-5", "SEQ-2")
def test_a_refused_price_does_not_return_while_nothing_happens() -> None:
    state = answered(play(issuing(), mail(30)), (BOB, RefuseDeal()))
    no = refused(state, mail(30), RefusedBefore)
    assert no == {"rule": "SEQ-5", "price": 30, "low": 31}
    assert allowed(state, mail(31))
    assert allowed(state, BuyPrivate(private=LSL, price=1))
    lower = answered(play(state, mail(40)), (AMY, WithdrawDeal()))
    assert refused(lower, mail(30), RefusedBefore)["low"] == 31


@rule("SEQ-5")
@pytest.mark.parametrize(
    "change", [IssueShares(count=1), Pass(), BuyPrivate(private=LSL, price=40)]
)
def test_once_something_has_happened_it_may_be_offered_again(change: object) -> None:
    state = answered(play(issuing(), mail(30)), (BOB, RefuseDeal()))
    state = play(state, change)  # type: ignore[arg-type]  # an action
    if isinstance(frame_of(state), Asking):
        assert refused(play_as(state, BOB, RefuseDeal()), mail(30), RefusedBefore)
        state = play_as(state, BOB, AcceptDeal())
    assert who(state) == NYC
    assert allowed(state, mail(30))
    assert allowed(state, mail(1))


@rule("SEQ-5", "SEQ-4")
def test_once_the_seller_has_named_a_price_it_may_be_offered_again() -> None:
    state = answered(play(issuing(), mail(30)), (BOB, RefuseDeal()))
    state = answered(play(state, mail(35)), (BOB, CounterDeal(price=60)), (AMY, RefuseDeal()))
    assert allowed(state, mail(30))
    state = answered(play(state, mail(30)), (BOB, RefuseDeal()))
    assert refused(state, mail(30), RefusedBefore)


@rule("SEQ-5")
def test_after_six_offers_each_must_exceed_them_all() -> None:
    state = issuing()
    for price in (50, 10, 10, 20, 10, 10):
        state = answered(play(state, mail(price)), (AMY, WithdrawDeal()))
    no = refused(state, mail(50), OfferedOften)
    assert no == {"rule": "SEQ-5", "price": 50, "low": 51, "times": 6}
    assert allowed(state, mail(51))
    assert allowed(state, BuyPrivate(private=LSL, price=1))
    state = answered(play(state, mail(80)), (AMY, WithdrawDeal()))
    assert MAIL not in {o.fixed["private"] for o in GAME.legal(state, AMY).of(BuyPrivate)}
    assert refused(play(state, IssueShares(count=1)), mail(80), OfferedOften)["times"] == 7


@rule("SEQ-5")
def test_offers_for_trains_are_counted_by_train_and_corporation() -> None:
    state = trains()
    for _ in range(6):
        offer = BuyTrainFrom(corp=GT, train=T35, price=5)
        state = answered(play(state, offer), (AMY, WithdrawDeal()))
    again = BuyTrainFrom(corp=GT, train=T35, price=5)
    assert refused(state, again, OfferedOften)["low"] == 6
    assert allowed(state, BuyTrainFrom(corp=GT, train=T2, price=5))


@rule("SEQ-4", "SEQ-5")
def test_haggling_at_random_comes_to_an_end() -> None:
    rng, state, made = Random(4), issuing(), 0
    while made < 500:
        seat = rng.choice(GAME.to_act(state))
        offers = [o for o in GAME.legal(state, seat) if o.action not in (Pass, AcceptDeal)]
        offers = [o for o in offers if o.action is not IssueShares]
        if not offers:
            break
        offer = rng.choice(offers)
        values = {field: domain.sample(rng) for field, domain in offer.open.items()}
        state = GAME.apply(state, seat, offer.with_(**values)).state
        made += 1
    assert made < 500
