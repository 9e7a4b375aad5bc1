"""The way to add an extra is told as it is for whoever asks: the launcher's or pip's."""

from pathlib import Path

import pytest

from roundhouse.core.installed import MissingExtra, command_for, needing
from roundhouse.messages import LANGUAGES, sentence

PIP = 'pip install "roundhouse-games[png]"'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "roundhouse").touch()
    return tmp_path


def test_in_the_environment_of_the_launcher_it_is_the_launcher(checkout: Path) -> None:
    told = command_for("png", root=checkout, environment=str(checkout / ".venv"))
    assert told == "./roundhouse setup png"


def test_in_an_environment_of_ones_own_it_is_pip(checkout: Path) -> None:
    assert command_for("png", root=checkout, environment="/home/amy/env") == PIP


def test_where_a_wheel_lies_there_is_no_launcher(tmp_path: Path) -> None:
    (tmp_path / "roundhouse").mkdir()
    assert command_for("png", root=tmp_path, environment=str(tmp_path / ".venv")) == PIP


def test_what_is_missing_is_told_with_the_command_in_every_language() -> None:
    with pytest.raises(MissingExtra) as refused, needing("rl"):
        raise ModuleNotFoundError("numpy")
    assert refused.value.params == {"extra": "rl", "command": command_for("rl")}
    assert isinstance(refused.value, ImportError)
    for language in LANGUAGES:
        assert sentence(refused.value, language).endswith(command_for("rl"))
        told = sentence(MissingExtra(extra="png", command=PIP), language)
        assert "png" in told.replace(PIP, "")
        assert told.endswith(PIP)


def test_what_is_there_is_imported() -> None:
    with needing("fast"):
        import json  # noqa: PLC0415 - what is imported inside is what counts
    assert json.loads("1") == 1
