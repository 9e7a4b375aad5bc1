"""A file of texts that cannot be read is named; what can be read of it is used."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message

from roundhouse.core import plugins
from roundhouse.core.plugin_faults import BadCatalogue
from roundhouse.messages.catalogues import catalogue


@pytest.fixture(autouse=True)
def _no_faults_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugins, "_faults", [])


def read(file: Path) -> list[str]:
    return [part.id.name for part in catalogue(file).body if isinstance(part, Message)]


def faults() -> list[dict[str, Any]]:
    assert all(isinstance(fault, BadCatalogue) for fault in plugins.faults())
    return [fault.params for fault in plugins.faults()]


def test_what_can_be_read_is_used_and_the_first_mistake_is_named_once(tmp_path: Path) -> None:
    file = tmp_path / "x.ftl"
    file.write_text("а = б\n\na = b\nbroken {\n\nc = d\nbroken too\n", encoding="utf-8")
    assert read(file) == read(file) == ["a", "c"]
    (fault,) = faults()
    assert (fault["file"], fault["line"]) == (str(file), 1)


def test_the_line_counts_letters_not_bytes(tmp_path: Path) -> None:
    file = tmp_path / "x.ftl"
    file.write_text("a = " + "日本" * 50 + "\n\nbroken {\n", encoding="utf-8")
    assert read(file) == ["a"]
    assert [fault["line"] for fault in faults()] == [3]


def test_a_file_in_another_encoding_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "x.ftl"
    file.write_bytes("a = b\nc = дом\n".encode("cp1251"))
    assert read(file) == []
    assert [fault["line"] for fault in faults()] == [2]


def test_what_is_no_file_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "x.ftl").mkdir()
    assert read(tmp_path / "x.ftl") == []
    assert [(fault["line"], fault["package"]) for fault in faults()] == [(1, "roundhouse-games")]
