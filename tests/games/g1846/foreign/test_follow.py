"""A record of the other site, followed move by move."""

from contextlib import suppress
from typing import Any

import pytest

from roundhouse.core.errors import Fault
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.compare import differences
from roundhouse.games.g1846.foreign.desk import GAME
from roundhouse.games.g1846.foreign.faults import (
    BadMove,
    CannotFollow,
    NotAnExport,
    UnknownMove,
)
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.outcome import worths
from roundhouse.games.g1846.foreign.records import read_record
from roundhouse.games.g1846.foreign.shape import after
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from tests.games.g1846.foreign.example import (
    ACTIONS,
    DRAFT,
    FIRST_ROUND,
    PLAYERS,
    SECOND_STOCK_ROUND,
    STOCK_ROUND,
    Fields,
    by_corp,
    by_player,
    issue,
    record,
    run,
    tile,
)
from tests.support.rules import rule


def followed(actions: list[Fields] | None = None, **change: Any) -> Follower:
    """A record followed by the ways of its time; what stops it is raised."""
    follower = Follower(read_record(record(actions, **change)))
    for _ in follower.moves():
        pass
    return follower


@pytest.fixture(scope="module")
def example() -> Follower:
    return followed()


def test_the_worked_example_comes_out_as_the_rules_say(example: Follower) -> None:
    told = after(example.state, example.record.players)
    assert told["bank"] == 5996
    assert {name: player["cash"] for name, player in told["players"].items()} == {
        "Amy": 32,
        "Bob": 37,
        "Carlos": 2,
    }
    assert told["corporations"]["NYC"]["trains"] == ["2", "2", "2", "3/5"]
    assert told["corporations"]["GT"]["tokens"] == ["B16", "C15", "D14"]
    assert not example.remarkable


def test_our_journal_of_it_replays(example: Follower) -> None:
    assert Table.replay(GAME, example.journal).state == example.state


