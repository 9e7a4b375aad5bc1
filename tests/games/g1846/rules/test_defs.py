"""The printed things: the map, the tiles, and files that do not fit."""

from copy import deepcopy
from typing import Any

import pytest

from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import OFFSETS, STOP, Laid, opposite
from roundhouse.games.g1846.rules.defs import DEFS, FILES, BadData, load, read
from roundhouse.games.g1846.rules.ids import CorpId, HexId, TileId
from tests.support.rules import rule

TABLES = {name: read(f"{name}.toml") for name in FILES}


def test_neighbours_lie_opposite_each_other() -> None:
    for place in DEFS.hexes.values():
        for edge, near in enumerate(place.neighbours):
            if near is not None:
                assert DEFS.hexes[near].neighbours[opposite(edge)] == place.id
    assert len(OFFSETS) == 6


@rule("OR-TRACK-6")
@pytest.mark.parametrize("name", ["B16", "C9", "G3", "G19"])
def test_four_cities_have_only_four_usable_sides(name: str) -> None:
    assert DEFS.hexes[HexId(name)].buildable.bit_count() == 4


def test_the_map_has_all_its_hexes() -> None:
    grounds = [place.ground for place in DEFS.hexes.values()]
    assert len(grounds) == 76
    assert {g: grounds.count(g) for g in set(grounds)} == {
        "open": 51,
        "yellow": 4,
        "gray": 7,
        "offboard": 13,
        "water": 1,
    }


def test_hexside_costs_are_seen_from_both_sides() -> None:
    sides = 0
    for place in DEFS.hexes.values():
        for edge, side in enumerate(place.sides):
            if side is not None:
                near = place.neighbours[edge]
                assert near is not None
                assert DEFS.hexes[near].sides[opposite(edge)] == side
                sides += 1
    assert sides == 16


def test_rotation_turns_exits_clockwise() -> None:
    tile = DEFS.tiles[TileId("6")]
    assert list(tile.layouts[4].paths) == [(0, STOP), (4, STOP)]
    assert tile.layouts[4].exits == 0b010001
    assert len(DEFS.tiles[TileId("298")].layouts) == 1


def test_layouts_say_what_joins_what() -> None:
    layout = DEFS.tiles[TileId("23")].layouts[0]
    assert layout.joins[0] == (3, 4)
    assert layout.joins[3] == (0,)
    assert DEFS.hexes[HexId("D6")].layout.joins[STOP + 3] == (5,)


def test_values_grow_with_the_phase_off_board() -> None:
    assert DEFS.value(HexId("B8"), None, 2) == 40
    assert DEFS.value(HexId("B8"), None, 3) == 10
    assert DEFS.value(HexId("D6"), Laid(TileId("300"), 0), 4) == 90
    assert DEFS.hexes[HexId("C21")].location == DEFS.hexes[HexId("D22")].location == "Buffalo"


@rule("OR-TRACK-5")
def test_a_replaced_tile_returns_to_the_supply() -> None:
    board = Board()
    for tile, left in (("57", 3), ("14", 3), ("611", 3)):
        board = board.with_tile(HexId("G9"), Laid(TileId(tile), 0))
        assert board.left[TileId(tile)] == left
    assert board.left[TileId("57")] == 4
    assert board.left[TileId("14")] == 4
    assert TileId("9") not in board.left
    assert board.has_left(TileId("9"))


def test_tokens_change_owner_and_leave() -> None:
    gt, ms, nyc = CorpId("GT"), CorpId("MS"), CorpId("NYC")
    detroit = HexId("C15")
    board = Board().with_token(ms, detroit).with_token(nyc, detroit).with_token(gt, HexId("D6"), 2)
    assert board.with_owner_changed(ms, gt).owners_at(detroit) == (gt, nyc)
    assert board.with_owner_changed(ms, nyc).owners_at(detroit) == (nyc,)
    assert board.without(nyc).owners_at(detroit) == (ms,)
    assert board.has_token(gt, HexId("D6"))
    assert list(board.cities_of(gt)) == [(HexId("D6"), 2)]


def changed(*path: Any, value: Any) -> dict[str, dict[str, Any]]:
    tables = deepcopy(TABLES)
    spot: Any = tables
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    return tables


@pytest.mark.parametrize(
    ("tables", "complaint"),
    [
        (changed("map", "hexsides", 0, "between", value=["B16", "K3"]), "no side between"),
        (changed("map", "hexes", "B10", "paths", value=[[0, 3]]), "B10: track does not fit"),
        (changed("tiles", "5", "colour", value="pink"), "tile 5: no such colour"),
        (changed("tiles", "5", "slots", value=0), "tile 5: cities without slots"),
        (changed("companies", "GT", "home", value="Z99"), "GT: no such hex"),
        (changed("privates", "LSL", "hexes", value=["Z99"]), "LSL: no such hex"),
        (changed("market", "prices", value=[0, 10, 10]), "prices must rise"),
        (changed("market", "opening", value=[41]), "opening price"),
    ],
)
def test_data_that_does_not_fit_is_refused(
    tables: dict[str, dict[str, Any]], complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint):
        load(tables)
