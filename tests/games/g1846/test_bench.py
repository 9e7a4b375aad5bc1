"""What is measured of 1846, and what is left out of it."""

import json
from copy import deepcopy
from pathlib import Path

import pytest

from roundhouse.games.g1846.bench import rules
from roundhouse.games.g1846.title import TITLE
from tests.games.g1846.foreign.example import record


def test_the_parts_have_the_names_that_the_command_takes() -> None:
    assert list(TITLE.benchmarks()) == [
        "g1846",
        "bots",
        "forecast",
        "routes",
        "draw",
        "overview",
        "planning",
    ]


def test_a_recorded_game_that_cannot_be_followed_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    damaged = deepcopy(record())
    damaged["steps"][20]["action"]["entity"] = "nobody"
    for name, data in (("good", record()), ("damaged", damaged), ("other", {"x": 1})):
        (tmp_path / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setenv("ROUNDHOUSE_CORPUS", str(tmp_path))
    replay = next(iter(rules.figures(0.3)))
    assert replay.name == "replay 1 games, every check on"
    assert replay.note.endswith("; left out as they cannot be followed: 1")


def test_without_recorded_games_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROUNDHOUSE_CORPUS", str(tmp_path))
    assert [figure.name for figure in rules.figures(0.3)] == [
        "1846: no recorded games here, skipped"
    ]
