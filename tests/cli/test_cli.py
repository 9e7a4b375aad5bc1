"""The command explains itself, and says no in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse import __version__, cli
from roundhouse.cli.output import language_option
from roundhouse.cli.verbs import Verbs


class Toys(Verbs):
    package = "tests.cli.toys"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROUNDHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "ROUNDHOUSE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def run(*args: str) -> Result:
    return CliRunner().invoke(language_option(Toys("toys")), args, prog_name="toys")


def test_help_lists_the_verbs_by_their_first_lines_and_no_other_file() -> None:
    shown = run("--help").stdout
    assert "Study:\n  import    Read a file of JSON.\n" in shown
    assert "More:\n  go-wrong  Raise what is asked for.\n" in shown
    assert "helper" not in shown


def test_help_of_the_command_has_two_examples_and_each_verb_a_line() -> None:
    shown = CliRunner().invoke(cli.roundhouse, ["--help"]).stdout
    assert shown.partition("Examples:")[2].count("  roundhouse ") == 2
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_each_verb_that_is_built_can_be_read_and_has_its_own_help() -> None:
    for verb in cli.roundhouse.list_commands(cli.roundhouse.make_context("x", ["x"])):
        shown = CliRunner().invoke(cli.roundhouse, [verb, "--help"])
        assert (shown.exit_code, shown.stdout[:6]) == (0, "Usage:"), verb


def test_help_loads_neither_rich_nor_a_server() -> None:
    program = (
        "import sys, click.testing as t, roundhouse.cli as c;"
        "t.CliRunner().invoke(c.roundhouse, ['--help']);"
        "print({'rich', 'fastapi', 'sqlalchemy', 'fluent'} & set(sys.modules))"
    )
    shown = subprocess.run([sys.executable, "-c", program], check=True, stdout=-1)
    assert shown.stdout == b"set()\n"


def test_the_version_is_told() -> None:
    assert CliRunner().invoke(cli.roundhouse, ["--version"]).stdout == f"Roundhouse {__version__}\n"


def test_a_mistyped_verb_is_answered_with_the_nearest() -> None:
    result = run("imprt")
    assert result.exit_code == 2
    assert result.stderr == "There is no command “imprt”. Did you mean “import”?\n"


def test_an_unknown_verb_is_answered_with_where_to_look() -> None:
    for verb in ("zzz", "helper", "../verbs"):
        assert run(verb).stderr.startswith(f"There is no command “{verb}”. Run “roundhouse --help”")


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("fault", "The game has moved on from move 3 to 5."),
        ("bug", "Roundhouse failed unexpectedly (KeyError: 'lost')."),
        ("text", "The file isn’t UTF-8 text (see byte 1)."),
        ("denied", "“secret.json” can’t be used: Permission denied."),
    ],
)
def test_what_goes_wrong_is_told_in_one_line(kind: str, words: str) -> None:
    result = run("go-wrong", kind)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(words)
    assert result.stderr.count("\n") == 1


def test_whoever_looks_for_a_bug_gets_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DEBUG", "1")
    assert isinstance(run("go-wrong", "bug").exception, KeyError)


def test_files_that_cannot_be_read_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{\n!")
    missing, folder = tmp_path / "none.json", tmp_path
    assert run("import", str(missing)).stderr.startswith(f"There is no file “{missing}”.")
    assert run("import", str(folder)).stderr.startswith(f"“{folder}” is a folder.")
    assert run("import", str(tmp_path / "bad.json")).stderr.startswith(
        "This file isn’t JSON (line 2"
    )


def test_a_verb_can_refuse_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "empty.json").write_text("[]")
    result = run("import", str(tmp_path / "empty.json"))
    assert (result.exit_code, result.stderr) == (1, "Nothing is in it.\n")


def test_the_language_is_the_options_then_our_variables_then_the_locales(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.json").write_text("[1]")
    path = str(tmp_path / "a.json")
    assert run("import", path).stdout == "read in en\n"
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert run("import", path).stdout == "read in ja\n"
    monkeypatch.setenv("ROUNDHOUSE_LANG", "pl")
    assert run("import", path).stdout == "read in pl\n"
    assert run("--lang", "ru", "import", path).stdout == "read in ru\n"
    assert run("import", path, "--lang", "en").stdout == "read in en\n"


def test_the_arenas_help_tells_what_each_setting_does() -> None:
    told = CliRunner().invoke(cli.roundhouse, ["arena", "--help"]).output
    words = " ".join(told.split())
    assert "by_the_letter=false|true" in words
    assert "4. The second tile of Michigan Central" in words
    assert "enforce_max_routes=true|false" in words
