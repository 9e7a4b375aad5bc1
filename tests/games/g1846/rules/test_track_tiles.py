"""Which tile lies where, from docs/rules/1846.md 7.3."""

import pytest

from roundhouse.games.g1846.rules.base import NoSuch
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId, TileId
from roundhouse.games.g1846.rules.tiles import (
    ChicagoOnly,
    ColourNotYet,
    NotATileHex,
    NoTileLeft,
    TrackNotKept,
    WrongColour,
    WrongKindOfTile,
    WrongLabel,
    fitting,
    next_colour,
)
from tests.games.g1846.rules.laying import fault, lay
from tests.games.g1846.rules.turns import (
    allowed,
    play,
    turn_of,
)
from tests.support.rules import rule

# Colours


@rule("OR-TRACK-2")
def test_colours_come_in_order() -> None:
    assert [next_colour(c) for c in (None, "yellow", "green", "brown", "gray")] == [
        "yellow",
        "green",
        "brown",
        "gray",
        None,
    ]
    state = turn_of("IC", "J4 9@0", phase=4)
    assert fault(state, "J4 8@0", WrongColour)["wanted"] == "green"
    assert fault(state, "J4 41@0", WrongColour)["wanted"] == "green"
    assert fault(state, "H6 23@0", WrongColour) == {
        "rule": "OR-TRACK-2",
        "hex": "H6",
        "tile": "23",
        "colour": "green",
        "wanted": "yellow",
    }


@rule("OR-TRACK-2", "PHASE-I", "PHASE-II", "PHASE-III", "PHASE-IV")
@pytest.mark.parametrize(
    ("lying", "text", "phase", "name"),
    [
        ("", "G9 57@1", 1, "I"),
        ("G9 57@1", "G9 14@0", 2, "II"),
        ("G9 14@0", "G9 611@0", 3, "III"),
        ("G9 611@0", "G9 51@0", 4, "IV"),
    ],
)
def test_each_colour_comes_with_its_phase(lying: str, text: str, phase: int, name: str) -> None:
    assert allowed(turn_of("BIG4", lying, phase=phase), lay(text))
    if phase > 1:
        params = fault(turn_of("BIG4", lying, phase=phase - 1), text, ColourNotYet)
        assert (params["rule"], params["wanted"]) == ("OR-TRACK-2", name)


@rule("OR-TRACK-2")
def test_gray_is_final() -> None:
    state = turn_of("BIG4", "G9 51@0", phase=4)
    assert fault(state, "G9 51@1", WrongColour)["wanted"] == ""
    assert not fitting(HexId("G9"), Laid(TileId("51"), 0))


@rule("OR-TRACK-2")
@pytest.mark.parametrize(
    ("place", "ground"), [("I5", "gray"), ("K3", "gray"), ("D16", "water"), ("I1", "offboard")]
)
def test_printed_gray_water_and_off_board_take_no_tile(place: str, ground: str) -> None:
    state = turn_of("IC", "J4 9@0", phase=4)
    assert fault(state, f"{place} 14@0", NotATileHex) == {
        "rule": "OR-TRACK-2",
        "hex": place,
        "ground": ground,
    }


@rule("OR-TRACK-2")
def test_replacing_preprinted_yellow_is_an_upgrade() -> None:
    after = play(turn_of("MS", cash=100, phase=2), lay("C15 294@0"))
    assert after.turn is not None
    assert (after.turn.yellows, after.turn.upgrades) == (0, 1)
    assert fault(turn_of("MS", phase=2), "C15 292@1", WrongColour)["wanted"] == "green"


# Kinds


@rule("OR-TRACK-3")
def test_track_hexes_take_track_tiles_and_cities_city_tiles() -> None:
    state = turn_of("IC", "J4 9@0")
    assert fault(state, "H6 57@0", WrongKindOfTile) == {
        "rule": "OR-TRACK-3",
        "hex": "H6",
        "tile": "57",
        "city": False,
    }
    assert fault(state, "G7 9@0", WrongKindOfTile)["city"] is True


@rule("OR-TRACK-3")
@pytest.mark.parametrize("place", ["E17", "H12"])
def test_z_cities_take_z_tiles_and_no_others_do(place: str) -> None:
    state = turn_of("IC", "", f"IC {place}, IC G7")
    assert fault(state, f"{place} 57@1", WrongLabel) == {
        "rule": "OR-TRACK-3",
        "hex": place,
        "tile": "57",
        "label": "",
        "wanted": "Z",
    }
    assert allowed(state, lay(f"{place} 293@1"))
    assert fault(state, "G7 293@1", WrongLabel)["wanted"] == ""


