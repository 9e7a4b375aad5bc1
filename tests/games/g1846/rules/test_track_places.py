"""Where and how many tiles a company lays, from docs/rules/1846.md 7.3."""

import pytest

from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import NEUTRAL, CorpId, HexId, TileId
from roundhouse.games.g1846.rules.steps.track import (
    HexReserved,
    LayTile,
    SecondUpgrade,
    TooManyTiles,
)
from roundhouse.games.g1846.rules.tiles import LeadsNowhere, fitting
from roundhouse.games.g1846.rules.track import NeutralTokenPlaced
from tests.games.g1846.rules.laying import fault, lay
from tests.games.g1846.rules.names import IC, MC
from tests.games.g1846.rules.turns import (
    allowed,
    happening,
    offers,
    play,
    refusals,
    turn_of,
    unchecked,
)
from tests.support.rules import rule

# Two placements


@rule("OR-TRACK-1")
@pytest.mark.parametrize(
    "placements",
    [
        ["J4 9@0"],
        ["J4 9@0", "H6 9@0"],
        ["D20 14@0"],
        ["J4 9@0", "D20 14@0"],
        ["D20 14@0", "J4 9@0"],
    ],
)
def test_what_a_turn_may_hold(placements: list[str]) -> None:
    state = turn_of("IC", "", "IC D20", phase=2)
    for text in placements:
        state = play(state, lay(text))
    assert state.turn is not None
    upgrades = sum(1 for text in placements if text.startswith("D20"))
    assert (state.turn.upgrades, state.turn.yellows) == (upgrades, len(placements) - upgrades)


@rule("OR-TRACK-1")
def test_a_third_placement_is_refused() -> None:
    state = turn_of("IC", "J4 9@0, H6 9@0", turn={"yellows": 1, "upgrades": 1})
    assert fault(state, "I3 9@1", TooManyTiles) == {
        "rule": "OR-TRACK-1",
        "company": IC,
        "yellows": 1,
        "upgrades": 1,
    }
    assert not [offer for offer in offers(state) if offer.action is LayTile]


@rule("OR-TRACK-1")
def test_a_second_upgrade_is_refused() -> None:
    state = turn_of("IC", "J4 9@0", "IC D20", phase=2, turn={"upgrades": 1})
    assert fault(state, "J4 23@0", SecondUpgrade) == {
        "rule": "OR-TRACK-1",
        "company": IC,
        "hex": "J4",
    }
    assert allowed(state, lay("H6 9@0"))


@rule("OR-TRACK-1", "R-20")
def test_a_tile_laid_this_turn_may_be_upgraded_this_turn() -> None:
    after = play(play(turn_of("IC", phase=2), lay("J4 9@0")), lay("J4 23@0"))
    assert after.board.tiles == {"J4": Laid(TileId("23"), 0)}


# Where track must not lead


@rule("OR-TRACK-6")
@pytest.mark.parametrize(
    ("company", "lying", "text", "edge"),
    [
        ("IC", "", "J4 7@0", 1),  # off the map
        ("NYC", "", "D18 9@1", 1),  # the lake
        ("IC", "J4 8@2", "J6 7@1", 2),  # Centralia has no track to the south-east
        ("GT", "", "C9 57@2", 2),  # Holland is entered from the east only
    ],
)
def test_where_track_must_not_lead(company: str, lying: str, text: str, edge: int) -> None:
    params = fault(turn_of(company, lying, f"{company} C9"), text, LeadsNowhere)
    assert (params["rule"], params["edge"]) == ("OR-TRACK-6", edge)


@rule("OR-TRACK-6")
@pytest.mark.parametrize(("place", "tile"), [("J4", "9@0"), ("I7", "9@1"), ("I9", "9@2")])
def test_printed_sides_with_track_may_be_met(place: str, tile: str) -> None:
    number, rotation = tile.split("@")
    assert Laid(TileId(number), int(rotation)) in fitting(HexId(place), None)


@rule("OR-TRACK-6")
@pytest.mark.parametrize("place", ["B16", "C9", "G3", "G19"])
def test_four_cities_never_become_brown(place: str) -> None:
    greens = [Laid(TileId(tile), r) for tile in ("14", "15", "619") for r in range(6)]
    assert not any(fitting(HexId(place), green) for green in greens)


