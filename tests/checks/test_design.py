"""docs/design.md speaks of the tree as it is: each file it names exists."""

import re
from collections.abc import Iterator
from itertools import product
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


def places(name: str) -> Iterator[Path]:
    """What *name* stands for: in every game, in every language; of a new file, its folder."""
    for game, language in product(GAMES, LANGUAGES):
        meant = name.replace("<game>", game).replace("<language>", language)
        root = ROOT if meant.startswith(BESIDE_SOURCE) else SOURCE
        path = root / meant
        yield path.parent if NEW in path.name else path


def missing(text: str) -> list[str]:
    names = dict.fromkeys(NAMED.findall(text))
    return [name for name in names if not all(place.exists() for place in places(name))]


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
