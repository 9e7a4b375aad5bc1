"""What the title of Switch & Signal brings beside the game."""

from pathlib import Path

from roundhouse.games.switch_signal import rules
from roundhouse.games.switch_signal.title import TITLE

BOARDS = Path(rules.__file__).parent / "data" / "boards"


def test_one_chooses_among_the_games_boards_and_ones_own(tmp_path: Path) -> None:
    def boards(own: Path | None) -> dict[str, object]:
        return {key: setting.value for key, setting in TITLE.choices["board"](own).items()}

    ours = {path.stem: path.stem for path in BOARDS.glob("*.toml")}
    assert boards(None) == boards(tmp_path) == ours
    own = tmp_path / "boards"
    own.mkdir()
    source = (BOARDS / "central-europe.toml").read_text(encoding="utf-8")
    mine = source.replace('id = "central-europe"', 'id = "mine"', 1)
    (own / "mine.toml").write_text(mine, encoding="utf-8")
    (own / "broken.toml").write_text("id = 3", encoding="utf-8")
    assert boards(tmp_path) == ours | {"mine": mine}


def test_the_parts_to_measure_have_the_names_that_the_command_takes() -> None:
    assert list(TITLE.benchmarks()) == ["switch_signal", "draw"]
