"""How that site did things: each class of departure, followed from a position where it shows."""

from dataclasses import replace
from typing import Any

import pytest

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.foreign.desk import GAME
from roundhouse.games.g1846.foreign.faults import CannotFollow
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.records import Move, read_record
from roundhouse.games.g1846.foreign.steps import builds
from roundhouse.games.g1846.foreign.ways import OLDEST, Ways
from roundhouse.games.g1846.rules.correction import Correct
from roundhouse.games.g1846.rules.frames import (
    Building,
    Drafting,
    Issuing,
    LastPrivate,
    Operating,
    OperatingRound,
    Playing,
    Running,
    StockTurn,
)
from roundhouse.games.g1846.rules.ids import CHICAGO, HexId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PlacePrivateToken
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import Marker, State, Turn
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.company_turn import CORPORATION
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.stock import SellShares
from tests.games.g1846.foreign.example import ACTIONS, record
from tests.games.g1846.foreign.test_words import move
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    Corp,
    buying,
    operating,
    position,
    stock,
)
from tests.games.g1846.rules.names import BO, CWI, GT, MAIL, MPC, NYC, SC, T2
from tests.support.rules import rule

WAITS: dict[str, Any] = {
    "options": {
        "wait_for_passes": True,
        "wait_for_runs": True,
        "flexible_issue": True,
        "enforce_max_routes": False,
    }
}


def following(state: State, *moves: Move, ways: Ways | None = None) -> Follower:
    """A follower that has come to *state*, with *moves* still to come."""
    follower = Follower(read_record(record(ACTIONS[:1])), ways)
    follower.table.state = state
    follower.record = replace(follower.record, moves=moves)
    return follower


def made(state: State, *moves: Move, ways: Ways | None = None) -> Follower:
    follower = following(state, *moves, ways=ways)
    for _ in follower.moves():
        pass
    return follower


def entered(follower: Follower, *kinds: type) -> list[tuple[str, str]]:
    """Whose each entry of those kinds is, and its way."""
    return [
        (entry.origin, entry.way.removeprefix("g1846-way-"))
        for entry in follower.journal.entries
        if isinstance(entry.action, kinds)
    ]


# Bankruptcies


def in_need(**parts: Any) -> State:
    """NYC has no train; Amy leads it and GT, and has next to nothing."""
    corps = {
        "NYC": Corp(price=60, players={0: 3}, cash=0),
        "GT": Corp(price=60, players={0: 3, 1: 1}, cash=0, trains="2"),
    }
    facts: dict[str, Any] = {"phase": 2, "supply": (0, 0, 3, -1)} | parts
    return buying("NYC", corps=corps, cash={0: 1, 1: 50, 2: 50}, **facts)


@rule("OR-FORCE-11", "R-58")
def test_b1_one_bankrupt_there_is_the_issue_the_sales_and_the_end_here() -> None:
    follower = made(in_need(**WAITS), move("bankrupt", "NYC"))
    kinds = (EmergencyIssue, SellShares, DeclareBankruptcy)
    assert entered(follower, EmergencyIssue, SellShares) == [("importer", "bankrupt-sales")] * 3
    order = [type(e.action) for e in follower.journal.entries if isinstance(e.action, kinds)]
    assert order == [EmergencyIssue, SellShares, SellShares, DeclareBankruptcy]
    assert entered(follower, DeclareBankruptcy) == [("players", "")]
    assert follower.state.bankrupt == (AMY,)


@rule("R-59")
def test_b2_until_2021_the_last_clearance_lowered_what_the_president_led() -> None:
    plain = made(in_need(**WAITS), move("bankrupt", "NYC"))
    old = made(in_need(**WAITS), move("bankrupt", "NYC"), ways=Ways(bankrupt_lowers=True))
    assert entered(old, Correct) == [("site", "bankrupt-lowers")]
    assert price(old.state, GT) < price(plain.state, GT)


def test_b2_who_leads_nothing_any_more_lowers_nothing() -> None:
    corps = {"NYC": Corp(price=60, players={0: 2}, market=5)}
    state = buying("NYC", corps=corps, cash={0: 1}, phase=2, supply=(0, 0, 3, -1), **WAITS)
    assert made(state, move("bankrupt", "NYC"), ways=OLDEST).state.bankrupt == (AMY,)


# Without a president


def unled(**parts: Any) -> State:
    """GT is at its trains; NYC, which nobody leads, operates next."""
    corps = {
        "GT": Corp(trains="2", cash=20, players={0: 3}),
        "NYC": Corp(president=None, players={}, market=5, **parts),
    }
    return buying("GT", corps=corps, **WAITS)


