"""Who is meant by an id or a name, where a name may look like another player's id."""

from typing import Any

import pytest

from roundhouse.games.g1846.foreign.faults import NotAnExport
from roundhouse.games.g1846.foreign.people import by_id, by_name
from roundhouse.games.g1846.foreign.records import read_record
from tests.games.g1846.foreign.example import export, record

NUMBERED = by_id([{"id": 0, "name": "1"}, {"id": 1, "name": "2"}, {"id": 2, "name": "0"}])
"""Hot seats often have such names."""
OLD = by_id([{"name": "Amy"}, {"name": "Bob"}])


def test_a_whole_number_is_an_id_and_text_a_name() -> None:
    assert [NUMBERED.named(entity) for entity in (0, 1, 2)] == ["1", "2", "0"]
    assert [NUMBERED.named(entity) for entity in ("0", "1", "2")] == ["0", "1", "2"]
    assert [OLD.named(entity) for entity in ("Amy", "Zoe", 0)] == ["Amy", None, None]


def test_an_id_may_be_written_out_or_be_text() -> None:
    people = by_id([{"id": 634, "name": "Amy"}, {"id": "x7", "name": "Bob"}])
    called = [people.named(entity) for entity in (634, "634", "Amy", "x7", "Bob")]
    assert called == ["Amy", "Amy", "Amy", "Bob", "Bob"]


@pytest.mark.parametrize("entity", [None, True, 1.0, [], {}])
def test_nothing_else_calls_anybody(entity: Any) -> None:
    assert NUMBERED.named(entity) is None


def test_a_result_is_by_ids_where_it_can_be_else_by_names() -> None:
    assert NUMBERED.worths({"0": 10, "1": 20, "2": 30}) == {"1": 10, "2": 20, "0": 30}
    assert by_id([{"id": 5, "name": "6"}, {"id": 6, "name": "7"}]).worths({"6": 1, "7": 2}) == {
        "6": 1,
        "7": 2,
    }
    assert OLD.worths({"Bob": 2, "Amy": 1}) == {"Bob": 2, "Amy": 1}


@pytest.mark.parametrize("result", [None, [], {"Zoe": 3}, {"Amy": "1"}, {"Amy": True}, {}])
def test_a_result_that_cannot_be_used_tells_nothing(result: Any) -> None:
    assert OLD.worths(result) == {}


@pytest.mark.parametrize("listed", [[], ["Amy"], [{"name": "Amy"}, {"name": "Amy"}], [{}, {}]])
def test_players_are_told_apart(listed: list[Any]) -> None:
    with pytest.raises(NotAnExport):
        by_id(listed)
    with pytest.raises(NotAnExport):
        by_name([*listed, 3])


def test_a_record_of_players_with_such_names_is_read() -> None:
    people = [{"id": 0, "name": "1"}, {"id": 1, "name": "2"}, {"id": 2, "name": "3"}]
    passed = [{"type": "pass", "entity": seat, "entity_type": "player"} for seat in (2, 1, 0)]
    read = read_record(export(passed, players=people, result={"0": 5, "1": 6, "2": 7}))
    assert [move.entity for move in read.moves] == ["3", "2", "1"]
    assert read.result == {"1": 5, "2": 6, "3": 7}
    ours = read_record(record(players=["1", "2", "3"], steps=[], result={"1": 5}))
    assert ours.result == {"1": 5}
