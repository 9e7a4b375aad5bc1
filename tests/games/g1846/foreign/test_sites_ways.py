"""What that site allows today and our rules forbid: followed, and called by its name (R-59)."""

from typing import Any

import pytest

from roundhouse.games.g1846.foreign.faults import CannotFollow
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.rules.conservation import broken
from roundhouse.games.g1846.rules.state import State
from tests.games.g1846.foreign.test_classes import WAITS, at_track, following, made
from tests.games.g1846.foreign.test_words import move
from tests.games.g1846.rules.build import AMY, TWO, Corp, buying, stock
from tests.games.g1846.rules.names import GT, NYC, T2
from tests.support.rules import rule


def ways_in(follower: Follower) -> list[str]:
    assert [*broken(follower.state)] == []
    assert {one.origin for one in follower.remarkable} <= {"site", "importer"}
    return [one.way for one in follower.remarkable]


def of_nyc(what: str, *numbers: int, by: str = "NYC", **fields: Any) -> Move:
    """NYC, or a player, sells or buys its certificates."""
    kind = "corporation" if by == "NYC" else "player"
    shares = [f"NYC_{number}" for number in numbers]
    return move(what, by, kind, shares=shares, **fields)


def needy(cash: int = 0, price: int = 100) -> State:
    """NYC has no train; Amy leads it."""
    return buying("NYC", corps={"NYC": Corp(price=price, cash=cash, players={0: 5})}, **WAITS)


def unled(market: int) -> State:
    nyc = Corp(president=None, players={0: 2}, market=market)
    return stock(corps={"NYC": nyc}, cash={0: 100}, **WAITS)


def selling_gt(nyc: Corp, **gt: Any) -> tuple[State, Move]:
    """Amy, who leads both, sells a share of GT for a train of NYC."""
    corps = {"NYC": nyc, "GT": Corp(price=60, trains="2", **gt)}
    state = buying("NYC", corps=corps, cash={0: 10, 1: 0}, **WAITS)
    return state, move("sell_shares", "Amy", "player", shares=["GT_1"])


def owning() -> State:
    return buying("NYC", corps={"NYC": Corp(players={0: 5}, trains="2")}, **WAITS)


def rivals() -> State:
    """Bob has as many shares of NYC as Amy, who must raise money."""
    nyc = Corp(price=40, players={0: 3, 1: 3}, market=3)
    return buying("NYC", {"issued": True}, corps={"NYC": nyc}, cash={0: 50, 1: 0}, **WAITS)


SPLIT = {"NYC": Corp(players={0: 2})}
FULL = {name: Corp(players={0: 5, 1: 1}, market=1) for name in ("NYC", "GT", "IC", "B&O")}
BROKE = Corp(price=20, players={0: 2}, market=4)
TAKEN = move("lay_tile", "NYC", hex="G7", tile="57-0", rotation=1)


@rule("R-59")
@pytest.mark.parametrize(
    ("state", "moved", "ways"),
    [
        (at_track("NYC"), TAKEN, ["stale-track"]),
        (unled(3), of_nyc("sell_shares", 1, by="Amy"), ["unled-shares"]),
        (unled(5), of_nyc("sell_shares", 1, by="Amy"), ["unled-shares"]),
        (unled(1), of_nyc("sell_shares", 0, by="Amy", percent=20), ["unled-shares"]),
        (needy(500), of_nyc("sell_shares", 5), ["emergency-issue"]),
        (needy(), of_nyc("sell_shares", 5, 6, 7, 8, 9), ["emergency-issue"]),
        (needy(), of_nyc("sell_shares", 5), []),
        (owning(), of_nyc("sell_shares", 5), ["emergency-issue"]),
        (rivals(), of_nyc("sell_shares", 1, by="Amy"), ["forced-sale"]),
        (stock(corps=SPLIT, **WAITS), of_nyc("sell_shares", 1, by="Amy"), ["unled-shares"]),
        (*selling_gt(BROKE, players={0: 3, 1: 2}, market=1), ["forced-sale"]),
        (
            stock(corps=FULL, cash={0: 100}, **WAITS),
            move("pass", "Amy", "player"),
            ["no-need-to-sell"],
        ),
    ],
)
def test_what_is_allowed_there_alone_has_its_name(
    state: State, moved: Move, ways: list[str]
) -> None:
    assert ways_in(made(state, moved)) == ways


def test_a_second_issue_for_a_train_is_the_sites_way() -> None:
    found = ways_in(made(needy(), of_nyc("sell_shares", 5), of_nyc("sell_shares", 6)))
    assert found == ["emergency-issue"]


def test_another_train_than_the_one_it_raised_for_is_the_sites_way() -> None:
    gt = Corp(trains="2", players={1: 2}, president=1)
    state = buying("NYC", corps={"NYC": Corp(players={0: 5}), "GT": gt}, **WAITS)
    bought = move("buy_train", "NYC", train="2-2", price=5)
    follower = following(state, of_nyc("sell_shares", 5), bought)
    follower._copies.trains["2-2"] = (GT, T2)
    assert [*follower.moves()]
    assert ways_in(follower) == ["train-after-raising"]
    assert follower.state.trains[NYC] == (T2,)


def test_a_cheaper_train_than_the_money_was_for_is_the_sites_way() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=150, players={0: 5})}, **TWO, **WAITS)
    bought = move("buy_train", "NYC", train="4-0", price=160, variant="3/5")
    found = ways_in(made(state, of_nyc("sell_shares", 5, 6), bought))
    assert found == ["emergency-issue", "train-after-raising"]


@pytest.mark.parametrize("moved", [of_nyc("sell_shares", 5, 6, 7, 8, 9, 10, 11), TAKEN])
def test_what_nobody_could_allow_stops_the_record(moved: Move) -> None:
    with pytest.raises(CannotFollow):
        made(needy(), moved)


# Bankrupt too early


def rich_in_shares(trains: str = "") -> State:
    corps = {
        "NYC": Corp(price=60, players={0: 3}, trains=trains),
        "GT": Corp(price=60, players={0: 2, 1: 3}, president=1),
    }
    facts: dict[str, Any] = {"phase": 2, "supply": (0, 0, 3, -1)}
    return buying("NYC", corps=corps, cash={0: 1, 1: 50}, **facts, **WAITS)


@rule("R-59")
def test_a_bankruptcy_with_a_train_is_the_sites_way_and_issues_nothing() -> None:
    follower = made(rich_in_shares("2"), move("bankrupt", "NYC"))
    assert ways_in(follower)[-1] == "bankrupt-early"
    assert follower.state.bankrupt == (AMY,)
    assert follower.state.shares[NYC][NYC] == 7
    assert "bankrupt-early" not in ways_in(made(rich_in_shares(), move("bankrupt", "NYC")))