@rule("NOPRES-4")
def test_b3_the_run_of_a_corporation_without_a_president_is_the_recorded_one() -> None:
    ran = move("run_routes", "NYC", routes=[{"train": "2-2", "connections": [["D20", "C21"]]}])
    follower = following(unled(trains="2", price=60), move("pass", "GT"), ran)
    follower._copies.trains["2-2"] = (NYC, T2)
    told = [follower.state.stack[-1] for _ in follower.moves()]
    assert told[0] == Running(company=NYC)
    assert entered(follower, RunRoutes) == [("players", "")]
    assert follower.state.cash[NYC] > 0


@rule("NOPRES-5")
def test_b3_a_train_bought_by_itself_is_known_by_the_next_copys_name() -> None:
    follower = made(unled(cash=100, price=60), move("pass", "GT"))
    assert follower._copies.trains["2-2"] == (NYC, T2)


@rule("R-59")
def test_a_corporation_that_closes_without_a_president_still_buys_its_train_there() -> None:
    state = unled(cash=100, price=20)
    before = state.supply
    follower = made(state, move("pass", "GT"))
    assert NYC not in follower.state.corps
    assert follower.state.supply[0] == before[0] - 1
    assert entered(follower, Correct) == [("site", "bought-while-closing")]
    poor = made(unled(cash=10, price=20), move("pass", "GT"))
    assert entered(poor, Correct) == []


# Stock rounds


def broke(seat: int = 0, *, passes: int = 0, **parts: Any) -> State:
    """Nobody but Amy has anything to do in this stock round."""
    parts = {"cash": {0: 200, 1: 0, 2: 0}, "corps": {"NYC": Corp(players={0: 2})}} | parts
    return stock(seat, passes=passes, **WAITS, **parts)


def test_b5_who_can_do_nothing_is_passed_over() -> None:
    bought = move("buy_shares", "Amy", "player", shares=["NYC_1"])
    follower = made(broke(), bought, move("buy_shares", "Amy", "player", shares=["NYC_2"]))
    assert follower.state.stack[-1] == StockTurn(seat=AMY)


def test_b5_after_the_last_choice_the_round_is_over_there() -> None:
    follower = made(broke(), move("pass", "Amy", "player"))
    assert follower.state.or_no == 1


def test_b5_who_can_do_something_is_never_passed_over() -> None:
    state = broke(cash={0: 200, 1: 200, 2: 0})
    with pytest.raises(CannotFollow):
        made(state, move("pass", "Amy", "player"), move("pass", "Carlos", "player"))


def test_b5_a_players_own_pass_is_waited_for() -> None:
    """Bob can do nothing; where his pass is written down all the same, it is his."""
    state = broke(1, passes=1, cash={0: 200, 1: 0, 2: 90}, priority=BOB)
    follower = made(state, move("pass", "Bob", "player"))
    assert follower.state.stack[-1] == StockTurn(seat=Seat(2))


@rule("R-59")
def test_a_sale_that_closes_a_corporation_leaves_prices_alone_there() -> None:
    corps = {
        "NYC": Corp(price=10, players={0: 3}, market=2),
        "GT": Corp(price=60, players={1: 2}, president=1, market=3, cash=100),
    }
    state = stock(0, passes=2, corps=corps, cash={0: 0, 1: 0, 2: 0}, **WAITS)
    sold = move("sell_shares", "Amy", "player", shares=["NYC_1", "NYC_2", "NYC_3"])
    follower = made(state, sold)
    assert NYC not in follower.state.corps
    assert entered(follower, Correct) == [("site", "closing-sale")]
    assert (follower.state.or_no, price(follower.state, GT)) == (1, 60)


@rule("R-59")
def test_after_a_closing_sale_another_player_may_begin_there() -> None:
    state = stock(0, corps={"NYC": Corp()}, cash={0: 200, 1: 200, 2: 200}, **WAITS)
    follower = following(state, move("pass", "Carlos", "player"))
    with pytest.raises(CannotFollow):
        list(follower.moves())
    follower = following(state, move("pass", "Carlos", "player"))
    follower._closing_sale = state.set_no - 1
    list(follower.moves())
    assert entered(follower, Correct) == [("site", "closing-sale")]
    assert follower.state.priority == 2


# The draft


@rule("DRAFT-7")
def test_b10_the_last_private_is_taken_by_itself_for_nothing() -> None:
    last = LastPrivate(seat=AMY, private=MAIL, price=10)
    state = position(Playing(), Drafting(seat=BOB, begun=True), last, privates=(MAIL,))
    state.set_no = 0
    follower = made(state, move("pass", "Amy", "player"))
    assert entered(follower, TakePrivate) == [("importer", "last-private")]


