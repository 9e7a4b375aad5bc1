"""The verb admin: with a server that runs on the file, and without."""

import json
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result

from roundhouse.cli import roundhouse
from roundhouse.server.admin.socket import door_of
from roundhouse.store import open_store
from tests.support.serving import Running, free_port, serving, toy_config

NEW = {"login": "Zoe", "password": "correct horse battery staple", "register": "1"}


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("ROUNDHOUSE_LANG", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / ("a-folder-with-a-name-that-no-socket-could-have" * 2)
    folder.mkdir()
    return folder / "tables.sqlite"


@pytest.fixture
def served(file: Path) -> Iterator[Running]:
    with serving(toy_config(str(file), accounts=True)) as running:
        yield running


def admin(file: Path | str, *args: str, **given: str) -> Result:
    command = ["admin", args[0], "--database", str(file), *args[1:]]
    return CliRunner().invoke(roundhouse, command, **given)  # type: ignore[arg-type] # input alone


def joined(served: Running) -> httpx.Client:
    zoe = served.visitor()
    assert zoe.post("/enter", data=NEW).status_code == 303
    return zoe


def test_a_running_server_does_what_it_is_told(served: Running, file: Path) -> None:
    zoe = joined(served)
    listed = admin(file, "users", "--json")
    assert [each["name"] for each in json.loads(listed.stdout)] == ["Zoe"]
    assert zoe.get("/me").status_code == 200
    done = admin(file, "revoke", "zoe")
    assert (done.exit_code, done.stdout) == (0, "zoe is signed out.\n")
    again = admin(file, "ban", "zoe", "--days", "2")
    assert again.exit_code == 0, again.stderr
    with served.visitor() as again_zoe:
        answer = again_zoe.post("/enter", data={"login": "Zoe", "password": NEW["password"]})
    assert answer.status_code == 403
    assert "banned until" in admin(file, "users").stdout
    assert admin(file, "unban", "zoe").exit_code == 0
    zoe.close()


def test_closed_registration_lets_nobody_new_in(served: Running, file: Path) -> None:
    joined(served).close()
    assert admin(file, "registration", "closed").exit_code == 0
    with served.visitor() as yan:
        answer = yan.post("/enter", data=NEW | {"login": "Yan"})
    assert answer.status_code == 403
    assert "New accounts" in answer.text


def test_the_door_is_for_the_files_owner_only_and_goes_with_the_server(file: Path) -> None:
    with serving(toy_config(str(file))) as running:
        httpx.get(f"{running.url}/health")
        mode = door_of(file).stat().st_mode
        assert stat.S_ISSOCK(mode)
        assert mode & 0o777 == 0o600
        for name in ("_id", "close", "__init__"):
            assert admin(file, name).exit_code != 0
    assert not door_of(file).exists()


def test_without_a_server_it_is_done_on_the_spot(file: Path, tmp_path: Path) -> None:
    with serving(toy_config(str(file), accounts=True)) as running:
        joined(running).close()
    to = tmp_path / "zoe.json"
    assert admin(file, "export", "zoe", str(to)).exit_code == 0
    assert json.loads(to.read_text(encoding="utf-8"))["identity"][0]["name"] == "Zoe"
    assert to.stat().st_mode & 0o777 == 0o600
    link = admin(file, "reset-password", "zoe", "--address", "https://play.example.org").stdout
    assert "https://play.example.org/recover/" in link
    assert admin(file, "delete", "zoe", input="n\n").exit_code == 1
    assert admin(file, "delete", "zoe", "--yes").exit_code == 0
    assert admin(file, "export", "zoe").exit_code == 1
    assert admin(file, "rotate-keys", "--sign-out").exit_code == 0
    assert "Add --delete" in admin(file, "tidy", "--finished", "30").stdout


def refused(result: Result, *parts: str) -> None:
    assert (result.exit_code, result.stderr.count("\n")) == (1, 1), result.stderr
    for part in parts:
        assert part in result.stderr


def test_what_cannot_be_done_is_one_sentence(file: Path) -> None:
    refused(admin(file, "users"), str(file.name))
    assert not file.exists()
    store = open_store(str(file))
    refused(admin(file, "users"), "can’t be reached")
    store.close()
    refused(admin(file, "ban", "nobody"))
    refused(admin("postgresql://nobody:SESAME@127.0.0.1:1/x", "users"), "nobody:***@")


def test_a_damaged_key_is_told_and_can_be_replaced(file: Path) -> None:
    store = open_store(str(file))
    store.secret()
    store.set_setting("secret", "\x00garbage")
    store.close()
    serve = ["serve", "--no-open", "--port", str(free_port()), "--database", str(file)]
    started = CliRunner().invoke(roundhouse, serve)
    refused(started, "rotate-keys")
    replaced = admin(file, "rotate-keys")
    assert replaced.exit_code == 0, replaced.stderr
    store = open_store(str(file))
    assert len(store.secret()) == 64
    store.close()
