"""A recorded game told in words."""

from pathlib import Path

from click.testing import CliRunner

from roundhouse.cli import roundhouse

GAMES = Path(__file__).parents[1] / "recorded" / "games"


def told(game: str, *options: str) -> str:
    done = CliRunner().invoke(roundhouse, ["replay", str(GAMES / f"{game}.json"), *options])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_trains_and_places_are_called_as_players_call_them() -> None:
    words = told("central-europe")
    assert "starts at Calais" in words
    assert "calais" not in words


def test_the_language_may_be_said_after_the_verb() -> None:
    assert "Ход 1" in told("central-europe", "--lang", "ru")
