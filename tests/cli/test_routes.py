"""``roundhouse routes``: plans for people and programs, a check, and one sentence for bad files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from roundhouse import cli
from roundhouse.games.g1846.rules import routing
from roundhouse.routes.problem import Problem

GOOD: dict[str, Any] = {
    "game": "ours",
    "action": 7,
    "company": "NYC",
    "phase": "II",
    "trains": ["3/5", "2", "2"],
    "tiles": {"D18": "8@4", "E17": "292@1"},
    "tokens": [["D20", 0, "NYC"]],
    "bonus_markers": {},
    "mail_contract": True,
    "best_revenue": 150,
}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_LANG", "en")
    monkeypatch.delenv("ROUNDHOUSE_DEBUG", raising=False)


def run(tmp_path: Path, data: Any, *options: str) -> Result:
    file = tmp_path / "positions.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return CliRunner().invoke(cli.roundhouse, ["routes", str(file), *options])


def test_plans_are_told_train_by_train(tmp_path: Path) -> None:
    done = run(tmp_path, [GOOD])
    assert done.exit_code == 0
    first, *trains = done.stdout.splitlines()
    assert first == "1. NYC, 3/5, 2, 2: $110"
    assert any("Erie D20" in line and "mail" in line for line in trains)
    assert any(line.endswith("stays idle") for line in trains)


def test_stops_have_the_names_and_marks_of_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, stops in (("ru", "Эри D20 — "), ("pl", "Erie D20 – ")):
        monkeypatch.setenv("ROUNDHOUSE_LANG", language)
        assert stops in run(tmp_path, [GOOD]).stdout


def test_plans_as_json(tmp_path: Path) -> None:
    (plan,) = json.loads(run(tmp_path, [GOOD], "--json").stdout)
    assert (plan["revenue"], plan["bound"], plan["proven"]) == (110, 110, True)
    paid = [part for route in plan["routes"] for part in route["revenue"].items()]
    assert sum(amount for _, amount in paid) == 110
    assert sum(amount for reason, amount in paid if reason == "mail") in {20, 30}


@pytest.mark.parametrize("options", [(), ("--json",), ("--check",)])
def test_each_position_is_set_up_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    asked: list[routing.Position] = []

    def counted(position: routing.Position) -> Problem:
        asked.append(position)
        return build(position)

    build = routing.problem
    monkeypatch.setattr(routing, "problem", counted)
    run(tmp_path, [GOOD, GOOD], *options)
    assert len(asked) == 2


def test_a_check_that_agrees(tmp_path: Path) -> None:
    done = run(tmp_path, [{**GOOD, "best_revenue": 110}, {**GOOD, "best_revenue": None}], "--check")
    assert done.exit_code == 0
    totals, times = done.stdout.splitlines()
    assert totals.startswith("2 positions, 1 compared, 0 different, 0 unproven; $220 in total.")
    assert "median" in times
    assert "slowest" in times


def test_a_check_that_differs_ends_with_status_one(tmp_path: Path) -> None:
    done = run(tmp_path, [GOOD], "--check")
    assert done.exit_code == 1
    assert done.stdout.startswith(
        "Position 1 (ours, action 7): NYC can earn $110, the file says $150."
    )


def test_a_check_with_json_keeps_stdout_for_programs(tmp_path: Path) -> None:
    done = run(tmp_path, [{**GOOD, "best_revenue": 110}], "--check", "--json")
    assert json.loads(done.stdout)[0]["revenue"] == 110
    assert "1 compared" in done.stderr


def test_nothing_to_compare_is_said(tmp_path: Path) -> None:
    done = run(tmp_path, [{**GOOD, "best_revenue": None}], "--check")
    assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
    assert "best_revenue" in done.stderr


def test_an_unproven_answer_says_so(tmp_path: Path) -> None:
    track = "B16 619@4, C13 7@4, D14 14@2, D18 8@4, E17 292@1, E15 8@2, C15 294@0"
    hard = {
        **GOOD,
        "trains": ["2", "2", "2", "3/5"],
        "tiles": dict(tile.split() for tile in track.split(", ")),
        "tokens": [["D20", 0, "NYC"], ["C15", 0, "NYC"]],
    }
    done = run(tmp_path, [hard], "--seconds", "0")
    assert done.exit_code == 0
    assert "not proven: at most $" in done.stdout
    assert run(tmp_path, [hard], "--seconds", "0", "--check").exit_code == 1


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("{", "This file isn’t JSON"),
        ('[{"company": "NYC"', "This file isn’t JSON"),
        ("\x00", "This file isn’t JSON"),
        ("{}", "expected list"),
        ([5], "Position 1 in the file can’t be solved"),
        ([GOOD, {**GOOD, "tiles": {"Q9": "8@4"}}], "Position 2 in the file can’t be solved"),
        ([{**GOOD, "trains": ["12"]}], "there is no train “12”"),
        ([{**GOOD, "trains": None}], "expected list"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path, data: Any, said: str) -> None:
    done = run(tmp_path, data)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


def test_a_missing_file_is_refused_in_one_sentence() -> None:
    done = CliRunner().invoke(cli.roundhouse, ["routes", "nowhere.json"])
    assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
