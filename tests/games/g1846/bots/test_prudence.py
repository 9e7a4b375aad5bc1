"""Prudence: presidencies, money for the next phase, second trains, and true reasons."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.core.actions import Pass
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offer, Offers
from roundhouse.games.g1846.bots.deals import answer, offer_for
from roundhouse.games.g1846.bots.forecast import Forecast, best_outlook, outlook
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.levels import Strong
from roundhouse.games.g1846.bots.money import issue
from roundhouse.games.g1846.bots.money import told as dividend_told
from roundhouse.games.g1846.bots.presidency import hand_on, is_burden, would_lead
from roundhouse.games.g1846.bots.reasons import (
    FundsOwn,
    GoodShare,
    HasEnough,
    HoldsAll,
    KeepsCash,
    KeepsTreasury,
    NoMoney,
    PaysOut,
    PriceStays,
    SavesCash,
    TrainsEnough,
    TrainTooDear,
)
from roundhouse.games.g1846.bots.risk import is_exposed, is_in_danger, shortfall
from roundhouse.games.g1846.bots.search import safe_kinds
from roundhouse.games.g1846.bots.stock import Ratios, best_share, bought, openings, passing
from roundhouse.games.g1846.bots.trains import enough
from roundhouse.games.g1846.rules.frames import Asking, Building, BuyingTrains, Dividing, Issuing
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.consent import AcceptDeal, RefuseDeal
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from tests.games.g1846.rules.build import AMY, BOB, GAME, Corp, operating, stock

NYC, GT, MS = CorpId("NYC"), CorpId("GT"), PrivateId("MS")
LAST_OF_II = (0, 1, 3, -1)
"""One train of phase II is left: the next phase may come any time."""

SOON = Habits().soon


def weak(**parts: Any) -> State:
    """Amy's GT has nothing but a 2, and Amy no money; Bob has nearly as much of it."""
    corps = {
        "NYC": Corp(president=1, players={1: 4}, trains="4 4", cash=600),
        "GT": Corp(players={0: 4, 1: 3}, trains="2", cash=20, price=50),
    }
    return stock(corps=corps, phase=2, supply=LAST_OF_II, **parts)


def test_a_corporation_is_exposed_when_the_next_phase_takes_its_trains() -> None:
    state = weak(cash={0: 10, 1: 10})
    assert is_exposed(state, GT, SOON)
    assert not is_exposed(state, NYC, SOON)
    assert shortfall(state, GT, SOON) > shortfall(state, GT, SOON, more=100) > 0
    assert is_in_danger(state, GT, SOON)


def test_the_wary_think_of_the_next_phase_sooner() -> None:
    state = weak(cash={0: 10, 1: 10})
    state.supply = (0, 3, 3, -1)
    assert not is_exposed(state, GT, SOON)
    assert is_exposed(state, GT, 3)


def test_a_president_in_danger_hands_the_corporation_on() -> None:
    state = weak(cash={0: 10, 1: 10})
    choice = hand_on(state, AMY, GAME.legal(state, AMY), SOON)
    assert choice is not None
    assert choice.action == SellShares(corp=GT, count=2)
    assert GAME.apply(state, AMY, choice.action).state.presidents[GT] == BOB


def test_a_president_with_money_keeps_it() -> None:
    state = weak(cash={0: 900, 1: 10})
    assert hand_on(state, AMY, GAME.legal(state, AMY), SOON) is None


def test_no_share_is_bought_that_brings_a_burden() -> None:
    corps = {"GT": Corp(president=1, players={0: 2, 1: 2}, trains="4", cash=0, price=60)}
    state = stock(corps=corps, phase=3, supply=(0, 0, 1, -1), cash={0: 100, 1: 5})
    assert would_lead(state, AMY, GT)
    assert is_burden(state, GT, SOON)
    offers = GAME.legal(state, AMY)
    assert best_share(state, AMY, offers, Ratios(state, Habits())) is None


