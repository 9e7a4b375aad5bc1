"""docs/design.md speaks of the tree as it is: each file it names exists."""

import re
from pathlib import Path
from typing import Final

import pytest

from roundhouse.messages import LANGUAGES
from tests.support.citations import ROOT

PAGE: Final = ROOT / "docs" / "design.md"
SOURCE: Final = ROOT / "src" / "roundhouse"
GAMES: Final = [path.name for path in (SOURCE / "games").iterdir() if (path / "title.py").is_file()]
NAMED: Final = re.compile(r"`([\w<>./-]+(?:/|\.\w+))`")
NEW: Final = "NAME"
BESIDE_SOURCE: Final = ("docs/", "src/", "tests/", "pyproject.toml", "CHANGELOG.md")


def is_there(name: str) -> bool:
    """Whether a game has what *name* stands for, in every language: some parts a game may lack."""
    return any(all(_place(name, game, code).exists() for code in LANGUAGES) for game in GAMES)


def _place(name: str, game: str, language: str) -> Path:
    """The file meant; for a new one, its folder."""
    meant = name.replace("<game>", game).replace("<language>", language)
    path = (ROOT if meant.startswith(BESIDE_SOURCE) else SOURCE) / meant
    return path.parent if NEW in path.name else path


def missing(text: str) -> list[str]:
    return [name for name in dict.fromkeys(NAMED.findall(text)) if not is_there(name)]


@pytest.mark.parametrize("heading", ["The rooms", "The way of a click", "Where changes are made"])
def test_the_page_names_files(heading: str) -> None:
    part = PAGE.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    assert len(NAMED.findall(part)) > 5


def test_each_file_it_names_exists() -> None:
    assert missing(PAGE.read_text("utf-8")) == []


def test_a_file_that_is_not_there_is_noticed() -> None:
    assert missing(
        "`core/nowhere.py`, `core/table.py`, `games/<game>/text/<language>/nothing.ftl`"
    ) == [
        "core/nowhere.py",
        "games/<game>/text/<language>/nothing.ftl",
    ]


def test_every_room_is_on_the_page() -> None:
    text = PAGE.read_text("utf-8")
    rooms = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert [room for room in sorted(rooms) if f"`{room}/" not in text] == []
