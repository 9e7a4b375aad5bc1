"""Placing tokens, from docs/rules/1846.md 7.4."""

from typing import Any

import pytest

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import NoSuch, NotForIndependents
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId, HexId
from roundhouse.games.g1846.rules.reach import NotConnected
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.token import (
    NoTokenLeft,
    PlaceToken,
    SlotKept,
    TokenPlaced,
    TokenPlacedAlready,
    TokenTooDear,
)
from roundhouse.games.g1846.rules.tokens import CITIES, CityFull, TokenThere
from tests.games.g1846.rules.laying import lay
from tests.games.g1846.rules.names import CWI, IC
from tests.games.g1846.rules.turns import (
    allowed,
    happening,
    offers,
    play,
    refusals,
    refused,
    turn_of,
    unchecked,
)
from tests.support.rules import rule

# IC's way from Cairo through Centralia to Terre Haute
SOUTH = "J4 9@0, H6 9@0, G7 57@0"


def token(city: str) -> PlaceToken:
    """A city as it is written: "G7", "D6.2"."""
    place, _, stop = city.partition(".")
    return PlaceToken(hex=HexId(place), stop=int(stop or 0))


def fault(state: State, city: str, kind: type[RuleError]) -> dict[str, Any]:
    return refused(state, token(city), kind)


@rule("OR-TOKEN-1")
def test_a_token_costs_eighty() -> None:
    state = turn_of("IC", SOUTH, cash=100)
    after, events = happening(state, token("G7"))
    assert events == [TokenPlaced(company=IC, hex=HexId("G7"), cost=80)]
    assert (after.cash[IC], after.tokens_left[IC]) == (20, state.tokens_left[IC] - 1)
    assert after.board.owners_at(HexId("G7")) == (IC,)
    assert sum(after.cash.values()) == sum(state.cash.values())


@rule("OR-TOKEN-1", "SEQ-3")
def test_a_token_must_be_paid_in_full() -> None:
    assert fault(turn_of("IC", SOUTH, cash=79), "G7", TokenTooDear) == {
        "rule": "OR-TOKEN-1",
        "corp": IC,
        "hex": "G7",
        "needed": 80,
        "have": 79,
    }


@rule("OR-TOKEN-1")
def test_one_token_a_turn() -> None:
    after = play(turn_of("IC", SOUTH), token("G7"))
    assert fault(after, "I5", TokenPlacedAlready) == {"rule": "OR-TOKEN-1", "corp": IC}


@rule("OR-TOKEN-1")
def test_placed_tokens_run_out() -> None:
    state = turn_of("IC", SOUTH, tokens_left={IC: 0})
    assert fault(state, "G7", NoTokenLeft)["rule"] == "OR-TOKEN-1"


@rule("OR-SEQ-5")
def test_independents_place_none() -> None:
    state = turn_of("BIG4", "G9 57@1, G7 6@4")
    assert fault(state, "G7", NotForIndependents)["company"] == "BIG4"
    assert not [offer for offer in offers(state) if offer.action is PlaceToken]


@pytest.mark.parametrize("city", ["J4", "Z9", "I1", "D6.4", "G7.1"])
def test_only_cities_take_tokens(city: str) -> None:
    assert fault(turn_of("IC", SOUTH), city, NoSuch)["kind"] == "city"


# Where


@rule("OR-TOKEN-2")
def test_the_city_must_be_connected() -> None:
    state = turn_of("IC", SOUTH + ", G9 57@1")
    params = fault(state, "G9", NotConnected)
    assert params == {"rule": "OR-TOKEN-2", "company": IC, "hex": "G9", "what": "city"}


@rule("OR-TOKEN-2", "OR-ROUTE-4")
def test_no_way_to_it_leads_through_a_blocked_city() -> None:
    north = SOUTH + ", F8 9@0, E9 8@0, D8 8@5"
    assert allowed(turn_of("IC", north), token("D6.2"))
    assert fault(turn_of("IC", north, "GT G7"), "D6.2", NotConnected)["hex"] == "D6"


@rule("OR-TOKEN-2")
def test_the_city_needs_a_vacant_slot() -> None:
    state = turn_of("IC", SOUTH, "GT G7")
    assert fault(state, "G7", CityFull) == {"rule": "OR-TOKEN-2", "hex": "G7", "slots": 1}
    assert allowed(turn_of("IC", SOUTH.replace("57@0", "14@0"), "GT G7"), token("G7"))


