"""What a foreign move may mean in a position, and where its turn ends."""

from typing import Any

from roundhouse.games.g1846.actions import BuyTrain, BuyTrainFrom, RunRoutes
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.foreign.turns import before_trains, is_emergency, next_company
from roundhouse.games.g1846.foreign.words import Copies, meanings
from roundhouse.games.g1846.ids import CorpId, TrainId
from roundhouse.games.g1846.state import State
from tests.games.g1846.build import Corp, buying


def move(what: str, entity: str, kind: str = "corporation", **fields: Any) -> Move:
    return Move(number=1, what=what, entity=entity, kind=kind, fields=fields)


def two_owners() -> State:
    """GT bought its 3/5 by itself, without a president: no move has named that card."""
    corps = {
        "NYC": Corp(cash=500, trains="4"),
        "GT": Corp(trains="3/5", players={1: 2}, president=1),
    }
    return buying("NYC", corps=corps, phase=2)


def known() -> Copies:
    copies = Copies(old=False)
    copies.note(move("buy_train", "NYC", train="4-0", price=180, variant="4"))
    return copies


def test_a_train_that_no_move_has_named_is_bought_from_its_owner() -> None:
    state, copies = two_owners(), known()
    deal = move("buy_train", "NYC", train="4-1", price=99)
    assert meanings(state, copies, deal) == [
        BuyTrainFrom(corp=CorpId("GT"), train=TrainId("3/5"), price=99)
    ]
    copies.note(deal)
    assert copies.trains["4-1"] == ("NYC", "3/5")


def test_a_new_card_at_its_price_comes_from_the_bank() -> None:
    new = move("buy_train", "NYC", train="4-2", price=180)
    assert meanings(two_owners(), known(), new) == [BuyTrain(train=TrainId("4"))]


def test_a_copy_of_no_card_is_nobodys() -> None:
    state, copies = two_owners(), known()
    assert copies.unlisted(state, "9-9") is None
    assert copies.unlisted(state, "4-0") is None
    assert copies.unlisted(state, "6-0") is None


def test_a_train_that_no_move_has_named_runs_as_what_it_is() -> None:
    ran = move("run_routes", "GT", routes=[{"train": "4-1", "connections": [["B16", "C15"]]}])
    (action,) = meanings(two_owners(), known(), ran)
    assert isinstance(action, RunRoutes)
    assert [route.train for route in action.routes] == ["3/5"]


def test_only_who_cannot_pay_issues_in_an_emergency() -> None:
    train = move("buy_train", "NYC", train="2-2", price=80)
    assert is_emergency([train], 79)
    assert not is_emergency([train], 80)
    assert is_emergency([move("bankrupt", "NYC")], 500)
    assert is_emergency([move("sell_shares", "Amy", "player")], 500)
    assert not is_emergency([move("pass", "NYC")], 0)
    assert not is_emergency([], 0)


def test_an_ordinary_issue_comes_before_the_trains() -> None:
    issued, train = move("sell_shares", "NYC"), move("buy_train", "NYC", train="2-2", price=80)
    assert before_trains([issued, train], 80) == [issued]
    assert before_trains([issued, train], 10) == []


def test_the_next_company_is_looked_for_past_players_and_privates() -> None:
    moves = [move("pass", "Amy", "player"), move("assign", "SC", "company"), move("pass", "GT")]
    assert [next_company(moves, place) for place in (0, 1, 2, 3)] == ["GT", "GT", "GT", ""]
