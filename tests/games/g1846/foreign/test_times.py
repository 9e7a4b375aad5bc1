"""What the day of a record decides: its seed, its edition, that site's ways (R1 to R3, B8)."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final

import pytest

from roundhouse.games.g1846.foreign.deals import (
    SECOND_EDITION_SINCE,
    SEEDS_SINCE,
    Deal,
    Told,
    deals,
)
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.records import read_record
from roundhouse.games.g1846.foreign.search import followed
from roundhouse.games.g1846.foreign.tracks import route_of
from roundhouse.games.g1846.foreign.ways import LAST_DAY, OLDEST, TODAY, Ways, ways_of
from roundhouse.games.g1846.foreign.words import Copies, meanings
from tests.games.g1846.foreign.example import ACTIONS, export, record
from tests.games.g1846.foreign.test_words import move
from tests.games.g1846.rules.names import NYC, T35
from tests.games.g1846.rules.runs import EXAMPLE, running

A_DAY: Final = timedelta(days=1)
TOLD: Final = Told(
    name="hs_game_12666",
    players=3,
    settings={"seed": 7, "optional_rules": ["first_ed"]},
    day=SEEDS_SINCE,
    spoken_of=frozenset(),
)


def seeded(seed: int) -> Deal:
    return deals(replace(TOLD, settings={**TOLD.settings, "seed": seed}))[0]


def test_r1_a_seed_counts_since_its_day_and_the_ids_digits_before() -> None:
    assert seeded(7) != seeded(12666)
    assert deals(TOLD)[0] == seeded(7)
    assert deals(replace(TOLD, day=SEEDS_SINCE - A_DAY))[0] == seeded(12666)
    assert deals(replace(TOLD, day=None))[0] == seeded(7)


@pytest.mark.parametrize("day", [SEEDS_SINCE, SEEDS_SINCE - A_DAY])
def test_r1_what_fits_the_moves_comes_before_the_day(day: date) -> None:
    for seed in (7, 12666):
        other = seeded(7 if seed == 12666 else 12666)
        only_here = seeded(seed).in_play - other.in_play
        found = deals(replace(TOLD, day=day, spoken_of=frozenset(only_here)))
        assert found == (seeded(seed),)


def test_r2_no_optional_rules_meant_the_first_edition_once() -> None:
    told = replace(TOLD, settings={"seed": 7, "optional_rules": []})
    assert deals(replace(told, day=SECOND_EDITION_SINCE))[0].second_edition
    assert not deals(replace(told, day=SECOND_EDITION_SINCE - A_DAY))[0].second_edition


@pytest.mark.parametrize("way", LAST_DAY)
def test_each_way_ends_on_its_day(way: str) -> None:
    last = LAST_DAY[way]
    assert (getattr(ways_of(last), way), getattr(ways_of(last + A_DAY), way)) == (True, False)
    assert ways_of(None) == TODAY


def test_b8_a_train_once_counted_both_ends_of_its_route() -> None:
    """Port Huron, its western end, is the poorest of four, and only three are counted."""
    state = running("NYC", EXAMPLE.replace("B16 619@4", "B16 5@0"))
    path = ["B16", "C15", "D14", "E15", "E17"]
    counted = {
        ends: set(route_of(state, NYC, T35, path, city=None, ends=ends).counted)
        for ends in (True, False)
    }
    assert "B16" in counted[True] - counted[False]
    legs = [["B16", "C15"], ["C15", "D14"], ["D14", "E15", "E17"]]
    ran = move("run_routes", "NYC", routes=[{"train": "4-0", "connections": legs}])
    for copies, odd in ((Copies(ends=True), 1), (Copies(), 0)):
        copies.trains["4-0"] = (NYC, T35)
        assert meanings(state, copies, ran)
        assert len(copies.by_ends) == odd


@pytest.mark.parametrize("ways", [OLDEST, TODAY])
def test_a_follower_reads_by_its_ways(ways: Ways) -> None:
    copies = Follower(read_record(record(ACTIONS[:1])), ways)._copies
    known = (copies.renumbered, copies.unnamed, copies.ends)
    assert known == (ways.chicago_renumbered, ways.powers_unnamed, ways.ends_counted)


@pytest.mark.parametrize("created", [1_590_000_000, "2020-06-01", 1_700_000_000, "x", None])
def test_where_the_day_misleads_what_fits_is_found(created: Any) -> None:
    """The example is of today's ways; a file may say that it is older."""
    found = followed(export(ACTIONS, created_at=created, settings={"optional_rules": ["first_ed"]}))
    assert (found.stopped, found.done) == (None, len(ACTIONS))
