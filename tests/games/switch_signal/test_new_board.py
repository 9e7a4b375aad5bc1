"""A new board is one file: put into a folder, it is listed, offered and played by its names."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from shutil import copytree

import pytest
from click.testing import CliRunner

import roundhouse
from roundhouse import cli
from roundhouse.games.switch_signal.rules.boards import load
from roundhouse.games.switch_signal.rules.boards.faults import BadBoard
from roundhouse.games.switch_signal.title import TITLE
from roundhouse.messages import LANGUAGES
from tests.games.switch_signal.rules.support import CE, NA, changed
from tests.support.rules import rule
from tests.support.serving import serving, toy_config

NAMES = {"en": "Around the Baltic", "ru": "Балтика", "ja": "バルト海", "pl": "Bałtyk"}
OTHERS = ", ".join(f'{code} = "{NAMES[code]}"' for code in NAMES if code != "en")
BALTIC = changed(
    ('id = "central-europe"', 'id = "baltic"'),
    ('name = "Central Europe"', f'name = "{NAMES["en"]}"'),
    ('names = { ru = "Центральная Европа", ja = "中央ヨーロッパ", pl = "Europa Środkowa" }',
     f"names = {{ {OTHERS} }}"),
)  # fmt: skip


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the game's own boards, to put files into."""
    folder = tmp_path / "ours"
    copytree(load.OURS, folder)
    monkeypatch.setattr(load, "OURS", folder)
    _forget()
    yield folder
    _forget()


def _forget() -> None:
    for known in (load.bundled, load._our, load.board_of):
        known.cache_clear()


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, where the command line looks, too."""
    monkeypatch.setattr("roundhouse.cli.board.own_folder", lambda: tmp_path / "own")
    (tmp_path / "own" / "boards").mkdir(parents=True)
    return tmp_path / "own"


def test_a_file_among_ours_is_one_of_our_boards(ours: Path, own: Path) -> None:
    (ours / "baltic.toml").write_text(BALTIC, encoding="utf-8")
    assert load.bundled() == (CE, "baltic", NA)
    _is_listed_and_offered(own)
    _is_played("baltic")


@rule("SB-FMT-1")
def test_a_file_of_ones_own_is_a_board_too(own: Path) -> None:
    (own / "boards" / "baltic.toml").write_text(BALTIC, encoding="utf-8")
    _is_listed_and_offered(own)
    _is_played(BALTIC)


def _is_listed_and_offered(own: Path) -> None:
    with serving(toy_config(f"{own}/t.sqlite", folder=own), [TITLE]) as server:
        for language in LANGUAGES:
            listed = CliRunner().invoke(cli.roundhouse, ["--lang", language, "board", "list"])
            assert NAMES[language] in listed.stdout
            with server.visitor(headers={"Accept-Language": language}) as reader:
                form = reader.get("/").text
            assert f'<option value="baltic" >{escape(NAMES[language])}</option>' in form
            assert '<option value="central-europe" selected>' in form


def _is_played(board: str) -> None:
    table = roundhouse.start("switch_signal", seats=2, options={"board": board}, seed="amber")
    roundhouse.play_out(table, ["random", "random"], seed="amber")
    again = roundhouse.load(roundhouse.dump(table))
    assert again.setup.options["board"] == board
    assert again.state == table.state
    for language in LANGUAGES:
        assert NAMES[language] in roundhouse.draw(again, language=language)


def test_a_board_without_names_is_called_the_same_everywhere() -> None:
    board = load.examine(changed(("names = {", "# names = {"))).board
    assert board
    assert {board.name_in(language) for language in LANGUAGES} == {"Central Europe"}


def test_a_file_among_ours_that_is_no_board_keeps_nobody_from_the_others(ours: Path) -> None:
    (ours / "adrift.toml").write_text("x = 1", encoding="utf-8")
    assert [found.id for found in load.list_boards() if found.board] == [CE, NA]
    with pytest.raises(BadBoard):
        load.board_of("adrift")