@rule("DRAFT-7")
@pytest.mark.parametrize("what", ["par", "pass"])
def test_b10_who_is_given_the_last_private_may_also_begin_the_stock_round(what: str) -> None:
    last, money = LastPrivate(seat=BOB, private=MAIL, price=10), {0: 200, 1: 200, 2: 200}
    drafting = (Playing(), Drafting(seat=BOB, begun=True), last)
    state = position(*drafting, privates=(MAIL,), cash=money, set_no=0, **WAITS)
    passed = move("pass", "Bob", "player")
    begins = move(what, "Amy", "player", corporation="NYC", share_price="60,0,6")
    follower = made(state, passed, begins)
    assert entered(follower, TakePrivate) == [("importer", "last-private")]
    assert follower.state.owners[MAIL] == AMY
    told = made(state, passed, move("bid", "Amy", "player", company="MAIL"))
    assert entered(told, TakePrivate) == [("players", "")]


# Privates


def at_track(owner: int | str, private: str = "SC", **parts: Any) -> State:
    corps = {"NYC": Corp(trains="2", cash=200), "GT": Corp(trains="2", cash=200)}
    owners = {private: owner}
    return operating(Building(company=NYC), "NYC", corps=corps, owners=owners, **WAITS, **parts)


@rule("R-59")
def test_b6_a_player_may_assign_the_steamboat_in_mid_turn() -> None:
    moves = (
        move("assign", "SC", "company", target="D14", target_type="hex"),
        move("assign", "SC", "company", target="GT", target_type="corporation"),
        move("pass", "NYC"),
    )
    follower = made(at_track(1), *moves)
    assert follower.state.markers[SC] == Marker(hex=HexId("D14"), company=GT)
    assert entered(follower, Correct) == [("site", "port-in-mid-turn")] * 2


def test_b6_at_the_beginning_of_a_round_it_is_no_mid_turn() -> None:
    rounds = (Playing(), OperatingRound(number=1, paid=True), Steaming(seat=AMY))
    state = position(*rounds, corps={"NYC": Corp(trains="2")}, owners={"SC": 0}, or_no=1, **WAITS)
    follower = made(state, move("assign", "SC", "company", target="D14", target_type="hex"))
    assert entered(follower, Correct) == []
    assert follower.state.markers[SC].hex == "D14"


@rule("R-59")
def test_b12_the_free_token_may_go_to_another_city_of_chicago() -> None:
    placed = move("place_token", "C&WI", "company", city="D6-0-1", slot=0)
    follower = made(at_track("NYC", "C&WI"), placed)
    assert follower.state.board.owners_at(CHICAGO, 1) == (NYC,)
    assert entered(follower, Correct) == [("site", "other-city")]
    right = made(at_track("NYC", "C&WI"), move("place_token", "C&WI", "company", city="D6-0-3"))
    assert (right.state.used, entered(right, Correct)) == ((CWI,), [])


@rule("PW-CWI-2")
def test_b11_the_free_token_may_be_placed_in_the_corporations_own_name() -> None:
    """In the city next to it that is always the private's token, which costs nothing."""
    placed = move("place_token", "NYC", city="D6-0-3", slot=0)
    follower = made(at_track("NYC", "C&WI"), placed)
    assert entered(follower, PlacePrivateToken) == [("players", "")]
    assert (follower.state.cash[NYC], follower.state.used) == (200, (CWI,))
    dear = made(at_track("NYC", "C&WI", used=(CWI,)), placed)
    assert entered(dear, PlacePrivateToken) == []
    others = made(at_track("GT", "C&WI"), move("place_token", "NYC", city="D6-0-3", slot=0))
    assert entered(others, PlacePrivateToken) == []


@rule("R-59")
def test_b12_once_it_went_to_any_city_of_chicago_in_the_corporations_own_name() -> None:
    placed = move("place_token", "NYC", city="D6-0-1", slot=0)
    old = made(at_track("NYC", "C&WI"), placed, ways=Ways(powers_unnamed=True))
    assert old.state.board.owners_at(CHICAGO, 1) == (NYC,)
    assert entered(old, Correct) == [("site", "other-city")]
    new = made(at_track("NYC", "C&WI"), placed)
    assert entered(new, PlacePrivateToken, Correct) == []


def test_b11_a_token_in_its_own_name_is_that_turns_token_there() -> None:
    """Both tiles lie and its token is placed: that site goes on to the run, or to the trains."""
    corps = {"B&O": Corp(trains="2", cash=200), "GT": Corp(trains="2", cash=200)}
    turn, owners = Turn(company=BO, yellows=2), {"C&WI": "B&O"}  # whose other city is Cincinnati
    state = operating(Building(company=BO), "B&O", corps=corps, owners=owners, turn=turn, **WAITS)
    own = move("place_token", "B&O", city="D6-0-3", slot=0)
    named = move("place_token", "C&WI", "company", city="D6-0-3", slot=0)
    for token, goes_on in ((own, True), (named, False)):
        follower = following(state, token, move("pass", "B&O"), move("pass", "GT"))
        next(follower.moves())
        assert (follower.state.stack[-1] != Building(company=BO)) is goes_on


