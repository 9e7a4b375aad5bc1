"""A game written for another site, from the command line."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse.cli import roundhouse
from roundhouse.core.journal import dump_journal
from tests.games.g1846.foreign.trips import played, without_undone

GAMES = Path(__file__).parents[1] / "recorded" / "games"


def exported(*args: str) -> Result:
    return CliRunner().invoke(roundhouse, ["export", *args])


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(dump_journal(played(2, most=200).journal), encoding="utf-8")
    return path


def test_what_is_exported_is_imported_again(game: Path, tmp_path: Path) -> None:
    made, back = tmp_path / "export.json", tmp_path / "back.json"
    done = exported(str(game), "--to", "18xx.games", "-o", str(made))
    assert done.exit_code == 0, done.output
    assert done.stdout == ""
    moves = len(json.loads(made.read_text(encoding="utf-8"))["actions"])
    assert f"{moves} moves written" in done.stderr
    done = CliRunner().invoke(roundhouse, ["import", str(made), "-o", str(back)])
    assert done.exit_code == 0, done.output
    assert back.read_text(encoding="utf-8") == dump_journal(
        without_undone(played(2, most=200).journal)
    )


def test_it_is_printed_and_what_that_site_cannot_do_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(dump_journal(played(5, most=80).journal), encoding="utf-8")
    done = exported(str(path), "--to", "18xx.games")
    assert json.loads(done.stdout)["title"] == "1846"
    heading, line, _ = done.stderr.splitlines()
    assert heading == "18xx.games can’t do everything this game did:"
    assert line.startswith("Entry 77: ")


def test_an_unknown_site_is_refused_with_those_there_are(game: Path) -> None:
    done = exported(str(game), "--to", "chess.com")
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == "This game can’t be written for “chess.com”. Available: 18xx.games.\n"


def test_a_game_that_nobody_else_has_is_refused() -> None:
    done = exported(str(GAMES / "central-europe.json"), "--to", "18xx.games")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "can’t be written for other sites" in done.stderr


@pytest.mark.parametrize("language", ["en", "ru", "ja", "pl"])
def test_a_journal_that_cannot_be_replayed_is_named(game: Path, language: str) -> None:
    page = json.loads(game.read_text(encoding="utf-8"))
    undo = {"seat": 0, "action": {"type": "undo", "to": 9_999, "consents": []}}
    page["entries"].insert(60, undo)
    game.write_text(json.dumps(page), encoding="utf-8")
    done = exported(str(game), "--to", "18xx.games", "--lang", language)
    assert (done.exit_code, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "61" in done.stderr