@rule("OR-TRACK-6")
def test_track_need_not_match_in_ordinary_hexes() -> None:
    """G7's track does not lead to H6, whose track leads to it."""
    assert allowed(turn_of("IC", "J4 9@0, G7 57@1"), lay("H6 9@0"))


# Reserved hexes


@rule("OR-TRACK-7", "SET-5")
def test_reserved_hexes_wait_until_a_corporation_has_the_private() -> None:
    lying = "B16 5@0, B14 9@1"
    state = turn_of("GT", lying)
    assert fault(state, "B12 9@1", HexReserved) == {
        "rule": "OR-TRACK-7",
        "hex": "B12",
        "private": "MC",
    }
    state.owners = {**state.owners, MC: CorpId("NYC")}
    assert allowed(state, lay("B12 9@1"))
    removed = turn_of("GT", lying, privates=())
    assert allowed(removed, lay("B12 9@1"))


@rule("OR-TRACK-7")
@pytest.mark.parametrize("place", ["F14", "F16"])
def test_the_hexes_of_ohio_and_indiana(place: str) -> None:
    state = turn_of("PRR", "F18 9@1, F16 9@1" if place == "F14" else "F18 9@1")
    assert fault(state, f"{place} 9@1", HexReserved)["private"] == "O&I"


# Two players


@rule("OPT-2P-3")
@pytest.mark.parametrize(
    ("corp", "place", "yellow", "green"),
    [
        ("B&O", "H12", "293@1", "294@0"),
        ("C&O", "H12", "293@1", "294@0"),
        ("GT", "D14", "57@0", "15@0"),
        ("IC", "G7", "57@0", "14@0"),
        ("NYC", "E17", "293@1", "294@0"),
        ("PRR", "E11", "57@0", "14@0"),
    ],
)
def test_a_removed_corporation_fills_its_second_city(
    corp: str, place: str, yellow: str, green: str
) -> None:
    state = turn_of("BIG4", "", f"BIG4 {place}", seats=2, phase=2, removed=(CorpId(corp),))
    state, events = happening(state, lay(f"{place} {yellow}"))
    assert NeutralTokenPlaced(hex=HexId(place)) not in events
    state, events = happening(state, lay(f"{place} {green}"))
    assert events[-1] == NeutralTokenPlaced(hex=HexId(place))
    assert state.board.owners_at(HexId(place)) == ("BIG4", NEUTRAL)


@rule("OPT-2P-3")
def test_erie_has_its_second_token_from_the_start() -> None:
    state = turn_of("NYC", "", "neutral D20", seats=2, phase=2, removed=(CorpId("ERIE"),))
    after, events = happening(state, lay("D20 14@0"))
    assert len(events) == 1
    assert after.board.owners_at(HexId("D20")) == ("NYC", NEUTRAL)


@rule("OPT-2P-3", "SET-4")
def test_with_more_players_second_cities_stay_free() -> None:
    state = turn_of("BIG4", "G7 57@0", "BIG4 G7", phase=2, removed=(CorpId("IC"),))
    assert play(state, lay("G7 14@0")).board.owners_at(HexId("G7")) == ("BIG4",)


# Offers


@pytest.mark.parametrize("company", ["IC", "BIG4", "MS"])
def test_what_is_offered_is_what_is_allowed(company: str) -> None:
    """Every tile in every hex, turned every way."""
    lying = "J4 9@0, H6 9@0, G7 57@0, G9 57@1, B16 5@0"
    state = turn_of(company, lying, phase=2, cash=45)
    offered = {offer.with_() for offer in offers(state) if offer.action is LayTile}
    near = ("B14", "B16", "C13", "C15", "D6", "F8", "G7", "G9", "G11", "H6", "H8", "I3", "I7", "J4")
    judged = {
        action
        for place in near
        for tile in DEFS.tiles.values()
        for rotation in range(len(tile.layouts))
        if not refusals(state, action := LayTile(hex=HexId(place), tile=tile.id, rotation=rotation))
    }
    assert judged == {action for action in offered if action.hex in near}
    assert len(offered) == len([o for o in offers(state) if o.action is LayTile])


def test_what_players_agree_on_is_carried_out() -> None:
    """A tile that misfits and leads nowhere is laid all the same; in version 1 also unpaid."""
    state = turn_of("IC", cash=0, phase=1)
    state.version = 1
    after, _ = unchecked(state, lay("G7 15@0"))
    assert after.board.tiles == {"G7": Laid(TileId("15"), 0)}
    assert after.cash[IC] == -20