# Trains


@rule("OR-FORCE-7")
def test_b7_a_president_who_paid_first_is_the_sites_way_and_leaves_no_debt() -> None:
    corps = {"NYC": Corp(cash=10, players={0: 4})}
    state = buying("NYC", corps=corps, cash={0: 90}, **WAITS)
    follower = made(state, move("buy_train", "NYC", train="2-2", price=80))
    (found,) = follower.remarkable
    assert (found.origin, found.way) == ("site", "president-first")
    assert (follower.state.cash[NYC], follower.state.cash[AMY]) == (0, 20)


@rule("R-58")
def test_b7_a_shortage_is_never_waived() -> None:
    corps = {"NYC": Corp(cash=10, players={0: 4})}
    state = buying("NYC", corps=corps, cash={0: 60}, **WAITS)
    with pytest.raises(CannotFollow) as lost:
        made(state, move("buy_train", "NYC", train="2-2", price=80))
    assert "needed" in lost.value.cause.params


# Passes


def at_issue() -> State:
    """NYC begins its turn, with all of its steps to come."""
    corps = {"NYC": Corp(cash=100, players={0: 4}), "GT": Corp(players={1: 4}, president=1)}
    state = operating(Issuing(corp=NYC), "NYC", corps=corps, owners={"MPC": 2}, **WAITS)
    whole = Operating(company=NYC, steps=CORPORATION[1:])
    state.stack = tuple(whole if isinstance(one, Operating) else one for one in state.stack)
    return state


def test_b9_in_2020_the_issue_took_a_pass_of_its_own() -> None:
    """Pass on issuing, then on track; the price falls with the second."""
    passed, bought = move("pass", "NYC"), move("buy_train", "NYC", train="2-2", price=80)
    old = following(at_issue(), passed, passed, bought, ways=OLDEST)
    prices = [price(old.state, NYC) for _ in old.moves()]
    assert prices[0] == 100
    assert prices[1] < 100
    new = following(at_issue(), passed, bought)
    assert next(price(new.state, NYC) for _ in new.moves()) < 100


def last_in_round(**parts: Any) -> State:
    """NYC is the last to operate in the first round, and the first in the second."""
    corps = {"NYC": Corp(cash=5, players={0: 4}, trains="2 2 2 2")}
    return buying("NYC", corps=corps, owners={"MAIL": 2, "MPC": "NYC"}, **WAITS | parts)


def test_b9_a_purchase_after_the_last_pass_comes_after_the_income() -> None:
    """Who acts last in one round and first in the next buys on the right side of the income."""
    state = last_in_round()
    state.used = (MPC,)
    bought = move("buy_company", "NYC", company="MAIL", price=5)
    follower = following(state, move("pass", "NYC"), bought)
    after = [follower.state.or_no for _ in follower.moves()]
    assert after == [2, 2]
    assert follower.state.cash[NYC] == 5 + 15 - 5


def test_b9_without_a_pass_it_comes_before() -> None:
    bought = move("buy_company", "NYC", company="MAIL", price=5)
    follower = following(last_in_round(), bought, move("pass", "NYC"))
    assert next(follower.state.or_no for _ in follower.moves()) == 1


def test_b13_a_pass_after_two_tiles_is_no_loss_of_the_way() -> None:
    """The independents' money keeps that site's track step open when both tiles are laid."""
    turn = Turn(company=BO, yellows=2)
    corps = {"B&O": Corp(cash=30, trains="2", players={0: 4})}
    building, owners = Building(company=BO), {"BIG4": 1}
    state = operating(building, "B&O", corps=corps, owners=owners, turn=turn, **WAITS)
    moves = (move("buy_company", "B&O", company="BIG4", price=1), move("pass", "B&O"))
    follower = following(state, *moves)
    frames = [type(follower.state.stack[-1]) for _ in follower.moves()]
    assert frames[0] is Building
    assert frames[1] is not Building
    alone = following(state, *moves, ways=Ways(treasury_alone=True))
    assert alone.ways.treasury_alone
    assert not builds(state, BO, alone.ways)
    assert builds(state, BO, Ways())


def test_our_journal_alone_replays_what_was_resolved() -> None:
    state = at_track(1)
    follower = following(state, move("assign", "SC", "company", target="D14", target_type="hex"))
    list(follower.moves())
    (entry,) = [e for e in follower.journal.entries if isinstance(e.action, Correct)]
    again = GAME.apply(state, entry.seat, entry.action, entry.waived)
    assert again.state.markers == follower.state.markers
