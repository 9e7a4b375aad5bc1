"""The verbs backup and restore: what they say, and with which status."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse.cli import roundhouse
from roundhouse.store import open_store
from tests.store.rows import with_table


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("ROUNDHOUSE_LANG", "en")


def run(*args: str | Path, **variables: str) -> Result:
    return CliRunner().invoke(roundhouse, [str(arg) for arg in args], env=variables)


def filled(path: Path) -> Path:
    store = open_store(str(path))
    with_table(store, lines=(json.dumps("x"),))
    store.close()
    return path


def refused(result: Result, *parts: str) -> None:
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    for part in parts:
        assert part in result.stderr


def test_back_and_forth_with_nothing_named(tmp_path: Path) -> None:
    filled(tmp_path / "data" / "roundhouse" / "tables.sqlite")
    done = run("backup")
    assert done.exit_code == 0, done.stderr
    (copy,) = (tmp_path / "data" / "roundhouse" / "backups").iterdir()
    assert str(copy) in done.stdout
    assert "1 table and 1 journal entry" in done.stdout
    done = run("restore", copy, ROUNDHOUSE_DATABASE=str(tmp_path / "other.sqlite"))
    assert done.exit_code == 0, done.stderr
    assert (tmp_path / "other.sqlite").is_file()
    refused(run("restore", copy), "already", "--force")
    assert run("restore", copy, "--force").exit_code == 0


def test_of_dated_copies_only_the_newest_are_kept(tmp_path: Path) -> None:
    database, folder = filled(tmp_path / "t.sqlite"), tmp_path / "copies"
    folder.mkdir()
    old = [folder / f"roundhouse-2020-01-0{day}T00-00-00Z.sqlite" for day in (1, 2, 3)]
    for file in (*old, folder / "notes.sqlite"):
        file.touch()
    assert run("backup", folder, "--keep", "2", "--database", database).exit_code == 0
    left = sorted(file.name for file in folder.iterdir())
    assert left[0] == "notes.sqlite"
    assert left[1] == old[2].name
    assert len(left) == 3


def test_what_cannot_be_done_is_one_sentence(tmp_path: Path) -> None:
    database = filled(tmp_path / "t.sqlite")
    (tmp_path / "there").touch()
    refused(run("backup", tmp_path / "there", "--database", database), "there")
    refused(run("backup", "--database", tmp_path / "none.sqlite"), "none.sqlite")
    refused(run("restore", tmp_path / "there", "--database", tmp_path / "new"), "there")
    refused(run("restore", tmp_path / "none", "--database", tmp_path / "new"), "none")
    refused(run("backup", "--database", "postgresql://rh:SESAME@127.0.0.1:1/x"), "rh:***@")
    store = open_store(str(database))
    try:
        assert run("backup", tmp_path / "copy", "--database", database).exit_code == 0
        again = run("restore", tmp_path / "copy", "--force", "--database", database)
        refused(again, "server is using")
    finally:
        store.close()
