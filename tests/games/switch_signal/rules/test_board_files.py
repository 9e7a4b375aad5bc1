"""Boards written as files: read back as the same, whatever stands in them."""

import tomllib
from typing import Any

import pytest

from roundhouse.games.switch_signal.rules.boards.load import OURS, board_of, bundled
from roundhouse.games.switch_signal.rules.boards.write import DEEPEST, write_board


@pytest.mark.parametrize("name", bundled())
def test_a_board_of_ours_is_read_back_as_the_same(name: str) -> None:
    tables = tomllib.loads((OURS / f"{name}.toml").read_text("utf-8"))
    written = write_board(tables)
    assert tomllib.loads(written) == tables
    assert board_of(written).nodes == board_of(name).nodes


@pytest.mark.parametrize(
    "tables",
    [
        {},
        {"loose": 1, "board": {"id": "x"}},
        {"a b": {"c.d": "e"}, "list": [], "rows": [{"x": 1}, {}]},
        {
            "board": {
                "yes": True,
                "no": False,
                "half": 0.5,
                "all": [1, [2, "3"]],
                "in": {"x": {"y": 1}},
            }
        },
        {"board": {"said": 'quo"te \\ \n \t \u0001 ё 駅'}},
    ],
)
def test_whatever_toml_can_say_is_read_back(tables: dict[str, Any]) -> None:
    assert tomllib.loads(write_board(tables)) == tables


def test_what_toml_cannot_say_is_written_as_text_for_the_reader_to_complain_of() -> None:
    deep: Any = 1
    for _ in range(DEEPEST + 2):
        deep = [deep]
    odd = {"board": {"none": None, "much": float("inf"), "deep": deep, "half": "\ud800\x7f!"}}
    read = tomllib.loads(write_board(odd))["board"]
    assert read["none"] == "None"
    assert read["much"] == "inf"
    assert read["half"] == "?!"
    for _ in range(DEEPEST):
        read["deep"] = read["deep"][0]
    assert read["deep"] == "[[1]]"
