"""What is installed beside Roundhouse is found by its entry points, without being imported."""

from importlib.metadata import EntryPoint
from pathlib import Path

import roundhouse
from roundhouse.core import plugins

HERE = Path(roundhouse.__file__).parent


def test_our_own_titles_are_found_like_any_other() -> None:
    assert [entry.name for entry in plugins.found(plugins.TITLES)] == ["1846", "switch_signal"]


def test_a_folder_is_that_of_the_package_around_the_title() -> None:
    entry = EntryPoint("1846", "roundhouse.games.g1846.title:TITLE", plugins.TITLES)
    assert plugins.folder_of(entry) == HERE / "games" / "g1846"
    assert plugins.folder_of(EntryPoint("x", "roundhouse:TITLE", plugins.TITLES)) == HERE


def test_a_package_that_is_gone_has_no_folder() -> None:
    assert plugins.folder_of(EntryPoint("x", "no_such_package:TITLE", plugins.TITLES)) is None