def told(state: State, habits: Habits) -> Choice:
    return passing(state, AMY, GAME.legal(state, AMY), Ratios(state, habits))


def test_passing_says_the_true_cause() -> None:
    many = {"NYC": Corp(players={0: 6}), "GT": Corp(players={0: 6}), "B&O": Corp(players={0: 5})}
    full = stock(corps=many, cash={0: 500})
    assert told(full, Habits()).reason == HoldsAll(have=14, limit=14)
    saving = weak(cash={0: 120, 1: 10}, earned={NYC: 300})
    assert isinstance(told(saving, Habits(cautious=True)).reason, SavesCash)
    assert told(weak(cash={0: 5, 1: 5}), Habits()).reason == NoMoney(cash=5, price=50)
    assert told(weak(cash={0: 50, 1: 5}), Habits()).reason == KeepsCash(cash=50)


def test_a_dividend_says_whether_it_moves_the_price() -> None:
    corps = {"GT": Corp(players={0: 4}, trains="5", price=124)}
    frame = Dividing(corp=GT, revenue=200)
    state = operating(frame, "GT", corps=corps)
    stays = PriceStays(corp=GT, price=124, kept=100 + 6 * 10)
    assert dividend_told(state, frame, "half").reason == stays
    assert dividend_told(state, frame, "full").reason == PaysOut(corp=GT, before=124, after=137)


def test_no_train_is_bought_for_want_of_money_or_of_use() -> None:
    frame = BuyingTrains(corp=GT)
    for cash, why in (
        (449, TrainTooDear(corp=GT, cash=449, price=450)),
        (450, TrainsEnough(corp=GT)),
    ):
        corps = {"GT": Corp(players={0: 4}, trains="5", cash=cash)}
        state = operating(frame, "GT", corps=corps, phase=3, supply=(0, 0, 1, -1))
        assert enough(state, GT).reason == why


def test_going_on_without_an_issue_has_a_reason() -> None:
    for market, why in ((0, HasEnough(corp=GT)), (4, KeepsTreasury(corp=GT))):
        corps = {"GT": Corp(players={0: 4}, trains="5", cash=100, market=market)}
        state = operating(Issuing(corp=GT), "GT", corps=corps, phase=3, operated={GT})
        assert issue(state, GT, GAME.legal(state, AMY)) == Choice(Pass(), why)


def test_a_corporation_in_danger_keeps_what_it_earns() -> None:
    corps = {"GT": Corp(players={0: 4}, trains="2", cash=20, price=50)}
    frame = Dividing(corp=GT, revenue=100)
    state = operating(frame, "GT", corps=corps, phase=2, supply=LAST_OF_II, cash={0: 0})
    assert safe_kinds(state, frame, SOON) == ["withhold"]
    rich = operating(frame, "GT", corps=corps, phase=2, supply=LAST_OF_II, cash={0: 500})
    assert safe_kinds(rich, frame, SOON) == ["full", "half", "withhold"]


def test_openings_leave_money_for_several_shares() -> None:
    state = stock(corps={"NYC": Corp()}, cash={0: 600})
    prices = [action.price for action in openings(state, AMY, GAME.legal(state, AMY), Habits())]
    assert prices == [100, 112, 150]
    assert not list(openings(state, AMY, Offers([Offer(Pass)]), Habits()))


def test_the_better_of_two_plans_counts() -> None:
    corps = {
        "NYC": Corp(players={0: 6}, trains="5", cash=300),
        "GT": Corp(president=1, players={1: 6}),
    }
    state = stock(corps=corps, phase=3, supply=(0, 0, 0, -1), earned={NYC: 400})
    usual = Habits()
    plans = outlook(state, AMY, usual), outlook(state, AMY, usual, NYC)
    assert best_outlook(state, AMY, usual, NYC) == max(plans)
    assert best_outlook(state, AMY, usual, None) == plans[0]
    wary = Habits(rival=0.8)  # what a rival has counts more against one's own
    assert outlook(state, AMY, wary) < plans[0]


