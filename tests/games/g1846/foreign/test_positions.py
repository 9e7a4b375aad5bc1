"""Positions in the corpus' form: read whole, or refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.errors import BadInput, MissingField, WrongType
from roundhouse.games.g1846.foreign.faults import BadPosition, TileMisfit, UnknownName
from roundhouse.games.g1846.foreign.positions import read_positions
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.ids import HexId, TileId
from roundhouse.games.g1846.rules.routing import answer
from roundhouse.messages import LANGUAGES, sentence
from tests.games.g1846.rules.names import SC

GOOD: dict[str, Any] = {
    "game": "ours",
    "action": 7,
    "company": "NYC",
    "phase": "II",
    "trains": ["2", "3/5"],
    "tiles": {"D18": "8@4", "E17": "292@1"},
    "tokens": [["D20", 0, "NYC"], ["D6", 3, "IC"], ["F20", 0, "neutral"]],
    "bonus_markers": {"SC": "D14"},
    "mail_contract": False,
    "played_revenue": 60,
    "best_revenue": 90,
}


def test_a_position_is_read_whole() -> None:
    (posed,) = read_positions([GOOD])
    here = posed.position
    assert (posed.number, posed.written.best_revenue) == (1, 90)
    assert (here.company, here.phase, here.trains, here.per_visit) == ("NYC", 2, ("2", "3/5"), 0)
    assert here.board.tiles[HexId("E17")] == Laid(TileId("292"), 1)
    assert here.board.owners_at(HexId("D6"), 3) == ("IC",)
    assert here.board.owners_at(HexId("D6"), 0) == ()
    assert here.markers == ((SC, "D14"),)
    assert answer(here).revenue == 90  # Erie and Cleveland 50, Erie and Buffalo 40


def test_what_a_position_says_besides_is_passed_over_and_results_may_lack() -> None:
    lacking = {key: GOOD[key] for key in GOOD if key not in {"best_revenue", "game", "action"}}
    (posed,) = read_positions([{**lacking, "comment": "late"}])
    assert posed.written.best_revenue is None


BAD: list[tuple[dict[str, Any], type[BadInput], str]] = [
    ({"company": "XYZ"}, UnknownName, "there is no company “XYZ”."),
    ({"phase": "V"}, UnknownName, "there is no phase “V”. Choose I, II, III or IV."),
    ({"trains": ["2", "9"]}, UnknownName, "there is no train “9”."),
    ({"tiles": {"Q99": "8@4"}}, UnknownName, "there is no hex “Q99” on the map."),
    ({"tiles": {"D18": "999@4"}}, UnknownName, "there is no tile “999”."),
    ({"tiles": {"D18": "8@6"}}, UnknownName, "“6” isn’t a rotation"),
    ({"tiles": {"D18": "8"}}, UnknownName, "“” isn’t a rotation"),
    ({"tiles": {"D18": "57@0"}}, TileMisfit, "tile 57 can’t be laid at D18."),
    ({"tiles": {"D20": "292@0"}}, TileMisfit, "tile 292 can’t be laid at D20."),
    ({"tiles": {"K3": "57@0"}}, TileMisfit, "tile 57 can’t be laid at K3."),
    ({"tiles": {"D16": "8@0"}}, TileMisfit, "tile 8 can’t be laid at D16."),
    ({"tokens": [["Q99", 0, "NYC"]]}, UnknownName, "there is no hex “Q99” on the map."),
    ({"tokens": [["D20", 1, "NYC"]]}, UnknownName, "there is no city “D20.1” with token slots."),
    ({"tokens": [["D20", -1, "NYC"]]}, UnknownName, "there is no city “D20.-1” with token slots."),
    ({"tokens": [["C21", 0, "NYC"]]}, UnknownName, "there is no city “C21.0” with token slots."),
    ({"tokens": [["D20", 0, "XYZ"]]}, UnknownName, "there is no company “XYZ”."),
    ({"bonus_markers": {"MAIL": "D14"}}, UnknownName, "there is no bonus marker “MAIL”."),
    ({"bonus_markers": {"SC": "Q99"}}, UnknownName, "there is no hex “Q99” on the map."),
    ({"mail_contract": "yes"}, WrongType, "/mail_contract: expected bool"),
    ({"trains": "2"}, WrongType, "/trains: expected list"),
    ({"tokens": [["D20", "NYC"]]}, WrongType, "/tokens/0: expected list of 3"),
    ({"tiles": []}, WrongType, "/tiles: expected object"),
]


@pytest.mark.parametrize(("changed", "kind", "said"), BAD)
def test_a_bad_position_is_named(changed: dict[str, Any], kind: type[BadInput], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        list(read_positions([GOOD, {**GOOD, **changed}]))
    assert refused.value.number == 2
    assert isinstance(refused.value.cause, kind)
    words = sentence(refused.value, "en")
    assert words.startswith("Position 2 in the file can’t be solved: ")
    assert said in words


@pytest.mark.parametrize("item", [None, 3, "text", ["list"]])
def test_what_is_no_object_is_no_position(item: Any) -> None:
    with pytest.raises(BadPosition):
        list(read_positions([item]))


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadPosition) as refused:
        list(read_positions([{"company": "NYC"}]))
    assert isinstance(refused.value.cause, MissingField)


@pytest.mark.parametrize("data", [{}, "text", None, 5])
def test_a_file_is_a_list_of_positions(data: Any) -> None:
    with pytest.raises(WrongType):
        list(read_positions(data))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["hex", "stop", "tile", "rotation", "train", "phase", "private", "company"]
)
def test_every_language_says_what_is_unknown(language: str, kind: str) -> None:
    words = sentence(BadPosition(number=7, cause=UnknownName(kind=kind, name="Q99")), language)
    assert "7" in words
    assert "Q99" in words
