"""``./roundhouse`` sets up once, and says in one sentence why it cannot."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.conftest import COUNTING
from tests.support.citations import ROOT
from tests.support.launcher import launcher


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The launcher, as if it lay in an empty folder that was set up before."""
    module = launcher()
    for name in module.MADE_FROM:
        shutil.copy(ROOT / name, tmp_path)
    for name in ("ROOT", "VENV", "PYTHON", "STAMP", "LOG"):
        place: Path = getattr(module, name)
        monkeypatch.setattr(module, name, tmp_path / place.relative_to(ROOT))
    module.PYTHON.parent.mkdir(parents=True)
    module.PYTHON.symlink_to(sys.executable)
    module.STAMP.write_text(json.dumps({"made": module.made(), "extras": ["png", "test"]}))
    return module


def test_a_folder_that_is_set_up_is_left_alone(
    here: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(here, "install", pytest.fail)
    assert here.set_up(frozenset()) == 0
    assert here.set_up(frozenset({"test"})) == 0


@pytest.mark.parametrize("change", ["pyproject.toml", "constraints.txt", "python", "stamp"])
def test_whatever_a_set_up_depends_on_asks_for_another(here: ModuleType, change: str) -> None:
    assert here.is_set_up(frozenset())
    if change == "python":
        here.PYTHON.unlink()
    elif change == "stamp":
        here.STAMP.write_text("{")
    else:
        (here.ROOT / change).write_text("changed")
    assert not here.is_set_up(frozenset())


def test_a_new_extra_is_added_to_those_there(
    here: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(here, "install", asked.append)
    here.set_up(frozenset({"rl"}))
    assert asked == [{"png", "rl", "test"}]


def test_what_an_older_set_up_left_under_its_old_name_goes(
    here: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(here, "usable_pip", lambda: ["pip"])
    monkeypatch.setattr(here.subprocess, "run", run)
    packages = here.VENV / "lib" / "python3" / "site-packages"
    (packages / "roundhouse_games-0.1.0.dist-info").mkdir(parents=True)
    here.install(frozenset())
    assert [command[1] for command in ran] == ["install"]
    (packages / "roundhouse-0.1.0.dist-info").mkdir()
    here.install(frozenset())
    assert [command[1] for command in ran[1:]] == ["uninstall", "install"]
    assert ran[1][-1] == "roundhouse"


def test_pip_is_told_where_to_put_packages_by_us_alone(
    here: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PIP_INDEX_URL", "https://packages.example/simple")
    told = here.pip_environment()
    assert (told["PIP_USER"], told["PIP_INDEX_URL"]) == ("0", "https://packages.example/simple")
    assert told.keys().isdisjoint({"PIP_TARGET", "PYTHONPATH"})


@pytest.mark.parametrize(
    ("output", "words"),
    [
        ("WARNING: broken by 'NewConnectionError('...'\nERROR: No matching", "no connection"),
        ("ERROR: first\nERROR: No space left on device", "No space left on device (see "),
        ("killed", "pip failed (see "),
    ],
)
def test_why_pip_failed_is_one_sentence(here: ModuleType, output: str, words: str) -> None:
    told = here.why_pip_failed(output)
    assert words in told
    assert "\n" not in told


@pytest.mark.parametrize("args", [[], ["--long"]])
def test_the_whole_suite_is_measured(
    here: ModuleType, monkeypatch: pytest.MonkeyPatch, args: list[str]
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(here, "check", lambda checks: ran.extend(checks.values()))
    monkeypatch.chdir(here.ROOT)
    here.test(args)
    assert ran == [[*here.COUNTED, *args], [*here.OTHERS, *args]]
    assert ["--cov-fail-under=100" in command for command in ran] == [True, False]


def test_all_that_counts_is_looked_for_where_it_is(here: ModuleType) -> None:
    assert [f"tests/{folder}" for folder in COUNTING] == here.COUNTING


def test_what_tests_compile_is_kept(here: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" in here.environment()
    assert "PYTHONDONTWRITEBYTECODE" not in here.compiled()


@pytest.mark.parametrize("args", [["tests/core"], ["-k", "x"]])
def test_a_part_of_the_suite_is_not_measured(
    here: ModuleType, monkeypatch: pytest.MonkeyPatch, args: list[str]
) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(here, "become", became.append)
    monkeypatch.chdir(here.ROOT)
    here.test(args)
    assert became == [[*here.PYTEST, "-n", "2", *args]]


def test_an_old_python_is_told(
    here: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(here, "OLDEST", (4, 0))
    with pytest.raises(SystemExit):
        here.main(["serve"])
    assert capsys.readouterr().err == "Roundhouse needs Python 4.0 or newer.\n"


def test_a_python_without_pip_is_told(
    here: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(here, "runs", lambda *_: False)
    monkeypatch.setattr(here, "find_spec", lambda _: None)
    with pytest.raises(SystemExit):
        here.usable_pip()
    assert capsys.readouterr().err == (
        "Roundhouse needs pip to set itself up; on Debian: apt install python3-pip.\n"
    )


def test_verbs_and_their_ends_are_passed_on() -> None:
    def ran(*args: str) -> tuple[int, str, str]:
        done = subprocess.run(
            [ROOT / "roundhouse", *args], check=False, cwd="/", capture_output=True, text=True
        )
        return done.returncode, done.stdout, done.stderr

    if not launcher().is_set_up(frozenset()):
        pytest.skip("this folder was not set up by ./roundhouse: run ./roundhouse setup")
    assert ran()[1].startswith("Usage: roundhouse ")
    assert ran("no-such-verb")[0] == 2


@pytest.mark.long
def test_a_fresh_folder_is_set_up_by_its_first_verb(tmp_path: Path) -> None:
    files = subprocess.run(
        ["git", "ls-files", "-z"], check=True, cwd=ROOT, capture_output=True, text=True
    ).stdout.split("\0")
    for name in filter(None, files):
        (tmp_path / "it" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / "it" / name)
    settings = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    done = subprocess.run(
        [tmp_path / "it" / "roundhouse", "--version"],
        check=True,
        env={**settings, "HOME": str(tmp_path), "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
    )
    assert done.stdout.startswith("Roundhouse ")