@rule("OR-TOKEN-2", "OR-TOKEN-4")
def test_a_home_is_kept_for_its_corporation_in_all_phases() -> None:
    """Port Huron is GT's; its second slot, once green, is anybody's."""
    yellow = turn_of("IC", "B16 5@0", "IC C15", phase=4)
    assert fault(yellow, "B16", SlotKept) == {
        "rule": "OR-TOKEN-2",
        "hex": "B16",
        "vacant": 1,
        "kept_for": ("GT",),
    }
    assert allowed(turn_of("IC", "B16 619@4", "IC C15", phase=4), token("B16"))
    full = turn_of("IC", "B16 619@4", "IC C15, NYC B16", phase=4)
    assert fault(full, "B16", SlotKept)["kept_for"] == ("GT",)
    assert allowed(turn_of("IC", "B16 619@4", "IC C15", started="GT", phase=4), token("B16"))


@rule("OR-TOKEN-4", "SET-4", "R-6", "CLOSE-2", "R-18")
def test_corporations_not_in_play_keep_nothing() -> None:
    others = tuple(corp for corp in DEFS.corps if corp not in {"GT", "ERIE", "NYC"})
    state = turn_of("IC", "B16 5@0", "IC C15", corps=others)
    assert allowed(state, token("B16"))
    erie = turn_of("IC", "E19 7@3", "IC E21", corps=others)
    assert allowed(erie, token("D20"))


# Once a city


@rule("OR-TOKEN-3")
def test_one_token_in_a_city() -> None:
    state = turn_of("IC", SOUTH.replace("57@0", "14@0"), "IC G7")
    assert fault(state, "G7", TokenThere) == {"rule": "OR-TOKEN-3", "corp": IC, "hex": "G7"}


@rule("OR-TOKEN-3")
def test_one_token_in_all_of_chicago() -> None:
    north = SOUTH + ", F8 9@0, E9 8@0, D8 8@5"
    state = turn_of("IC", north, "IC D6.0")
    assert fault(state, "D6.2", TokenThere)["hex"] == "D6"


@rule("OR-TOKEN-2")
def test_each_city_of_chicago_is_its_own() -> None:
    """Track comes to the city at edge 4; with the green tile edge 2 leads to all of them."""
    north = SOUTH + ", F8 9@0, E9 8@0, D8 8@5"
    assert allowed(turn_of("IC", north), token("D6.2"))
    assert fault(turn_of("IC", north), "D6.1", NotConnected)["hex"] == "D6"
    green = turn_of("IC", north + ", D6 298@0", "GT D6.2")
    assert fault(green, "D6.1", NotConnected)["hex"] == "D6"  # blocked on the way
    green = turn_of("IC", north + ", D6 298@0")
    assert fault(green, "D6.1", NotConnected)["hex"] == "D6"  # edge 2 leads away from Chicago


# Reserved slots


@rule("OR-TOKEN-4", "OR-TOKEN-2")
@pytest.mark.parametrize(("phase", "kept"), [(1, True), (3, True), (4, False)])
def test_a_reservation_ends_with_phase_four(phase: int, kept: bool) -> None:
    lying = "E17 293@1, E15 9@1, E13 9@1, E11 57@1"
    state = turn_of("GT", lying, "GT E17", phase=phase)
    if kept:
        assert fault(state, "E11", SlotKept)["kept_for"] == ("PRR",)
    else:
        assert allowed(state, token("E11"))


@rule("OR-TOKEN-4")
def test_when_the_tile_grows_one_slot_stays_reserved() -> None:
    lying = "E17 293@1, E15 9@1, E13 9@1, E11 14@0"
    assert allowed(turn_of("GT", lying, "GT E17", phase=2), token("E11"))
    one = turn_of("GT", lying, "GT E17, IC E11", phase=2)
    assert fault(one, "E11", SlotKept)["vacant"] == 1
    there = turn_of("GT", lying, "GT E17, PRR E11", phase=2)
    assert allowed(there, token("E11"))


@rule("OR-TOKEN-4")
def test_home_and_reservation_in_one_city() -> None:
    """Erie D20: NYC's home, and a slot for ERIE."""
    both = turn_of("IC", "", "IC E21")
    assert fault(both, "D20", SlotKept)["kept_for"] == ("ERIE", "NYC")
    nyc_there = turn_of("IC", "", "IC E21", started="NYC")
    assert fault(nyc_there, "D20", SlotKept)["kept_for"] == ("ERIE",)
    erie_there = turn_of("IC", "", "IC E21, ERIE D20")
    assert fault(erie_there, "D20", SlotKept)["kept_for"] == ("NYC",)