def rich_line(habits: Habits) -> Forecast:
    corps = {"NYC": Corp(players={0: 6}, trains="5 5", cash=300)}
    state = stock(corps=corps, phase=4, supply=(0, 0, 0, -1), earned={NYC: 400})
    return Forecast(state, habits)


def test_track_to_come_brings_the_bank_money() -> None:
    plain, building = rich_line(Habits()), rich_line(Habits(track=30))
    for forecast in (plain, building):
        forecast.operating_round()
    assert building.book.bank == plain.book.bank + 30
    assert building.book.lines[0].cash == plain.book.lines[0].cash - 30


def test_corporations_to_come_make_the_game_longer() -> None:
    plain, longer = rich_line(Habits()), rich_line(Habits(newcomer=900))
    plain.play()
    longer.play()
    assert longer.book.ahead > plain.book.ahead


def test_an_independent_is_not_sold_past_ones_own_corporation() -> None:
    deal = Asking(corp=NYC, seller=AMY, price=60, private=MS)
    corps = {"NYC": Corp(president=1, players={1: 3}, cash=200), "GT": Corp(players={0: 3})}
    owners = {"MS": 0}
    assert answer(stock(corps=corps, owners=owners), deal, AMY).action == RefuseDeal()
    alone = stock(corps={"NYC": corps["NYC"]}, owners=owners)
    assert answer(alone, deal, AMY).action == AcceptDeal()


def test_an_independent_of_another_is_asked_for_once() -> None:
    corps = {"NYC": Corp(cash=300, trains="2")}
    state = operating(Building(company=NYC), "NYC", corps=corps, owners={"MS": 1})
    choice = offer_for(state, NYC, GAME.legal(state, AMY), keep=80)
    assert choice is not None
    assert choice.action == BuyPrivate(private=MS, price=60)
    asked = GAME.apply(state, AMY, choice.action).state
    refused = GAME.apply(asked, BOB, RefuseDeal()).state
    assert offer_for(refused, NYC, GAME.legal(refused, AMY), keep=80) is None
    corps["GT"] = Corp(president=1, players={1: 2})
    leading = operating(Building(company=NYC), "NYC", corps=corps, owners={"MS": 1})
    assert offer_for(leading, NYC, GAME.legal(leading, AMY), keep=80) is None


def test_habits_follow_the_number_of_players() -> None:
    bot = Strong()
    state = stock(corps={"NYC": Corp(trains="2")}, seats=5, cash={0: 90})
    bot.choose(GAME.view(state, AMY), GAME.legal(state, AMY), Random(1))
    assert bot.habits.own > Strong.habits.own


def opened_at(price: int) -> int:
    """What Amy asks for her corporation, after Bob has opened NYC at *price* and has 180 left."""
    corps = {"NYC": Corp(president=1, players={1: 2}, price=price, operated=False)}
    state = stock(corps=corps, seats=5, cash={0: 330, 1: 180}, phase=1, operated=())
    action = Strong().choose(GAME.view(state, AMY), GAME.legal(state, AMY), Random(1)).action
    assert isinstance(action, OpenCorp)
    return action.price


def test_with_five_players_a_corporation_is_opened_no_higher_than_others_are() -> None:
    assert opened_at(90) == 80
    assert opened_at(100) == 100


def test_a_share_that_brings_little_is_bought_for_ones_own_corporation() -> None:
    state = stock(corps={"NYC": Corp(players={0: 3, 1: 2}, price=250)}, broken=True, phase=3)
    own = BuyShare(corp=NYC, source="treasury")
    assert bought(state, AMY, own).reason == FundsOwn(corp=NYC, price=250)
    assert isinstance(bought(state, BOB, own).reason, GoodShare)
