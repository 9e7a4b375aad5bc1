"""Tiles that privates lay for nothing, from docs/rules/1846.md section 10."""

import pytest

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.base import NoSuch
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Frame,
    Issuing,
    LayingExtra,
    OperatingRound,
    Running,
)
from roundhouse.games.g1846.rules.ids import NEUTRAL, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.power import (
    NoSuchPower,
    NotOwner,
    PowerElsewhere,
    PowerUsed,
)
from roundhouse.games.g1846.rules.powers.kinds.reserved_pair import HexNotEmpty, TilesDoNotMeet
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile, PrivateTileLaid
from roundhouse.games.g1846.rules.powers.lake_shore_line import NoYellowTile
from roundhouse.games.g1846.rules.steps import rounds
from roundhouse.games.g1846.rules.tiles import (
    ColourNotYet,
    LeadsNowhere,
    NoTileLeft,
    WrongKindOfTile,
    WrongLabel,
)
from roundhouse.games.g1846.rules.track import NeutralTokenPlaced
from tests.games.g1846.rules.laying import lay
from tests.games.g1846.rules.names import GT, LSL, MC
from tests.games.g1846.rules.powers import at_step, marker, power
from tests.games.g1846.rules.turns import (
    allowed,
    happening,
    offers,
    play,
    refusals,
    refused,
    turn_of,
)
from tests.support.rules import rule

# Lake Shore Line


@rule("PW-LSL-1", "R-24")
@pytest.mark.parametrize(
    ("yellow", "green"), [("D14 57@0", "D14 15@0"), ("E17 293@1", "E17 294@0")]
)
def test_lake_shore_line_upgrades_for_nothing_and_without_connection(
    yellow: str, green: str
) -> None:
    state = turn_of("GT", yellow, owned="LSL", phase=2, cash=0)
    after, events = happening(state, power("LSL", green))
    assert after.cash == state.cash
    assert after.turn == state.turn  # no placement is used up
    assert after.stack == state.stack
    assert isinstance(events[0], PrivateTileLaid)
    assert refused(after, power("LSL", green), PowerUsed)["private"] == LSL


@rule("PW-LSL-1")
def test_lake_shore_line_comes_with_green_tiles() -> None:
    state = turn_of("GT", "D14 57@0", owned="LSL", phase=1)
    assert refused(state, power("LSL", "D14 15@0"), ColourNotYet)["wanted"] == "II"


@rule("PW-LSL-1")
def test_lake_shore_line_needs_a_yellow_tile() -> None:
    empty = turn_of("GT", owned="LSL", phase=2)
    params = refused(empty, power("LSL", "D14 57@0"), NoYellowTile)
    assert params == {"rule": "PW-LSL-1", "private": LSL, "hex": "D14"}
    green = turn_of("GT", "D14 15@0", owned="LSL", phase=2)
    assert refused(green, power("LSL", "D14 611@5"), NoYellowTile)["hex"] == "D14"


@rule("PW-LSL-1")
def test_the_yellow_tile_may_be_of_the_same_turn() -> None:
    state = turn_of("GT", "B16 5@0", "GT C15", owned="LSL", phase=2)
    for text in ("C13 7@4", "D14 5@2"):
        state = play(state, lay(text))
    assert allowed(state, power("LSL", "D14 14@2"))


@rule("PW-LSL-1", "R-29")
def test_lake_shore_line_minds_the_letters_and_the_supply() -> None:
    state = turn_of("GT", "E17 293@1, D14 57@0", owned="LSL", phase=2)
    assert refused(state, power("LSL", "E17 14@0"), WrongLabel)["wanted"] == "Z"
    assert refused(state, power("LSL", "D14 296@0"), WrongLabel)["wanted"] == ""
    out = turn_of("GT", "D14 6@0, G9 619@0, G7 619@0, C9 619@0", owned="LSL", phase=2)
    assert refused(out, power("LSL", "D14 619@0"), NoTileLeft)["count"] == 3


@rule("PW-LSL-1", "R-29")
@pytest.mark.parametrize(
    "frame",
    [
        Issuing(corp=GT),
        Building(company=GT),
        Running(company=GT),
        Dividing(corp=GT, revenue=10),
        BuyingTrains(corp=GT),
    ],
)
def test_powers_work_at_any_step(frame: Frame) -> None:
    state = turn_of("GT", "D14 57@0", owned="LSL", phase=2)
    assert not refusals(at_step(state, frame), power("LSL", "D14 15@0"))


@rule("PW-LSL-1")
def test_lake_shore_line_goes_nowhere_else() -> None:
    state = turn_of("GT", "G7 57@0", owned="LSL", phase=2)
    params = refused(state, power("LSL", "G7 14@0"), PowerElsewhere)
    assert params["hexes"] == ("D14", "E17")


@rule("PW-LSL-1", "OR-SEQ-4")
def test_only_the_owning_corporation_uses_a_private() -> None:
    state = turn_of("GT", "D14 57@0", phase=2)
    params = refused(state, power("LSL", "D14 15@0"), NotOwner)
    assert params == {"rule": "PW-LSL-1", "company": GT, "private": LSL}
    assert not [offer for offer in offers(state) if offer.action is LayPrivateTile]


