"""What a foreign move may mean in a position, and where its turn ends."""

from typing import Any

import pytest

from roundhouse.games.g1846.foreign.faults import BadMove
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.foreign.tracks import route_of
from roundhouse.games.g1846.foreign.turns import (
    asides_of_turn,
    before_trains,
    is_emergency,
    next_company,
    rest_of_turn,
)
from roundhouse.games.g1846.foreign.words import Copies, meanings
from roundhouse.games.g1846.rules.frames import Building, LayingExtra
from roundhouse.games.g1846.rules.ids import CHICAGO, CorpId, HexId, TileId, TrainId
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.powers.steamboat import AssignPort
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.issue import RedeemShares
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom
from tests.games.g1846.rules.build import Corp, buying, operating
from tests.games.g1846.rules.names import MC


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


def test_a_presidents_sale_comes_after_what_is_built() -> None:
    tile, sale = move("lay_tile", "NYC"), move("sell_shares", "Amy", "player")
    assert before_trains([tile, sale], 0) == [tile]
    assert before_trains([tile], 0) is None


def test_the_asides_of_a_turn_end_with_it() -> None:
    bought, used = move("buy_company", "NYC"), move("assign", "SC", "company")
    for rest in ([used, move("pass", "NYC")], [used, move("pass", "GT"), used]):
        assert asides_of_turn([bought, *rest], bought) == [used]


def test_a_turn_ends_where_the_same_corporation_builds_again() -> None:
    ran, train, tile = move("run_routes", "NYC"), move("buy_train", "NYC"), move("lay_tile", "NYC")
    assert rest_of_turn([tile, ran, train, tile], 0) == [ran, train]


def test_shares_that_are_redeemed_are_back_in_their_treasury() -> None:
    state, copies = two_owners(), known()
    sold = move("sell_shares", "Amy", "player", shares=["GT_1"], percent=20)
    assert meanings(state, copies, sold) == [SellShares(corp=CorpId("GT"), count=2)]
    copies.note(sold)
    back = move("buy_shares", "GT", shares=["GT_1"])
    assert meanings(state, copies, back) == [RedeemShares(count=1)]
    again = move("buy_shares", "Bob", "player", shares=["GT_1"])
    assert meanings(state, copies, again) == [BuyShare(corp=CorpId("GT"), source="market")]
    copies.note(back)
    assert meanings(state, copies, again) == [BuyShare(corp=CorpId("GT"), source="treasury")]


def test_a_returned_train_is_the_banks() -> None:
    state, copies = two_owners(), known()
    back = move("discard_train", "NYC", train="4-0")
    assert meanings(state, copies, back) == [ReturnTrain(train=TrainId("4"))]
    copies.note(back)
    again = move("buy_train", "GT", train="4-0", price=180)
    assert meanings(state, copies, again) == [BuyTrain(train=TrainId("4"), returned=True)]


def test_words_that_few_records_have() -> None:
    state, copies = two_owners(), known()
    port = move("assign", "SC", "company", target="NYC", target_type="corporation")
    assert meanings(state, copies, port) == [AssignPort(company=CorpId("NYC"))]
    assert meanings(state, copies, move("bankrupt", "Amy", "player")) == [DeclareBankruptcy()]
    idle = move("run_routes", "NYC", routes=[{"train": "4-0", "connections": []}])
    assert meanings(state, copies, idle) == [RunRoutes(routes=())]
    row = {"train": "4-0", "connections": [["B16", "C15"]], "nodes": ["B16-0", "C15-0"]}
    (ran,) = meanings(state, copies, move("run_routes", "NYC", routes=[row]))
    assert isinstance(ran, RunRoutes)
    assert len(ran.routes) == 1


def test_old_records_count_the_cities_of_chicagos_tiles_from_another() -> None:
    laid = move("lay_tile", "NYC", tile="298-0", hex="D6", rotation=0)
    token = move("place_token", "NYC", city="298-0-3", slot=0)
    for old, stop in ((True, 0), (False, 3)):
        copies = Copies(old=old)
        copies.note(laid)
        assert meanings(two_owners(), copies, token) == [PlaceToken(hex=CHICAGO, stop=stop)]


def test_old_records_do_not_name_the_private_whose_tile_it_is() -> None:
    laid = move("lay_tile", "NYC", tile="7-0", hex="B10", rotation=0)
    state = operating(
        Building(company=CorpId("NYC")), "NYC", corps={"NYC": Corp()}, owners={"MC": "NYC"}
    )
    free = LayPrivateTile(private=MC, hex=HexId("B10"), tile=TileId("7"), rotation=0)
    own = LayTile(hex=HexId("B10"), tile=TileId("7"), rotation=0)
    assert meanings(state, Copies(old=True), laid) == [free]
    assert meanings(state, Copies(old=False), laid) == [own]
    state.used = (MC,)
    assert meanings(state, Copies(old=True), laid) == [own]
    second = LayingExtra(corp=CorpId("NYC"), private=MC, hexes=(HexId("B10"),))
    state.stack = (*state.stack, second)
    assert meanings(state, Copies(old=True), laid) == [free]
    elsewhere = move("lay_tile", "NYC", tile="7-0", hex="C13", rotation=0)
    (action,) = meanings(state, Copies(old=True), elsewhere)
    assert isinstance(action, LayTile)


@pytest.mark.parametrize("city", [None, 2, 7])
def test_a_way_through_chicago_that_fits_none_of_its_cities_is_kept_as_it_is(
    city: int | None,
) -> None:
    route = route_of(
        two_owners(), CorpId("NYC"), TrainId("2"), ["D6", "B16"], city=city, ends=False
    )
    assert (route.path, route.counted) == (("D6", "B16"), ())


@pytest.mark.parametrize(
    ("what", "fields"),
    [
        ("par", {"corporation": "GT", "share_price": "²,0"}),
        ("par", {"corporation": "GT", "share_price": "9" * 5000}),
        ("place_token", {"city": "D14-0-²"}),
        ("place_token", {"city": "nowhere-0-0"}),
        ("buy_company", {"company": "MS", "price": 10**9}),
        ("buy_company", {"company": "MS", "price": -(10**400)}),
        ("run_routes", {"routes": [{"connections": [["D6", "D8"]], "nodes": ["D6-x"]}]}),
        ("run_routes", {"routes": [{"connections": [[]]}]}),
        ("dividend", {"kind": "all"}),
        ("fly", {}),
    ],
)
def test_what_is_no_number_or_word_is_a_damaged_move(what: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadMove):
        meanings(two_owners(), known(), move(what, "NYC", **fields))


def test_the_next_company_is_looked_for_past_players_and_privates() -> None:
    moves = [move("pass", "Amy", "player"), move("assign", "SC", "company"), move("pass", "GT")]
    assert [next_company(moves, place) for place in (0, 1, 2, 3)] == ["GT", "GT", "GT", ""]
