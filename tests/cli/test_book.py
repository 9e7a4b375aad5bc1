"""A player's book printed from the command line."""

from pathlib import Path

from click.testing import CliRunner, Result

from roundhouse.cli import roundhouse


def book(*args: str) -> Result:
    return CliRunner().invoke(roundhouse, ["book", *args])


def test_a_book_is_written(tmp_path: Path) -> None:
    path = tmp_path / "x.pdf"
    done = book("1846", "-o", str(path), "--lang", "ru")
    assert (done.exit_code, done.stdout) == (0, f"Записано: {path}.\n")
    assert path.read_bytes().startswith(b"%PDF-")


def test_a_game_without_a_book_is_refused_with_those_that_have_one(tmp_path: Path) -> None:
    done = book("chess", "-o", str(tmp_path / "x.pdf"))
    assert (done.exit_code, done.stdout) == (1, "")
    assert "no book for “chess”" in done.stderr
    assert "1846" in done.stderr
    assert not list(tmp_path.iterdir())
