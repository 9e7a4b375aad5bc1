"""Whatever is wrong with a file, one sentence says what and where; nothing is written.

Our own games are damaged at random: the worked examples of both rules, an export and a record of
the first, positions, and a board.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from roundhouse import cli
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.records import read_record
from roundhouse.games.g1846.foreign.shape import after
from tests.cli.test_routes import GOOD
from tests.games.g1846.foreign.example import ACTIONS, export, record
from tests.support.damage import as_bytes, damaged, mangled

SEED = 6  # removes what the example of the rules removes
LONGEST = 4000


@pytest.fixture(autouse=True, scope="module")
def _english() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ROUNDHOUSE_LANG", "en")
        patch.delenv("ROUNDHOUSE_DEBUG", raising=False)
        yield


def journal(game: str) -> Callable[[], Any]:
    folder = files(f"roundhouse.games.{game}") / "examples"
    return lambda: json.loads((folder / "game.json").read_bytes())


@cache
def exported() -> Any:
    return json.loads(
        as_bytes(export(ACTIONS, settings={"seed": SEED, "optional_rules": ["first_ed"]}))
    )


@cache
def recorded() -> Any:
    """The example with the state after each move."""
    whole = record()
    follower = Follower(read_record(whole))
    for step, _ in zip(whole["steps"], follower.moves(), strict=True):
        step["after"] = json.loads(as_bytes(after(follower.state, follower.record.players)))
    return whole


CASES: list[tuple[Callable[[], Any], tuple[str, ...]]] = [
    (journal("g1846"), ("replay",)),
    (journal("g1846"), ("replay", "--states")),
    (journal("g1846"), ("draw", "-o", "out.svg")),
    (journal("switch_signal"), ("replay",)),
    (exported, ("import", "-o", "out.json")),
    (exported, ("replay",)),
    (recorded, ("check-corpus",)),
    (lambda: [GOOD, GOOD], ("routes",)),
    (lambda: [GOOD, GOOD], ("routes", "--json")),
]
every_case = pytest.mark.parametrize(
    ("make", "verb"), CASES, ids=[f"{n}-{'-'.join(verb)}" for n, (_, verb) in enumerate(CASES)]
)


@cache
def any_damage(make: Callable[[], Any]) -> st.SearchStrategy[Any]:
    return damaged(make())


def run(folder: Path, text: bytes, *verb: str, name: str = "damaged.json") -> Result:
    """Call *verb* with a file of *text*; what it is to write goes beside it."""
    (folder / name).write_bytes(text)
    what = folder if verb[0] == "check-corpus" else folder / name
    rest = [str(folder / word) if word.startswith("out.") else word for word in verb[1:]]
    return CliRunner().invoke(cli.roundhouse, [verb[0], str(what), *rest])


def judge(done: Result, verb: str) -> None:
    """A verb does its work, or says in one line why not."""
    assert isinstance(done.exception, SystemExit | None), done.exception
    assert done.exit_code in (0, 1, 2)
    assert "unexpectedly" not in done.stderr
    assert "{???}" not in done.output
    assert len(done.stderr) < LONGEST
    if done.exit_code and verb != "check-corpus":  # which prints a line a game
        assert done.stderr.count("\n") == 1


@every_case
def test_the_files_are_good_before_they_are_damaged(
    make: Callable[[], Any], verb: tuple[str, ...], tmp_path: Path
) -> None:
    done = run(tmp_path, as_bytes(make()), *verb)
    assert (done.exit_code, done.exception) == (0, None), done.output


@every_case
@given(data=st.data())
def test_a_file_with_anything_wrong_in_it_is_told_in_one_line(
    make: Callable[[], Any], verb: tuple[str, ...], data: st.DataObject
) -> None:
    text = as_bytes(data.draw(any_damage(make)))
    with TemporaryDirectory() as folder:
        judge(run(Path(folder), text, *verb), verb[0])


@every_case
@given(data=st.data())
def test_a_file_cut_off_or_stained_is_told_in_one_line(
    make: Callable[[], Any], verb: tuple[str, ...], data: st.DataObject
) -> None:
    text = data.draw(mangled(as_bytes(make())))
    with TemporaryDirectory() as folder:
        done = run(Path(folder), text, *verb)
        judge(done, verb[0])
        assert done.exit_code == 0 or not [*Path(folder).glob("out.*")]


BOARD = (
    files("roundhouse.games.switch_signal.rules") / "data/boards/central-europe.toml"
).read_bytes()
VALUES = [value.span() for value in re.finditer(rb'(?<== )(-?[\d.]+|"[^"\n]*"|true|false)', BOARD)]
OTHERS = (
    b"1e400",
    b"nan",
    b"-1",
    b"0",
    b"99999",
    b"9" * 300,
    b'"x"',
    b'""',
    b"[]",
    b"true",
    b"3.5",
)


def with_another_value(value: tuple[int, int], other: bytes) -> bytes:
    return BOARD[: value[0]] + other + BOARD[value[1] :]


@given(
    mangled(BOARD) | st.builds(with_another_value, st.sampled_from(VALUES), st.sampled_from(OTHERS))
)
def test_a_damaged_board_is_told(text: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "central-europe.toml"
        path.write_bytes(text)
        judge(CliRunner().invoke(cli.roundhouse, ["board", "check", str(path)]), "board")


VERBS = ("import", "replay", "draw", "routes")


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "This file isn’t JSON (line 1: Expecting value)."),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "This file isn’t JSON (line 1: byte 0 is not UTF-8)."),
        (b'{"players": "\xff"}', "This file isn’t JSON (line 1: byte 13 is not UTF-8)."),
        (b"[" * 100_000, "This file isn’t JSON (line 1: nested more than 50 deep)."),
        (b'{"seed": ' + b"9" * 5000 + b"}", "This file isn’t JSON (line 1: a number has too many"),
    ],
)
def test_what_is_no_json_is_told(verb: str, text: bytes, said: str, tmp_path: Path) -> None:
    done = run(tmp_path, text, verb)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith(said)


@pytest.mark.parametrize("verb", [*VERBS, "check-corpus"])
def test_a_missing_file_is_told(verb: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(cli.roundhouse, [verb, str(tmp_path / "none.json")])
    assert done.exit_code == 1
    assert done.stderr.startswith("There is no ")


@pytest.mark.parametrize("verb", VERBS)
def test_a_folder_is_no_file(verb: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(cli.roundhouse, [verb, str(tmp_path)])
    assert (done.exit_code, done.stderr) == (1, f"“{tmp_path}” is a folder. Choose a file in it.\n")


@pytest.mark.parametrize("verb", VERBS)
def test_a_file_without_end_is_read_within_bounds(verb: str) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("there is no /dev/zero here")
    done = CliRunner().invoke(cli.roundhouse, [verb, "/dev/zero"])
    assert done.stderr.startswith("This file has 16,000,001 bytes; Roundhouse reads at most")


def test_one_bad_file_does_not_keep_the_others_from_being_compared(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{")
    (tmp_path / "b.json").mkdir()
    (tmp_path / "c.json").write_text("[]")
    (tmp_path / "d.json").write_bytes(as_bytes(recorded() | {"steps": [3]}))
    done = run(tmp_path, as_bytes(recorded()), "check-corpus", name="e.json")
    assert done.exit_code == 1
    told = done.stdout.splitlines()
    assert told[0].startswith("a.json: refused · 0 actions compared, 0 not")
    assert told[1].strip().startswith("This file isn’t JSON")
    assert told[3].strip() == "Move 1 (?) in this record is damaged: “action” is missing or wrong."
    assert told[4].startswith(f"e.json: equal · {len(ACTIONS)} actions compared, 0 not")
    assert told[-1] == (
        f"3 games, {len(ACTIONS)} actions compared, 1 not: "
        "1 equal, 0 explained, 0 different, 2 refused."
    )


def test_a_state_that_is_missing_is_told(tmp_path: Path) -> None:
    whole = json.loads(as_bytes(recorded()))
    del whole["steps"][4]["after"]
    done = run(tmp_path, as_bytes(whole), "check-corpus")
    assert "the state after action 5 is missing" in done.stdout
    assert "different" in done.stdout.splitlines()[0]


def test_nothing_in_a_file_steers_the_terminal(tmp_path: Path) -> None:
    game = journal("g1846")()
    game["players"][0] = "\x1b[2J\u202eA\nmy"
    told = run(tmp_path, as_bytes(game), "replay").stdout
    assert "\x1b" not in told
    assert "\u202e" not in told
    assert "��A�my" in told.replace("[2J", "")


@pytest.mark.parametrize("players", [[], ["Amy"], ["Amy"] * 9])
def test_a_journal_need_not_name_its_players(players: list[str], tmp_path: Path) -> None:
    done = run(tmp_path, as_bytes(journal("g1846")() | {"players": players}), "replay", "--states")
    named = json.loads(done.stdout.splitlines()[-1])["players"]
    assert set(named) == {*players[:3]} | {f"Player {n}" for n in (1, 2, 3) if n > len(players)}


def test_a_journal_is_no_export(tmp_path: Path) -> None:
    done = run(tmp_path, as_bytes(journal("g1846")()), "import", "-o", "out.json")
    assert (done.exit_code, [*tmp_path.glob("out.*")]) == (1, [])
    assert "is already a Roundhouse journal" in done.stderr
