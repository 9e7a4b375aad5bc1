"""The verb draw: a game in a file becomes a picture in a file."""

from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from roundhouse import cli
from roundhouse.core.game import Setup
from roundhouse.core.installed import command_for
from roundhouse.core.journal import dump_journal
from roundhouse.core.table import Table
from roundhouse.kit import png
from roundhouse.titles import TITLES
from tests.kit.reading import SVG, parsed

SEATS = {"switch_signal": 2}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROUNDHOUSE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture(params=sorted(TITLES))
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A game just begun, with names that want escaping."""
    title = TITLES[request.param]
    names = ("Amy & <i>", "Bob", "Carlos")[: SEATS.get(title.key, 3)]
    table = Table.start(title.game, Setup(seats=len(names)), seed="x", players=names)
    path = tmp_path / "game.json"
    path.write_text(dump_journal(table.journal), encoding="utf-8")
    return path


def draw(*args: object) -> Result:
    return CliRunner().invoke(cli.roundhouse, ["draw", *map(str, args)])


def test_it_draws_svg_that_suits_day_and_night(file: Path) -> None:
    out = file.parent / "board.svg"
    shown = draw(file, "-o", out)
    assert (shown.exit_code, shown.stdout) == (0, f"Wrote {out}.\n"), shown.stderr
    drawn = out.read_text(encoding="utf-8")
    assert parsed(drawn).get("width") == "1280"
    assert "prefers-color-scheme:dark" in drawn
    assert "<i>" not in drawn


def test_it_draws_png_of_the_chosen_width_and_theme(file: Path) -> None:
    corners = []
    for theme in ("light", "dark"):
        out = file.parent / f"{theme}.png"
        assert draw(file, "--theme", theme, "--width", 400, "-o", out).exit_code == 0
        image = Image.open(BytesIO(out.read_bytes())).convert("L")
        assert image.width == 400
        corners.append(image.getpixel((2, 2)))
    light, dark = corners
    assert isinstance(light, int)
    assert isinstance(dark, int)
    assert light > 128 > dark


def test_a_past_moment_and_another_language(file: Path) -> None:
    now, before = file.parent / "now.svg", file.parent / "before.svg"
    assert draw(file, "--lang", "pl", "-o", now).exit_code == 0
    assert draw(file, "--lang", "ja", "--at", 0, "-o", before).exit_code == 0
    told = [
        parsed(path.read_text(encoding="utf-8")).findtext(f"{SVG}desc") for path in (now, before)
    ]
    assert told[0] != told[1]


def test_what_cannot_be_drawn_is_refused_in_a_sentence(file: Path) -> None:
    late = draw(file, "--at", 999, "-o", file.parent / "x.svg")
    assert (late.exit_code, "There is no move 999" in late.stderr) == (1, True)
    jpeg = draw(file, "-o", file.parent / "x.jpeg")
    assert (jpeg.exit_code, "must end in .svg or .png" in jpeg.stderr) == (1, True)
    gone = draw(file.parent / "gone.json")
    assert (gone.exit_code, "There is no file" in gone.stderr) == (1, True)


def test_without_the_renderer_it_says_how_to_get_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(png, "import_module", gone)
    shown = draw(file, "-o", file.parent / "x.png")
    assert shown.exit_code == 1
    assert command_for("png") in shown.stderr
    assert not (file.parent / "x.png").exists()
