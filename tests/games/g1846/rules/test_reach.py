"""Where track leads, against every walk tried out; from OR-TRACK-8."""

from collections.abc import Iterator
from random import Random

import pytest

from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import STOP, Laid, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId, HexId
from roundhouse.games.g1846.rules.reach import BACK, has_route, into, reach_of, reaches_city, where
from tests.games.g1846.rules.names import GT, IC
from tests.games.g1846.rules.turns import board
from tests.support.rules import rule

Side = tuple[HexId, int]

# IC's track leads from Cairo through J4 into a loop; coming back it could turn off to J6.
LOOP = "J4 25@2, I3 23@5, H2 7@4, H4 7@0"


@rule("OR-TRACK-8")
def test_a_loop_does_not_turn_a_train_round() -> None:
    reach = reach_of(board(LOOP, "IC K3"), IC)
    assert into(HexId("H2"), 5) in reach
    assert into(HexId("J6"), 1) not in reach
    assert into(HexId("J4"), 2) not in reach
    assert ("J6", 1) not in {where(crossing) for crossing in reach}


@rule("OR-TRACK-8")
def test_another_way_round_the_loop_is_found() -> None:
    """From Indianapolis track joins the loop at H4, further away than Cairo."""
    west = LOOP.replace("H4 7@0", "H4 26@1") + ", H6 8@1, G7 6@4, G9 57@1"
    assert into(HexId("J6"), 1) not in reach_of(board(west, "IC K3"), IC)
    assert into(HexId("J6"), 1) in reach_of(board(west, "IC K3, IC G9"), IC)


def brute(lying: Board, company: CorpId, most: int) -> set[Side] | None:
    """All hexsides, as (hex entered, edge), that some walk uses; None when there are too many."""
    found: set[Side] = set()
    steps = 0

    def leave(place: HexId, edge: int, used: frozenset[frozenset[Side]]) -> None:
        nonlocal steps
        beyond = DEFS.hexes[place].neighbours[edge]
        if beyond is None:
            return
        entered = (beyond, opposite(edge))
        side = frozenset({(place, edge), entered})
        if side in used or steps > most:
            return
        steps += 1
        found.add(entered)
        for out in onward(lying, company, *entered):
            leave(beyond, out, used | {side})

    for place, stop in lying.cities_of(company):
        for edge in lying.layout(place).joins[STOP + stop]:
            leave(place, edge, frozenset())
    return found if steps <= most else None


def onward(lying: Board, company: CorpId, place: HexId, edge: int) -> Iterator[int]:
    for one, other in lying.layout(place).paths:
        if edge in {one, other}:
            end = other if edge == one else one
            if end < STOP:
                yield end
            elif DEFS.hexes[place].ground != "offboard":
                owners = lying.owners_at(place, end - STOP)
                if company in owners or len(owners) < lying.slots(place):
                    yield from (e for e in lying.layout(place).joins[end] if e != edge)


def random_board(rng: Random) -> Board:
    """A corner of the map full of late tiles, with a few tokens."""
    rows = rng.choice(["GHIJK", "EFGH", "BCD"])
    made = Board()
    for ground in DEFS.hexes.values():
        if ground.id[0] in rows and ground.ground in {"open", "yellow"} and rng.random() < 0.8:
            kinds = [
                Laid(tile.id, rotation)
                for tile in DEFS.tiles.values()
                if tile.is_city == ground.is_city and tile.label == ground.label
                for rotation in range(len(tile.layouts))
            ]
            made = made.with_tile(ground.id, rng.choice(kinds))
    cities = [ground.id for ground in DEFS.hexes.values() if ground.slots and ground.id[0] in rows]
    for owner in (IC, GT, GT, GT):
        place = rng.choice(cities)
        stop = rng.randrange(DEFS.hexes[place].layout.stops)
        if not made.has_token(owner, place):
            made = made.with_token(owner, place, stop)
    return made


@rule("OR-TRACK-8")
@pytest.mark.parametrize("start", range(0, 200, 20))
def test_reach_is_what_some_walk_without_reversing_finds(start: int) -> None:
    compared = 0
    for seed in range(start, start + 20):
        lying = random_board(Random(seed))
        expected = brute(lying, IC, most=10_000)
        if expected is not None:
            compared += 1
            one_by_one = {(p, e) for p in DEFS.hexes for e in range(6) if asked(lying, p, e)}
            assert one_by_one == expected, seed
            assert {where(crossing) for crossing in reach_of(lying, IC)} == expected, seed
    assert compared > 8


def asked(lying: Board, place: HexId, edge: int) -> bool:
    """What is said of one crossing while not all are found."""
    return into(place, edge) in reach_of(lying, IC)


@rule("OR-TRACK-8")
def test_all_found_is_all_there_is() -> None:
    reach = reach_of(board(LOOP, "IC K3"), IC)
    listed = set(reach)
    assert listed == {crossing for crossing in range(len(BACK)) if crossing in reach}


@rule("OR-ROUTE-2", "OR-ROUTE-3")
def test_a_route_needs_track_from_a_token_to_another_location() -> None:
    assert not has_route(board("", "IC K3"), IC)
    joined = board("J4 9@0", "IC K3")
    assert has_route(joined, IC)
    assert has_route(joined, IC)  # as remembered
    assert not has_route(board("J4 8@0", "IC K3"), IC)


@rule("OR-ROUTE-3", "R-37")
def test_chicago_alone_is_no_route() -> None:
    """Track joins two cities of Chicago: one location."""
    around = "E7 7@2, D8 7@0"
    assert not has_route(board(around, "IC D6.3"), IC)
    assert reaches_city(board(around, "IC D6.3"), IC, HexId("D6"), 2)
    assert has_route(board(around + ", J4 9@0", "IC D6.3, IC K3"), IC)
