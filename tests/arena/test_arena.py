"""The arena: fair fixtures, one result for one seed wherever it is played, no match lost."""

from __future__ import annotations

import json
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from roundhouse import arena, cli
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.titles import TITLES


class AtOnce(Executor):
    """Plays each match when it is submitted."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except RuntimeError as error:
            done.set_exception(error)
        return done


def matches() -> list[arena.Match]:
    return arena.fixtures("switch_signal", ["random"], seats=2, games=3, seed="a")


def results(outcomes: list[arena.Outcome]) -> list[Any]:
    """All but the times, which differ from run to run."""
    return [(o.match, o.winners, o.scores, o.reason, o.tally, o.decisions) for o in outcomes]


def test_every_line_up_meets_the_same_setups() -> None:
    played = arena.fixtures("1846", ["strong", "normal"], seats=3, games=12, seed="s")
    assert {match.seed for match in played} == {"s:0", "s:1"}
    assert len({match.line_up for match in played[:6]}) == 6


def test_a_seed_gives_the_same_results_in_any_executor() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert results(arena.tournament(matches(), pool)) == results(
            arena.tournament(matches(), AtOnce())
        )


class Breaks:
    """A bot that fails in its first game."""

    games = 0

    def __init__(self) -> None:
        type(self).games += 1
        self.game = self.games

    def choose(self, _view: object, offers: Offers, rng: Random) -> Choice:
        if self.game == 1:
            raise RuntimeError("no idea")
        return Choice(offers.sample(rng))


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Breaks, "games", 0)
    title = TITLES["switch_signal"]
    bots = {**title.bots, "breaks": Breaks}
    monkeypatch.setitem(TITLES, "switch_signal", replace(title, bots=bots))


@pytest.mark.usefixtures("breaking")
def test_a_match_that_breaks_costs_the_others_nothing() -> None:
    failures: list[arena.Failure] = []
    games = arena.fixtures("switch_signal", ["breaks"], seats=2, games=3, seed="a")
    outcomes = arena.tournament(games, AtOnce(), failed=failures.append)
    assert [outcome.match.number for outcome in outcomes] == [1, 2]
    assert [(failure.match.number, failure.error) for failure in failures] == [
        (0, "RuntimeError: no idea")
    ]


@pytest.mark.usefixtures("breaking")
def test_without_a_listener_the_error_is_raised() -> None:
    games = arena.fixtures("switch_signal", ["breaks"], seats=2, games=3, seed="a")
    with pytest.raises(RuntimeError, match="no idea"):
        arena.tournament(games, AtOnce())


@pytest.mark.parametrize("wrong", [["--option", "removed=9"], ["--players", "9"]])
def test_what_cannot_be_played_is_said_before_any_match(wrong: list[str]) -> None:
    args = ["arena", "switch_signal", "--bots", "random", "--games", "3", *wrong]
    shown = CliRunner().invoke(cli.roundhouse, args, env={"LANG": "C"})
    assert shown.exit_code == 1
    assert "9" in shown.output
    assert len(shown.output.splitlines()) == 1


@pytest.mark.parametrize(("tally", "words"), [("turns", "Turns:"), ("odd_ones", "odd ones:")])
def test_a_tally_has_the_titles_word_or_its_own_name(
    tally: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = replace(TITLES["switch_signal"], tally=lambda state: {tally: state.turn})
    monkeypatch.setitem(TITLES, "switch_signal", counted)
    args = ["arena", "switch_signal", "--bots", "random", "--games", "1"]
    assert words in CliRunner().invoke(cli.roundhouse, args, env={"LANG": "C"}).stdout


def test_the_report_counts_in_the_titles_own_words(tmp_path: Path) -> None:
    target = tmp_path / "results.json"
    args = ["arena", "1846", "--bots", "random", "--players", "3", "--games", "1", "--seed", "b"]
    shown = CliRunner().invoke(cli.roundhouse, [*args, "--json", str(target)], env={"LANG": "C"})
    assert shown.exit_code == 0, shown.output
    assert "Sets of rounds: " in shown.stdout
    report = json.loads(target.read_text(encoding="utf-8"))
    assert report["tallies"].keys() == {"sets", "bankrupt"}
    assert sum(report["ends"].values()) == len(report["outcomes"]) == 1
    assert report["failures"] == []
    assert report["standings"][0]["rate"] == 1.0


@pytest.mark.parametrize("processes", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_cluster_gives_the_results_of_one_process(tmp_path: Path, processes: bool) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra “cluster” is missing")
    target = tmp_path / "results.json"
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=processes, dashboard_address=None
    ) as cluster:
        args = [
            "switch_signal",
            "--bots",
            "random",
            "--players",
            "2",
            "--games",
            "3",
            "--seed",
            "a",
        ]
        place = ["--cluster", cluster.scheduler_address, "--json", str(target)]
        shown = CliRunner().invoke(cli.roundhouse, ["arena", *args, *place])
    assert shown.exit_code == 0, shown.output
    found = json.loads(target.read_text(encoding="utf-8"))["outcomes"]
    alone = arena.tournament(matches(), AtOnce())
    assert [(o["scores"], o["decisions"], o["tally"]) for o in found] == [
        (list(o.scores), list(o.decisions), o.tally) for o in alone
    ]
