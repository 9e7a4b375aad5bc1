"""A title that is only a game is replayed, and told in one sentence what it lacks."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from roundhouse import cli, titles
from roundhouse.bench.parts import benchmarks
from roundhouse.core.game import Setup
from roundhouse.core.journal import dump_journal
from roundhouse.core.table import Table
from roundhouse.core.title import Title
from roundhouse.messages import LANGUAGES
from roundhouse_toll.game import Stake
from roundhouse_toll.title import TITLE as TOLL

BARE: Title[Any, Any] = Title(game=TOLL.game, vocabulary=TOLL.vocabulary)


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "TITLES", {"toll": BARE})


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game of the toy, begun."""
    table = Table.start(BARE.game, Setup(seats=2), seed="x", players=("Amy", "Bob"))
    table.play(table.to_act[0], Stake(coins=1))
    path = tmp_path / "game.json"
    path.write_text(dump_journal(table.journal), encoding="utf-8")
    return path


def run(*args: object, language: str = "en") -> Result:
    return CliRunner().invoke(cli.roundhouse, ["--lang", language, *map(str, args)])


def test_it_is_told_in_plain_sentences(game: Path) -> None:
    told = run("replay", game)
    assert (told.exit_code, told.stderr) == (0, "")
    assert "toll-rolled" in told.stdout, "the name of a sentence that no catalogue has"


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        (("replay", "--states"), "states can’t be exported"),
        (("draw",), "“toll” can’t be drawn yet."),
        (("import",), "is already a Roundhouse journal"),
        (("arena", "toll", "--bots", "strong"), "“toll” has no bots."),
    ],
    ids=lambda given: given[0] if isinstance(given, tuple) else None,
)
def test_what_it_lacks_is_one_sentence_in_every_language(
    game: Path, verb: tuple[str, ...], said: str
) -> None:
    args = verb if verb[0] == "arena" else (*verb, game)
    assert said in run(*args).stderr
    answers = [run(*args, language=language) for language in LANGUAGES]
    assert {(answer.exit_code, answer.stderr.count("\n")) for answer in answers} == {(1, 1)}
    assert len({answer.stderr for answer in answers}) == len(LANGUAGES)


def test_other_sites_files_are_refused_where_nobody_reads_any(tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    file.write_text(json.dumps({"players": []}), encoding="utf-8")
    assert (
        run("import", file).stderr == "None of the games here can import files from other sites.\n"
    )
    assert "“roundhouse” is missing" in run("replay", file).stderr


def test_there_is_nothing_to_measure_but_the_server() -> None:
    assert list(benchmarks([BARE])) == ["server", "servers"]