def test_the_state_is_told_after_each_move() -> None:
    follower = Follower(read_record(record()))
    told = [after(follower.state, follower.record.players) for _ in follower.moves()]
    assert [state["round"] for state in told[:: len(told) // 6]] == [
        "DR",
        "SR",
        "OR",
        "OR",
        "OR",
        "OR",
        "SR",
    ]
    assert told[0]["minors"]["MS"] == {"cash": 0, "owner": None, "trains": ["2"]}
    assert told[len(DRAFT) - 1]["minors"]["BIG4"]["owner"] == "Carlos"
    assert [state["entity"] for state in told[:3]] == ["Bob", "Amy", "Carlos"]


def test_a_pass_that_only_the_site_makes_is_added() -> None:
    """Bob's pass in the example is the site's own; Amy, who is broke, may be passed over."""
    actions = [*DRAFT, *STOCK_ROUND[:-2], by_player("pass", "Amy"), FIRST_ROUND[0]]
    assert followed(actions).state.or_no == 1


def test_what_our_rules_forbid_is_agreed_and_listed() -> None:
    dear = by_corp("buy_company", "NYC", company="C&WI", price=61)
    actions = [
        dear if a.get("company") == "C&WI" and a["type"] == "buy_company" else a for a in ACTIONS
    ]
    found = followed(actions)
    first = found.remarkable[0]
    assert first.origin == "players"
    assert (first.move.what, first.faults[0].rule) == ("buy_company", "OR-PRIV-1")
    assert Table.replay(GAME, found.journal).state == found.state


def test_trains_that_did_not_run_are_agreed() -> None:
    last = max(n for n, a in enumerate(ACTIONS) if (a["type"], a["entity"]) == ("run_routes", "MS"))
    actions = [a for n, a in enumerate(ACTIONS[: -len(SECOND_STOCK_ROUND)]) if n != last]
    (idle,) = followed(actions).remarkable
    assert ([fault.rule for fault in idle.faults], idle.way) == (["OR-ROUTE-1"], "no-route")


def test_an_emergency_issue_is_told_from_an_ordinary_one() -> None:
    turn = [
        *DRAFT,
        *STOCK_ROUND,
        *FIRST_ROUND[:6],
        tile("GT", "C13", "7-0", 4),
        tile("GT", "D14", "5-1", 2),
        by_corp("place_token", "GT", city="5-1-0", slot=0),
        by_corp("pass", "GT"),
        issue("GT", 2),
        by_corp("buy_train", "GT", train="2-2", price=80),
    ]
    state = followed(turn).state
    assert state.trains[CorpId("GT")] == ("2",)
    assert after(state, ("Amy", "Bob", "Carlos"))["corporations"]["GT"]["price"] == 40


@rule("R-60")
def test_who_agrees_to_stop_ends_the_game_as_it_stands() -> None:
    before = followed([*DRAFT, *STOCK_ROUND])
    ended = followed([*DRAFT, *STOCK_ROUND, by_minor_end()])
    assert ended.state.over == "agreed"
    assert ended.state.cash == before.state.cash
    result = GAME.result(ended.state)
    assert result is not None
    assert dict(zip(PLAYERS, result.scores, strict=True)) == worths(before.state, PLAYERS)


def by_minor_end() -> Fields:
    return {"type": "end_game", "entity": "MS", "entity_type": "minor"}


def test_old_records_number_chicago_otherwise_and_count_both_ends() -> None:
    follower = followed(setup=record()["setup"] | {"start": {"round": "Draft"}})
    ran = [e.action for e in follower.journal.entries if isinstance(e.action, RunRoutes)]
    assert ran[-2].routes[0].counted == ("G9", "G7", "I1")


@pytest.mark.parametrize(
    ("place", "change", "error"),
    [
        (0, {"company": 3}, BadMove),
        (0, {"company": "GT"}, NotAnExport),
        (11, {"share_price": "x"}, BadMove),
        (14, {"shares": []}, BadMove),
        (14, {"shares": "GT_1"}, BadMove),
        (14, {"shares": [1]}, BadMove),
        (11, {"corporation": "XYZ"}, CannotFollow),
        (11, {"entity": "Zoe"}, BadMove),
        (11, {"entity": True}, BadMove),
        (11, {"entity": None}, BadMove),
        (11, {"type": 3}, BadMove),
        (11, {"type": "fly"}, UnknownMove),
        (21, {"hex": "Z99"}, CannotFollow),
        (21, {"rotation": True}, BadMove),
        (23, {"routes": [3]}, BadMove),
        (23, {"routes": [{"train": "2-0", "connections": "x"}]}, BadMove),
        (30, {"city": "9-9-0"}, BadMove),
        (30, {"city": "D14-0-x"}, BadMove),
        (57, {"kind": "all"}, BadMove),
        (0, {"auto_actions": 3}, BadMove),
    ],
)
def test_a_damaged_move_is_named(place: int, change: Fields, error: type[Fault]) -> None:
    actions = [dict(action) for action in ACTIONS]
    actions[place] |= change
    with pytest.raises(error):
        followed(actions)


@pytest.mark.parametrize("drop", range(0, len(ACTIONS), 7))
def test_a_record_with_a_move_left_out_never_fails_unnamed(drop: int) -> None:
    actions = [action for place, action in enumerate(ACTIONS) if place != drop]
    with suppress(Fault):
        assert followed(actions).journal.entries


def test_differences_are_named_or_not(example: Follower) -> None:
    names = example.record.players
    ours = after(example.state, names)
    assert differences(example.state, names, ours) == []
    other = ours | {"bank": 1}
    assert [(d.path, d.name) for d in differences(example.state, names, other)] == [("/bank", None)]


def test_a_run_of_a_train_that_is_none_cannot_be_followed() -> None:
    actions = [dict(action) for action in ACTIONS]
    del actions[23]["routes"]
    actions[23] = run(actions[23], **{"9-0": [["C15", "B16"]]})
    with pytest.raises(CannotFollow) as lost:
        followed(actions)
    assert lost.value.number == 24
