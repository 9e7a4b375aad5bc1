"""``roundhouse board``: checking and listing boards from the command line."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse.cli.board import command, own_boards
from tests.games.switch_signal.rules.support import CE, board_text, changed


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_LANG", "en")


def called(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


@pytest.mark.usefixtures("english")
def test_a_good_board_is_praised(tmp_path: Path) -> None:
    file = tmp_path / f"{CE}.toml"
    file.write_text(board_text(), "utf-8")
    result = called("check", str(file))
    assert result.exit_code == 0
    assert "Central Europe (central-europe) is playable: 5 cities" in result.stdout


@pytest.mark.usefixtures("english")
def test_errors_are_told_with_rule_and_place_and_status_one(tmp_path: Path) -> None:
    file = tmp_path / f"{CE}.toml"
    file.write_text(changed(("sections = 3", "sections = 0"), ("x = 465", "x = 9999")), "utf-8")
    result = called("check", str(file))
    assert result.exit_code == 1
    assert "error SB-VAL-9: brest-tours: a track has 1 to 20 sections, not 0." in result.stdout
    assert "error SB-VAL-17: paris:" in result.stdout
    assert "2 errors" in result.stderr


@pytest.mark.usefixtures("english")
def test_warnings_leave_the_board_playable(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    changes = (("sections = 3", "sections = 1"), ('id = "central-europe"', 'id = "mine"'))
    file.write_text(changed(*changes), "utf-8")
    result = called("check", str(file))
    assert result.exit_code == 0
    assert "warning SB-VAL-22: brest-tours:" in result.stdout


@pytest.mark.usefixtures("english")
def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    result = called("check", str(tmp_path / "none.toml"))
    assert result.exit_code == 1
    assert "none.toml" in result.stdout


@pytest.mark.usefixtures("english")
def test_boards_are_listed_with_those_of_the_user(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(changed(('id = "central-europe"', 'id = "mine"')), "utf-8")
    (tmp_path / "broken.toml").write_text("[[", "utf-8")
    lines = called("list", "--folder", str(tmp_path)).stdout.splitlines()
    assert lines[0] == "central-europe: Central Europe"
    assert lines[2].startswith("broken: not playable")
    assert lines[3] == "mine: Central Europe"
    assert lines[4].endswith(str(tmp_path))


def test_the_users_boards_have_a_folder_of_their_own() -> None:
    assert own_boards().name == "boards"
    assert called("list").exit_code == 0