@rule("OR-TOKEN-5")
@pytest.mark.parametrize(
    ("corp", "city", "lying", "tokens"),
    [
        ("IC", "I5", "J4 9@0", ""),
        ("ERIE", "D20", "E19 7@3", ""),
        ("PRR", "E11", "E13 9@1, E15 9@1, E17 293@1, E11 57@1", "PRR E17"),
        ("B&O", "H12", "G9 57@1, G11 8@5, H12 292@0", "B&O G9"),
    ],
)
@pytest.mark.parametrize("phase", [2, 4])
def test_the_reserved_city_costs_forty_when_connected(
    corp: str, city: str, lying: str, tokens: str, phase: int
) -> None:
    state = turn_of(corp, lying, tokens, phase=phase, cash=40)
    assert play(state, token(city)).cash[CorpId(corp)] == 0


@rule("OR-TOKEN-5", "R-26")
@pytest.mark.parametrize(("corp", "city", "dollars"), [("B&O", "H12", 100), ("PRR", "E11", 60)])
@pytest.mark.parametrize("phase", [1, 4])
def test_two_corporations_place_unconnected(corp: str, city: str, dollars: int, phase: int) -> None:
    state = turn_of(corp, phase=phase, cash=dollars)
    after = play(state, token(city))
    assert after.cash[CorpId(corp)] == 0
    assert after.turn is not None
    assert after.turn.token  # it is the turn's one token
    poor = turn_of(corp, phase=phase, cash=dollars - 1)
    assert fault(poor, city, TokenTooDear)["needed"] == dollars


@rule("OR-TOKEN-5", "R-26", "OR-TRACK-8")
def test_and_build_from_there() -> None:
    after = play(turn_of("B&O"), token("H12"))
    assert allowed(after, lay("H12 293@1"))


@rule("OR-TOKEN-5", "R-26")
@pytest.mark.parametrize(("corp", "city"), [("IC", "I5"), ("ERIE", "D20")])
def test_two_others_need_a_connection(corp: str, city: str) -> None:
    assert fault(turn_of(corp), city, NotConnected)["hex"] == city


@rule("OR-TOKEN-5", "R-25")
def test_the_price_stays_in_phase_four_but_not_the_slot() -> None:
    state = turn_of("IC", "J4 9@0", "GT I5, NYC I5", phase=4)
    assert fault(state, "I5", CityFull)["slots"] == 2
    assert play(turn_of("IC", "J4 9@0", "GT I5", phase=4), token("I5")).cash[IC] == 960


@rule("OR-TOKEN-5")
def test_nobody_is_obliged_to_use_the_reserved_city() -> None:
    assert allowed(turn_of("IC", SOUTH), token("G7"))


@rule("OR-TOKEN-6")
def test_tile_token_tile() -> None:
    """Each is judged where it is: the token opens the way for the second tile."""
    state = turn_of("IC", "J4 9@0, H6 9@0", phase=1)
    north = lay("F8 9@0")
    state = play(state, lay("G7 57@0"))
    assert allowed(play(state, token("G7")), north)
    blocked = state.copy()
    blocked.board = state.board.with_token(CorpId("GT"), HexId("G7"))
    assert not allowed(blocked, north)


@rule("OR-TOKEN-7")
def test_tokens_stay_when_tiles_change() -> None:
    state = play(turn_of("IC", SOUTH, phase=2), token("G7"))
    state = play(state, lay("G7 14@0"))
    assert state.board.owners_at(HexId("G7")) == (IC,)


# Chicago & Western Indiana


@rule("PW-CWI-1", "OR-TOKEN-2")
def test_its_slot_is_closed_until_a_corporation_owns_it() -> None:
    state = turn_of("IC", "E7 9@2, F8 8@0, G7 57@0", "IC G7")
    assert fault(state, "D6.3", SlotKept)["kept_for"] == (CWI,)
    state.owners = {**state.owners, CWI: CorpId("GT")}
    assert allowed(state, token("D6.3"))
    removed = state.copy()
    removed.privates = ()
    removed.owners = {}
    assert allowed(removed, token("D6.3"))


def test_what_is_offered_is_what_is_allowed() -> None:
    lying = SOUTH + ", F8 9@0, E9 8@0, D8 8@5, G9 57@1, B16 5@0"
    state = turn_of("IC", lying, "GT I5", cash=79)
    offered = {offer.with_() for offer in offers(state) if offer.action is PlaceToken}
    judged = {PlaceToken(hex=place, stop=stop) for place, stop in CITIES}
    assert offered == {action for action in judged if not refusals(state, action)}
    assert offered == {token("I5")}


def test_what_players_agree_on_is_carried_out() -> None:
    after, _ = unchecked(turn_of("IC"), token("G7"))
    assert after.cash[IC] == 920
