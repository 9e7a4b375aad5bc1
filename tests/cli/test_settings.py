"""Settings from options, the environment and a file: which wins, and what is said of wrong ones."""

import socket
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from roundhouse.cli import roundhouse, serve
from roundhouse.cli.limits import limits_of, retention_of
from roundhouse.cli.settings import PREFIX
from roundhouse.server.config import FOR_EVER, Limits, Retention
from tests.support.serving import free_port


@pytest.fixture(autouse=True)
def _nobodys_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("ROUNDHOUSE_LANG", "en")


@pytest.fixture(autouse=True)
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What a server would be started with, in place of starting it."""
    found: list[dict[str, Any]] = []

    def note(given: dict[str, Any], host: str, address: str) -> None:
        found.append(given | {"host": host, "address": address})

    monkeypatch.setattr(serve, "_config", note)
    monkeypatch.setattr(serve, "_app", lambda _config: None)
    monkeypatch.setattr(serve, "_log", lambda _given: None)
    monkeypatch.setattr(serve, "_open_soon", lambda _address: None)
    monkeypatch.setattr(serve, "_run", lambda _app, _config, listening: listening.close())
    return found


def run(*args: str, **variables: str) -> Result:
    environment = {f"{PREFIX}_{name}": value for name, value in variables.items()}
    return CliRunner().invoke(roundhouse, ["serve", *args], env=environment)


def free() -> str:
    return f"--port={free_port()}"


def one_sentence(result: Result, *parts: str) -> None:
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1), result.output
    for part in parts:
        assert part in result.stderr


def settings(folder: Path, text: str) -> Path:
    file = folder / "server.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_command_line_over_environment_over_file_over_what_is_usual(
    tmp_path: Path, started: list[dict[str, Any]]
) -> None:
    file = settings(tmp_path, "bots = 2\nstreams = 2\nabandon-after = 2\naccounts = true\n")
    done = run(free(), "--config", str(file), "--bots", "4", BOTS="3", STREAMS="3")
    assert done.exit_code == 0, done.output
    (given,) = started
    assert (given["bots"], given["streams"], given["abandon_after"]) == (4, 3, 2.0)
    assert given["accounts"] is True
    assert given["log_format"] == "text"


def test_the_file_in_the_configuration_folder_is_read_by_itself(
    tmp_path: Path, started: list[dict[str, Any]]
) -> None:
    settings(tmp_path / "config" / "roundhouse", 'metrics-from = ["10.0.0.0/8", "::1"]\n')
    assert run(free()).exit_code == 0
    assert started[0]["metrics_from"] == ("10.0.0.0/8", "::1/128")


def test_an_operator_sets_how_much_one_person_may_have_and_how_long_it_is_kept(
    tmp_path: Path, started: list[dict[str, Any]]
) -> None:
    file = settings(tmp_path, "tables-each = 7\nkeep-finished = 365\nkeep-chat = 90.5\n")
    assert (
        run(free(), "--config", str(file), "--imports-each=0", BOT_TABLES_EACH="2").exit_code == 0
    )
    limits = limits_of(started[0])
    most = (limits.tables_in_play, limits.tables_of_bots, limits.tables_imported, limits.streams)
    assert most == (7, 2, 0, 100)
    assert retention_of(started[0]) == Retention(finished=365, idle=None, chat=90.5)
    one_sentence(run("--keep-idle", "0"), "--keep-idle")
    one_sentence(run("--tables-each", "0"), "--tables-each")


def test_what_is_usual_is_what_a_server_has_by_itself(started: list[dict[str, Any]]) -> None:
    assert run(free()).exit_code == 0
    assert limits_of(started[0]) == Limits()
    assert retention_of(started[0]) == FOR_EVER


def test_an_unknown_language_in_the_environment_stops_nothing(
    started: list[dict[str, Any]],
) -> None:
    assert run(free(), LANG="tlh").exit_code == 0
    assert started


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('port = "abc"', ["server.toml", "port", "abc"]),
        ("bots = 0", ["server.toml", "bots", "0"]),
        ("prot = 1", ["server.toml", "prot", "Did you mean “port”?"]),
        ("xyzzy = 1", ["server.toml", "xyzzy", "serve --help"]),
        ('public = "yes"', ["server.toml", "public", "true or false"]),
        ("port = true", ["server.toml", "port", "a number"]),
        ('metrics-from = "::1"', ["server.toml", "metrics-from", "list"]),
        ('metrics-from = ["10.0.0.0/99"]', ["server.toml", "metrics-from", "10.0.0.0/99"]),
        ('address = "play.example.org"', ["server.toml", "address", "https://"]),
        ("bots = ", ["server.toml", "TOML", "end of document"]),
        ("[serve]\nbots = 2", ["server.toml", "serve"]),
    ],
)
def test_a_wrong_line_of_the_file_is_one_sentence_with_file_and_key(
    tmp_path: Path, text: str, parts: list[str]
) -> None:
    one_sentence(run("--config", str(settings(tmp_path, text))), *parts)


def test_a_file_that_is_named_must_be_there_and_be_text(tmp_path: Path) -> None:
    one_sentence(run("--config", str(tmp_path / "none.toml")), "none.toml")
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    one_sentence(run("--config", str(tmp_path / "x.toml")), "x.toml")


@pytest.mark.parametrize(
    ("name", "value", "part"),
    [
        ("BOTS", "0", "ROUNDHOUSE_BOTS"),
        ("PORT", "tcp://10.0.0.1:80", "ROUNDHOUSE_PORT"),
        ("ACCOUNTS", "perhaps", "ROUNDHOUSE_ACCOUNTS"),
        ("ACOUNTS", "true", "Did you mean ROUNDHOUSE_ACCOUNTS?"),
        ("DATABASE", "mysql://db/x", "can’t use the database"),
    ],
)
def test_a_wrong_variable_is_one_sentence_with_its_name(name: str, value: str, part: str) -> None:
    one_sentence(run(**{name: value}), part)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--bots", "0"),
        ("--smtp", "host:abc"),
        ("--smtp", "a@b:25"),
        ("--database", "mysql://db/x"),
        ("--address", "play.example.org"),
        ("--address", "https://play.example.org/games"),
        ("--address", "https://play.example.org:99999"),
        ("--metrics-from", "everybody"),
        ("--bot-cluster", "10.0.0.5:8786"),
        ("--bot-cluster", "tcp://10.0.0.5"),
        ("--log-format", "xml"),
    ],
)
def test_a_wrong_option_is_one_sentence_with_its_name(option: str, value: str) -> None:
    one_sentence(run(option, value), option, value)


def test_a_host_that_is_not_ours_is_no_busy_port() -> None:
    for host in ("192.0.2.1", "300.1.1.1"):
        done = run("--host", host)
        assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
        assert f"can’t listen on {host}" in done.stderr
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "cannot listen" not in run("--port", port).stderr