@rule("OR-TRACK-3")
def test_detroit_is_a_z_city() -> None:
    state = turn_of("MS", phase=2)
    assert fault(state, "C15 14@0", WrongLabel)["wanted"] == "Z"


@rule("OR-TRACK-3")
def test_chicago_takes_its_own_tiles_and_nobody_else_does() -> None:
    state = turn_of("IC", "G9 57@1", "IC D6.3, IC G9", phase=2)
    assert allowed(state, lay("D6 298@0"))
    params = fault(state, "D6 14@0", ChicagoOnly)
    assert params == {"rule": "OR-TRACK-3", "hex": "D6", "tile": "14", "chicago": True}
    assert fault(state, "G9 298@0", ChicagoOnly)["chicago"] is False


@rule("OR-TRACK-3")
def test_chicago_tiles_are_never_turned() -> None:
    state = turn_of("IC", "", "IC D6.3", phase=2)
    assert fault(state, "D6 298@1", NoSuch) == {"rule": "", "kind": "rotation", "name": "1"}


@pytest.mark.parametrize(
    ("text", "kind"),
    [("Z99 9@0", "hex"), ("J4 999@0", "tile"), ("J4 9@6", "rotation"), ("J4 9@-1", "rotation")],
)
def test_what_is_not_on_the_table(text: str, kind: str) -> None:
    assert fault(turn_of("IC"), text, NoSuch)["kind"] == kind


# Existing track


@rule("OR-TRACK-4")
def test_an_upgrade_keeps_all_track() -> None:
    state = turn_of("IC", "J4 9@0", phase=2)
    assert fault(state, "J4 23@1", TrackNotKept) == {
        "rule": "OR-TRACK-4",
        "hex": "J4",
        "tile": "23",
        "rotation": 1,
    }
    assert allowed(state, lay("J4 23@0"))


@rule("OR-TRACK-4")
def test_a_path_is_kept_and_not_only_its_ends() -> None:
    """Tile 16 has edges 0 and 3, but leads from neither to the other."""
    state = turn_of("IC", "J4 9@0", phase=2)
    assert fault(state, "J4 16@0", TrackNotKept)["tile"] == "16"


@rule("OR-TRACK-4")
def test_a_city_keeps_its_exits() -> None:
    state = turn_of("BIG4", "G9 57@1", phase=2)
    assert fault(state, "G9 15@2", TrackNotKept)["rotation"] == 2
    assert allowed(state, lay("G9 14@0"))


@rule("OR-TRACK-4")
def test_tokens_stay_in_their_cities() -> None:
    state = turn_of("IC", "", "GT D6.0, NYC D6.1, IC D6.3", phase=2)
    after = play(state, lay("D6 298@0"))
    assert after.board.tokens[HexId("D6")] == (("GT",), ("NYC",), (), ("IC",))
    for tile in ("298", "299", "300"):  # each city keeps the edge it was printed at
        joins = DEFS.tiles[TileId(tile)].layouts[0].joins
        assert joins[6:] == ((0, 2), (2, 3), (2, 4), (2, 5))


# Supply


@rule("OR-TRACK-5")
def test_tiles_run_out() -> None:
    state = turn_of("BIG4", "E17 292@1, G7 5@0, C9 5@5, E11 5@0")
    assert fault(state, "G9 5@0", NoTileLeft) == {"rule": "OR-TRACK-5", "tile": "5", "count": 3}
    assert allowed(state, lay("G9 6@0"))


@rule("OR-TRACK-5")
def test_a_replaced_tile_returns_at_once() -> None:
    state = turn_of("BIG4", "G9 5@0, C9 5@5, E11 5@0", phase=2)
    after = play(state, lay("G9 14@0"))
    assert (after.board.left[TileId("5")], after.board.left[TileId("14")]) == (1, 3)


@rule("OR-TRACK-5")
def test_plain_yellow_track_never_runs_out() -> None:
    many = ", ".join(f"{h} 9@1" for h in ("D8", "D10", "D12", "E7", "E9", "F8", "F10", "H8"))
    assert allowed(turn_of("IC", many), lay("J4 9@0"))
