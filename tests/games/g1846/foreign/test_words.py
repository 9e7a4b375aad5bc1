"""What a foreign move may mean in a position, and where its turn ends."""

from typing import Any

import pytest

from roundhouse.games.g1846.foreign.faults import BadMove, UnknownMove
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.foreign.tracks import route_of
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
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
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
    copies = Copies()
    copies.note(move("buy_train", "NYC", train="4-0", price=180, variant="4"))
    return copies


def test_a_train_bought_by_itself_is_the_next_copy_of_its_card() -> None:
    """A corporation without a president buys by itself; no move names the copy (B3)."""
    copies = Copies()
    copies.note_unlisted(CorpId("GT"), TrainId("2"))
    copies.note_unlisted(CorpId("GT"), TrainId("3/5"))
    copies.note_unlisted(CorpId("IC"), TrainId("4"))
    assert copies.trains == {
        "2-2": ("GT", "2"),  # the first two are the independents'
        "4-0": ("GT", "3/5"),
        "4-1": ("IC", "4"),
    }


def test_a_new_card_at_its_price_comes_from_the_bank() -> None:
    new = move("buy_train", "NYC", train="4-2", price=180)
    assert meanings(two_owners(), known(), new) == [BuyTrain(train=TrainId("4"))]


def test_a_train_that_no_move_has_named_runs_as_what_it_is() -> None:
    ran = move("run_routes", "GT", routes=[{"train": "4-1", "connections": [["B16", "C15"]]}])
    copies = known()
    copies.note_unlisted(CorpId("GT"), TrainId("3/5"))
    (action,) = meanings(two_owners(), copies, ran)
    assert isinstance(action, RunRoutes)
    assert [route.train for route in action.routes] == ["3/5"]


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
    for renumbered, stop in ((True, 0), (False, 3)):
        copies = Copies(renumbered=renumbered)
        copies.note(laid)
        assert meanings(two_owners(), copies, token) == [PlaceToken(hex=CHICAGO, stop=stop)]


def test_old_records_do_not_name_the_private_whose_tile_it_is() -> None:
    laid = move("lay_tile", "NYC", tile="7-0", hex="B10", rotation=0)
    state = operating(
        Building(company=CorpId("NYC")), "NYC", corps={"NYC": Corp()}, owners={"MC": "NYC"}
    )
    free = LayPrivateTile(private=MC, hex=HexId("B10"), tile=TileId("7"), rotation=0)
    own = LayTile(hex=HexId("B10"), tile=TileId("7"), rotation=0)
    unnamed = Copies(unnamed=True)
    assert meanings(state, unnamed, laid) == [free, own]
    assert meanings(state, Copies(), laid) == [own]
    state.used = (MC,)
    assert meanings(state, unnamed, laid) == [own]
    second = LayingExtra(corp=CorpId("NYC"), private=MC, hexes=(HexId("B10"),))
    state.stack = (*state.stack, second)
    assert meanings(state, unnamed, laid) == [free, own]
    elsewhere = move("lay_tile", "NYC", tile="7-0", hex="C13", rotation=0)
    (action,) = meanings(state, unnamed, elsewhere)
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
    ],
)
def test_what_is_no_number_or_word_is_a_damaged_move(what: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadMove):
        meanings(two_owners(), known(), move(what, "NYC", **fields))


def test_a_move_of_an_unknown_kind_is_named() -> None:
    with pytest.raises(UnknownMove) as refused:
        meanings(two_owners(), known(), move("fly", "NYC"))
    assert refused.value.params == {"number": 1, "move": "fly"}
