"""What the program knows of a language stands in one entry, and its words in its folder."""

import re
from pathlib import Path

import pytest

import roundhouse
from roundhouse.messages.catalogues import folders
from roundhouse.messages.languages import LANGUAGES, joined, spoken

SOURCE = Path(roundhouse.__file__).parent
CODES = "|".join(code for code in LANGUAGES if code != "en")
NAMED = re.compile(rf"""["'](?:{CODES})["']|:lang\((?:{CODES})\)|\blang\|?=["']?(?:{CODES})\b""")


def test_no_other_file_knows_one_language_from_another() -> None:
    files = (f for kind in ("py", "js", "css", "html") for f in SOURCE.rglob(f"*.{kind}"))
    found = {file.relative_to(SOURCE).as_posix() for file in files if NAMED.search(_said(file))}
    assert found == {"messages/languages.py"}


def _said(file: Path) -> str:
    """What stands in *file*, but for examples of its use."""
    return re.sub(r"(?m)^ *(>>>|\.\.\.) .*", "", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_folder_wherever_there_are_texts(language: str) -> None:
    assert all((folder / language).is_dir() for folder in folders())


def test_each_folder_of_texts_is_a_language() -> None:
    found = {file.parent.name for folder in folders() for file in folder.glob("*/*.ftl")}
    assert found == set(LANGUAGES)


def test_lists_are_written_as_the_language_does() -> None:
    assert joined(["a", "b"], "pl") == "a, b"
    assert joined(["a", "b"], "ja") == "a、b"


def test_a_language_unknown_is_treated_as_english() -> None:
    assert spoken("tlh") is LANGUAGES["en"]