@pytest.mark.parametrize("private", ["MAIL", "TBC", "XYZ"])
def test_other_privates_lay_no_tiles_and_place_no_markers(private: str) -> None:
    state = turn_of("GT", owned="MAIL TBC")
    for action in (power(private, "D14 57@0"), marker(private, "D6")):
        assert refused(state, action, NoSuchPower)["private"] == private


def test_nonsense_tiles_are_refused_as_such() -> None:
    state = turn_of("GT", "D14 57@0", owned="LSL MC", phase=2)
    assert refused(state, power("LSL", "D14 999@0"), NoSuch)["kind"] == "tile"
    assert refused(state, power("MC", "B10 57@0"), WrongKindOfTile)["city"] is False
    first = play(state, power("MC", "B10 9@1"))
    assert refused(first, power("MC", "B12 9@7"), NoSuch)["kind"] == "rotation"


@rule("OR-PRIV-4")
def test_a_used_private_stays_and_earns() -> None:
    after = play(turn_of("GT", "D14 57@0", owned="LSL", phase=2), power("LSL", "D14 15@0"))
    assert after.owners[LSL] == GT
    after.stack = (OperatingRound(number=2),)
    before = after.cash[GT]
    list(rounds.next_company(after, OperatingRound(number=2)))
    assert after.cash[GT] - before == 15


# Michigan Central, Ohio & Indiana


@rule("PW-MC-1", "PW-OI-1", "R-24")
@pytest.mark.parametrize(
    ("private", "one", "other"), [("MC", "B10 9@1", "B12 9@1"), ("O&I", "F14 9@1", "F16 9@1")]
)
def test_two_free_tiles_in_one_go(private: str, one: str, other: str) -> None:
    state = turn_of("GT", owned=private, cash=0)
    half = play(state, power(private, one))
    assert isinstance(half.stack[-1], LayingExtra)
    after, events = happening(half, power(private, other))
    assert after.stack == state.stack
    assert (after.cash, after.turn) == (state.cash, state.turn)
    assert [type(event) for event in events] == [PrivateTileLaid]
    assert set(after.board.tiles) == {HexId(one[:3]), HexId(other[:3])}
    assert refused(after, power(private, one), PowerUsed)["private"] == private


@rule("PW-MC-1", "R-30")
def test_the_second_tile_may_be_left_out_and_is_then_forfeited() -> None:
    state = turn_of("GT", owned="MC")
    half = play(state, power("MC", "B10 9@1"))
    after = play(half, Pass())
    assert after.stack == state.stack
    assert refused(after, power("MC", "B12 9@1"), PowerUsed)["private"] == MC


@rule("PW-MC-1", "R-30")
def test_nothing_comes_between_the_two_tiles() -> None:
    half = play(turn_of("GT", owned="MC LSL"), power("MC", "B10 9@1"))
    kinds = {offer.action for offer in offers(half)}
    assert kinds == {LayPrivateTile, Pass}
    assert refused(half, power("LSL", "B12 9@1"), PowerElsewhere)["hexes"] == ("B12",)
    assert refused(half, power("MC", "B10 9@1"), PowerElsewhere)["hexes"] == ("B12",)


@rule("PW-MC-1")
def test_the_two_tiles_connect_with_each_other() -> None:
    half = play(turn_of("GT", owned="MC"), power("MC", "B10 9@1"))
    params = refused(half, power("MC", "B12 9@0"), TilesDoNotMeet)
    assert params == {"rule": "PW-MC-1", "private": MC, "hex": "B12", "other": "B10"}


@rule("PW-MC-1")
def test_a_first_tile_that_leads_elsewhere_stays_alone() -> None:
    state = turn_of("GT", owned="MC")
    for elsewhere in ("B10 7@0", "B12 7@4"):
        assert play(state, power("MC", elsewhere)).stack == state.stack


@rule("PW-MC-1")
def test_one_tile_where_the_other_hex_is_taken() -> None:
    state = turn_of("GT", "B12 8@4", owned="MC")
    assert refused(state, power("MC", "B12 9@1"), HexNotEmpty) == {
        "rule": "PW-MC-1",
        "private": MC,
        "hex": "B12",
    }
    for text in ("B10 7@0", "B10 9@1"):
        assert play(state, power("MC", text)).stack == state.stack


@rule("PW-MC-1", "OR-TRACK-6")
def test_free_tiles_lead_nowhere_either() -> None:
    state = turn_of("GT", owned="MC")
    assert refused(state, power("MC", "B10 9@2"), LeadsNowhere)["edge"] == 2


@rule("R-24")
def test_the_free_tiles_touch_no_side_that_costs() -> None:
    for private in (LSL, MC, PrivateId("O&I")):
        for place in DEFS.privates[private].hexes:
            assert not any(DEFS.hexes[place].sides)


@rule("OPT-2P-3", "PW-LSL-1")
def test_a_free_upgrade_fills_a_second_city_too() -> None:
    state = turn_of("IC", "D14 57@0", owned="LSL", phase=2, seats=2, removed=(GT,))
    after, events = happening(state, power("LSL", "D14 15@0"))
    assert events[-1] == NeutralTokenPlaced(hex=HexId("D14"))
    assert after.board.owners_at(HexId("D14")) == (NEUTRAL,)
