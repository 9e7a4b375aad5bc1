"""What tiles cost, from docs/rules/1846.md 7.3."""

import pytest

from roundhouse.games.g1846.rules.ids import CorpId, HexId, PrivateId, TileId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.track import TileLaid, TooManyTiles
from roundhouse.games.g1846.rules.track import TileTooDear, cost
from tests.games.g1846.rules.laying import fault, lay
from tests.games.g1846.rules.names import GT, IC
from tests.games.g1846.rules.turns import (
    allowed,
    happening,
    placement,
    play,
    turn_of,
)
from tests.support.rules import rule


def price(state: State, text: str) -> int:
    """What the placement costs the operating company."""
    assert state.turn is not None
    return cost(state, state.turn.company, *placement(text))


@rule("OR-TRACK-9")
@pytest.mark.parametrize(
    ("text", "dollars"),
    [("H8 9@1", 20), ("F18 9@1", 40), ("G17 8@0", 40), ("H16 9@1", 40), ("H14 9@1", 60)],
)
def test_a_tile_costs_twenty_or_its_terrain(text: str, dollars: int) -> None:
    assert price(turn_of("GT"), text) == dollars


@rule("OR-TRACK-9")
def test_terrain_is_paid_once() -> None:
    assert price(turn_of("GT", "H14 9@1"), "H14 23@1") == 20
    assert price(turn_of("GT", "C15 294@0"), "C15 297@0") == 20


@rule("OR-TRACK-9", "TV-8", "R-23", "PW-TBC-1")
@pytest.mark.parametrize(
    ("tile", "owned", "dollars"),
    [("295@0", "", 40), ("294@0", "", 100), ("295@0", "TBC", 40), ("294@0", "TBC", 80)],
)
def test_the_first_upgrade_of_detroit(tile: str, owned: str, dollars: int) -> None:
    """Only 294 at rotation 0 leads east, to Windsor."""
    state = turn_of("GT", "B16 5@0", owned=owned, phase=2)
    assert price(state, f"C15 {tile}") == dollars


@rule("OR-TRACK-9")
def test_the_company_pays_the_bank() -> None:
    state = turn_of("GT", "B16 5@0", "GT C15", phase=2, cash=130)
    after, events = happening(state, lay("C15 294@0"))
    assert events == [
        TileLaid(company=GT, hex=HexId("C15"), tile=TileId("294"), rotation=0, cost=100)
    ]
    assert after.cash[GT] == 30
    assert sum(after.cash.values()) == sum(state.cash.values())


@rule("OR-TRACK-10")
def test_whoever_completes_a_hexside_pays_for_it_once() -> None:
    assert price(turn_of("GT", ""), "J6 9@1") == 20
    assert price(turn_of("GT", "J6 9@1"), "J4 8@2") == 60
    assert price(turn_of("GT", "J4 8@2"), "J6 9@1") == 60
    assert price(turn_of("GT", "J6 9@1, J4 8@2"), "J4 25@2") == 20


@rule("OR-TRACK-10", "R-22")
def test_printed_and_off_board_track_counts_as_the_other_side() -> None:
    assert price(turn_of("GT"), "B16 6@4") == 60  # exit 4 leads into Sarnia
    assert price(turn_of("GT"), "B16 5@0") == 20
    assert price(turn_of("GT"), "E19 8@3") == 60  # exit 5 leads to Homewood


@rule("OR-TRACK-9", "OR-TRACK-10", "R-23")
def test_wheeling_with_bridge_and_tunnel() -> None:
    """$20, the tunnel to Pittsburgh, and the bridge to F18 where track comes to it."""
    assert price(turn_of("B&O"), "G19 14@1") == 40
    assert price(turn_of("B&O", "F18 7@4"), "G19 14@1") == 80
    assert price(turn_of("B&O", "F18 7@4", owned="TBC"), "G19 14@1") == 60


@rule("R-23", "PW-TBC-1")
def test_blasting_a_mountain_with_its_bridge() -> None:
    assert price(turn_of("GT"), "G17 9@1") == 40
    assert price(turn_of("GT", "G19 14@1"), "G17 9@1") == 60
    assert price(turn_of("GT", "G19 14@1", owned="TBC"), "G17 9@1") == 40


@rule("PW-TBC-1")
@pytest.mark.parametrize(
    ("lying", "text", "dollars"),
    [
        ("", "F18 9@1", 20),
        ("", "H14 9@1", 40),
        ("", "H8 9@1", 20),
        ("", "E19 8@3", 40),
        ("J6 9@1", "J4 8@2", 60),
        ("H14 9@1", "H14 23@1", 20),
    ],
)
def test_what_tunnel_blasting_takes_off(lying: str, text: str, dollars: int) -> None:
    assert price(turn_of("GT", lying, owned="TBC"), text) == dollars


@rule("PW-TBC-1")
def test_only_the_owner_blasts() -> None:
    state = turn_of("GT")
    state.owners = {**state.owners, PrivateId("TBC"): CorpId("NYC")}
    assert price(state, "F18 9@1") == 40


@rule("OR-TRACK-11", "R-21")
@pytest.mark.parametrize("place", ["E5", "F6", "G5", "H6", "J4"])
def test_the_land_grant_is_free_for_ic_alone(place: str) -> None:
    assert price(turn_of("IC"), f"{place} 9@0") == 0
    assert price(turn_of("GT"), f"{place} 9@0") == 20
    assert price(turn_of("BIG4"), f"{place} 9@0") == 20
    assert price(turn_of("IC", f"{place} 9@0"), f"{place} 23@0") == 20
    assert price(turn_of("IC"), "H8 9@0") == 20


@rule("OR-TRACK-11", "R-21")
def test_ic_pays_the_bridge_from_j4() -> None:
    assert price(turn_of("IC", "J6 9@1"), "J4 8@2") == 40


@rule("OR-TRACK-11", "R-21")
def test_free_tiles_are_placements_too() -> None:
    state = turn_of("IC", cash=0)
    after = play(play(state, lay("J4 9@0")), lay("H6 9@0"))
    assert after.cash[IC] == 0
    assert fault(after, "G5 9@0", TooManyTiles)["yellows"] == 2


@rule("OR-TRACK-12", "SEQ-3")
def test_nobody_lays_what_the_treasury_cannot_pay() -> None:
    state = turn_of("GT", "B16 5@0", "GT C15", phase=2, cash=99)
    assert fault(state, "C15 294@0", TileTooDear) == {
        "rule": "OR-TRACK-12",
        "company": GT,
        "hex": "C15",
        "tile": "294",
        "needed": 100,
        "have": 99,
    }
    assert allowed(turn_of("GT", "B16 5@0", "GT C15", phase=2, cash=100), lay("C15 294@0"))


@rule("OR-SEQ-5", "OR-TRACK-12")
def test_an_independent_pays_from_its_own_treasury() -> None:
    assert fault(turn_of("MS", cash=19), "B16 5@0", TileTooDear)["have"] == 19
    after = play(turn_of("MS", cash=20), lay("B16 5@0"))
    assert after.cash[PrivateId("MS")] == 0
